"""Which marks a sowing leaves."""

from random import Random

from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.states import of_sowing


def test_a_sowing_marks_where_it_began_and_ended() -> None:
    variant = PRESETS["kalah-standard"].variant

    marks = of_sowing(variant.sow(variant.start(), 0))

    assert marks == {0: {Mark.LAST_FROM}, 4: {Mark.LAST_TO}}


def test_the_last_sowing_of_a_round_leaves_no_marks_on_the_board_filled_anew() -> None:
    assert of_sowing(last_of_a_round()) == {}


def last_of_a_round() -> Sowing:
    variant = PRESETS["congkak-sequential"].variant.with_options({"rounds": "2"})
    random, position = Random(1), variant.start()
    while True:
        sowing = variant.sow(position, random.choice(variant.legal_moves(position)))
        if sowing.after.round != position.round:
            return sowing
        position = sowing.after
