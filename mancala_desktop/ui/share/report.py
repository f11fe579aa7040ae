"""What a printed game says: its heading, its moves row by row, and the board after each row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from functools import partial

from PySide6.QtCore import QDate, QLocale, QObject

from mancala_desktop.play.seats import Seats, seats_of
from mancala_desktop.record.game import Game
from mancala_desktop.record.text import Header
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.board.heaps import Heaps, Lie
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.panels.turns import Row, rows
from mancala_desktop.ui.share.still import Still, still_of


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the move list, and the board after it."""

    row: Row
    after: Still


@dataclass(frozen=True, slots=True)
class Report:
    """A game for paper, in the language spoken when it was written.

    `facts` are pairs of a label and what it says; `after` and `page` hold places for `{number}` and
    for `{page}` and `{pages}`.
    """

    title: str
    facts: tuple[tuple[str, str], ...]
    sides: tuple[str, str]
    entries: tuple[Entry, ...]
    end: Still
    ending: str
    after: str
    page: str


class ReportWords(QObject):
    """Writes reports, and the names of files."""

    def __init__(self, narrator: Narrator, parent: QObject) -> None:
        super().__init__(parent)
        self._narrator = narrator

    def report(self, game: Game, lie: Lie | None = None) -> Report:
        """All that was sown up to where play stands; `lie` says which seed lies where then."""
        seats = seats_of(game)
        return Report(
            title=self._narrator.rules.family(game.variant.family),
            facts=tuple((label, said) for label, said in self._facts(game, seats) if said),
            sides=(self._narrator.side(Side.SOUTH), self._narrator.side(Side.NORTH)),
            entries=self._entries(game),
            end=still_of(game.position, game.last, lie),
            ending=self._ending(game, seats),
            after=self.tr("After move {number}"),
            page=self.tr("Page {page} of {pages}"),
        )

    def file_name(self, game: Game) -> str:
        """`Kalah, Marlene – Computer, 2025-11-30`, with no character a file's name cannot have."""
        seats = seats_of(game)
        names = " – ".join(self._narrator.people.name(side, seats) for side in Side)
        day = game.headers.get(Header.DATE, "") or date.today().isoformat()
        words = f"{self._narrator.rules.family(game.variant.family)}, {names}, {day}"
        kept = "".join(
            " " if char in '\\/:*?"<>|' or not char.isprintable() else char for char in words
        )
        return " ".join(kept.split())[:100].rstrip(". ")

    # ---------------------------------------------------------------- the heading

    def _facts(self, game: Game, seats: Seats) -> tuple[tuple[str, str], ...]:
        result = game.result
        return (
            (
                self._narrator.side(Side.SOUTH),
                self._narrator.people.name_and_level(Side.SOUTH, seats),
            ),
            (
                self._narrator.side(Side.NORTH),
                self._narrator.people.name_and_level(Side.NORTH, seats),
            ),
            (
                self.tr("Result"),
                self._narrator.result(result, seats) if result else self.tr("open"),
            ),
            (self.tr("Date"), self._day(game.headers.get(Header.DATE, ""))),
            (self.tr("Event"), game.headers.get(Header.EVENT, "")),
            (self.tr("Rules"), self._rules(game)),
        )

    def _day(self, words: str) -> str:
        day = QDate.fromString(words, "yyyy-MM-dd")
        return QLocale().toString(day, QLocale.FormatType.LongFormat) if day.isValid() else words

    def _rules(self, game: Game) -> str:
        """The rule set, the size of the board, and the options that differ from the rule set's."""
        words, usual = self._narrator.rules, PRESETS[game.preset_id].variant.options()
        changed = [
            f"{words.option(name)}: {words.value(name, getattr(game.variant, name))}"
            for name, word in game.variant.options().items()
            if word != usual[name]
        ]
        return " · ".join([words.preset(game.preset_id), words.size(game.variant), *changed])

    def _ending(self, game: Game, seats: Seats) -> str:
        if game.result:
            return self._narrator.outcome(game.result, seats)
        return self._narrator.whose_turn(game.position, seats)

    # ---------------------------------------------------------------- the moves

    def _entries(self, game: Game) -> tuple[Entry, ...]:
        """The rows without what was taken back and without a frame round the last sowing."""
        name = partial(self._narrator.pit_name, game.variant.layout)
        path, sown, found = game.current.path(), 0, []
        heaps, told = Heaps.of(game.start), 0
        for row in rows(game, name):
            south, north = (
                tuple(replace(shown, current=False) for shown in cell if not shown.ahead)
                for cell in row.cells
            )
            if south or north:
                sown += len(south) + len(north)
                node = path[sown - 1]
                for each in path[told:sown]:
                    heaps.follow(each.sowing)
                told = sown
                after = still_of(node.position, node.sowing, Lie.of(heaps))
                found.append(Entry(Row(row.number, (south, north)), after))
        return tuple(found)
