"""What the guide of a first game says: what to look for, which pit has it, what a turn has brought."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.learn.guide import Brought, Clue, Look
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.board_words import BoardWords


class GuideWords(QObject):
    """Speaks to a beginner: it praises, and never scolds."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    def look(self, look: Look, family: Family, other: Side) -> str:
        """What to look for, without naming a pit; `other` is the side it is played against."""
        side, oware = self._board.side(other), family is Family.OWARE
        match look.clue:
            case Clue.SECRET:
                return self.tr(
                    "Both sides choose in secret now and sow together: take any pit and watch what it does."
                )
            case Clue.SECRET_AGAIN:
                return self.tr("An extra turn: take one more pit and watch what it does.")
            case Clue.ONLY:
                return self.tr("Only one of your pits may be sown.")
            case Clue.FEED:
                return self.tr(
                    "{side} has no seeds left: look for a pit that reaches over there."
                ).format(side=side)
            case Clue.EXTRA_TURN:
                return self.tr("Look for a pit whose last seed reaches your store: an extra turn.")
            case Clue.CAPTURE if oware:
                return self.tr(
                    "Look for a pit whose last seed makes two or three over there: a harvest."
                )
            case Clue.CAPTURE:
                return self.tr(
                    "Look for a pit whose last seed falls into an empty pit of yours: it captures."
                )
            case Clue.DANGER:
                return self._danger(look, side, oware=oware)
            case Clue.RELAY:
                return self.tr(
                    "Look where the last seed of a pit falls on others: the sowing goes on from there."
                )
            case Clue.THREAT:
                return self.tr("Nothing to harvest yet: look for a pit that prepares a harvest.")
            case Clue.STORE:
                return self.tr("Look for a pit that reaches your store: every seed there counts.")
            case Clue.ANY:
                return self.tr(
                    "No pit stands out here: sow any and watch where its last seed falls."
                )

    def tip(self, look: Look, family: Family) -> str:
        """Which pit has it."""
        sowing, oware = look.sowing, family is Family.OWARE
        assert sowing is not None  # or there would be no tip
        side = self._board.side(sowing.side.other)
        match look.clue:
            case Clue.EXTRA_TURN:
                told = self.tr("Tip: pit {pit}. Its last seed reaches your store.")
            case Clue.CAPTURE if oware:
                told = self.tr("Tip: pit {pit}. It harvests %n seed(s).", "", look.seeds)
            case Clue.CAPTURE:
                told = self.tr("Tip: pit {pit}. It captures %n seed(s).", "", look.seeds)
            case Clue.DANGER if not look.left and oware:
                told = self.tr("Tip: pit {pit}. After it {side} can harvest nothing.")
            case Clue.DANGER if not look.left:
                told = self.tr(
                    "Tip: pit {pit}. After it {side} can capture nothing with its next sowing."
                )
            case Clue.DANGER if oware:
                told = self.tr(
                    "Tip: pit {pit}. After it {side} can harvest %n seed(s) at most.", "", look.left
                )
            case Clue.DANGER:
                told = self.tr(
                    "Tip: pit {pit}. After it {side} can capture %n seed(s) at most with its next sowing.",
                    "",
                    look.left,
                )
            case Clue.RELAY:
                told = self.tr("Tip: pit {pit}. It sows on %n time(s).", "", sowing.laps - 1)
            case Clue.THREAT:
                told = self.tr(
                    "Tip: pit {pit}. After it you threaten to harvest %n seed(s).", "", look.seeds
                )
            case Clue.STORE:
                told = self.tr("Tip: pit {pit}. It brings you %n seed(s).", "", look.seeds)
            case Clue.FEED:
                told = self.tr("Tip: pit {pit}. It feeds {side}.")
            case Clue.ONLY:
                told = self.tr("Tip: pit {pit} is the one.")
            case _:
                told = self.tr("Tip: pit {pit}, for instance.")
        return told.format(pit=self._board.pit(sowing.before.layout, sowing.pit), side=side)

    def mine(self, brought: Brought, family: Family) -> str:
        """What a beginner's own sowing has brought."""
        taken, oware = brought.captured, family is Family.OWARE
        if brought.renewed:
            return self.tr("The next round begins.")
        if taken and brought.again:
            return self.tr("Well done: %n seed(s) captured, and an extra turn.", "", taken)
        if brought.again:
            return self.tr("Well done: an extra turn.")
        if taken and oware:
            return self.tr("Well done: %n seed(s) harvested.", "", taken)
        if taken:
            return self.tr("Well done: %n seed(s) captured.", "", taken)
        if brought.gained:
            return self.tr("%n seed(s) for your store.", "", brought.gained)
        return self.tr("Your seeds are on their way.")

    def theirs(self, brought: Brought, family: Family) -> str:
        """What the other side's turn has done."""
        side, taken = self._board.side(brought.side), brought.captured
        if brought.renewed:
            told = self.tr("The next round begins.")
        elif family is Family.OWARE:
            told = self.tr("{side} has harvested nothing.")
            if taken:
                told = self.tr("{side} has harvested %n seed(s).", "", taken)
        elif taken:
            told = self.tr("{side} has captured %n seed(s).", "", taken)
        elif brought.gained:
            told = self.tr("{side} has brought %n seed(s) home.", "", brought.gained)
        else:
            told = self.tr("{side} has brought no seed home.")
        return told.format(side=side)

    def over(self, *, played: bool) -> str:
        """After the end of the game, which was `played` to its end or broken off."""
        if played:
            return self.tr("Your first game is played.")
        return self.tr("This game was not played to its end.")

    def stands(self, lesson: str, done: int, tasks: int) -> str:
        """How the lesson that has led to the game stands, with so many of its tasks done."""
        if done == tasks:
            return self.tr("The lesson “{lesson}” is done.").format(lesson=lesson)
        told = self.tr("The lesson “{lesson}”: {done} of %n task(s) done.", "", tasks)
        return told.format(lesson=lesson, done=done)

    def _danger(self, look: Look, side: str, *, oware: bool) -> str:
        if look.sowing is None:
            told = (
                self.tr("{side} threatens to harvest %n seed(s).", "", look.seeds)
                if oware
                else self.tr("{side} threatens to capture %n seed(s).", "", look.seeds)
            )
        elif oware:
            told = self.tr(
                "{side} threatens to harvest %n seed(s): look for a pit that leaves less to take.",
                "",
                look.seeds,
            )
        else:
            told = self.tr(
                "{side} threatens to capture %n seed(s): look for a pit that leaves less to take.",
                "",
                look.seeds,
            )
        return told.format(side=side)
