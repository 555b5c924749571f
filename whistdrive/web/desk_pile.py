"""The desk's page for the pile of written cards at the end of a night."""

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from whistdrive.core.pile import HandedCard, read_card
from whistdrive.core.problems import RuleBroken
from whistdrive.core.words import counted
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.pile import pile_page
from whistdrive.services.changing import actor_for
from whistdrive.services.pile import hand_in_card, take_over_pile
from whistdrive.web.guards import organiser_only, scorer_only

LONGEST_CARD = 2000


class CardForm(forms.Form):
    """One written card: its number, its deals in order, and the total the player wrote."""

    number = forms.IntegerField(
        label="Card number",
        min_value=1,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off", "autofocus": True}),
    )
    deals = forms.CharField(
        label="Deals in order",
        max_length=LONGEST_CARD,
        help_text="Tricks with blanks between: 9 4 7 13. A dash for a blank or a round sat out. Where the seats are"
        " known only from the cards: 9/3/12 is nine tricks at table 3 with number 12.",
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    total = forms.IntegerField(label="Total as written", required=False, min_value=0, max_value=100_000)

    def clean_deals(self) -> HandedCard:
        try:
            return read_card(0, self.cleaned_data["deals"])
        except RuleBroken as refusal:
            raise forms.ValidationError(" ".join(refusal.sentences)) from refusal

    def card(self) -> HandedCard:
        values = self.cleaned_data
        typed: HandedCard = values["deals"]
        return HandedCard(values["number"], typed.digits, typed.said, values["total"])


@scorer_only
@require_http_methods(["GET", "HEAD", "POST"])
def pile(request: HttpRequest, slug: str) -> HttpResponse:
    """The pile so far; posted, one more card."""
    form = CardForm(request.POST) if request.method == "POST" else CardForm()
    if form.is_bound and form.is_valid():
        try:
            hand_in_card(slug=slug, card=form.card(), by=actor_for(request.user))
        except RuleBroken as refusal:
            form.add_error(None, " ".join(refusal.sentences))
        else:
            messages.success(request, f"Card {form.cleaned_data['number']} is in.")
            return redirect("pile", slug)
    row = drive_row(slug)
    shown = {"strip": strip_of(row), "page": pile_page(row), "form": form}
    return render(request, "desk/pile.html", shown, status=422 if form.errors else 200)


@organiser_only
@require_POST
def pile_taken(request: HttpRequest, slug: str) -> HttpResponse:
    """Record what the cards agree on."""
    number = take_over_pile(slug=slug, by=actor_for(request.user))
    messages.success(request, f"{counted(number, 'deal')} taken over from the cards.")
    return redirect("pile", slug)
