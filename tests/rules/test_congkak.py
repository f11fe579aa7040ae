"""Congkak, case by case; rounds and burnt pits have no vectors, so they are told here in full."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Opening, Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import (
    Burn,
    Capture,
    Choose,
    Drop,
    Lift,
    Refill,
    Skip,
    SkipReason,
    Sowing,
    Stop,
    StopReason,
    Turn,
    TurnReason,
)
from mancala_desktop.rules.variant import Variant
from tests.rules.games import random_game

CONGKAK = PRESETS["congkak"].variant
APP = PRESETS["congkak-app"].variant
SEQUENTIAL = PRESETS["congkak-sequential"].variant
SHORT = SEQUENTIAL.with_options({"pits": "5", "seeds": "3", "rounds": "2"})


def sow(variant: Variant, text: str, name: str, **state: object) -> Sowing:
    position = replace(variant.position(text), **state)  # type: ignore[arg-type]
    return variant.sow(position, variant.layout.pit(name))


def test_a_sowing_goes_on_from_every_pit_that_was_not_empty() -> None:
    sowing = sow(SEQUENTIAL, "2,0,1,0,0,0,0/0|1,0,0,0,0,0,0/0|s", "a")
    assert [(lift.pit, lift.seeds) for lift in sowing.of(Lift)] == [(0, 2), (2, 2)]
    assert sowing.laps == 2
    assert sowing.last_hole == 4


def test_the_famous_first_turn_takes_91_seeds() -> None:
    line = "1 7 4 1 6 7 7 2 7 1 4 7 6 2 1 6 7 7 2 5 6 6 2 7 2 5 4 1 3 7 5 7 4 7 6 7 5 6"
    position = SEQUENTIAL.start()
    for number in line.split():
        assert position.to_sow is Side.SOUTH
        position = SEQUENTIAL.sow(position, int(number) - 1).after
    assert position.store(Side.SOUTH) == 91


def test_an_empty_pit_of_the_other_side_ends_the_turn_and_keeps_the_seed() -> None:
    sowing = sow(SEQUENTIAL, "1,0,0,0,0,0,2/0|0,1,0,0,0,0,0/0|s", "g")
    assert str(sowing.after) == "1,0,0,0,0,0,0/1|1,1,0,0,0,0,0/0|n"


def test_the_turn_passes_after_the_last_sowing_the_cap_allows() -> None:
    text = "0,0,0,0,1,1/0|4,4,4,4,4,4/0|s"
    third = sow(APP, text, "f", sown=2)
    assert third.after.to_sow is Side.NORTH
    assert [turn.reason for turn in third.of(Turn)] == [TurnReason.CAP_REACHED]
    second = sow(APP, text, "f", sown=1)
    assert second.after.to_sow is Side.SOUTH
    assert second.after.sown == 2
    assert second.again


def test_without_a_cap_sowings_are_not_counted() -> None:
    sowing = sow(SEQUENTIAL, "1,0,0,0,0,0,1/0|1,0,0,0,0,0,0/0|s", "g")
    assert sowing.again
    assert sowing.after.sown == 0


def test_a_round_ends_when_the_side_to_sow_has_nothing_even_after_an_extra_turn() -> None:
    sowing = sow(SEQUENTIAL, "0,0,0,0,0,0,1/40|3,0,0,0,0,0,0/54|s", "g")
    assert str(sowing.after) == "0,0,0,0,0,0,0/41|0,0,0,0,0,0,0/57|s"
    assert sowing.after.over is Termination.ROW_EMPTY


# ------------------------------------------------------------------ rounds


def test_the_next_round_refills_from_the_store_outwards_and_burns_the_rest() -> None:
    sowing = sow(SHORT, "0,0,0,0,1/10|0,2,0,0,0/17|s", "e")  # 11 seeds against 19
    after = sowing.after
    assert str(after) == "x,x,3,3,3/2|3,3,3,3,3/4|s"
    assert (after.round, after.over, after.to_sow) == (2, None, Side.SOUTH)
    assert [step.pit for step in sowing.of(Refill)] == [4, 3, 2, 10, 9, 8, 7, 6]
    assert [step.pits for step in sowing.of(Burn)] == [frozenset({0, 1})]
    assert [turn.reason for turn in sowing.of(Turn)][-1] is TurnReason.NEXT_ROUND


def test_the_loser_of_a_round_begins_the_next() -> None:
    sowing = sow(SHORT, "0,0,0,0,1/18|0,2,0,0,0/9|s", "e")
    assert sowing.after.to_sow is Side.NORTH
    assert sowing.after.starter is Side.NORTH


def test_after_a_drawn_round_the_side_begins_that_did_not_begin_it() -> None:
    for starter in Side:
        sowing = sow(SHORT, "0,0,0,0,1/14|0,2,0,0,0/13|s", "e", starter=starter)
        assert [sowing.after.store(side) for side in Side] == [0, 0]
        assert sowing.after.to_sow is starter.other


def test_the_match_ends_after_its_last_round() -> None:
    sowing = sow(SHORT, "0,0,0,0,1/10|0,2,0,0,0/17|s", "e", round=2)
    assert sowing.after.over is Termination.ROW_EMPTY
    assert [sowing.after.store(side) for side in Side] == [11, 19]


def test_the_match_ends_when_a_side_can_fill_no_pit() -> None:
    sowing = sow(SHORT, "0,0,0,0,1/1|0,2,0,0,0/26|s", "e")
    assert sowing.after.over is Termination.ROW_EMPTY
    assert str(sowing.after) == "0,0,0,0,0/2|0,0,0,0,0/28|s"


def test_burnt_pits_are_neither_sown_nor_played() -> None:
    text = "x,x,3,3,3/2|3,3,3,3,3/4|s"
    position = SHORT.position(text)
    assert SHORT.why_illegal(position, 0) is Reason.BURNT
    north = replace(position, to_sow=Side.NORTH)
    sowing = SHORT.sow(north, SHORT.layout.pit("E"))
    assert [step.hole for step in sowing.of(Skip) if step.reason is SkipReason.BURNT][:2] == [0, 1]
    assert all(drop.hole not in (0, 1) for drop in sowing.of(Drop))


def test_a_pit_opposite_that_is_burnt_counts_as_empty() -> None:
    sowing = sow(SHORT, "x,x,0,1,0/2|3,3,3,0,1/4|n", "E")
    assert sowing.before.burnt
    own = sow(SHORT, "3,3,3,0,1/4|x,x,0,1,0/2|s", "e")
    assert own.again
    capture = sow(SHORT, "0,1,0,3,1/4|0,3,x,x,x/2|s", "b")
    assert [(step.pits, step.seeds) for step in capture.of(Capture)] == [((2,), 1)]


def test_pits_are_burnt_anew_in_every_round() -> None:
    three = SHORT.with_options({"rounds": "3"})
    before = replace(three.position("x,x,0,0,1/17|0,2,0,0,0/10|s"), round=2)
    after = three.sow(before, 4).after
    assert after.round == 3
    assert after.burnt == frozenset({6})


def test_whole_matches_of_many_rounds_come_to_an_end() -> None:
    match = CONGKAK.with_options({"rounds": "9", "turn_cap": "3"})
    rounds = set()
    for seed in range(20):
        sowings = list(random_game(match, match.start(), Random(seed)))
        rounds |= {sowing.after.round for sowing in sowings}
        assert match.outcome(sowings[-1].after)
    assert {1, 2, 3} <= rounds


# ------------------------------------------------------------------ the simultaneous opening


def open_with(position: Position, *names: str) -> list[Sowing]:
    sowings = []
    for name in names:
        sowings.append(CONGKAK.sow(position, CONGKAK.layout.pit(name)))
        position = sowings[-1].after
    return sowings


def test_both_sides_choose_before_a_seed_moves() -> None:
    first, second = open_with(CONGKAK.start(), "b", "E")
    assert first.steps[0] == Choose(Side.SOUTH, 1)
    assert first.after.seeds == first.before.seeds
    assert first.after.to_sow is Side.NORTH
    assert next(iter(second.of(Lift))) == Lift(Side.SOUTH, 1, 7)
    drops = [step.side for step in second.of(Drop)]
    assert drops[:4] == [Side.SOUTH, Side.NORTH, Side.SOUTH, Side.NORTH]


def test_the_other_side_cannot_see_a_choice_that_is_still_secret() -> None:
    [first] = open_with(CONGKAK.start(), "b")
    assert first.after.opening
    assert first.after.opening.choices == (1, None)
    assert first.after.opening.unseen() == replace(first.after.opening, choices=(None, None))


def test_a_side_that_earned_an_extra_turn_chooses_while_the_other_waits_with_its_seeds() -> None:
    sowings = open_with(CONGKAK.start(), "a", "B")
    waiting = sowings[-1].after
    assert waiting.opening
    assert waiting.opening.asked == (True, False)
    assert waiting.to_sow is Side.SOUTH
    assert waiting.total == CONGKAK.total


def test_who_stops_first_moves_next() -> None:
    _, second = open_with(CONGKAK.start(), "b", "E")
    assert second.after.opening is None
    assert [stop.side for stop in second.of(Stop)] == [Side.SOUTH, Side.NORTH]
    assert second.after.to_sow is Side.SOUTH


def test_a_capped_side_stops_in_its_tick() -> None:
    capped = CONGKAK.with_options({"turn_cap": "1"})
    position = capped.start()
    for name in ("a", "B"):
        sowing = capped.sow(position, capped.layout.pit(name))
        position = sowing.after
    assert position.opening is None
    assert StopReason.CAP_REACHED in [stop.reason for stop in sowing.of(Stop)]


def test_a_side_that_earned_a_choice_but_has_nothing_to_choose_stops_in_its_tick() -> None:
    given = CONGKAK.position("0,0,0,0,0,0,1/48|1,0,0,0,0,0,6/42|s")
    _, second = open_with(replace(given, opening=Opening()), "g", "A")
    assert Stop(Side.SOUTH, StopReason.ROW_EMPTY) in second.steps
    assert second.after.over is Termination.ROW_EMPTY  # both stopped in tick 1: South moves next
    assert second.after.total == 98


def test_in_one_tick_south_stops_first() -> None:
    capped = CONGKAK.with_options({"turn_cap": "1"})
    position = replace(capped.position("1,0,0,0,0,0,1/0|1,0,0,0,0,0,1/0|s"), opening=Opening())
    for name in ("g", "G"):
        sowing = capped.sow(position, capped.layout.pit(name))
        position = sowing.after
    assert [stop.side for stop in sowing.of(Stop)] == [Side.SOUTH, Side.NORTH]
    assert position.to_sow is Side.SOUTH


def test_a_start_of_the_simultaneous_opening_asks_south_first() -> None:
    assert CONGKAK.start(Side.NORTH).to_sow is Side.SOUTH
    assert CONGKAK.start().opening == Opening()
    assert SEQUENTIAL.start(Side.NORTH).to_sow is Side.NORTH
