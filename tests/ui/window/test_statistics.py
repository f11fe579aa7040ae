"""The page of statistics in the window: what it counts, its plot, and the same in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView

from mancala_desktop.play.library import Library
from mancala_desktop.play.statistics import Tally
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.pages.rating_card import RatingCard
from mancala_desktop.ui.theme import THEMES
from mancala_desktop.ui.widgets.rating_plot import RatingPlot
from mancala_desktop.ui.widgets.tally_bar import TallyBar
from tests.play.games_folder import ADA, computer, put
from tests.ui.dialogs.touch import click
from tests.ui.window.conftest import Desk, MakeDesk
from tests.ui.window.test_looks_and_words import words
from tests.ui.window.test_saved_games import button, go, wait


@pytest.fixture
def desk(make_desk: MakeDesk, tmp_path: Path) -> Iterator[Desk]:
    folder = tmp_path / "games"
    for day, loser in enumerate((Side.NORTH, Side.SOUTH, Side.NORTH, Side.NORTH)):
        put(folder, str(day), (ADA, computer(3)), loser=loser, day=f"2025-11-{10 + day}")
    put(
        folder,
        "north",
        (computer(8), ADA),
        preset="oware-abapa",
        moves="c",
        loser=Side.NORTH,
        day="2025-11-20",
    )
    desk = make_desk(library=Library(folder, tmp_path / "trash", tmp_path / "index.sqlite"))
    go(desk, PageName.STATISTICS)
    yield desk


def bars(desk: Desk) -> set[str]:
    page = desk.window.saved.statistics
    return {bar.accessibleName() for bar in page.findChildren(TallyBar) if bar.isVisible()}


def test_results_are_counted_by_game_level_and_side(desk: Desk) -> None:
    told = words(desk.window)

    assert "5 games against the computer" in told
    assert "3 won, 0 drawn, 2 lost: 60% of all points" in told
    assert "The last one was lost. Longest row of games won: 2. Longest without a loss: 2." in told
    assert bars(desk) == {
        "Kalah: 3 won, 0 drawn, 1 lost",
        "Oware: 0 won, 0 drawn, 1 lost",
        "Congkak: 0 won, 0 drawn, 0 lost",
        "Level 3: 3 won, 0 drawn, 1 lost",
        "Level 8: 0 won, 0 drawn, 1 lost",
        "South: 3 won, 0 drawn, 1 lost",
        "North: 0 won, 0 drawn, 1 lost",
    }


def test_one_game_can_be_looked_at_alone(desk: Desk) -> None:
    page = desk.window.saved.statistics
    page.families.choose(Family.OWARE)
    page.families.chosen.emit(Family.OWARE)
    wait(desk)

    assert "One game against the computer" in words(desk.window)
    assert bars(desk) == {
        "Level 8: 0 won, 0 drawn, 1 lost",
        "South: 0 won, 0 drawn, 0 lost",
        "North: 0 won, 0 drawn, 1 lost",
    }


def test_a_rating_is_told_plotted_and_listed(desk: Desk) -> None:
    page = desk.window.saved.statistics
    card = next(card for card in page.findChildren(RatingCard) if card.isVisible())
    plot, rows = card.findChild(RatingPlot), card.findChild(QListView)
    assert isinstance(plot, RatingPlot) and isinstance(rows, QListView)
    name = plot.accessibleName()
    assert name.startswith("Rating in Kalah. ") and "after 4 games." in name
    assert "Nearest to it: Level " in name
    assert plot.isVisible() and not rows.isVisible()

    click(button(card, "As a list"))

    assert rows.isVisible() and not plot.isVisible()
    model = rows.model()
    lines = [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
    assert len(lines) == 4
    assert lines[0].startswith("13 November") and lines[0].endswith("; 1 won, 0 drawn, 0 lost")


def test_a_list_stays_a_list_when_another_game_is_counted(desk: Desk, tmp_path: Path) -> None:
    page = desk.window.saved.statistics
    click(button(page.findChildren(RatingCard)[0], "As a list"))

    put(tmp_path / "games", "new", (ADA, computer(1)), loser=Side.NORTH)
    desk.qtbot.waitUntil(
        lambda: "6 games against the computer" in words(desk.window), timeout=20_000
    )

    shown = [each for each in page.findChildren(QListView) if each.isVisible()]
    assert len(shown) == 1


def test_keys_scroll(desk: Desk) -> None:
    bar = desk.window.saved.statistics.verticalScrollBar()
    assert bar.maximum() > 0

    desk.press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    desk.press(Qt.Key.Key_Home)
    assert bar.value() == 0


def test_a_game_that_ends_while_the_page_is_open_is_counted(desk: Desk, tmp_path: Path) -> None:
    put(tmp_path / "games", "new", (ADA, computer(1)), loser=Side.NORTH)

    desk.qtbot.waitUntil(
        lambda: "6 games against the computer" in words(desk.window), timeout=20_000
    )


def test_without_games_it_says_so_and_offers_one(make_desk: MakeDesk) -> None:
    desk = make_desk()
    go(desk, PageName.STATISTICS)
    assert "Nothing to count yet" in words(desk.window)

    click(button(desk.window, "New game"))

    assert desk.window.sheets.open is not None
    desk.window.sheets.open.close()


@pytest.mark.parametrize("theme", list(THEMES))
def test_won_drawn_and_lost_differ_without_colour(desk: Desk, theme: str) -> None:
    """Filled, hatched, empty: the brightness at the three parts differs, or changes within one."""
    desk.wardrobe.choose(theme)
    bar = TallyBar(Tally(1, 1, 1))
    desk.qtbot.addWidget(bar)
    bar.resize(300, 14)
    picture = bar.grab().toImage()

    def shades(left: int) -> set[int]:
        return {
            picture.pixelColor(x, y).lightness() // 8
            for x in range(left + 8, left + 90)
            for y in range(4, 10)
        }

    won, drawn, lost = shades(0), shades(100), shades(200)
    assert len(won) == len(lost) == 1 and won != lost
    assert len(drawn) > 1
