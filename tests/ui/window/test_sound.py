"""The game in the real window is heard as it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider

from mancala_desktop.play.adviser import Adviser
from mancala_desktop.play.engine_thread import EngineThread
from mancala_desktop.play.seats import Seats
from mancala_desktop.play.settings import Settings, Speed
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Drop, Step
from mancala_desktop.ui.dialogs.settings import Section, SettingsDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.sound.soundtrack import FAST_GAIN, Soundtrack
from mancala_desktop.ui.sound.thinning import Thinning
from mancala_desktop.ui.window import MainWindow
from tests.play.fakes import COMPUTER, PERSON, lowest
from tests.ui.dialogs.touch import button, click
from tests.ui.window.conftest import Desk, MakeDesk

KALAH = PRESETS["kalah-standard"].variant
ONE_BEFORE_THE_END = "0,0,0,0,0,1/24|0,0,0,0,0,2/21|s"


class Recorder(QObject):
    """A player that keeps what it is told to play, and which drop of the board had been seen."""

    played = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.window)
        self.loaded = 0
        self.files: list[tuple[str, float]] = []
        self.drops = 0
        self.drop_of: dict[str, int] = {}
        desk.window.game.board.stepped.connect(self._count)
        self.soundtrack = Soundtrack(
            desk.session, desk.window.game.board, desk.settings, self, desk.window, Thinning()
        )

    def load(self) -> None:
        self.loaded += 1

    def play(self, name: str, volume: float) -> None:
        self.files.append((name, volume))
        self.drop_of[name] = self.drops
        self.played.emit(name)

    def close(self) -> None:
        """There is nothing to give back."""

    def _count(self, step: Step) -> None:
        self.drops += isinstance(step, Drop)

    def names(self) -> list[str]:
        """What was played since it was last asked, without numbers."""
        names = [name.rstrip("_12345") for name, _ in self.files]
        self.forget()
        return names

    def forget(self) -> None:
        self.files.clear()


@pytest.fixture
def recorder(desk: Desk) -> Recorder:
    return Recorder(desk)


def open_game(desk: Desk, text: str, seats: Seats = (PERSON, PERSON)) -> None:
    desk.session.open(Game("kalah-standard", KALAH, KALAH.position(text)), seats)


def test_a_sowing_is_heard_seed_by_seed(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.NORMAL)
    recorder = Recorder(desk)
    desk.begin(seats=(PERSON, PERSON))
    assert recorder.names() == ["start"]

    desk.click(2)
    desk.wait_for_rest()

    names = recorder.names()
    assert (names[0], names[-2:]) == ("lift", ["store", "extra_turn"])
    assert names.count("seed_on_seeds_pebble") == 3
    lows = [name for name in recorder.drop_of if name.startswith("store")]
    assert recorder.drop_of[lows[0]] == 4  # as its seed is seen to fall, the fourth


def test_without_animation_a_sowing_is_a_few_sounds_at_once(desk: Desk, recorder: Recorder) -> None:
    desk.begin(seats=(PERSON, PERSON))
    recorder.forget()

    desk.click(2)
    desk.wait_for_rest()

    assert recorder.names() == ["lift", "seed_on_seeds_pebble", "seed_on_wood", "extra_turn"]


def test_a_pit_that_may_not_be_sown_sounds_dull(desk: Desk, recorder: Recorder) -> None:
    desk.begin(seats=(PERSON, PERSON))

    desk.session.choose(8)

    assert recorder.names() == ["start", "illegal"]


def test_undo_is_heard_once_for_a_whole_turn(desk: Desk, recorder: Recorder) -> None:
    desk.begin(seats=(PERSON, COMPUTER))
    desk.click(0)
    desk.wait_for(2)
    recorder.forget()

    desk.window.deeds.undo.trigger()
    desk.wait_for(0)

    assert recorder.names() == ["undo"]


@pytest.mark.parametrize(
    ("seats", "sound"),
    [((PERSON, COMPUTER), "win"), ((COMPUTER, PERSON), "lose"), ((PERSON, PERSON), "win")],
)
def test_the_end_is_heard_once_and_last(
    desk: Desk, recorder: Recorder, seats: Seats, sound: str
) -> None:
    open_game(desk, ONE_BEFORE_THE_END, seats)
    desk.click(5)
    desk.wait_for(1)

    names = recorder.names()
    assert names.count(sound) == 1
    assert not {"win", "lose", "draw", "extra_turn"} & set(names) - {sound}


def test_the_end_is_heard_even_if_the_animation_was_finished_by_hand(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.SLOW)
    recorder = Recorder(desk)
    open_game(desk, ONE_BEFORE_THE_END)
    desk.click(5)
    assert desk.moving()
    assert "win" not in [name for name, _ in recorder.files]

    desk.window.deeds.finish.trigger()

    assert recorder.names()[-1] == "win"


def test_a_game_taken_up_again_begins_in_silence(desk: Desk, recorder: Recorder) -> None:
    game = Game("kalah-standard", KALAH, KALAH.start())
    game.play(2)

    desk.session.open(game, (PERSON, PERSON))

    assert recorder.names() == []


def test_the_mute_key_silences_and_the_button_shows_it(desk: Desk, recorder: Recorder) -> None:
    desk.begin(seats=(PERSON, PERSON))
    recorder.forget()
    shown = desk.window.top.grab().toImage()

    desk.press(Qt.Key.Key_M)
    assert desk.settings.value(Settings.sound) is False
    assert desk.window.top.grab().toImage() != shown
    desk.session.choose(8)
    assert recorder.names() == []

    desk.press(Qt.Key.Key_M)
    assert desk.settings.value(Settings.sound) is True
    desk.session.choose(8)
    assert recorder.names() == ["illegal"]


def test_volume_and_speed_say_how_loud(desk: Desk, recorder: Recorder) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.settings.volume, desk.settings.speed = 50, Speed.FAST
    recorder.soundtrack.test()
    desk.settings.volume = 0
    desk.session.choose(8)

    assert [name for name, _ in recorder.files] == ["start", "extra_turn"]
    assert [loud for _, loud in recorder.files] == [0.7, 0.5 * FAST_GAIN]


def test_nothing_is_loaded_before_the_first_paint_nor_while_muted(
    desk: Desk, recorder: Recorder
) -> None:
    desk.settings.sound = False
    desk.settings.sound = True
    assert recorder.loaded == 0

    desk.settings.sound = False
    recorder.soundtrack.begin()
    assert recorder.loaded == 0

    desk.settings.sound = True
    assert recorder.loaded == 1


def test_the_window_says_once_that_it_has_been_painted(desk: Desk) -> None:
    engine = EngineThread(lowest)
    adviser = Adviser(engine, desk.session)
    window = MainWindow(desk.session, desk.settings, Narrator(), desk.wardrobe, adviser=adviser)
    desk.qtbot.addWidget(window)
    with desk.qtbot.waitSignal(window.painted):
        window.show()
    with desk.qtbot.assertNotEmitted(window.painted):
        window.repaint()
        QApplication.processEvents()
    engine.close()


def test_the_settings_have_volume_and_a_sound_to_judge_it_by(desk: Desk) -> None:
    desk.window.sheets.settings()
    dialog = desk.window.sheets.open
    assert isinstance(dialog, SettingsDialog)
    dialog.turn_to(Section.SOUND)
    slider = dialog.findChild(QSlider)
    assert isinstance(slider, QSlider)
    assert (slider.accessibleName(), slider.value()) == ("Volume", 70)

    QTest.keyClick(slider, Qt.Key.Key_End)
    assert desk.settings.volume == 100
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert desk.settings.volume == 95
    with desk.qtbot.waitSignal(desk.window.sheets.sound_wished):
        click(button(dialog, "Play one"))

    click(button(dialog, "Sounds"))
    assert not desk.settings.sound
    assert not slider.isEnabled()
    assert not desk.window.deeds.sound.isChecked()


def test_an_end_that_no_rule_makes_is_heard_and_so_is_taking_it_back(
    desk: Desk, recorder: Recorder
) -> None:
    desk.begin(seats=(PERSON, COMPUTER))
    recorder.forget()

    desk.session.conclude(lambda game: game.resign(Side.SOUTH))
    desk.session.undo()
    desk.session.conclude(Game.agree_draw)

    assert recorder.names() == ["lose", "undo", "draw"]


def test_a_division_is_heard_when_the_last_seed_has_been_swept(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    recorder = Recorder(desk)
    game = Game("oware-abapa", start=Position.parse("1,0,0,0,0,0/23|0,0,0,0,2,0/22|s"))
    desk.session.open(game, (PERSON, COMPUTER))
    recorder.forget()

    desk.session.conclude(Game.agree_division)
    assert "draw" not in recorder.names()
    desk.wait_for_rest()

    assert recorder.names().count("draw") == 1
