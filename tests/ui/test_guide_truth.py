"""Every sentence of the guide in a first game is held against the rules, on many boards of each game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import TypeVar

import pytest

from mancala_desktop.learn.guide import brought, last_sowings, looks
from mancala_desktop.learn.told import turns
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.congkak import Congkak, OpeningRule
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, CaptureReason, Drop, Sowing
from mancala_desktop.ui.narration import Narrator

GAMES, BOARDS = 4, 150  # for each rule set
MOST_WAYS = 60  # through one's own turn

Of = TypeVar("Of")  # what a sentence is about


@dataclass(frozen=True)
class Here:
    """Where a sentence is said, with the `sowing` it is about if it names one."""

    game: Game
    sowing: Sowing | None = None

    def __str__(self) -> str:
        return f"{self.game.preset_id} {self.position} {self.position.opening}"

    @property
    def position(self) -> Position:
        return self.game.position

    @property
    def me(self) -> Side:
        return self.position.to_sow

    @property
    def all(self) -> list[Sowing]:
        """Whatever may be sown."""
        moves = self.game.variant.legal_moves(self.position)
        return [self.game.preview(self.game.current, pit) for pit in moves]

    @property
    def tip(self) -> Sowing:
        assert self.sowing
        return self.sowing

    def most(self, position: Position, side: Side) -> int:
        """The most that a sowing captures if it is the turn of `side`."""
        if position.over:
            return 0
        position, variant = replace(position, to_sow=side, sown=0), self.game.variant
        return max(
            (variant.sow(position, pit).captured for pit in variant.legal_moves(position)),
            default=0,
        )

    def answered(self) -> int:
        """The most that the other side's next sowing can capture, however one's own turn goes on
        after the sowing that was named."""
        ends = [self.tip.after]
        if self.tip.again:
            ways = turns(self.game.variant, self.tip.after)
            ends = [way[-1].after for way in islice(ways, MOST_WAYS) if not way[-1].again]
        return max((self.most(end, self.me.other) for end in ends), default=0)


def _takes(sowing: Sowing) -> bool:
    """Whether more is captured than a last seed alone."""
    alone = CaptureReason.LAST_SEED_ALONE
    return any(step.reason is not alone for step in sowing.of(Capture))


def _reaches_store(sowing: Sowing) -> bool:
    store = sowing.before.layout.store(sowing.side)
    return any(step.hole == store for step in sowing.of(Drop))


def _feeds(sowing: Sowing) -> bool:
    there = sowing.before.layout.row(sowing.side.other)
    return any(step.hole in there for step in sowing.of(Drop))


def _brings(sowing: Sowing) -> float:
    assert sowing.after.round == sowing.before.round
    return sowing.after.store(sowing.side) - sowing.before.store(sowing.side)


def _both_choose(here: Here) -> bool:
    opening = here.position.opening
    assert opening
    return all(
        asked or choice is not None
        for asked, choice in zip(opening.asked, opening.choices, strict=True)
    )


def _alone(here: Here) -> bool:
    return here.position.opening is not None and not _both_choose(here)


def _nothing(here: Here) -> bool:
    return not any(
        sowing.again or _takes(sowing) or sowing.laps > 1 or _reaches_store(sowing)
        for sowing in here.all
        if not sowing.after.over
    )


LOOKS: dict[str, Callable[[Here, int], bool]] = {
    "Both sides choose in secret now and sow together: .*": lambda here, _: _both_choose(here),
    "An extra turn: take one more pit .*": lambda here, _: _alone(here),
    "Only one of your pits may be sown": lambda here, _: len(here.all) == 1,
    "(?:South|North) has no seeds left: look for a pit that reaches over there": lambda here, _: (
        not any(here.position.row(here.me.other)) and any(map(_feeds, here.all))
    ),
    "Look for a pit whose last seed reaches your store: an extra turn": lambda here, _: any(
        each.again and each.last_hole == each.before.layout.store(here.me) for each in here.all
    ),
    "Look for a pit whose last seed makes two or three over there: a harvest": lambda here, _: any(
        each.captured and each.last_hole in each.before.layout.row(here.me.other)
        for each in here.all
    ),
    "Look for a pit whose last seed falls into an empty pit of yours: it captures": (
        lambda here, _: any(
            _takes(each) and each.last_hole in each.before.layout.row(here.me) for each in here.all
        )
    ),
    "Look where the last seed of a pit falls on others: the sowing goes on from there": (
        lambda here, _: any(each.laps > 1 for each in here.all)
    ),
    "Nothing to harvest yet: look for a pit that prepares a harvest": lambda here, _: (
        not any(each.captured for each in here.all)
        and any(here.most(each.after, here.me) for each in here.all)
    ),
    "Look for a pit that reaches your store: every seed there counts": lambda here, _: any(
        map(_reaches_store, here.all)
    ),
    "No pit stands out here: sow any and watch where its last seed falls": (
        lambda here, _: _nothing(here)
    ),
    "(?:South|North) threatens to (?:capture|harvest) .*": lambda here, seeds: (
        here.most(here.position, here.me.other) == seeds
    ),
    "(?:South|North) threatens .*: look for a pit that leaves less to take": lambda here, _: any(
        Here(here.game, each).answered() < here.most(here.position, here.me.other)
        for each in here.all
    ),
}
TIPS: dict[str, Callable[[Here, int], bool]] = {
    "Its last seed reaches your store": lambda here, _: (
        here.tip.last_hole == here.position.layout.store(here.me)
    ),
    "It (?:captures|harvests) .*": lambda here, seeds: here.tip.captured == seeds,
    "After it (?:South|North) can (?:capture|harvest) nothing(?: with its next sowing)?": (
        lambda here, _: here.answered() == 0
    ),
    "After it (?:South|North) can (?:capture|harvest) .* at most(?: with its next sowing)?": (
        lambda here, seeds: here.answered() == seeds
    ),
    "It sows on .*": lambda here, times: here.tip.laps == times + 1,
    "After it you threaten to harvest .*": lambda here, seeds: (
        here.most(here.tip.after, here.me) == seeds
    ),
    "It brings you .*": lambda here, seeds: _brings(here.tip) == seeds,
    "It feeds (?:South|North)": lambda here, _: _feeds(here.tip),
    "": lambda here, _: True,  # a pit, for instance, or the only one
}


def _truths(said: str, known: Mapping[str, Callable[[Of, int], bool]], of: Of) -> list[str]:
    """Whatever is known to be said by it, held against the rules."""
    number = int(next(iter(re.findall(r"\d+", said)), 0))
    forms = [form for form in known if re.fullmatch(form, said.removesuffix("."))]
    assert forms, f"nobody knows whether this is so: {said!r}"
    for form in forms:
        assert known[form](of, number), f"this is not so: {said!r}, {of}"
    return forms


def _boards(preset: str, chance: Random) -> Iterator[Game]:
    """The places of some games, and boards on which seeds lie anyhow."""
    for _ in range(GAMES):
        game = Game(preset)
        while game.result is None and game.ply < 70:
            yield game
            game.play(chance.choice(game.variant.legal_moves(game.position)))
    variant = PRESETS[preset].variant
    layout = variant.layout
    for _ in range(BOARDS):
        seeds = [0] * layout.holes
        most = chance.choice((1, 2, 4, 8, 14))  # few seeds a pit, or some that go all around
        for side in Side:
            for pit in layout.row(side):
                seeds[pit] = max(0, chance.randint(-1, most))
            if not chance.randrange(6):
                for pit in layout.row(side):
                    seeds[pit] = 0
        left = max(0, variant.total - sum(seeds))
        seeds[layout.store(Side.SOUTH)] = left // 2
        seeds[layout.store(Side.NORTH)] = left - left // 2
        start = variant.settled(Position(tuple(seeds), chance.choice(list(Side))))
        if start.over is None and variant.legal_moves(start):
            yield Game(preset, start=start)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_looked_for_is_there_and_every_tip_is_true(preset: str, narrator: Narrator) -> None:
    words, said = narrator.guide, Counter[str]()
    for game in _boards(preset, Random(preset)):
        family, other = game.variant.family, game.position.to_sow.other
        for look in looks(game):
            told = words.look(look, family, other)
            said.update(_truths(told, LOOKS, Here(game)))
            if look.sowing is None:
                continue
            told = words.tip(look, family)
            named = re.fullmatch(
                r"Tip: pit (\w)(?: is the one|, for instance|\. (.*))\.", told
            ) or pytest.fail(told)
            assert game.variant.layout.pit(named[1]) == look.sowing.pit
            here = Here(game, game.preview(game.current, look.sowing.pit))
            said.update(_truths(named[2] or "", TIPS, here))
    assert len(said) > 6, said


def _turn(game: Game) -> list[Sowing]:
    """What the side that has sown last has done since the other one, or since the round began."""
    turn: list[Sowing] = []
    for sowing in reversed(game.sowings):
        begun = sowing.before.opening or (turn and _begins([sowing]))
        if begun or sowing.side is not game.sowings[-1].side:
            break
        turn.insert(0, sowing)
    return turn


def _captured(turn: list[Sowing]) -> int:
    return sum(sowing.captured for sowing in turn)


def _gained(turn: list[Sowing]) -> float:
    return turn[-1].after.store(turn[0].side) - turn[0].before.store(turn[0].side)


def _begins(turn: list[Sowing]) -> bool:
    return turn[-1].after.round != turn[-1].before.round


DONE: dict[str, Callable[[list[Sowing], int], bool]] = {
    "The next round begins": lambda turn, _: _begins(turn),
    "Well done: an extra turn": lambda turn, _: turn[-1].again and not any(map(_takes, turn)),
    "Well done: .* (?:captured|harvested)": lambda turn, seeds: _captured(turn) == seeds,
    ".* for your store": lambda turn, seeds: (
        _gained(turn) == seeds and not any(map(_takes, turn)) and not _begins(turn)
    ),
    "Your seeds are on their way": lambda turn, _: not _gained(turn) and not _captured(turn),
    "(?:South|North) has (?:captured|harvested) .*": lambda turn, seeds: (
        _captured(turn) == seeds and not _begins(turn)
    ),
    "(?:South|North) has brought .* home": lambda turn, seeds: (
        _gained(turn) == seeds and not any(map(_takes, turn)) and not _begins(turn)
    ),
}
THREE_ROUNDS = Congkak(pits=5, seeds=3, opening=OpeningRule.SEQUENTIAL, rounds=3)


@pytest.mark.parametrize("preset", [*PRESETS, "three rounds"])
def test_what_a_turn_is_said_to_have_brought_is_what_it_has(
    preset: str, narrator: Narrator
) -> None:
    words, said, chance = narrator.guide, Counter[str](), Random(preset)
    for _ in range(GAMES):
        game = Game(preset) if preset in PRESETS else Game("congkak", THREE_ROUNDS)
        family = game.variant.family
        while game.result is None and game.ply < 70:
            game.play(chance.choice(game.variant.legal_moves(game.position)))
            last = game.sowings[-1]
            if last.before.opening or last.after.over:
                continue  # then something else is said
            turn = _turn(game)
            said.update(_truths(words.mine(brought([last]), family), DONE, [last]))
            said.update(_truths(words.theirs(brought(last_sowings(game)), family), DONE, turn))
    assert len(said) > 2, said
