"""The forms people come in by: at the door, as numbers, as a list; and what may change about one card."""

from typing import Any

from django import forms

from whistdrive.core.drive import Roles
from whistdrive.core.field import Role
from whistdrive.core.name_list import Dealing
from whistdrive.core.names import LONGEST_NAME
from whistdrive.core.role_words import role_word
from whistdrive.core.seating import SEATS, Chair, Seat
from whistdrive.selectors.people import PersonRow
from whistdrive.services.people import MOST_ENTRIES, NewEntry


class RoleForm(forms.Form):
    """A form that asks for the kind of card where the drive has kinds."""

    role = forms.ChoiceField(label="Card", required=False)

    def __init__(self, roles: Roles, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if roles is Roles.NONE:
            del self.fields["role"]
        else:
            self.fields["role"].choices = self.choices(roles)  # type: ignore[attr-defined]

    def choices(self, roles: Roles) -> list[tuple[str, str]]:
        return [(str(role), role_word(role, roles).capitalize()) for role in Role]

    def role_chosen(self) -> Role | None:
        chosen = self.cleaned_data.get("role")
        return Role(chosen) if chosen else None


class DoorForm(RoleForm):
    """One person, or two who share a place; the number only where the card is in somebody's hand already."""

    name = forms.CharField(
        label="Name",
        max_length=LONGEST_NAME,
        widget=forms.TextInput(attrs={"autofocus": True, "autocomplete": "off"}),
    )
    second = forms.CharField(label="Shares the place with", max_length=LONGEST_NAME, required=False)
    number = forms.IntegerField(
        label="Card number",
        required=False,
        min_value=1,
        max_value=999,
        help_text="Empty: the next free one. A card without a name takes this one.",
    )

    def new_entry(self) -> NewEntry:
        values = self.cleaned_data
        return NewEntry((values["name"], values["second"]), self.role_chosen(), values["number"])


class DealingForm(RoleForm):
    """How kinds of card are dealt out to many at once."""

    def choices(self, roles: Roles) -> list[tuple[str, str]]:
        return [(str(Dealing.TURN), "In turn, one of each kind"), *super().choices(roles)]

    def dealing(self) -> str:
        return str(self.cleaned_data.get("role") or "")


class NumbersForm(DealingForm):
    """Cards without names."""

    count = forms.IntegerField(label="How many cards", min_value=1, max_value=MOST_ENTRIES)


class PasteForm(DealingForm):
    """A list as text or as a file."""

    text = forms.CharField(
        label="Names, one a line",
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 12}),
        help_text="Or rows from a spreadsheet with their headings: number, name, first name, last name, role.",
    )
    file = forms.FileField(label="Or a file", required=False, help_text="CSV, Excel (xlsx) or LibreOffice (ods).")


class EntryForm(RoleForm):
    """What is on one card."""

    name = forms.CharField(label="Name", max_length=LONGEST_NAME, required=False)
    second = forms.CharField(label="Shares the place with", max_length=LONGEST_NAME, required=False)
    table = forms.IntegerField(
        label="Keeps a chair at table", required=False, min_value=1, max_value=100, help_text="For who cannot move."
    )
    seat = forms.ChoiceField(
        label="Chair", required=False, choices=[("", "–"), *((str(seat), seat.capitalize()) for seat in SEATS)]
    )

    def choices(self, roles: Roles) -> list[tuple[str, str]]:
        return [("", "–"), *super().choices(roles)]

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        if bool(values.get("table")) != bool(values.get("seat")) and not self.errors:
            self.add_error("seat", "A kept chair needs both its table and its seat.")
        return values

    def chair(self) -> Chair | None:
        values = self.cleaned_data
        return Chair(values["table"], Seat(values["seat"])) if values["table"] else None

    def names(self) -> tuple[str, str]:
        return self.cleaned_data["name"], self.cleaned_data["second"]


class LeaveForm(forms.Form):
    """The last round somebody plays."""

    last_round = forms.IntegerField(label="Leaves after round", min_value=1, max_value=400)


class SubstituteForm(forms.Form):
    """Who takes over a card."""

    name = forms.CharField(label="Name of the substitute", max_length=LONGEST_NAME)


def entry_values(person: PersonRow) -> dict[str, Any]:
    """A card as its form shows it."""
    chair = person.entry.fixed_chair
    return {
        "name": person.names[0],
        "second": person.names[1],
        "role": person.entry.role or "",
        "table": chair.table if chair else None,
        "seat": chair.seat if chair else "",
    }
