"""What stands in the organiser's way, in words the organiser can act on."""

from dataclasses import dataclass


class RuleBroken(Exception):
    """A refusal that is the organiser's to mend; its text is shown as it stands (422)."""

    def __init__(self, *sentences: str) -> None:
        super().__init__(" ".join(sentences))
        self.sentences = sentences


class Crossed(RuleBroken):
    """Somebody else changed it first, or it cannot be done yet; a person has to look and choose (409)."""


class NotThere(RuleBroken):
    """The thing named does not exist (404)."""


@dataclass(frozen=True)
class Problem:
    """One remark about a field; `stops` when the movement cannot seat it at all."""

    text: str
    stops: bool = False
