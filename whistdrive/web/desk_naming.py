"""What the public sees of a player's name."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.names import Publish
from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.drives import club_publish
from whistdrive.services.changing import actor_for
from whistdrive.services.naming import SHOWN_AS, show_name, show_names
from whistdrive.web.access import sent
from whistdrive.web.guards import organiser_only


class ShownForm(forms.Form):
    """The player's choice."""

    publish = forms.ChoiceField(label="A name is shown", choices=[(each, SHOWN_AS[each]) for each in Publish])


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


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def club_names(request: HttpRequest) -> HttpResponse:
    form = ShownForm(sent(request), initial={"publish": club_publish()})
    if form.is_valid():
        publish = Publish(form.cleaned_data["publish"])
        show_names(publish=publish, by=actor_for(request.user))
        messages.success(request, f"Names are shown {SHOWN_AS[publish]}, unless the player chose otherwise.")
        return redirect("desk")
    return render(request, "desk/club_names.html", {"form": form}, status=422 if form.is_bound else 200)
