"""Asks for the name of a new file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: what it is called, and its ending with the dot."""

    name: str
    suffix: str

    @property
    def filter(self) -> str:
        """As a file dialog offers it."""
        return f"{self.name} (*{self.suffix})"


def ask_where(
    window: QWidget, title: str, folder: Path, name: str, kinds: Sequence[Kind]
) -> Path | None:
    """A path with the ending of one of the `kinds`; None if nobody wants to save.

    `name` is proposed, without an ending. Nothing is written over without asking.
    """
    by_filter = {kind.filter: kind for kind in kinds}
    dialog = QFileDialog(window, title, str(folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(list(by_filter))
    dialog.setDefaultSuffix(kinds[0].suffix)
    dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(by_filter[chosen].suffix))
    dialog.selectFile(name + kinds[0].suffix)
    accepted, chosen = bool(dialog.exec()), by_filter[dialog.selectedNameFilter()]
    typed = Path(dialog.selectedFiles()[0]) if accepted else None
    dialog.deleteLater()
    if typed is None:
        return None
    path = _with_ending(typed, kinds, chosen)
    return path if path == typed or _may_replace(path, window) else None


def _with_ending(path: Path, kinds: Sequence[Kind], chosen: Kind) -> Path:
    """The name with an ending that says what is in the file; a dot in a name is no ending."""
    if path.suffix.lower() in [kind.suffix for kind in kinds]:
        return path
    return path.with_name(path.name + chosen.suffix)


def _may_replace(path: Path, window: QWidget) -> bool:
    """Asks as the file dialog does, which has only seen another name."""
    if not path.exists():
        return True
    words = QCoreApplication.translate(
        "QFileDialog", "%1 already exists.\nDo you want to replace it?"
    )
    answer = QMessageBox.warning(
        window,
        "Mancala",
        words.replace("%1", path.name),
        QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
        QMessageBox.StandardButton.No,
    )
    return answer is QMessageBox.StandardButton.Yes
