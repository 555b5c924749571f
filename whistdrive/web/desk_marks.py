"""What a card is marked as: the exposed hand of a table of three, and on the club's own lists."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.people import PersonRow
from whistdrive.services.changing import actor_for
from whistdrive.services.people import mark_entry
from whistdrive.web.forms_setup import listed_words
from whistdrive.web.guards import organiser_only


class MarksForm(forms.Form):
    """The marks of one card."""

    tags = forms.CharField(
        label="Our own lists",
        required=False,
        max_length=200,
        help_text="For example: visitors, juniors. Four cards or more with “team: Red Lion” are a team.",
    )
    ghost = forms.BooleanField(
        label="A ghost",
        required=False,
        help_text="The exposed hand of a table of three: it plays and is not ranked.",
    )


def marks_of(person: PersonRow) -> MarksForm:
    """The form as the card is marked now."""
    return MarksForm(initial={"tags": ", ".join(person.entry.tags), "ghost": person.entry.ghost})


@organiser_only
@require_POST
def entry_marked(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    form = MarksForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("The names of the lists are too long.")
    ghost, tags = form.cleaned_data["ghost"], listed_words(form.cleaned_data["tags"])
    mark_entry(slug=slug, number=number, ghost=ghost, tags=tags, by=actor_for(request.user))
    messages.success(request, f"Card {number} is marked.")
    return redirect("entry", slug, number)
