"""The rules reader: which rules, what to look for, the list of leaves, and the leaf that is read."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mancala_desktop.learn.reader import Chapter
from mancala_desktop.learn.reading import ContentError
from mancala_desktop.play.settings import Settings
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family, Variant
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.reader_words import ReaderWords
from mancala_desktop.ui.pages.saved_filter import SearchField
from mancala_desktop.ui.rules.contents import Contents
from mancala_desktop.ui.rules.elsewhere import Elsewhere, split
from mancala_desktop.ui.rules.leaf_view import LeafView
from mancala_desktop.ui.rules.leaves import Leaf, Library
from mancala_desktop.ui.rules.live_board import LiveBoard
from mancala_desktop.ui.theme import scaled, worn
from mancala_desktop.ui.widgets.buttons import IconButton
from mancala_desktop.ui.widgets.fields import Combo
from mancala_desktop.ui.widgets.label import Label

log = logging.getLogger(__name__)

SIDE_BY_SIDE = 760  # px; from here on list and leaf stand side by side
LIST = 284
RING = 4  # px around what has the focus
TYPED_MS = 120
AS_PLAYED = "as played"


class RulesReader(QWidget):
    """In a wide place the list stands beside the leaf, in a narrow one either of them is seen."""

    changed = Signal()  # what can be done here

    def __init__(
        self,
        folder: Path,
        narrator: Narrator,
        settings: Settings,
        actions: Actions,
        cache: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._narrator, self._settings = narrator, settings
        self._words = ReaderWords(narrator.board, self)
        self._library = Library(folder, self._words)
        self._live = LiveBoard(narrator, settings, cache, self)
        self._elsewhere = Elsewhere(self._library, narrator.rules.preset, self)
        self._elsewhere.found.connect(self._list_found)
        self._announcer = Announcer(self)
        self._preset = DEFAULTS[Family.KALAH]
        self._variant: Variant = PRESETS[self._preset].variant
        self._played: Variant | None = None  # where a player has changed the rules
        self._leaves: tuple[Leaf, ...] = ()
        self._current = ""
        # one after the other, so that no frame makes all of it
        self._renew_soon = QTimer(self, singleShot=True, interval=0)
        self._renew_soon.timeout.connect(self._renew)
        self._show_soon = QTimer(self, singleShot=True, interval=0)
        self._show_soon.timeout.connect(self._show)
        self._reading = False  # where only one of list and leaf is seen: the leaf
        self._build(actions)
        settings.changed.connect(self._setting_changed)
        self._retranslate()

    # ---------------------------------------------------------------- what is read

    @property
    def current(self) -> str:
        """The id of the leaf that is read."""
        return self._current

    @property
    def variant(self) -> Variant:
        """The rules that are read about."""
        return self._variant

    def show_rules(self, preset_id: str, variant: Variant) -> None:
        """Read about these rules; what was being read stays, if they have it, too."""
        changed = variant != PRESETS[preset_id].variant
        self._played = variant if changed else None
        self._preset = preset_id
        if variant != self._variant:
            self._variant = variant
            self._renew_soon.start()
        self._fill_rules()

    def turn_to(self, key: str) -> None:
        """Read the leaf with that id, if these rules have it; one that was found in others leads to
        those."""
        preset_id, key = split(key)
        if preset_id:
            self._go_over(preset_id)
        if self._renew_soon.isActive():
            self._renew()
        if any(leaf.id == key for leaf in self._leaves):
            self._current = key
            self._reading = True
            self._show()
            self.contents.mark(key)
            self._arrange()

    def turn(self, leaves: int) -> None:
        """So many leaves on, or back; of a search among those that were found."""
        listed = self.contents.ids()
        if self._current in listed:
            place = listed.index(self._current) + leaves
            if 0 <= place < len(listed):
                self.turn_to(listed[place])
                self.leaf.setFocus(Qt.FocusReason.OtherFocusReason)

    def can_turn(self, leaves: int) -> bool:
        """Whether there is a leaf there."""
        listed = self.contents.ids()
        if self._current not in listed:
            return False
        return 0 <= listed.index(self._current) + leaves < len(listed)

    def begin_search(self) -> None:
        """The keyboard goes to the search."""
        self._reading = False
        self._arrange()
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def take_focus(self) -> None:
        """The keyboard goes to the list, or to the leaf where that alone is seen."""
        part: QWidget = self.contents if self.contents.isVisible() else self.leaf
        part.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_list(self) -> None:
        """Back from a leaf to the list."""
        self._live.take_back()
        self._reading = False
        self._arrange()
        self.contents.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- parts

    def _build(self, actions: Actions) -> None:
        self.rules = Combo()
        self.rules.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.rules.activated.connect(self._rules_chosen)
        self.search = SearchField()
        self._typed = QTimer(self, singleShot=True, interval=TYPED_MS)
        self._typed.timeout.connect(self._search)
        self.search.textChanged.connect(self._typed.start)
        self.search.left.connect(self._leave_search)
        self.contents = Contents()
        self.contents.chosen.connect(self._chosen)
        self.contents.entered.connect(self._entered)
        self._nothing, self._damaged = Label(), Label()
        for label in (self._nothing, self._damaged):
            label.setProperty("role", "secondary")
            label.setWordWrap(True)
            label.setContentsMargins(16, 8, 16, 8)
            label.hide()
        self.leaf = LeafView(self._live, self._narrator, self._words)
        self.leaf.told.connect(self._announcer.say)

        self._left = QWidget()
        column = QVBoxLayout(self._left)
        column.setContentsMargins(0, 12, 1, 0)
        column.setSpacing(8)
        for field in (self.rules, self.search):
            row = QHBoxLayout()
            row.setContentsMargins(12, 0, 12, 0)
            row.addWidget(field)
            column.addLayout(row)
        column.addWidget(self._nothing)
        column.addWidget(self._damaged)
        listed = QHBoxLayout()
        listed.setContentsMargins(RING, 0, RING, RING)
        listed.addWidget(self.contents)
        column.addLayout(listed, 1)
        self._right = QWidget()
        self._list_button = IconButton("menu")
        self._list_button.clicked.connect(self.show_list)
        self._bar = QWidget()
        bar = QHBoxLayout(self._bar)
        bar.setContentsMargins(12, 4, 12, 0)
        bar.addWidget(self._list_button)
        bar.addStretch(1)
        bar.addWidget(IconButton("chevron-left").follow(actions.rules_back))
        bar.addWidget(IconButton("chevron-right").follow(actions.rules_on))
        bar.addWidget(IconButton("x").follow(actions.rules_leave))
        right = QVBoxLayout(self._right)
        right.setContentsMargins(RING, 0, RING, RING)
        right.setSpacing(0)
        right.addWidget(self._bar)
        right.addWidget(self.leaf, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._left)
        row.addWidget(self._right, 1)

    @property
    def _side_by_side(self) -> bool:
        return self.width() >= scaled(SIDE_BY_SIDE)

    def _arrange(self) -> None:
        wide = self._side_by_side
        self._left.setMinimumWidth(scaled(LIST) if wide else 0)
        self._left.setMaximumWidth(scaled(LIST) if wide else 16_777_215)
        self._list_button.setVisible(not wide)
        self._left.setVisible(wide or not self._reading)
        self._right.setVisible(wide or self._reading)
        self.changed.emit()

    def _fill_rules(self) -> None:
        with QSignalBlocker(self.rules):
            self.rules.clear()
            if self._played:
                name = self._narrator.rules.preset(self._preset)
                self.rules.addItem(self.tr("{rules}, as you play it").format(rules=name), AS_PLAYED)
            for preset_id in PRESETS:
                self.rules.addItem(self._narrator.rules.preset(preset_id), preset_id)
            played = self._played is not None and self._variant == self._played
            place = self.rules.findData(AS_PLAYED if played else self._preset)
            self.rules.setCurrentIndex(place)

    # ---------------------------------------------------------------- choosing

    def _rules_chosen(self) -> None:
        key = self.rules.currentData()
        if key == AS_PLAYED and self._played:
            self._variant = self._played
        else:
            self._variant = PRESETS[key].variant
            self._preset = key if not self._played else self._preset
        self._renew_soon.start()

    def _go_over(self, preset_id: str) -> None:
        """To other rules, in which something was found."""
        self.rules.setCurrentIndex(self.rules.findData(preset_id))
        self._rules_chosen()

    def _chosen(self, key: str) -> None:
        """By the arrow keys in the list: shown beside it, where that can be seen."""
        self._current = key
        if self._side_by_side:
            self._show()
        self.changed.emit()

    def _entered(self, key: str) -> None:
        self.turn_to(key)
        self.leaf.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_search(self) -> None:
        self._typed.stop()
        self._search()
        self.contents.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _wanted(self) -> list[str]:
        return self.search.text().split()

    def _search(self) -> None:
        self._elsewhere.seek(self._wanted, self._variant, self._leaves)
        self._list_found()

    def _list_found(self) -> None:
        self._list()
        listed = self.contents.ids()
        if self._current in listed and self._elsewhere.busy:
            return  # more was found, and what is read stays
        if listed and self._current not in listed:
            self._current = listed[0]
            self.contents.mark(self._current)
        if self._side_by_side or self._reading:
            self._show()

    # ---------------------------------------------------------------- showing

    def _renew(self) -> None:
        """All leaves anew, for other rules or in another language."""
        self._renew_soon.stop()
        self._elsewhere.forget()
        try:
            self._leaves = self._library.leaves(self._variant)
            self._tell_of(self._library.damage)
        except ContentError as error:
            log.exception("the rules cannot be read")
            self.leaf.clear()
            self._leaves = ()
            self._list()
            self._nothing.setText(self.tr("The rules cannot be read: {error}").format(error=error))
            self._nothing.show()
            return
        if not self._leaves:
            self.leaf.clear()
        if self._current not in (leaf.id for leaf in self._leaves):
            self._current = self._like(self._current)
        self._elsewhere.seek(self._wanted, self._variant, self._leaves)
        self._list()
        self._show_soon.start()

    def _like(self, key: str) -> str:
        """What these rules have in place of a leaf of others: the same rule of another game, or the
        first."""
        tail = key.partition("-")[2]
        same = (leaf.id for leaf in self._leaves if tail and leaf.id.partition("-")[2] == tail)
        return next(same, self._leaves[0].id if self._leaves else "")

    def _tell_of(self, damage: tuple[ContentError, ...]) -> None:
        """What is left out because it is damaged; the log has all of it."""
        words = self.tr("Some rules cannot be read: {error}")
        self._damaged.setText(words.format(error=damage[0]) if damage else "")
        self._damaged.setVisible(bool(damage))

    def _list(self) -> None:
        wanted = self._wanted
        found = [leaf for leaf in self._leaves if not wanted or leaf.has(wanted)]
        groups = (
            (
                self._narrator.rules.family(self._variant.family),
                [leaf for leaf in found if leaf.chapter is Chapter.RULES],
            ),
            (self.tr("And more"), [leaf for leaf in found if leaf.chapter is not Chapter.RULES]),
            *((leaves[0].where, leaves) for leaves in self._elsewhere.leaves.values()),
        )
        self.contents.show_leaves([each for each in groups if each[1]], self._current)
        nowhere = not (found or self._elsewhere.leaves or self._elsewhere.busy)
        self._nothing.setVisible(bool(wanted) and nowhere)
        words = self.tr("No rules at all have the words “{words}”.")
        self._nothing.setText(words.format(words=self.search.text()))
        self.changed.emit()

    def _show(self) -> None:
        leaf = next((leaf for leaf in self._leaves if leaf.id == self._current), None)
        leaf = leaf or self._elsewhere.leaf(self._current)
        if leaf is None:
            return
        preset_id, _ = split(leaf.id)
        variant = PRESETS[preset_id].variant if preset_id else self._variant
        contrasts = self._library.contrasts() if leaf.chapter is Chapter.COMPARE else []
        self._show_soon.stop()
        self.leaf.show_leaf(leaf, variant, contrasts, self._wanted)
        self.changed.emit()

    # ---------------------------------------------------------------- words and looks

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Rules"))
        self.rules.setAccessibleName(self.tr("Rules of which game"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.leaf.setAccessibleName(self.tr("Rules"))  # until one is shown
        self._list_button.set_name(self.tr("Contents"))
        self._renew_soon.start()
        self._fill_rules()

    def _setting_changed(self, key: str) -> None:
        if key == Settings.pit_names.key:
            self._renew_soon.start()  # when the narrator has heard of it, too

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._arrange)
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), worn()
        if self._side_by_side:
            painter.fillRect(self._left.geometry(), QColor(theme.surface))
            painter.fillRect(self._left.width() - 1, 0, 1, self.height(), QColor(theme.line))
        elif self.property("pane"):
            painter.fillRect(self.rect(), QColor(theme.surface))
