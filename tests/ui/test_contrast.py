"""Text can be read and signs can be told apart, in every theme; by the formulas of WCAG 2.2."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.board.picture import board_image
from mancala_desktop.ui.board.theme import BoardTheme
from mancala_desktop.ui.theme import THEMES, Theme

TEXT = 4.5
LARGE = 3.0  # text of 24 px, or bold of 18.7 px; signs, and what shows that something has the focus

GROUNDS = ("bg0", "bg1", "surface", "surface2")

WORDS = {
    "text": (*GROUNDS, "accsoft", "goldsoft"),  # held or chosen, current move
    "text2": (*GROUNDS, "accsoft"),
    "text3": ("bg0", "surface", "surface2"),
    "accent": (*GROUNDS, "accsoft"),
    "gold": (*GROUNDS, "goldsoft"),
    "bad": (*GROUNDS, "badsoft"),
    "warn": (*GROUNDS, "goldsoft", "warnsoft"),
    "blue": GROUNDS,
    "onacc": ("accent", "mistake", "bad"),  # also the letters in the signs of grades
    "surface": ("text",),  # the primary button while it is held
}
"""Every colour of text, and all it may stand on."""

SIGNS = {
    "accent": (*GROUNDS, "accsoft"),  # the focus ring, the edge of what is chosen
    "text2": (*GROUNDS, "accsoft"),  # icons, also of a held button
    "text3": ("surface", "surface2"),  # the edge of an empty tick box
    "gold": ("goldsoft", "surface"),  # the frame of the current move
    "good": ("surface", "bg0", "goldsoft"),  # the signs of grades
    "mistake": ("surface", "bg0", "goldsoft"),
    "bad": ("surface", "bg0", "goldsoft"),
    "text": ("ahead", "behind"),  # the line of a graph
}

SEEN = 120  # px, as large as a letter

BOARDS = ["walnut", "oak", "teak", "contrast"]


def luminance(ink: QColor) -> float:
    """Relative luminance."""
    parts = (ink.redF(), ink.greenF(), ink.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(ink: QColor, ground: QColor) -> float:
    """The ratio of two colours; a translucent ink is first laid on the ground."""
    lighter, darker = sorted((luminance(on(ink, ground)), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def on(ink: QColor, ground: QColor) -> QColor:
    """What one sees of an ink that lets the ground through."""
    share = ink.alphaF()
    return QColor.fromRgbF(
        share * ink.redF() + (1 - share) * ground.redF(),
        share * ink.greenF() + (1 - share) * ground.greenF(),
        share * ink.blueF() + (1 - share) * ground.blueF(),
    )


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(("pairs", "least"), [(WORDS, TEXT), (SIGNS, LARGE)], ids=["text", "signs"])
def test_every_colour_stands_out_from_all_it_stands_on(
    theme: Theme, pairs: dict[str, tuple[str, ...]], least: float
) -> None:
    ratios = {
        f"{ink} on {ground}": contrast(QColor(getattr(theme, ink)), QColor(getattr(theme, ground)))
        for ink, grounds in pairs.items()
        for ground in grounds
    }

    assert {pair: ratio for pair, ratio in ratios.items() if ratio < least} == {}


@pytest.mark.parametrize("name", BOARDS)
def test_words_on_chips_and_badges_can_be_read(name: str, qapp: QApplication) -> None:
    marks = BoardTheme.load(asset("themes", name)).marks
    pairs = {
        "captures": (marks.chip_capture_ink, marks.chip_capture),
        "gains": (marks.chip_gain_ink, marks.chip_gain),
        "notes": (marks.chip_note_ink, marks.chip_note),
        "path": (marks.path_ink, marks.path),
        "cross": (marks.badge_ink, marks.badge),
    }

    low = {what: contrast(*pair) for what, pair in pairs.items() if contrast(*pair) < TEXT}
    assert low == {}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("shape", list(BoardShape))
def test_counts_and_letters_stand_out_from_the_wood(
    name: str, shape: BoardShape, qapp: QApplication
) -> None:
    theme = BoardTheme.load(asset("themes", name))
    board = Geometry(6, shape, 960)
    style = theme.lettering
    bare = board_image(board, theme, [0] * len(board.holes), ratio=1, show_counts=False)
    low = {}
    for hole in board.holes:
        high = style.count_size * board.width
        words = {f"count {hole.index}": (board.count_position(hole.index), high, 1.0, LARGE)}
        if not hole.is_store:
            words[f"zero {hole.index}"] = (
                board.count_position(hole.index),
                high,
                style.zero_alpha,
                TEXT,  # it is not bold
            )
            words[f"letter {hole.index}"] = (
                board.letter_position(hole.index, style.letter_across, style.letter_along),
                style.letter_size * board.width,
                style.letter_alpha,
                TEXT,
            )
        for what, (center, size, alpha, least) in words.items():
            ground = mean(bare, board, center, size)
            ink = QColor(style.ink)
            ink.setAlphaF(alpha)
            if (ratio := contrast(ink, ground)) < least:
                low[what] = round(ratio, 2)
    assert low == {}


def mean(image: QImage, board: Geometry, center: QPointF, size: float) -> QColor:
    """The colour a painted board has on the average where a figure of that size stands."""
    corner = center - board.canvas.topLeft() - QPointF(size * 0.4, size * 0.4)
    part = QRectF(corner.x(), corner.y(), 0.8 * size, 0.8 * size).toRect()
    pixels = [
        image.pixelColor(x, y)
        for x in range(part.left(), part.right() + 1)
        for y in range(part.top(), part.bottom() + 1)
    ]
    return QColor.fromRgbF(
        sum(pixel.redF() for pixel in pixels) / len(pixels),
        sum(pixel.greenF() for pixel in pixels) / len(pixels),
        sum(pixel.blueF() for pixel in pixels) / len(pixels),
    )


@pytest.mark.parametrize("name", BOARDS)
def test_marks_differ_in_shape_where_there_is_no_colour(name: str, qapp: QApplication) -> None:
    board = Geometry(6, BoardShape.SLAB, 960)
    theme = BoardTheme.load(asset("themes", name))
    painted = {mark: grey(board, theme, mark) for mark in Mark}

    alike = {
        (one.name, other.name): apart(painted[one], painted[other])
        for one, other in combinations(Mark, 2)
        if apart(painted[one], painted[other]) < SEEN
    }
    assert alike == {}


def grey(board: Geometry, theme: BoardTheme, mark: Mark) -> list[int]:
    """A pit with a mark, pixel by pixel, in shades of grey from 0 to 255."""
    image = board_image(
        board, theme, [0] * len(board.holes), ratio=1, show_counts=False, marks={2: (mark,)}
    )
    pit = board.holes[2].rect.translated(-board.canvas.topLeft()).adjusted(-30, -30, 30, 30)
    part = image.copy(pit.toRect())
    part.convertTo(QImage.Format.Format_Grayscale8)
    return [part.pixelColor(x, y).red() for x in range(part.width()) for y in range(part.height())]


def apart(one: list[int], other: list[int]) -> int:
    """In how many pixels two pictures differ clearly."""
    return sum(abs(mine - its) > 40 for mine, its in zip(one, other, strict=True))


def test_the_folder_of_themes_is_tested_whole() -> None:
    found = {file.parent.name for file in Path(asset("themes")).glob("*/board.toml")}

    assert found == set(BOARDS)
