"""What the user has chosen: every setting is declared once, here.

A setting is an attribute: `settings.volume = 40` stores it and says so. `Settings.volume` is the
declaration, with its key, its default and the values it takes.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection
from enum import Enum
from pathlib import Path
from typing import Any, Generic, Self, TypeVar, overload

from PySide6.QtCore import QObject, QSettings, Signal

from mancala_desktop.engine.options import Options, processors
from mancala_desktop.play.places import vacant
from mancala_desktop.play.seats import Draw, SeatKind
from mancala_desktop.play.series import LENGTHS
from mancala_desktop.rules.presets import PRESETS

T = TypeVar("T")
E = TypeVar("E", bound=Enum)

log = logging.getLogger(__name__)


_USUAL = Options()
_THREADS = max(1, min(_USUAL.threads, processors() - 1))  # one processor is the window's


class Language(Enum):
    """In which language the app speaks."""

    SYSTEM = "system"
    GERMAN = "de"
    ENGLISH = "en"


class ThemeChoice(Enum):
    """Which theme the app wears."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Seeds(Enum):
    """What seeds are made of; `game` is what each game is usually played with."""

    GAME = "game"
    GLASS = "glass"
    COWRIE = "cowrie"
    NICKERNUT = "nickernut"
    STONE = "stone"


class Speed(Enum):
    """How fast seeds move; off shows every position at once."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class ReplaySpeed(Enum):
    """How fast a whole game is replayed."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    VERY_FAST = "very fast"


class PitNames(Enum):
    """What pits are called: a-f and A-F, 1-6 on either side, or the ring index."""

    LETTERS = "letters"
    NUMBERS = "numbers"
    RING = "ring"


class Setting(Generic[T]):
    """One setting: its key, its default, the values it takes and their words in the file.

    `allowed` is empty where any value of the type will do.
    """

    key: str

    def __init__(
        self,
        default: T,
        read: Callable[[str], T],
        write: Callable[[T], str] = str,
        allowed: Collection[T] = (),
    ) -> None:
        self.default = default
        self.allowed = allowed
        self._read = read
        self._write = write

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = name

    @overload
    def __get__(self, settings: None, owner: type) -> Self: ...
    @overload
    def __get__(self, settings: Settings, owner: type) -> T: ...
    def __get__(self, settings: Settings | None, owner: type) -> Self | T:
        return self if settings is None else settings.value(self)

    def __set__(self, settings: Settings, value: T) -> None:
        settings.store(self, value)

    def parse(self, word: str) -> T:
        """The value a stored word stands for; ValueError if it is none of this setting's."""
        value = self._read(word)
        self.check(value)
        return value

    def word(self, value: T) -> str:
        """How `value` is stored; ValueError if it is none of this setting's."""
        self.check(value)
        return self._write(value)

    def check(self, value: T) -> None:
        """Raises ValueError, with the values allowed, if `value` is not one of them."""
        if self.allowed and value not in self.allowed:
            raise ValueError(f"{self.key} cannot be {value!r}; allowed: {self.allowed}")


def choice(default: E) -> Setting[E]:
    """One of the members of an enum."""
    kind = type(default)
    return Setting(default, kind, lambda value: str(value.value), tuple(kind))


def switch(default: bool) -> Setting[bool]:
    """On or off."""
    words = {"true": True, "false": False}
    return Setting(default, lambda word: words[word], lambda on: str(on).lower(), (True, False))


def number(default: int, allowed: Collection[int]) -> Setting[int]:
    """A whole number of a range or a list."""
    return Setting(default, int, str, allowed)


def optional_number(none: str, allowed: Collection[int | None]) -> Setting[int | None]:
    """A whole number, or None, which is the default and written as the word `none`."""

    def read(word: str) -> int | None:
        return None if word == none else int(word)

    return Setting(None, read, lambda value: none if value is None else str(value), allowed)


def optional_choice(none: str, kind: type[E]) -> Setting[E | None]:
    """One of the members of an enum, or None, which is the default and written as the word `none`."""

    def read(word: str) -> E | None:
        return None if word == none else kind(word)

    return Setting(
        None,
        read,
        lambda value: none if value is None else str(value.value),
        (None, *kind),
    )


def text(default: str, allowed: Collection[str] = ()) -> Setting[str]:
    """A text, which may be held to a list."""
    return Setting(default, str, str, allowed)


def collection(read: Callable[[Any], T], default: T) -> Setting[T]:
    """A collection of texts, stored as JSON; `read` makes it of what JSON holds."""
    return Setting(default, lambda word: read(json.loads(word)), json.dumps)


def _texts(found: Any) -> tuple[str, ...]:
    if not (isinstance(found, list) and all(isinstance(each, str) for each in found)):
        raise ValueError("not a list of texts")
    return tuple(found)


def _pairs(found: Any) -> dict[str, str]:
    if not (isinstance(found, dict) and all(isinstance(each, str) for each in found.values())):
        raise ValueError("not pairs of texts")
    return found


class Settings(QObject):
    """The user's choices, kept in an INI file.

    A stored value that is none of a setting's values counts as the default; one line in the log
    names the file and the key, and the value stays in the file until the setting is set.
    """

    changed = Signal(str)  # the key of the setting

    language = choice(Language.SYSTEM)
    theme = choice(ThemeChoice.SYSTEM)
    text_percent = number(100, (100, 125, 150, 175, 200))  # of the designed size
    board = text("game")  # by game; or the name of a folder of ours, or of the user's
    seeds = choice(Seeds.GAME)
    speed = choice(Speed.NORMAL)
    reduced_motion = switch(False)
    pit_names = choice(PitNames.LETTERS)
    show_legal = switch(True)
    preview = switch(True)
    sound = switch(True)
    volume = number(70, range(101))
    player_name = text("")
    facing = switch(False)  # of two people at one screen one sits above
    clear_ground = switch(False)  # of pictures that are shared
    tutor = switch(False)
    tutor_seeds = number(3, range(1, 13))  # what a sowing must give away before the tutor asks

    new_preset = text("kalah-plyyard", PRESETS)
    new_options: Setting[dict[str, str]] = collection(_pairs, {})
    new_opponent = choice(SeatKind.COMPUTER)
    new_level = number(1, range(1, 11))
    new_side = choice(Draw.SOUTH)
    new_first = choice(Draw.SOUTH)
    new_clock = text("none")  # as a game's header tells it
    new_demo = switch(False)  # computer against computer
    new_other_level = number(1, range(1, 11))  # of North in a demo
    new_pie = switch(False)
    new_series = number(0, (0, *LENGTHS))  # points that win it; 0 is a single game
    new_series_starts = optional_choice("in_turn", Draw)
    new_series_turns = switch(True)

    engine_memory = number(_USUAL.table_mb, (64, 128, 256, 512, 1024, 2048))  # MiB
    engine_endgames = optional_number("automatic", (None, 0, *range(12, 23)))  # seeds; 0 is off
    engine_threads = number(_THREADS, range(1, 65))
    engine_book = switch(_USUAL.book)

    replay_speed = choice(ReplaySpeed.NORMAL)

    recent_files: Setting[tuple[str, ...]] = collection(_texts, ())
    window_geometry = Setting(b"", bytes.fromhex, bytes.hex)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the file at `path`; one that is no INI file is copied aside first."""
        super().__init__(parent)
        self._path = path
        self._complained: set[str] = set()
        self._file = QSettings(str(path), QSettings.Format.IniFormat)
        self._file.allKeys()  # QSettings finds out what a line is worth when it is asked
        if self._file.status() is QSettings.Status.FormatError:
            self._keep_aside()

    def value(self, setting: Setting[T]) -> T:
        """The value of a setting: as stored, or its default."""
        word = self._file.value(setting.key)
        if word is None:
            return setting.default
        try:
            if not isinstance(word, str):  # an unquoted comma makes a list of a text
                raise ValueError("not a text")
            return setting.parse(word)
        except (ValueError, KeyError, RecursionError):
            self._complain(setting.key)
            return setting.default

    def store(self, setting: Setting[T], value: T) -> None:
        """Set a setting and write it to the file; `changed` if it was another value before."""
        word = setting.word(value)
        before = self.value(setting)
        self._file.setValue(setting.key, word)
        self._file.sync()
        if self._file.status() is QSettings.Status.AccessError:
            log.warning("%s cannot be written", self._path)
        if value != before:
            self.changed.emit(setting.key)

    def _complain(self, key: str) -> None:
        if key not in self._complained:
            self._complained.add(key)
            log.warning("%s: the value of %s is unusable, its default is used", self._path, key)

    def _keep_aside(self) -> None:
        aside = vacant(self._path.with_name(f"{self._path.stem}.damaged.ini"))
        try:
            aside.write_bytes(self._path.read_bytes())
        except OSError as error:
            log.warning("%s is damaged and could not be copied: %s", self._path, error)
        else:
            log.warning("%s is damaged; it was copied to %s", self._path, aside)
