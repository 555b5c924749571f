"""The desk's standings, the end of an evening, what the public sees, and the log."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.desk import desk_standings, strip_of
from whistdrive.selectors.drives import drive_row, log_of
from whistdrive.selectors.prizes import prize_page
from whistdrive.services.changing import actor_for
from whistdrive.services.finish import finish_drive, reopen_drive
from whistdrive.services.setup import publish_drive, put_up_notice
from whistdrive.web.forms_play import NoticeForm, ReasonForm
from whistdrive.web.guards import organiser_only, scorer_only
from whistdrive.web.public import asked
from whistdrive.web.tables import standings_table


@scorer_only
@require_safe
def standings(request: HttpRequest, slug: str) -> HttpResponse:
    row, choice = drive_row(slug), asked(request)
    evening, found = desk_standings(row, choice.list_name, choice.after)
    shown = {
        "strip": strip_of(row),
        "evening": evening,
        "standings": found,
        "table": standings_table(request, evening, found, choice.sort),
        "choice": choice,
        "tabs": [(each, choice.query(list=each)) for each in evening.lists],
        "rounds": range(1, evening.round + 1),
    }
    return render(request, "desk/standings.html", shown)


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def finish(request: HttpRequest, slug: str) -> HttpResponse:
    """Close the drive; with results missing only for a reason."""
    if request.method == "POST":
        finish_drive(slug=slug, by=actor_for(request.user), why=_reason(request))
        messages.success(request, "The drive is finished. The public page says final.")
        for tie in prize_page(drive_row(slug)).ties:
            messages.warning(request, f"Before you announce the prizes: {tie.warning}")
        return redirect("desk_standings", slug)
    return render(request, "desk/finish.html", {"strip": strip_of(drive_row(slug)), "form": ReasonForm()})


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def reopen(request: HttpRequest, slug: str) -> HttpResponse:
    if request.method == "POST":
        reopen_drive(slug=slug, by=actor_for(request.user), why=_reason(request))
        messages.success(request, "The drive is open for corrections. The public page says so.")
        return redirect("desk_standings", slug)
    return render(request, "desk/reopen.html", {"strip": strip_of(drive_row(slug)), "form": ReasonForm()})


def _reason(request: HttpRequest) -> str:
    form = ReasonForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("The reason is too long.")
    return str(form.cleaned_data["why"])


@organiser_only
@require_POST
def publish(request: HttpRequest, slug: str) -> HttpResponse:
    """Show the drive's page to everybody, or hide it."""
    published = request.POST.get("published") == "yes"
    publish_drive(slug=slug, published=published, by=actor_for(request.user))
    messages.success(request, "Everybody can see this drive." if published else "The public page is hidden.")
    return redirect("drive_log", slug)


@organiser_only
@require_POST
def notice(request: HttpRequest, slug: str) -> HttpResponse:
    form = NoticeForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("A line on the big screen has 120 letters at most.")
    put_up_notice(slug=slug, notice=form.cleaned_data["notice"], by=actor_for(request.user))
    messages.success(request, "The big screen shows it." if form.cleaned_data["notice"] else "The line is taken down.")
    return redirect("drive_log", slug)


@scorer_only
@require_safe
def drive_log(request: HttpRequest, slug: str) -> HttpResponse:
    row = drive_row(slug)
    form = NoticeForm(initial={"notice": row.notice})
    return render(request, "desk/drive_log.html", {"strip": strip_of(row), "log": log_of(row), "form": form})
