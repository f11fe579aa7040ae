"""The narrator: everything the game says, in the language worn now."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mancala_desktop.play.seats import Seats
from mancala_desktop.play.settings import PitNames
from mancala_desktop.record.flaws import Problem
from mancala_desktop.rules.board import Layout, Side
from mancala_desktop.rules.congkak import Congkak
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import DEFAULTS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.chip_words import ChipWords
from mancala_desktop.ui.narration.clock_words import ClockWords
from mancala_desktop.ui.narration.ending_words import EndingWords
from mancala_desktop.ui.narration.hint_words import HintWords
from mancala_desktop.ui.narration.match_words import MatchWords
from mancala_desktop.ui.narration.people_words import PeopleWords
from mancala_desktop.ui.narration.place_words import PlaceWords
from mancala_desktop.ui.narration.preview_words import PreviewWords
from mancala_desktop.ui.narration.review_words import ReviewWords
from mancala_desktop.ui.narration.rule_words import RuleWords
from mancala_desktop.ui.narration.sowing_words import SowingWords
from mancala_desktop.ui.narration.trouble_words import TroubleWords

if TYPE_CHECKING:
    from mancala_desktop.ui.narration.guide_words import GuideWords
    from mancala_desktop.ui.narration.learn_words import LearnWords
    from mancala_desktop.ui.narration.trainer_words import TrainerWords


class Narrator(QObject):
    """Turns steps, reasons and outcomes into sentences.

    `board`, `people`, `match`, `rules`, `places`, `chips`, `endings`, `troubles`, `hints`, `clocks`,
    `reviews`, `learning` and `guide` hold the words for their subjects. Nothing is remembered: after a change of language, ask again.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = BoardWords(self)
        self.people = PeopleWords(self.board, self)
        self.match = MatchWords(self.board, self.people, self)
        self.rules = RuleWords(self)
        self.places = PlaceWords(self.board, self)
        self.chips = ChipWords(self)
        self.troubles = TroubleWords(self)
        self.hints = HintWords(self.board, self)
        self.clocks = ClockWords(self.people, self)
        self.reviews = ReviewWords(self.board, self)
        self.endings = EndingWords(self.board, self.people, self)
        self._sowings = SowingWords(self.board, self.endings, self)
        self._previews = PreviewWords(self.board, self._sowings.capture, self)

    @cached_property
    def learning(self) -> LearnWords:
        """Words for tasks."""
        from mancala_desktop.ui.narration.learn_words import (  # noqa: PLC0415  loaded only if needed
            LearnWords,
        )

        return LearnWords(self.board, self.refusal, self)

    @cached_property
    def trainers(self) -> TrainerWords:
        """Words for trainers."""
        from mancala_desktop.ui.narration.trainer_words import (  # noqa: PLC0415  loaded only if needed
            TrainerWords,
        )

        return TrainerWords(self.rules, self)

    @cached_property
    def guide(self) -> GuideWords:
        """Words of the guide in a first game."""
        from mancala_desktop.ui.narration.guide_words import (  # noqa: PLC0415  loaded only if needed
            GuideWords,
        )

        return GuideWords(self.board, self)

    # ---------------------------------------------------------------- the game as it goes

    def sowing(self, sowing: Sowing, *, ending: bool = True) -> str:
        """What a sowing did and, with its `ending`, what follows if it ended a round or the game.

        Up to its first colon the text says who sowed what; a view may print that in bold.
        """
        return self._sowings.tell(sowing, ending=ending)

    def preview(self, sowing: Sowing) -> str:
        """What a sowing would do; a simultaneous opening has no preview."""
        return self._previews.tell(sowing)

    def heard(self, sowing: Sowing) -> str:
        """The same for those who do not see the seeds move: also where the last one fell."""
        return self._sowings.tell(sowing, with_last=True)

    def taken_back(self, sowing: Sowing) -> str:
        """That a sowing was undone."""
        return self._sowings.taken_back(sowing)

    def refusal(self, reason: Reason, pit: int, position: Position) -> str:
        """Why `pit` may not be sown."""
        match reason:
            case Reason.NOT_A_PIT:
                return self.tr("Nothing is sown from a store.")
            case Reason.NOT_YOUR_PIT:
                owner = self.board.side(position.layout.owner(pit))
                return self.tr("This pit belongs to {side}.").format(side=owner)
            case Reason.EMPTY_PIT:
                return self.tr("This pit is empty.")
            case Reason.BURNT:
                return self.tr("This pit is burnt and rests in this round.")
            case Reason.MUST_FEED:
                other = self.board.side(position.to_sow.other)
                return self.tr("{side} must be fed.").format(side=other)
            case Reason.WOULD_TAKE_ALL:
                other = self.board.side(position.to_sow.other)
                return self.tr("This would leave {side} without a seed.").format(side=other)
            case Reason.GAME_OVER:
                return self.tr("The game is over.")

    def beyond(self, pits: int) -> str:
        """Why the name of a pit is none on a board with so many pits a side."""
        return self.tr("Each side has only %n pit(s).", "", pits)

    def whose_turn(
        self,
        position: Position,
        seats: Seats,
        *,
        thinking: bool = False,
        held: bool = False,
        offered: bool = False,
    ) -> str:
        """Whom the game waits for; empty after the end. `held`: it waits for everybody, `offered`:
        for an answer to the pie rule."""
        if position.over:
            return ""
        if held:
            return self.match.held()
        if offered:
            return self.match.choosing_sides(position.to_sow, seats)
        if position.opening:
            return self.people.choosing(position.to_sow, seats)
        return self.people.whose_turn(position.to_sow, seats, thinking=thinking)

    def outcome(self, outcome: Outcome, seats: Seats | None = None) -> str:
        """Why the game is over and who has won."""
        return self.endings.outcome(outcome, seats)

    def result(self, outcome: Outcome, seats: Seats | None = None) -> str:
        """Who has won and by how much, without the reason."""
        return self.endings.result(outcome, seats)

    def flaw(self, problem: Problem) -> str:
        """What is wrong with a file: line, column and reason."""
        return self.troubles.flaw(problem)

    # ---------------------------------------------------------------- the board and the players

    def side(self, side: Side) -> str:
        """`South` or `North`."""
        return self.board.side(side)

    def set_pit_names(self, names: PitNames) -> None:
        """How pits are called in every sentence from now on."""
        self.board.pit_names = names

    def pit_name(self, layout: Layout, pit: int) -> str:
        """What is written beside a pit."""
        return self.board.pit(layout, pit)

    def hole_description(self, position: Position, hole: int, *, playable: bool = False) -> str:
        """A pit or store for those who hear the board."""
        return self.board.hole(position, hole, playable=playable)

    def subtitle(
        self, preset_id: str, variant: Variant, seats: Seats, position: Position | None = None
    ) -> str:
        """`Oware Abapa · 6 pits · 4 seeds · against computer`; the usual preset goes unnamed.

        In a match of several rounds it begins with that of `position`.
        """
        parts = [] if preset_id in DEFAULTS.values() else [self.rules.preset(preset_id)]
        if position and isinstance(variant, Congkak) and variant.rounds > 1:
            now = self.tr("Round {round} of {rounds}")
            parts.insert(0, now.format(round=position.round, rounds=variant.rounds))
        return " · ".join([*parts, self.rules.size(variant), self.people.together(seats)])
