"""An attempt at a task: every step of an answer is judged by the steps of the sowing."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from mancala_desktop.learn.goals import Captures, ExtraTurn, Standing
from mancala_desktop.learn.misses import Miss, Why
from mancala_desktop.learn.skill import MOST_STARS
from mancala_desktop.learn.task import Choose, Count, Find, Follow, Look, Sow, Task, What
from mancala_desktop.learn.told import Fall, falls, held_when_sown, own_store
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import SkipReason, Sowing
from mancala_desktop.rules.variant import Family


class Kind(Enum):
    """What an answer, or a part of it, is."""

    SOLVED = "solved"
    GOES_ON = "goes_on"  # right so far
    ANEW = "anew"  # the same, but seeds are followed from the first one again
    MARKED = "marked"  # a mark was set or taken away; nothing is judged yet
    WRONG = "wrong"
    OVER = "over"  # the task is solved; it can be tried again
    EMPTY = "empty"  # nothing is marked yet; said once more, it means that there is none


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth: `miss` says why it is wrong, `sowing` is what was sown by it."""

    kind: Kind
    miss: Miss | None = None
    sowing: Sowing | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """Help in two steps: the first one is in words alone, the second points at `hole`."""

    step: int
    hole: int | None = None


@dataclass(slots=True)
class Attempt:
    """A learner's way to the answer of one task. It may be begun anew at any time.

    `turn` has what was sown on the way to a goal, `marked` the holes named so far, `misses` the wrong
    answers, `hints` how many steps of help were given, `shown` whether the answer was, `seen` whether
    it was in an attempt before this one, and `judged` whether the learner had given one of his own
    before it was shown, right or wrong.
    """

    task: Task
    misses: int = 0
    hints: int = 0
    shown: bool = False
    seen: bool = False
    solved: bool = False
    judged: bool = False
    turn: tuple[Sowing, ...] = ()
    marked: list[int] = field(default_factory=list)
    _none_meant: bool = False  # it was asked back whether there is none
    _lost: bool = False  # the seed named last falls elsewhere

    @property
    def position(self) -> Position:
        """How the board lies now."""
        return self.turn[-1].after if self.turn else self.task.position

    @property
    def stars(self) -> int:
        """Three without a wrong answer and help, one less for each, at least one; one if the answer
        was seen before, and none if it was shown."""
        if not self.solved or self.shown:
            return 0
        return 1 if self.seen else max(1, MOST_STARS - self.misses - self.hints)

    @property
    def expected(self) -> tuple[int, ...]:
        """The holes a learner has to name."""
        return self.task.holes

    def put(self, hole: int) -> Verdict:
        """Name a hole: sow it, mark it, or say where the next seed falls."""
        if self.solved:
            return Verdict(Kind.OVER)
        match self.task.question:
            case Sow():
                return self._sow(hole)
            case Follow():
                return self._follow(hole)
            case Find(What.LAST_SEED):
                return self._locate(hole)
            case Find():
                return self._mark(hole)
        return Verdict(Kind.MARKED)

    def done(self) -> Verdict:
        """All holes are marked, or all is seen. With no mark it is asked back once, and nothing counts."""
        if self.solved:
            return Verdict(Kind.OVER)
        match self.task.question:
            case Look():
                return self._solve()
            case Find(what) if what is not What.LAST_SEED:
                return self._compare()
        return Verdict(Kind.MARKED)

    def say(self, number: int) -> Verdict:
        """Answer `Count` with a number, `Choose` with an option counted from 0."""
        if self.solved:
            return Verdict(Kind.OVER)
        match self.task.question:
            case Count():
                right = self.task.number
                why = Why.LESS if number < right else Why.MORE
                return self._solve() if number == right else self._wrong(Miss(why, got=number))
            case Choose(_, right):
                if number == right:
                    return self._solve()
                return self._wrong(Miss(Why.OPTION, got=number))
        return Verdict(Kind.MARKED)

    def reset(self) -> None:
        """Begin the answer anew; wrong answers and help are not forgotten."""
        self.turn = ()
        self.marked.clear()
        self._none_meant = self._lost = self.solved = False

    def back(self) -> Sowing | None:
        """Take the last sowing or mark back; the sowing, if it was one."""
        if self.turn and not self.solved:
            *before, last = self.turn
            self.turn = tuple(before)
            return last
        if self.marked and not self.solved:
            self.marked.pop()
        return None

    def hint(self) -> Hint:
        """The next step of help."""
        self.hints = min(self.hints + 1, 2)
        return Hint(self.hints, self.pointed if self.hints == 2 else None)

    @property
    def pointed(self) -> int | None:
        """The hole that comes next in a right answer, None where there is no such hole."""
        match self.task.question:
            case Sow():
                return self.task.way(self.turn)[0].pit if not self.solved else None
            case Follow():
                return self.expected[len(self.marked)] if not self.solved else None
            case Find():
                return next((hole for hole in self.expected if hole not in self.marked), None)
            case Count(_, pit):
                return pit
        return None

    def show(self) -> None:
        """The answer is wanted: the attempt begins anew and earns no star."""
        self.reset()
        self.shown = True

    # ---------------------------------------------------------------- judging

    def _solve(self, sowing: Sowing | None = None) -> Verdict:
        self.solved = True
        self.judged = self.judged or not self.shown
        return Verdict(Kind.SOLVED, sowing=sowing)

    def _wrong(self, miss: Miss, sowing: Sowing | None = None) -> Verdict:
        self.misses += 1
        self.judged = self.judged or not self.shown
        return Verdict(Kind.WRONG, miss, sowing)

    def _sow(self, pit: int) -> Verdict:
        task = self.task
        assert isinstance(task.question, Sow)
        reason = task.variant.why_illegal(self.position, pit)
        if reason:
            return self._wrong(Miss(Why.ILLEGAL, pit, reason=reason))
        sowing = task.variant.sow(self.position, pit)
        turn = (*self.turn, sowing)
        judgement = task.question.goal.judge(task.variant.family, turn)
        if judgement.standing is Standing.MISSED:
            assert judgement.miss
            return self._wrong(judgement.miss, sowing)
        if judgement.standing is Standing.OPEN and not task.way(turn):
            return self._wrong(Miss(Why.NO_LONGER, pit), sowing)
        self.turn = turn
        if judgement.standing is Standing.REACHED:
            return self._solve(sowing)
        return Verdict(Kind.GOES_ON, sowing=sowing)

    def _follow(self, hole: int) -> Verdict:
        assert self.task.sown
        told = falls(self.task.sown)
        at = len(self.marked)
        lost, self._lost = self._lost, False
        if hole != told[at].hole and lost and hole == told[0].hole:
            self.marked[:] = [hole]
            return Verdict(Kind.ANEW)
        if hole != told[at].hole:
            self._lost = True
            why = _why_not_there(self.task, told, at, hole)
            return self._wrong(Miss(why, hole, got=at + 1))
        self.marked.append(hole)
        return self._solve() if len(self.marked) == len(told) else Verdict(Kind.GOES_ON)

    def _locate(self, hole: int) -> Verdict:
        """Where the last seed falls: one hole answers it."""
        assert self.task.sown
        holes = [fall.hole for fall in falls(self.task.sown)]
        if hole == holes[-1]:
            self.marked.append(hole)
            return self._solve()
        if self.task.sown.laps == 1 and hole in holes:
            by = len(holes) - 1 - _last_index(holes, hole)
            return self._wrong(Miss(Why.TOO_SHORT, hole, by=by))
        why = _why_never_there(self.task, hole) or Why.NOT_ONE
        return self._wrong(Miss(why, hole))

    def _mark(self, hole: int) -> Verdict:
        self._none_meant = False
        if hole in self.marked:
            self.marked.remove(hole)
        else:
            self.marked.append(hole)
        return Verdict(Kind.MARKED)

    def _compare(self) -> Verdict:
        """All marked holes, and only they, are the answer."""
        assert isinstance(self.task.question, Find)
        if not self.marked and not self._none_meant:
            self._none_meant = True
            return Verdict(Kind.EMPTY)
        self._none_meant = False
        extra = [hole for hole in self.marked if hole not in self.expected]
        if extra:
            return self._wrong(self._why_not_one(self.task.question, extra[0]))
        missing = len(self.expected) - len(self.marked)
        if missing:
            return self._wrong(Miss(Why.SOME_MISSING, wanted=missing))
        return self._solve()

    def _why_not_one(self, question: Find, hole: int) -> Miss:
        """What a marked pit does instead of what is asked for."""
        task = self.task
        if question.pit is None:
            reason = task.variant.why_illegal(task.position, hole)
            if reason:
                return Miss(Why.ILLEGAL, hole, reason=reason)
            if question.what is What.EXTRA_TURNS:
                sowing = task.variant.sow(task.position, hole)
                beside = ExtraTurn().judge(task.variant.family, (sowing,)).miss
                if beside and beside.why is not Why.LAST_ELSEWHERE:
                    return Miss(beside.why, hole, by=beside.by)
                return Miss(Why.NOT_ONE, hole, cause=beside)
            if question.what is What.CAPTURES:
                sowing = task.variant.sow(task.position, hole)
                cause = Captures().judge(task.variant.family, (sowing,)).miss
                return Miss(Why.NOT_ONE, hole, cause=cause)
        if question.what is What.CAPTURED and task.sown:
            return Miss(
                Why.NOT_ONE, hole, cause=_why_not_taken(task.variant.family, task.sown, hole)
            )
        return Miss(Why.NOT_ONE, hole)


def _last_index(holes: list[int], hole: int) -> int:
    return len(holes) - 1 - holes[::-1].index(hole)


def _why_never_there(task: Task, hole: int) -> Why | None:
    """Why no seed of this side ever falls into a store; None for any other hole."""
    layout = task.position.layout
    if layout.is_store(hole) and task.variant.family is Family.OWARE:
        return Why.NO_STORE_SOWN
    return Why.STORE_SKIPPED if hole == layout.store(task.position.to_sow.other) else None


def _why_not_taken(family: Family, sown: Sowing, hole: int) -> Miss:
    """Why nothing is taken from a hole when that is sown."""
    layout, held = sown.before.layout, held_when_sown(sown)[hole]
    own = layout.owner(hole) is sown.side
    if layout.is_store(hole):
        return Miss(Why.NEVER_TAKEN, hole)
    if family is Family.OWARE:
        if own:
            return Miss(Why.OWN_ROW, hole)
        if held not in (2, 3):
            return Miss(Why.NOT_TWO_OR_THREE, hole, got=held)
        return Miss(Why.OUT_OF_REACH, hole)
    if own:
        return Miss(Why.NOT_LAST, hole)
    return Miss(Why.NOT_OPPOSITE, hole)


def _why_not_there(task: Task, told: tuple[Fall, ...], at: int, hole: int) -> Why:
    """Why seed number `at` (from 0) does not fall into `hole`."""
    position = task.position
    assert task.sown
    if never := _why_never_there(task, hole):
        return never
    skipped = dict(told[at].skipped)
    match skipped.get(hole):
        case SkipReason.ORIGIN:
            return Why.ORIGIN_SKIPPED
        case SkipReason.BURNT:
            return Why.BURNT
    before = told[at - 1].hole if at else task.sown.pit
    if hole == before:
        return Why.ONE_EACH if at else Why.STARTS_NEXT_DOOR
    if told[at].hole == own_store(position) and hole == told[at].hole + 1:
        return Why.OWN_STORE_LEFT_OUT
    if hole == (before - 1) % position.layout.holes:
        return Why.AGAINST_DIRECTION
    return Why.JUMPED
