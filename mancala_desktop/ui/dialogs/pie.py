"""The pie rule's question: keep the side, or take over the one that has made the first turn."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from mancala_desktop.play.seats import Seats, below
from mancala_desktop.record.game import Game, Pie
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.dialogs.form import Form, note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.widgets.board_picture import BoardPicture
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind

WIDTH = 520


class PieDialog(Form):
    """Says by `answered` what was chosen; one that is closed without can be asked again.

    The letter that is underlined chooses, with and without Alt.
    """

    answered = Signal(object)  # Pie

    def __init__(
        self, game: Game, seats: Seats, narrator: Narrator, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game, self._seats = game, seats
        self._side = game.position.to_sow
        self._narrator = narrator
        self._question = note()
        self._question.setMinimumWidth(WIDTH)
        self._picture = BoardPicture(counts=True)
        self._picture.show_game(game, flipped=below(seats) is Side.NORTH)
        self._buttons = {
            Pie.KEPT: Button(icon_name="check"),
            Pie.SWAPPED: Button(icon_name="arrow-up-down"),
        }
        self._after = {answer: note() for answer in Pie}
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        for row, answer in enumerate(Pie):
            button = self._buttons[answer]
            button.clicked.connect(lambda _checked=False, given=answer: self._give(given))
            grid.addWidget(button, row, 0)
            grid.addWidget(self._after[answer], row, 1)
        grid.setColumnStretch(1, 1)
        self._buttons[Pie.KEPT].setDefault(True)
        self._later = Button(kind=ButtonKind.GHOST)
        self._later.clicked.connect(self.reject)
        self.body.addWidget(self._question)
        self.body.addWidget(self._picture)
        self.body.addLayout(grid)
        self.body.addStretch(1)
        self.footer.addStretch(1)
        self.footer.addWidget(self._later)
        self.retranslate()

    def retranslate(self) -> None:
        words, side, seats = self._narrator.match, self._side, self._seats
        self.setWindowTitle(self.tr("Pie rule"))
        self.heading.setText(self.tr("Keep your side, or change it?"))
        self._question.setText(words.question(side, seats))
        self._picture.setAccessibleName(self._lying())
        keep, swap = (self._narrator.side(each) for each in (side, side.other))
        self._buttons[Pie.KEPT].setText(self.tr("&Keep {side}").format(side=keep))
        self._buttons[Pie.SWAPPED].setText(self.tr("&Take over {side}").format(side=swap))
        self._after[Pie.KEPT].setText(words.keeps(side, seats))
        self._after[Pie.SWAPPED].setText(words.swaps(side, seats))
        for answer, button in self._buttons.items():
            button.setAccessibleDescription(self._after[answer].text())
        self._later.setText(self.tr("Look at the board first"))

    def _lying(self) -> str:
        """What lies on the board, for those who do not see it."""
        position = self._game.position
        holes = range(len(position.seeds))
        return "; ".join(self._narrator.hole_description(position, hole) for hole in holes)

    def _give(self, answer: Pie) -> None:
        self.accept()
        self.answered.emit(answer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        for button in self._buttons.values():
            letter = button.shortcut().toString()[-1:].lower()
            if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() == letter:
                button.click()
                return
        super().keyPressEvent(event)
