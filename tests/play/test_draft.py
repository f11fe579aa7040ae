"""Positions set up by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.play.draft import Draft
from mancala_desktop.record.game import Game
from mancala_desktop.record.position_text import read_position
from mancala_desktop.record.text import read, write
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import PositionError, PositionFlaw
from mancala_desktop.rules.presets import PRESETS

PRESET_IDS = st.sampled_from(sorted(PRESETS))


@pytest.mark.parametrize("preset_id", PRESETS)
def test_a_new_draft_is_the_start_of_its_game_and_can_be_played(preset_id: str) -> None:
    draft = Draft.new(preset_id)
    assert draft.surplus == 0
    assert draft.outcome is None
    game = draft.game()
    assert game.variant.legal_moves(game.position)


def test_the_draft_of_a_game_lies_as_the_game_does() -> None:
    game = Game("kalah-plyyard")
    game.play(2)
    draft = Draft.of(game)
    assert draft.position.seeds == game.position.seeds
    assert draft.position.to_sow is game.position.to_sow


def test_the_draft_of_a_finished_game_has_no_end_of_its_own() -> None:
    game = Game("kalah-plyyard")
    while not game.result:
        game.play(game.variant.legal_moves(game.position)[0])
    draft = Draft.of(game)
    assert draft.position.over is None
    assert draft.outcome is not None
    assert draft.with_seeds(0, 3).with_seeds(9, 1).with_to_sow(Side.SOUTH).outcome is None


def test_the_draft_of_a_simultaneous_opening_under_way_is_its_start() -> None:
    game = Game("congkak")
    game.play(0)
    draft = Draft.of(game)
    assert draft.position.opening is None
    assert draft.surplus == 0


def test_a_hole_never_takes_more_than_all_holes_may_hold() -> None:
    draft = Draft.new("kalah-plyyard").with_seeds(3, 9999)
    assert draft.position.total == 255
    assert draft.room(0) == 4
    assert draft.with_seeds(0, 5) == draft
    assert draft.with_seeds(3, -1).position.seeds[3] == 0


def test_an_empty_board_and_one_where_a_row_is_empty_cannot_be_played() -> None:
    empty = Draft.new("kalah-plyyard").emptied()
    assert empty.outcome is not None
    only_north = empty.with_seeds(8, 5)
    assert only_north.outcome is not None
    assert only_north.outcome.termination is Termination.ROW_EMPTY


def test_the_surplus_counts_against_what_the_rules_have() -> None:
    draft = Draft.new("oware-abapa")
    assert draft.with_seeds(0, 7).surplus == 3
    assert draft.with_seeds(0, 0).surplus == -4


def test_exchanging_the_sides_twice_changes_nothing() -> None:
    draft = Draft.new("kalah-plyyard").with_seeds(1, 9).with_to_sow(Side.NORTH)
    assert draft.exchanged() != draft
    assert draft.exchanged().exchanged() == draft


def test_only_congkak_burns_pits_and_seeds_end_that() -> None:
    assert Draft.new("kalah-plyyard").with_burnt(2) == Draft.new("kalah-plyyard")
    burnt = Draft.new("congkak-sequential").with_burnt(2)
    assert burnt.position.burnt == {2}
    assert burnt.position.seeds[2] == 0
    assert burnt.with_seeds(2, 4).position.burnt == frozenset()
    assert burnt.with_burnt(2).position.burnt == frozenset()
    assert burnt.with_burnt(7) == burnt  # a store


def test_other_rules_keep_what_lies_there_where_the_board_fits() -> None:
    draft = Draft.new("kalah-plyyard").with_seeds(1, 9)
    assert draft.with_rules("oware-abapa").position.seeds == draft.position.seeds
    assert draft.with_rules("congkak-sequential") == Draft.new("congkak-sequential")
    untouched = Draft.new("kalah-plyyard").with_rules("kalah-36")
    assert untouched == Draft.new("kalah-36")  # with as many seeds as those rules have


def test_burnt_pits_are_no_more_where_no_game_burns_any() -> None:
    draft = Draft.new("congkak-sequential", {"pits": "6"}).with_burnt(2)
    assert draft.with_rules("kalah-plyyard").position.burnt == frozenset()


def test_a_text_is_read_as_it_lies_or_refused_where_it_goes_wrong() -> None:
    draft = Draft.new("kalah-plyyard").read("0,0,0,0,0,1/20|1,0,0,0,0,0/26|n")
    assert draft.position.to_sow is Side.NORTH
    with pytest.raises(PositionError) as refused:
        draft.read("0,0,0,0,0,1/20|1,0,0,0,0,y/26|n")
    assert refused.value.column == 26


@pytest.mark.parametrize(
    ("text", "preset", "laid"),
    [
        ("oware-abapa 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "oware-abapa", None),
        ("kalah-36 pits=6 1,0,2,0,4,6/12|5,5,5,5,5,0/10|n", "kalah-36", None),
        ("4-4-4-4-4-4-4-4-4-4-4-3-0-1-N", "oware-abapa", "4,4,4,4,4,4/0|4,4,4,4,4,3/1|n"),
        (" 1,0,0,0,0,0/0|4,4,4,4,4,4/0|s\n", "kalah-plyyard", None),
        ("congkak x,7,7,7,7,7,7/0|7,7,7,7,7,7,7/0|s round=2 starter=n", "congkak", None),
    ],
)
def test_a_text_is_read_in_every_form_that_can_be_pasted(
    text: str, preset: str, laid: str | None
) -> None:
    before = Draft.new("kalah-plyyard")
    draft = before.read(text)

    assert draft.preset_id == preset
    expected = laid or next(word for word in text.split() if "|" in word)
    assert str(draft.position) == expected
    pasted = read_position(text.strip(), like=before.game()).game
    assert pasted and Draft.of(pasted) == draft


@pytest.mark.parametrize(
    ("text", "flaw", "column"),
    [
        ("", PositionFlaw.FORM, 1),
        ("4,4,4", PositionFlaw.FORM, 6),
        ("5,5,5,5,5/0|5,5,5,5,5/0|s", PositionFlaw.PITS, 1),
        ("5,5,5,5,5/0|5,5,5,5,5,5/0|s", PositionFlaw.UNEVEN_ROWS, 13),
        ("-1,4,4,4,4,4/0|4,4,4,4,4,4/0|s", PositionFlaw.NEGATIVE, 1),
        ("4,4,4,4,4,/0|4,4,4,4,4,4/0|s", PositionFlaw.NUMBER, 11),
        ("256,4,4,4,4,4/0|4,4,4,4,4,4/0|s", PositionFlaw.TOO_MANY_SEEDS, 1),
        ("x,4,4,4,4,4/0|4,4,4,4,4,4/0|s", PositionFlaw.BURNT, 1),
        ("4,4,4,4,4,4/0|4,4,4,4,4,4/0|S", PositionFlaw.SIDE, 29),
        ("bao 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", PositionFlaw.RULES, 1),
        ("kalah-36 pits=99 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", PositionFlaw.OPTION, 10),
        ("kalah-36 4,4,4,4,4,4/0|4,4,4,4,4,y/0|s", PositionFlaw.NUMBER, 34),
        ("kalah-36", PositionFlaw.FORM, 9),
        ("congkak 4-4-4-4-4-4-4-4-4-4-4-3-0-1-N", PositionFlaw.PITS, 9),
        ("4,4,4,4,4,4/0|4,4,4,4,4,4/0|s and more", PositionFlaw.WORD, 31),
    ],
)
def test_a_text_that_is_no_position_is_told_by_what_is_wrong(
    text: str, flaw: PositionFlaw, column: int
) -> None:
    with pytest.raises(PositionError) as refused:
        Draft.new("kalah-plyyard").read(text)

    assert (refused.value.flaw, refused.value.column) == (flaw, column)


@given(PRESET_IDS, st.data())
def test_whatever_is_laid_can_be_told_as_text_and_kept_as_a_game(
    preset_id: str, data: st.DataObject
) -> None:
    draft = Draft.new(preset_id)
    for hole in range(draft.variant.layout.holes):
        draft = draft.with_seeds(hole, data.draw(st.integers(0, 30)))
    draft = draft.with_to_sow(data.draw(st.sampled_from(Side)))
    assert draft.position.total <= 255
    assert draft.read(str(draft.position)).position == draft.position
    game = draft.game()
    kept = read(write(game)).game
    assert kept is not None
    assert kept.position.seeds == game.position.seeds
    assert (game.result is None) == (draft.outcome is None)
