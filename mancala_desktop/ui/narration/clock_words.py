"""Words and figures for thinking time."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QLocale, QObject

from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.record.times import TimeControl
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration.people_words import PeopleWords

TENTHS_FROM_MS = 10_000
HOUR_S = 3600


class ClockWords(QObject):
    """Says how much time there is, on a clock's face and in words."""

    def __init__(self, people: PeopleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._people = people

    def face(self, ms: int) -> str:
        """`3:48`, `1:03:48`, and with the last ten seconds `9.4`; 0 only when nothing is left."""
        if ms <= TENTHS_FROM_MS:
            return QLocale().toString(ceil(ms / 100) / 10, "f", 1)
        minutes, seconds = divmod(ceil(ms / 1000), 60)
        if minutes < 60:
            return f"{minutes}:{seconds:02}"
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"

    def left(self, ms: int) -> str:
        """`3 minutes, 48 seconds left`, for those who hear it."""
        return self.tr("{time} left").format(time=self._span(ceil(ms / 1000)))

    def warning(self, side: Side, seconds: int, seats: Seats) -> str:
        """`You have 30 seconds left.`, or `Marlene` where two people play."""
        if seats[side.other].kind is SeatKind.COMPUTER:
            return self.tr("You have {time} left.").format(time=self._span(seconds))
        name = self._people.told_apart(side, seats)
        return self.tr("{name} has {time} left.").format(name=name, time=self._span(seconds))

    def control(self, control: TimeControl | None) -> str:
        """`5 minutes, 5 seconds added per turn`"""
        if control is None:
            return self.tr("As long as you like")
        base = self._span(control.base_ms // 1000)
        if not control.increment_ms:
            return self.tr("{time} for the whole game").format(time=base)
        more = self._span(control.increment_ms // 1000)
        return self.tr("{time}, {more} added per turn").format(time=base, more=more)

    def _span(self, seconds: int) -> str:
        hours, rest = divmod(seconds, HOUR_S)
        minutes, rest = divmod(rest, 60)
        parts = [
            self.tr("%n hour(s)", "", hours) if hours else "",
            self.tr("%n minute(s)", "", minutes) if minutes else "",
            self.tr("%n second(s)", "", rest) if rest or not seconds else "",
        ]
        return ", ".join(filter(None, parts))
