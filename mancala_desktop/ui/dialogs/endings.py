"""The small sheets before a game ends as its players want: giving up, and answering an offer."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from mancala_desktop.play.endings import Offer
from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.dialogs.question import Question
from mancala_desktop.ui.narration import Narrator

WIDTH = 380


class ResignDialog(Question):
    """Accepted if `side` gives up."""

    def __init__(
        self, side: Side, seats: Seats, narrator: Narrator, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, width=WIDTH)
        self._side, self._seats, self._narrator = side, seats, narrator
        self.retranslate()

    def retranslate(self) -> None:
        people = self._narrator.people
        self.setWindowTitle(self.tr("Resign"))
        alone = self._seats[self._side.other].kind is SeatKind.COMPUTER
        name = people.name(self._side, self._seats)
        question = self.tr("Resign?") if alone else self.tr("{side} resigns?").format(side=name)
        self.heading.setText(question)
        if alone and not self._seats[self._side.other].name.strip():
            self.what.setText(self.tr("The computer wins then."))
        else:
            winner = people.name(self._side.other, self._seats)
            self.what.setText(self.tr("{winner} wins then.").format(winner=winner))
        self.deed.setText(self.tr("Resign"))
        self.stay.setText(self.tr("Play on"))


class OfferDialog(Question):
    """The other side makes an offer to `side`; accepted if that agrees.

    `settlement` is what would become of the seeds left, if the offer is to divide them.
    """

    def __init__(
        self,
        offer: Offer,
        side: Side,
        seats: Seats,
        narrator: Narrator,
        settlement: Sowing | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, width=WIDTH)
        self._offer, self._side, self._seats = offer, side, seats
        self._narrator, self._settlement = narrator, settlement
        self.retranslate()

    def retranslate(self) -> None:
        name = self._narrator.people.name
        asks, asked = name(self._side.other, self._seats), name(self._side, self._seats)
        if self._offer is Offer.DRAW:
            self.setWindowTitle(self.tr("Draw offered"))
            question = self.tr("{side} offers a draw")
        else:
            self.setWindowTitle(self.tr("End offered"))
            question = self.tr("{side} offers to end the game")
        self.heading.setText(question.format(side=asks))
        then = self._narrator.endings.would_settle(self._settlement) if self._settlement else ""
        agree = self.tr("{side}, do you agree?").format(side=asked)
        self.what.setText(" ".join(filter(None, (then, agree))))
        self.deed.setText(self.tr("Agree"))
        self.stay.setText(self.tr("Play on"))
