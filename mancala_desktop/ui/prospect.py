"""What could be sown on the board and what it would do: for its marks, its previews and its names."""

from __future__ import annotations

from mancala_desktop.play.looking import Looking
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.board import states
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.narration import Narrator


class Prospect:
    """Looks ahead from the present; somebody who looks elsewhere can sow nothing."""

    def __init__(
        self,
        session: GameSession,
        looking: Looking,
        board: BoardView,
        narrator: Narrator,
        settings: Settings,
    ) -> None:
        self._session = session
        self._looking = looking
        self._board = board
        self._narrator = narrator
        self._settings = settings
        self._legal: frozenset[int] = frozenset()
        self._legal_at = -1  # the ticket
        self._foreseen: dict[int, Sowing] = {}
        self._foreseen_at = 0  # the ticket

    def playable(self) -> frozenset[int]:
        """The pits a person may choose; every hole of the board asks, so they are kept."""
        session = self._session
        if self._looking.away or not session.person_asked:
            return frozenset()
        if self._legal_at != session.ticket:
            self._legal_at = session.ticket
            self._legal = frozenset(session.game.variant.legal_moves(session.position))
        return self._legal

    def foresee(self, pit: int) -> Sowing | None:
        """What sowing a playable pit would do. Nobody can know in a simultaneous opening, and the
        other side's choice is a secret."""
        session = self._session
        if session.position.opening or pit not in self.playable():
            return None
        if self._foreseen_at != session.ticket:
            self._foreseen, self._foreseen_at = {}, session.ticket
        if pit not in self._foreseen:
            self._foreseen[pit] = session.game.preview(session.game.current, pit)
        return self._foreseen[pit]

    def describe(self, hole: int) -> tuple[str, str]:
        """The accessible name and description of a hole as the board shows it."""
        playable = hole in self.playable() and not self._board.moving
        position = self._board.position
        name = self._narrator.hole_description(position, hole, playable=playable)
        marks = states.of_sowing(None if self._board.moving else self._looking.last)
        if not self._board.moving and (hint := self._board.hint) is not None:
            marks = states.joined(marks, states.marked((hint,), Mark.HINT))
        worn_here = sorted(marks.get(hole, ()), key=lambda mark: mark.value)
        words = [self._narrator.board.mark(mark) for mark in worn_here]
        if playable and self._settings.preview and (sowing := self.foresee(hole)):
            words.append(self._narrator.preview(sowing))
        if (reason := self._forbidden(hole)) is not None:
            words.append(self._narrator.refusal(reason, hole, position))
        return name, " ".join(words)

    def _forbidden(self, hole: int) -> Reason | None:
        """What the rules have against sowing a pit that could be sown but for them."""
        if not self._session.person_asked or self._looking.away:
            return None
        reason = self._session.game.variant.why_illegal(self._session.position, hole)
        return reason if reason in (Reason.MUST_FEED, Reason.WOULD_TAKE_ALL) else None
