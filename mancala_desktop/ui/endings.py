"""How a game ends before the eye: the questions before it, the answers to them, the card after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QAction

from mancala_desktop.play.endings import Endings, Offer
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.record.game import VERDICTS
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.clock import PACE
from mancala_desktop.ui.conductor import Conductor
from mancala_desktop.ui.dialogs.endings import OfferDialog, ResignDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.game import GamePage
from mancala_desktop.ui.panels.result_card import Result, ResultCard
from mancala_desktop.ui.sheets import Sheets


class Closing(QObject):
    """Connects the ends that players make with the window, and lets the result rise at any end.

    `series` may say how a series of games stands; it is shown on the card.
    """

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        page: GamePage,
        conductor: Conductor,
        sheets: Sheets,
        *,
        may_leave: Callable[[], bool],
    ) -> None:
        """`may_leave` says whether another game may take the place of the one in play."""
        super().__init__(page)
        self._session = session
        self._settings = settings
        self._narrator = narrator
        self._actions = actions
        self._page = page
        self._conductor = conductor
        self._sheets = sheets
        self._may_leave = may_leave
        self._asking: OfferDialog | None = None
        self._rises = False  # as soon as the board has come to rest
        self.series: Callable[[], str] = str
        self.endings = Endings(session, self)
        self.card = ResultCard(
            actions.review, actions.new, actions.rematch, actions.to_lesson, page.stage
        )
        self._soon = QTimer(self, singleShot=True, interval=0)  # when all parts know their size
        self._soon.timeout.connect(self._lay)
        page.stage.installEventFilter(self)
        self._connect()

    def _connect(self) -> None:
        session, endings, actions = self._session, self.endings, self._actions
        actions.resign.triggered.connect(self.ask_to_resign)
        for action, offer in (
            (actions.offer_draw, Offer.DRAW),
            (actions.offer_division, Offer.DIVISION),
        ):
            action.triggered.connect(partial(endings.offer, offer))
        actions.claim.triggered.connect(endings.claim)
        actions.rematch.triggered.connect(self._rematch)
        actions.result.triggered.connect(self.show_result)
        endings.asked.connect(self.ask_for_answer)
        endings.considered.connect(self._tell_considered)
        endings.declined.connect(self._tell_declined)
        endings.changed.connect(self._follow)
        session.changed.connect(self._game_changed)
        session.finished.connect(self._finished)
        self._page.board.came_to_rest.connect(self._rested)
        self.card.put_away.connect(self._put_away)

    def enable(self, in_game: bool) -> None:
        """What may be done now; `in_game` says whether the game is on stage."""
        actions, endings = self._actions, self.endings
        actions.resign.setEnabled(in_game and endings.resigning is not None)
        actions.offer_draw.setEnabled(in_game and endings.can_offer(Offer.DRAW))
        actions.offer_division.setEnabled(in_game and endings.can_offer(Offer.DIVISION))
        actions.claim.setEnabled(in_game and endings.can_claim)
        actions.rematch.setEnabled(in_game and endings.can_rematch)
        actions.result.setEnabled(in_game and self._session.outcome is not None)

    def why_not(self, deed: QAction) -> str:
        """Why an end cannot be made now, as a sentence; empty where that would need a long one."""
        session, actions = self._session, self._actions
        offers = {actions.offer_draw: Offer.DRAW, actions.offer_division: Offer.DIVISION}
        if session.outcome is not None:
            return self.tr("The game is over.")
        if deed in (actions.result, actions.rematch):
            return self.tr("The game is not over yet.")
        if deed in offers and self.endings.was_declined(offers[deed]):
            return self.tr(
                "It has just been declined; it can be offered again after the next sowing."
            )
        if deed in (*offers, actions.claim) and not session.person_asked:
            return self.tr("It is not your turn.")
        if deed is actions.claim:
            return self.tr("No position has come back often enough.")
        return ""

    # ---------------------------------------------------------------- questions and answers

    def ask_to_resign(self) -> None:
        """Asks once, and then the game is given up."""
        side = self.endings.resigning
        if side is None:
            return
        window = self._page.window()
        dialog = ResignDialog(side, self._session.seats, self._narrator, window)
        dialog.accepted.connect(self.endings.resign)
        self._sheets.ask(dialog)

    def ask_for_answer(self, offer: Offer, side: Side) -> None:
        """Asks whoever plays `side` for an answer to the other side's offer."""
        session = self._session
        settlement = None
        if offer is Offer.DIVISION:
            settlement = session.game.variant.settlement(session.position, Termination.DIVISION)
        dialog = OfferDialog(
            offer, side, session.seats, self._narrator, settlement, self._page.window()
        )
        dialog.accepted.connect(self.endings.accept)
        dialog.rejected.connect(self.endings.decline)
        dialog.finished.connect(self._answered)
        self._sheets.ask(dialog)
        self._asking = dialog

    def pose(self) -> None:
        """The question about an offer as it may look, for pictures and tests."""
        self.ask_for_answer(Offer.DRAW, self._session.position.to_sow.other)

    def _answered(self) -> None:
        self._asking = None

    def _follow(self) -> None:
        """An offer that the game has overtaken needs no answer any more."""
        if self._asking is not None and self.endings.pending is None:
            self._asking.close()

    def _tell_considered(self, offer: Offer, side: Side) -> None:
        name = partial(self._narrator.people.name, side, self._session.seats)
        self._conductor.notice(
            lambda: self.tr("{name} considers your offer …").format(name=name()), icon_name="cpu"
        )

    def _tell_declined(self, offer: Offer, side: Side) -> None:
        name = partial(self._narrator.people.name, side, self._session.seats)

        def say() -> str:
            if offer is Offer.DRAW:
                return self.tr("{name} declines the draw.").format(name=name())
            return self.tr("{name} wants to play on.").format(name=name())

        self._conductor.notice(say, icon_name="x")

    # ---------------------------------------------------------------- the result

    def show_result(self) -> None:
        """The card with the result, for a game that is over."""
        if self._session.outcome is None:
            return
        self._page.board.finish()
        self._rise()
        self._conductor.announcer.say(self.card.text)

    def put_card_away(self) -> bool:
        """Esc pressed anywhere: away with the card. Whether there was one."""
        shown = self.card.isVisible()
        self.card.close_card()
        return shown

    def _finished(self, outcome: Outcome) -> None:
        self._rises = True
        if not self._page.board.moving:
            self._rested()

    def _rested(self) -> None:
        if self._rises and self._session.outcome is not None:  # or another game has begun
            self._rise()

    def _rise(self) -> None:
        self._rises = False
        self.card.tell(self._words)
        self._lay()
        self.card.rise(self._pace())
        if self._page.isVisible():
            self.card.setFocus()

    def _pace(self) -> float:
        settings = self._settings
        return 0 if settings.reduced_motion else PACE.get(settings.speed, 0)

    def _words(self) -> Result:
        session, narrator = self._session, self._narrator
        outcome, seats = session.outcome, session.seats
        assert outcome is not None  # or there would be no card
        south, north = (narrator.endings.player(side, seats) for side in Side)
        return Result(
            headline=narrator.endings.headline(outcome, seats),
            south=south,
            north=north,
            score=narrator.board.score(outcome.south, outcome.north),
            winner=outcome.winner,
            counted=outcome.termination not in VERDICTS,
            why=narrator.endings.why(outcome, session.game.last, seats),
            series=self.series(),
            goes_on=self._actions.next_game.isEnabled(),
        )

    def _rematch(self) -> None:
        if self._actions.next_game.isEnabled():  # in a series that is it
            self._actions.next_game.trigger()
        elif self._may_leave():
            self.endings.rematch()

    def _game_changed(self) -> None:
        if self._session.outcome is None:
            self._rises = False
            self._leave()

    def _put_away(self) -> None:
        self._page.window().setFocus()

    def _leave(self) -> None:
        """The game goes on, or another one has begun."""
        if not self.card.isHidden():
            self.card.hide()
            self._page.window().setFocus()

    def _lay(self) -> None:
        stage = self._page.stage
        self.card.lay(stage.board_rect, QRectF(stage.rect()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = event.type() in (QEvent.Type.Resize, QEvent.Type.StyleChange)
        if moved and not self.card.isHidden():
            self._soon.start()
        return False
