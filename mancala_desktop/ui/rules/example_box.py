"""An example: a board that plays it on demand, and on which one may sow freely."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.learn.example import Example
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pit_keys import pit_number
from mancala_desktop.ui.rules.live_board import ExampleBoard, LiveBoard
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.flow import Flow
from mancala_desktop.ui.widgets.label import Label

PAUSE_MS = 700  # between two moves of an example
WIDEST = 720  # px of the board


class ExampleBox(QWidget):
    """Plays the moves of its example as the rules tell them, or lets somebody try: any legal pit of
    whoever is to sow, with the sentence of what happened, or why not."""

    told = Signal(str)

    def __init__(
        self,
        example: Example,
        variant: Variant,
        live: LiveBoard,
        narrator: Narrator,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._example, self._live, self._narrator = example, live, narrator
        self._variant = example.fitting(variant)
        self._position = self._start = example.start(variant)
        self._history: list[Position] = []
        self._moves = iter(example.moves)
        self._on_board = self._trying = self._playing = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._play_next)

        self.board = ExampleBoard(live.names)
        self.board.show_position(variant.family, self._start)
        self._sentence = Label()
        self._sentence.setWordWrap(True)
        self.play_button = Button("", ButtonKind.SECONDARY, "play")
        self.try_button = Button("", ButtonKind.SECONDARY, "target")
        self.reset_button = Button("", ButtonKind.GHOST, "rotate-ccw")
        self.play_button.clicked.connect(self.play)
        self.try_button.clicked.connect(self.try_it)
        self.reset_button.clicked.connect(self.reset)
        self.reset_button.setEnabled(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.board)
        column.addWidget(self._sentence)
        column.addWidget(Flow(self.play_button, self.try_button, self.reset_button))
        self.play_button.setVisible(bool(example.moves))
        self._name_parts()
        self._say(self._whose_turn())

    @property
    def sentence(self) -> str:
        """What is said of the board just now."""
        return self._sentence.text()

    @property
    def trying(self) -> bool:
        """Whether somebody may sow here."""
        return self._trying

    @property
    def playing(self) -> bool:
        """Whether the example is being played."""
        return self._playing

    @property
    def position(self) -> Position:
        """What lies on the board, or will when it has come to rest."""
        return self._position

    def set_room(self, height: int) -> None:
        """The board takes no more than so many px of height."""
        ratio = self.board.heightForWidth(1000) / 1000
        self.board.setMaximumWidth(max(240, min(WIDEST, round(height / ratio))))

    # ---------------------------------------------------------------- what one can do

    def play(self) -> None:
        """The example from its beginning, once more if it was played before."""
        self._begin()
        self._playing = True
        self._moves = iter(self._example.moves)
        self._play_next()
        self._name_parts()

    def try_it(self) -> None:
        """Sow freely from the position of the example; the keyboard goes to the board."""
        self._begin()
        self._trying = True
        self._offer()
        self._say(self.tr("Try it: {turn}").format(turn=self._whose_turn()))
        if self._live.view:
            self._live.view.focus_pit()
        self._name_parts()

    def reset(self) -> None:
        """The example's position again; who was trying still may."""
        if self._trying:
            self.try_it()
            return
        self._begin()
        self._say(self._whose_turn())

    def _begin(self) -> None:
        self._pause.stop()
        self._trying = self._playing = False
        self._position = self._start
        self._history.clear()
        self._live.lend(self, self.board, self._variant.family, self._start)
        self._on_board = True
        self.reset_button.setEnabled(True)

    # ---------------------------------------------------------------- playing and trying

    def _play_next(self) -> None:
        move = next(self._moves, None)
        view = self._live.view
        if move is None or view is None:
            self._playing = False
            return
        pit = self._start.layout.pit(move.pit)
        if move.illegal:
            self._refuse(pit)
            self._pause.start(2 * PAUSE_MS)
        else:
            view.animate(self._sow(pit))

    def _sow(self, pit: int) -> Sowing:
        sowing = self._variant.sow(self._position, pit, self._history)
        self._history.append(self._position)
        self._position = sowing.after
        words = self._narrator.sowing(sowing)
        turn = "" if sowing.again else self._whose_turn()
        self._say(f"{words} {turn}".strip())
        return sowing

    def _refuse(self, pit: int) -> None:
        reason = self._variant.why_illegal(self._position, pit)
        if reason and self._live.view:
            self._live.view.shake(pit)
            name = self._narrator.pit_name(self._position.layout, pit)
            why = self._narrator.refusal(reason, pit, self._position)
            if self._position.layout.is_store(pit):
                self._say(why)
            else:
                words = self.tr("{pit} cannot be sown: {reason}")
                self._say(words.format(pit=name, reason=why))

    def chosen(self, pit: int) -> None:
        """Somebody chose a pit on the live board."""
        if not self._trying:
            return
        if self._variant.why_illegal(self._position, pit):
            self._refuse(pit)
        elif self._live.view:
            self._live.view.animate(self._sow(pit))
            self._offer()

    def rested(self) -> None:
        """The live board has come to rest."""
        if self._playing and not self._pause.isActive():
            self._pause.start(PAUSE_MS)

    def lost(self) -> None:
        """The live board has gone to another example: the picture is seen again."""
        self._pause.stop()
        self._trying = self._playing = self._on_board = False
        self.board.let_go()
        self.reset_button.setEnabled(False)
        self._position = self._start
        self._say(self._whose_turn())
        self._name_parts()

    def _offer(self) -> None:
        foresee = None if self._position.opening else self._foresee
        self._live.set_playable(self._variant.legal_moves(self._position), foresee)

    def _foresee(self, pit: int) -> Sowing | None:
        if self._position.opening or self._variant.why_illegal(self._position, pit):
            return None
        return self._variant.sow(self._position, pit, self._history)

    # ---------------------------------------------------------------- words

    def _say(self, words: str) -> None:
        self._sentence.setText(words)
        self.told.emit(words)

    def _whose_turn(self) -> str:
        if self._position.over:
            return ""
        side = self._narrator.side(self._position.to_sow)
        if self._position.opening:
            return self.tr("{side} chooses.").format(side=side)
        return self.tr("{side} to sow.").format(side=side)

    def _name_parts(self) -> None:
        self.play_button.setText(self.tr("Again") if self._on_board else self.tr("Play"))
        self.play_button.setAccessibleName(self.tr("Play the example"))
        self.try_button.setText(self.tr("Try it"))
        self.try_button.setAccessibleName(self.tr("Try it on this board"))
        self.reset_button.setText(self.tr("Reset"))
        self.reset_button.setAccessibleName(self.tr("Reset the example"))
        describe = self._narrator.hole_description
        holes = range(self._start.layout.holes)
        told = "; ".join(describe(self._start, hole) for hole in holes)
        self.board.setAccessibleName(self.tr("Board: {holes}").format(holes=told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = 0 if event.isAutoRepeat() else pit_number(event)
        row = self._position.layout.row(self._position.to_sow)
        if self._trying and self._live.view and 0 < number <= len(row):
            self._live.view.press(row[number - 1])
        else:
            super().keyPressEvent(event)
