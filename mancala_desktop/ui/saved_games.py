"""Connects the page of saved games to the library, the game in play and the window's actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from mancala_desktop.play.library import Library
from mancala_desktop.play.saved import SavedGame
from mancala_desktop.play.storage import StorageError, save, whole
from mancala_desktop.record.formats import Format
from mancala_desktop.ui.actions import Actions
from mancala_desktop.ui.dialogs.saved import EmptyTrashDialog, TitleDialog
from mancala_desktop.ui.dialogs.trash import TrashDialog
from mancala_desktop.ui.files import Files
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.share.new_file import NewFile
from mancala_desktop.ui.widgets.buttons import plain

if TYPE_CHECKING:
    from mancala_desktop.ui.pages.library import LibraryPage
    from mancala_desktop.ui.pages.statistics import StatisticsPage

_FORBIDDEN = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))


class SavedGames(QObject):
    """Does with the chosen games what a person asks for. The pages are made when somebody first
    goes there: the window is not to wait for them when it opens."""

    review_wished = Signal(object)  # Game
    menu_wished = Signal(object)  # QPoint on the screen

    def __init__(
        self,
        library: Library,
        narrator: Narrator,
        actions: Actions,
        files: Files,
        window: QWidget,
        *,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(window)
        self._library, self._actions, self._files = library, actions, files
        self._window = window
        self._words = SavedWords(narrator, self)
        self._new_file = NewFile(window, QStandardPaths.StandardLocation.DocumentsLocation)
        self._narrator, self._now = narrator, now
        self.ways = {PageName.LIBRARY: actions.library, PageName.STATISTICS: actions.statistics}
        actions.find_saved.triggered.connect(self._search)
        actions.rename_saved.triggered.connect(self._rename)
        actions.review_saved.triggered.connect(self._review)
        actions.export_saved.triggered.connect(self._export)
        actions.delete_saved.triggered.connect(self._delete)
        actions.look_into_trash.triggered.connect(self._look_into_trash)
        actions.empty_trash.triggered.connect(self._empty_trash)
        library.changed.connect(self.enable)

    @cached_property
    def page(self) -> LibraryPage:
        """The cards of all saved games."""
        from mancala_desktop.ui.pages.library import (  # noqa: PLC0415  loaded only if needed
            LibraryPage,
        )

        page = LibraryPage(self._library, self._narrator, self._actions, self._now)
        page.open_wished.connect(self._open)
        page.new_game_wished.connect(self._actions.new.trigger)
        page.undo_wished.connect(self._undelete)
        page.chosen.connect(self.enable)
        page.menu_wished.connect(self.menu_wished)
        return page

    @cached_property
    def statistics(self) -> StatisticsPage:
        """What they come to."""
        from mancala_desktop.ui.pages.statistics import (  # noqa: PLC0415  loaded only if needed
            StatisticsPage,
        )

        page = StatisticsPage(self._library, self._narrator, self._actions, self._now)
        page.new_game_wished.connect(self._actions.new.trigger)
        return page

    def to(self, name: PageName) -> QWidget:
        """One of the pages that `ways` lead to."""
        return self.page if name is PageName.LIBRARY else self.statistics

    def enable(self) -> None:
        """What can be done now."""
        shown = "page" in vars(self) and self.page.isVisible()
        games = self.page.games if shown else []
        one = shown and len(games) == 1
        self._actions.find_saved.setEnabled(shown)
        self._actions.rename_saved.setEnabled(one and not games[0].trouble)
        self._actions.review_saved.setEnabled(one)
        self._actions.export_saved.setEnabled(shown and bool(games))
        self._actions.delete_saved.setEnabled(shown and bool(games))
        self._actions.look_into_trash.setEnabled(shown)
        self._actions.empty_trash.setEnabled(shown)

    def titles(self, name: PageName) -> tuple[str, str]:
        """What one of the pages is called, and how many games there are."""
        count = self.tr("%Ln game(s)", "", len(self._library.games))
        return plain(self.ways[name].text()), count

    @property
    def busy(self) -> bool:
        """Whether the games are still being looked for."""
        return self._library.busy

    def close(self) -> None:
        """Stop looking for them."""
        self._library.close()

    # ---------------------------------------------------------------- deeds

    def _search(self) -> None:
        self.page.search()

    def _open(self, game: SavedGame) -> None:
        self._files.open(game.path, remember=False)

    def _review(self) -> None:
        (game,) = self.page.games
        if told := self._files.read(game.path):
            self.review_wished.emit(told)

    def _rename(self) -> None:
        (game,) = self.page.games
        otherwise = self._words.name(_untitled(game))
        dialog = TitleDialog(game.title, otherwise, self._window)
        if dialog.exec() and self._try(partial(self._library.retitle, game, dialog.title)):
            self._files.retitled(game.path, dialog.title)
            self.page.tell(lambda: self.tr("Renamed."))
        dialog.deleteLater()

    def _delete(self) -> None:
        games = self.page.games
        if self._try(partial(self._library.delete, games)):
            name = self._words.name(games[0])
            if len(games) == 1:
                self.page.tell(lambda: self.tr("Deleted: {name}").format(name=name), undo=True)
            else:
                count = len(games)
                self.page.tell(lambda: self.tr("%n game(s) deleted", "", count), undo=True)

    def _undelete(self) -> None:
        self._bring_back(self._library.undelete)

    def _look_into_trash(self) -> None:
        files = self._library.trashed()
        if not files:
            self.page.tell(lambda: self.tr("The trash is empty."))
            return
        dialog = TrashDialog(files, self._words, self._now, self._window)
        if dialog.exec():
            self._bring_back(partial(self._library.restore, dialog.chosen))
        dialog.deleteLater()

    def _bring_back(self, deed: Callable[[], list[SavedGame]]) -> None:
        """Say how many games have come back, if any have, and show them."""
        back: list[SavedGame] = []
        if not self._try(lambda: back.extend(deed())) or not back:
            return
        self.page.go_to(back[0])
        count = len(back)
        undo = self._library.can_undelete
        self.page.tell(lambda: self.tr("%n game(s) brought back", "", count), undo=undo)

    def _empty_trash(self) -> None:
        count = len(self._library.trashed())
        if not count:
            self.page.tell(lambda: self.tr("The trash is empty."))
            return
        dialog = EmptyTrashDialog(count, self._window)
        if dialog.exec():
            self._library.empty_trash()
            self.page.tell(lambda: self.tr("The trash is empty."))
        dialog.deleteLater()

    def _export(self) -> None:
        if len(self.page.games) > 1:
            self._export_all(self.page.games)
            return
        (game,) = self.page.games
        name = self._words.name(game).translate(_FORBIDDEN).strip(" .") or game.path.stem
        kinds = self._files.kinds(game.family)
        path = self._new_file.ask(self.tr("Export game"), name, kinds)
        deed = path and self._export_to(game, path)
        if deed and self._try(deed):
            self.page.tell(lambda: self.tr("Saved as {file}.").format(file=path))

    def _export_all(self, games: list[SavedGame]) -> None:
        """Several games into one file, in our format, as they stand in the list: the very bytes."""
        kinds = self._files.kinds(None)[:1]
        path = self._new_file.ask(self.tr("Export games"), self.tr("Games"), kinds)
        if path and self._try(partial(_join, [game.path for game in games], path)):
            count = len(games)
            self.page.tell(
                lambda: self.tr("%n game(s) saved as {file}.", "", count).format(file=path)
            )

    def _export_to(self, game: SavedGame, path: Path) -> Callable[[], None] | None:
        """What writes the game there: in our format the very bytes, also of a damaged file."""
        if Format.ending(path.suffix) is Format.MANCALA:
            return partial(_copy, game.path, path)
        told = self._files.read(game.path)
        return partial(save, path, told) if told else None

    def _try(self, deed: Callable[[], object]) -> bool:
        """Whether it was done; what kept it from being done is told."""
        try:
            deed()
        except StorageError as error:
            self._files.complain(error)
            self._library.refresh()
            return False
        return True


def _untitled(game: SavedGame) -> SavedGame:
    return replace(game, title="")


def _copy(source: Path, target: Path) -> None:
    """The very bytes. Raises StorageError."""
    try:
        content = source.read_bytes()
    except OSError as error:
        raise StorageError.of(error, source) from error
    with whole(target) as put:
        put(content)


def _join(sources: list[Path], target: Path) -> None:
    """The bytes of all of them, a line between two games. Raises StorageError."""
    with whole(target) as put:
        for place, source in enumerate(sources):
            try:
                content = source.read_bytes()
            except OSError as error:
                raise StorageError.of(error, source) from error
            put((b"\n" if place else b"") + content.rstrip() + b"\n")
