"""Brings the coach to the window: the hint on the board and in words, the tutor's question."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from mancala_desktop.engine.advice import Advice
from mancala_desktop.engine.reasons import Case, case
from mancala_desktop.play.coach import Coach, Doubt, Hint
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.dialogs.tutor import TutorDialog, Wish
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.sheets import Sheets
from mancala_desktop.ui.sound.soundtrack import Soundtrack

BULB = "lightbulb"


class Coaching(QObject):
    """Shows what the coach says, and tells it what a person answers."""

    def __init__(
        self,
        coach: Coach,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        page: GamePage,
        conductor: Conductor,
        soundtrack: Soundtrack,
        sheets: Sheets,
    ) -> None:
        super().__init__(page)
        self._coach = coach
        self._session = session
        self._settings = settings
        self._narrator = narrator
        self._page = page
        self._conductor = conductor
        self._soundtrack = soundtrack
        self._sheets = sheets
        self._question: TutorDialog | None = None
        self._case: Case | None = None  # while a hint is explained
        coach.hinted.connect(self._show_hint)
        page.board.previewed.connect(self._explain_preview)  # after the conductor has spoken
        coach.waiting.connect(self._show_waiting)
        coach.doubted.connect(self._ask)
        session.changed.connect(self._withdraw)

    @property
    def can_hint(self) -> bool:
        """Whether there is a person to help."""
        return self._coach.can_hint

    def hint(self) -> None:
        """The next step of the hint."""
        self._page.board.finish()
        self._coach.give_hint()

    def pose(self) -> None:
        """The tutor's question as it may look, for pictures and tests; it is about nothing."""
        position = self._session.position
        first, *_, last = position.layout.row(position.to_sow)
        advice = Advice({first: 0, last: 4}, frozenset(), (last,), last=True)
        self._ask(Doubt(first, 4, False, advice, ticket=-1))

    # ---------------------------------------------------------------- hint

    def _show_hint(self, hint: Hint | None) -> None:
        """The pit is pointed out; an explained hint is shown beforehand, too."""
        board, words = self._page.board, self._narrator.hints
        self._case = None
        shown = hint is not None and not self._conductor.looking.away
        board.point_out(hint.pit if hint and shown else None)
        if hint is None or not shown:
            return
        game = self._session.game
        if hint.explained:
            self._case = case(game.variant, game.position, game.history, hint.advice)
            self._conductor.notice(partial(words.why, self._case), icon_name=BULB)
            board.demonstrate(self._case.sowing)
        else:
            which = partial(words.which, game.position, hint.pit)
            self._conductor.notice(which, icon_name=BULB)
            self._soundtrack.hint()

    def _explain_preview(self, sowing: Sowing | None) -> None:
        """While the recommended sowing is previewed, the line below the board says why."""
        if self._case is not None and sowing == self._case.sowing:
            self._page.status.tell(self._narrator.hints.why(self._case), icon_name=BULB)

    def _show_waiting(self, waiting: bool) -> None:
        if waiting:
            self._page.status.tell_now(self.tr("Looking for the best sowing …"))
        else:
            self._conductor.sentence.tell_turn()

    # ---------------------------------------------------------------- tutor

    def tell_tutor(self, on: bool) -> None:
        """That the tutor asks from now on, or no more."""
        if self._page.isVisible():
            self._conductor.notice(lambda: self._tutor_words(on), icon_name=BULB)

    def _tutor_words(self, on: bool) -> str:
        if on:
            return self.tr("The tutor is on: it asks before a costly sowing.")
        return self.tr("The tutor is off.")

    def _ask(self, doubt: Doubt) -> None:
        position = self._session.position
        dialog = TutorDialog(
            lambda: self._narrator.hints.doubt(doubt, position), self._page.window()
        )
        dialog.finished.connect(lambda: self._answered(dialog, doubt))
        self._question = dialog
        self._sheets.ask(dialog)

    def _answered(self, dialog: TutorDialog, doubt: Doubt) -> None:
        self._question = None
        match dialog.wish:
            case Wish.PLAY:
                self._coach.insist(doubt)
            case Wish.SHOW:
                self._coach.show_better(doubt)
            case Wish.OFF:  # what was chosen is wanted, or nobody would be rid of the tutor now
                self._settings.tutor = False
                self._coach.insist(doubt)
                self.tell_tutor(on=False)
            case Wish.THINK:
                pass

    def _withdraw(self) -> None:
        """The game has gone on without an answer, as when time has run out."""
        if self._question is not None:
            self._question.reject()
