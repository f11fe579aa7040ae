"""A whole game is reviewed while the computer thinks, and the app is left in the middle of it."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from mancala_desktop.ui.theme import LIGHT
from tests.e2e.desk import PATIENCE, Desk, Window

GAME = Path(__file__).parents[2] / "packaging" / "screenshots" / "review.mancala"
GRAPH = range(620, 770)  # px, from the top of a window of the usual size
MIDDLE = 500  # px, from its left edge


def wait_for_title(window: Window, title: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while window.title != title:
        assert time.monotonic() < deadline, window.title
        time.sleep(0.05)


def go_back(window: Window, title: str) -> None:
    """Out of whatever is open in the review, a step an Escape, as a person does who sees each."""
    deadline = time.monotonic() + PATIENCE
    while window.title != title:
        assert time.monotonic() < deadline, window.title
        window.key("Escape")
        time.sleep(0.5)


def wait_for_values(window: Window) -> None:
    """Until the graph has come as far as its middle: it grows from the last sowing backwards."""
    deadline = time.monotonic() + PATIENCE
    lead = QColor(LIGHT.ahead).rgb()
    while True:
        image = QImage(str(window.picture("graph")))
        if any(image.pixel(MIDDLE, y) == lead for y in GRAPH):
            return
        assert time.monotonic() < deadline, "no value in the graph"
        time.sleep(0.1)


def test_a_game_is_reviewed_by_keys_while_the_computer_thinks(desk: Desk) -> None:
    window = desk.start("--language", "en", "--theme", "light", "--open", str(GAME))
    wait_for_title(window, "Mancala – Kalah")

    window.key("ctrl+shift+a")
    wait_for_title(window, "Mancala – Review")
    wait_for_values(window)
    window.key("Right", "Right", "End", "Home")
    window.key("F7", "F7", "L", "a", "T", "K")
    window.key("Escape")
    window.picture("review")
    go_back(window, "Mancala – Kalah")

    window.key("ctrl+shift+a")
    wait_for_title(window, "Mancala – Review")
    begin = time.monotonic()
    assert window.close() == 0
    assert time.monotonic() - begin < PATIENCE / 2
    assert desk.output(0).read_text(encoding="utf-8") == ""
