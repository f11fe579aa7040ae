"""Who plays, as the two plates beside the board tell it: names, scores, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.match import series_of
from mancala_desktop.play.seats import SeatKind
from mancala_desktop.play.session import GameSession
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.plate import Plate
from mancala_desktop.ui.stage import Stage


class Plates(QObject):
    """Fills the plates when told to, for they show what the eye has seen and not what is."""

    named = Signal()  # the names were shown anew: others may sit there, or speak another language

    def __init__(
        self, session: GameSession, stage: Stage, narrator: Narrator, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._stage = stage
        self._narrator = narrator
        self._flipped = False

    def flip(self, flipped: bool) -> None:
        """Whether North sits below."""
        self._flipped = flipped

    def show_names(self) -> None:
        """Who sits there, at which level, and what the computer has proved."""
        for side, plate in self._plates():
            computer = self._session.seats[side].kind is SeatKind.COMPUTER
            plate.show_player(
                self._name(side),
                self._narrator.side(side),
                self._detail(side),
                icon_name="cpu" if computer else None,
            )
        self.named.emit()

    def show_scores(self, position: Position, moment: str = "") -> None:
        """What lies in the stores, and how much is more than half; or that it is the score of a
        `moment` that is not now."""
        majority = self._session.game.start.total // 2 + 1
        for side, plate in self._plates():
            score = self._narrator.board.number(position.store(side))
            plate.show_score(score, moment or self.tr("of {count}").format(count=majority))

    def show_clock(self, side: Side, text: str, told: str, *, running: bool, low: bool) -> None:
        """How much time that side has left, as `Plate.show_clock` takes it."""
        dict(self._plates())[side].show_clock(text, told, running=running, low=low)

    def show_turn(self) -> None:
        """For whom the game waits or, after its end, who has won."""
        outcome = self._session.outcome
        for side, plate in self._plates():
            if outcome is None:
                plate.show_turn(self._turn(side))
            elif outcome.winner is None:
                plate.show_end(self.tr("draw"), won=False)
            else:
                won = side is outcome.winner
                plate.show_end(self.tr("won") if won else "", won=won)

    def show_past(self, position: Position) -> None:
        """Whose turn it was in a position that is not the present one."""
        for side, plate in self._plates():
            waited = position.over is None and side is position.to_sow
            plate.show_end(self.tr("was to move") if waited else "", won=False)

    def _plates(self) -> tuple[tuple[Side, Plate], tuple[Side, Plate]]:
        below = Side.NORTH if self._flipped else Side.SOUTH
        return (below, self._stage.below), (below.other, self._stage.above)

    def _turn(self, side: Side) -> str:
        session = self._session
        if session.position.to_sow is not side:
            return ""
        if session.paused:
            return self.tr("paused")
        return self.tr("thinking …") if session.thinking else self.tr("to move")

    def _name(self, side: Side) -> str:
        """A player's name; one who plays the computer needs none to be known."""
        seats = self._session.seats
        against_computer = seats[side.other].kind is SeatKind.COMPUTER
        if seats[side].kind is SeatKind.PERSON and against_computer and not seats[side].name:
            return self.tr("You")
        return self._narrator.people.name(side, seats)

    def _detail(self, side: Side) -> str:
        """The line below a name: the computer's level and what it has proved; where two people
        play, that both are here."""
        seats = self._session.seats
        points = self._points(side)
        if seats[side].kind is SeatKind.COMPUTER:
            level = self._narrator.people.level(seats[side].level)
            return " · ".join(filter(None, (level, points, self._proof(side))))
        alone = seats[side.other].kind is SeatKind.COMPUTER
        return points if alone or points else self.tr("On this device")

    def _points(self, side: Side) -> str:
        """What this player has won of a series of games, this one included once it is over."""
        series, outcome = series_of(self._session.game), self._session.outcome
        if series is None:
            return ""
        return self._narrator.match.points(series.counted(outcome) if outcome else series, side)

    def _proof(self, side: Side) -> str:
        """How the game ends if nobody errs, where this side has just proved it by its sowing."""
        answer, sowing = self._session.last_answer, self._session.game.last
        if answer is None or not answer.exact or self._session.outcome:
            return ""
        if sowing is None or sowing.side is not side:
            return ""
        if answer.score == 0:
            return self.tr("a draw, proved")
        if answer.score > 0:
            return self.tr("wins by {count}, proved").format(count=answer.score)
        return self.tr("loses by {count}, proved").format(count=-answer.score)
