"""A whole game, played and followed by nothing but what a screen reader is told."""

from __future__ import annotations

import re
from dataclasses import replace

from mancala_desktop.play.places import Places
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Variant
from tests.e2e.desk import Desk
from tests.e2e.reader import Reader, Thing

PITS, SEEDS = 4, 2
COUNT = re.compile(r"(\d+) seed|empty")


def named(name: str, *roles: str) -> str:
    return f"{' or '.join(roles) or 'thing'} {name!r}"


def press(ears: Reader, name: str, *roles: str) -> None:
    """Presses the first thing with this name and one of these roles, waited for."""

    def fits(thing: Thing) -> bool:
        return thing.name == name and thing.pressable and (not roles or thing.role in roles)

    ears.press(ears.await_thing(named(name, *roles), fits))


def choose(ears: Reader, group: str, name: str) -> None:
    """Presses the choice with this name in a named group of choices."""
    found = ears.await_thing(
        f"group {group!r}", lambda thing: thing.name == group and thing.role != "label"
    )
    (choice,) = (each for each in ears.read() if each.path[:-1] == found.path and each.name == name)
    ears.press(choice)


def holes(things: list[Thing]) -> list[Thing]:
    """The pits and stores by ring index: read in that order."""
    found = [each for each in things if each.name.startswith(("Pit ", "Store, "))]
    assert len(found) == 2 * PITS + 2, [each.name for each in found]
    return found


def counts(board: list[Thing]) -> tuple[int, ...]:
    told = [COUNT.search(each.name) for each in board]
    assert all(told), board
    return tuple(int(each[1] or 0) for each in told if each)


def playable(board: list[Thing]) -> list[int]:
    return [place for place, each in enumerate(board) if each.name.endswith(", playable")]


def settled(ears: Reader, position: Position, *, choice: bool) -> list[Thing]:
    """The board as soon as it reads as this position does, and offers a choice or none."""

    def fits(_: Thing) -> bool:
        board = holes(ears.read())
        return counts(board) == position.seeds and bool(playable(board)) == choice

    ears.await_thing(f"board with {position.seeds}", fits)
    return holes(ears.read())


def the_next(variant: Variant, position: Position, told: str) -> Position:
    """The position after the sowing that an announcement tells."""
    by_words = re.match(r"(South|North) sows (\w): (\d+) seeds?", told)
    assert by_words, told
    pit = position.layout.pit(by_words[2])
    assert by_words[1] == position.to_sow.name.title(), told
    assert int(by_words[3]) == position.seeds[pit], told
    sowing = variant.sow(position, pit)
    assert ("extra turn" in told) == sowing.again, told
    assert ("captures" in told) == any(type(step).__name__ == "Capture" for step in sowing.steps)
    return sowing.after


def test_a_whole_game_against_the_computer_is_played_by_ear(desk: Desk, ears: Reader) -> None:
    settings = Places.of_user().settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("[General]\nspeed=off\n", encoding="utf-8")
    window = desk.start("--language", "en", "--size", "1280x800")

    # The start page, and the dialog of a new game, each a window with a name of its own.
    press(ears, "New game", "push button", "button")
    choose(ears, "Pits", str(PITS))
    choose(ears, "Seeds per pit", str(SEEDS))
    press(ears, "Start game", "push button", "button")
    ears.await_thing("window of the game", lambda thing: thing.name == "Mancala – Kalah")

    variant = replace(PRESETS["kalah-plyyard"].variant, pits=PITS, seeds=SEEDS)
    position = variant.start()
    assert ears.hears(1) == ["The game begins. Your turn."]
    heard = 1

    # An empty pit is refused in words, and a store cannot be pressed.
    board = settled(ears, position, choice=True)
    assert [place for place, each in enumerate(board) if not each.pressable] == [PITS, 2 * PITS + 1]
    ears.press(board[PITS + 1])
    assert ears.hears(2)[-1] == "This pit belongs to North."
    heard = 2

    while not position.over:
        person = position.to_sow is Side.SOUTH
        if person:
            board = settled(ears, position, choice=True)
            assert playable(board) == list(variant.legal_moves(position))
            ears.press(board[playable(board)[0]])
        heard += 1
        told = ears.hears(heard)[-1]
        position = the_next(variant, position, told)
        handed_over = not person and not position.over and position.to_sow is Side.SOUTH
        assert told.endswith("Your turn.") == handed_over, told

    outcome = variant.outcome(position)
    assert outcome is not None
    assert told.endswith(
        f"A draw, {outcome.south:.0f} : {outcome.north:.0f}."
        if outcome.winner is None
        else f"{outcome.winner.name.title()} wins {max(outcome.south, outcome.north):.0f} : "
        f"{min(outcome.south, outcome.north):.0f}."
    )
    board = settled(ears, position, choice=False)
    assert counts(board)[PITS] == outcome.south
    assert len(ears.heard) == heard  # each sowing once, and nothing besides

    assert window.close() == 0
    assert desk.output(0).read_text() == ""
