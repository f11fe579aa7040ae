"""Pictures and films as files and for the clipboard. All of it may be called in any thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage

from mancala_desktop.play.storage import whole
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.share.film import Frame, film
from mancala_desktop.ui.share.job import Progress
from mancala_desktop.ui.share.settling import Settling
from mancala_desktop.ui.share.still import Painter, Stand, Still
from mancala_desktop.ui.share.vector import svg

BOARD_WIDTH, RATIO = 960.0, 2.0
"""The board in a picture: its width in px, and device pixels a px."""

FILM_WIDTH = 660.0
"""The board in a film: small enough to be sent, and just large enough for the names of its pits."""


def paint(stand: Stand, still: Still) -> QImage:
    """The picture of a board."""
    return Painter(stand, RATIO).image(still)


def png(image: QImage) -> bytes:
    """A picture as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def save_png(path: Path, stand: Stand, still: Still, progress: Progress) -> None:
    """Write the picture of a board to `path`. Raises StorageError, or what `progress` raises, and leaves the old file as it was."""
    with whole(path) as put:
        image = paint(stand, still)
        progress(0, 0)
        data = png(image)
        progress(0, 0)
        put(data)


def save_svg(path: Path, stand: Stand, still: Still, title: str, progress: Progress) -> None:
    """The same as SVG; `title` says what it shows."""
    with whole(path) as put:
        text = svg(stand, still, title)
        progress(0, 0)
        put(text.encode())


def save_gif(
    path: Path, stand: Stand, start: Position, sowings: Sequence[Sowing], progress: Progress
) -> None:
    """The same for the film of a game from `start`."""
    from mancala_desktop.ui.share.gif import GifWriter  # noqa: PLC0415  its library only if needed

    settling = Settling(stand.geometry)
    frames = [_settled(frame, settling) for frame in film(start, sowings)]
    painter = Painter(stand, 1.0)
    examples = [frames[place].still for place in (0, len(frames) // 2, -1)]
    with whole(path) as put:
        writer = GifWriter(put, [painter.image(still) for still in examples], _accents(stand))
        for number, frame in enumerate(frames):
            progress(number, len(frames))
            writer.add(painter.image(frame.still), frame.ms)
        writer.finish()


def _settled(frame: Frame, settling: Settling) -> Frame:
    assert frame.still.lie
    return replace(frame, still=replace(frame.still, lie=settling.settle(frame.still.lie)))


def _accents(stand: Stand) -> list[QColor]:
    theme = stand.look.theme
    marks = theme.marks
    return [theme.lettering.ink, marks.last, marks.captured, marks.chip_note, marks.chip_note_ink]
