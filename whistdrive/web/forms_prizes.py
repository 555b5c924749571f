"""The forms of the prize sheet: its lines, how it is given, how a tie was settled, whose sheet to copy."""

from collections.abc import Sequence
from typing import Any

from django import forms

from whistdrive.core.prize_sheet import LONGEST_THING, MOST_PRIZES
from whistdrive.core.prizes import Measure, Prize, PrizeSheet, Settled
from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.prizes import PrizePage
from whistdrive.web.filters import list_label

SPARE_LINES = 3
LARGEST_FIGURE = 9999
MEASURES = [
    (Measure.TOTAL, "Total"),
    (Measure.SESSION, "One session (a half)"),
    (Measure.MOST_TENS, "Most deals of ten tricks or more"),
    (Measure.HIGH_DEAL, "Highest single deal"),
    (Measure.LOWEST, "Lowest total"),
    (Measure.NEAREST, "Nearest to a drawn number"),
    (Measure.RAFFLE, "Raffle, among those without a prize"),
]
FIGURE_MISSING = {
    Measure.SESSION: "Which session? 1 is the first.",
    Measure.NEAREST: "Which number was drawn?",
}


class PrizeForm(forms.Form):
    """One line of the sheet; without a prize the line is left out."""

    thing = forms.CharField(label="Prize", max_length=LONGEST_THING, required=False)
    list_name = forms.ChoiceField(label="For")
    measure = forms.ChoiceField(label="Given for", choices=MEASURES)
    place = forms.IntegerField(label="Place", min_value=1, max_value=400, initial=1)
    figure = forms.IntegerField(label="Which", min_value=0, max_value=LARGEST_FIGURE, required=False)
    turn = forms.IntegerField(label="Turn", min_value=1, max_value=999, required=False)

    def __init__(self, *args: Any, lists: Sequence[str], sessions: int, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.sessions = sessions
        known = dict.fromkeys((*lists, self.initial.get("list_name") or "all"))
        self.fields["list_name"].choices = [(name, list_label(name)) for name in known]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        measure, figure = values.get("measure"), values.get("figure")
        if not values.get("thing") or "figure" in self.errors:
            return values
        if figure is None:
            if measure in FIGURE_MISSING:
                self.add_error("figure", FIGURE_MISSING[Measure(measure)])
        elif measure == Measure.SESSION and not 1 <= figure <= self.sessions:
            self.add_error("figure", f"Sessions here go from 1 to {self.sessions}.")
        return values

    def prize(self) -> Prize:
        values = self.cleaned_data
        measure = Measure(values["measure"])
        figure = values["figure"] if measure in FIGURE_MISSING else None
        return Prize(values["thing"], values["list_name"], measure, values["place"], figure)


PrizeLines = forms.formset_factory(
    PrizeForm, extra=SPARE_LINES, max_num=MOST_PRIZES, absolute_max=MOST_PRIZES + SPARE_LINES
)


class HowGivenForm(forms.Form):
    """What goes for the whole sheet."""

    one_each = forms.BooleanField(
        label="One prize a person",
        required=False,
        help_text="Who has one hands the next down, in the order of the sheet.",
    )


class SheetForm:
    """The whole sheet: its lines and how it is given."""

    def __init__(self, page: PrizePage, sent: Any = None) -> None:
        asked = {"lists": page.lists, "sessions": page.sessions}
        initial = [_shown(turn, prize) for turn, prize in enumerate(page.sheet.prizes, start=1)]
        self.lines = PrizeLines(sent, initial=initial, form_kwargs=asked, prefix="prize")
        self.how = HowGivenForm(sent, initial={"one_each": page.sheet.one_each})

    def is_valid(self) -> bool:
        return bool(self.lines.is_valid() and self.how.is_valid())

    def sheet(self) -> PrizeSheet:
        """The lines that name a prize, in their turns; those without a turn come last."""
        written = [form for form in self.lines.forms if form.cleaned_data.get("thing")]
        written.sort(key=lambda form: form.cleaned_data["turn"] or len(self.lines.forms) + 999)
        return PrizeSheet(tuple(form.prize() for form in written), self.how.cleaned_data["one_each"])


def _shown(turn: int, prize: Prize) -> dict[str, Any]:
    return {
        "thing": prize.thing,
        "list_name": prize.list_name,
        "measure": prize.measure,
        "place": prize.place,
        "figure": prize.figure,
        "turn": turn,
    }


class SettleForm(forms.Form):
    """How a tie was settled: `level` are those in it, `order` the winner first."""

    how = forms.ChoiceField(choices=[(how.value, how.value) for how in (Settled.CUT, Settled.PLAY_OFF, Settled.SHARED)])
    level = forms.RegexField(r"^\d{1,4}(,\d{1,4})*$", max_length=600)
    order = forms.CharField(max_length=600, required=False)

    def numbers(self) -> list[int]:
        """The order in full: everybody when it is shared, the last one added when all others are named."""
        level = [int(number) for number in self.cleaned_data["level"].split(",")]
        if self.cleaned_data["how"] == Settled.SHARED:
            return level
        words = self.cleaned_data["order"].replace(",", " ").split()
        if not words or not all(word.isascii() and word.isdigit() and len(word) < 5 for word in words):
            raise RuleBroken("Who won? Write the card numbers, the winner first.")
        named = [int(word) for word in words]
        left = [number for number in level if number not in named]
        return named + left if len(left) == 1 else named


class CopyForm(forms.Form):
    """Whose sheet is copied."""

    source = forms.SlugField(max_length=80)
