"""Pictures of the board as PNG and as SVG."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from mancala_desktop.play.storage import Obstacle, StorageError
from mancala_desktop.record.game import Game
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.boards import boards
from mancala_desktop.ui.share.job import CalledOff
from mancala_desktop.ui.share.pictures import RATIO, paint, save_png, save_svg
from mancala_desktop.ui.share.still import Stand, Still, still_of
from mancala_desktop.ui.share.vector import svg
from mancala_desktop.ui.theme import LIGHT
from tests.ui.share.conftest import GROUND, stand

SVG = "{http://www.w3.org/2000/svg}"


def quiet(done: int, of: int) -> None:
    """Nobody looks how far it is."""


def rendered(text: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    size = renderer.defaultSize() * RATIO
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def wooden(family: Family) -> Stand:
    plain = stand(family, width=700)
    return Stand(plain.geometry, boards().look(family, theme=LIGHT), plain.names, GROUND)


# -------------------------------------------------------------------- PNG


def test_a_picture_is_twice_as_large_as_the_board_and_lies_on_the_ground(tmp_path: Path) -> None:
    board = stand(width=480)
    save_png(tmp_path / "board.png", board, Still((4,) * 14), quiet)

    image = QImage(str(tmp_path / "board.png"))
    area = board.geometry.canvas
    assert (image.width(), image.height()) == (2 * area.width(), -(-2 * area.height() // 1))
    assert image.pixelColor(0, 0) == GROUND


def test_without_a_ground_a_picture_is_transparent_around_the_board(tmp_path: Path) -> None:
    save_png(tmp_path / "board.png", stand(ground=None), Still((4,) * 14), quiet)

    image = QImage(str(tmp_path / "board.png"))
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.rect().center()).alpha() == 255


def test_a_picture_shows_counts_marks_and_which_way_the_board_is_turned(game: Game) -> None:
    still = still_of(game.position, game.current.sowing)
    picture = paint(stand(), still)

    assert Mark.LAST_TO in {mark for marks in still.marks.values() for mark in marks}
    assert paint(stand(), still) == picture
    for other in (
        Still(still.counts),
        Still((5, *still.counts[1:]), still.marks),
        Still(still.counts, still.marks, burnt=frozenset({1})),
        Still(still.counts, still.marks, half=True),
        Still(still.counts, still.marks, hands={1: 3}),
    ):
        assert paint(stand(), other) != picture
    assert paint(stand(flipped=True), still) != picture


def test_a_turned_board_has_its_stores_on_the_other_side() -> None:
    full = Still((0,) * 6 + (20,) + (0,) * 7)
    empty = Still((0,) * 14)

    def differs_at(flipped: bool, hole: int) -> bool:
        board = stand(flipped=flipped)
        place = (stand().geometry.holes[hole].center - board.geometry.canvas.topLeft()) * RATIO
        reach = 20
        left, top = round(place.x()) - reach, round(place.y()) - reach
        one, other = (
            paint(board, still).copy(left, top, 2 * reach, 2 * reach) for still in (full, empty)
        )
        return one != other

    assert differs_at(False, 6) and not differs_at(False, 13)
    assert differs_at(True, 13) and not differs_at(True, 6)


@pytest.mark.parametrize("save", [save_png, partial(save_svg, title="Kalah")])
def test_a_picture_that_is_called_off_leaves_the_old_file(
    save: Callable[..., None], tmp_path: Path
) -> None:
    path = tmp_path / "board"
    path.write_text("old")

    def stop(done: int, of: int) -> None:
        raise CalledOff

    with pytest.raises(CalledOff):
        save(path, stand(), Still((4,) * 14), progress=stop)

    assert path.read_text() == "old"
    assert [each.name for each in tmp_path.glob("board*")] == ["board"]


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "board.png"

    with pytest.raises(StorageError) as error:
        save_png(path, stand(), Still((4,) * 14), quiet)

    assert (error.value.obstacle, error.value.path) == (Obstacle.NO_FOLDER, path)


# -------------------------------------------------------------------- SVG


@pytest.mark.parametrize("family", list(Family))
def test_an_svg_holds_as_many_seeds_as_the_position(family: Family) -> None:
    pits = 7 if family is Family.CONGKAK else 6
    counts = tuple(range(2 * pits + 2))
    root = ElementTree.fromstring(svg(wooden(family), Still(counts), "A <board> & more"))

    heaps = {
        int(group.attrib["data-hole"]): len(group.findall(f"{SVG}use[@class='seed']"))
        for group in root.iter(f"{SVG}g")
        if "data-hole" in group.attrib
    }
    assert heaps == dict(enumerate(counts))
    title = root.find(f"{SVG}title")
    assert title is not None and title.text == "A <board> & more"


def test_everything_an_svg_refers_to_is_in_it() -> None:
    text = svg(wooden(Family.CONGKAK), Still((7,) * 16, hands={2: 3}, burnt=frozenset({3})), "")
    root = ElementTree.fromstring(text)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}

    href = "{http://www.w3.org/1999/xlink}href"
    uses = {element.attrib[href] for element in root.iter(f"{SVG}use")}
    fills = {
        element.attrib[name]
        for element in root.iter()
        for name in ("fill", "stroke")
        if element.attrib.get(name, "").startswith("url(")
    }
    assert {use.removeprefix("#") for use in uses} <= ids
    assert {fill.removeprefix("url(#").removesuffix(")") for fill in fills} <= ids
    pictures = [element.attrib[href][:23] for element in root.iter(f"{SVG}image")]
    assert pictures == ["data:image/jpeg;base64,"]


def test_numbers_and_names_are_outlines_and_need_no_font() -> None:
    root = ElementTree.fromstring(svg(wooden(Family.KALAH), Still((4,) * 14), ""))

    assert not list(root.iter(f"{SVG}text"))
    kinds = [element.attrib.get("class") for element in root.iter(f"{SVG}path")]
    assert kinds.count("count") == 2 * 14  # the ink, and the light or shade below it
    assert kinds.count("name") == 2 * 12


@pytest.mark.parametrize("family", list(Family))
def test_an_svg_looks_like_the_picture(family: Family, game: Game) -> None:
    """Seen small and blurred: the same parts of the board have much the same brightness."""
    board = wooden(family)
    still = Still((7, 0, 3) * 4 + (1, 9) if family is not Family.CONGKAK else (7, 0, 3, 1) * 4)
    one, other = rendered(svg(board, still, "")), paint(board, still)

    differences = [
        abs(a.lightness() - b.lightness())
        for a, b in zip(_blurred(one), _blurred(other), strict=True)
    ]
    assert sum(differences) / len(differences) < 10
    assert max(differences) < 60


def test_an_svg_of_a_plain_board_is_the_picture_but_for_its_edges() -> None:
    board, still = stand(width=700), Still((4,) * 14, {0: frozenset({Mark.LAST_FROM})})
    one, other = rendered(svg(board, still, "")), paint(board, still)

    differences = [
        abs(a.lightness() - b.lightness())
        for a, b in zip(_blurred(one), _blurred(other), strict=True)
    ]
    assert max(differences) < 24


def _blurred(image: QImage) -> list[QColor]:
    small = image.smoothScaled(80, 36)
    return [small.pixelColor(x, y) for x in range(80) for y in range(36)]
