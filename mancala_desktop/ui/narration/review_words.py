"""Words for a review: grades, values, headlines, and what is said while one learns from mistakes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from mancala_desktop.engine.review import Account, Grade, Verdict
from mancala_desktop.play.lesson import Lesson, Try
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.ui.narration.board_words import BoardWords


@dataclass(frozen=True, slots=True)
class Headline:
    """A sentence in three parts: who did what, how good it was, and what else there is to say."""

    who: str
    what: str = ""
    more: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in (self.who + self.what, self.more) if part)


class ReviewWords(QObject):
    """Says what sowings were worth. Values are store differences as South sees them."""

    def __init__(self, board: BoardWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board

    # ---------------------------------------------------------------- values and grades

    def value(self, value: int, *, proved: bool = True) -> str:
        """`+8`, `−10`, `0`, or `≈+8` for one that is not certain."""
        number = f"{value:+}".replace("-", "−") if value else "0"
        return number if proved else f"≈{number}"

    def worth(self, value: int, *, proved: bool) -> str:
        """The same for those who hear it."""
        number = self.value(value)
        if proved:
            return self.tr("value {value}, proved").format(value=number)
        return self.tr("value about {value}").format(value=number)

    def grade(self, grade: Grade) -> str:
        """The name of a grade."""
        match grade:
            case Grade.BEST:
                return self.tr("best move")
            case Grade.GOOD:
                return self.tr("good")
            case Grade.INACCURACY:
                return self.tr("inaccuracy")
            case Grade.MISTAKE:
                return self.tr("mistake")
            case Grade.BLUNDER:
                return self.tr("blunder")

    def account(self, account: Account) -> str:
        """How many sowings earned each grade, for those who hear it."""
        counts = (f"{self.grade(grade)}: {count}" for grade, count in account.counts.items())
        return ", ".join(counts)

    # ---------------------------------------------------------------- a sowing

    def headline(self, turn: int, sowing: Sowing, verdict: Verdict | None) -> Headline:
        """`Turn 11, South sows e`, ` – blunder, costs 6 seeds.`, `Better was b (+8).`"""
        layout = sowing.before.layout
        who = self.tr("Turn {turn}, {side} sows {pit}").format(
            turn=turn,
            side=self._board.side(sowing.side),
            pit=self._board.pit(layout, sowing.pit),
        )
        if sowing.before.opening:
            return Headline(who, self.tr(" – a secret choice, which is not judged."))
        if verdict is None:
            return Headline(who, self.tr(" – not judged yet."))
        if verdict.loss == 0:
            return Headline(who, self.tr(" – {grade}.").format(grade=self.grade(verdict.grade)))
        sure = {verdict.pit, verdict.best} <= verdict.proved
        what = (
            self.tr(" – {grade}, costs %n seed(s).", "", verdict.loss)
            if sure
            else self.tr(" – {grade}, costs about %n seed(s).", "", verdict.loss)
        )
        more = self.tr("Better was {pit} ({value}).").format(
            pit=self._board.pit(layout, verdict.best),
            value=self.value(
                verdict.seen_by_south(verdict.best), proved=verdict.best in verdict.proved
            ),
        )
        return Headline(who, what.format(grade=self.grade(verdict.grade)), more)

    def entry(self, turn: int, sowing: Sowing, verdict: Verdict | None) -> str:
        """A sowing in the list, for those who hear it."""
        parts = [str(self.headline(turn, sowing, verdict)).rstrip(".")]
        if verdict:
            parts.append(self.worth(verdict.value, proved=verdict.pit in verdict.proved))
        if sowing.again:
            parts.append(self.tr("extra turn"))
        return ", ".join(parts)

    def pit(self, sowing: Sowing, verdict: Verdict | None, pit: int) -> str:
        """What is to be said of a pit before a sowing: whether it was sown, what it is worth."""
        parts = []
        if pit == sowing.pit:
            parts.append(self.tr("sown in the game"))
        if verdict and pit in verdict.scores:
            worth = self.worth(verdict.seen_by_south(pit), proved=pit in verdict.proved)
            parts.append(
                self.tr("best, {worth}").format(worth=worth) if pit == verdict.best else worth
            )
        return "; ".join(parts)

    def better_line(self, sowings: list[Sowing]) -> Headline:
        """The line that is shown instead of what was sown."""
        pits = [self._board.pit(each.before.layout, each.pit) for each in sowings]
        return Headline(self.tr("The best line"), f": {', '.join(pits)}")

    # ---------------------------------------------------------------- learning from mistakes

    def task(self, turn: int, sowing: Sowing, lesson: Lesson) -> Headline:
        """Where something better is to be found."""
        which = self.tr("{number} of {count}").format(number=lesson.number, count=lesson.count)
        asks = self.tr(": turn {turn}, {side} sowed {pit}. Find something better.").format(
            turn=turn,
            side=self._board.side(sowing.side),
            pit=self._board.pit(sowing.before.layout, sowing.pit),
        )
        return Headline(which, asks)

    def tried(self, verdict: Verdict, sowing: Sowing, pit: int, result: Try) -> Headline:
        """What came of trying a pit."""
        name = self._board.pit(sowing.before.layout, pit)
        if pit == verdict.pit and result is Try.NO:
            return Headline(name, self.tr(" is what was sown in the game. Find something better."))
        match result:
            case Try.FOUND:
                worth = self.value(verdict.seen_by_south(pit), proved=pit in verdict.proved)
                return Headline(name, self.tr(" – found! It leads to {value}.").format(value=worth))
            case Try.BETTER:
                return Headline(
                    name, self.tr(" is better than what was sown, but there is more to find.")
                )
            case Try.NO:
                costs = self.tr(" costs %n seed(s). Try another one.", "", verdict.loss_of(pit))
                return Headline(name, costs)

    def hint(self, sowing: Sowing, verdict: Verdict) -> Headline:
        """Which pit to look at."""
        name = self._board.pit(sowing.before.layout, verdict.best)
        return Headline(self.tr("Hint"), self.tr(": look at pit {pit}.").format(pit=name))

    def learnt(self, lesson: Lesson) -> Headline:
        """What came of it all."""
        return Headline(
            self.tr("All mistakes seen"),
            self.tr(": you found something better at {found} of {count}.").format(
                found=lesson.found, count=lesson.count
            ),
        )

    def ahead(self, side: Side) -> str:
        """`South ahead`"""
        return self.tr("{side} ahead").format(side=self._board.side(side))
