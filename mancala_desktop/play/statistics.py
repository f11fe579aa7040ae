"""How a person does against the computer, counted from the saved games.

A game counts once it is finished, whatever help was taken in it. A rating is found by Glicko-2 (Mark
Glickman, "Example of the Glicko-2 system", 2012) from what the levels were measured to be worth. The
ladders of the games differ, so there is a rating for each. A day of play is a rating period.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import groupby

from mancala_desktop.engine.level import LEVELS
from mancala_desktop.learn.rating import START, START_DEVIATION, START_VOLATILITY
from mancala_desktop.play.saved import SavedGame, Standing
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family

COUNTED = (Standing.WON, Standing.DRAWN, Standing.LOST)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games were won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many there are."""
        return self.won + self.drawn + self.lost

    @property
    def score(self) -> float:
        """The part of all points that was won, a draw being half a point; 0 without games."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Streaks:
    """Games of one result in a row: `current` of the result `kind` up to the last game, and the
    longest rows of games won, and of games not lost, ever."""

    kind: Standing | None = None
    current: int = 0
    longest_won: int = 0
    longest_unbeaten: int = 0


@dataclass(frozen=True, slots=True)
class Rated:
    """The rating after a day of play, with its deviation: the truth lies within twice that with a
    probability of 95 %. `tally` is how the rated games of that day went."""

    day: date
    rating: float
    deviation: float
    tally: Tally


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything the page tells of one game, or of all."""

    tally: Tally = Tally()
    families: Mapping[Family, Tally] = field(default_factory=dict)
    levels: Mapping[int, Tally] = field(default_factory=dict)
    sides: Mapping[Side, Tally] = field(default_factory=dict)
    streaks: Streaks = Streaks()
    ratings: Mapping[Family, Sequence[Rated]] = field(default_factory=dict)


def statistics(games: Iterable[SavedGame], family: Family | None = None) -> Statistics:
    """What comes of the finished games of a person against the computer; of all, or of one game."""
    counted = [game for game in _counted(games) if family in (None, game.family)]
    return Statistics(
        _tally(counted),
        {each: _tally(game for game in counted if game.family is each) for each in Family},
        {
            number: _tally(played)
            for number, played in groupby(sorted(counted, key=_level), key=_level)
        },
        {side: _tally(game for game in counted if game.person is side) for side in Side},
        _streaks([game.standing for game in counted]),
        {each: rate([game for game in counted if game.family is each], each) for each in Family},
    )


def rate(games: Iterable[SavedGame], family: Family) -> list[Rated]:
    """The rating after each day on which a game of `family` was played, in the order of `games`.

    Games from a start that was set up are left out, for it may decide the game, and so are those
    against a level that was not measured.
    """
    from glicko2.math import (  # noqa: PLC0415  loaded only if needed: it takes longer than a frame
        UpdatedRating,
        mu_to_rating,
        phi_to_rd,
        rating_to_mu,
        rd_to_phi,
        update_rating,
    )

    rated: list[Rated] = []
    most = rd_to_phi(START_DEVIATION)
    now = UpdatedRating(rating_to_mu(START), most, START_VOLATILITY)
    for day, played in groupby(
        (game for game in games if game.ordinary and _opponent(game, family)),
        key=lambda game: game.day,
    ):
        idle = (day - rated[-1].day).days - 1 if rated else 0
        now = now._replace(phi=min(most, math.hypot(now.phi, math.sqrt(max(0, idle)) * now.sigma)))
        todays = list(played)
        opponents = []
        for game in todays:
            opponent = _opponent(game, family)
            assert opponent
            points = {Standing.WON: 1.0, Standing.DRAWN: 0.5}.get(game.standing, 0.0)
            opponents.append((rating_to_mu(opponent[0]), rd_to_phi(opponent[1]), points))
        now = update_rating(now.mu, now.phi, now.sigma, opponents)
        rated.append(Rated(day, mu_to_rating(now.mu), phi_to_rd(now.phi), _tally(todays)))
    return rated


def worth(number: int, family: Family) -> tuple[float, float] | None:
    """The Elo a level was measured to have, and how sure that is, as Glicko's deviation; None if
    there is no such level or it was not measured."""
    if not 1 <= number <= len(LEVELS):
        return None
    rating = LEVELS[number - 1].ratings.get(family)
    # of no game, Glicko's deviation; the error of a mean goes with the root of how many there are
    return (rating.elo, START_DEVIATION / math.sqrt(rating.games)) if rating else None


def _opponent(game: SavedGame, family: Family) -> tuple[float, float] | None:
    return worth(_level(game), family)


def _counted(games: Iterable[SavedGame]) -> list[SavedGame]:
    """What counts, in the order of time. A game that was saved twice, or finished once more after
    something was taken back, counts once, as it ended last: its seed tells that it is the same."""
    by_time = sorted(
        (game for game in games if game.standing in COUNTED and game.person is not None),
        key=lambda game: (game.day, game.modified),
    )
    found: dict[object, SavedGame] = {}
    for game in by_time:
        same: object = (game.seed, game.played, game.preset_id) if game.seed else game.path
        before = found.get(same)
        if before is None or before.modified <= game.modified:
            found[same] = game
    return list(found.values())


def _level(game: SavedGame) -> int:
    """The level of the computer that was played."""
    assert game.person is not None
    return game.seats[game.person.other].level


def _tally(games: Iterable[SavedGame]) -> Tally:
    standings = [game.standing for game in games]
    return Tally(*(standings.count(each) for each in COUNTED))


def _streaks(standings: Sequence[Standing]) -> Streaks:
    rows = [(kind, sum(1 for _ in row)) for kind, row in groupby(standings)]
    if not rows:
        return Streaks()
    return Streaks(
        *rows[-1],
        max((length for kind, length in rows if kind is Standing.WON), default=0),
        max(_unbeaten(standings)),
    )


def _unbeaten(standings: Sequence[Standing]) -> Iterator[int]:
    """How long each row of games without a loss is; at least one number."""
    length = 0
    for standing in standings:
        if standing is Standing.LOST:
            yield length
            length = -1
        length += 1
    yield length
