"""Words as they are written: what people and files call things is never taken for HTML."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """Shows its words as they are."""

    def __init__(
        self,
        words: str = "",
        parent: QWidget | None = None,
        *,
        alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        super().__init__(words, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(alignment)


def tip(words: str) -> str:
    """The words for a tooltip, which would take some of them for HTML."""
    return f"<span>{escape(words)}</span>" if "<" in words or "&" in words else words


def style_as(label: QLabel, role: str) -> None:
    """Another role for a label that is there already."""
    if label.property("role") != role:
        label.setProperty("role", role)
        label.style().unpolish(label)
        label.style().polish(label)
        label.updateGeometry()
