"""Telling a sowing in time: its steps turned into a timeline at normal speed.

Forwards every seed is thrown on its own; long turns hurry and finally cross-fade so that none takes
longer than its cap. Backwards nothing is thrown: seeds slide to where they lay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import groupby

from mancala_desktop.rules.board import Side
from mancala_desktop.rules.sowing import (
    Await,
    Capture,
    CaptureReason,
    Drop,
    Halve,
    Lift,
    Refill,
    Skip,
    Sowing,
    Step,
    Sweep,
)
from mancala_desktop.ui.board import pacing
from mancala_desktop.ui.board.heaps import Gathered, Heaps, Place, Transfer, told
from mancala_desktop.ui.board.timeline import Moment, Motion, Path, Timeline


def forwards(sowing: Sowing, heaps: Heaps, *, still: bool = False) -> Timeline:
    """Tell a sowing from `heaps`, which lie as in `sowing.before`.

    `still` (reduced motion) lets seeds vanish and appear instead of moving.
    """
    story = told(sowing)
    teller = _Teller(heaps)
    if still:
        teller.cross_fade(story)
    elif sowing.before.opening:
        teller.lock_step(story)
    else:
        teller.turn(story)
    return teller.timeline()


def backwards(sowing: Sowing, heaps: Heaps, *, still: bool = False) -> Timeline:
    """Take a sowing back from `heaps`, which lie as in `sowing.after`.

    A relay is not run through again lap by lap: every seed slides from where it lies to where it
    lay, those of the pit that was sown last of all.
    """
    story = [
        (step, tuple(transfer.reversed for transfer in reversed(transfers)))
        for step, transfers in reversed(told(sowing))
    ]
    teller = _Teller(heaps)
    if still:
        teller.cross_fade(story, stepped=False)
    else:
        teller.take_back(story)
    return teller.timeline()


_Story = Sequence[tuple[Step, tuple[Transfer, ...]]]


class _Kind(Enum):
    """What steps that are told together have in common."""

    SOW = auto()
    CAPTURE = auto()
    CLEAR = auto()
    FILL = auto()
    TURN = auto()


def _kind(step: Step) -> _Kind:
    match step:
        case Lift() | Drop() | Skip() | Await():
            return _Kind.SOW
        case Capture():
            return _Kind.CAPTURE
        case Sweep() | Halve():
            return _Kind.CLEAR
        case Refill():
            return _Kind.FILL
        case _:
            return _Kind.TURN


def _transfers(story: _Story) -> Iterator[Transfer]:
    return (transfer for _, transfers in story for transfer in transfers)


def _runs(story: _Story) -> Iterator[tuple[_Kind, _Story]]:
    """The story in runs of one kind; every lap and every capture is a run of its own."""
    number = 0

    def run(entry: tuple[Step, tuple[Transfer, ...]]) -> tuple[_Kind, int]:
        nonlocal number
        number += isinstance(entry[0], Lift | Capture)
        return _kind(entry[0]), number

    return ((kind, list(entries)) for (kind, _), entries in groupby(story, run))


def _parted(story: _Story) -> tuple[_Story, _Story]:
    """The sowing itself, and what an end or the next round makes of the rows."""
    cut = next(
        (i for i, (step, _) in enumerate(story) if _kind(step) in (_Kind.CLEAR, _Kind.FILL)),
        len(story),
    )
    return story[:cut], story[cut:]


class _Teller:
    """Carries out transfers and writes down when each seed moves; `now` is where the story is."""

    def __init__(self, heaps: Heaps) -> None:
        self._heaps = heaps.copy()
        self._now = 0.0
        self._motions: list[Motion] = []
        self._moments: list[Moment] = []

    def timeline(self) -> Timeline:
        """What was told."""
        return Timeline(tuple(self._motions), tuple(self._moments), self._now, self._heaps)

    # ---------------------------------------------------------------- forwards

    def turn(self, story: _Story) -> None:
        """A turn of one side, lap after lap, and what follows from it."""
        sizes = [step.seeds for step, _ in story if isinstance(step, Lift)]
        captures = [
            pacing.capture_time(step.seeds) for step, _ in story if isinstance(step, Capture)
        ]
        laps = iter(pacing.paces(sizes, pacing.TURN_MOST - pacing.SETTLE - sum(captures)))
        sown, rest = _parted(story)
        for kind, run in _runs(sown):
            if kind is _Kind.SOW:
                self._lap(run, next(laps))
                continue
            for step, transfers in run:
                if isinstance(step, Capture):
                    self._now = self._capture(step, transfers, self._now)
                else:
                    self._moments.append(Moment(self._now, step))
        self._now += pacing.SETTLE
        self._aftermath(rest)

    def lock_step(self, story: _Story) -> None:
        """A simultaneous opening: in every tick one seed leaves each hand that holds any."""
        start, landing, ready = 0.0, 0.0, 0.0
        dropped: set[Side] = set()
        sown, rest = _parted(story)
        for step, transfers in sown:
            match step:
                case Drop(side, _):
                    if not landing or side in dropped:
                        dropped.clear()
                        start = max(start + pacing.STAGGER, ready)
                        landing = start + pacing.FLIGHT
                    dropped.add(side)
                    self._drop(step, transfers, start)
                case Lift():
                    lift = pacing.RELAY_LIFT if landing else pacing.LIFT
                    self._lift(step, transfers, landing, lift)
                    ready = max(ready, landing + lift)
                case Capture():
                    ready = max(ready, self._capture(step, transfers, landing))
                case _:
                    self._moments.append(Moment(landing, step))
                    self._move(transfers, Path.SLIDE, landing, pacing.SETTLE)
        if landing:
            self._now = max(landing, ready) + pacing.SETTLE
        self._squeeze(pacing.TURN_MOST)
        self._aftermath(rest)

    def _lap(self, run: _Story, pace: pacing.Pace) -> None:
        start = self._now
        if pace.fade is not None:
            self._now += pace.fade
            self._moments += [Moment(start, step, faded=True) for step, _ in run]
            for seed, source, target in self._net(_transfers(run)):
                self._motions.append(Motion(seed, source, target, start, self._now, Path.FADE))
            return
        leaves = start + pace.lift
        for step, transfers in run:
            match step:
                case Lift():
                    self._lift(step, transfers, start, pace.lift)
                case Drop():
                    self._drop(step, transfers, leaves)
                    self._now = leaves + pacing.FLIGHT
                    leaves += pace.stagger
                case _:
                    self._moments.append(Moment(leaves, step))

    def _lift(self, step: Step, transfers: Iterable[Transfer], start: float, lasts: float) -> None:
        self._moments.append(Moment(start, step))
        self._move(transfers, Path.LIFT, start, lasts)

    def _drop(self, step: Step, transfers: Iterable[Transfer], start: float) -> None:
        self._moments.append(Moment(start + pacing.FLIGHT, step))
        self._move(transfers, Path.ARC, start, pacing.FLIGHT)

    def _capture(self, step: Capture, transfers: Sequence[Transfer], start: float) -> float:
        """Hold, gather, carry away; returns the end. A capturing seed joins those it captures."""
        together = step.reason is CaptureReason.OPPOSITE
        self._moments.append(Moment(start, step))
        gather = start + pacing.CAPTURE_HOLD
        carry = gather + pacing.CAPTURE_GATHER
        stagger = pacing.stagger_within(
            step.seeds,
            pacing.CAPTURE_STAGGER,
            pacing.capture_sweep(step.seeds) - pacing.CAPTURE_FLIGHT,
        )
        for pit, transfer in zip(step.pits, transfers, strict=True):
            over = Gathered(step.pits[-1] if together else pit)
            for seed in reversed(self._heaps.move(transfer)):
                here = Motion(
                    seed, transfer.source, over, gather, gather + pacing.CAPTURE_GATHER, Path.SLIDE
                )
                there = Motion(
                    seed, over, transfer.target, carry, carry + pacing.CAPTURE_FLIGHT, Path.SWEEP
                )
                self._motions += [here, there]
                carry += stagger
        return start + pacing.capture_time(step.seeds)

    def _aftermath(self, story: _Story) -> None:
        """Rows swept into stores at an end and filled from them for the next round."""
        for kind, run in _runs(story):
            if kind in (_Kind.CLEAR, _Kind.FILL):
                self._sweep(run)
                self._now += pacing.SETTLE
            else:
                self._moments += [Moment(self._now, step) for step, _ in run]

    def _sweep(self, run: _Story) -> None:
        """Heaps carried away one after the other, half a seed as well."""
        stagger = pacing.stagger_within(
            len(run), pacing.SWEEP_STAGGER, pacing.SWEEP_MOST - pacing.SWEEP
        )
        start = self._now
        for number, (step, transfers) in enumerate(run):
            at = start + number * stagger
            self._moments.append(Moment(at, step))
            self._move(
                transfers, Path.FADE if isinstance(step, Halve) else Path.SWEEP, at, pacing.SWEEP
            )
            self._now = at + pacing.SWEEP

    # ---------------------------------------------------------------- backwards, and still

    def take_back(self, story: _Story) -> None:
        """A sowing in reverse; `story` is already turned round."""
        moving = [(step, transfers) for step, transfers in story if transfers]
        for kind, run in groupby(moving, lambda entry: _kind(entry[0])):
            sowing = kind is _Kind.SOW
            lasts, stagger = (
                (pacing.UNDO_SLIDE, pacing.UNDO_STAGGER) if sowing else (pacing.UNDO_JUMP, 0.0)
            )
            start = self._now
            for seed, source, target in self._net(_transfers(list(run))):
                self._now = start + lasts
                self._motions.append(Motion(seed, source, target, start, self._now, Path.SLIDE))
                start += stagger
        self._now += pacing.SETTLE if self._motions else 0
        self._squeeze(pacing.UNDO_MOST)

    def cross_fade(self, story: _Story, *, stepped: bool = True) -> None:
        """Reduced motion: every seed vanishes where it lies and appears where it comes to lie.

        If `stepped`, the steps happen as the holes change that they fill, and never out of order.
        """
        moves = self._net(_transfers(story))
        order = {target: None for _, _, target in moves}
        stagger = pacing.stagger_within(
            len(order), pacing.STILL_STAGGER, pacing.STILL_MOST - pacing.CROSS_FADE
        )
        starts = {target: number * stagger for number, target in enumerate(order)}
        for seed, source, target in moves:
            start = starts[target]
            self._now = max(self._now, start + pacing.CROSS_FADE)
            self._motions.append(
                Motion(seed, source, target, start, start + pacing.CROSS_FADE, Path.FADE)
            )
        at = 0.0
        for step, transfers in story if stepped else ():
            ends = (starts[each.target] for each in transfers if each.target in starts)
            at = max((at, *(end + pacing.CROSS_FADE for end in ends)))
            self._moments.append(Moment(at, step))

    # ---------------------------------------------------------------- the parts

    def _move(self, transfers: Iterable[Transfer], path: Path, start: float, lasts: float) -> None:
        for transfer in transfers:
            self._motions += [
                Motion(seed, transfer.source, transfer.target, start, start + lasts, path)
                for seed in self._heaps.move(transfer)
            ]

    def _net(self, transfers: Iterable[Transfer]) -> list[tuple[int, Place, Place]]:
        """Carry out transfers: the seeds that end elsewhere, whence and where to, by arrival."""
        sources: dict[int, Place] = {}
        targets: dict[int, Place] = {}
        for transfer in transfers:
            for seed in self._heaps.move(transfer):
                sources.setdefault(seed, transfer.source)
                targets.pop(seed, None)
                targets[seed] = transfer.target
        return [
            (seed, sources[seed], target)
            for seed, target in targets.items()
            if target != sources[seed]
        ]

    def _squeeze(self, most: float) -> None:
        """Hurry everything told so far so that it takes no longer than `most` ms."""
        if self._now > most:
            fitted = self.timeline().stretched(most / self._now)
            self._motions, self._moments = list(fitted.motions), list(fitted.moments)
            self._now = fitted.duration
