"""How board and page are shown: by the settings, and by who sits on which side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.ui.board.preview import Foresee
from mancala_desktop.ui.boards import boards
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.plates import Plates


class Appearance(QObject):
    """Keeps all that is shown as the settings and the players want it."""

    def __init__(
        self,
        session: GameSession,
        page: GamePage,
        plates: Plates,
        narrator: Narrator,
        settings: Settings,
        cache: Path | None,
        *,
        foresee: Foresee,
        retell: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`foresee` knows what a pit would do; `retell` says everything anew."""
        super().__init__(parent)
        self._session = session
        self._page = page
        self._board = page.board
        self._plates = plates
        self._narrator = narrator
        self._settings = settings
        self._cache = cache
        self._foresee = foresee
        self._retell = retell
        settings.changed.connect(self._setting_changed)
        boards().changed.connect(self.wear)
        self._apply()

    def wear(self) -> None:
        """The board that is chosen, for the theme the window wears."""
        self._board.set_look(boards().look(self._session.game.variant.family, self._cache))

    def flip(self, flipped: bool) -> None:
        """Whether North sits below."""
        self._plates.flip(flipped)
        self._board.set_flipped(flipped)

    @property
    def can_face(self) -> bool:
        """Whether two people sit at this screen, who may sit face to face."""
        return all(seat.kind is SeatKind.PERSON for seat in self._session.seats)

    def face(self) -> None:
        """Turn what the player above reads, if somebody sits there."""
        facing = self._settings.facing and self.can_face
        self._board.set_facing(facing)
        self._page.stage.set_facing(facing)

    def _setting_changed(self, key: str) -> None:
        self._apply()
        if key == Settings.pit_names.key:
            self._retell()

    def _apply(self) -> None:
        settings, board = self._settings, self._board
        self._narrator.set_pit_names(settings.pit_names)
        board.set_pit_names(settings.pit_names)
        board.set_speed(settings.speed)
        board.set_reduced_motion(settings.reduced_motion)
        board.set_legal_marked(settings.show_legal)
        board.set_foresee(self._foresee if settings.preview else None)
        self.face()
