"""Games that belong together: the one in play as part of a series, and the one after it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mancala_desktop.play.seats import Draw, Seats, Setup, note_change_of_sides
from mancala_desktop.play.series import Series
from mancala_desktop.record import pie
from mancala_desktop.record.game import Game
from mancala_desktop.record.headers import Header
from mancala_desktop.record.times import controls_of
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.presets import PRESETS, FirstMove


def series_of(game: Game) -> Series | None:
    """The series that the headers of `game` tell of, as it stands before that game."""
    return Series.parse(game.headers.get(Header.SERIES, ""))


def change_sides(game: Game) -> None:
    """Let the headers of `game` say that each plays on from the other side of the board."""
    note_change_of_sides(game)
    series = series_of(game)
    if series is not None:
        game.headers[Header.SERIES] = str(series.turned())


def setup_of(game: Game, seats: Seats) -> Setup:
    """What `game` was made of, for another one like it with these seats."""
    usual = PRESETS[game.preset_id].variant.options()
    options = {name: word for name, word in game.variant.options().items() if word != usual[name]}
    return Setup(
        game.preset_id,
        seats,
        game.start.to_sow,
        options,
        clock=controls_of(game),
        pie=pie.is_agreed(game),
        series=series_of(game),
    )


def next_game(game: Game, seats: Seats, outcome: Outcome, random: Random) -> Setup | None:
    """The next game of the series; None where there is no series or it is over.

    `seats` are those at the end of `game`, `random` draws who starts where that is left to the lot.
    """
    series = series_of(game)
    if series is None or series.counted(outcome).over:
        return None
    series, next_seats = series.after(outcome, seats)
    setup = setup_of(game, next_seats)
    if series.changes_sides is not pie.is_swapped(game.current):  # whose time it was takes it along
        setup = replace(setup, clock=(setup.clock[1], setup.clock[0]))
    return replace(setup, first=_first(game, outcome, series, random), series=series)


def _first(game: Game, outcome: Outcome, series: Series, random: Random) -> Side:
    """The side that makes the first move. Players are followed, who may have changed sides; after a
    draw there is no last winner, and whoever did not start does so now."""
    rule = PRESETS[game.preset_id].first
    if rule is FirstMove.SOUTH or game.start.opening:
        return Side.SOUTH
    starts = Draw.LAST_WINNER if rule is FirstMove.LAST_WINNER else series.starts
    in_turn = game.start.to_sow.other
    if pie.is_swapped(game.current):
        in_turn = in_turn.other
    winner = outcome.winner
    if series.changes_sides:
        in_turn = in_turn.other
        winner = winner.other if winner is not None else None
    if starts is None or (winner is None and starts in (Draw.LAST_WINNER, Draw.LOSER)):
        return in_turn
    return starts.side(random, winner)
