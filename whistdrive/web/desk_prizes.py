"""The desk's prizes: the sheet, who gets what and why, ties to settle, the raffle."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from whistdrive.core.prizes import Settled
from whistdrive.core.problems import RuleBroken
from whistdrive.selectors.desk import strip_of
from whistdrive.selectors.drives import drive_row
from whistdrive.selectors.prizes import prize_page
from whistdrive.services.changing import actor_for
from whistdrive.services.prizes import begin_sheet, copy_sheet, draw_raffle, keep_sheet, settle_tie
from whistdrive.web.forms_prizes import CopyForm, SettleForm, SheetForm
from whistdrive.web.guards import organiser_only


@organiser_only
@require_safe
def prizes(request: HttpRequest, slug: str) -> HttpResponse:
    row = drive_row(slug)
    return render(request, "desk/prizes.html", {"strip": strip_of(row), "page": prize_page(row)})


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def prize_sheet(request: HttpRequest, slug: str) -> HttpResponse:
    """The sheet to write on."""
    row = drive_row(slug)
    sent = request.POST if request.method == "POST" else None
    form = SheetForm(prize_page(row), sent)
    if sent is not None and form.is_valid():
        keep_sheet(slug=slug, sheet=form.sheet(), by=actor_for(request.user))
        messages.success(request, "The prize sheet is kept.")
        return redirect("prizes", slug)
    context = {"strip": strip_of(row), "sheet": form}
    return render(request, "desk/prize_sheet.html", context, status=200 if sent is None else 422)


@organiser_only
@require_POST
def prizes_begin(request: HttpRequest, slug: str) -> HttpResponse:
    begin_sheet(slug=slug, by=actor_for(request.user))
    messages.success(request, "These are the usual prizes. Change what is different tonight.")
    return redirect("prize_sheet", slug)


@organiser_only
@require_POST
def prizes_copy(request: HttpRequest, slug: str) -> HttpResponse:
    form = CopyForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Choose the drive whose sheet is copied.")
    copy_sheet(slug=slug, source=form.cleaned_data["source"], by=actor_for(request.user))
    messages.success(request, "The sheet is copied. Change what is different tonight.")
    return redirect("prizes", slug)


@organiser_only
@require_POST
def prize_settled(request: HttpRequest, slug: str, line: int) -> HttpResponse:
    form = SettleForm(request.POST)
    if not form.is_valid():
        raise RuleBroken("Say how the tie was settled: a cut, a play-off, or shared.")
    how = Settled(form.cleaned_data["how"])
    settle_tie(slug=slug, line=line, how=how, order=form.numbers(), by=actor_for(request.user))
    messages.success(request, "It is written down.")
    return redirect("prizes", slug)


@organiser_only
@require_POST
def raffle(request: HttpRequest, slug: str) -> HttpResponse:
    draw_raffle(slug=slug, by=actor_for(request.user))
    messages.success(request, "The raffle is drawn. The log keeps how.")
    return redirect("prizes", slug)
