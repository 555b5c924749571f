"""Says which tables have no result yet, in the words a caller reads out."""

from collections.abc import Iterable

from whistdrive.core.drive import Drive, DriveRound, Rules, missing_tables
from whistdrive.core.words import and_list


def missing_sentence(each: DriveRound, rules: Rules, *, named: bool = False) -> str:
    """ "Tables 3 and 7 have no result yet.", with the round where `named`; empty when all are in."""
    missing = [str(number) for number in missing_tables(each, rules)]
    if not missing:
        return ""
    plural = len(missing) > 1
    tables = f"{'ables' if plural else 'able'} {and_list(missing)} {'have' if plural else 'has'} no result yet."
    return f"Round {each.number}: t{tables}" if named else f"T{tables}"


def all_missing(drive: Drive) -> tuple[str, ...]:
    """A sentence for each round that misses a result; earlier rounds are named."""
    last = len(drive.rounds)
    sentences: Iterable[str] = (missing_sentence(each, drive.rules, named=each.number < last) for each in drive.rounds)
    return tuple(sentence for sentence in sentences if sentence)
