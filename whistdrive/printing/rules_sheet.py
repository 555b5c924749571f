"""The rules sheet: how this very evening is played, for somebody who has never been to one."""

from reportlab.lib.units import mm

from whistdrive.core import catalogue
from whistdrive.core.cards import TRICKS
from whistdrive.core.catalogue import Kind
from whistdrive.core.drive import Rules
from whistdrive.core.paper import Pack
from whistdrive.core.words import and_list, counted
from whistdrive.printing.page import Paper
from whistdrive.printing.pen import INK, SOFT, TRUMP_WORDS, Pen
from whistdrive.printing.text import PLAIN, wrapped

INSET = 16 * mm


def draw_rules(pen: Pen, pack: Pack, paper: Paper, big: bool = False) -> None:
    """One page; the letters shrink until all of it stands there."""
    body = paper.box.inset(INSET if paper.width > 120 * mm else INSET / 2)
    size = 20.0 if big else 16.0
    while size > 6 and _height(pack, size, body.width) > body.height - 24 * mm:
        size -= 0.5
    pen.page(paper)
    pen.write("How to play tonight", body.x, body.top - 8 * mm, 24, bold=True, room=body.width)
    text = " · ".join(filter(None, (pack.heading.name, pack.heading.day)))
    pen.write(text, body.x, body.top - 14.5 * mm, 10, room=body.width, colour=SOFT)
    pen.rule(body.x, body.top - 18 * mm, body.right, body.top - 18 * mm, 1.2, INK)
    y = body.top - 20 * mm
    for title, words in paragraphs(pack):
        y -= size * 1.9
        pen.write(title, body.x, y, size * 1.05, bold=True, room=body.width)
        for line in wrapped(words, PLAIN, size, body.width):
            y -= size * 1.4
            pen.write(line, body.x, y, size, room=body.width)
    pen.turn()


def _height(pack: Pack, size: float, room: float) -> float:
    found = paragraphs(pack)
    return len(found) * size * 1.9 + sum(len(wrapped(words, PLAIN, size, room)) * size * 1.4 for _, words in found)


def paragraphs(pack: Pack) -> list[tuple[str, str]]:
    """Titles and sentences, in this drive's own options."""
    rules = pack.drive.rules
    return [
        ("The table", "Four sit at a table. Partners sit opposite: north with south, east with west."),
        ("A deal", deal_words(rules)),
        ("Trumps", trump_words(rules)),
        ("Your card", card_words(rules)),
        ("Moving on", f"{_help(Kind.MOVEMENT, rules.movement_choice.key)} {rules.movement.instruction}"),
        ("The evening", evening_words(rules)),
    ]


def _help(kind: Kind, key: str) -> str:
    """The rule's own account of itself, without the source it cites in brackets."""
    return catalogue.find(kind, key).help


def deal_words(rules: Rules) -> str:
    return (
        f"All the cards are dealt, {TRICKS} to each. The player on the dealer's left leads first. Follow the suit that "
        "was led if you can; if you cannot, play any card. The highest trump takes the trick, or the highest card of "
        "the suit led if nobody trumped. Who takes a trick leads to the next."
    )


def trump_words(rules: Rules) -> str:
    if not rules.trumps:
        return "Trumps are drawn, cut or turned up at the table."
    order = [TRUMP_WORDS[trump].lower() for trump in rules.trumps]
    if len(order) == 1:
        return f"Always {order[0]}."
    return f"{and_list(order).capitalize()}, and again from the first."


def card_words(rules: Rules) -> str:
    sums = f"; both sides make {TRICKS}" if rules.scoring.unit == "tricks" else ""
    words = f"{_help(Kind.SCORING, rules.scoring_choice.key)} Your partner writes the same{sums}."
    revoke = getattr(rules.scoring, "revoke_tricks", 0)
    if revoke:
        words += f" Not following suit when you could costs your side {counted(revoke, _revoke_unit(rules))}."
    return words


def _revoke_unit(rules: Rules) -> str:
    return "trick" if getattr(rules.scoring, "revoke", "take_tricks") == "take_tricks" else "point"


def evening_words(rules: Rules) -> str:
    rounds = counted(rules.planned_rounds, "round")
    deals = (
        f" of {counted(rules.deals_per_round, 'deal')}" if rules.deals_per_round else ", each until its rubber is won"
    )
    breaks = [sum(rules.sessions[:number]) for number in range(1, len(rules.sessions))]
    pause = f" There is a pause after round {and_list([str(each) for each in breaks])}." if breaks else ""
    return f"{rounds}{deals}.{pause} The highest total wins."
