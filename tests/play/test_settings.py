"""Settings are declared once, kept in a file, and never trip over what they find there."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mancala_desktop.play.seats import Draw
from mancala_desktop.play.settings import Language, Setting, Settings, Speed

DECLARED = [each for each in vars(Settings).values() if isinstance(each, Setting)]
every_setting = pytest.mark.parametrize("setting", DECLARED, ids=lambda each: each.key)

OTHER = {
    "new_clock": "180+2",
    "board": "birch",
    "player_name": 'Ańna, "A=1"; @home %',
    "new_options": {"pits": "5", "seeds": "3"},
    "recent_files": ("/a/b.mancala", "/ä, ö/\udcff.mancala"),
    "window_geometry": bytes(range(256)),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


def other_value(setting: Setting[Any]) -> Any:
    """A value that is not the default."""
    if setting.key in OTHER:
        return OTHER[setting.key]
    return next(value for value in setting.allowed if value != setting.default)


@every_setting
def test_a_setting_is_kept(setting: Setting[Any], path: Path) -> None:
    assert getattr(Settings(path), setting.key) == setting.default
    value = other_value(setting)

    setattr(Settings(path), setting.key, value)

    assert getattr(Settings(path), setting.key) == value
    assert path.is_file()


def test_a_change_is_told_once_and_the_same_value_is_none(path: Path, qtbot: QtBot) -> None:
    settings = Settings(path)
    told: list[str] = []
    settings.changed.connect(told.append)

    settings.speed = Speed.FAST
    settings.speed = Speed.FAST
    settings.volume = Settings.volume.default

    assert told == [Settings.speed.key]


def test_a_value_not_allowed_is_not_taken(path: Path) -> None:
    settings = Settings(path)

    with pytest.raises(ValueError, match="volume cannot be 101"):
        settings.volume = 101

    assert settings.volume == Settings.volume.default


@pytest.mark.parametrize(
    ("key", "bad"),
    [
        ("language", "klingon"),
        ("volume", "999"),
        ("volume", "loud"),
        ("show_legal", "perhaps"),
        ("speed", "fast, slow"),
        ("new_options", "[1]"),
        ("recent_files", "{"),
        pytest.param("recent_files", "[" * 20_000, id="nested"),
        ("new_preset", "chess"),
        ("engine_memory", "100"),
        ("engine_endgames", "23"),
        ("engine_endgames", "none"),
        ("engine_threads", "0"),
        ("window_geometry", "@Rect(0 0 1 1)"),
    ],
)
def test_a_bad_value_counts_as_the_default_and_stays_until_set(
    key: str, bad: str, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    path.write_text(f"[General]\n{key}={bad}\nanother=of a later version\n", encoding="utf-8")
    settings = Settings(path)

    values = [getattr(settings, key) for _ in range(3)]

    assert values == [getattr(Settings, key).default] * 3
    (line,) = [record.getMessage() for record in caplog.records]
    assert str(path) in line and key in line
    caplog.clear()

    settings.new_first = Draw.NORTH
    assert f"{key}={bad}" in path.read_text(encoding="utf-8")

    setattr(settings, key, getattr(Settings, key).default)
    assert f"{key}={bad}" not in path.read_text(encoding="utf-8")
    assert "another=of a later version" in path.read_text(encoding="utf-8")
    assert not caplog.records


def test_a_file_that_is_none_is_copied_aside(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.parent.mkdir()
    garbage = b"\x00\xffnot an ini file\n" * 3
    path.write_bytes(garbage)

    settings = Settings(path)
    settings.language = Language.GERMAN

    assert Settings(path).language is Language.GERMAN
    assert (path.parent / "settings.damaged.ini").read_bytes() == garbage
    assert "settings.damaged.ini" in caplog.text
    caplog.clear()


def test_a_file_that_is_none_and_cannot_be_copied_is_no_end(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, data: bytes) -> int:
        raise PermissionError(13, "Permission denied")

    path.parent.mkdir()
    path.write_bytes(b"no settings\n")
    monkeypatch.setattr(Path, "write_bytes", refuse)

    assert Settings(path).language is Language.SYSTEM

    assert "could not be copied" in caplog.text
    caplog.clear()


def test_where_nothing_can_be_written_a_setting_lasts_until_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "config").touch()  # a file where the folder should be
    settings = Settings(tmp_path / "config" / "settings.ini")

    settings.volume = 3

    assert settings.volume == 3
    assert "cannot be written" in caplog.text
    caplog.clear()
