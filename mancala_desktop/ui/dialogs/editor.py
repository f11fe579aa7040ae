"""The dialog in which a position is set up, seed by seed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QSpinBox, QWidget

from mancala_desktop.engine.advice import Advice
from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.draft import Draft
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import PositionError
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.dialogs.draft_board import DraftBoard
from mancala_desktop.ui.dialogs.form import Form, Row, inner_label, note
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.theme import scaled
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind
from mancala_desktop.ui.widgets.fields import Combo
from mancala_desktop.ui.widgets.segmented import Segmented

FIELD = 72  # px
HEIGHT = 660  # px of the dialog, where the screen has room for it
TYPING_MS = 900  # digits that come sooner after each other are one number
PAUSE_MS = 250  # nothing is asked about a board that is still changing


class EditorDialog(Form):
    """Shows a board to lay seeds on by mouse, wheel, keys or as a text, and what that would be.

    The hole chosen last wears the mark; whatever is pressed or typed changes its seeds. `draft` is
    what has been set up; `play_wished` asks for a game from there.
    """

    play_wished = Signal(object)  # Draft
    widest = 790

    def __init__(
        self,
        draft: Draft,
        settings: Settings,
        narrator: Narrator,
        adviser: Adviser,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.draft = draft
        self._narrator = narrator
        self._adviser = adviser
        self._ticket = 0
        self._advice: Advice | None = None
        self._problem: PositionError | None = None  # what is wrong with the text
        self._hole = 0
        self._past: list[Draft] = []  # what was there before each change
        self._typed = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._soon = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._soon.timeout.connect(self._ask)
        adviser.advised.connect(self._hear)
        self._build_rules()
        self._build_board(settings)
        self._build_hole()
        self._build_whole()
        self._build_text()
        self._build_footer()
        self.finished.connect(self._stop)
        self._list_rules()
        self.order_tabs()
        self.retranslate()

    # ---------------------------------------------------------------- parts

    def _build_rules(self) -> None:
        self._presets, self._pits = Combo(), Combo()
        self._pits_label = inner_label(self._pits)
        self._rules_row = Row(self._presets, self._pits_label, self._pits)
        self._presets.activated.connect(self._rules_chosen)
        self._pits.activated.connect(self._rules_chosen)
        self.body.addWidget(self._rules_row)

    def _build_board(self, settings: Settings) -> None:
        family = self.draft.variant.family
        self._board = DraftBoard(boards().look(family), self.draft.position, SHAPES[family])
        self._board.set_pit_names(settings.pit_names)
        self._board.set_describe(self._describe)
        self._board.pit_chosen.connect(lambda hole: self._lay(hole, 1))
        self._board.laid.connect(self._lay)
        self._verdict = note()
        self.body.addWidget(self._board, 1)
        self.body.addWidget(self._verdict)

    def _build_hole(self) -> None:
        self._holes = Combo()
        self._seeds = QSpinBox()
        self._seeds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._seeds.setMinimumWidth(scaled(FIELD))
        self._seeds_label = inner_label(self._seeds)
        self._side = Segmented()
        self._side.add(Side.SOUTH, "", "arrow-down")
        self._side.add(Side.NORTH, "", "arrow-up")
        self._side_label = inner_label(self._side)
        self._hole_row = Row(
            self._holes, self._seeds_label, self._seeds, self._side_label, self._side
        )
        self._holes.activated.connect(self._choose)
        self._seeds.valueChanged.connect(
            lambda seeds: self._change(self.draft.with_seeds(self._hole, seeds))
        )
        self._side.chosen.connect(lambda side: self._change(self.draft.with_to_sow(side)))
        self.body.addWidget(self._hole_row)

    def _build_whole(self) -> None:
        self._begin, self._empty = Button(kind=ButtonKind.GHOST), Button(kind=ButtonKind.GHOST)
        self._exchange = Button(kind=ButtonKind.GHOST)
        self._begin.clicked.connect(lambda: self._change(self._fresh()))
        self._empty.clicked.connect(lambda: self._change(self.draft.emptied()))
        self._exchange.clicked.connect(lambda: self._change(self.draft.exchanged()))
        self._undo = Button(kind=ButtonKind.GHOST, icon_name="undo-2")
        self._undo.clicked.connect(self._take_back)
        self._whole_row = Row(self._begin, self._empty, self._exchange, self._undo)
        self.body.addWidget(self._whole_row)

    def _build_text(self) -> None:
        self._text = QLineEdit()
        self._text.textEdited.connect(self._read)
        self._text_row = Row(self._text, wide=True)
        self._values = note()
        self._values.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._values_row = Row(self._values)
        self._values_row.hide()
        self._how = note()
        self.body.addWidget(self._text_row)
        self.body.addWidget(self._values_row)
        self.body.addWidget(self._how)

    def _build_footer(self) -> None:
        self._analyse = Button(kind=ButtonKind.GHOST, icon_name="lightbulb")
        self._analyse.setCheckable(True)
        self._analyse.toggled.connect(self._analysis_wished)
        self._cancel = Button()
        self._cancel.clicked.connect(self.reject)
        self._play = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self._play.clicked.connect(self.accept)
        self.footer.addStretch(1)
        self.footer.addWidget(self._analyse)
        self.footer.addWidget(self._cancel)
        self.footer.addWidget(self._play)

    # ---------------------------------------------------------------- words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Set up a position"))
        self.heading.setText(self.tr("Set up a position"))
        self._rules_row.name(self.tr("Rules"))
        for place in range(self._presets.count()):
            preset_id = self._presets.itemData(place)
            self._presets.setItemText(place, self._narrator.rules.preset(preset_id))
        self._pits_label.setText(self._narrator.rules.option("pits"))
        self._pits.setAccessibleName(self._pits_label.text())
        self._side_label.setText(self.tr("To sow"))
        self._side.setAccessibleName(self._side_label.text())
        for side in Side:
            self._side.set_text(side, self._narrator.side(side))
        self._how.setText(
            self.tr(
                "Click or + lays a seed, right click or − takes one away, the wheel does both; "
                "digits say how many."
            )
        )
        self._hole_row.name(self.tr("Pit or store"))
        self._seeds_label.setText(self.tr("Seeds"))
        for part in (self._seeds, self._seeds.lineEdit()):
            part.setAccessibleName(self._seeds_label.text())
        self._whole_row.name(self.tr("Board"))
        self._begin.setText(self.tr("Start"))
        self._empty.setText(self.tr("Clear"))
        self._exchange.setText(self.tr("Swap sides"))
        self._undo.setText(self.tr("Undo"))
        self._text_row.name(self.tr("As text"))
        self._values_row.name(self.tr("Values"))
        self._analyse.setText(self.tr("Analyse"))
        self._cancel.setText(self.tr("Cancel"))
        self._play.setText(self.tr("Play from here"))
        self._show()

    def _list_rules(self) -> None:
        for preset_id in PRESETS:
            self._presets.addItem("", preset_id)

    def _describe(self, hole: int) -> tuple[str, str]:
        return self._narrator.hole_description(self._board.position, hole), ""

    def _told_verdict(self) -> str:
        """What the board set up would be, in a sentence or two."""
        draft, words = self.draft, self._narrator.board
        if self._problem:
            return self._narrator.troubles.position(self._problem, draft.variant)
        total = words.seeds(draft.position.total)
        if not draft.position.total:
            return self.tr("There is no seed on the board.")
        if (outcome := draft.outcome) is not None:
            told = self._narrator.outcome(outcome)
            return self.tr("Nobody can play from here. {outcome}").format(outcome=told)
        if draft.surplus:
            usual = words.seeds(draft.variant.total)
            told = self.tr("On the board: {seeds}. A game by these rules has {usual}.")
            return told.format(seeds=total, usual=usual)
        return self.tr("{seeds}, as many as these rules have.").format(seeds=total)

    def _told_values(self) -> str:
        """What the sowings are worth, the best first."""
        advice = self._advice
        if advice is None:
            return "" if self.draft.outcome else self.tr("The computer is thinking …")
        layout = self.draft.variant.layout
        parts = []
        for pit, value in sorted(advice.values.items(), key=lambda each: -each[1]):
            name = self._narrator.pit_name(layout, pit)
            sign = "−" if value < 0 else "+" if value else ""
            words = self.tr("{pit} {value}")
            if pit in advice.proved:
                words = self.tr("{pit} {value} proved")
            parts.append(words.format(pit=name, value=f"{sign}{abs(value)}"))
        told = self.tr("{values}. In seeds, for whoever is to sow.")
        return told.format(values="  ·  ".join(parts))

    # ---------------------------------------------------------------- changes

    def _change(self, draft: Draft, *, typed: bool = False) -> None:
        """Show another draft; `typed` leaves the text as a person is writing it."""
        changed = draft != self.draft
        if changed:
            self._past.append(self.draft)
        self.draft = draft
        self._problem = None
        if changed:
            self._advice = None
            self._soon.start()
        self._show(text=not typed)

    def _take_back(self) -> None:
        """What was there before the last change."""
        if self._past:
            self._change(self._past.pop())
            self._past.pop()  # which that has added
            self._show()

    def _fresh(self) -> Draft:
        return Draft.new(self.draft.preset_id, self.draft.variant.options())

    def _rules_chosen(self) -> None:
        preset_id = self._presets.currentData()
        allowed = PRESETS[preset_id].variant.allowed()["pits"]
        pits = self._pits.currentData()
        same = preset_id == self.draft.preset_id
        options = dict(self.draft.variant.options()) if same else {}
        if pits in allowed:
            options["pits"] = str(pits)
        self._change(self.draft.with_rules(preset_id, options))

    def _choose(self, hole: int) -> None:
        """Let this hole be the one that is changed."""
        self._hole = hole
        self._show()

    def _lay(self, hole: int, seeds: int) -> None:
        """By hand: what is typed next goes there, too."""
        self._typed.stop()
        self._board.take_focus(hole)
        self._add(hole, seeds)

    def _add(self, hole: int, seeds: int) -> None:
        self._hole = hole
        self._change(self.draft.with_seeds(hole, self.draft.position.seeds[hole] + seeds))

    def _type(self, digit: int) -> None:
        """A digit more of the number of seeds, or the first one of it."""
        before = self.draft.position.seeds[self._hole] if self._typed.isActive() else 0
        self._typed.start()
        self._change(self.draft.with_seeds(self._hole, 10 * before + digit))

    def _read(self, text: str) -> None:
        try:
            self._change(self.draft.read(text.strip()), typed=True)
        except PositionError as error:
            self._problem = error
            self._show(text=False)

    # ---------------------------------------------------------------- what is shown

    def _show(self, *, text: bool = True) -> None:
        """Everything that depends on the draft."""
        draft = self.draft
        position, variant = draft.position, draft.variant
        self._hole = min(self._hole, variant.layout.holes - 1)
        self._board.show_position(
            position, look=boards().look(variant.family), shape=SHAPES[variant.family]
        )
        self._board.order_tabs(self._pits, self._holes)
        self._board.set_playable({self._hole})
        if text:
            self._text.setText(str(position))
        self._presets.setCurrentIndex(self._presets.findData(draft.preset_id))
        self._side.choose(position.to_sow)
        self._show_pits()
        self._show_hole()
        self._verdict.setText(self._told_verdict())
        self._undo.setEnabled(bool(self._past))
        self._play.setEnabled(not self._problem and draft.outcome is None)
        self._values.setText(self._told_values())

    def _show_pits(self) -> None:
        allowed = self.draft.variant.allowed()["pits"]
        if [self._pits.itemData(place) for place in range(self._pits.count())] != list(allowed):
            self._pits.clear()
            for pits in allowed:
                self._pits.addItem(str(pits), pits)
        self._pits.setCurrentIndex(self._pits.findData(self.draft.variant.pits))

    def _show_hole(self) -> None:
        holes = range(self.draft.variant.layout.holes)
        if self._holes.count() != len(holes):
            self._holes.clear()
            self._holes.addItems([""] * len(holes))
        for hole in holes:
            self._holes.setItemText(hole, self._hole_name(hole))
        self._holes.setCurrentIndex(self._hole)
        self._seeds.blockSignals(True)
        self._seeds.setRange(0, self.draft.room(self._hole))
        self._seeds.setValue(self.draft.position.seeds[self._hole])
        self._seeds.blockSignals(False)

    def _hole_name(self, hole: int) -> str:
        layout = self.draft.variant.layout
        side = self._narrator.side(layout.owner(hole))
        if layout.is_store(hole):
            return self.tr("Store, {side}").format(side=side)
        pit = self._narrator.pit_name(layout, hole)
        return self.tr("Pit {pit}, {side}").format(pit=pit, side=side)

    # ---------------------------------------------------------------- analysis

    def _analysis_wished(self, wished: bool) -> None:
        self._values_row.setVisible(wished)
        self._stop()
        self._soon.start()

    def _ask(self) -> None:
        """Ask what the sowings are worth, if anybody wants to know."""
        self._stop()
        if self._analyse.isChecked() and not self._problem and self.draft.outcome is None:
            game = self.draft.game()
            self._ticket = self._adviser.ask(game, game.root)

    def _hear(self, ticket: int, advice: Advice) -> None:
        if ticket == self._ticket and not self._soon.isActive():
            self._advice = advice
            self._values.setText(self._told_values())

    def _stop(self) -> None:
        self._soon.stop()
        self._adviser.cancel(self._ticket)
        self._ticket = 0

    # ---------------------------------------------------------------- Qt

    def sizeHint(self) -> QSize:
        room = self.screen().availableSize() * 0.9
        return super().sizeHint().expandedTo(QSize(0, HEIGHT)).boundedTo(room)

    def accept(self) -> None:
        """Ask for the game, if there is one to be played."""
        if self._play.isEnabled():
            super().accept()
            self.play_wished.emit(self.draft)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed beside the fields changes the seeds of the hole in focus, or chosen last."""
        pit = self._focused_pit()
        if pit not in (None, self._hole):
            self._typed.stop()
            self._hole = pit
        key, text = event.key(), event.text()
        if event.matches(QKeySequence.StandardKey.Undo):
            self._take_back()
        elif text.isascii() and text.isdigit():
            self._type(int(text))
        elif text == "+":
            self._add(self._hole, 1)
        elif text in ("-", "−"):
            self._add(self._hole, -1)
        elif text in ("x", "X"):
            self._change(self.draft.with_burnt(self._hole))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._change(self.draft.with_seeds(self._hole, 0))
        else:
            super().keyPressEvent(event)

    def _focused_pit(self) -> int | None:
        controls, focus = list(self._board.controls), QApplication.focusWidget()
        return controls.index(focus) if focus in controls else None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._seeds.setMinimumWidth(scaled(FIELD))
        super().changeEvent(event)
