"""A paragraph with a little Markdown in it, in which what was searched for is marked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from mancala_desktop.ui.rules.spelling import spelt
from mancala_desktop.ui.theme import Theme, scaled, worn

BULLET = "- "
INDENT = 18
DOT = 5
LINE = 128  # per cent of a line's usual height


class Passage(QLabel):
    """Shows **bold** words and, with a bullet, an entry of a list; screen readers hear the words."""

    def __init__(
        self,
        text: str,
        marks: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        role: str = "",
    ) -> None:
        super().__init__(parent)
        self._bullet = text.startswith(BULLET)
        self._text, self._marks = text.removeprefix(BULLET), tuple(marks)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setProperty("role", role)
        self.setAccessibleName(self._text.replace("**", ""))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._fit()

    def _fit(self) -> None:
        self.setContentsMargins(scaled(INDENT) if self._bullet else 0, 0, 0, 0)
        told = html(self._text, self._marks, worn())
        self.setText(f'<div style="line-height:{LINE}%">{told}</div>')

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._bullet:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(worn().accent))
            middle = self.fontMetrics().height() / 2
            dot = scaled(DOT)
            painter.drawEllipse(QRectF(scaled(INDENT) / 3, middle - dot / 2 + 1, dot, dot))


def passages(paragraphs: Sequence[str]) -> list[str]:
    """The paragraphs, each entry of a list by itself."""
    parts: list[str] = []
    for paragraph in paragraphs:
        lines = paragraph.split("\n")
        parts += lines if lines[0].startswith(BULLET) else [" ".join(lines)]
    return parts


def html(text: str, marks: Sequence[str], theme: Theme) -> str:
    """The text as Qt shows it; each of `marks` is on a ground of its own, and underlined."""
    words = "|".join(spelt(mark) for mark in sorted(marks, key=len, reverse=True))
    found = re.compile(f"({words})", re.IGNORECASE) if words else None
    parts = []
    for place, piece in enumerate(text.split("**")):
        told = _marked(piece, found, theme) if found else escape(piece)
        parts.append(f"<b>{told}</b>" if place % 2 else told)
    return "".join(parts)


def _marked(piece: str, found: re.Pattern[str], theme: Theme) -> str:
    style = f"background-color:{theme.goldsoft}; color:{theme.text}; text-decoration:underline"
    return "".join(
        f'<span style="{style}">{escape(part)}</span>' if place % 2 else escape(part)
        for place, part in enumerate(found.split(piece))
    )
