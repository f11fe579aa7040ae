"""Why an answer is right, in a sentence read from the steps, where the content gives no reason."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from mancala_desktop.learn.goals import Best, Captures, Chain, Decides, Feeds, Slam
from mancala_desktop.learn.task import Amount, Count, Find, Sow, Task, What
from mancala_desktop.learn.told import (
    ends_in_store,
    falls,
    held_when_sown,
    longest_turn,
    own_store,
    spares_a_slam,
    takes_all,
)
from mancala_desktop.rules.board import Layout
from mancala_desktop.rules.sowing import (
    Capture,
    CaptureReason,
    Drop,
    Lift,
    Skip,
    SkipReason,
    Sowing,
    Sweep,
)
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.narration.board_words import BoardWords
from mancala_desktop.ui.narration.miss_words import MissWords
from mancala_desktop.ui.narration.turn_words import TurnWords


class AnswerWords(QObject):
    """Speaks to the learner, who is the side to sow."""

    def __init__(
        self, board: BoardWords, misses: MissWords, turns: TurnWords, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._board, self._misses, self._turns = board, misses, turns

    def why(self, task: Task, turn: tuple[Sowing, ...] = ()) -> str:
        """The reason; empty where nothing but the sowing itself can be told. `turn` is what was sown
        if something was to be sown, or else a shortest answer is meant."""
        match task.question:
            case Find(what, None):
                return self._which(what, task)
            case Find(what, _) if task.sown:
                return self._where(what, task, task.sown)
            case Count(Amount.CHAIN):
                return self._chain(longest_turn(task.variant, task.position), task)
            case Count(what, _) if task.sown:
                return self._number(what, task, task.sown)
            case Sow(Chain()):
                return self._chain(turn or task.ways, task)
            case Sow(Feeds()):
                return self._feeding((turn or task.ways)[-1:], task)
            case Sow(Slam()):
                return self._slams((turn or task.ways)[-1:], task)
            case Sow(Best() | Decides()):
                return self._turns.line(task, turn or task.ways)
        return ""

    # ---------------------------------------------------------------- one pit is asked about

    def _where(self, what: What, task: Task, sown: Sowing) -> str:
        if what is What.LAST_SEED:
            return self._relay(sown) if sown.laps > 1 else self._last_seed(sown)
        return self._taken(task, sown)

    def _last_seed(self, sown: Sowing) -> str:
        """Up to where a hand of seeds reaches."""
        layout = sown.before.layout
        told = self.tr(
            "%n seed(s) from {pit}, one for each hole: the last one falls into {hole}",
            "",
            next(sown.of(Lift)).seeds,
        )
        parts = [told.format(pit=self._pit(layout, sown.pit), hole=self._hole(sown))]
        passed = {step.reason for step in sown.of(Skip)}
        if SkipReason.OTHER_STORE in passed:
            parts.append(self.tr("the store of the other side gets none"))
        if SkipReason.ORIGIN in passed:
            words = self.tr("{pit} itself is passed over")
            parts.append(words.format(pit=self._pit(layout, sown.pit)))
        return f"{', '.join(parts)}."

    def _relay(self, sown: Sowing) -> str:
        """Where it is sown on, and where not."""
        layout = sown.before.layout
        pits = [self._pit(layout, step.pit) for step in sown.of(Lift)][1:]
        told = self.tr("It is sown on from {pits}; the last seed falls into {hole}.")
        if held_when_sown(sown)[self._last(sown)] == 1:
            told = self.tr("It is sown on from {pits}; the last seed falls into the empty {hole}.")
        return told.format(pits=self._board.listed(pits), hole=self._hole(sown))

    def _taken(self, task: Task, sown: Sowing) -> str:
        """What is captured from where, or why nothing is."""
        miss = Captures().judge(task.variant.family, (sown,)).miss
        if not sown.captured:
            return self._misses.tell(task, miss, sown.before) if miss else ""
        last, parts = self.tr("The last seed falls into {hole}: {parts}."), self._captures(sown)
        if held_when_sown(sown)[self._last(sown)] == 1:
            last = self.tr("The last seed falls into the empty {hole}: {parts}.")
        if any(step.reason is CaptureReason.LAST_SEED_ALONE for step in sown.of(Capture)):
            last = self.tr(
                "The last seed falls into the empty {hole}, and with nothing opposite it is taken alone."
            )
        return last.format(hole=self._hole(sown), parts=parts)

    def _captures(self, sown: Sowing) -> str:
        """`5 from C and the last seed itself`, as the steps tell it."""
        layout, held = sown.before.layout, held_when_sown(sown)
        parts = [
            self.tr("{n} from {pit}").format(n=held[pit], pit=self._pit(layout, pit))
            for step in sown.of(Capture)
            for pit in step.pits
        ]
        if len(parts) == 1:
            return parts[0]
        words = self._board.listed(parts)
        return self.tr("{parts}, {n} in all").format(parts=words, n=sown.captured)

    def _number(self, what: Amount, task: Task, sown: Sowing) -> str:
        match what:
            case Amount.SEEDS_CAPTURED:
                return self._taken(task, sown)
            case Amount.LAPS:
                return self._relay(sown) if sown.laps > 1 else self._last_seed(sown)
            case Amount.OTHER_KEEPS:
                return self._kept(sown)
        return self._account(sown)

    def _kept(self, sown: Sowing) -> str:
        """What the other side keeps at the end."""
        layout, other = sown.before.layout, sown.side.other
        store = layout.store(other)
        kept = [
            self.tr("{n} in {pit}").format(n=step.seeds, pit=self._pit(layout, step.pit))
            for step in sown.of(Sweep)
            if step.store == store and step.seeds
        ]
        if not kept:
            return self.tr("At the end no seed is left in {side}'s row.").format(
                side=self._board.side(other)
            )
        return self.tr("At the end {side} keeps {parts}.").format(
            side=self._board.side(other), parts=self._board.listed(kept)
        )

    def _account(self, sown: Sowing) -> str:
        """How the own store comes to what it holds."""
        store = own_store(sown.before)
        parts = [self.tr("{n} before").format(n=sown.before.seeds[store])]
        if dropped := sum(step.hole == store for step in sown.of(Drop)):
            parts.append(self.tr("{n} sown").format(n=dropped))
        if sown.captured:
            parts.append(self.tr("{n} captured").format(n=sown.captured))
        if swept := sum(step.seeds for step in sown.of(Sweep) if step.store == store):
            parts.append(self.tr("{n} swept up at the end").format(n=swept))
        return self.tr("Your store: {parts}.").format(parts=self._board.listed(parts))

    # ---------------------------------------------------------------- some pits are meant

    def _which(self, what: What, task: Task) -> str:
        variant, position = task.variant, task.position
        sowings = [variant.sow(position, pit) for pit in variant.legal_moves(position)]
        holes = task.holes
        right = [sowing for sowing in sowings if sowing.pit in holes]
        match what:
            case What.EXTRA_TURNS:
                return self._extra_turns(right or sowings, found=bool(right))
            case What.CAPTURES:
                return self._capturing(right, task)
            case What.FEEDS:
                return self._feeding(right, task)
            case What.SLAMS:
                return self._slams(right, task)
            case What.LEGAL:
                return self._legal(right, task)
        return ""

    def _extra_turns(self, sowings: Iterable[Sowing], *, found: bool) -> str:
        if not found:
            parts = [
                self.tr("from {pit} in {hole}").format(
                    pit=self._pit(each.before.layout, each.pit),
                    hole=self._short(each.before.layout, self._last(each)),
                )
                for each in sowings
            ]
            told = self.tr("No last seed falls into your store: {parts}.")
            return told.format(parts=self._board.listed(parts))
        parts = [
            self.tr("seed {n} of {pit}").format(
                n=len(falls(each)), pit=self._pit(each.before.layout, each.pit)
            )
            for each in sowings
        ]
        told = self.tr("The last one falls into your store: {parts}.")
        return told.format(parts=self._board.listed(parts))

    def _capturing(self, right: list[Sowing], task: Task) -> str:
        if not right and task.variant.family is Family.OWARE:
            return self.tr("No last seed makes two or three in {other}'s row.").format(
                other=self._board.side(task.position.to_sow.other)
            )
        if not right:
            return self.tr("No last seed falls into an empty pit of yours where it captures.")
        parts = [
            self.tr("{pit} ends in {hole} and takes {n}").format(
                n=each.captured,
                pit=self._pit(each.before.layout, each.pit),
                hole=self._short(each.before.layout, self._last(each)),
            )
            for each in right
        ]
        return f"{'; '.join(parts)}."

    def _feeding(self, right: Iterable[Sowing], task: Task) -> str:
        layout, other = task.position.layout, task.position.to_sow.other
        parts = [
            self.tr("{n} from {pit}").format(n=_fed(each), pit=self._pit(layout, each.pit))
            for each in right
        ]
        if not parts:
            return self.tr("No seed gets as far as {other}'s row.").format(
                other=self._board.side(other)
            )
        told = self.tr("Seeds that get as far as {other}'s row: {parts}.")
        return told.format(other=self._board.side(other), parts=self._board.listed(parts))

    def _legal(self, right: list[Sowing], task: Task) -> str:
        other = task.position.to_sow.other
        if any(task.position.row(other)):
            return ""
        hungry = self.tr("{other} has no seed left and must be fed.").format(
            other=self._board.side(other)
        )
        return f"{hungry} {self._feeding(right, task)}"

    def _slams(self, right: Iterable[Sowing], task: Task) -> str:
        other = self._board.side(task.position.to_sow.other)
        parts = []
        for each in right:
            pit = self._pit(task.position.layout, each.pit)
            if spares_a_slam(each):
                words = self.tr("{pit} would take all {other} has, and so takes nothing")
                parts.append(words.format(pit=pit, other=other))
            elif takes_all(each):
                words = self.tr("{pit} takes all {other} has: {parts}")
                parts.append(words.format(pit=pit, other=other, parts=self._captures(each)))
        if not parts:
            return self.tr("After every sowing {other} still has seeds.").format(other=other)
        return f"{'; '.join(parts)}."

    # ---------------------------------------------------------------- a turn is asked for

    def _chain(self, turn: tuple[Sowing, ...], task: Task) -> str:
        layout = task.position.layout
        *before, last = turn
        if not before:
            moves = task.variant.legal_moves(task.position)
            if any(ends_in_store(task.variant.sow(task.position, pit)) for pit in moves):
                return self.tr("After one sowing the game is over.")
            return self.tr("No last seed falls into your store, so one sowing is all.")
        if len(before) == 1:
            told = self.tr("{pits} ends in your store, and after {last} the turn is over.")
        else:
            told = self.tr("{pits} end in your store, and after {last} the turn is over.")
        pits = self._board.pits(layout, [each.pit for each in before])
        return told.format(pits=pits, last=self._pit(layout, last.pit))

    # ---------------------------------------------------------------- names

    def _pit(self, layout: Layout, pit: int) -> str:
        return self._board.pit(layout, pit)

    def _short(self, layout: Layout, hole: int) -> str:
        """A hole by its name alone."""
        return self._misses.hole(layout, hole) if layout.is_store(hole) else self._pit(layout, hole)

    def _hole(self, sown: Sowing) -> str:
        """Where the last seed falls."""
        hole = self._last(sown)
        if hole == own_store(sown.before):
            return self.tr("your store")
        return self._misses.hole(sown.before.layout, hole)

    def _last(self, sown: Sowing) -> int:
        return falls(sown)[-1].hole


def _fed(sown: Sowing) -> int:
    """How many seeds fall into the row of the other side."""
    row = sown.before.layout.row(sown.side.other)
    return sum(step.hole in row for step in sown.of(Drop))
