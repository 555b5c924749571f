"""The desk's people: at the door, as numbers, and what may change about one card."""

from collections.abc import Callable
from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.drive import Roles
from whistdrive.core.name_list import ListedPerson
from whistdrive.core.problems import RuleBroken
from whistdrive.core.words import counted
from whistdrive.selectors.desk import Strip, strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.people import namesakes, people_of, person_of, planned_cards
from whistdrive.services.changing import actor_for
from whistdrive.services.people import (
    NewEntry,
    add_entries,
    change_entry,
    come_back,
    enter_at_door,
    leave_after,
    remove_entry,
    substitute,
)
from whistdrive.web.access import sent
from whistdrive.web.desk_marks import marks_of
from whistdrive.web.desk_setup import show_refusal, status_of
from whistdrive.web.forms_people import (
    DealingForm,
    DoorForm,
    EntryForm,
    LeaveForm,
    NumbersForm,
    RoleForm,
    SubstituteForm,
    entry_values,
)
from whistdrive.web.guards import organiser_only


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def entries(request: HttpRequest, slug: str) -> HttpResponse:
    """Everybody in the drive, and the form for the next one at the door."""
    strip = strip_of(drive_row(slug))
    form = DoorForm(strip.roles, sent(request), initial={"role": request.GET.get("role", "")})
    if form.is_valid() and taken(form, lambda: _at_door(request, slug, form)):
        remembered = urlencode({"role": form.cleaned_data.get("role", "")})
        return redirect(f"{reverse('entries', args=[slug])}?{remembered}")
    return _people_page(request, slug, form, NumbersForm(strip.roles))


def _at_door(request: HttpRequest, slug: str, form: DoorForm) -> None:
    number = enter_at_door(slug=slug, new=form.new_entry(), by=actor_for(request.user))
    messages.success(request, f"Card {number} for {form.cleaned_data['name']}.", extra_tags="lead")
    if others := namesakes(drive_row(slug), number):
        held = ", ".join(map(str, others))
        messages.warning(request, f"Also on card {held}. If this is the same person, take card {number} back.")


def _people_page(request: HttpRequest, slug: str, form: DoorForm, numbers: NumbersForm) -> HttpResponse:
    row = drive_row(slug)
    context = {"strip": strip_of(row), "people": people_of(row), "form": form, "numbers": numbers}
    status = max(status_of(form), status_of(numbers))
    return render(request, "desk/entries.html", context, status=status)


def taken(form: RoleForm, act: Callable[[], object]) -> bool:
    """Whether a service took it; what it refuses is shown in the form."""
    try:
        act()
    except RuleBroken as refusal:
        show_refusal(form, refusal)
        return False
    return True


@organiser_only
@require_POST
def numbers_only(request: HttpRequest, slug: str) -> HttpResponse:
    """Give out cards without names."""
    strip = strip_of(drive_row(slug))
    form = NumbersForm(strip.roles, request.POST)
    if form.is_valid() and taken(form, lambda: _give_numbers(request, slug, form)):
        return redirect("entries", slug)
    return _people_page(request, slug, DoorForm(strip.roles), form)


def _give_numbers(request: HttpRequest, slug: str, form: DealingForm) -> None:
    nobody = tuple(ListedPerson(row, ()) for row in range(1, form.cleaned_data["count"] + 1))
    cards = planned_cards(drive_row(slug), nobody, form.dealing())
    new = tuple(NewEntry((), card.role, card.number) for card in cards)
    numbers = add_entries(slug=slug, entries=new, by=actor_for(request.user))
    messages.success(request, f"{counted(len(numbers), 'card')} given out: {numbers[0]} to {numbers[-1]}.")


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def entry(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """One card: put its name, kind or chair right, and everything else that can happen to it."""
    row = drive_row(slug)
    strip, person = strip_of(row), person_of(row, number)
    form = EntryForm(strip.roles, sent(request), initial=entry_values(person))
    if form.is_valid() and taken(form, lambda: _change(request, slug, number, form, strip)):
        messages.success(request, f"Card {number} is changed.")
        return redirect("entries", slug)
    context = {
        "strip": strip,
        "person": person,
        "form": form,
        "marks": marks_of(person),
        "leave": LeaveForm(initial={"last_round": strip.drawn or None}),
        "substitute": SubstituteForm(),
    }
    return render(request, "desk/entry.html", context, status=status_of(form))


def _change(request: HttpRequest, slug: str, number: int, form: EntryForm, strip: Strip) -> None:
    role = None if strip.roles is Roles.NONE else form.role_chosen()
    names, chair = form.names(), form.chair()
    change_entry(slug=slug, number=number, names=names, role=role, chair=chair, by=actor_for(request.user))


@organiser_only
@require_POST
def entry_leave(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    form = LeaveForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Say after which round they leave.")
    last = form.cleaned_data["last_round"]
    leave_after(slug=slug, number=number, last_round=last, by=actor_for(request.user))
    messages.success(request, f"Number {number} leaves after round {last} and keeps what was earned.")
    return redirect("entries", slug)


@organiser_only
@require_POST
def entry_back(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    come_back(slug=slug, number=number, by=actor_for(request.user))
    messages.success(request, f"Number {number} stays.")
    return redirect("entries", slug)


@organiser_only
@require_POST
def entry_substitute(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    form = SubstituteForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Who takes over the card?")
    name = form.cleaned_data["name"]
    substitute(slug=slug, number=number, names=(name,), by=actor_for(request.user))
    messages.success(request, f"{name} takes over card {number} from the next round.")
    return redirect("entries", slug)


@organiser_only
@require_POST
def entry_remove(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    remove_entry(slug=slug, number=number, by=actor_for(request.user))
    messages.success(request, f"Card {number} is taken back.")
    return redirect("entries", slug)
