"""The forms that open a drive and choose its rules; what a rule may be asked is drawn from the catalogue."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from django import forms
from django.utils import timezone

from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind
from whistdrive.core.drive import Choice, Places, Roles, Rules, SitOuts
from whistdrive.core.problems import RuleBroken
from whistdrive.core.rules_check import LISTS, MOST_DEALS, MOST_ROUNDS, plays_until_won
from whistdrive.core.trumps import ORDERS, read_order
from whistdrive.services.setup import Occasion
from whistdrive.web.forms_rules import option_fields, option_name, read_options, rule_choices

OWN = "own"
DEFAULT_FORMAT = "village_drive"
LONGEST_LIST = 20
ASKED_TIE_BREAKS = 3
ROLE_CHOICES = [
    (Roles.LADIES_GENTLEMEN, "Ladies and gentlemen"),
    (Roles.WHITE_BLUE, "White and blue cards"),
    (Roles.NONE, "One kind of card for everybody"),
]
LIST_CHOICES = [("all", "Everyone"), *((name, name.capitalize()) for name in ("ladies", "gentlemen", "white", "blue"))]
SIT_OUT_CHOICES = [
    (SitOuts.NOTHING, "Nothing"),
    (SitOuts.SIX_AND_A_HALF, "Six and a half a deal"),
    (SitOuts.OWN_AVERAGE, "One’s own average"),
    (SitOuts.COMPARED, "Nothing, but averages are compared"),
]
PLACE_CHOICES = [(Places.STANDARD, "First, first, third"), (Places.DENSE, "First, first, second")]
ORDER_CHOICES = [*((order.key, order.label) for order in ORDERS), (OWN, "Our own list, written below")]


class OccasionForm(forms.Form):
    """What, when and where."""

    name = forms.CharField(
        max_length=120, label="Name of the drive", widget=forms.TextInput(attrs={"autocomplete": "off"})
    )
    date = forms.DateField(
        label="Date", initial=timezone.localdate, widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    )
    venue = forms.CharField(max_length=120, required=False, label="Place")

    def occasion(self) -> Occasion:
        values = self.cleaned_data
        return Occasion(values["name"], values["date"], values["venue"], values.get("notes", ""))


class OpenForm(OccasionForm):
    """An occasion with a ready-made format."""

    format = forms.ChoiceField(label="Format", widget=forms.RadioSelect)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        formats = sorted(catalogue.rules(Kind.FORMAT), key=lambda each: each.key != DEFAULT_FORMAT)
        self.fields["format"].choices = [(each.key, each.label) for each in formats]  # type: ignore[attr-defined]
        self.fields["format"].initial = formats[0].key


class SetupForm(OccasionForm):
    """Every choice of a drive."""

    notes = forms.CharField(
        label="Notes",
        required=False,
        max_length=20_000,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="For yourselves; they go into the drive’s file.",
    )
    movement = forms.ChoiceField(label="Movement")
    roles = forms.ChoiceField(label="Cards", choices=ROLE_CHOICES)
    planned_rounds = forms.IntegerField(label="Rounds", min_value=1, max_value=MOST_ROUNDS)
    sessions = forms.CharField(
        label="Sessions", help_text="How many rounds each: “12, 12” is two halves.", max_length=200
    )
    deals_per_round = forms.IntegerField(
        label="Deals a round",
        required=False,
        min_value=1,
        max_value=MOST_DEALS,
        help_text="Empty: until the rubber is won, where the scoring has rubbers.",
    )
    trump_order = forms.ChoiceField(label="Trumps", choices=ORDER_CHOICES)
    own_trumps = forms.CharField(
        label="Our own list", required=False, max_length=300, help_text="For example: H C D S NT. It repeats."
    )
    scoring = forms.ChoiceField(label="Scoring")
    lists = forms.MultipleChoiceField(
        label="Standings for", choices=LIST_CHOICES, widget=forms.CheckboxSelectMultiple, required=False
    )
    own_lists = forms.CharField(
        label="Our own lists",
        required=False,
        max_length=200,
        help_text="For example: visitors, juniors. Who is on one is marked on the card’s page.",
    )
    sit_outs = forms.ChoiceField(label="A round out is worth", choices=SIT_OUT_CHOICES)
    places = forms.ChoiceField(label="Shared places", choices=PLACE_CHOICES)
    first_tie_break = forms.ChoiceField(label="Ties")
    next_tie_break = forms.ChoiceField(label="Still equal, then", required=False)
    last_tie_break = forms.ChoiceField(label="Still equal, at last", required=False)
    seed = forms.IntegerField(widget=forms.HiddenInput, min_value=0, max_value=2_000_000_000)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields |= option_fields(Kind.MOVEMENT) | option_fields(Kind.SCORING)
        choices: Mapping[str, list[tuple[str, str]]] = {
            "movement": rule_choices(Kind.MOVEMENT),
            "scoring": rule_choices(Kind.SCORING),
            "first_tie_break": rule_choices(Kind.TIE_BREAK),
            "next_tie_break": [("", "Nothing more"), *rule_choices(Kind.TIE_BREAK)],
            "last_tie_break": [("", "Nothing more"), *rule_choices(Kind.TIE_BREAK)],
        }
        for name, offered in choices.items():
            self.fields[name].choices = offered  # type: ignore[attr-defined]

    def clean_sessions(self) -> tuple[int, ...]:
        parts = self.cleaned_data["sessions"].replace(",", " ").replace("+", " ").split()
        if not parts or not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
            raise forms.ValidationError("Write numbers of rounds, such as “12, 12”.")
        return tuple(int(part) for part in parts)

    def clean_own_trumps(self) -> tuple[Any, ...]:
        try:
            trumps = read_order(self.cleaned_data["own_trumps"])
        except RuleBroken as refusal:
            raise forms.ValidationError(str(refusal)) from None
        if self.data.get("trump_order") == OWN and not trumps:
            raise forms.ValidationError("Write the trumps in their order.")
        return trumps

    def clean(self) -> dict[str, Any]:
        values = super().clean() or {}
        sessions, planned = values.get("sessions"), values.get("planned_rounds")
        if sessions and planned and sum(sessions) != planned:
            self.add_error("sessions", f"These add up to {sum(sessions)}, but the rounds are {planned}.")
        for kind in (Kind.MOVEMENT, Kind.SCORING):
            if kind in values:
                values[f"{kind}_choice"] = Choice(values[kind], read_options(self, kind, values[kind]))
        if not self.errors and values["deals_per_round"] is None:
            self._check_rubbers(values["scoring_choice"])
        return values

    def _check_rubbers(self, choice: Choice) -> None:
        if not plays_until_won(catalogue.build(Kind.SCORING, choice.key, choice.options)):
            self.add_error("deals_per_round", "This scoring has no rubber to be won: say how many deals.")

    def _own_lists(self, before: Sequence[str]) -> tuple[str, ...]:
        """The club's own lists as written; those there were where the form was sent without the question."""
        written = listed_words(self.cleaned_data["own_lists"])
        return tuple(written) if "own_lists" in self.data else own_lists(before)

    def rules(self, before: Rules) -> Rules:
        """The choices, with whatever this form does not ask as it was before."""
        values = self.cleaned_data
        known = {order.key: order.trumps for order in ORDERS}
        roles = Roles(values["roles"])
        return replace(
            before,
            movement_choice=values["movement_choice"],
            scoring_choice=values["scoring_choice"],
            tie_breaks=_tie_breaks(values, before.tie_breaks[ASKED_TIE_BREAKS:]),
            trumps=known.get(values["trump_order"], values["own_trumps"]),
            deals_per_round=values["deals_per_round"],
            planned_rounds=values["planned_rounds"],
            sessions=values["sessions"],
            roles=roles,
            lists=_lists(values["lists"], roles, self._own_lists(before.lists)),
            sit_outs=SitOuts(values["sit_outs"]),
            places=Places(values["places"]),
            seed=values["seed"],
        )


def _lists(ticked: Sequence[str], roles: Roles, own: Sequence[str]) -> tuple[str, ...]:
    """The lists ticked that these cards can fill, with the club's own ones; none ticked: all that there can be."""
    return (*(tuple(name for name in ticked if name in LISTS[roles]) or LISTS[roles]), *own)


def own_lists(lists: Sequence[str]) -> tuple[str, ...]:
    """Those of the drive's lists that the club made itself."""
    offered = {name for name, _ in LIST_CHOICES}
    return tuple(name for name in lists if name not in offered)


def listed_words(text: str) -> list[str]:
    """Names of lists with commas between them, each once and none that cards make by themselves."""
    names = (" ".join(part.split())[:LONGEST_LIST].lower() for part in text.split(","))
    return list(own_lists(list(dict.fromkeys(name for name in names if name))))


def _tie_breaks(values: Mapping[str, Any], more: Sequence[str]) -> tuple[str, ...]:
    """The tie-breaks in order, each once; `more` are those this form has no question for."""
    chosen = [values[name] for name in ("first_tie_break", "next_tie_break", "last_tie_break")]
    return tuple(dict.fromkeys(key for key in (*chosen, *more) if key))


def setup_values(rules: Rules) -> dict[str, Any]:
    """A drive's rules as the set-up form shows them."""
    order = next((order.key for order in ORDERS if order.trumps == rules.trumps), OWN)
    ties = (*rules.tie_breaks, "", "", "")
    values: dict[str, Any] = {
        "movement": rules.movement_choice.key,
        "scoring": rules.scoring_choice.key,
        "roles": rules.roles,
        "planned_rounds": rules.planned_rounds,
        "sessions": ", ".join(map(str, rules.sessions)),
        "deals_per_round": rules.deals_per_round,
        "trump_order": order,
        "own_trumps": " ".join(rules.trumps) if order == OWN else "",
        "lists": list(rules.lists),
        "own_lists": ", ".join(own_lists(rules.lists)),
        "sit_outs": rules.sit_outs,
        "places": rules.places,
        "first_tie_break": ties[0],
        "next_tie_break": ties[1],
        "last_tie_break": ties[2],
        "seed": rules.seed,
    }
    for kind, choice in ((Kind.MOVEMENT, rules.movement_choice), (Kind.SCORING, rules.scoring_choice)):
        values |= {option_name(kind, choice.key, name): value for name, value in _shown(choice).items()}
    return values


def _shown(choice: Choice) -> dict[str, Any]:
    """Options as text where they are lists: "3-7, 4-9"."""
    return {name: _text(value) if isinstance(value, list) else value for name, value in choice.options.items()}


def _text(value: list[Any]) -> str:
    return ", ".join("-".join(map(str, part)) if isinstance(part, list) else str(part) for part in value)
