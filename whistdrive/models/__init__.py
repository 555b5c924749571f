"""What is stored."""

from whistdrive.models.access import SetupLink
from whistdrive.models.drives import Drive, Entry, Holder, LogLine
from whistdrive.models.people import Club, Membership, Player
from whistdrive.models.pile import WrittenCard
from whistdrive.models.play import Place, RecordedDeal, Round

__all__ = [
    "Club",
    "Drive",
    "Entry",
    "Holder",
    "LogLine",
    "Membership",
    "Place",
    "Player",
    "RecordedDeal",
    "Round",
    "SetupLink",
    "WrittenCard",
]
