"""What the public sees of a player's name."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from whistdrive.core.names import Publish
from whistdrive.core.problems import RuleBroken
from whistdrive.services.changing import actor_for
from whistdrive.services.naming import SHOWN_AS, show_name
from whistdrive.web.guards import organiser_only


class ShownForm(forms.Form):
    """The player's choice."""

    publish = forms.ChoiceField(choices=[(each, SHOWN_AS[each]) for each in Publish])


@organiser_only
@require_POST
def entry_shown(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    form = ShownForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Choose how the name is shown.")
    publish = Publish(form.cleaned_data["publish"])
    show_name(slug=slug, number=number, publish=publish, by=actor_for(request.user))
    messages.success(request, f"The public sees the name on card {number} {SHOWN_AS[publish]}.")
    return redirect("entry", slug, number)
