"""Finding saved games by words and kinds, and putting them in order."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from mancala_desktop.play.finding import Against, Order, Since, Spoken, Wish, find
from mancala_desktop.play.saved import SavedGame, Standing, look_into
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from tests.play.games_folder import ADA, GRACE, computer, put

TODAY = date(2025, 11, 30)
SPOKEN = Spoken(
    {"kalah-plyyard": "kalah, der letzte samen zählt", "congkak": "congkak"},
    [f"monat {number}" for number in range(1, 11)] + ["november", "dezember"],
)


@pytest.fixture
def games(tmp_path: Path) -> list[SavedGame]:
    paths = [
        put(tmp_path, "a", (ADA, computer(4)), loser=Side.NORTH, Event="Club evening"),
        put(tmp_path, "b", (computer(9), GRACE), loser=Side.NORTH, days_ago=3, day="2025-11-29"),
        put(tmp_path, "c", (ADA, GRACE), preset="congkak", moves="a", days_ago=1, day="2024-12-24"),
        put(tmp_path, "d", (ADA, GRACE), loser=Side.SOUTH, days_ago=9, day="someday"),
    ]
    text = paths[1].read_text().replace("{", "{").replace(" c+", " c+ {What a Gambit!}")
    paths[1].write_text(text)
    found = [look_into(path, path.stat()) for path in paths]
    when = paths[3].stat().st_mtime_ns
    return [replace(found[0]), replace(found[1], modified=when + 1), *found[2:]]


def names(games: list[SavedGame], wish: Wish) -> str:
    return "".join(game.path.stem for game in find(games, wish, SPOKEN, TODAY))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "acbd"),
        ("ADA", "acd"),
        ("ada grace", "cd"),
        ("club", "a"),
        ("gambit", "b"),
        ("samen", "abd"),
        ("congkak", "c"),
        ("2024-12", "c"),
        ("24.12.2024", "c"),
        ("dezember", "c"),
        ("nobody", ""),
    ],
)
def test_words_are_looked_for_everywhere(games: list[SavedGame], words: str, expected: str) -> None:
    assert names(games, Wish(words)) == expected


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        (Wish(rules=Family.KALAH), "abd"),
        (Wish(rules="congkak"), "c"),
        (Wish(standing=Standing.WON), "a"),
        (Wish(standing=Standing.LOST), "b"),
        (Wish(standing=Standing.DECIDED), "d"),
        (Wish(standing=Standing.UNFINISHED), "c"),
        (Wish(against=Against.COMPUTER), "ab"),
        (Wish(against=Against.PERSON), "cd"),
        (Wish(since=Since.WEEK), "b"),
        (Wish(since=Since.MONTH), "abd"),
        (Wish(since=Since.YEAR), "acbd"),
        (Wish("ada", rules=Family.KALAH, against=Against.PERSON), "d"),
    ],
)
def test_kinds_leave_the_others_out(games: list[SavedGame], wish: Wish, expected: str) -> None:
    assert names(games, wish) == expected
    assert wish.filters > 0


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (Order.SAVED, "acbd"),
        (Order.NEWEST, "bdac"),
        (Order.OLDEST, "cadb"),
        (Order.RULES, "cabd"),
    ],
)
def test_games_are_put_in_order(games: list[SavedGame], order: Order, expected: str) -> None:
    assert names(games, Wish(order=order)) == expected
