"""The few words on chips over the board."""

from __future__ import annotations

from PySide6.QtCore import QObject


class ChipWords(QObject):
    """Short enough for a pit's width."""

    def left(self, seeds: int) -> str:
        """Seeds still in the hand."""
        return self.tr("{count} left").format(count=seeds)

    def lap(self, lap: int) -> str:
        """The lap under way."""
        return self.tr("lap {number}").format(number=lap)

    def captures(self, seeds: int) -> str:
        """What a pit will lose to a capture."""
        return self.tr("captures {count}").format(count=seeds)

    def harvests(self, seeds: int) -> str:
        """What a pit will lose to a harvest."""
        return self.tr("harvests {count}").format(count=seeds)

    def laps(self, laps: int) -> str:
        """How many laps a relay will have."""
        return self.tr("%n lap(s)", "", laps)

    def nothing(self) -> str:
        """That a capture takes nothing."""
        return self.tr("takes nothing")

    def again(self) -> str:
        """That a sowing earns an extra turn."""
        return self.tr("extra turn")
