"""The print page, and the papers as PDF."""

from dataclasses import replace
from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from whistdrive.core.paper import Pack
from whistdrive.core.problems import NotThere, RuleBroken
from whistdrive.printing.pack import PIECES, Choices, available, print_pack
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.paper import pack_of
from whistdrive.web.failures import NOT_THERE
from whistdrive.web.guards import organiser_only

MOST_SPARES = 200
OWN_NAMES = ("localhost", "127.0.0.1", "[::1]")
PAPER_LABELS = {"A4": "A4", "Letter": "US Letter", "A5": "A5 (one card a sheet)", "A6": "A6 (one card a sheet)"}


class PrintForm(forms.Form):
    """What to print and on what; everything that can be printed when nothing is ticked."""

    what = forms.MultipleChoiceField(
        label="What",
        required=False,
        widget=forms.CheckboxSelectMultiple(attrs={"class": "fields"}),
        help_text="Nothing ticked: all of them.",
    )
    paper = forms.ChoiceField(label="Paper", choices=list(PAPER_LABELS.items()), initial="A4", required=False)
    big = forms.BooleanField(label="Big letters, more room to write", required=False)
    rounds_from = forms.IntegerField(label="Table slips from round", min_value=1, max_value=400, required=False)
    rounds_to = forms.IntegerField(label="to round", min_value=1, max_value=400, required=False)
    address = forms.URLField(
        label="Address on the poster",
        max_length=200,
        required=False,
        assume_scheme="http",
        help_text="Where phones find the public page; without it the poster has no code.",
    )
    spares = forms.IntegerField(label="Spare cards", min_value=1, max_value=MOST_SPARES, initial=8, required=False)

    def __init__(self, pack: Pack, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.fields["what"].choices = [(key, PIECES[key].label) for key in available(pack)]  # type: ignore[attr-defined]

    @property
    def choices(self) -> Choices:
        chosen = self.cleaned_data
        first = chosen["rounds_from"]
        rounds = range(first, (chosen["rounds_to"] or first) + 1) if first else None
        return Choices(chosen["paper"] or "A4", chosen["big"], rounds, chosen["spares"] or 8, chosen["address"])


@organiser_only
@require_safe
def prints(request: HttpRequest, slug: str) -> HttpResponse:
    pack = pack_of(slug)
    shown = {
        "slug": slug,
        "strip": strip_of(drive_row(slug)),
        "room": "print",
        "form": PrintForm(pack, initial={"address": hall_address(request, slug)}),
        "pieces": [(key, PIECES[key], PIECES[key].missing(pack)) for key in PIECES],
    }
    return render(request, "desk/prints.html", shown)


@organiser_only
@require_safe
def print_file(request: HttpRequest, slug: str) -> HttpResponse:
    """The pieces chosen on the print page."""
    pack = pack_of(slug)
    form = PrintForm(pack, request.GET)
    if not form.is_valid():
        raise RuleBroken(*(f"{form[name].label}: {error}" for name, errors in form.errors.items() for error in errors))
    return pdf_answer(f"{slug}-papers", print_pack(pack, form.cleaned_data["what"], form.choices))


@organiser_only
@require_safe
def print_piece(request: HttpRequest, slug: str, piece: str) -> HttpResponse:
    """One piece at an address of its own, for links from other pages: ?paper=Letter&round=5."""
    if piece not in PIECES:
        raise NotThere(NOT_THERE)
    pack, number = pack_of(slug), request.GET.get("round", "")
    how = Choices(request.GET.get("paper", "A4"), address=hall_address(request, slug))
    if number.isdecimal():
        how = replace(how, rounds=range(int(number), int(number) + 1))
    return pdf_answer(f"{slug}-{piece}", print_pack(pack, [piece], how))


def hall_address(request: HttpRequest, slug: str) -> str:
    """The drive's page as phones reach it; empty on the laptop's own name, which is no use to anybody else."""
    here = request.get_host().rpartition(":")[0] or request.get_host()
    return "" if here in OWN_NAMES else request.build_absolute_uri(reverse("drive", args=[slug]))


def pdf_answer(name: str, pdf: bytes) -> HttpResponse:
    """Shown in the browser, with a name to keep it under."""
    answer = HttpResponse(pdf, content_type="application/pdf")
    answer["Content-Disposition"] = f'inline; filename="{name}.pdf"'
    return answer
