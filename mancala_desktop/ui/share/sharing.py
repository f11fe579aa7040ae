"""Gives the board and the game to others: to the clipboard, into files, onto paper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPageLayout
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.session import GameSession
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import StorageError
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.board.heaps import Lie
from mancala_desktop.ui.board.names import pit_names
from mancala_desktop.ui.boards import SHAPES, boards
from mancala_desktop.ui.dialogs.message import MessageDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.share import pictures
from mancala_desktop.ui.share.job import Job, Progress
from mancala_desktop.ui.share.new_file import Kind, NewFile
from mancala_desktop.ui.share.progress import ProgressDialog
from mancala_desktop.ui.share.report import ReportWords
from mancala_desktop.ui.share.still import Stand, Still
from mancala_desktop.ui.theme import LIGHT, Theme, worn


class Sharing(QObject):
    """Does one thing at a time, in a thread of its own; while it does, its actions do nothing else."""

    def __init__(
        self,
        session: GameSession,
        settings: Settings,
        narrator: Narrator,
        actions: Actions,
        window: QWidget,
        *,
        lie: Callable[[], Lie],
        still: Callable[[], Still],
        notice: Callable[[Callable[[], str]], None],
        complain: Callable[[StorageError], None],
    ) -> None:
        """`lie` knows which seed lies where in the game as it stands, `still` what the board shows. `notice` tells what was done, and `complain` what could not be."""
        super().__init__(window)
        self._session, self._settings, self._actions = session, settings, actions
        self._window, self._notice, self._complain = window, notice, complain
        self._lie, self._still = lie, still
        self._words = ReportWords(narrator, self)
        self._new_file = NewFile(window)
        self._job: Job | None = None
        self._dialog: ProgressDialog | None = None
        self._then: Callable[[Any], None]
        actions.copy_picture.triggered.connect(self._copy)
        actions.save_picture.triggered.connect(self._save_picture)
        actions.save_film.triggered.connect(self._save_film)
        actions.save_pdf.triggered.connect(self._save_pdf)
        actions.print.triggered.connect(self._print)

    @property
    def busy(self) -> bool:
        """Whether something is still being made."""
        return self._job is not None

    def close(self) -> None:
        """Calls off what is being made, and waits until its thread has ended."""
        if self._job is not None:
            self._job.close()

    # ---------------------------------------------------------------- what a person does

    def _copy(self) -> None:
        work = partial(_picture_for_clipboard, self._stand(), self._still())
        self._do(work, self._into_clipboard, self.tr("Painting the board …"))

    def _into_clipboard(self, made: tuple[QImage, bytes]) -> None:
        image, png = made
        data = QMimeData()
        data.setImageData(image)
        data.setData("image/png", png)
        QGuiApplication.clipboard().setMimeData(data)
        self._notice(lambda: self.tr("The board is on the clipboard as a picture."))

    def _save_picture(self) -> None:
        path = self._ask(
            self.tr("Save the board as a picture"),
            Kind(self.tr("PNG picture"), ".png"),
            Kind(self.tr("SVG drawing, sharp at any size"), ".svg"),
        )
        if path is None:
            return
        stand, still = self._stand(), self._still()
        if path.suffix.lower() == ".svg":
            title = self._words.file_name(self._session.game)
            work = partial(pictures.save_svg, path, stand, still, title)
        else:
            work = partial(pictures.save_png, path, stand, still)
        self._do(work, partial(self._saved, path), self.tr("Painting the board …"))

    def _save_film(self) -> None:
        path = self._ask(
            self.tr("Save the game as an animated GIF"), Kind(self.tr("Animated GIF"), ".gif")
        )
        if path is None:
            return
        game = self._session.game
        stand = self._stand(width=pictures.FILM_WIDTH, clear=False)
        work = partial(pictures.save_gif, path, stand, game.start, game.sowings)
        self._do(work, partial(self._saved, path), self.tr("Painting the game …"))

    def _save_pdf(self) -> None:
        path = self._ask(self.tr("Print to PDF"), Kind(self.tr("PDF document"), ".pdf"))
        if path is not None:
            self._print_to(path)

    def _print(self) -> None:
        if self.busy:
            return
        from mancala_desktop.ui.share import printing  # noqa: PLC0415  loaded only if needed

        printer = printing.ask_printer(self._words.file_name(self._session.game), self._window)
        if printer is None:
            return
        if file := printing.file_of(printer):
            self._print_to(file, layout=printer.pageLayout())
            return
        report = self._words.report(self._session.game, self._lie())
        work = partial(printing.print_on, printer, report, self._stand(theme=LIGHT))
        self._do(work, self._printed, self.tr("Printing …"))

    def _print_to(self, path: Path, layout: QPageLayout | None = None) -> None:
        from mancala_desktop.ui.share import printing  # noqa: PLC0415  loaded only if needed

        report, stand = (
            self._words.report(self._session.game, self._lie()),
            self._stand(theme=LIGHT),
        )
        work = partial(printing.save_pdf, path, report, stand, layout=layout)
        self._do(work, partial(self._saved, path), self.tr("Printing …"))

    def _printed(self, taken: bool) -> None:
        if taken:
            self._notice(lambda: self.tr("The game went to the printer."))
        else:
            MessageDialog.tell(
                lambda: self.tr("The printer does not take the pages."), self._window
            )

    def _saved(self, path: Path, _: object) -> None:
        self._notice(lambda: self.tr("Saved as {file}.").format(file=path))

    # ---------------------------------------------------------------- how it is done

    def _ask(self, title: str, *kinds: Kind) -> Path | None:
        """Where to save; None while something else is being made, or if nobody knows."""
        if self.busy:
            return None
        name = self._words.file_name(self._session.game)
        return self._new_file.ask(title, name, kinds)

    def _do(self, work: Callable[[Progress], Any], then: Callable[[Any], None], what: str) -> None:
        """Lets `work` be done, tells how far it is, and hands what it made to `then`."""
        if self.busy:
            return
        self._then = then
        self._job, self._dialog = Job(work, self), ProgressDialog(what, self._window)
        self._dialog.rejected.connect(self._job.call_off)
        self._job.progressed.connect(self._dialog.tell)
        self._job.finished.connect(self._end)  # a method of ours, so that it runs in our thread
        self._job.begin()

    def _end(self) -> None:
        job, dialog, self._job, self._dialog = self._job, self._dialog, None, None
        assert job and dialog
        dialog.end()
        job.deleteLater()
        job.report(self._then, self._complain)

    # ---------------------------------------------------------------- what is shown

    def _stand(
        self,
        *,
        width: float = pictures.BOARD_WIDTH,
        theme: Theme | None = None,
        clear: bool | None = None,
    ) -> Stand:
        theme = theme or worn()
        variant = self._session.game.variant
        flipped = self._actions.flip.isChecked()
        clear = self._settings.clear_ground if clear is None else clear
        return Stand(
            Geometry(variant.pits, SHAPES[variant.family], width, flipped),
            boards().look(variant.family, theme=theme),
            pit_names(variant.pits, self._settings.pit_names),
            None if clear else QColor(theme.bg0),
        )


def _picture_for_clipboard(stand: Stand, still: Still, progress: Progress) -> tuple[QImage, bytes]:
    """The picture, and the same as PNG, so that nobody waits for that when it is pasted."""
    image = pictures.paint(stand, still)
    progress(0, 0)
    return image, pictures.png(image)
