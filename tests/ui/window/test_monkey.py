"""A monkey at the window: whatever it does, the board shows the game, and nothing breaks.

MONKEY_ACTIONS and MONKEY_SEED ask for more, or for others (`make monkey`).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mancala_desktop.app import App
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup
from mancala_desktop.play.series import Series
from mancala_desktop.play.settings import (
    Language,
    PitNames,
    Seeds,
    Setting,
    Settings,
    Speed,
    ThemeChoice,
)
from mancala_desktop.play.storage import load
from mancala_desktop.record.game import Pie
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.boards import BUNDLED, BY_GAME

ACTIONS = int(os.environ.get("MONKEY_ACTIONS", "1000"))
SEED = int(os.environ.get("MONKEY_SEED", "4"))
BATCH = 50
SIZES = ((900, 600), (1280, 800), (1119, 640), (1120, 700), (1600, 900), (2560, 1440))
LARGEST = (3840, 2160)
KEYS = (
    *(Qt.Key(Qt.Key.Key_A.value + n) for n in range(8)),
    *(Qt.Key(Qt.Key.Key_1.value + n) for n in range(8)),
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_F9,
    Qt.Key.Key_F10,
    Qt.Key.Key_Alt,
)
CHOICES: tuple[tuple[Setting[object], tuple[object, ...]], ...] = (
    (Settings.theme, tuple(ThemeChoice)),
    (Settings.language, tuple(Language)),
    (Settings.speed, tuple(Speed)),
    (Settings.board, (BY_GAME, *BUNDLED)),
    (Settings.seeds, tuple(Seeds)),
    (Settings.pit_names, tuple(PitNames)),
    (Settings.show_legal, (True, False)),
    (Settings.preview, (True, False)),
    (Settings.reduced_motion, (True, False)),
)  # type: ignore[assignment]


class Monkey:
    """Does one thing after another, as its dice fall; `done` is what it did, the last things last."""

    def __init__(self, app: App, dice: Random) -> None:
        self.app, self.dice = app, dice
        self.window, self.session = app.window, app.session
        self.board = app.window.game.board
        self.done: list[str] = []
        self._deeds: tuple[tuple[int, Callable[[], object]], ...] = (
            (30, self.click),
            (20, self.press),
            (4, self.click_fast),
            (8, self.set_something),
            (4, self.resize),
            (5, self.flip),
            (8, self.undo),
            (8, self.redo),
            (8, self.look_around),
            (3, self.hurry),
            (3, self.begin),
            (3, self.reseat),
            (2, self.pause),
            (3, self.answer_pie),
            (2, self.go_away_and_back),
            (2, self.open_and_close_a_dialog),
            (1, self.take_a_picture),
            (8, self.look_on),
        )

    def act(self) -> None:
        weights, deeds = zip(*self._deeds, strict=True)
        (deed,) = self.dice.choices(deeds, weights)
        self.done.append(deed.__name__)
        deed()
        if popup := QApplication.activePopupWidget():
            popup.close()

    def click(self) -> None:
        view = self.board.viewport()
        width, height = view.width(), view.height()
        point = QPoint(self.dice.randrange(width), self.dice.randrange(height))
        if self.dice.random() < 0.7:
            hole = self.dice.randrange(len(self.board.counts))
            point = self.board.hole_center(hole).toPoint()
        QTest.mouseMove(view, point)
        if self.dice.random() < 0.1:
            QTest.mouseDClick(view, Qt.MouseButton.LeftButton, pos=point)
        else:
            QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=point)

    def click_fast(self) -> None:
        for _ in range(100):
            hole = self.dice.randrange(len(self.board.counts))
            point = self.board.hole_center(hole).toPoint()
            QTest.mouseClick(self.board.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def press(self) -> None:
        target = QApplication.focusWidget() or self.window
        QTest.keyClick(target, self.dice.choice(KEYS))
        if not self.window.in_game:  # Enter on the start page may have asked for a game
            self._close_dialog()

    def set_something(self) -> None:
        setting, values = self.dice.choice(CHOICES)
        self.app.settings.store(setting, self.dice.choice(values))

    def resize(self) -> None:
        self.window.resize(*(LARGEST if self.dice.random() < 0.05 else self.dice.choice(SIZES)))

    def flip(self) -> None:
        self.window.deeds.flip.trigger()

    def undo(self) -> None:
        self.window.deeds.undo.trigger()

    def redo(self) -> None:
        self.window.deeds.redo.trigger()

    def look_around(self) -> None:
        deeds = self.window.deeds
        looking = (deeds.look_first, deeds.look_back, deeds.look_back, deeds.look_on)
        others = (deeds.look_present, deeds.replay_game, deeds.play_on, deeds.promote)
        cuts = (deeds.delete_variation, deeds.restore_variation, deeds.replay_game)
        for _ in range(self.dice.randrange(5)):
            self.dice.choice(looking + others + cuts).trigger()

    def hurry(self) -> None:
        self.window.deeds.hurry.trigger()

    def begin(self) -> None:
        person = Seat(SeatKind.PERSON, self.dice.choice(("", "Ada", "Ö" * 40)))
        seats = self._seats(person)
        preset_id = self.dice.choice(list(PRESETS))
        options = {"rounds": "2"} if preset_id.startswith("congkak") else {}
        first, pie = self.dice.choice(list(Side)), self.dice.random() < 0.5
        series = Series(3) if self.dice.random() < 0.3 else None
        self.session.begin(Setup(preset_id, seats, first, options, pie=pie, series=series))

    def reseat(self) -> None:
        self.session.reseat(self._seats(Seat(SeatKind.PERSON)))

    def pause(self) -> None:
        self.dice.choice((self.window.deeds.pause, self.window.deeds.step)).trigger()

    def answer_pie(self) -> None:
        self._close_dialog()
        self.session.answer_pie(self.dice.choice(list(Pie)))

    def _seats(self, person: Seat) -> Seats:
        other = self.dice.choice((Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER, "", 1)))
        if self.dice.random() < 0.1:
            return other, other
        return (person, other) if self.dice.random() < 0.5 else (other, person)

    def go_away_and_back(self) -> None:
        self.window.show_start()
        self.look_on()
        self.window.show_game()

    def open_and_close_a_dialog(self) -> None:
        sheets = self.window.sheets
        self.dice.choice((sheets.new_game, sheets.settings, sheets.shortcuts, sheets.about))()
        self.look_on()
        self._close_dialog()

    def _close_dialog(self) -> None:
        if self.window.sheets.open is not None:
            self.window.sheets.open.close()

    def take_a_picture(self) -> None:
        assert not self.window.grab().isNull()

    def look_on(self) -> None:
        for _ in range(self.dice.randrange(4)):
            QApplication.processEvents()

    def rest(self) -> bool:
        """Bring the board to rest; whether nobody moves or thinks any more."""
        self.board.finish()
        return not self.board.moving and (self.session.paused or not self.session.thinking)


@pytest.fixture
def app(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    """The whole app, with everything that is connected in it, and its game kept on disk."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    whole = App(
        Settings(tmp_path / "settings.ini"), answer_delay_ms=0, cache=tmp_path, themes=tmp_path
    )
    whole.window.files.watch(Autosave(whole.session, tmp_path / "game.mancala", whole))
    qtbot.addWidget(whole.window)
    whole.window.show()
    qtbot.waitExposed(whole.window)
    yield whole
    whole.window.close()
    whole.translation.speak(Language.ENGLISH)


def test_whatever_a_monkey_does_the_board_shows_the_game(
    app: App, qtbot: QtBot, tmp_path: Path
) -> None:
    monkey = Monkey(app, Random(SEED))
    monkey.begin()
    sown = 0
    for number in range(1, ACTIONS + 1):
        monkey.act()
        if number % BATCH and number != ACTIONS:
            continue
        qtbot.waitUntil(monkey.rest, timeout=30_000)
        told = f"seed {SEED}, action {number}: … {' '.join(monkey.done[-12:])}"
        session, board = app.session, app.window.game.board
        looked_at = app.window.conductor.looking.position
        assert board.position == looked_at, told
        assert list(board.counts) == list(looked_at.seeds), told
        app.window.conductor.looking.present()
        board.finish()
        assert board.position == session.position, told
        assert list(board.counts) == list(session.position.seeds), told
        if not session.outcome:
            assert (reading := load(tmp_path / "game.mancala").game) is not None, told
            assert reading.position == session.position, told
        sown += session.game.ply
    assert sown > ACTIONS / BATCH  # it does play
