"""Everything is reached without a mouse: pages, dialogs, settings, a game, the way out."""

from __future__ import annotations

import time
from collections.abc import Callable

from mancala_desktop.play.places import Places
from mancala_desktop.play.settings import Settings
from mancala_desktop.play.storage import load
from tests.e2e.desk import PATIENCE, Desk, Window


def moves() -> str:
    """The sowings of the game as the autosave holds it at this moment."""
    path = Places.of_user().unfinished
    game = load(path).game if path.exists() else None
    if game is None:
        return ""
    return " ".join(game.position.layout.name(node.pit) for node in game.current.path())


def setting(key: str) -> str:
    """A setting as it is written in the user's file."""
    path = Places.of_user().settings
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return next((line.split("=")[1] for line in lines if line.startswith(f"{key}=")), "")


def eventually(what: Callable[[], object], hoped_for: object) -> None:
    deadline = time.monotonic() + PATIENCE
    while (found := what()) != hoped_for:
        assert time.monotonic() < deadline, f"{found!r} instead of {hoped_for!r}"
        time.sleep(0.05)


def dialogs(window: Window) -> list[str]:
    """The ids of all visible windows but the main one."""
    found = window.desk.hand("search", "--onlyvisible", "--name", ".", check=False).split()
    return [each for each in found if each != str(window.id)]


def test_the_whole_app_by_keyboard_alone(desk: Desk) -> None:
    window = desk.start("--language", "de", "--size", "1280x800")

    # The sheet of keys has two, and Esc leaves it as it leaves every dialog.
    for key in ("F1", "question"):
        window.key(key)
        window.other("^Tasten").key("Escape")
        eventually(lambda: dialogs(window), [])

    # From the menu to the settings; behind the sections the first field is the name.
    window.key("F10", "Up", "Up", "Return")
    settings = window.other("^Einstellungen")
    settings.key("Tab")
    settings.type("Kim")
    eventually(lambda: setting(Settings.player_name.key), "Kim")
    settings.key("Escape")
    eventually(lambda: dialogs(window), [])

    # Two people play: Enter is the start page's large button; in the dialog down to the opponent.
    window.key("Return")
    dialog = window.other("^Neue Partie")
    dialog.key("Tab", "Tab", "Left", "Return")
    eventually(lambda: window.title, "Mancala – Kalah")

    # Letters, digits, arrows with Space and Enter.
    window.key("c")
    eventually(moves, "c")
    window.key("4")
    eventually(moves, "c d")
    window.key("Up", "Up", "space")
    eventually(lambda: len(moves().split()), 3)
    window.key("ctrl+z")
    eventually(moves, "c d")
    window.key("Tab", "space")  # the button that takes back
    eventually(moves, "c")

    # South gives up: the card with the result has the keyboard, Esc puts it away, undo plays on.
    window.key("ctrl+g", "r")
    window.other("^Aufgeben").key("shift+Tab", "space")
    eventually(moves, "")  # a finished game is no unfinished one
    window.key("Escape", "ctrl+z")
    eventually(moves, "c")

    window.key("shift+F1")
    window.other("^Über Mancala").key("Return")
    eventually(lambda: dialogs(window), [])
    assert window.close() == 0
    assert desk.output(0).read_text() == ""
