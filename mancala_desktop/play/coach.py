"""Helps the person who is to choose: a hint in two steps when it is asked for, and a tutor who asks
before a sowing that throws something away.

The position is judged only when it is for a person to choose, so nothing is ever said about what
the other side has just sown.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from mancala_desktop.engine.advice import Advice
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings

PATIENCE_MS = 700
"""So long a choice waits for the tutor at most."""

_NOISE = 1  # seeds by which values that are only expected differ for no reason


@dataclass(frozen=True, slots=True)
class Hint:
    """The pit to sow and, when `explained`, why."""

    advice: Advice
    explained: bool

    @property
    def pit(self) -> int:
        """The pit it points at, by ring index."""
        return self.advice.pit


@dataclass(frozen=True, slots=True)
class Doubt:
    """`pit` was chosen and gives `loss` seeds away against the best, or the `win`.

    `ticket` is that of the session when it was chosen.
    """

    pit: int
    loss: int
    win: bool
    advice: Advice
    ticket: int

    @property
    def exact(self) -> bool:
        """Whether what it says is proved."""
        return {self.pit, self.advice.pit} <= self.advice.proved


class Coach(QObject):
    """Stands between the person's hand and the session: choices go through `choose`.

    As long as the tutor is on, every position in which a person is asked is thought about at once,
    so that a choice can be judged without waiting.
    """

    hinted = Signal(object)  # Hint; None when it is gone
    waiting = Signal(bool)  # whether a person waits for what the engine thinks
    doubted = Signal(object)  # Doubt

    def __init__(
        self, session: GameSession, adviser: Adviser, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._adviser = adviser
        self._settings = settings
        self._at = -1  # the session's ticket that all this belongs to
        self._asked: int | None = None  # the adviser's ticket
        self._hint: Hint | None = None
        self._seeking = False  # a hint was wished for and is not there yet
        self._chosen: int | None = None  # the pit that waits to be judged
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._judge)
        session.changed.connect(self._renew)
        adviser.advised.connect(self._hear)
        adviser.failed.connect(self._do_without)
        settings.changed.connect(self._setting_changed)

    @property
    def can_hint(self) -> bool:
        """Whether there is somebody to help. In a simultaneous opening nobody can know."""
        session = self._session
        return bool(session.ticket) and session.person_asked and session.position.opening is None

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._hint

    # ---------------------------------------------------------------- hint

    def give_hint(self) -> None:
        """The next step of the hint; while that is still thought about, this calls it off."""
        if self._seeking:
            self.call_off()
            return
        if not self.can_hint:
            return
        advice = self._known
        if self._hint is not None:
            if advice is None or advice.pit != self._hint.pit:
                advice = self._hint.advice
            self._show(advice, explained=True)
        elif advice is not None:
            self._show(advice, explained=False)
        else:
            self._seeking = True
            self._tell_waiting()
        self._ask()

    def call_off(self) -> None:
        """Nobody waits any more, neither for a hint nor for the tutor's word on a choice."""
        self._seeking, self._chosen = False, None
        self._patience.stop()
        self._tell_waiting()
        if not self._settings.tutor and self._hint is None:
            self._stop_asking()

    def _show(self, advice: Advice, *, explained: bool) -> None:
        self._hint = Hint(advice, explained)
        self.hinted.emit(self._hint)

    # ---------------------------------------------------------------- tutor

    def choose(self, pit: int) -> None:
        """A person's choice: it is sown, or the tutor doubts it first."""
        self._seeking, self._chosen = False, None
        self._patience.stop()
        variant, position = self._session.game.variant, self._session.position
        if not (
            self._settings.tutor and self.can_hint and variant.why_illegal(position, pit) is None
        ):
            self._tell_waiting()
            self._session.choose(pit)
            return
        self._chosen = pit
        self._ask()
        self._patience.start()
        self._weigh()
        self._tell_waiting()

    def insist(self, doubt: Doubt) -> None:
        """Sow what was doubted, if it is still to be sown."""
        if doubt.ticket == self._session.ticket:
            self._session.choose(doubt.pit)

    def show_better(self, doubt: Doubt) -> None:
        """Show the better sowing as an explained hint."""
        if doubt.ticket == self._session.ticket:
            self._show(doubt.advice, explained=True)

    def _weigh(self) -> None:
        """Let the choice pass, or doubt it, if what is known suffices: a doubt may be wrong as long as
        better advice is to come."""
        pit, advice = self._chosen, self._known
        if pit is not None and advice and (advice.last or not self._wrong(advice, pit)):
            self._judge()

    def _judge(self) -> None:
        """Let the choice pass, or doubt it, with what is known now."""
        pit, advice = self._chosen, self._known
        if pit is None:
            return
        self._chosen = None
        self._patience.stop()
        self._tell_waiting()
        if advice and self._wrong(advice, pit):
            win = advice.gives_win_away(pit)
            self.doubted.emit(Doubt(pit, advice.loss(pit), win, advice, self._session.ticket))
        else:
            self._session.choose(pit)

    def _wrong(self, advice: Advice, pit: int) -> bool:
        loss = advice.loss(pit)
        if loss >= self._settings.tutor_seeds:
            return True
        return advice.gives_win_away(pit) and (advice.exact or loss > _NOISE)

    # ---------------------------------------------------------------- what is known

    @property
    def _known(self) -> Advice | None:
        return self._adviser.known(self._session.game.current)

    def _renew(self) -> None:
        """The game has changed: what was thought belongs to another position."""
        if self._at == self._session.ticket:
            return
        self._at = self._session.ticket
        self._stop_asking()
        self._seeking, self._chosen = False, None
        self._patience.stop()
        self._tell_waiting()
        if self._hint is not None:
            self._hint = None
            self.hinted.emit(None)
        if self._settings.tutor and self.can_hint:
            self._ask()

    def _ask(self) -> None:
        """Have this position thought about, unless that is done or under way."""
        known = self._known
        if self._asked is None and not (known and known.last):
            game = self._session.game
            self._asked = self._adviser.ask(game, game.current)

    def _stop_asking(self) -> None:
        if self._asked is not None:
            self._adviser.cancel(self._asked)
            self._asked = None

    def _hear(self, ticket: int, advice: Advice) -> None:
        if ticket != self._asked:
            return
        if advice.last:
            self._asked = None
        if self._seeking:
            self._seeking = False
            self._tell_waiting()
            self._show(advice, explained=False)
        elif self._hint and not self._hint.explained and advice.loss(self._hint.pit):
            self._show(advice, explained=False)  # it has turned out that another pit is better
        self._weigh()

    def _do_without(self, ticket: int, error: Exception) -> None:
        """The engine has failed, which somebody else tells: a choice passes, a hint stays away."""
        if ticket == self._asked:
            self._asked, self._seeking = None, False
            self._tell_waiting()
            self._judge()

    def _setting_changed(self, key: str) -> None:
        if key == Settings.tutor.key and self._settings.tutor and self.can_hint:
            self._ask()
        elif key == Settings.tutor.key and self._chosen is not None:
            self.choose(self._chosen)  # which passes now

    def _tell_waiting(self) -> None:
        self.waiting.emit(self._seeking or self._chosen is not None)
