"""Trainers: tasks made up on the spot, as many as anybody wants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from random import Random

from mancala_desktop.learn.goals import Best, Chain, Feeds, Slam
from mancala_desktop.learn.task import Amount, Count, Find, Question, Sow, Task, What
from mancala_desktop.learn.told import (
    ends_in_store,
    falls,
    feeds,
    longest_turn,
    spares_a_slam,
    takes_all,
)
from mancala_desktop.learn.trainer_boards import BOARDS
from mancala_desktop.learn.trainer_levels import LEVELS, Asks, Level, Trainer
from mancala_desktop.learn.trie import Trie
from mancala_desktop.learn.walks import hungry_walk, walk
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant

_KIND = "trainer"  # what the ids of their tasks begin with
_MOST_GAMES = 60  # that boards are taken from
_PATIENCE = 40  # boards more, for the amount that was drawn, when another one has been found
_LONGEST = 7  # sowings; a chain is not followed beyond so many

Candidates = Iterator[tuple[int, Question]]
"""What may be asked on a board, each with its amount: what `Level.least` and `most` bound."""


def difficulty(trainer: Trainer, level: int) -> float:
    """The rating of a task of this level (1, 2, …), on the scale of Glicko-2."""
    return float(LEVELS[trainer][level - 1].rating)


def difficulty_of(task: Task) -> float | None:
    """The rating of a task that was made here; None for any other one."""
    kind, _, place = task.id.partition("/")
    if kind != _KIND:
        return None
    trainer, _, level = place.partition("/")
    return difficulty(Trainer(trainer), int(level))


def task(trainer: Trainer, level: int, random: Random) -> Task:
    """A new task of this level (1, 2, …); the same again for the same chance.

    First the amount is drawn, so that all answers come about equally often, and then a board is
    looked for that has it; another amount of the level will do if that takes too long.

    ValueError for BEST_MOVE, whose answer only the engine knows: see `best_task`.
    """
    if trainer is Trainer.BEST_MOVE:
        raise ValueError("what is best the engine has to say")
    rules = LEVELS[trainer][level - 1]
    wanted = random.randint(rules.least, rules.most)
    found: tuple[Position, Question] | None = None
    patience = rules.boards
    for position in _boards(rules, random):
        fitting = _fitting(trainer, rules, position)
        exact = [question for amount, question in fitting if amount == wanted]
        if exact:
            found = position, random.choice(exact)
            break
        fitting = [each for each in fitting if each[0]]  # nothing is right only if it was drawn
        if fitting and not found:
            found = position, random.choice(fitting)[1]
            patience = _PATIENCE
        patience -= 1
        if not patience:
            break
    if not found:
        found = _sure(trainer, level, random, wanted)
    return _task(trainer, level, *found)


def board(level: int, random: Random, most: int | None = None) -> Position:
    """A board to find the best sowing on, of this level of BEST_MOVE, with at most `most` seeds in
    the rows if that is said."""
    rules = LEVELS[Trainer.BEST_MOVE][level - 1]
    least = min(rules.least, most or rules.least)
    wanted = random.randint(least, min(rules.most, most or rules.most))
    for _ in range(_MOST_GAMES):
        for position in walk(rules.variant, random):
            left = sum(sum(position.row(side)) for side in Side)
            if least <= left <= wanted and len(rules.variant.legal_moves(position)) >= 3:
                return position
    return rules.variant.position(random.choice(BOARDS[Trainer.BEST_MOVE][level - 1]))


def best_task(level: int, position: Position, values: Mapping[int, int]) -> Task | None:
    """What is best on a `board`, where sowing a pit leads to the proved final difference `values`
    has for it. All pits that are equally good are right, and one sowing answers it.

    None if that is no question: no pit is two seeds worse, or more than half of them are best, or
    too few only look as good.
    """
    rules = LEVELS[Trainer.BEST_MOVE][level - 1]
    value = max(values.values())
    best = [pit for pit, each in values.items() if each == value]
    worse = [pit for pit, each in values.items() if each < value]
    if 2 * len(best) > len(values) or not worse or value - max(values[p] for p in worse) < 2:
        return None
    gains = {pit: _gain(rules.variant, position, pit) for pit in values}
    tempting = [pit for pit in worse if gains[pit] >= max(gains[each] for each in best)]
    if len(tempting) < rules.near:
        return None
    ways = Trie({pit: Trie() for pit in best})
    return _task(Trainer.BEST_MOVE, level, position, Sow(Best(ways, dict(values))))


def _task(trainer: Trainer, level: int, position: Position, question: Question) -> Task:
    variant = LEVELS[trainer][level - 1].variant
    return Task(f"{_KIND}/{trainer.value}/{level}", variant, position, question, trainer.skill)


def _boards(rules: Level, random: Random) -> Iterator[Position]:
    """Boards of random games, a bounded number; each game is entered somewhere by chance."""
    for _ in range(_MOST_GAMES):
        game = (hungry_walk if rules.hungry else walk)(rules.variant, random)
        yield from islice(game, rules.early + random.randrange(4), None)


def _sure(trainer: Trainer, level: int, random: Random, wanted: int) -> tuple[Position, Question]:
    """What may be asked on one of the boards that are known to suit, with own pits exchanged if it
    still suits then."""
    rules = LEVELS[trainer][level - 1]
    known = rules.variant.position(random.choice(BOARDS[trainer][level - 1]))
    own = list(known.row(Side.SOUTH))
    random.shuffle(own)
    for position in (replace(known, seeds=(*own, *known.seeds[len(own) :])), known):
        fitting = [each for each in _fitting(trainer, rules, position) if each[0] or not wanted]
        if fitting:
            return position, random.choice(fitting)[1]
    raise AssertionError(f"{known} is no board of {trainer.value} {level}")


def _fitting(trainer: Trainer, rules: Level, position: Position) -> list[tuple[int, Question]]:
    """What the level may ask on a board, with its amount."""
    return [
        (amount, question)
        for amount, question in _CANDIDATES[trainer](rules, position)
        if rules.least <= amount <= rules.most
    ]


# -------------------------------------------------------------------- what may be asked


def _last_seed(rules: Level, position: Position) -> Candidates:
    for pit in rules.variant.legal_moves(position):
        yield position.seeds[pit], Find(What.LAST_SEED, pit)


def _relay_end(rules: Level, position: Position) -> Candidates:
    for sowing in _sowings(rules.variant, position):
        yield sowing.laps, Find(What.LAST_SEED, sowing.pit)


def _extra_turns(rules: Level, position: Position) -> Candidates:
    sowings = _sowings(rules.variant, position)
    store = position.layout.store(Side.SOUTH)
    right = sum(map(ends_in_store, sowings))
    near = sum(sowing.last_hole in (store - 1, store + 1) for sowing in sowings)
    if near >= rules.near and len(sowings) > max(1, right):
        yield right, Find(What.EXTRA_TURNS)


def _captured(rules: Level, position: Position) -> Candidates:
    sowings = _sowings(rules.variant, position)
    if not rules.one_pit:
        right = sum(sowing.captured > 0 for sowing in sowings)
        if len(sowings) > right + 1:
            yield right, Find(What.CAPTURES)
        return
    for sowing in sowings:
        if rules.asks is Asks.MANY:
            if sowing.captured or _seems_to_take(sowing):
                yield sowing.captured, Count(Amount.SEEDS_CAPTURED, sowing.pit)
        elif sowing.captured:
            yield sowing.captured, Find(What.CAPTURED, sowing.pit)


def _chain(rules: Level, position: Position) -> Candidates:
    longest = len(longest_turn(rules.variant, position, _LONGEST))
    if longest >= _LONGEST:
        return
    yield longest, Sow(Chain(longest)) if rules.asks is Asks.SOW else Count(Amount.CHAIN)


def _final(rules: Level, position: Position) -> Candidates:
    for pit in rules.variant.legal_moves(position):
        after = rules.variant.after(position, pit)
        if after.over:
            left = sum(position.row(Side.NORTH))
            yield left, Count(Amount.FINAL if rules.final else Amount.OTHER_KEEPS, pit)


def _feeding(rules: Level, position: Position) -> Candidates:
    hungry = not any(position.row(Side.NORTH))
    if hungry is not (rules.asks is Asks.LEGAL):
        return
    moves = rules.variant.legal_moves(position)
    if hungry:
        if len(moves) < sum(map(bool, position.row(Side.SOUTH))):
            yield len(moves), Find(What.LEGAL)
        return
    sowings = [rules.variant.sow(position, pit) for pit in moves]
    right = sum(map(feeds, sowings))
    near = sum(sowing.last_hole == position.layout.pits - 1 for sowing in sowings)
    if near >= rules.near and len(sowings) > right:
        yield right, Sow(Feeds()) if rules.asks is Asks.SOW else Find(What.FEEDS)


def _slam(rules: Level, position: Position) -> Candidates:
    row = position.row(Side.NORTH)
    if not any(row) or max(row) > 2:  # what holds more before a sowing is hardly ever taken by it
        return
    sowings = _sowings(rules.variant, position)
    slams = [sowing for sowing in sowings if spares_a_slam(sowing) or takes_all(sowing)]
    near = sum(sowing.captured > 0 for sowing in sowings if sowing not in slams)
    if near >= rules.near and len(sowings) > len(slams) + 1:
        yield len(slams), Sow(Slam()) if rules.asks is Asks.SOW else Find(What.SLAMS)


_CANDIDATES: dict[Trainer, Callable[[Level, Position], Candidates]] = {
    Trainer.LAST_SEED: _last_seed,
    Trainer.EXTRA_TURNS: _extra_turns,
    Trainer.CAPTURED: _captured,
    Trainer.CHAIN: _chain,
    Trainer.FINAL: _final,
    Trainer.OWARE_LAST_SEED: _last_seed,
    Trainer.OWARE_CAPTURED: _captured,
    Trainer.FEEDING: _feeding,
    Trainer.SLAM: _slam,
    Trainer.RELAY_END: _relay_end,
}

# -------------------------------------------------------------------- what is seen on a board


def _sowings(variant: Variant, position: Position) -> list[Sowing]:
    return [variant.sow(position, pit) for pit in variant.legal_moves(position)]


def _seems_to_take(sowing: Sowing) -> bool:
    """Whether the last seed falls where something could have been taken."""
    last = falls(sowing)[-1].hole
    layout = sowing.before.layout
    if layout.is_store(last):
        return False
    return layout.owner(last) is Side.SOUTH or sowing.before.seeds[last] in (1, 2, 3)


def _gain(variant: Variant, position: Position, pit: int) -> float:
    """What sowing a pit brings at once; an extra turn counts as a seed more."""
    after = variant.after(position, pit)
    again = not after.over and after.to_sow is position.to_sow
    return after.store(position.to_sow) - position.store(position.to_sow) + again
