"""Words for the time of day and for days gone by."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QObject, QTime


class DateWords(QObject):
    """Says when something was, seen from `now`, as people do."""

    def hello(self, now: datetime, name: str = "") -> str:
        """`Good evening, Marlene`, by the hour."""
        if 5 <= now.hour < 11:
            greeting = self.tr("Good morning")
        elif 11 <= now.hour < 18:
            greeting = self.tr("Good afternoon")
        else:
            greeting = self.tr("Good evening")
        if not name:
            return greeting
        return self.tr("{greeting}, {name}").format(greeting=greeting, name=name)

    def day(self, when: datetime, now: datetime) -> str:
        """`today`, `yesterday`, `28 November`, `28 November 2024`."""
        if when.date() == now.date():
            return self.tr("today")
        if when.date() == now.date() - timedelta(days=1):
            return self.tr("yesterday")
        #: A day of this year, and of another one; d, MMMM and yyyy as in Qt's QDate::toString.
        pattern = self.tr("d MMMM") if when.year == now.year else self.tr("d MMMM yyyy")
        return QLocale().toString(QDate(when.year, when.month, when.day), pattern)

    def moment(self, when: datetime, now: datetime) -> str:
        """`today, 20:14`"""
        time = QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
        return self.tr("{day}, {time}").format(day=self.day(when, now), time=time)
