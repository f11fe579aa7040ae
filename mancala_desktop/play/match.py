"""Games that belong together: the one in play as part of a series, and the one after it."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from random import Random

from mancala_desktop.play.seats import Draw, Seats, Setup, note_change_of_sides
from mancala_desktop.play.series import Series
from mancala_desktop.record import pie
from mancala_desktop.record.game import Game
from mancala_desktop.record.headers import Header
from mancala_desktop.record.times import Controls, controls_of, note_controls
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
    return replace(
        setup_of(game, next_seats),
        first=_first(game, outcome, series, random),
        clock=_times(game, changes_sides=series.changes_sides),
        series=series,
    )


def once_more(game: Game) -> Game:
    """The game of a rematch, in which each sits on the other side: the rules, the start and the
    lasting headers of `game`, today.

    Where the last winner begins, that is whoever has won on the other side of the board. A series
    begins anew.
    """
    start, outcome = game.start, game.result
    by_winner = PRESETS[game.preset_id].first is FirstMove.LAST_WINNER
    usual = start == game.variant.start(start.to_sow)
    if by_winner and usual and outcome and outcome.winner is not None:
        start = game.variant.start(outcome.winner.other)
    kept = {name: text for name, text in game.headers.items() if name not in _OF_ONE_GAME}
    again = Game(game.preset_id, game.variant, start, kept)
    again.headers[Header.DATE] = date.today().isoformat()
    if (series := series_of(game)) is not None:
        again.headers[Header.SERIES] = str(replace(series, south=0, north=0, number=1))
    note_controls(again, _times(game, changes_sides=True))
    return again


_OF_ONE_GAME = frozenset(
    {
        Header.TITLE,
        Header.DATE,
        Header.ROUND,
        Header.SEED,
        Header.SERIES,
        Header.SOUTH,
        Header.NORTH,
        Header.SOUTH_SEAT,
        Header.NORTH_SEAT,
    }
)
"""Headers that speak of one game only; others, of the user's own too, hold for a rematch."""


def _times(game: Game, *, changes_sides: bool) -> Controls:
    """What everybody is given again who had it in `game`: it goes with the players, whom the pie
    rule may have brought to the other side."""
    south, north = controls_of(game)
    moved = changes_sides is not pie.is_swapped(game.current)
    return (north, south) if moved else (south, north)


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
