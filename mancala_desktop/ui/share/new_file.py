"""Asks for the name of a new file."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from mancala_desktop.ui.dialogs.message import ReplaceDialog


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: what it is called, and its ending with the dot."""

    name: str
    suffix: str

    @property
    def filter(self) -> str:
        """As a file dialog offers it."""
        return f"{self.name} (*{self.suffix})"


class NewFile(QObject):
    """Remembers the folder that was chosen last; the first one is that of the user's pictures, unless said."""

    def __init__(
        self,
        window: QWidget,
        first: QStandardPaths.StandardLocation = QStandardPaths.StandardLocation.PicturesLocation,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._folder = Path(QStandardPaths.writableLocation(first))

    def ask(
        self,
        title: str,
        name: str,
        kinds: Sequence[Kind],
        folder: Path | None = None,
        *,
        others: Collection[str] = (),
    ) -> Path | None:
        """A path with the ending of one of the `kinds`; None if nobody wants to save.

        `name` is proposed, without an ending, in the `folder` if one is given. Nothing is written
        over without asking. `others` are endings that are not offered; whoever types one means it.
        """
        self._folder = folder or self._folder
        folder = self._folder if self._folder.is_dir() else Path.home()
        by_filter = {kind.filter: kind for kind in kinds}
        dialog = QFileDialog(self._window, title, str(folder))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(by_filter))
        dialog.setDefaultSuffix(kinds[0].suffix)
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix(by_filter[chosen].suffix)
        )
        dialog.selectFile(name + kinds[0].suffix)
        accepted, chosen = bool(dialog.exec()), by_filter[dialog.selectedNameFilter()]
        typed = Path(dialog.selectedFiles()[0]) if accepted else None
        dialog.deleteLater()
        if typed is None:
            return None
        self._folder = typed.parent
        known = [*(kind.suffix for kind in kinds), *others]
        # a dot in a name is no ending
        path = (
            typed if typed.suffix.lower() in known else typed.with_name(typed.name + chosen.suffix)
        )
        return path if path == typed or self._may_replace(path) else None

    def _may_replace(self, path: Path) -> bool:
        """Asks what the file dialog, which has only seen another name, could not ask."""
        if not path.exists():
            return True
        return ReplaceDialog.ask(path, self._window)
