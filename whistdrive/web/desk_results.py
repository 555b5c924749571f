"""The desk's results: entering one deal, and correcting one with its history."""

from dataclasses import dataclass, replace

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.recorded import Version
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.rounds import Result, result_of, round_page
from whistdrive.services.changing import actor_for
from whistdrive.services.deals import SavedBySomebodyElse, record_deal
from whistdrive.web.forms_play import DealForm, stored_values
from whistdrive.web.guards import scorer_only


@dataclass(frozen=True)
class Place:
    """Which deal an address names."""

    slug: str
    number: int
    table: int
    deal: int


@dataclass(frozen=True)
class Refused:
    """A form that could not be taken: its status, and what somebody else saved where that was the reason."""

    form: DealForm
    status: int
    place: Place
    theirs: Version | None = None

    @property
    def at(self) -> str:
        """Its place on the round's page."""
        return f"table-{self.place.table}-deal-{self.place.deal}"

    @property
    def table(self) -> int:
        return self.place.table


@scorer_only
@require_POST
def record(request: HttpRequest, slug: str, number: int, table: int, deal: int) -> HttpResponse:
    """Take a result from the round's page and answer with its line, or with the page."""
    place = Place(slug, number, table, deal)
    refused = save(request, place)
    if refused or request.htmx:  # type: ignore[attr-defined]
        return _line(request, place, refused)
    return redirect(f"{reverse('round', args=[slug, number])}?after=table-{table}-deal-{deal}")


def save(request: HttpRequest, place: Place) -> Refused | None:
    """Record what the form says; None when it is stored."""
    form = DealForm(request.POST)
    if not form.is_valid():
        return Refused(form, 422, place)
    values = form.cleaned_data
    try:
        record_deal(
            slug=place.slug,
            cell=form.cell(place.number, place.table, place.deal),
            deal=replace(values["result"], number=place.deal),
            seen=values["seen"],
            key=values["key"],
            by=actor_for(request.user),
            why=values["why"],
        )
    except SavedBySomebodyElse as crossed:
        return Refused(form, 409, place, crossed.theirs)
    except RuleBroken as refusal:
        return _refused(form, place, refusal)
    return None


def _refused(form: DealForm, place: Place, refusal: RuleBroken) -> Refused:
    """A refusal of the services on the form; what is not there at all is left to the failure page."""
    if type(refusal) not in STATUSES:
        raise refusal
    form.add_error(None, " ".join(refusal.sentences))
    return Refused(form, STATUSES[type(refusal)], place)


STATUSES: dict[type[RuleBroken], int] = {RuleBroken: 422, Crossed: 409}


def _line(request: HttpRequest, place: Place, refused: Refused | None) -> HttpResponse:
    """The line alone for htmx, with the strip; else the whole round with the line as it was sent."""
    row = drive_row(place.slug)
    context: dict[str, object] = {"strip": strip_of(row), "refused": refused}
    status = refused.status if refused else 200
    if request.htmx:  # type: ignore[attr-defined]
        table, result = result_of(row, place.number, place.table, place.deal)
        context |= {"table": table, "result": result, "follows": _follows(table.results, result)}
        return render(request, "desk/_line.html", context, status=status)
    context |= {"page": round_page(row, place.number)}
    return render(request, "desk/round.html", context, status=status)


def _follows(results: tuple[Result, ...], result: Result) -> Result | None:
    """The line a rubber that goes on has gained below this one."""
    grown = results[-1].deal == result.deal + 1 and result.seen == 1 and not results[-1].versions
    return results[-1] if grown else None


@scorer_only
@require_http_methods(["GET", "HEAD", "POST"])
def correct_deal(request: HttpRequest, slug: str, number: int, table: int, deal: int) -> HttpResponse:
    """One deal with all its versions, and the form that adds the next one."""
    place = Place(slug, number, table, deal)
    refused = save(request, place) if request.method == "POST" else None
    if request.method == "POST" and not refused:
        return redirect(f"{reverse('round', args=[slug, number])}#table-{table}-deal-{deal}")
    row = drive_row(slug)
    sitting, result = result_of(row, number, table, deal)
    form = refused.form if refused and not refused.theirs else _filled(result, request.GET or request.POST)
    context = {"strip": strip_of(row), "table": sitting, "result": result, "form": form, "refused": refused}
    return render(request, "desk/correct_deal.html", context, status=refused.status if refused else 200)


def _filled(result: Result, typed: QueryDict) -> DealForm:
    """The form as stored, with what was typed elsewhere in its place."""
    initial = stored_values(result.stored) if result.stored else {}
    return DealForm(initial=initial | {name: typed[name] for name in ("ns", "why") if typed.get(name)})
