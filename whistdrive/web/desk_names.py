"""The desk's list of names: pasted or sent as a file, looked through, and only then added."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.name_list import ListedPerson, PlannedCard, read_text, written
from whistdrive.core.problems import RuleBroken
from whistdrive.core.words import counted
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.people import planned_cards
from whistdrive.services.changing import actor_for
from whistdrive.services.people import NewEntry, add_entries
from whistdrive.web.access import sent
from whistdrive.web.desk_setup import status_of
from whistdrive.web.forms_people import PasteForm
from whistdrive.web.guards import organiser_only
from whistdrive.web.list_file import FileRefused, people_in


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def paste_names(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a list and show what it would add; nothing is written yet."""
    row = drive_row(slug)
    strip = strip_of(row)
    form = PasteForm(strip.roles, sent(request), request.FILES or None)
    if form.is_valid():
        try:
            people = _people(form)
            cards = planned_cards(row, people, form.dealing())
        except RuleBroken as refusal:
            form.add_error("file" if form.cleaned_data["file"] else "text", " ".join(refusal.sentences))
            status = refusal.status if isinstance(refusal, FileRefused) else 422
            return render(request, "desk/paste_names.html", {"strip": strip, "form": form}, status=status)
        return render(request, "desk/look_through.html", {"strip": strip} | _looked_at(cards))
    return render(request, "desk/paste_names.html", {"strip": strip, "form": form}, status=status_of(form))


def _people(form: PasteForm) -> tuple[ListedPerson, ...]:
    file = form.cleaned_data["file"]
    people = people_in(file) if file else read_text(form.cleaned_data["text"])
    if not people:
        raise RuleBroken("There is no name in the list.")
    return people


def _looked_at(cards: tuple[PlannedCard, ...]) -> dict[str, object]:
    """The cards of a list for the page, those that look like somebody apart, and all of them as text to send on."""
    sure = [card for card in cards if not card.double]
    doubles = [card for card in cards if card.double]
    fixed = [ListedPerson(index, each.person.names, each.role, each.number) for index, each in enumerate(cards)]
    chosen = [(index, card) for index, card in enumerate(cards) if card.double]
    return {"sure": sure, "doubles": chosen, "list": written(fixed), "count": len(sure), "asked": len(doubles)}


@organiser_only
@require_POST
def add_names(request: HttpRequest, slug: str) -> HttpResponse:
    """Give out the cards that were looked through, and those of the doubles that were ticked."""
    people = read_text(request.POST.get("list", ""))
    if not people:
        raise RuleBroken("There is no name in the list.")
    skipped = set(request.POST.getlist("double")) - set(request.POST.getlist("add"))
    wanted = [each for index, each in enumerate(people) if str(index) not in skipped]
    ordered = sorted(wanted, key=lambda each: each.number is None)
    new = tuple(NewEntry(each.names, each.role, each.number) for each in ordered)
    numbers = add_entries(slug=slug, entries=new, by=actor_for(request.user))
    messages.success(request, f"{counted(len(numbers), 'card')} given out.")
    return redirect("entries", slug)
