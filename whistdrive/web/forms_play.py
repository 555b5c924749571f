"""The forms a result, a reason and a round come in with."""

from typing import Any

from django import forms

from whistdrive.core.cards import TRICKS, Trump
from whistdrive.core.deal import Deal, Honours
from whistdrive.core.problems import RuleBroken
from whistdrive.core.seating import Side
from whistdrive.services.deals import Cell

HONOURS = [
    ("", "None, or two each"),
    ("NS-3", "North-south held three"),
    ("NS-4", "North-south held four"),
    ("EW-3", "East-west held three"),
    ("EW-4", "East-west held four"),
]
TRUMPS = [("", "Trump as drawn"), *((trump.value, trump.value.capitalize()) for trump in Trump)]
MOST_REVOKES = 4
LONGEST_REASON = 250
SAY_TRICKS = f"Enter north-south’s tricks: 0 to {TRICKS}."


class DealForm(forms.Form):
    """One deal: north-south's tricks, or void, with what the table saw when it was filled in."""

    ns = forms.IntegerField(
        required=False,
        min_value=0,
        max_value=TRICKS,
        label="North-south’s tricks",
        error_messages=dict.fromkeys(("invalid", "min_value", "max_value"), SAY_TRICKS),
    )
    void = forms.BooleanField(required=False, label="Void: thrown in, nothing counts")
    trump = forms.ChoiceField(required=False, choices=TRUMPS, label="Trump")
    honours = forms.ChoiceField(required=False, choices=HONOURS, label="Honours")
    ns_revokes = forms.IntegerField(required=False, min_value=0, max_value=MOST_REVOKES, label="Revokes, north-south")
    ew_revokes = forms.IntegerField(required=False, min_value=0, max_value=MOST_REVOKES, label="Revokes, east-west")
    why = forms.CharField(required=False, max_length=LONGEST_REASON, label="Why is it corrected?")
    seen = forms.IntegerField(min_value=0, widget=forms.HiddenInput)
    key = forms.CharField(max_length=80, widget=forms.HiddenInput)
    seats = forms.RegexField(r"^\d{1,4}(,\d{1,4}){3}$", widget=forms.HiddenInput)

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        if not values.get("void") and values.get("ns") is None and "ns" not in self.errors:
            self.add_error("ns", SAY_TRICKS)
        if not self.errors:
            try:
                values["result"] = self._deal(values)
            except RuleBroken as refusal:
                self.add_error("honours", " ".join(refusal.sentences))
        return values

    def _deal(self, values: dict[str, Any]) -> Deal:
        side, _, held = values["honours"].partition("-")
        revokes = (Side.NS,) * (values["ns_revokes"] or 0) + (Side.EW,) * (values["ew_revokes"] or 0)
        return Deal(
            number=1,
            trump=Trump(values["trump"]) if values["trump"] else None,
            ns_tricks=None if values["void"] else values["ns"],
            honours=Honours(Side(side), int(held)) if held and not values["void"] else None,
            revokes=() if values["void"] else revokes,
            void=values["void"],
        )

    def cell(self, number: int, table: int, deal: int) -> Cell:
        """The place of the result, with the seats that were on the form."""
        seats = tuple(int(seat) for seat in self.cleaned_data["seats"].split(","))
        return Cell(number, table, deal, seats)


def stored_values(deal: Deal) -> dict[str, Any]:
    """A stored result as the form shows it."""
    return {
        "ns": deal.ns_tricks,
        "void": deal.void,
        "trump": deal.trump or "",
        "honours": f"{deal.honours.side}-{deal.honours.held}" if deal.honours else "",
        "ns_revokes": deal.revokes_by(Side.NS),
        "ew_revokes": deal.revokes_by(Side.EW),
    }


class ReasonForm(forms.Form):
    """Why something out of the ordinary is done; empty where no reason is needed."""

    why = forms.CharField(required=False, max_length=LONGEST_REASON, label="Reason")


class DrawForm(ReasonForm):
    """The next round: after which one, and why, if results are missing."""

    after = forms.IntegerField(min_value=0, widget=forms.HiddenInput)


class SwapForm(forms.Form):
    """Two card numbers that change places."""

    one = forms.IntegerField(min_value=1, label="Number")
    other = forms.IntegerField(min_value=1, label="changes places with number")


class NoticeForm(forms.Form):
    """The line on the big screen."""

    notice = forms.CharField(required=False, max_length=120, label="Line on the big screen")
