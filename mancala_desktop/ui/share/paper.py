"""A game on paper: heading, moves in two columns with boards on the way, the last board, page numbers.

Lengths are px of 1/96 inch from the upper left corner of what the page's margins leave.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPagedPaintDevice, QPainter, QPen

from mancala_desktop.rules.board import Side
from mancala_desktop.ui.board.canvas import aligned
from mancala_desktop.ui.board.geometry import Geometry
from mancala_desktop.ui.panels.score import BOX, Laid, lay_out, paint_turn
from mancala_desktop.ui.share.job import Progress
from mancala_desktop.ui.share.report import Entry, Report
from mancala_desktop.ui.share.still import Painter, Stand, Still
from mancala_desktop.ui.theme import LIGHT, font

PX_PER_INCH = 96
PAPER = replace(
    LIGHT, name="paper", text="#000000", text2="#3D3A36", surface2="#EFEBE4", warn="#7A3708"
)
"""Ink on white; its icons are its own, for a drawing is not shared between threads."""

FOOTER = 34.0
NUMBER, GAP = 34.0, 6.0  # the numbers' right edge, and between columns
ROW_GAP = 4.0
MOVES = 0.54  # of the page's width; beside them stand small boards
LABEL = 92.0
SMALL_BOARD, SMALL_RATIO = 420.0, 2.0  # as painted; on paper it is as wide as there is room
LARGE_BOARD, LARGE_RATIO = 720.0, 2.0
STRIP = 128  # device pixels
CAPTION = 22.0
BOARD_GAP = 14.0

Paint = Callable[[QPainter], None]


@dataclass(slots=True)
class _Page:
    """What stands on a page, and how far down it is full."""

    parts: list[Paint] = field(default_factory=list)
    bottom: float = 0.0


def print_report(
    device: QPagedPaintDevice,
    report: Report,
    stand: Stand,
    progress: Progress,
    abandon: Callable[[], object] = bool,
) -> bool:
    """Paint all pages on a printer or into a PDF; whether the device took them.

    `abandon` is called before the device hears of the end if `progress` calls the work off.
    """
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        return _print_pages(painter, device, report, stand, progress)
    except BaseException:
        abandon()
        raise
    finally:
        painter.end()


def _print_pages(
    painter: QPainter,
    device: QPagedPaintDevice,
    report: Report,
    stand: Stand,
    progress: Progress,
) -> bool:
    scale = device.logicalDpiX() / PX_PER_INCH
    painter.scale(scale, scale)
    width, height = device.width() / scale, device.height() / scale
    pages = _Layout(report, stand, width, height - FOOTER).pages
    for number, page in enumerate(pages, start=1):
        if number > 1 and not device.newPage():
            return False
        for paint in page.parts:
            progress(number - 1, len(pages))
            paint(painter)
        words = report.page.format(page=number, pages=len(pages))
        _write(painter, QRectF(0, height - 18, width, 18), words, font(12), centred=True)
    return True


class _Layout:
    """Puts a report on pages of a size."""

    def __init__(self, report: Report, stand: Stand, width: float, height: float) -> None:
        self._report, self._stand = report, stand
        self._width, self._height = width, height
        self._painters: dict[float, Painter] = {}
        self.pages = [_Page()]
        self._heading()
        left = list(report.entries)
        while left:
            left = left[self._moves(left) :]
        self._ending()

    # ---------------------------------------------------------------- the parts, from the top

    def _heading(self) -> None:
        page, report = self.pages[-1], self._report
        self._text(QRectF(0, 0, self._width, 40), report.title, font(28, 700))
        top = 50.0
        for label, said in report.facts:
            room = QRectF(LABEL, top, self._width - LABEL, 1000)
            tall = _height(said, font(14), room.width())
            line = _height(label, font(14, 600), LABEL)
            self._text(QRectF(0, top, LABEL, line), label, font(14, 600), PAPER.text2)
            self._text(QRectF(room.x(), top, room.width(), tall), said, font(14))
            top += tall + 4
        page.bottom = top + 18

    def _moves(self, entries: Sequence[Entry]) -> int:
        """As many rows as the page takes, at least one, with boards beside them; how many they are."""
        page = self.pages[-1]
        column = (self._width * MOVES - NUMBER - 2 * GAP) / 2
        lefts = (NUMBER + GAP, NUMBER + 2 * GAP + column)
        heights = [self._row_height(entry, column) for entry in entries]
        if page.parts and page.bottom + BOX + heights[0] > self._height:
            page = self._new_page()
        top = page.bottom
        for left, side in zip(lefts, self._report.sides, strict=True):
            self._text(QRectF(left + 9, top, column, BOX), side, font(13, 600), PAPER.text2)
        y, bottoms = top + BOX, list[float]()
        for entry, tall in zip(entries, heights, strict=True):
            if bottoms and y + tall > self._height:
                break
            self._row(entry, y, lefts, column)
            y += tall
            bottoms.append(y)
        self._boards_beside(entries[: len(bottoms)], bottoms, top)
        page.bottom = y + 12
        if len(bottoms) < len(entries):
            self._new_page()
        return len(bottoms)

    def _row_height(self, entry: Entry, column: float) -> float:
        return max(lay_out(cell, column).height for cell in entry.row.cells) + ROW_GAP

    def _row(self, entry: Entry, y: float, lefts: tuple[float, float], column: float) -> None:
        box = QRectF(0, y, NUMBER, BOX)
        self._text(box, f"{entry.row.number}.", font(13), PAPER.text2, right=True)
        for side in Side:
            laid = lay_out(entry.row.cells[side], column)
            where = QRectF(lefts[side], y, column, laid.height)
            if laid.placed:
                self.pages[-1].parts.append(partial(_turn, laid, where))

    def _boards_beside(
        self, entries: Sequence[Entry], bottoms: Sequence[float], top: float
    ) -> None:
        """One board after the other, each showing what was there after the row beside its lower edge."""
        left = self._width * MOVES + 24
        width = self._width - left
        tall = self._board_height(SMALL_BOARD, width) + CAPTION
        y = top
        while y + tall <= bottoms[-1] + BOX / 2:
            beside = max(
                (at for at, bottom in enumerate(bottoms) if bottom <= y + tall + BOX / 2), default=0
            )
            entry = entries[beside]
            words = self._report.after.format(number=entry.row.number)
            self._board(entry.after, QRectF(left, y, width, tall), SMALL_BOARD, SMALL_RATIO, words)
            y += tall + BOARD_GAP

    def _ending(self) -> None:
        page = self.pages[-1]
        width = min(self._width, 600.0)
        tall = self._board_height(LARGE_BOARD, width)
        words = _height(self._report.ending, font(15, 600), self._width)
        if page.bottom + tall + words + 8 > self._height:
            page = self._new_page()
        box = QRectF(0, page.bottom, self._width, words)
        self._text(box, self._report.ending, font(15, 600))
        left = (self._width - width) / 2
        where = QRectF(left, page.bottom + words + 8, width, tall)
        self._board(self._report.end, where, LARGE_BOARD, LARGE_RATIO)

    # ---------------------------------------------------------------- what parts are made of

    def _new_page(self) -> _Page:
        self.pages.append(_Page())
        return self.pages[-1]

    def _text(
        self, box: QRectF, words: str, style: QFont, ink: str = PAPER.text, *, right: bool = False
    ) -> None:
        self.pages[-1].parts.append(
            lambda painter: _write(painter, box, words, style, ink, right=right)
        )

    def _board_height(self, painted: float, width: float) -> float:
        area = self._geometry(painted).canvas
        return area.height() * width / area.width()

    def _geometry(self, width: float) -> Geometry:
        return replace(self._stand.geometry, width=width)

    def _board(
        self, still: Still, where: QRectF, painted: float, ratio: float, caption: str = ""
    ) -> None:
        """A board as wide as `where`, with its caption below."""
        geometry = self._geometry(painted)
        stand = replace(self._stand, geometry=geometry, ground=QColor("#FFFFFF"))
        tall = self._board_height(painted, where.width())

        def paint(painter: QPainter) -> None:
            if painted not in self._painters:
                self._painters[painted] = Painter(stand, ratio)
            image = self._painters[painted].image(still)
            image.convertTo(QImage.Format.Format_RGB32)  # or a PDF gets a mask, which takes long
            image.setDevicePixelRatio(1.0)
            room = QRectF(
                where.topLeft(),
                aligned(geometry.canvas, ratio).size() * where.width() / geometry.canvas.width(),
            )
            _draw(painter, room, image)
            below = QRectF(where.x(), where.y() + tall - 6, where.width(), CAPTION)
            if caption:
                _write(painter, below, caption, font(12), PAPER.text2, centred=True)

        self.pages[-1].parts.append(paint)


def _turn(laid: Laid, where: QRectF, painter: QPainter) -> None:
    paint_turn(painter, PAPER, laid, where)


def _draw(painter: QPainter, where: QRectF, image: QImage) -> None:
    """Draw an image in strips, each with a line of the next: a PDF compresses what it is given at
    once, during which no other thread can run Python, so the window would stand still."""
    scale = where.height() / image.height()
    for top in range(0, image.height(), STRIP):
        rows = min(STRIP + 1, image.height() - top)
        room = QRectF(where.x(), where.y() + top * scale, where.width(), rows * scale)
        painter.drawImage(room, image, QRectF(0, top, image.width(), rows))


def _height(words: str, style: QFont, width: float) -> float:
    """How tall words are that wrap at `width`."""
    room = QRectF(0, 0, width, 10_000)
    return QFontMetricsF(style).boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()


def _searchable(style: QFont) -> QFont:
    """Without glyphs that stand for others in their surroundings: a PDF does not know what they mean."""
    result = QFont(style)
    result.setFeature(QFont.Tag("calt"), 0)
    return result


def _write(
    painter: QPainter,
    box: QRectF,
    words: str,
    style: QFont,
    ink: str = PAPER.text2,
    *,
    right: bool = False,
    centred: bool = False,
) -> None:
    painter.setPen(QPen(QColor(ink)))
    painter.setFont(_searchable(style))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    side = Qt.AlignmentFlag.AlignHCenter if centred else side
    flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(box, flags | Qt.TextFlag.TextWordWrap, words)
