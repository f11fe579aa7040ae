"""The page of saved games: what is looked for, the cards, and what may be done with those chosen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from mancala_desktop.play.finding import Spoken, find
from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import SavedGame, Standing
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.announcer import Announcer
from mancala_desktop.ui.aside import Aside
from mancala_desktop.ui.dialogs.form import STACKED_FROM
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.pages.saved_filter import SavedFilter
from mancala_desktop.ui.pages.saved_list import SavedList
from mancala_desktop.ui.theme import text_scale
from mancala_desktop.ui.widgets.buttons import Button, ButtonKind, IconButton
from mancala_desktop.ui.widgets.card import BLEED
from mancala_desktop.ui.widgets.elided import Elided
from mancala_desktop.ui.widgets.flow import GAP
from mancala_desktop.ui.widgets.label import Label

PADDING = 56
WIDEST = 1440
ROOM_FOR_FILTERS = 620  # px of the page's height
NARROW = 1000  # px of its width


class LibraryPage(QWidget):
    """Shows and wishes; the files are moved and opened by others."""

    open_wished = Signal(object)  # SavedGame
    new_game_wished = Signal()
    undo_wished = Signal()
    menu_wished = Signal(object)  # QPoint on the screen
    chosen = Signal()  # other games than before

    def __init__(
        self,
        library: Library,
        narrator: Narrator,
        actions: Actions,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._narrator = narrator
        self._now = now
        self._words = SavedWords(narrator, self)
        self._say: Callable[[], str] | None = None  # what was done last
        self._offer: Callable[[], str] | None = None  # what was done last that can be taken back
        self._shown: list[SavedGame] | None = None  # None before the first look
        self._wanted: SavedGame | None = None  # to be chosen when it is shown
        self._anew = True  # what is shown next is not what was scrolled to
        self._filters_wanted: bool | None = None  # until somebody has said so
        self._aside = Aside(self)
        self._announcer = Announcer(self)
        self._build(actions)
        self.setFocusProxy(self.list)
        library.changed.connect(self._renew)
        library.progressed.connect(self._progressed)
        self.retranslate()

    # ---------------------------------------------------------------- for others

    @property
    def games(self) -> list[SavedGame]:
        """The games that are chosen."""
        return self.list.chosen()

    def search(self) -> None:
        """Let words be typed that are looked for."""
        self.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.search.selectAll()

    def go_to(self, game: SavedGame) -> None:
        """Choose this game, as soon as it is shown."""
        self._wanted = game

    def tell(self, say: Callable[[], str], *, undo: bool = False) -> None:
        """Say what was done, and with `undo` offer to take it back."""
        self._say = say
        if undo:
            self._offer = say
        self._undo.setVisible(undo)
        self._announcer.say(say())
        self._show_status()

    # ---------------------------------------------------------------- parts

    def _build(self, actions: Actions) -> None:
        self.filter = SavedFilter(self._narrator, self._words, self)
        self.filter.wished.connect(self._look_anew)
        self.list = SavedList(self._words, self._now)
        self.list.activated.connect(self._open)
        self.list.selectionModel().selectionChanged.connect(self._selected)
        self.list.customContextMenuRequested.connect(self._ask_for_menu)
        self.filter.search.left.connect(self._to_the_list)
        self._back = IconButton("chevron-left").follow(actions.home)
        self._filters = Button(icon_name="list-filter")
        self._filters.setCheckable(True)
        self._filters.clicked.connect(self._want_filters)
        self._top = QHBoxLayout()
        self._top.setSpacing(GAP)
        for part in (self._back, self.filter.search, self._filters):
            self._top.addWidget(part)
        self._empty, self._empty_title, self._empty_words = QWidget(), Label(), Label()
        self._empty_title.setProperty("role", "h2")
        self._empty_words.setProperty("role", "secondary")
        self._empty_words.setWordWrap(True)
        self._way_out = Button(kind=ButtonKind.PRIMARY)
        self._way_out.clicked.connect(self._go_on)
        inside = QVBoxLayout(self._empty)
        inside.setSpacing(12)
        inside.addStretch(2)
        for label in (self._empty_title, self._empty_words):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            inside.addWidget(label)
        inside.addWidget(self._way_out, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(3)
        self._head = QVBoxLayout()
        self._head.setSpacing(GAP)
        self._head.addLayout(self._top)
        self._head.addWidget(self.filter.row)
        self._middle = QVBoxLayout()
        self._middle.addWidget(self.list, 1)
        self._middle.addWidget(self._empty, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(self._head)
        whole.addLayout(self._middle, 1)
        whole.addWidget(self._footer(actions))

    def _footer(self, actions: Actions) -> QWidget:
        bar = QFrame()
        bar.setProperty("role", "footer")
        self._status = Elided()
        self._progress = QProgressBar()
        self._progress.setTextVisible(False)
        self._progress.setMaximumWidth(160)
        self._progress.hide()
        self._undo = Button(kind=ButtonKind.GHOST, icon_name="undo-2")
        self._undo.clicked.connect(self.undo_wished)
        self._undo.hide()
        self._more = IconButton("ellipsis")
        self._more.clicked.connect(self._open_more)
        self._open_button = Button(kind=ButtonKind.PRIMARY, icon_name="play")
        self._open_button.clicked.connect(self._open)
        row = QHBoxLayout(bar)
        row.setContentsMargins(24, 9, 16, 9)
        row.setSpacing(4)
        row.addWidget(self._status, 1)
        row.addWidget(self._undo)
        row.addWidget(self._progress)
        row.addSpacing(8)
        for icon_name, action in (
            ("target", actions.review_saved),
            ("pencil", actions.rename_saved),
            ("download", actions.export_saved),
            ("trash-2", actions.delete_saved),
        ):
            row.addWidget(IconButton(icon_name).follow(action))
        row.addWidget(self._more)
        row.addSpacing(8)
        row.addWidget(self._open_button)
        return bar

    # ---------------------------------------------------------------- what is shown

    def _renew(self) -> None:
        """Look again for what is wanted, beside the window."""
        if not self.isVisible():
            self._shown = None
            return
        games, wish, now = self._library.games, self.filter.wish, self._now()
        self._aside.ask(partial(find, games, wish, self._spoken(), now.date()), self._take)

    def _look_anew(self) -> None:
        """Something else is wanted, and it is seen from its beginning."""
        self._anew = True
        self._renew()

    def _take(self, games: list[SavedGame]) -> None:
        self._shown = games
        self.list.show_games(games)
        place = self.list.model_of_games.place(self._wanted.path) if self._wanted else -1
        if place >= 0:
            self.list.choose(place)
        if self._anew:
            self.list.scroll_to_chosen()
        self._wanted, self._anew = None, False
        self._show_empty()
        if place >= 0:  # while there was no card, nothing was there to have the focus
            self.list.setFocus()
        self._selected()

    def _show_empty(self) -> None:
        """Words where there are no cards."""
        none_at_all = not self._library.games
        empty = self._shown == [] and (self._library.loaded or not none_at_all)
        self._empty.setVisible(empty)
        self.list.setVisible(not empty)
        if none_at_all:
            self._empty_title.setText(self.tr("No saved games yet"))
            words = self.tr("Every game that you finish, or leave for another one, comes here.")
            self._way_out.setText(self.tr("New game"))
        else:
            self._empty_title.setText(self.tr("No game is like that"))
            words = self.tr("Look for other words, or show all games again.")
            self._way_out.setText(self.tr("Show all"))
        self._empty_words.setText(words)

    def _show_status(self) -> None:
        chosen, shown, known = len(self.games), len(self._shown or ()), len(self._library.games)
        if self._say:
            words = self._say()
        elif chosen > 1:
            words = self.tr("%n game(s) chosen", "", chosen)
        elif shown < known:
            count = QLocale().toString(shown)
            words = self.tr("{count} of %Ln game(s)", "", known).format(count=count)
        else:
            words = self.tr("%Ln game(s)", "", known)
        self._status.show_words(words)

    def _selected(self) -> None:
        games = self.games
        unfinished = len(games) == 1 and games[0].standing is Standing.UNFINISHED
        self._open_button.setText(self.tr("Continue") if unfinished else self.tr("Show"))
        self._open_button.setEnabled(len(games) == 1)
        self._show_status()
        self.chosen.emit()

    def _progressed(self, done: int, of: int) -> None:
        self._progress.setVisible(bool(of))
        self._progress.setMaximum(of or 1)
        self._progress.setValue(done)
        if of:
            self._progress.setAccessibleName(self.tr("Reading saved games …"))

    def _spoken(self) -> Spoken:
        presets = {each: self._narrator.rules.preset(each).casefold() for each in PRESETS}
        names = [QLocale().monthName(month).casefold() for month in range(1, 13)]
        return Spoken(presets, names)

    # ---------------------------------------------------------------- what people do

    def _open(self) -> None:
        if len(self.games) == 1:
            self.open_wished.emit(self.games[0])

    def _to_the_list(self) -> None:
        if self._shown and self.list.isVisible():
            self.list.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_on(self) -> None:
        if self._library.games:
            self.filter.clear()
        else:
            self.new_game_wished.emit()

    def _want_filters(self) -> None:
        self._filters_wanted = self._filters.isChecked()
        self._arrange()

    def _ask_for_menu(self, where: QPoint) -> None:
        if self.list.indexAt(where).isValid():
            self.menu_wished.emit(self.list.viewport().mapToGlobal(where))

    def _open_more(self) -> None:
        self.menu_wished.emit(self._more.mapToGlobal(QPoint(0, 0)))

    # ---------------------------------------------------------------- words and room

    def retranslate(self) -> None:
        """Give every part its words."""
        self.list.setAccessibleName(self.tr("Saved games"))
        self._more.set_name(self.tr("More"))
        self._undo.setText(self.tr("Undo"))
        self._filters.setText(self.tr("Filter"))
        self._status.setAccessibleName("")
        self._fit_button()
        self._show_empty()
        self._selected()
        self.list.forget_cards()

    def _fit_button(self) -> None:
        """As wide for either of its words, so that nothing beside it moves below the pointer."""
        widths = []
        for words in (self.tr("Continue"), self.tr("Show")):
            self._open_button.setText(words)
            widths.append(self._open_button.sizeHint().width())
        self._open_button.setFixedWidth(max(widths))

    def _arrange(self) -> None:
        """Use the room there is."""
        side = max(PADDING if self.width() >= NARROW else 24, (self.width() - WIDEST) // 2)
        self._head.setContentsMargins(side, 6, side, 6)
        bar = self.list.verticalScrollBar().sizeHint().width()
        self._middle.setContentsMargins(side - BLEED, 0, max(0, side - BLEED - bar), 0)
        wanted = self._filters_wanted
        if wanted is None:
            wanted = self.height() >= ROOM_FOR_FILTERS and text_scale() < STACKED_FROM
        self._filters.setChecked(wanted)
        self.filter.row.setVisible(wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Undo) and self._undo.isVisible():
            self.undo_wished.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self._back.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._library.refresh()
        self._arrange()
        self._look_anew()

    def hideEvent(self, event: QHideEvent) -> None:
        """What can still be taken back is said again when somebody comes back."""
        self._say = self._offer if self._library.can_undelete else None
        self._undo.setVisible(self._say is not None)
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._renew()
        elif event.type() == QEvent.Type.StyleChange:
            self._fit_button()
            self._selected()
            self._arrange()
        super().changeEvent(event)
