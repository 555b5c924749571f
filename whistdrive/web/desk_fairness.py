"""The desk's pages on fairness: the account of the evening, and planning its rest afresh."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.fairness import account_of, ahead_of, replanning_of
from whistdrive.services.changing import actor_for
from whistdrive.services.planning import replan_drive
from whistdrive.web.guards import organiser_only, scorer_only


@scorer_only
@require_safe
def fairness_page(request: HttpRequest, slug: str) -> HttpResponse:
    row = drive_row(slug)
    return render(request, "desk/fairness.html", {"strip": strip_of(row), "account": account_of(row)})


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def replan(request: HttpRequest, slug: str) -> HttpResponse:
    row = drive_row(slug)
    if request.method == "POST":
        after, seed = _number(request.POST.get("after", "")), _number(request.POST.get("seed", ""))
        replan_drive(slug=slug, after=after, seed=seed, by=actor_for(request.user))
        messages.success(request, "The rest of the evening is planned afresh. What was drawn stands.")
        return redirect("fairness", slug)
    seed = _number(request.GET.get("seed", "") or str(row.seed + 1))
    shown = {"strip": strip_of(row), "ahead": ahead_of(row, seed), "next_seed": seed + 1}
    return render(request, "desk/replan.html", shown)


@organiser_only
@require_safe
def new_plan(request: HttpRequest, slug: str) -> HttpResponse:
    """Before and after, which take seconds to work out: a part of the page above, or a page of its own."""
    row, seed = drive_row(slug), _number(request.GET.get("seed", ""))
    shown = {"strip": strip_of(row), "ahead": ahead_of(row, seed), "next_seed": seed + 1}
    name = "desk/_replan.html" if request.htmx else "desk/replan.html"  # type: ignore[attr-defined]
    response = render(request, name, {**shown, "plan": replanning_of(row, seed)})
    response["Vary"] = "HX-Request"
    return response


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise RuleBroken("That is not a plan this page offered.")
    return int(text)
