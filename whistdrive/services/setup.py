"""Opening a drive and choosing its rules."""

from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from django.db import transaction
from django.utils.text import slugify

from whistdrive import models
from whistdrive.core.drive import Rules
from whistdrive.core.names import tidy
from whistdrive.core.problems import Crossed, RuleBroken
from whistdrive.core.rules_check import rules_faults
from whistdrive.selectors.drives import slug_taken
from whistdrive.services.changing import Actor, State, changing, count_change, write_log


@dataclass(frozen=True)
class Occasion:
    """What, when and where."""

    name: str
    date: date
    venue: str = ""
    notes: str = ""


def open_drive(*, occasion: Occasion, rules: Rules, by: Actor) -> str:
    """A new drive in set-up; returns its slug."""
    refuse_faults(rules)
    with transaction.atomic():
        row = models.Drive.objects.create(
            club=the_club(), slug=free_slug(occasion), **occasion_columns(occasion), **rules_columns(rules)
        )
        write_log(row, by, "Opened")
    return row.slug


def change_rules(*, slug: str, occasion: Occasion, rules: Rules, by: Actor) -> None:
    """New choices for a drive; once a round is drawn only what leaves the past standing may change."""
    refuse_faults(rules)
    with changing(slug, State.SETUP, State.RUNNING) as row:
        drawn = row.rounds.count()
        if drawn and rules.planned_rounds < drawn:
            raise RuleBroken(f"{drawn} rounds are drawn already; plan at least as many.")
        if row.rounds.filter(recorded__isnull=False).exists() and rules.deals_per_round != row.deals_per_round:
            raise Crossed("Results are in: the deals a round cannot change any more.")
        write_log(row, by, "Rules changed" if drawn else "Set-up changed")
        # What was drawn came from the plan as it was: the new choices plan from here on.
        columns = rules_columns(replace(rules, planned_after=drawn))
        count_change(row, **occasion_columns(occasion), **columns)


def publish_drive(*, slug: str, published: bool, by: Actor) -> None:
    """Whether the public page is there for everybody."""
    with changing(slug) as row:
        write_log(row, by, "Published" if published else "Withdrawn from the public page")
        count_change(row, published=published)


def put_up_notice(*, slug: str, notice: str, by: Actor) -> None:
    """The line on the big screen ("Tea in ten minutes"); empty takes it down."""
    with changing(slug) as row:
        count_change(row, notice=tidy(notice)[:120])


def refuse_faults(rules: Rules) -> None:
    faults = rules_faults(rules)
    if faults:
        raise RuleBroken(*faults)


def the_club() -> models.Club:
    """The club of this installation, made when first needed."""
    return models.Club.objects.first() or models.Club.objects.create(name="Our club")


RESERVED = ("open", "scorers", "names")
"""Addresses beside those of the drives at the desk."""


def free_slug(occasion: Occasion) -> str:
    """The drive's address: its name, with a number behind it where that is taken."""
    base = slugify(occasion.name)[:70] or f"drive-{occasion.date:%Y-%m-%d}"
    slug, number = base, 1
    while slug in RESERVED or slug_taken(slug):
        number += 1
        slug = f"{base}-{number}"
    return slug


def occasion_columns(occasion: Occasion) -> dict[str, Any]:
    return {
        "name": tidy(occasion.name)[:120],
        "date": occasion.date,
        "venue": tidy(occasion.venue)[:120],
        "notes": occasion.notes,
    }


def rules_columns(rules: Rules) -> dict[str, Any]:
    """The rules as the drive's columns keep them."""
    return {
        "movement": rules.movement_choice.key,
        "movement_options": dict(rules.movement_choice.options),
        "scoring": rules.scoring_choice.key,
        "scoring_options": dict(rules.scoring_choice.options),
        "tie_breaks": list(rules.tie_breaks),
        "trumps": [str(trump) for trump in rules.trumps],
        "deals_per_round": rules.deals_per_round,
        "planned_rounds": rules.planned_rounds,
        "sessions": list(rules.sessions),
        "roles": str(rules.roles),
        "lists": list(rules.lists),
        "seed": rules.seed,
        "planned_after": rules.planned_after,
        "sit_outs": str(rules.sit_outs),
        "places": str(rules.places),
    }
