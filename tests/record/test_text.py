"""What is written is read again, and what people write by hand is read too."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from mancala_desktop.record.flaws import Flaw
from mancala_desktop.record.game import Game, Node, turns
from mancala_desktop.record.prose import WIDTH, decode, fill, words
from mancala_desktop.record.text import Header, read, read_all, write, write_all
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.presets import PRESETS
from tests.record.games import games, letters, play, texts

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "data" / "records" / "kalah.mancala"


def sound(text: str) -> Game:
    """The game of a text without a flaw."""
    reading = read(text)
    assert reading.problem is None
    assert reading.game
    return reading.game


def tree(game: Game) -> list[tuple[str, str, str]]:
    """Every node of a game, the line first: the way there, its comment, its position."""
    found = []
    todo: list[Node] = [game.root]
    while todo:
        node = todo.pop()
        found.append((letters(node.path()), node.comment, str(node.position)))
        todo += sorted(node.children, key=lambda child: child is node.onward)
    return found


# ---------------------------------------------------------------- round trips


@given(games())
def test_a_game_that_was_written_is_read_again(game: Game) -> None:
    text = write(game)
    again = sound(text)
    assert write(again) == text
    assert sorted(tree(again)) == sorted(tree(game))
    assert letters(again.line()) == letters(game.line())
    assert (again.ply, again.result) == (game.ply, game.result)
    assert (again.variant, again.start) == (game.variant, game.start)
    assert list(again.headers.items()) == list(game.headers.items())


@given(games())
def test_no_line_is_wider_than_a_page_and_all_is_utf_8(game: Game) -> None:
    assert max(map(len, write(game).split("\n"))) <= WIDTH
    assert write(game).encode()


@given(texts)
def test_any_text_comes_back_from_its_lines(text: str) -> None:
    assert decode("\n".join(fill(words(text), "", "    "))) == text
    assert decode("\n".join(fill(words(text), "", "  ", glue=" \\"))) == text


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_of_every_preset(preset: str) -> None:
    game = Game(preset)
    while not game.result:
        legal = game.variant.legal_moves(game.position)
        game.play(legal[game.ply % len(legal)])
    assert sound(write(game)).result == game.result


@pytest.mark.parametrize("moves", ["b C a g E f", "g D g D a", "e C F C g g f A"])
def test_a_simultaneous_opening_is_one_row_as_in_a_list_of_moves(moves: str) -> None:
    game = play(Game("congkak"), moves)
    text = write(game)

    numbers = [int(number) for number in re.findall(r"^ *(\d+)\. ", text, re.MULTILINE)]
    first, *rest = turns(game.line())
    rows = 1 + sum(turn.side is Side.SOUTH for turn in rest[1:])
    starts_with_north = len(rest) > 1 and rest[1].side is Side.NORTH
    assert numbers[-1] == rows + starts_with_north
    assert first.side is Side.SOUTH and sorted(numbers) == numbers
    assert write(sound(text)) == text


def test_the_golden_game_is_written_as_it_stands() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert write(sound(text)) == text


@pytest.mark.parametrize("name", ["format.md", "format.de.md"])
def test_the_documented_example_is_true(name: str) -> None:
    page = (ROOT / "resources" / "docs" / name).read_text(encoding="utf-8")
    example = re.search(r"```\n(.*?)```", page, re.DOTALL)
    assert example
    assert write(sound(example[1])) == example[1]
    assert all(preset in page for preset in PRESETS)


def test_many_games_in_one_file() -> None:
    played = [play(Game("kalah-plyyard"), "c e"), Game("awari"), play(Game("congkak"), "a")]
    readings = read_all(write_all(played))
    assert [reading.problem for reading in readings] == [None] * 3
    assert [write(reading.game) for reading in readings if reading.game] == list(map(write, played))


def test_damage_to_one_game_does_not_touch_the_next() -> None:
    text = write(play(Game("kalah-plyyard"), "c e")) + "{ not closed\n"
    first, second = read_all(text + write(play(Game("awari"), "a B")))
    assert first.problem and first.problem.line == 6
    assert second.problem is None and second.game and letters(second.game.line()) == "aB"


# ---------------------------------------------------------------- what is kept


def test_a_game_goes_on_at_the_same_ply_and_can_be_redone() -> None:
    game = play(Game("kalah-plyyard"), "c e B F a")
    game.back()
    game.back()
    again = sound(write(game))
    assert again.ply == 3
    assert letters(again.line()) == "ceBFa"
    assert again.position == game.position


def test_north_begins() -> None:
    game = play(Game("awari", start=PRESETS["awari"].variant.start(Side.NORTH)), "A b")
    assert "First: north\n\n  1. ..            A\n  2. b\n*\n" in write(game)


def test_only_options_that_differ_are_written() -> None:
    variant = PRESETS["kalah-36"].variant.with_options({"seeds": "5", "ends": "mover_row"})
    assert "Options: seeds=5, ends=mover_row\n" in write(Game("kalah-36", variant))
    assert "Options" not in write(Game("kalah-36"))


def test_an_unusual_start_keeps_round_and_sowings_of_the_turn() -> None:
    variant = PRESETS["congkak-app"].variant.with_options({"rounds": "3"})
    position = variant.position("0,x,1,4,4,4/10|4,4,4,4,4,x/5|n")
    start = replace(position, round=2, sown=1, starter=Side.SOUTH)
    text = write(Game("congkak-app", variant, start))
    assert "/5|n round=2 sown=1 starter=s\n" in text
    assert sound(text).start == start


def test_a_start_that_is_already_over_is_a_finished_game() -> None:
    text = "Mancala game 1\nRules: kalah-plyyard\nStart: 0,0,0,0,0,0/20|1,0,0,0,0,0/27|s\n"
    game = sound(text)
    assert game.result == Outcome(20, 28, Side.NORTH, Termination.ROW_EMPTY)
    assert write(sound(write(game))) == write(game)


def test_a_resignation_is_kept() -> None:
    game = play(Game("oware-abapa"), "a B")
    game.resign(Side.NORTH)
    text = write(game)
    assert "Result: south 0-0\nReason: resignation\n" in text
    assert sound(text).result == game.result


def test_the_opening_of_congkak_is_written_in_the_order_it_is_asked() -> None:
    text = write(play(Game("congkak"), "e G G C G"))
    assert "  1. e             G G C G\n" in text
    assert letters(sound(text).line()) == "eGGCG"


def test_headers_that_follow_from_the_game_are_not_taken_from_its_headers() -> None:
    assert "awari\n\n" in write(Game("awari", headers={"Ply": "7", "Rules": "chess"}))


def test_a_header_needs_a_name() -> None:
    with pytest.raises(ValueError, match="name of a header"):
        write(Game("awari", headers={"a:b": ""}))


def test_turns_too_long_for_one_line_stand_below_each_other() -> None:
    variant = PRESETS["kalah-plyyard"].variant.with_options({"pits": "8"})
    start = variant.position("9,7,5,3,1,2,2,1/0|0,7,5,3,1,2,2,1/0|s")
    chain = "hghbhfhghchdhghehfhgh"
    game = play(Game("kalah-plyyard", variant, start), chain + "a" + chain.upper() + "A")
    text = write(game)
    assert "\n  1. h+ g+ h+ b+" in text
    assert " a\n     H+ G+ H+ B+" in text
    assert sound(text).position == game.position


# ---------------------------------------------------------------- written by hand


@pytest.mark.parametrize(
    "moves",
    [
        "1. c+ e B+ F 2. f",
        "c e B F f",
        "1.c+ e\tB+ F\n\n\n2.f *",
        "1. c\n1... e B\n 1… F\n2 f",
        "{}c{}(a)e(a)B+(A)F f",
    ],
)
def test_numbers_columns_marks_and_the_end_may_be_missing(moves: str) -> None:
    text = f"Mancala game 1\nRules: kalah-plyyard\n\n{moves}"
    assert letters(sound(text).line()) == "ceBFf"


def test_windows_line_ends_tabs_a_byte_order_mark_and_empty_lines() -> None:
    text = write(play(Game("kalah-plyyard", headers={"South": "Ada"}), "c e B F"))
    edited = "\ufeff\n\n" + text.replace("  ", "\t").replace(": ", " :\t").replace("\n", "\r\n")
    assert write(sound(edited)) == text
    assert write(sound(text.replace("\n", "\r"))) == text
    assert write(sound(text.replace("\n\n", "\n"))) == text
    assert write(sound(text.replace("\n", "\n\n"))) == text


def test_header_names_are_known_in_small_letters() -> None:
    game = sound("Mancala game 1\nrules: awari\nsouth: Ada\nmine: x\n")
    assert game.headers == {Header.SOUTH: "Ada", "mine": "x"}


def test_comments_of_one_sowing_are_joined_and_their_line_ends_are_spaces() -> None:
    game = sound("Mancala game 1\nRules: awari\n\n{before\n  it ( all} a {1} (b {2}) {3} B { 4 }\n")
    assert game.root.comment == "before it ( all"
    assert [node.comment for node in game.line()] == ["1\n3", "4"]


def test_unknown_escapes_stand_for_themselves() -> None:
    assert decode(r"C:\games\u[110000]\\ \}") == "C:\\games\\u[110000]\\ }"


def test_a_variation_that_repeats_the_line_adds_nothing() -> None:
    game = sound("Mancala game 1\nRules: awari\n\na (a B) C\n")
    assert letters(game.root.children) == "a"
    assert sorted(letters([child]) for child in game.line()[0].children) == ["B", "C"]


def test_a_hand_written_resignation_needs_no_end() -> None:
    text = "Mancala game 1\nRules: awari\nResult: North 0-0\nReason: Resignation\n\na"
    assert sound(text).result == Outcome(0, 0, Side.NORTH, Termination.RESIGNATION)


def test_a_divided_game_is_divided_again_by_its_reason() -> None:
    game = play(Game("oware-abapa"), "a B")
    game.agree_division()
    again = sound(write(game))
    assert again.position == game.position
    assert again.settlement == game.settlement
    again.reopen()
    assert again.position == game.current.position


@pytest.mark.parametrize(
    ("rules", "reason"), [("kalah-plyyard", "division"), ("oware-abapa", "claimed_repetition")]
)
def test_an_end_that_the_rules_do_not_know_is_a_flaw(rules: str, reason: str) -> None:
    text = f"Mancala game 1\nRules: {rules}\nResult: draw 24-24\nReason: {reason}\n\na"
    reading = read(text)
    assert reading.problem and reading.problem.flaw is Flaw.RESULT
    assert reading.game and reading.game.result is None
