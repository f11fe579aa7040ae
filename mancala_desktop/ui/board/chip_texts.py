"""What is written on chips; the board itself speaks no language."""

from __future__ import annotations


class ChipTexts:
    """Only numbers, unless somebody who speaks a language knows better words."""

    def left(self, seeds: int) -> str:
        """Seeds still in the hand."""
        return str(seeds)

    def lap(self, lap: int) -> str:
        """The lap under way."""
        return str(lap)

    def captures(self, seeds: int) -> str:
        """What a pit will lose to a capture."""
        return str(seeds)

    def harvests(self, seeds: int) -> str:
        """What a pit will lose to a harvest."""
        return str(seeds)

    def gains(self, seeds: int) -> str:
        """What a store gains."""
        return f"+{seeds}"

    def laps(self, laps: int) -> str:
        """How many laps a relay will have."""
        return str(laps)

    def nothing(self) -> str:
        """That a capture takes nothing."""
        return ""

    def again(self) -> str:
        """That a sowing earns an extra turn."""
        return ""
