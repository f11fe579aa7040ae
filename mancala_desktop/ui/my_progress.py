"""Connects the book of progress to its page, the start page and the window's actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from mancala_desktop.learn.next import Next, Outline, learn_next
from mancala_desktop.learn.progress_text import ProgressError
from mancala_desktop.play.progress import DamagedProgress, ProgressBook
from mancala_desktop.play.storage import StorageError
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.progress import ResetProgressDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.progress_words import ProgressWords
from mancala_desktop.ui.pages.start import StartPage
from mancala_desktop.ui.share.new_file import Kind, NewFile
from mancala_desktop.ui.sheets import Sheets
from mancala_desktop.ui.widgets.buttons import plain

if TYPE_CHECKING:
    from mancala_desktop.ui.pages.progress import ProgressPage

SayWhy = Callable[[StorageError | ProgressError], str]


class MyProgress(QObject):
    """Does with the progress what a person asks for, and says on the start page what is next.

    Until `teach` has said what there is to learn, nothing is proposed.
    """

    learn_wished = Signal(object)  # Next: from the start page or the page of progress

    def __init__(
        self,
        book: ProgressBook,
        narrator: Narrator,
        actions: Actions,
        start: StartPage,
        sheets: Sheets,
        window: QWidget,
        *,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(window)
        self.book, self.words = book, ProgressWords(narrator.troubles, self)
        self._narrator, self._actions, self._sheets = narrator, actions, sheets
        self._start, self._window, self._now = start, window, now
        self._new_file = NewFile(window, QStandardPaths.StandardLocation.DocumentsLocation)
        self.units: Callable[[], Sequence[Outline]] = tuple
        self.others: Sequence[str] = ()
        start.learn_wished.connect(self.learn_wished)
        book.changed.connect(self._changed)
        # later: it may be read while something is painted
        book.failed.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        actions.export_progress.triggered.connect(self._export)
        actions.import_progress.triggered.connect(self._import)
        actions.reset_progress.triggered.connect(self._ask_to_reset)
        actions.undo_reset.triggered.connect(self._undo)

    @cached_property
    def page(self) -> ProgressPage:
        """Made when somebody goes there: the window is not to wait for it when it opens."""
        from mancala_desktop.ui.pages.progress import (  # noqa: PLC0415  loaded only if needed
            ProgressPage,
        )

        page = ProgressPage(self.book, self._narrator, self.words, self._actions, self._now)
        page.learn_wished.connect(self.learn_wished)
        page.units, page.others = self.units, self.others
        page.trainer_name = self._narrator.trainers.called
        return page

    def teach(self, units: Callable[[], Sequence[Outline]], others: Sequence[str] = ()) -> None:
        """Say what there is to learn: all `units` in order, with their titles in the language
        spoken when they are asked for, and the ids of tasks in none of them, as puzzles."""
        self.units, self.others = units, others
        if self._page_made:
            self.page.units, self.page.others = units, others
            self.page.show_anew()
        self._start.propose(self.proposal)

    def enable(self) -> None:
        """What can be done now."""
        shown = self._page_made and self.page.isVisible()
        some = shown and not self.book.progress.empty
        self._actions.export_progress.setEnabled(some)
        self._actions.import_progress.setEnabled(shown)
        self._actions.reset_progress.setEnabled(some)
        self._actions.undo_reset.setEnabled(shown and self.book.can_undo)

    def titles(self) -> tuple[str, str]:
        """What the page is called."""
        return plain(self._actions.progress.text()), ""

    @property
    def _page_made(self) -> bool:
        return "page" in vars(self)

    def proposal(self) -> tuple[Next, str]:
        """What to learn next, and its words."""
        found = learn_next(self.book.progress, self.units(), self._now().date(), self.others)
        return found, self.words.next(found)

    def _changed(self) -> None:
        self.enable()
        self._start.retranslate()

    # ---------------------------------------------------------------- deeds

    def _export(self) -> None:
        self.page.hush()
        path = self._new_file.ask(
            self.tr("Export progress"), self.tr("Mancala progress"), [self._kind()]
        )
        if path and self._try(partial(self.book.export, path)):
            self.page.tell(lambda: self.tr("Exported to {file}.").format(file=path.name))

    def _import(self) -> None:
        self.page.hush()
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Import progress"),
            QStandardPaths.writableLocation(documents),
            self._kind().filter,
        )
        if not chosen:
            return
        path, replaced = Path(chosen), not self.book.progress.empty
        not_imported = partial(self.words.not_imported, path)
        if self._try(partial(self.book.restore, path), not_imported):
            undoable = self.book.can_undo
            self.page.tell(
                lambda: self._imported(replaced=replaced, undoable=undoable), undoable=undoable
            )

    def _imported(self, *, replaced: bool, undoable: bool) -> str:
        if not undoable:
            return self.tr("Imported.")
        if replaced:
            return self.tr(
                "The imported progress has replaced the former one. “Undo” brings that back."
            )
        return self.tr(
            "Imported; there was nothing to replace. “Undo” brings back what was kept last."
        )

    def _ask_to_reset(self) -> None:
        self.page.hush()
        dialog = ResetProgressDialog(self._window)
        dialog.accepted.connect(self._reset)
        self._sheets.ask(dialog)

    def _reset(self) -> None:
        if self._try(self.book.reset):
            self.page.tell(
                lambda: self.tr(
                    "You start from scratch. “Undo” brings back what was there before."
                ),
                undoable=self.book.can_undo,
            )

    def _undo(self) -> None:
        self.page.hush()
        if self._try(self.book.undo, self.words.not_brought_back):
            self.page.tell(lambda: self.tr("Brought back."))

    def _try(self, deed: Callable[[], None], say: SayWhy | None = None) -> bool:
        """Whether it worked; says why not, `say` has the words for it."""
        try:
            deed()
        except (StorageError, ProgressError) as error:
            self._sheets.tell(partial(say or self.words.not_written, error))
        else:
            self.enable()
            return True
        return False

    def _tell(self, trouble: StorageError | DamagedProgress) -> None:
        self._sheets.tell(partial(self.words.trouble, trouble))

    def _kind(self) -> Kind:
        return Kind(self.tr("Progress"), ".json")
