"""Words for the end of a round and of a game."""

from __future__ import annotations

from itertools import takewhile

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import SeatKind, Seats
from mancala_desktop.record.game import VERDICTS
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import replay
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.sowing import (
    Burn,
    Halve,
    Refill,
    Sowing,
    Sweep,
    Turn,
    TurnReason,
)
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.people_words import PeopleWords


class EndingWords(QObject):
    """Says who won, by how much, and why it is over."""

    def __init__(self, board: BoardWords, people: PeopleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._people = people

    def after(self, sowing: Sowing) -> list[str]:
        """The sentences that follow a sowing which ended a round or the game; usually none."""
        if sowing.after.over:
            after = sowing.after
            south, north = (after.store(side) for side in Side)
            outcome = Outcome.by_stores(south, north, sowing.after.over)
            return [self.reason(outcome), *self._swept(sowing), self.result(outcome)]
        if any(turn.reason is TurnReason.NEXT_ROUND for turn in sowing.of(Turn)):
            return self._round(sowing)
        return []

    def settled(self, sowing: Sowing, *, ending: bool) -> str:
        """A settlement: that the players have ended the game and, with its `ending`, what became of
        the seeds left and who has won."""
        reason, *rest = self.after(sowing)
        return " ".join([reason, *(rest if ending else ())])

    def would_settle(self, settlement: Sowing) -> str:
        """What would become of the seeds left, and the score it comes to."""
        after = settlement.after
        score = self._board.score(*(after.store(side) for side in Side)).replace(" ", "\xa0")
        return " ".join([*self._swept(settlement), self.tr("It ends {score}.").format(score=score)])

    # ---------------------------------------------------------------- the game

    def headline(self, outcome: Outcome, seats: Seats) -> str:
        """`You win by 10 seeds`, `Computer wins`, `A draw`: the title of a result."""
        winner = outcome.winner
        if winner is None:
            return self.tr("A draw")
        ahead = int(abs(outcome.south - outcome.north))
        counted = outcome.termination not in VERDICTS
        loser_plays = seats[winner.other].kind is SeatKind.PERSON
        if seats[winner].kind is SeatKind.PERSON and not loser_plays:
            return self.tr("You win by %n seed(s)", "", ahead) if counted else self.tr("You win")
        name = self._people.told_apart(winner, seats)
        if counted:
            return self.tr("{winner} wins by %n seed(s)", "", ahead).format(winner=name)
        return self.tr("{winner} wins").format(winner=name)

    def short(self, outcome: Outcome, seats: Seats) -> str:
        """A result in a word or two: `29 : 19`, South's seeds first; where no seeds decided, who has
        won: `Ada wins`, or `A draw`."""
        if outcome.termination not in VERDICTS:
            return self._board.score(outcome.south, outcome.north)
        if outcome.winner is None:
            return self.tr("A draw")
        name = self._people.told_apart(outcome.winner, seats)
        return self.tr("{winner} wins").format(winner=name)

    def seeds(self, outcome: Outcome) -> str:
        """`Seeds 1 : 0`, where no seeds decided; else empty, for they are the result."""
        if outcome.termination not in VERDICTS:
            return ""
        score = self._board.score(outcome.south, outcome.north)
        return self.tr("Seeds {score}").format(score=score)

    def player(self, side: Side, seats: Seats) -> str:
        """`You`, where one person plays against the computer; else the player's name."""
        alone = seats[side.other].kind is SeatKind.COMPUTER
        if seats[side].kind is SeatKind.PERSON and alone and not seats[side].name.strip():
            return self.tr("You")
        return self._people.told_apart(side, seats)

    def why(self, outcome: Outcome, last: Sowing | None, seats: Seats) -> str:
        """Why the game is over, and what became of the seeds left; `last` is what led to its end."""
        left = self._swept(last) if last is not None and last.after.over else []
        return " ".join([self.reason(outcome, seats), *left])

    def outcome(self, outcome: Outcome, seats: Seats | None = None) -> str:
        """Reason and result: `North's time is up. South wins 29 : 19.`, with names if known."""
        return f"{self.reason(outcome, seats)} {self.result(outcome, seats)}"

    def result(self, outcome: Outcome, seats: Seats | None = None) -> str:
        """`South wins 29 : 19.`, `Marlene wins 29 : 19.`, `A draw, 24 : 24.`"""
        if outcome.winner is None and outcome.termination is Termination.AGREEMENT:
            return self.tr("A draw.")
        if outcome.winner is None:
            score = self._board.score(outcome.south, outcome.north)
            return self.tr("A draw, {score}.").format(score=score)
        winner = self._name(outcome.winner, seats)
        if outcome.termination in (Termination.RESIGNATION, Termination.TIME):
            return self.tr("{winner} wins.").format(winner=winner)
        stores = (outcome.south, outcome.north)
        score = self._board.score(stores[outcome.winner], stores[outcome.winner.other])
        return self.tr("{winner} wins {score}.").format(winner=winner, score=score)

    def reason(self, outcome: Outcome, seats: Seats | None = None) -> str:
        """Why the game is over, as a sentence, with names if known."""
        winner = outcome.winner
        loser = "" if winner is None else self._name(winner.other, seats)
        match outcome.termination:
            case Termination.ROW_EMPTY:
                return self.tr("The game is over: a row is empty.")
            case Termination.NO_MOVE:
                return self.tr("The game is over: no sowing is allowed any more.")
            case Termination.MAJORITY:
                return self.tr("The game is over: more than half of the seeds are in one store.")
            case Termination.ALL_CAPTURED:
                return self.tr("The game is over: all seeds are captured.")
            case Termination.REPETITION:
                return self.tr("The game is over: the position keeps coming back.")
            case Termination.AGREEMENT | Termination.DIVISION:
                return self.tr("Both sides agreed to end the game.")
            case Termination.RESIGNATION:
                return self.tr("{side} resigns.").format(side=loser)
            case Termination.TIME if loser:
                return self.tr("{side} has run out of time.").format(side=loser)
            case Termination.TIME:
                return self.tr("Time is up.")
            case Termination.CLAIM:
                return self.tr("The game is over: the position keeps coming back, as was claimed.")

    def _name(self, side: Side, seats: Seats | None) -> str:
        return self._people.told_apart(side, seats) if seats else self._board.side(side)

    def _swept(self, sowing: Sowing) -> list[str]:
        """Who gets the seeds that were left."""
        sweeps = list(sowing.of(Sweep))
        layout = sowing.before.layout
        if any(sweep.reason is sweep.reason.SPLIT for sweep in sweeps) or any(sowing.of(Halve)):
            left = sum(sweep.seeds for sweep in sweeps) + sum(1 for _ in sowing.of(Halve))
            return [self.tr("The %n seed(s) left are shared equally.", "", left)]
        sentences = []
        for side in Side:
            left = sum(sweep.seeds for sweep in sweeps if sweep.store == layout.store(side))
            if left:
                sentence = self.tr("{side} takes the %n seed(s) left in its own row.", "", left)
                sentences.append(sentence.format(side=self._board.side(side)))
        return sentences

    # ---------------------------------------------------------------- a round

    def _round(self, sowing: Sowing) -> list[str]:
        """Who won the round, which pits are burnt, who begins the next."""
        steps = takewhile(lambda step: not isinstance(step, Refill | Burn), sowing.steps)
        swept = replay(sowing.before, steps)
        south, north = (swept.store(side) for side in Side)
        names = {"round": sowing.before.round, "next": sowing.after.round}
        if south == north:
            score = self._board.score(south, north)
            told = self.tr("Round {round} is drawn, {score}.").format(score=score, **names)
        else:
            winner = Side.SOUTH if south > north else Side.NORTH
            score = self._board.score(max(south, north), min(south, north))
            told = self.tr("Round {round} goes to {side}, {score}.").format(
                side=self._board.side(winner), score=score, **names
            )
        starter = self._board.side(sowing.after.to_sow)
        begins = self.tr("{side} begins round {next}.").format(side=starter, **names)
        return [told, *self._burnt(sowing), begins]

    def _burnt(self, sowing: Sowing) -> list[str]:
        burnt = sorted(sowing.after.burnt)
        if not burnt:
            return [self.tr("Every pit is filled again.")]
        pits = self._board.pits(sowing.after.layout, burnt)
        sentence = self.tr("%n pit(s) cannot be filled and are burnt: {pits}.", "", len(burnt))
        return [sentence.format(pits=pits)]
