"""The one live board of the reader, which goes from example to example; all others are pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.board.preview import Foresee
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.board_picture import ABOVE, BoardPicture


class Player(Protocol):
    """Who plays on the live board."""

    def chosen(self, pit: int) -> None:
        """Somebody chose a pit."""

    def rested(self) -> None:
        """All that was told has been seen."""

    def lost(self) -> None:
        """Somebody else has the board now."""


class LiveBoard(QObject):
    """Makes its view when it is first wanted, which takes about as long as a frame."""

    def __init__(
        self, narrator: Narrator, settings: Settings, cache: Path | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._narrator, self._settings, self._cache = narrator, settings, cache
        self._home = parent
        self._view: BoardView | None = None
        self._player: Player | None = None
        self._family = Family.KALAH
        self._playable: frozenset[int] = frozenset()
        settings.changed.connect(self._apply)
        boards().changed.connect(self.wear)

    @property
    def view(self) -> BoardView | None:
        """The board, if it was ever wanted."""
        return self._view

    def lend(
        self, player: Player, place: ExampleBoard, family: Family, position: Position
    ) -> BoardView:
        """The board, with this position, in that place; whoever had it has it no longer."""
        if self._player not in (None, player):
            self.take_back()
        look, shape = boards().look(family, self._cache), SHAPES[family]
        self._family = family
        if self._view is None:
            self._view = BoardView(look, position, shape)
            self._view.pit_chosen.connect(self._chosen)
            self._view.came_to_rest.connect(self._rested)
            self._view.set_describe(self._describe)
            self._view.set_chip_texts(self._narrator.chips)
            self._apply()
        self._player = player
        self.set_playable(())
        place.hold(self._view)
        self._view.show_position(position, look=look, shape=shape, anew=True)
        return self._view

    def set_playable(self, pits: Collection[int], foresee: Foresee | None = None) -> None:
        """What may be sown now, and who knows what that would do."""
        assert self._view
        self._playable = frozenset(pits)
        self._view.set_playable(self._playable)
        self._view.set_foresee(foresee if self._settings.preview else None)

    def take_back(self) -> None:
        """From whoever has it, before that is gone."""
        player, self._player = self._player, None
        if self._view:
            self.set_playable(())
            self._view.finish()
            self._view.hide()
            self._view.setParent(self._home)
        if player:
            player.lost()

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        if self._view:
            self._view.set_look(boards().look(self._family, self._cache))

    def names(self, pits: int) -> tuple[str, ...]:
        """What stands beside the pits of any board here."""
        return pit_names(pits, self._settings.pit_names)

    def _apply(self) -> None:
        if self._view:
            self._view.set_pit_names(self._settings.pit_names)
            self._view.set_speed(self._settings.speed)
            self._view.set_reduced_motion(self._settings.reduced_motion)

    def _describe(self, hole: int) -> tuple[str, str]:
        assert self._view
        playable = hole in self._playable
        words = self._narrator.hole_description(self._view.position, hole, playable=playable)
        return words, ""

    def _chosen(self, pit: int) -> None:
        if self._player:
            self._player.chosen(pit)

    def _rested(self) -> None:
        if self._player:
            self._player.rested()


class ExampleBoard(BoardPicture):
    """A picture with its counts and letters, on which the live board may lie."""

    def __init__(self, names: Callable[[int], tuple[str, ...]], parent: QWidget | None = None):
        super().__init__(parent, counts=True, names=names)
        self._view: BoardView | None = None

    def hold(self, view: BoardView) -> None:
        """Let the live board lie here, exactly over the picture."""
        self._view = view
        view.setParent(self)
        self._place()
        view.show()

    def let_go(self) -> None:
        """The live board is somewhere else."""
        self._view = None

    def _place(self) -> None:
        if self._view:
            board = self._geometry(self.width())
            face = QRectF(
                (self.width() - board.width) / 2, ABOVE * board.width, board.width, board.height
            )
            bleed = board.bleed
            self._view.setGeometry(face.adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
