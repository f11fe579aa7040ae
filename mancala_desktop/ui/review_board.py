"""The board of the review page: the position before a sowing, the way from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import below
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board.heaps import Heaps, heaps_of
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.reviewed import ReviewedGame


class ReviewBoard(QObject):
    """Shows the places of the game that is reviewed, from 0 on, as the settings want the board."""

    def __init__(
        self,
        view: BoardView,
        reviewed: ReviewedGame,
        settings: Settings,
        cache: Path | None,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.view = view
        self._reviewed = reviewed
        self._settings = settings
        self._cache = cache
        boards().changed.connect(self.wear)
        settings.changed.connect(self._apply_settings)
        self._apply_settings()

    def begin(self, reviewed: ReviewedGame, place: int) -> None:
        """Another game, seen by who played it."""
        self._reviewed = reviewed
        family = reviewed.game.variant.family
        self.view.set_flipped(below(reviewed.seats) is Side.NORTH)
        self.view.show_position(
            reviewed.position(place),
            look=boards().look(family, self._cache),
            shape=SHAPES[family],
            heaps=self._heaps(place),
            anew=True,
        )

    def show(self, place: int) -> None:
        """A place at once."""
        self.view.show_position(self._reviewed.position(place), heaps=self._heaps(place))

    def go(self, before: int, place: int) -> None:
        """From one place to another; one step is shown as it was sown, or backwards."""
        self.view.set_playable(())
        if place == before + 1:
            self.play([self._reviewed.sowing(before)], again=True)
        elif place == before - 1:
            self.view.wear_marks(None)
            self.view.animate_back(self._reviewed.sowing(place))
        else:
            self.show(place)

    def play(self, sowings: Sequence[Sowing], *, again: bool = False) -> None:
        """Sow from what is shown; quicker if that is seen `again`."""
        self.view.wear_marks(None)
        for sowing in sowings:
            self.view.animate(sowing, again=again)

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        self.view.set_look(boards().look(self._reviewed.game.variant.family, self._cache))

    def _heaps(self, place: int) -> Heaps:
        return heaps_of(self._reviewed.game.start, self._reviewed.sowings_before(place))

    def _apply_settings(self) -> None:
        settings, view = self._settings, self.view
        view.set_pit_names(settings.pit_names)
        view.set_speed(settings.speed)
        view.set_reduced_motion(settings.reduced_motion)
