"""Cards that score together all evening: pairs of consecutive cards, and teams named by a tag "team: Red Lion"."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from whistdrive.core.drive import Drive
from whistdrive.core.field import Entry
from whistdrive.core.names import Publish, public_name
from whistdrive.core.pairing import pairs_of
from whistdrive.core.problems import NotThere
from whistdrive.core.scorecard import Scorecard

PAIRS, TEAMS = "pairs", "teams"
JOINED_LISTS = (PAIRS, TEAMS)
TEAM_TAG = "team:"
"""A card is in the team that a tag of it names; case and spaces do not matter."""
LEAST_TEAM = 4
TO_JOIN = " & "


@dataclass(frozen=True)
class Joined(Entry):
    """A pair or a team as one entry: its first card's number, all its names; `team` is empty for a pair."""

    members: tuple[Entry, ...] = ()
    team: str = ""


def people_of(entry: Entry) -> tuple[Entry, ...]:
    """The cards behind a line of a list: the members of a pair or team, else the entry alone."""
    return entry.members if isinstance(entry, Joined) else (entry,)


def name_from(entry: Entry, names: Mapping[int, str]) -> str:
    """The name of a line from each card's name: "Ann & Bob", "Red Lion: Ann, Bob, Cat & Dot"."""
    return _joined_name([names[each.number] for each in people_of(entry)], entry)


def name_shown(entry: Entry) -> str:
    """The same, as much of each name as its owner lets the public see."""
    return _joined_name([public_name(e.name, e.number, e.publish) for e in people_of(entry)], entry)


def number_shown(entry: Entry) -> str:
    """ "7" for one card, "1 & 2" for a pair; a team has the number of its first card."""
    people = people_of(entry)
    return TO_JOIN.join(str(each.number) for each in people) if len(people) == 2 else str(entry.number)


def _joined_name(names: Sequence[str], entry: Entry) -> str:
    names = [name for name in names if name]
    if not isinstance(entry, Joined) or len(names) < 2:
        return "".join(names) or getattr(entry, "team", "")
    together = f"{', '.join(names[:-1])}{TO_JOIN}{names[-1]}"
    return f"{entry.team}: {together}" if entry.team else together


def joined_lists(drive: Drive) -> tuple[str, ...]:
    """Which of the lists of pairs and teams the drive has."""
    return tuple(name for name in JOINED_LISTS if _groups(drive, name))


def joined_cards(drive: Drive, list_name: str, cards: Mapping[int, Scorecard]) -> list[Scorecard]:
    """One card for each pair or team; NotThere where the drive has none."""
    groups = _groups(drive, list_name)
    if not groups:
        raise NotThere(NONE_THERE[list_name])
    return [_joined_card([cards[each.number] for each in entry.members], entry) for entry in groups]


NONE_THERE = {
    PAIRS: "This drive has no pairs: its movement does not keep partners together.",
    TEAMS: "This drive has no teams: a team is four cards or more with the same tag, such as “team: Red Lion”.",
}


def _groups(drive: Drive, list_name: str) -> list[Joined]:
    return _pairs(drive) if list_name == PAIRS else _teams(drive)


def _pairs(drive: Drive) -> list[Joined]:
    """Partners who stay together; a ghost's partner stands alone, and two ghosts are no pair."""
    if not keeps_pairs(drive):
        return []
    entries = {entry.number: entry for entry in drive.entries}
    pairs = [[entries[number] for number in pair if not entries[number].ghost] for pair in pairs_of(drive.field)]
    return [_joined(pair) for pair in pairs if pair]


def keeps_pairs(drive: Drive) -> bool:
    """Whether the movement keeps partners together all evening."""
    return bool(getattr(drive.rules.movement, "keeps_pairs", False))


def _teams(drive: Drive) -> list[Joined]:
    teams: dict[str, list[Entry]] = {}
    for entry in drive.entries:
        team = team_of(entry)
        if team and not entry.ghost:
            teams.setdefault(team.casefold(), []).append(entry)
    return [_joined(members, team_of(members[0])) for members in teams.values() if len(members) >= LEAST_TEAM]


def team_of(entry: Entry) -> str:
    """The name of the team that a card's first team tag says, or nothing."""
    named = (" ".join(tag.split())[len(TEAM_TAG) :].strip() for tag in entry.tags if names_team(tag))
    team = next(named, "")
    # The desk keeps tags in small letters.
    return " ".join(word[0].upper() + word[1:] for word in team.split()) if team == team.lower() else team


def names_team(tag: str) -> bool:
    """Whether a tag names a team, and so is no list of its own."""
    return tag.strip().casefold().startswith(TEAM_TAG)


def _joined(members: Sequence[Entry], team: str = "") -> Joined:
    """What one of them hides of its name the others' names do not give away: each is shown by its own wish."""
    first = members[0]
    bare = Joined(first.number, publish=Publish.FULL, members=tuple(members), team=team)
    return replace(bare, name=name_from(bare, {each.number: each.name for each in members}))


def _joined_card(cards: Sequence[Scorecard], entry: Joined) -> Scorecard:
    """A team's card holds all deals of its members; a pair's those of one, for partners hold the same."""
    counted = cards if entry.team else cards[:1]
    lines = sorted((line for card in counted for line in card.lines), key=lambda line: (line.round, line.deal_number))
    sessions = tuple(map(sum, zip(*(card.sessions for card in counted), strict=True)))
    decided = next((card.decided for card in cards if card.decided), {})
    return Scorecard(entry, tuple(lines), sessions, decided)
