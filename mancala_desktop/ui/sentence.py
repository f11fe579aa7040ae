"""The sentence below the board: what was done, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject

from mancala_desktop.play.looking import Looking
from mancala_desktop.play.session import GameSession
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.board.view import BoardView
from mancala_desktop.ui.footer import StatusLine
from mancala_desktop.ui.narration import Narrator

TROUBLE = "info"
LOOK = "eye"
END = "trophy"

Say = Callable[[], str]  # in the language spoken now


class Sentence(QObject):
    """Says what was sown at once and, when the board has come to rest, what followed: the end of a
    round or of the game is not told before it is seen. Those who hear it are told all of it at once.

    A refusal lasts until a preview is looked at; then it has been read.
    """

    def __init__(
        self,
        session: GameSession,
        looking: Looking,
        board: BoardView,
        status: StatusLine,
        narrator: Narrator,
    ) -> None:
        super().__init__(looking)
        self._session = session
        self._looking = looking
        self._board = board
        self._status = status
        self._narrator = narrator
        self._say: Say = str
        self._icon = TROUBLE
        self._lasting: tuple[Say, str] = (str, TROUBLE)  # last that is no refusal
        self._half_told: Sowing | None = None  # what followed from it waits until it has been seen
        self._previewed: Sowing | None = None
        self.announcer = Announcer(status)

    # ---------------------------------------------------------------- what is told

    def tell(
        self, say: Say, *, icon_name: str = "corner-down-right", heard: str | None = None
    ) -> None:
        """`heard` is what is announced, where that is not what can be read."""
        self._say, self._icon = self._lasting = say, icon_name
        self._show()
        self._status.tell_now("")
        self.announcer.say(say() if heard is None else heard)

    def refuse(self, say: Say) -> None:
        """Why something cannot be done."""
        lasting = self._lasting
        self.tell(say, icon_name=TROUBLE)
        self._lasting = lasting

    def tell_place(self) -> None:
        """What led to the place that is looked at."""
        if self._session.outcome and not self._looking.away:
            self.tell_end(self._session.outcome)
        elif sowing := self._looking.last:
            self.tell_sowing(sowing)
        else:
            self.tell(lambda: self.tr("The game begins."))

    def tell_sowing(self, sowing: Sowing, *, heard: bool = True) -> None:
        """What was sown and, if the board is at rest, what followed."""
        relays = sowing.laps > 1 and not sowing.before.opening
        icon_name = "repeat" if relays else "corner-down-right"
        moving = self._board.moving
        if sowing.after.over and not moving:
            icon_name = END
        self.tell(
            partial(self._narrator.sowing, sowing, ending=not moving),
            icon_name=icon_name,
            heard=self._narrator.heard(sowing) if heard else "",
        )
        followed = sowing.after.over or sowing.after.round != sowing.before.round
        self._half_told = sowing if moving and followed else None

    def tell_end(self, outcome: Outcome) -> None:
        """How the game ended; a sowing that ended it tells that, too."""
        if sowing := self.ending:
            self.tell_sowing(sowing)
        else:
            say = partial(self._narrator.outcome, outcome, self._session.seats)
            self.tell(say, icon_name=END)

    @property
    def ending(self) -> Sowing | None:
        """The sowing that ended the game, whose sentence tells the end too."""
        sowing = self._session.game.last
        return sowing if sowing is not None and sowing.after.over is not None else None

    def tell_rest(self) -> None:
        """The board has come to rest: what followed has been seen."""
        if self._half_told is not None:
            self.tell_sowing(self._half_told, heard=False)
            self.preview(self._previewed)

    def forget_rest(self) -> None:
        """What followed will not be seen any more: it was taken back."""
        self._half_told = None

    def preview(self, sowing: Sowing | None) -> None:
        """What the preview that the board shows would do, or again what it has hidden."""
        self._previewed = sowing
        if sowing:
            self._say, self._icon = self._lasting  # a refusal has been read by then
            self._status.tell(self._narrator.preview(sowing), icon_name=LOOK)
            self._status.tell_now("")
        else:
            self._show()
            self.tell_turn()

    def retell(self) -> None:
        """Once more, as after a change of language."""
        self._show()

    def _show(self) -> None:
        """Show what is told; of an end that needs too much room, the result is what has to be read."""
        outcome = self._session.outcome if self._icon == END else None
        shorter: list[str] = []
        if outcome:
            told = (self._narrator.outcome(outcome), self._narrator.result(outcome))
            shorter = [text.replace(" : ", "\xa0:\xa0") for text in told]  # the score in one line
        self._status.tell(self._say(), icon_name=self._icon, shorter=shorter)

    # ---------------------------------------------------------------- whose turn it is

    def tell_turn(self) -> None:
        """Whose turn it is, after the sentence that is read."""
        if self._looking.away:
            self._status.tell_now("")
        elif self._icon != TROUBLE and not self._previewed and not self._board.moving:
            self._status.tell_now(self.whose_turn())

    def whose_turn(self) -> str:
        """That as words; empty after the end."""
        session = self._session
        if session.outcome:  # also one that no position tells
            return ""
        return self._narrator.whose_turn(
            session.position,
            session.seats,
            thinking=session.thinking,
            held=session.paused,
            offered=session.pie_offered,
        )
