"""Finding saved games: words, kinds, and an order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import Enum
from typing import Any

from mancala_desktop.play.saved import SavedGame, Standing
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.rules.variant import Family


class Against(Enum):
    """Who played whom."""

    COMPUTER = "computer"
    PERSON = "person"


class Since(Enum):
    """When a game was played, seen from today; the value is in days."""

    TODAY = 0
    WEEK = 7
    MONTH = 31
    YEAR = 365


class Order(Enum):
    """How games are put in order."""

    SAVED = "saved"  # the file written last comes first
    NEWEST = "newest"  # by the day they were played
    OLDEST = "oldest"
    NAMES = "names"
    RULES = "rules"
    LONGEST = "longest"


@dataclass(frozen=True, slots=True)
class Spoken:
    """What games are called in the language spoken now, for words are looked for in that, too:
    presets by their id, and the twelve months."""

    presets: Mapping[str, str] = field(default_factory=dict)
    months: Sequence[str] = ()

    def of(self, game: SavedGame) -> str:
        """What is said of a game besides its own text, in small letters."""
        day = game.day
        month = self.months[day.month - 1] if self.months else ""
        name = self.presets.get(game.preset_id, "")
        return f"{name}\n{day.day}. {month} {day.year}\n{day.day}.{day.month}.{day.year}\n{day}"


@dataclass(frozen=True, slots=True)
class Wish:
    """Which games are wanted; None wants all. Every one of the `words` must be somewhere in it."""

    words: str = ""
    rules: Family | str | None = None  # a game, or the id of a preset
    standing: Standing | None = None
    against: Against | None = None
    since: Since | None = None
    order: Order = Order.SAVED

    @property
    def filters(self) -> int:
        """How many of its filters leave something out."""
        kinds = (self.rules, self.standing, self.against, self.since)
        return sum(each is not None for each in kinds)


def find(games: Iterable[SavedGame], wish: Wish, spoken: Spoken, today: date) -> list[SavedGame]:
    """The games that are wanted, in the order that is wanted."""
    since = wish.since and today - timedelta(days=wish.since.value)
    words = wish.words.casefold().split()
    found = [
        game
        for game in games
        if (wish.rules is None or wish.rules in (game.preset_id, game.family))
        and (wish.standing is None or game.standing is wish.standing)
        and (wish.against is None or _against(game) is wish.against)
        and (since is None or game.day >= since)
    ]
    for word in words:
        found = [game for game in found if word in game.text or word in spoken.of(game)]
    key, backwards = _KEYS[wish.order]
    found.sort(key=lambda game: game.modified, reverse=True)
    if key is not None:
        found.sort(key=key, reverse=backwards)
    return found


def _against(game: SavedGame) -> Against | None:
    """None where computers play each other, or nothing is known."""
    match [seat.kind for seat in game.seats].count(SeatKind.COMPUTER):
        case 0:
            return Against.PERSON if game.preset_id else None
        case 1:
            return Against.COMPUTER
    return None


def _names(game: SavedGame) -> tuple[str, ...]:
    return (game.title.casefold(), *(seat.name.casefold() for seat in game.seats))


_KEYS: dict[Order, tuple[Callable[[SavedGame], Any] | None, bool]] = {
    Order.SAVED: (None, False),
    Order.NEWEST: (lambda game: game.day, True),
    Order.OLDEST: (lambda game: game.day, False),
    Order.NAMES: (_names, False),
    Order.RULES: (lambda game: game.preset_id, False),
    Order.LONGEST: (lambda game: game.turns, True),
}
