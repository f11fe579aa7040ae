"""What is heard at the steps of a sowing, told without a loudspeaker."""

from __future__ import annotations

import pytest

from mancala_desktop.play.seats import Seat, SeatKind, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import Hand
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Drop, Sowing, Sweep, Turn, TurnReason
from mancala_desktop.ui.board import pacing
from mancala_desktop.ui.sound.cues import Cue, Ear, Sound, ending

KALAH = "kalah-standard"
PERSON, COMPUTER = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER)


def sow(preset_id: str, text: str, name: str) -> Sowing:
    variant = PRESETS[preset_id].variant
    return variant.sow(variant.position(text), variant.layout.pit(name))


def heard(sowing: Sowing) -> list[Cue]:
    """The most telling cue of every step that makes a sound."""
    ear = Ear(sowing)
    return [cues[0] for cues in map(ear.hear, sowing.steps) if cues]


def sounds(preset_id: str, text: str, name: str) -> list[Sound]:
    return [cue.sound for cue in heard(sow(preset_id, text, name))]


def test_a_hand_lifts_and_seeds_fall_on_wood_on_seeds_and_into_the_store() -> None:
    assert sounds(KALAH, "0,0,0,0,3,0/0|1,2,1,1,1,1/0|s", "e") == [
        Sound.LIFT,
        Sound.SEED_ON_WOOD,
        Sound.STORE,
        Sound.SEED_ON_SEEDS,
    ]


def test_a_seed_on_seeds_tells_how_many_there_are_and_faintly_the_wood() -> None:
    sowing = sow(KALAH, "0,0,0,0,0,3/0|7,2,1,1,1,1/0|s", "f")
    ear = Ear(sowing)
    cues = [ear.hear(step) for step in sowing.steps]

    assert (Cue(Sound.SEED_ON_SEEDS, 7), Cue(Sound.SEED_ON_WOOD, gain=0.5)) in cues


def test_every_lap_after_the_first_is_heard_as_a_relay() -> None:
    sowing = sow("congkak-sequential", str(PRESETS["congkak-sequential"].variant.start()), "c")
    lifts = [cue.sound for cue in heard(sowing) if cue.sound in (Sound.LIFT, Sound.RELAY)]

    assert sowing.laps > 1
    assert lifts == [Sound.LIFT] + [Sound.RELAY] * (sowing.laps - 1)


def test_a_pit_that_was_filled_and_lifted_again_is_empty_once_more() -> None:
    """The ear counts as it goes: what falls later falls on what lies there then."""
    sowing = sow("congkak-sequential", str(PRESETS["congkak-sequential"].variant.start()), "c")
    ear, board = Ear(sowing), Hand(sowing.before)
    on_wood = []
    for step in sowing.steps:
        cues = ear.hear(step)
        if isinstance(step, Drop) and step.hole not in board.stores:
            on_wood.append(cues[0].sound is Sound.SEED_ON_WOOD)
            assert on_wood[-1] is (board.seeds[step.hole] == 0)
        board.take(step)

    assert True in on_wood  # all pits are full at the start


def test_a_capture_is_raked_when_its_seeds_begin_to_move() -> None:
    [capture] = [
        cue
        for cue in heard(sow(KALAH, "1,0,0,0,0,3/0|4,4,4,4,4,4/0|s", "a"))
        if cue.sound is Sound.CAPTURE
    ]

    assert capture.after == pacing.CAPTURE_HOLD


def test_an_extra_turn_rings() -> None:
    assert sounds(KALAH, "0,0,0,0,1,1/0|4,4,4,4,4,4/0|s", "f")[-1] is Sound.EXTRA_TURN


def test_no_extra_turn_rings_where_the_game_ends_instead() -> None:
    sowing = sow(KALAH, "0,0,0,0,0,1/24|0,0,0,0,0,2/21|s", "f")

    assert TurnReason.EXTRA_TURN in [turn.reason for turn in sowing.of(Turn)]
    assert [cue.sound for cue in heard(sowing)] == [Sound.LIFT, Sound.STORE, Sound.STORE]


def test_what_is_swept_falls_into_the_store_when_it_gets_there() -> None:
    sowing = sow(KALAH, "0,0,0,0,0,1/20|1,0,3,0,0,2/21|s", "f")
    swept = [cue for cue in heard(sowing) if cue.after]

    assert swept == [Cue(Sound.STORE, after=pacing.SWEEP)] * len(list(sowing.of(Sweep)))
    assert len(swept) == 3


@pytest.mark.parametrize(
    ("winner", "seats", "sound"),
    [
        (Side.SOUTH, (PERSON, COMPUTER), Sound.WIN),
        (Side.NORTH, (PERSON, COMPUTER), Sound.LOSE),
        (Side.NORTH, (COMPUTER, PERSON), Sound.WIN),
        (Side.SOUTH, (COMPUTER, PERSON), Sound.LOSE),
        (Side.NORTH, (PERSON, PERSON), Sound.WIN),
        (Side.NORTH, (COMPUTER, COMPUTER), Sound.WIN),
        (None, (PERSON, COMPUTER), Sound.DRAW),
        (None, (PERSON, PERSON), Sound.DRAW),
    ],
)
def test_an_end_sounds_as_the_one_person_at_the_screen_takes_it(
    winner: Side | None, seats: Seats, sound: Sound
) -> None:
    assert ending(Outcome(24, 24, winner, Termination.AGREEMENT), seats) is sound
