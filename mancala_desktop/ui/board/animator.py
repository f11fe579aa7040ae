"""Plays sowings on the board, one after the other, by the frame.

The animator is told sowings as fast as they happen and tells each in its own time. What it was told
last is always what the board comes to show, however often it is hurried, interrupted or resized.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from mancala_desktop.play.settings import Speed
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Lift, Sowing
from mancala_desktop.ui.board.clock import FrameClock
from mancala_desktop.ui.board.heaps import SPLIT, Heaps, InHand, falling, places
from mancala_desktop.ui.board.pacing import AGAIN, REPLAY_PAUSE
from mancala_desktop.ui.board.telling import backwards, forwards
from mancala_desktop.ui.board.timeline import Moment, Motion, Timeline

FINISH = 100.0
"""How long seeds glide to their places when an animation is finished early, in real ms."""


class Stage(Protocol):
    """What an animation is played on. Times are board time in ms."""

    def lay(self, heaps: Heaps, now: float, glide: float, *, anew: bool = False) -> None:
        """Let every seed lie where `heaps` say, after gliding there for `glide` ms; `anew`, however
        it lay before."""

    def show(self, position: Position) -> None:
        """Show everything of a position at rest but the seeds: counts, hands, burnt pits."""

    def depart(self, motion: Motion, begin: float, until: float) -> None:
        """A seed leaves its place."""

    def land(self, motion: Motion) -> None:
        """A seed has arrived."""

    def set_count(self, hole: int, count: int, now: float, *, landed: bool) -> None:
        """The seeds now lying in a hole."""

    def set_hands(self, hands: Counter[InHand]) -> None:
        """The seeds now held in hands."""

    def set_lap(self, lap: int | None) -> None:
        """The number of a lap that is told in a blink, None when there is no such."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A sowing to be told, or taken back; `last` is the sowing before one that is taken back.

    `again` was told before and takes less time; `pause` is how many ms it waits before it begins.
    """

    sowing: Sowing
    back: bool = False
    last: Sowing | None = None
    again: bool = False
    pause: float = 0.0

    @property
    def begin(self) -> Position:
        """What lies on the board before it is told."""
        return self.sowing.after if self.back else self.sowing.before

    @property
    def end(self) -> Position:
        """What lies on the board when it has been told."""
        return self.sowing.before if self.back else self.sowing.after

    @property
    def marks(self) -> Sowing | None:
        """The sowing whose marks the board wears when it has been told."""
        return self.last if self.back else self.sowing

    def timeline(self, heaps: Heaps, still: bool) -> Timeline:
        """The sowing in time."""
        if self.back:
            return backwards(self.sowing, heaps, still=still)
        timeline = forwards(self.sowing, heaps, still=still)
        return timeline.stretched(AGAIN) if self.again and not still else timeline


class _Playing:
    """A timeline under way, its events sorted: what happens at once happens in the order told."""

    def __init__(self, telling: Telling, timeline: Timeline, origin: float) -> None:
        self.telling = telling
        self.timeline = timeline
        self.origin = origin
        self.lap = 0
        self._moments = deque(sorted(timeline.moments, key=lambda moment: moment.at))
        events = chain.from_iterable(
            ((motion.start, number, False, motion), (motion.end, number, True, motion))
            for number, motion in enumerate(timeline.motions)
        )
        self._events = deque(sorted(events, key=lambda event: event[:3]))

    @property
    def end(self) -> float:
        """When it is over, in board time."""
        return self.origin + self.timeline.duration

    def motions_until(self, now: float) -> list[tuple[Motion, bool]]:
        """The departures (False) and landings (True) since the last time."""
        due = []
        while self._events and self.origin + self._events[0][0] <= now:
            _, _, landed, motion = self._events.popleft()
            due.append((motion, landed))
        return due

    def moments_until(self, now: float) -> list[Moment]:
        """The steps that have happened since the last time."""
        due = []
        while self._moments and self.origin + self._moments[0].at <= now:
            due.append(self._moments.popleft())
        return due


class Animator(QObject):
    """The queue of sowings to be told, and the one that is being told."""

    started = Signal()
    began = Signal(object)  # the Sowing whose steps come next
    stepped = Signal(object)  # a Step that moves seeds or changes the turn, when it happens
    rested = Signal()

    def __init__(
        self, stage: Stage, clock: FrameClock, position: Position, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self.still = False
        self.last: Sowing | None = None
        self.stage = stage
        self._clock = clock
        self._queue: deque[Telling] = deque()
        self._playing: _Playing | None = None
        self._moving = False
        self._backs = 0  # sowings being taken back since the board was last at rest
        self._position = position
        self._heaps = Heaps.of(position)
        self._counts = list(position.seeds)
        self._hands: Counter[InHand] = Counter()

    @property
    def moving(self) -> bool:
        """Whether the board does not yet show all it was told."""
        return self._moving

    @property
    def position(self) -> Position:
        """What the board shows, or comes to show when all is told."""
        return self._queue[-1].end if self._queue else self._shown

    @property
    def heaps(self) -> Heaps:
        """How the seeds lie where the board is at rest."""
        return self._heaps

    def falling(self, sowing: Sowing) -> tuple[int, ...]:
        """Which seeds would fall, one a drop, if this were sown where the board is at rest."""
        return falling(sowing, _matching(self._heaps, sowing.before))

    @property
    def at_once(self) -> bool:
        """Whether nothing moves, but is elsewhere."""
        return self.still or self.speed is Speed.OFF

    @property
    def telling(self) -> Sowing | None:
        """The sowing that is being told, or taken back."""
        return self._playing.telling.sowing if self._playing else None

    @property
    def _shown(self) -> Position:
        return self._playing.telling.end if self._playing else self._position

    # ---------------------------------------------------------------- being told

    def show(
        self,
        position: Position,
        last: Sowing | None,
        heaps: Heaps | None = None,
        *,
        anew: bool = False,
    ) -> None:
        """Show a position at once; whatever was still to be told is dropped. `heaps` and `anew` as
        `BoardView.show_position` takes them."""
        self._queue.clear()
        self._playing = None
        self.last = last
        self._lay(position, heaps or self._heaps.arranged(position), 0.0, anew=anew)
        self._rest()

    def lay_again(self) -> None:
        """Show everything anew, on another stage or one whose holes have changed places."""
        self.finish()
        self._lay(self._position, self._heaps, 0.0)

    def play(self, telling: Telling) -> None:
        """Tell a sowing when everything before it has been told; the next frame begins with it."""
        self._queue.append(telling)
        self._backs += telling.back
        self._clock.wake()
        if not self._moving:
            self._moving = True
            self.started.emit()

    def replay(self, sowing: Sowing) -> None:
        """Tell the sowing that led to what is shown once more, from how the board lay before it."""
        self.finish()
        heaps = _matching(self._heaps, sowing.after)
        before = backwards(sowing, heaps, still=True).heaps
        self._lay(sowing.before, before, self._glide())
        self.play(Telling(sowing, pause=REPLAY_PAUSE))

    def finish(self) -> None:
        """Come to the end of everything told: at once as far as anybody asks, and for the eye the
        seeds glide to their places for `FINISH` ms."""
        if not self._moving:
            return
        heaps = self._heaps
        if self._playing:
            heaps = self._playing.timeline.heaps
            self.last = self._playing.telling.marks
        for telling in self._queue:
            heaps = telling.timeline(_matching(heaps, telling.begin), still=True).heaps
            self.last = telling.marks
        position = self.position
        self._queue.clear()
        self._playing = None
        self._lay(position, heaps, self._glide())
        self._clock.wake()
        self._rest()

    # ---------------------------------------------------------------- telling

    def frame(self, now: float) -> bool:
        """Tell everything up to board time `now`; returns whether anything is left to tell."""
        origin = now
        while self._playing or self._queue:
            if not self._playing:
                self._begin(self._queue.popleft(), origin)
            elif not self._advance(self._playing, now):
                break
            else:
                origin = self._playing.end
                self._end(self._playing)
        if not (self._playing or self._queue):
            self._rest()
        return self._moving

    def _begin(self, telling: Telling, origin: float) -> None:
        heaps = _matching(self._heaps, telling.begin)
        if heaps is not self._heaps:
            self._lay(telling.begin, heaps, 0.0)
        timeline = telling.timeline(heaps, self.still)
        if telling.back:  # a whole turn is taken back in the time of one sowing
            timeline = timeline.stretched(1 / self._backs)
        if self.speed is Speed.OFF:
            timeline = timeline.stretched(0.0)
        self._playing = _Playing(telling, timeline, origin + telling.pause)
        if not telling.back:
            self.began.emit(telling.sowing)

    def _advance(self, playing: _Playing, now: float) -> bool:
        """Let happen what is due; returns whether the sowing is told."""
        changed: dict[int, bool] = {}
        for motion, landed in playing.motions_until(now):
            if landed:
                self._land(motion, changed)
            else:
                self._depart(motion, playing.origin, changed)
        for hole, landed in changed.items():
            ticks = landed and not self.at_once
            self.stage.set_count(hole, self._counts[hole], now, landed=ticks)
        self.stage.set_hands(+self._hands)
        for moment in playing.moments_until(now):
            if isinstance(moment.step, Lift):
                playing.lap += 1
                self.stage.set_lap(playing.lap if moment.faded else None)
            self.stepped.emit(moment.step)
            if self._playing is not playing:  # whoever listened has ended it
                return False
        return now >= playing.end

    def _depart(self, motion: Motion, origin: float, changed: dict[int, bool]) -> None:
        self.stage.depart(motion, origin + motion.start, origin + motion.end)
        source, target = motion.source, motion.target
        if isinstance(source, InHand):
            self._hands[source] -= 1
        elif isinstance(source, int) and source != SPLIT:
            self._counts[source] -= 1
            changed.setdefault(source, False)
        if isinstance(target, InHand):
            self._hands[target] += 1

    def _land(self, motion: Motion, changed: dict[int, bool]) -> None:
        self.stage.land(motion)
        if isinstance(motion.target, int) and motion.target != SPLIT:
            self._counts[motion.target] += 1
            changed[motion.target] = True

    def _end(self, playing: _Playing) -> None:
        """The sowing is told: from here on nothing but its end counts."""
        self._playing = None
        self._heaps = playing.timeline.heaps
        self._position = playing.telling.end
        self.last = playing.telling.marks
        self.stage.show(self._position)

    def _glide(self) -> float:
        """How long seeds take to places they are not thrown to, in board time."""
        return 0.0 if self.at_once else self._clock.board_time(FINISH)

    def _rest(self) -> None:
        self._backs = 0
        if self._moving:
            self._moving = False
            self.rested.emit()

    def _lay(self, position: Position, heaps: Heaps, glide: float, *, anew: bool = False) -> None:
        self._position, self._heaps = position, heaps
        self._counts = list(position.seeds)
        self._hands = Counter(
            {place: len(seeds) for place, seeds in heaps if isinstance(place, InHand)}
        )
        self.stage.lay(heaps, self._clock.now, glide, anew=anew)
        self.stage.show(position)


def _matching(heaps: Heaps, position: Position) -> Heaps:
    """The heaps themselves, or rearranged if they do not lie as in `position`."""
    lying = Counter({place: len(seeds) for place, seeds in heaps})
    return heaps if lying == places(position) else heaps.arranged(position)
