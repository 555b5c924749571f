"""The sheet on fairness: what the account says is on it, and the picture is as dark as people met often."""

import pytest

from tests.printing.evenings import after, drive_of, individual
from tests.printing.reading import Pdf
from whistdrive.core.paper import Pack
from whistdrive.core.problems import RuleBroken
from whistdrive.printing.pack import Choices, print_pack


def test_the_sheet_has_the_sentences_and_the_figures_beside_the_best() -> None:
    pack = Pack(after(individual(20, 19), 8))
    account, picture = Pdf(print_pack(pack, ["fairness"])).texts
    assert "After 8 rounds" in account
    assert all(sentence in account for sentence in (*pack.fairness.sentences, *pack.fairness.unlucky))
    assert all(measure.name in account for measure in pack.fairness.measures)
    assert "Nobody partnered anyone twice." in account
    assert "Who met whom" in picture


def test_every_two_people_have_a_square_with_how_often_they_met() -> None:
    pack = Pack(after(individual(8, 7), 7))
    picture = Pdf(print_pack(pack, ["fairness"])).texts[1]
    digits = picture.split("oftener", 1)[1].split()
    assert digits.count("3") == 8 * 7 + 2


def test_among_more_than_a_hundred_there_is_no_picture() -> None:
    assert len(Pdf(print_pack(Pack(after(drive_of(104), 1)), ["fairness"])).pages) == 1


def test_before_the_first_round_there_is_nothing_to_say() -> None:
    with pytest.raises(RuleBroken, match="No round is drawn yet"):
        print_pack(Pack(drive_of()), ["fairness"], Choices())
