"""Ends that the players make: giving up, agreeing, claiming; and beginning the same game again."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Limits, Request
from mancala_desktop.play.match import once_more
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.record.game import Game, Node
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination

JUDGE = Level(0, "judge", Limits(movetime_ms=300), sharpness=None)
"""How the computer looks at a position before it agrees to an end: at its best, for a moment."""


class Offer(Enum):
    """What a side can offer the other one."""

    DRAW = "draw"
    DIVISION = "division"  # to end a dull game, and divide the seeds left as the rules say


class Endings(QObject):
    """Offers, claims and resignations beside a session.

    The side to sow offers while a person decides for it. Another person is `asked`, and `accept` or
    `decline` is the answer; the computer answers by itself, a moment later. What was declined is
    not offered again before somebody has sown. An offer that the game has overtaken is void.
    """

    asked = Signal(object, object)  # Offer, the Side that is to answer: a person's
    considered = Signal(object, object)  # Offer, Side: the computer thinks about it
    declined = Signal(object, object)  # Offer, Side: who did
    changed = Signal()  # what may be done

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pending: Offer | None = None
        self._offered_at = 0  # the ticket
        self._declined: set[Offer] = set()
        self._declined_at: Node | None = None
        session.changed.connect(self._game_changed)
        session.asked.connect(self._end_circles_of_computers)
        session.engine.answered.connect(self._take_judgement)
        session.engine.failed.connect(self._give_up_judging)

    # ---------------------------------------------------------------- giving up

    @property
    def resigning(self) -> Side | None:
        """Who would give up now: the side to sow or else the only person; None if nobody may."""
        session = self._session
        if session.outcome:
            return None
        to_sow = session.position.to_sow
        people = [s for s in (to_sow, to_sow.other) if session.seats[s].kind is SeatKind.PERSON]
        return people[0] if people else None

    def resign(self) -> None:
        """Give up for the side `resigning`."""
        side = self.resigning
        if side is not None:
            self._session.conclude(lambda game: game.resign(side))

    # ---------------------------------------------------------------- agreeing

    @property
    def pending(self) -> Offer | None:
        """The offer that waits for an answer."""
        return self._pending

    def can_offer(self, offer: Offer) -> bool:
        """Whether a person may make this offer now."""
        session = self._session
        if not session.person_asked or self._pending or session.position.opening:
            return False
        if offer is Offer.DIVISION and not session.game.can_divide:
            return False
        return not self.was_declined(offer)

    def was_declined(self, offer: Offer) -> bool:
        """Whether this offer has been declined here, since when nobody has sown."""
        return self._session.game.current is self._declined_at and offer in self._declined

    def offer(self, offer: Offer) -> None:
        """Offer it to the other side; nothing where that may not be."""
        if not self.can_offer(offer):
            return
        session = self._session
        other = session.position.to_sow.other
        self._pending, self._offered_at = offer, session.ticket
        self.changed.emit()
        if session.seats[other].kind is SeatKind.PERSON:
            self.asked.emit(offer, other)
        else:
            self.considered.emit(offer, other)
            self._judge(offer, other)

    def accept(self) -> None:
        """The side that was asked agrees."""
        offer, self._pending = self._pending, None
        if offer is Offer.DRAW:
            self._session.conclude(Game.agree_draw)
        elif offer is Offer.DIVISION:
            self._session.conclude(Game.agree_division)

    def decline(self) -> None:
        """The side that was asked wants to play on."""
        offer, self._pending = self._pending, None
        if offer is None:
            return
        here = self._session.game.current
        if here is not self._declined_at:
            self._declined_at, self._declined = here, set()
        self._declined.add(offer)
        self.declined.emit(offer, self._session.position.to_sow.other)
        self.changed.emit()

    # ---------------------------------------------------------------- claiming

    @property
    def can_claim(self) -> bool:
        """Whether a person may end the game because the position keeps coming back."""
        return self._session.person_asked and self._session.game.can_claim

    def claim(self) -> None:
        """End the game so; nothing where that may not be."""
        if self.can_claim:
            self._session.conclude(Game.claim_repetition)

    def _end_circles_of_computers(self, side: Side) -> None:
        """Computers would go in circles for ever, where the rules let them and nobody plays."""
        session = self._session
        alone = all(seat.kind is SeatKind.COMPUTER for seat in session.seats)
        if alone and session.game.can_claim:
            session.conclude(Game.claim_repetition)

    # ---------------------------------------------------------------- once more

    @property
    def can_rematch(self) -> bool:
        """Whether there is a finished game to be played once more."""
        return self._session.outcome is not None

    def rematch(self) -> None:
        """Begin the same game again, each player on the other side."""
        if self.can_rematch:
            south, north = self._session.seats
            self._session.open(once_more(self._session.game), (north, south))

    # ---------------------------------------------------------------- what the computer thinks of it

    def _judge(self, offer: Offer, side: Side) -> None:
        """Let the computer, which plays `side`, look at the position and then answer."""
        session = self._session
        last = session.last_answer
        if last is not None and last.exact:  # it knows already what it will have in the end
            self._answer(offer, side, last.score)
            return
        game = session.game
        request = Request(-session.ticket, game.variant, game.position, game.history)
        session.engine.ask(JUDGE, request)

    def _take_judgement(self, answer: Answer) -> None:
        offer = self._pending
        if offer is not None and answer.ticket == -self._offered_at:
            self._answer(offer, self._session.position.to_sow.other, -answer.score)

    def _answer(self, offer: Offer, side: Side, expected: float) -> None:
        """The computer agrees if it expects to have no more in the end than is offered."""
        if expected <= self._worth(offer, side):
            self.accept()
        else:
            self.decline()

    def _worth(self, offer: Offer, side: Side) -> float:
        """By how many seeds `side` would be ahead if it agreed."""
        session = self._session
        if offer is Offer.DRAW:
            return 0
        settled = session.game.variant.settlement(session.position, Termination.DIVISION)
        assert settled is not None  # or it could not have been offered
        return settled.after.store(side) - settled.after.store(side.other)

    def _give_up_judging(self, ticket: int, error: Exception) -> None:
        if ticket == -self._offered_at:
            self.decline()

    def _game_changed(self) -> None:
        if self._session.ticket != self._offered_at:
            self._pending = None
        self.changed.emit()
