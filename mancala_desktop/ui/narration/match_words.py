"""Words for what goes beyond one game: sides that are changed, series of games, a game that is held."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.play.series import Series
from mancala_desktop.record.game import Pie
from mancala_desktop.rules.board import Side
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.people_words import PeopleWords


class MatchWords(QObject):
    """Says how a series stands, and what the pie rule offers and has done."""

    def __init__(self, board: BoardWords, people: PeopleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._people = people

    # ---------------------------------------------------------------- the game that waits

    def held(self) -> str:
        """That nobody sows now."""
        return self.tr("The game is paused.")

    def goes_on(self) -> str:
        """That it is held no longer."""
        return self.tr("The game goes on.")

    def choosing_sides(self, side: Side, seats: Seats) -> str:
        """Whom the pie rule asks first, before `side` sows."""
        if seats[side].kind is SeatKind.COMPUTER:
            name = self._people.name(side, seats)
            return self.tr("{name} chooses a side …").format(name=name)
        if seats[side.other].kind is SeatKind.COMPUTER:
            return self.tr("Choose first: keep your side, or take over the other one.")
        name = self._board.side(side)
        return self.tr("{name} chooses first: keep the side, or change it.").format(name=name)

    # ---------------------------------------------------------------- the pie rule

    def question(self, side: Side, seats: Seats) -> str:
        """What the pie rule offers to the player of `side`, who has not sown yet."""
        names = {
            "first": self._people.name(side.other, seats),
            "one": self._board.side(side.other),
            "other": self._board.side(side),
        }
        if self._alone(side, seats):
            return self.tr(
                "{first} has made the first turn, as {one}. You may keep {other}, or take over {one} with all that has been sown."
            ).format(**names)
        if names["first"] == names["one"]:
            return self.tr(
                "{one} has made the first turn. Whoever plays {other} may keep that side, or take over {one} with all that has been sown."
            ).format(**names)
        second = self._people.name(side, seats)
        if second == names["other"]:
            return self.tr(
                "{first} has made the first turn, as {one}. Whoever plays {other} may keep that side, or take over {one} with all that has been sown."
            ).format(**names)
        return self.tr(
            "{first} has made the first turn, as {one}. {second} may keep {other}, or take over {one} with all that has been sown."
        ).format(second=second, **names)

    def keeps(self, side: Side, seats: Seats) -> str:
        """What follows if the player of `side` keeps it."""
        other = self._board.side(side)
        if self._alone(side, seats):
            return self.tr("You play {other} and sow next.").format(other=other)
        return self.tr("Everybody stays, and {other} sows next.").format(other=other)

    def swaps(self, side: Side, seats: Seats) -> str:
        """What follows if the player of `side` takes the other one."""
        names = {"one": self._board.side(side.other), "other": self._board.side(side)}
        if self._alone(side, seats):
            return self.tr("You play {one}; {first} plays {other} and sows next.").format(
                first=self._people.name(side.other, seats), **names
            )
        return self.tr("Both change places; whoever began plays {other} and sows next.").format(
            **names
        )

    def answered(self, answer: Pie, side: Side, seats: Seats) -> str:
        """What the player who was asked has said; `seats` are those after it, `side` sows next."""
        chooser = side.other if answer is Pie.SWAPPED else side
        names = {"name": self._people.name(chooser, seats), "side": self._board.side(chooser)}
        if answer is Pie.KEPT:
            if self._alone(chooser, seats):
                return self.tr("Pie rule: you keep {side}.").format(**names)
            if names["name"] == names["side"]:
                return self.tr("Pie rule: both players keep their sides.")
            return self.tr("Pie rule: {name} keeps {side}.").format(**names)
        if self._alone(chooser, seats):
            return self.tr("Pie rule: you have taken over {side}.").format(**names)
        if self._alone(chooser.other, seats):
            return self.tr("Pie rule: {name} has taken over {side}, you play {other} now.").format(
                other=self._board.side(chooser.other), **names
            )
        if names["name"] == names["side"]:
            return self.tr("Pie rule: both players have changed places.")
        return self.tr("Pie rule: {name} has taken over {side}.").format(**names)

    def unanswered(self) -> str:
        """That what the player said who was asked has been taken back."""
        return self.tr("Pie rule: the answer is taken back.")

    def _alone(self, side: Side, seats: Seats) -> bool:
        """Whether a person plays that side against a computer, and is called you."""
        return seats[side].kind is SeatKind.PERSON and seats[side.other].kind is SeatKind.COMPUTER

    # ---------------------------------------------------------------- series

    def series(self, series: Series) -> str:
        """`game 2, first to 3`, as the line under a title says it."""
        return self.tr("game {number}, first to {count}").format(
            number=series.number, count=series.first_to
        )

    def points(self, series: Series, side: Side) -> str:
        """`Series 1½`: the points of a player, below the name."""
        return self.tr("Series {points}").format(points=self._board.number(series.points(side)))

    def stand(self, series: Series, seats: Seats) -> str:
        """How the series stands, or how it ended, as a sentence."""
        ahead = Side.SOUTH if series.south >= series.north else Side.NORTH
        score = self._board.score(series.points(ahead), series.points(ahead.other))
        name = self._people.told_apart(ahead, seats)
        if series.south == series.north:
            if series.over:
                return self.tr("The series is drawn, {score}.").format(score=score)
            return self.tr("The series stands at {score}.").format(score=score)
        if self._alone(ahead, seats) and not seats[ahead].name.strip():  # whose side changes
            if series.over:
                return self.tr("You win the series {score}.").format(score=score)
            return self.tr("You lead the series {score}.").format(score=score)
        if series.over:
            return self.tr("{name} wins the series {score}.").format(name=name, score=score)
        return self.tr("{name} leads the series {score}.").format(name=name, score=score)
