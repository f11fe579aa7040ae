"""A person at the real window: a game survives being killed."""

import re
import time
from pathlib import Path

from tests.e2e.desk import PATIENCE, Desk


def moves(folder: Path) -> int:
    """How many sowings the file of the game in play holds."""
    files = list(folder.rglob("unfinished.mancala"))
    if not files:
        return 0
    text = files[0].read_text(encoding="utf-8").split("\n\n", 1)[-1]
    return len(re.findall(r"\b[a-hA-H](?:x\d+)?\+?(?=\s|$)", text))


def wait_for_moves(folder: Path, least: int) -> int:
    deadline = time.monotonic() + PATIENCE
    while moves(folder) < least:
        assert time.monotonic() < deadline, f"only {moves(folder)} sowings were made"
        time.sleep(0.05)
    return moves(folder)


def test_a_killed_game_is_offered_and_goes_on(desk: Desk, user_directories: Path) -> None:
    window = desk.start()
    window.key("ctrl+n")
    window.other("^New game|^Neue Partie").key("Return")
    window.key("a")
    made = wait_for_moves(user_directories, 2)  # mine and the computer's

    window.kill()
    again = desk.start()
    again.picture("offered")
    assert moves(user_directories) == made
    again.key("Return")
    again.key("b", "c", "d", "e", "f")

    assert wait_for_moves(user_directories, made + 1) > made
    assert again.close() == 0
    assert desk.output(1).read_text() == ""
