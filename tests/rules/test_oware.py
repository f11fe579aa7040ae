"""Oware and its relatives, case by case."""

from __future__ import annotations

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, Drop, Halve, Skip, Sowing, Spare
from mancala_desktop.rules.variant import Variant

ABAPA = PRESETS["oware-abapa"].variant
APP = PRESETS["oware-app"].variant
KALAHA = PRESETS["oware-kalaha"].variant
AWARI = PRESETS["awari"].variant


def sow(variant: Variant, text: str, name: str) -> Sowing:
    return variant.sow(variant.position(text), variant.layout.pit(name))


def refusal(variant: Variant, text: str, name: str) -> Reason | None:
    return variant.why_illegal(variant.position(text), variant.layout.pit(name))


def test_stores_are_never_sown() -> None:
    sowing = sow(ABAPA, "4,4,4,4,4,4/0|4,4,4,4,4,4/0|s", "f")
    assert [step.hole for step in sowing.of(Drop)] == [7, 8, 9, 10]


def test_twelve_seeds_pass_over_the_pit_they_came_from() -> None:
    sowing = sow(ABAPA, "12,1,1,1,1,1/10|1,1,1,1,1,1/15|s", "a")
    assert [step.hole for step in sowing.of(Skip)] == [0]
    assert sowing.last_hole == 1
    assert str(sowing.after) == "0,3,2,2,2,2/10|2,2,2,2,2,2/15|n"


def test_where_the_origin_is_sown_twelve_seeds_end_in_it() -> None:
    sowing = sow(KALAHA, "12,1,1,1,1,1/10|1,1,1,1,1,1/15|s", "a")
    assert not list(sowing.of(Skip))
    assert sowing.last_hole == 0


def test_twos_and_threes_are_captured_backwards_until_the_chain_breaks() -> None:
    sowing = sow(ABAPA, "0,0,0,0,1,4/10|3,2,1,2,4,0/12|s", "f")
    [capture] = sowing.of(Capture)
    assert capture.pits == (10, 9, 8)
    assert capture.seeds == 3 + 2 + 3
    assert str(sowing.after) == "0,0,0,0,1,0/18|4,0,0,0,4,0/12|n"


def test_own_pits_are_never_captured() -> None:
    sowing = sow(ABAPA, "1,1,1,0,0,0/10|4,4,4,4,4,4/11|s", "a")
    assert not list(sowing.of(Capture))


def test_a_grand_slam_takes_nothing_in_abapa_and_everything_in_the_app() -> None:
    text = "1,0,0,0,0,2/20|1,1,0,0,0,0/23|s"
    spared = sow(ABAPA, text, "f")
    assert [step.pits for step in spared.of(Spare)] == [(8, 7)]
    assert str(spared.after) == "1,0,0,0,0,0/20|2,2,0,0,0,0/23|n"
    taken = sow(APP, text, "f")
    assert str(taken.after) == "0,0,0,0,0,0/25|0,0,0,0,0,0/23|n"


def test_a_grand_slam_is_illegal_in_awari_while_another_sowing_leaves_something() -> None:
    text = "1,0,0,0,0,2/20|1,1,0,0,0,0/23|s"
    assert refusal(AWARI, text, "f") is Reason.WOULD_TAKE_ALL
    assert refusal(AWARI, text, "a") is None


def test_a_grand_slam_is_legal_in_awari_when_every_sowing_is_one() -> None:
    sowing = sow(AWARI, "0,0,0,0,0,2/20|1,1,0,0,0,0/22|s", "f")
    assert sowing.captured == 4


def test_a_starving_side_must_be_fed() -> None:
    text = "1,0,0,0,0,1/20|0,0,0,0,0,0/20|s"
    for variant in (ABAPA, APP, KALAHA, AWARI):
        assert refusal(variant, text, "a") is Reason.MUST_FEED
        assert refusal(variant, text, "f") is None


def test_who_cannot_feed_keeps_his_row_and_the_game_ends_by_itself() -> None:
    sowing = sow(ABAPA, "1,0,0,0,0,0/23|0,0,0,0,0,1/23|n", "F")
    assert sowing.after.over is Termination.NO_MOVE
    assert str(sowing.after) == "0,0,0,0,0,0/25|0,0,0,0,0,0/23|s"
    position = ABAPA.position("1,1,0,0,0,0/20|0,0,0,0,0,0/20|s")
    assert position.over is Termination.NO_MOVE
    assert str(position) == "0,0,0,0,0,0/22|0,0,0,0,0,0/20|s"


def test_a_mover_with_an_empty_row_leaves_everything_to_the_other_side() -> None:
    position = ABAPA.position("1,1,0,0,0,0/20|0,0,0,0,0,0/20|n")
    assert str(position) == "0,0,0,0,0,0/22|0,0,0,0,0,0/20|n"
    assert position.over is Termination.NO_MOVE


def test_a_majority_ends_the_game_and_the_rest_stays_where_it_is() -> None:
    sowing = sow(ABAPA, "0,0,0,0,1,1/23|1,4,4,4,4,4/2|s", "f")
    assert str(sowing.after) == "0,0,0,0,1,0/25|0,4,4,4,4,4/2|n"
    assert sowing.after.over is Termination.MAJORITY


def test_values_are_counted_past_a_majority() -> None:
    sowing = sow(ABAPA.scoring(), "0,0,0,0,1,1/23|1,4,4,4,4,4/2|s", "f")
    assert sowing.after.over is None


def test_twenty_four_each_is_a_draw() -> None:
    position = ABAPA.position("0,0,0,0,0,0/24|0,0,0,0,0,0/24|s")
    assert position.over is Termination.ALL_CAPTURED
    outcome = ABAPA.outcome(position)
    assert outcome
    assert outcome.winner is None


CYCLE = "1,0,0,0,0,0/22|1,0,0,0,0,0/22|s"


def go_round(variant: Variant, text: str) -> list[Position]:
    """Two lone seeds chase each other until the game ends; all positions, first to last."""
    positions = [variant.position(text)]
    while not positions[-1].over:
        position = positions[-1]
        pit = variant.legal_moves(position)[0]
        positions.append(variant.sow(position, pit, positions[:-1]).after)
        assert len(positions) < 200
    return positions


def test_a_game_that_goes_in_circles_ends_at_the_third_occurrence() -> None:
    positions = go_round(ABAPA, CYCLE)
    assert positions[-1].over is Termination.REPETITION
    assert not any(positions[-1].row(Side.SOUTH) + positions[-1].row(Side.NORTH))
    assert positions[-1].total == positions[0].total


def test_the_start_position_counts_as_its_own_first_occurrence() -> None:
    twice = ABAPA.with_options({"repetition": "2"})
    thrice = len(go_round(ABAPA, CYCLE)) - 1
    again = len(go_round(twice, CYCLE)) - 1
    assert thrice == 2 * again


def test_without_a_repetition_rule_the_circle_goes_on() -> None:
    endless = ABAPA.with_options({"repetition": "0"})
    positions = [endless.position(CYCLE)]
    for _ in range(100):
        pit = endless.legal_moves(positions[-1])[0]
        positions.append(endless.sow(positions[-1], pit, positions[:-1]).after)
    assert positions[-1].over is None


def test_awari_halves_the_seeds_left_and_an_odd_one_in_two_halves() -> None:
    variant = AWARI.with_options({"repetition": "2"})
    before = variant.position("0,1,0,0,1,0/22|1,0,0,0,0,0/23|s")
    after = variant.after(before, 4)
    sowing = variant.sow(before, 4, [after])
    assert sowing.after.over is Termination.REPETITION
    assert [sowing.after.store(side) for side in Side] == [23.5, 24.5]
    assert len(list(sowing.of(Halve))) == 1
    assert sowing.after.total == before.total
    assert str(sowing.after).endswith("|n")
    assert "23.5" in str(sowing.after)
