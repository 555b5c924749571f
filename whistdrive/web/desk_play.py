"""The desk's rounds: seeing one, calling and drawing the next, taking the last one back."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.rounds import coming_round, first_missing, round_page
from whistdrive.services.changing import actor_for
from whistdrive.services.rounds import draw_round, swap_seats, take_back_round
from whistdrive.web.forms_play import DrawForm, SwapForm
from whistdrive.web.guards import organiser_only, scorer_only


@scorer_only
@require_safe
def round(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    row = drive_row(slug)
    page = round_page(row, number)
    focus = first_missing(page, request.GET.get("after", ""))
    return render(
        request, "desk/round.html", {"strip": strip_of(row), "page": page, "focus": focus, "swap": SwapForm()}
    )


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def next_round(request: HttpRequest, slug: str) -> HttpResponse:
    """What would be called now; posted, it is drawn."""
    if request.method == "POST":
        return _draw(request, slug)
    row = drive_row(slug)
    strip = strip_of(row)
    form = DrawForm(initial={"after": strip.drawn})
    return render(request, "desk/next_round.html", {"strip": strip, "coming": coming_round(row), "form": form})


def _draw(request: HttpRequest, slug: str) -> HttpResponse:
    form = DrawForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("The page was not complete. Open it again.")
    values = form.cleaned_data
    number = draw_round(slug=slug, after=values["after"], by=actor_for(request.user), why=values["why"])
    messages.success(request, f"Round {number} is drawn.")
    return redirect("round", slug, number)


@organiser_only
@require_POST
def take_back(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    take_back_round(slug=slug, number=number, by=actor_for(request.user))
    messages.success(request, f"Round {number} is taken back.")
    return redirect("next_round", slug)


@organiser_only
@require_POST
def swap(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    form = SwapForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Both numbers must be in this round, and be two.")
    pair = (form.cleaned_data["one"], form.cleaned_data["other"])
    swap_seats(slug=slug, number=number, entries=pair, by=actor_for(request.user))
    messages.success(request, f"Numbers {pair[0]} and {pair[1]} have changed places.")
    return redirect("round", slug, number)
