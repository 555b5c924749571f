"""Coming in: the organiser's first link, signing in and out, and the scorers."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView, LogoutView
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.access import link_is_open, scorers
from whistdrive.services.access import add_scorer, remove_scorer, set_organiser
from whistdrive.web.failures import SPENT, failure_page
from whistdrive.web.guards import organiser_only
from whistdrive.web.tables import ScorersTable

MODEL_BACKEND = "django.contrib.auth.backends.ModelBackend"


class FirstForm(forms.Form):
    """The organiser's name and password, set once by the link."""

    name = forms.CharField(max_length=60, initial="organiser", label="Your name for signing in")
    password = forms.CharField(
        label="Your password",
        help_text="At least eight letters or figures. Write it down: nobody else can look it up.",
        widget=forms.PasswordInput(attrs={"autocomplete": "new-password"}),
    )


class SignInForm(AuthenticationForm):
    """Name and password."""

    error_messages = AuthenticationForm.error_messages | {
        "invalid_login": "That name and password do not go together. Capital letters count in the password."
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = "Name"


class ScorerForm(forms.Form):
    """A new scorer's name and password."""

    name = forms.CharField(max_length=60, label="Name")
    password = forms.CharField(
        label="Password",
        help_text="At least eight letters or figures; tell it to the scorer.",
        widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"}),
    )


sign_in = LoginView.as_view(
    template_name="public/sign_in.html", authentication_form=SignInForm, redirect_authenticated_user=True
)
sign_out = LogoutView.as_view()


@require_http_methods(["GET", "POST"])
def first_link(request: HttpRequest, token: str) -> HttpResponse:
    if not link_is_open(token):
        return failure_page(request, SPENT)
    form = FirstForm(sent(request))
    if form.is_valid() and (user := _accepted(form, set_organiser, token=token)):
        login(request, user, backend=MODEL_BACKEND)
        return redirect("desk")
    response = render(request, "public/first_link.html", {"form": form}, status=_status(form))
    # The address is the key: kept by no cache and told to no other site. With "no-referrer" browsers would send
    # the form without its origin, and it would be refused.
    add_never_cache_headers(response)
    response["Referrer-Policy"] = "same-origin"
    return response


@organiser_only
@require_http_methods(["GET", "POST"])
def scorers_page(request: HttpRequest) -> HttpResponse:
    form = ScorerForm(sent(request))
    if form.is_valid() and _accepted(form, add_scorer):
        messages.success(request, f"{form.cleaned_data['name']} can now enter results.")
        return redirect("scorers")
    shown = {"form": form, "table": ScorersTable(scorers())}
    return render(request, "desk/scorers.html", shown, status=_status(form))


@organiser_only
@require_POST
def scorer_removal(request: HttpRequest, membership: int) -> HttpResponse:
    remove_scorer(membership=membership)
    messages.success(request, "Removed. What they entered stays.")
    return redirect("scorers")


def sent(request: HttpRequest) -> QueryDict | None:
    """What a form was sent with, an empty one included; None when the page is only looked at."""
    return request.POST if request.method == "POST" else None


def _accepted(form: forms.Form, service: Any, **more: str) -> Any:
    """What the service returns (True for nothing), or False with its refusal shown in the form."""
    try:
        return service(**form.cleaned_data, **more) or True
    except RuleBroken as refusal:
        form.add_error(None, str(refusal))
        return False


def _status(form: forms.Form) -> int:
    return 422 if form.is_bound else 200
