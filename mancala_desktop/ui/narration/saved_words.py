"""Words for saved games: what they are called, how they ended, what is wrong with their files."""

from __future__ import annotations

import re
from datetime import datetime, time

from PySide6.QtCore import QObject

from mancala_desktop.play.saved import SavedGame, Standing, Unreadable
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.storage import StorageError
from mancala_desktop.record.game import VERDICTS
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.date_words import DateWords

_NAMED_BY_US = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d(-\d+)?")


class SavedWords(QObject):
    """Asks the narrator, and like that keeps no sentence."""

    def __init__(self, narrator: Narrator, parent: QObject) -> None:
        super().__init__(parent)
        self._narrator = narrator
        self._dates = DateWords(self)

    def name(self, game: SavedGame) -> str:
        """What somebody called it; else the file's name, or who played if that only tells a day."""
        if game.title:
            return game.title
        if not game.preset_id or not _NAMED_BY_US.fullmatch(game.path.stem):
            return game.path.stem
        return self.players(game)

    def players(self, game: SavedGame) -> str:
        """`Marlene – Computer 6`, South first; sides where there are no names."""
        return f"{self._player(game, Side.SOUTH)} – {self._player(game, Side.NORTH)}"

    def _player(self, game: SavedGame, side: Side) -> str:
        name = self._narrator.people.name(side, game.seats)
        seat = game.seats[side]
        return f"{name} {seat.level}" if seat.kind is SeatKind.COMPUTER else name

    def score(self, game: SavedGame) -> str:
        """`29 : 19`, South's seeds first, as `players` has the names; in a word what no seeds decided,
        and what is not finished or damaged."""
        if game.trouble:
            return self.tr("damaged")
        if game.outcome is None:
            return self.tr("in progress")
        if game.outcome.termination in VERDICTS and game.standing is not Standing.DECIDED:
            return self.standing(game.standing)
        return self._narrator.endings.short(game.outcome, game.seats)

    def standing(self, standing: Standing) -> str:
        """How games ended, as one asks for them."""
        match standing:
            case Standing.WON:
                return self.tr("Won")
            case Standing.LOST:
                return self.tr("Lost")
            case Standing.DRAWN:
                return self.tr("Drawn")
            case Standing.DECIDED:
                return self.tr("Decided")
            case Standing.UNFINISHED:
                return self.tr("In progress")
            case Standing.DAMAGED:
                return self.tr("Damaged")

    def lines(self, game: SavedGame, now: datetime) -> tuple[str, str]:
        """The two lines below the name, their parts joined by dots: who and by which rules, then
        when and how long, and the seeds where they are not the result; of a damaged file what is
        wrong."""
        if game.trouble and not game.preset_id:
            return self.trouble(game), self._day(game, now)
        rules = self._narrator.rules.preset(game.preset_id)
        players = self.players(game)
        first = rules if self.name(game) == players else f"{players} · {rules}"
        if game.trouble:
            first = self.trouble(game)
        turns = self.tr("%n turn(s)", "", game.turns)
        seeds = self._narrator.endings.seeds(game.outcome) if game.outcome else ""
        return first, " · ".join(filter(None, [self._day(game, now), turns, seeds]))

    def spoken(self, game: SavedGame, now: datetime) -> str:
        """All of it, for those who do not see the card."""
        parts = [self.name(game)]
        if game.preset_id and self.name(game) != self.players(game):
            parts.append(self.players(game))
        if game.trouble:
            parts.append(self.trouble(game))
        elif game.outcome and (seeds := self._narrator.endings.seeds(game.outcome)):
            parts += [self.score(game), seeds]
        elif game.outcome:
            parts.append(f"{self.standing(game.standing)} {self.score(game)}")
        else:
            parts.append(self.score(game))
        if game.preset_id:
            parts.append(self._narrator.rules.preset(game.preset_id))
            parts.append(self.tr("%n turn(s)", "", game.turns))
        parts.append(self._day(game, now))
        return ", ".join(part.rstrip(".") for part in parts)

    def _day(self, game: SavedGame, now: datetime) -> str:
        """When it was played or, if nothing tells that, saved."""
        return self._dates.day(datetime.combine(game.day, time()), now)

    def trouble(self, game: SavedGame) -> str:
        """What is wrong with its file; empty if nothing is."""
        match game.trouble:
            case None:
                return ""
            case Unreadable(obstacle, detail):
                error = StorageError(obstacle, game.path, detail)
                return self._narrator.troubles.storage(error)
            case problem:
                return self._narrator.troubles.flaw(problem)
