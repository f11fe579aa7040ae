"""Words for the rule sets: families, presets, options and their values."""

from __future__ import annotations

from enum import Enum
from typing import Any

from PySide6.QtCore import QObject

from mancala_desktop.rules.congkak import OpeningRule
from mancala_desktop.rules.kalah import Ends
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.oware import GrandSlam, OnRepetition, Origin
from mancala_desktop.rules.variant import Family, Variant


class RuleWords(QObject):
    """Names rule sets and says in a line what makes each different."""

    def family(self, family: Family) -> str:
        """The name of a game."""
        match family:
            case Family.KALAH:
                return self.tr("Kalah")
            case Family.OWARE:
                return self.tr("Oware")
            case Family.CONGKAK:
                return self.tr("Congkak")

    def tagline(self, family: Family) -> str:
        """A game in a few words."""
        match family:
            case Family.KALAH:
                return self.tr("Collect and capture")
            case Family.OWARE:
                return self.tr("Harvest twos and threes")
            case Family.CONGKAK:
                return self.tr("Relay sowing with cowries")

    def essence(self, family: Family) -> str:
        """How a game goes, for somebody who does not know it."""
        match family:
            case Family.KALAH:
                return self.tr(
                    "End in your store and sow again; end in an empty pit of yours and capture "
                    "what lies opposite."
                )
            case Family.OWARE:
                return self.tr(
                    "Bring pits of the other side to two or three seeds and harvest them; nobody "
                    "is left hungry."
                )
            case Family.CONGKAK:
                return self.tr(
                    "Sow on from every pit with seeds until you end in an empty one; both sides "
                    "begin at once."
                )

    def preset(self, preset_id: str) -> str:
        """The name of a rule set."""
        match preset_id:
            case "kalah-plyyard":
                return self.tr("Kalah, last seed counts")
            case "kalah-standard":
                return self.tr("Kalah standard")
            case "kalah-youzai":
                return self.tr("Kalah, late end")
            case "kalah-36":
                return self.tr("Kalah with 36 seeds")
            case "oware-abapa":
                return self.tr("Oware Abapa")
            case "oware-app":
                return self.tr("Oware with grand slam")
            case "oware-kalaha":
                return self.tr("Oware, start pit sown")
            case "awari":
                return self.tr("Awari")
            case "congkak":
                return self.tr("Congkak")
            case "congkak-app":
                return self.tr("Small Congkak")
            case "congkak-sequential":
                return self.tr("Congkak, one after the other")
        return preset_id

    def difference(self, preset_id: str) -> str:
        """What a rule set does otherwise than its relatives, in one sentence."""
        match preset_id:
            case "kalah-plyyard":
                return self.tr(
                    "A last seed in an empty own pit is always taken, even with nothing opposite."
                )
            case "kalah-standard":
                return self.tr("An empty own pit captures only if seeds lie opposite.")
            case "kalah-youzai":
                return self.tr("The game ends only when the side to sow has an empty row.")
            case "kalah-36":
                return self.tr("Three seeds a pit; the last winner begins, 19 seeds win.")
            case "oware-abapa":
                return self.tr("The rules of tournaments: who would take everything takes nothing.")
            case "oware-app":
                return self.tr("All seeds of the other side may be captured at once.")
            case "oware-kalaha":
                return self.tr("A long sowing also drops a seed into the pit it came from.")
            case "awari":
                return self.tr("Taking every seed is forbidden; a repetition shares what is left.")
            case "congkak":
                return self.tr("Both sides begin at once, and sow on from every pit with seeds.")
            case "congkak-app":
                return self.tr("Six pits with four seeds, at most three sowings a turn.")
            case "congkak-sequential":
                return self.tr("South and North take turns from the first sowing on.")
        return ""

    def option(self, name: str) -> str:
        """What an option of the rules decides."""
        match name:
            case "pits":
                return self.tr("Pits")
            case "seeds":
                return self.tr("Seeds per pit")
            case "empty_capture":
                return self.tr("With nothing opposite")
            case "ends":
                return self.tr("End of the game")
            case "origin":
                return self.tr("Start pit on long sowings")
            case "grand_slam":
                return self.tr("Taking every seed")
            case "repetition":
                return self.tr("Repeated position")
            case "on_repetition":
                return self.tr("After a repetition")
            case "opening":
                return self.tr("Opening")
            case "turn_cap":
                return self.tr("Sowings per turn")
            case "rounds":
                return self.tr("Rounds")
        return name

    def value(self, name: str, value: Any) -> str:
        """What the option `name` does when it has this value."""
        if isinstance(value, Enum):
            return self._choice(value)
        match name, value:
            case "repetition", 0:
                return self.tr("goes on")
            case "repetition", 2:
                return self.tr("ends at the second time")
            case "repetition", 3:
                return self.tr("ends at the third time")
            case "turn_cap", 0:
                return self.tr("no limit")
            case "turn_cap", most:
                return self.tr("%n sowing(s)", "", most)
        return str(value)

    def _choice(self, value: Enum) -> str:
        match value:
            case EmptyCapture.OWN_SEED:
                return self.tr("take the last seed")
            case EmptyCapture.NONE:
                return self.tr("take nothing")
            case Ends.EITHER_ROW:
                return self.tr("one row is empty")
            case Ends.MOVER_ROW:
                return self.tr("the row of the side to sow is empty")
            case Origin.SKIP:
                return self.tr("is passed over")
            case Origin.SOW:
                return self.tr("gets a seed too")
            case GrandSlam.CAPTURES:
                return self.tr("is allowed")
            case GrandSlam.CAPTURES_NOTHING:
                return self.tr("captures nothing")
            case GrandSlam.ILLEGAL:
                return self.tr("is forbidden")
            case OnRepetition.OWNER:
                return self.tr("each side keeps its row")
            case OnRepetition.SPLIT:
                return self.tr("the seeds left are halved")
            case OpeningRule.SIMULTANEOUS:
                return self.tr("both at once")
            case OpeningRule.SEQUENTIAL:
                return self.tr("in turn")
        raise AssertionError(f"no words for {value}")

    def size(self, variant: Variant) -> str:
        """`6 pits · 4 seeds`"""
        pits = self.tr("%n pit(s)", "", variant.pits)
        return f"{pits} · {self.tr('%n seed(s)', '', variant.seeds)}"

    def goal(self, variant: Variant) -> str:
        """`48 seeds, 25 win`"""
        seeds = self.tr("%n seed(s)", "", variant.total)
        return self.tr("{seeds}, {most} win").format(seeds=seeds, most=variant.total // 2 + 1)
