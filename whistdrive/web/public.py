"""The pages everybody may see: drives, standings, a player's card and the big screen."""

from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from whistdrive.core.problems import NotThere
from whistdrive.selectors.public import Pulse, pulse_of, shown_drive, shown_drives, shown_standings
from whistdrive.selectors.scorecards import shown_card
from whistdrive.selectors.screen import screen_pages
from whistdrive.web.live import live
from whistdrive.web.spreadsheet import csv_file, standings_rows
from whistdrive.web.tables import CardTable, session_names, standings_table

SORTS = ("place", "number", "name", "total")


@dataclass(frozen=True)
class Asked:
    """What a reader chose on a drive's page, with anything senseless left out."""

    list_name: str = ""
    after: int | None = None
    sort: str = ""

    @property
    def shape(self) -> str:
        return f"{self.list_name} {self.after} {self.sort}"

    def query(self, **more: object) -> str:
        """The choice as an address's query."""
        chosen = {"list": self.list_name, "after": self.after or "", "sort": self.sort} | more
        return urlencode({name: value for name, value in chosen.items() if value != ""})


def asked(request: HttpRequest) -> Asked:
    after, sort = request.GET.get("after", ""), request.GET.get("sort", "")
    known = sort.lstrip("-") in SORTS or sort.lstrip("-").startswith("session_")
    return Asked(
        list_name=request.GET.get("list", "")[:20],
        after=int(after) if after.isascii() and after.isdigit() and len(after) < 4 else None,
        sort=sort[:20] if known else "",
    )


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "public/home.html", {"drives": shown_drives()})


@require_safe
def drive(request: HttpRequest, slug: str) -> HttpResponse:
    pulse, choice = pulse_of(slug), asked(request)
    return live(request, pulse, f"drive {choice.shape}", lambda: _drive_page(request, pulse, choice))


def _drive_page(request: HttpRequest, pulse: Pulse, choice: Asked) -> HttpResponse:
    evening, whole = shown_drive(pulse.slug)
    name = choice.list_name or evening.lists[0]
    found = shown_standings(whole, name, choice.after)
    shown = {
        "evening": evening,
        "standings": found,
        "table": standings_table(request, evening, found, choice.sort),
        "choice": choice,
        "tabs": [(each, choice.query(list=each)) for each in evening.lists],
        "rounds": range(1, evening.round + 1),
        "csv_query": choice.query(list=name, sort=""),
        "live_query": choice.query(v=pulse.revision),
    }
    return render(request, _part(request, "public/_board.html", "public/drive.html"), shown)


@require_safe
def card(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    pulse = pulse_of(slug)
    return live(request, pulse, f"card {number}", lambda: _card_page(request, pulse, number))


def _card_page(request: HttpRequest, pulse: Pulse, number: int) -> HttpResponse:
    evening, whole = shown_drive(pulse.slug)
    found = shown_card(evening, whole, number)
    shown = {
        "evening": evening,
        "card": found,
        "table": CardTable(found.lines, several_deals=evening.rules.deals_per_round != 1),
        "halves": list(zip(session_names(len(found.sessions)), found.sessions, strict=True)),
        "live_query": urlencode({"v": pulse.revision}),
    }
    return render(request, _part(request, "public/_card.html", "public/card.html"), shown)


@require_safe
def card_lookup(request: HttpRequest, slug: str) -> HttpResponse:
    """From a typed number to the card."""
    number = request.GET.get("number", "").strip()
    if not (number.isascii() and number.isdigit()):
        raise NotThere(f"Nobody holds card “{number[:20]}”.")
    return redirect("card", slug, int(number))


@require_safe
def big_screen(request: HttpRequest, slug: str) -> HttpResponse:
    pulse = pulse_of(slug)
    return live(request, pulse, "screen", lambda: _screen_page(request, pulse))


def _screen_page(request: HttpRequest, pulse: Pulse) -> HttpResponse:
    evening, whole = shown_drive(pulse.slug)
    shown = {
        "evening": evening,
        "pages": screen_pages(evening, whole),
        "live_query": urlencode({"v": pulse.revision}),
    }
    return render(request, _part(request, "public/_screen.html", "public/big_screen.html"), shown)


@require_safe
def standings_csv(request: HttpRequest, slug: str) -> HttpResponse:
    choice = asked(request)
    pulse_of(slug)
    evening, whole = shown_drive(slug)
    found = shown_standings(whole, choice.list_name or evening.lists[0], choice.after)
    return csv_file(f"{slug}-{found.list_name}", standings_rows(found, session_names(len(evening.rules.sessions))))


def _part(request: HttpRequest, fragment: str, page: str) -> str:
    return fragment if request.htmx else page  # type: ignore[attr-defined]
