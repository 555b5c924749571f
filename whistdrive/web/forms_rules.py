"""The questions a rule asks, drawn from the fields of its dataclass: type, default and help."""

from enum import StrEnum
from typing import Any

from django import forms

from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind, Option

YES_NO = [("yes", "Yes"), ("no", "No")]


def rule_choices(kind: Kind) -> list[tuple[str, str]]:
    return [(listed.key, listed.label) for listed in catalogue.rules(kind)]


def option_name(kind: Kind, key: str, option: str) -> str:
    """The name of a rule's question in the form."""
    return f"{kind}-{key}-{option}"


def option_fields(kind: Kind) -> dict[str, forms.Field]:
    """A question for each option of each rule of a kind."""
    return {
        option_name(kind, listed.key, option.name): field_for(option)
        for listed in catalogue.rules(kind)
        for option in listed.options
    }


def field_for(option: Option) -> forms.Field:
    """The question for one option; what it accepts in words where its type does not show it."""
    shown: dict[str, Any] = {"required": False, "label": words(option.name), "help_text": option.help.replace("_", " ")}
    kind = catalogue.required(option.type)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        choices = [(str(each), words(each)) for each in kind]
        open_too = [] if kind is option.type else [("", "As usual")]
        return forms.ChoiceField(choices=[*open_too, *choices], initial=str(option.default or ""), **shown)
    if option.type is bool:
        return forms.ChoiceField(choices=YES_NO, initial="yes" if option.default else "no", **shown)
    if kind is int:
        return forms.IntegerField(initial=option.default, **shown)
    default = catalogue.plain(option.default)
    return forms.CharField(initial="" if default in (None, []) else str(default), max_length=400, **shown)


def words(name: str) -> str:
    """A name of the code as words: "misere_card" is "Misere card"."""
    return name.replace("_", " ").capitalize()


def read_options(form: forms.Form, kind: Kind, key: str) -> dict[str, Any]:
    """The options of the chosen rule as JSON keeps them; an answer that cannot be is marked at its question."""
    values = {}
    for option in catalogue.find(kind, key).options:
        name = option_name(kind, key, option.name)
        typed = form.cleaned_data.get(name)
        if typed in (None, ""):
            continue
        try:
            values[option.name] = catalogue.plain(catalogue.read(option.type, typed))
        except (ValueError, TypeError):
            form.add_error(name, f"This takes {catalogue.describe(option.type)}.")
    return values


def rule_questions(form: forms.Form, kind: Kind) -> list[dict[str, Any]]:
    """Each rule of a kind with its help and its questions, the chosen one marked, for the page."""
    chosen = form[str(kind)].value()
    return [
        {
            "label": listed.label,
            "help": listed.help,
            "chosen": listed.key == chosen,
            "fields": [form[option_name(kind, listed.key, option.name)] for option in listed.options],
        }
        for listed in catalogue.rules(kind)
    ]
