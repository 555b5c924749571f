"""The desk's first pages: all drives, opening one, and every choice of its rules."""

from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

from whistdrive.core import catalogue
from whistdrive.core.catalogue import Kind
from whistdrive.core.problems import RuleBroken
from whistdrive.core.rules_check import rules_of_format
from whistdrive.selectors.access import Role
from whistdrive.selectors.copies import copy_age
from whistdrive.selectors.desk import listed_drives, strip_of
from whistdrive.selectors.drives import drive_row, latest_venue
from whistdrive.selectors.loading import rules_of
from whistdrive.services.changing import actor_for
from whistdrive.services.setup import change_rules, open_drive
from whistdrive.web.access import sent
from whistdrive.web.forms_rules import rule_questions
from whistdrive.web.forms_setup import DEFAULT_FORMAT, OpenForm, SetupForm, setup_values
from whistdrive.web.guards import organiser_only, scorer_only


@scorer_only
@require_safe
def desk(request: HttpRequest) -> HttpResponse:
    return render(request, "desk/desk.html", {"drives": listed_drives(), "copy": copy_age()})


@scorer_only
@require_safe
def drive_now(request: HttpRequest, slug: str) -> HttpResponse:
    """To the page of the drive that is wanted now."""
    step = strip_of(drive_row(slug)).landing(request.viewer_role == Role.ORGANISER)  # type: ignore[attr-defined]
    return redirect(step.page, slug, *([step.round] if step.round else []))


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def opening(request: HttpRequest) -> HttpResponse:
    form = OpenForm(sent(request), initial={"venue": latest_venue()})
    if form.is_valid():
        rules = rules_of_format(form.cleaned_data["format"])
        slug = open_drive(occasion=form.occasion(), rules=rules, by=actor_for(request.user))
        messages.success(
            request, "The drive is open. Enter the people, or change under Set-up what is different tonight."
        )
        return redirect("entries", slug)
    formats = catalogue.rules(Kind.FORMAT)
    return render(request, "desk/open_drive.html", {"form": form, "formats": formats}, status=status_of(form))


@organiser_only
@require_http_methods(["GET", "HEAD", "POST"])
def drive_setup(request: HttpRequest, slug: str) -> HttpResponse:
    """Every choice of a drive; `?format=` fills them in from a ready-made one."""
    row = drive_row(slug)
    form = SetupForm(sent(request), initial=_initial(row, request.GET.get("format", "")))
    if form.is_valid() and _changed(request, form, row):
        messages.success(request, "The choices are kept.")
        return redirect("entries", slug)
    context = {
        "strip": strip_of(row),
        "form": form,
        "movements": rule_questions(form, Kind.MOVEMENT),
        "scorings": rule_questions(form, Kind.SCORING),
        "formats": catalogue.rules(Kind.FORMAT),
        "format": request.GET.get("format", ""),
        "nearest": request.GET.get("format", "") or _nearest_format(row),
    }
    return render(request, "desk/drive_setup.html", context, status=status_of(form))


def _nearest_format(row: Any) -> str:
    """The format with the drive's movement and scoring; the village drive where there is none."""
    kept = rules_of(row)
    wanted = (kept.movement_choice.key, kept.scoring_choice.key)
    keys = (each.key for each in catalogue.rules(Kind.FORMAT))
    ready = ((key, rules_of_format(key)) for key in keys)
    like = (key for key, each in ready if (each.movement_choice.key, each.scoring_choice.key) == wanted)
    return next(like, DEFAULT_FORMAT)


def _initial(row: Any, format: str) -> dict[str, Any]:
    rules = rules_of_format(format) if format else rules_of(row)
    occasion = {name: getattr(row, name) for name in ("name", "date", "venue", "notes")}
    return setup_values(rules) | occasion | {"seed": row.seed}


def _changed(request: HttpRequest, form: SetupForm, row: Any) -> bool:
    """Whether the service took the choices; what it refuses for what they are is shown in the form."""
    try:
        change_rules(
            slug=row.slug,
            occasion=form.occasion(),
            rules=form.rules(rules_of(row)),
            by=actor_for(request.user),
        )
    except RuleBroken as refusal:
        show_refusal(form, refusal)
    return not form.errors


def show_refusal(form: forms.Form, refusal: RuleBroken) -> None:
    """A refusal of the services on the form; a crossing and what is not there keep their own page."""
    if type(refusal) is not RuleBroken:
        raise refusal
    form.add_error(None, " ".join(refusal.sentences))


def status_of(form: forms.Form) -> int:
    """422 for a form that was sent and could not be taken."""
    return 422 if form.is_bound else 200
