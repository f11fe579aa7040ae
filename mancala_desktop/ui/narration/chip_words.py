"""The few words on chips over the board."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.ui.board.chip_texts import ChipTexts


class ChipWords(QObject, ChipTexts):
    """Short enough for a pit's width."""

    def left(self, seeds: int) -> str:
        return self.tr("{count} left").format(count=seeds)

    def lap(self, lap: int) -> str:
        return self.tr("lap {number}").format(number=lap)

    def captures(self, seeds: int) -> str:
        return self.tr("captures {count}").format(count=seeds)

    def harvests(self, seeds: int) -> str:
        return self.tr("harvests {count}").format(count=seeds)

    def laps(self, laps: int) -> str:
        return self.tr("%n lap(s)", "", laps)

    def nothing(self) -> str:
        return self.tr("takes nothing")

    def again(self) -> str:
        return self.tr("extra turn")
