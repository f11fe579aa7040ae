"""Games of Oware in OGN: what we write is read again, and so is what other programs write."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mancala_desktop.record import ogn, pie, text
from mancala_desktop.record.flaws import Flaw, Problem
from mancala_desktop.record.formats import Format, games_in
from mancala_desktop.record.game import Game, Node, Pie
from mancala_desktop.record.ogn import tags
from mancala_desktop.record.writing import marks
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family
from tests.record.games import games, letters, play, texts
from tests.record.test_text import tree

RECORDS = Path(__file__).parents[1] / "data" / "records"
DOCS = Path(__file__).parents[2] / "resources" / "docs"
OWARE = [name for name, preset in PRESETS.items() if preset.variant.family is Family.OWARE]
HEAD = '[Variant "Oware Abapa"]\n'
ENDLESS = f'{HEAD}[Options "repetition=0"]\n[FEN "1-0-0-0-0-0-1-0-0-0-0-0-0-0-S"]\n\n'


def sound(written: str) -> Game:
    """The game of a text without a flaw."""
    reading = ogn.read(written)
    assert reading.problem is None
    assert reading.game
    return reading.game


def every_node(game: Game) -> list[Node]:
    found = [game.root]
    for node in found:
        found += node.children
    return sorted(found, key=lambda node: letters(node.path()))


def marked(game: Game) -> list[tuple[str, list[str]]]:
    """What else is known of each sowing."""
    return [(letters(node.path()), marks(node)) for node in every_node(game)]


def told(game: Game) -> dict[str, str]:
    """The headers of a game, without those of OGN's own tags that say nothing."""
    return {
        name: value
        for name, value in game.headers.items()
        if name not in tags.ROSTER or value not in ("", tags.UNKNOWN)
    }


# ---------------------------------------------------------------- round trips


@given(games(OWARE))
def test_a_game_that_was_written_is_read_again_with_all_it_holds(game: Game) -> None:
    written = ogn.write(game)
    again = sound(written)

    assert ogn.write(again) == written
    assert sorted(tree(again)) == sorted(tree(game))
    assert letters(again.line()) == letters(game.line())
    assert (again.ply, again.result) == (game.ply, game.result)
    assert (again.preset_id, again.variant) == (game.preset_id, game.variant)
    assert again.start == game.start
    assert told(again) == told(game)
    assert again.spent_ms == game.spent_ms
    assert marked(again) == marked(game)


@given(games(OWARE))
def test_a_game_comes_back_whole_through_the_other_format(game: Game) -> None:
    ours = text.write(sound(ogn.write(game)))
    there_and_back = text.read(ours).game

    assert there_and_back
    assert ogn.write(there_and_back) == ogn.write(game)


@given(games(OWARE))
def test_no_line_is_longer_than_79_characters(game: Game) -> None:
    lines = ogn.write(game).split("\n")
    assert max(map(len, lines)) <= 79
    assert "\n".join(lines).encode()


@given(texts)
def test_any_text_comes_back_from_a_comment_and_from_a_tag(what: str) -> None:
    written = "\n".join(tags.words(what)).replace("\n\n", "\n")
    assert "}" not in written
    assert tags.decode(written) == what
    (line,) = re.findall(r'\[Name "(.*)"\]', "\n".join(tags.tag("Name", what)), re.DOTALL)
    assert tags.decode_tag(line) == what


@given(st.lists(games(OWARE), min_size=1, max_size=4))
def test_many_games_in_one_file(played: list[Game]) -> None:
    written = [ogn.write(game) for game in played]
    found = games_in("\n".join(written))

    assert [each.format for each in found] == [Format.OGN] * len(played)
    readings = [each.read() for each in found]
    assert [reading.problem for reading in readings] == [None] * len(played)
    assert [ogn.write(reading.game) for reading in readings if reading.game] == written


def test_the_golden_game_is_written_as_it_stands() -> None:
    """As Aualé would write it, to the byte."""
    written = (RECORDS / "oware.ogn").read_text(encoding="utf-8")
    assert ogn.write(sound(written)) == written


@pytest.mark.parametrize("name", ["ogn.md", "ogn.de.md"])
def test_the_documented_example_is_true(name: str) -> None:
    page = (DOCS / name).read_text(encoding="utf-8")
    example = re.search(r"```\n(.*?)```", page, re.DOTALL)
    assert example
    assert ogn.write(sound(example[1])) == example[1]
    assert all(f"`{variant}`" in page for variant in tags.VARIANTS.values())


def test_only_oware_is_written() -> None:
    with pytest.raises(ValueError, match="no game of kalah"):
        ogn.write(Game("kalah-plyyard"))


def test_a_header_needs_a_name() -> None:
    with pytest.raises(ValueError, match="name of a header"):
        ogn.write(Game("awari", headers={"a:b": ""}))


@pytest.mark.parametrize("preset", OWARE)
def test_every_rule_set_has_a_variant_of_its_own(preset: str) -> None:
    assert sound(ogn.write(Game(preset))).preset_id == preset


def test_a_resignation_is_kept() -> None:
    game = play(Game("oware-abapa"), "a B")
    game.resign(Side.SOUTH)
    written = ogn.write(game)

    assert '[Reason "resignation"]\n[Winner "north"]\n' in written
    assert sound(written).result == game.result


def test_a_division_is_kept_and_divides_again() -> None:
    game = play(Game("oware-abapa"), "d D")
    game.agree_division()
    written = ogn.write(game)

    assert '[Reason "division"]\n[Winner "' in written
    assert sound(written).result == game.result
    assert sound(written).position == game.position


def test_a_start_is_a_fen() -> None:
    variant = PRESETS["awari"].variant
    start = variant.position("1,2,0,4,0,6/7|6,5,4,0,2,1/10|n")
    written = ogn.write(Game("awari", variant, start))

    assert '[FEN "1-2-0-4-0-6-6-5-4-0-2-1-7-10-N"]\n' in written
    assert sound(written).start == start


def test_what_a_fen_cannot_tell_of_a_start_stands_beside_it() -> None:
    variant = PRESETS["awari"].variant
    start = replace(variant.start(Side.NORTH), round=2, starter=Side.SOUTH)
    written = ogn.write(Game("awari", variant, start))

    assert '[FEN "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"]\n[Start "4,4' in written
    assert sound(written).start == start


# ---------------------------------------------------------------- what others stumble over


def test_all_lines_are_read_and_not_only_the_first_one() -> None:
    game = sound(f"{HEAD}\n1. D (1. A a (1... b 2. B)) (1. F) d 2. A *\n")

    ways = [letters(node.path()) for node in every_node(game)]
    assert ways == ["", "a", "aA", "aB", "aBb", "d", "dD", "dDa", "f"]
    assert letters(game.line()) == "dDa"


def test_a_comment_before_the_first_move_is_kept() -> None:
    game = sound(f"{HEAD}\n{{ Ada won the toss. }} 1. D *\n")

    assert game.root.comment == "Ada won the toss."
    assert "\n\n{ Ada won the toss. } 1. D *\n" in ogn.write(game)


@pytest.mark.parametrize("comment", ["a ( b", "a ) b", "a { b", "a } b", "}", "1. D d", "[Variant"])
def test_brackets_and_moves_in_a_comment_are_part_of_it(comment: str) -> None:
    for reader, write in ((ogn.read, ogn.write), (text.read, text.write)):
        game = play(Game("oware-abapa"), "d D")
        game.line()[0].comment = comment
        game.back()
        game.play(8)  # a variation
        game.current.comment = comment
        again = reader(write(game)).game
        assert again and sorted(tree(again)) == sorted(tree(game))


def test_an_open_bracket_in_a_comment_of_another_program_does_no_harm() -> None:
    game = sound(f"{HEAD}\n1. D {{ a ( b }} d 2. A *\n")
    assert [node.comment for node in game.line()] == ["a ( b", "", ""]


def test_what_a_clock_had_left_is_a_comment_to_other_programs() -> None:
    game = play(Game("oware-abapa", headers={"Clock": "180+2"}), "d D")
    game.line()[0].left_ms = 178_437
    game.line()[0].comment = "well"
    written = ogn.write(game)

    assert "\n\n1. D { [% [178.437] %] } { well } d *\n" in written
    assert sound(written).line()[0].left_ms == 178_437
    assert sound(written.replace("[% [178.437] %]", "[%clk 0:02:58]")).line()[0].comment == (
        "[%clk 0:02:58]\nwell"
    )


def test_backslashes_of_another_program_are_backslashes() -> None:
    game = sound(f"{HEAD}\n1. D {{ C:\\new\\u \\ }} *\n")
    assert game.line()[0].comment == "C:\\new\\u \\"


# ---------------------------------------------------------------- what other programs write


@pytest.mark.parametrize(
    ("variant", "preset"),
    [
        ("Oware Abapa", "oware-abapa"),
        ("oware-abapa", "oware-abapa"),
        ("Abapa", "oware-abapa"),
        ("Awalé", "oware-abapa"),
        ("?", "oware-abapa"),
        ("AWARI", "awari"),
        ("oware grand-slam", "oware-app"),
        ("oware-kalaha", "oware-kalaha"),
    ],
)
def test_names_of_rule_sets_are_understood(variant: str, preset: str) -> None:
    assert sound(f'[Variant "{variant}"]\n\n1. D *').preset_id == preset


def test_a_rule_set_nobody_knows_is_a_flaw() -> None:
    reading = ogn.read('\n[Event "x"]\n[Variant "Chess"]\n\n1. D *')
    assert reading.game is None
    assert reading.problem == Problem(3, 11, Flaw.UNKNOWN_RULES, "Chess")


def test_tags_in_any_order_without_variant_in_any_letters_and_some_in_one_line() -> None:
    game = sound(
        '  [ Event "A \\"B\\" \\\\ C" ] [site "?"]\n\n[north "Eve"]\n[Mine "x"]\n\n1.D 1...d'
    )
    assert game.headers == {"Event": 'A "B" \\ C', "North": "Eve", "Mine": "x"}
    assert letters(game.line()) == "dD"


def test_what_a_capture_is_said_to_bring_is_not_believed() -> None:
    assert letters(sound(f"{HEAD}\n1. D+7 d+99 2. A\n").line()) == "dDa"


def test_windows_line_ends_and_a_byte_order_mark() -> None:
    game = play(Game("oware-abapa", headers={"South": "Ada"}), "d D")
    (found,) = games_in("\ufeff\r\n" + ogn.write(game).replace("\n", "\r\n"))
    reading = found.read()
    assert reading.problem is None and reading.game
    assert ogn.write(reading.game) == ogn.write(game)


def test_a_score_no_rule_leads_to_was_agreed_on() -> None:
    game = sound(f'{HEAD}[Result "26-22"]\n\n1. D d 26-22')
    assert game.result == Outcome(26, 22, Side.SOUTH, Termination.AGREEMENT)


# ---------------------------------------------------------------- flaws


@pytest.mark.parametrize(
    ("damaged", "problem"),
    [
        ("", Problem(1, 1, Flaw.NOT_A_GAME)),
        ("\n  Dear Ada", Problem(2, 3, Flaw.NOT_A_GAME, "Dear Ada")),
        ('[FEN "4-4"]', Problem(1, 7, Flaw.START, "4-4")),
        (
            f'{HEAD}[FEN "{"0-" * 12}300-0-S"]',
            Problem(2, 7, Flaw.START, "0-0-0-0-0-0-0-0-0-0-0-0-300-0-S"),
        ),
        (f'{HEAD}[Options "seeds=3, pits=9"]', Problem(2, 20, Flaw.OPTION, "pits=9")),
    ],
)
def test_a_flaw_before_the_moves_leaves_no_game(damaged: str, problem: Problem) -> None:
    reading = ogn.read(damaged)
    assert (reading.game, reading.problem) == (None, problem)


@pytest.mark.parametrize(
    ("moves", "problem", "line"),
    [
        ("1. D d\n2. Dx", Problem(4, 4, Flaw.SOWING, "Dx"), "dD"),
        ("1. D G", Problem(3, 6, Flaw.SOWING, "G"), "d"),
        ("1. D A", Problem(3, 6, Flaw.ILLEGAL, "A", reason=Reason.NOT_YOUR_PIT), "d"),
        ("1. D d 2. D", Problem(3, 11, Flaw.ILLEGAL, "D", reason=Reason.EMPTY_PIT), "dD"),
        ("1. D {x\n(d", Problem(3, 6, Flaw.OPEN_COMMENT), "d"),
        ("1. D (A", Problem(3, 6, Flaw.OPEN_VARIATION), "d"),
        ("(D)", Problem(3, 1, Flaw.STRAY_VARIATION), ""),
        ("D)", Problem(3, 2, Flaw.STRAY_CLOSE), "d"),
        ("D }", Problem(3, 3, Flaw.SOWING, "}"), "d"),
        ("D * d", Problem(3, 5, Flaw.AFTER_END, "d"), "d"),
    ],
)
def test_a_flaw_among_the_moves_leaves_those_before_it(
    moves: str, problem: Problem, line: str
) -> None:
    reading = ogn.read(f"{HEAD}\n{moves}")
    assert reading.problem == problem
    assert reading.game and letters(reading.game.line()) == line


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ('[South "Ada]', Problem(2, 1, Flaw.TAG, '[South "Ada]')),
        ("[South]", Problem(2, 1, Flaw.TAG, "[South]")),
        ('[Header "nothing"]', Problem(2, 1, Flaw.TAG, '[Header "nothing"]')),
        ('[South "Ada"]\n[south "Eve"]', Problem(3, 2, Flaw.HEADER_TWICE, "South")),
        ('[Ply "9"]', Problem(2, 7, Flaw.PLY, "9", "2")),
        ('[Reason "time"]', Problem(2, 10, Flaw.RESULT, "time")),
        ('[Result "1-0-1"]', Problem(2, 10, Flaw.RESULT, "1-0-1", "*")),
    ],
)
def test_a_flaw_in_a_tag_leaves_the_moves_whole(lines: str, problem: Problem) -> None:
    reading = ogn.read(f"{HEAD}{lines}\n\n1. D d\n")
    assert reading.problem == problem
    assert reading.game and letters(reading.game.line()) == "dD"


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    golden = (RECORDS / "oware.ogn").read_text(encoding="utf-8")
    right = ogn.read(golden).game
    assert right and right.result
    score = f"{right.result.south:g}-{right.result.north:g}"
    for wrong in (golden.replace(f'"{score}"', '"25-0"'), golden.replace(f" {score}", " 25-0")):
        problem = ogn.read(wrong).problem
        assert problem and (problem.flaw, problem.detail) == (Flaw.RESULT, "25-0")
        assert problem.expected == score


def test_damage_to_one_game_does_not_touch_the_next() -> None:
    broken = ogn.write(play(Game("oware-abapa"), "d D")).replace(" *", " { not closed")
    first, second = (each.read() for each in games_in(broken + "\n" + ogn.write(Game("awari"))))
    assert first.problem and first.problem.line == 10
    assert second.problem is None and second.game and second.game.preset_id == "awari"


@pytest.mark.parametrize("given", list(Pie))
def test_an_answer_to_the_pie_rule_is_kept(given: Pie) -> None:
    game = play(Game("oware-abapa", headers={"Pie": "yes"}), "c")
    pie.answer(game, given)
    game = play(game, "D")

    written = ogn.write(game)

    assert f"{{ [% {given.value} %] }}" in written
    again = sound(written)
    assert [node.pie for node in again.line()] == [given, None]
    assert pie.is_agreed(again) and ogn.write(again) == written


def test_deeply_nested_variations_are_written_and_read() -> None:
    start = PRESETS["oware-abapa"].variant.position("1,0,0,1,0,0/0|1,0,0,1,0,0/0|s")
    variant = PRESETS["oware-abapa"].variant.with_options({"repetition": "0"})
    game = Game("oware-abapa", variant, start)
    node, depth = game.root, 0
    for _ in range(3 * sys.getrecursionlimit()):
        legal = variant.legal_moves(node.position)
        sowings = [game.preview(node, pit) for pit in legal]
        nodes = [game.add(node, each) for each in sowings if not (each.captured or each.after.over)]
        depth += len(nodes) > 1
        node = nodes[-1]
    assert depth > sys.getrecursionlimit()
    again = sound(ogn.write(game))
    assert ogn.write(again) == ogn.write(game)


@given(st.binary(max_size=400))
def test_no_bytes_make_it_raise(data: bytes) -> None:
    for head in ("", "[", HEAD, f"{HEAD}\n"):
        for each in games_in(head + data.decode("utf-8", errors="surrogateescape")):
            each.read()


pieces = st.text(max_size=5) | st.sampled_from(
    ["{", "}", "(", ")", "[", "]", '"', "\\", "\n", "*", "+3", "D", "d", "1-1", HEAD, '[Ply "3"]\n']
)


@given(st.lists(st.tuples(st.integers(0, 1500), st.integers(0, 9), pieces), max_size=5))
def test_no_edit_makes_it_raise_and_what_is_read_is_written_soundly(
    edits: list[tuple[int, int, str]],
) -> None:
    written = (RECORDS / "oware.ogn").read_text(encoding="utf-8")
    for at, cut, piece in edits:
        written = written[:at] + piece + written[at + cut :]
    for reading in (each.read() for each in games_in(written)):
        assert reading.game or reading.problem
        if reading.game:
            again = ogn.read(ogn.write(reading.game))
            assert again.problem is None and again.game
            assert ogn.write(again.game) == ogn.write(reading.game)


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("a long comment", lambda: HEAD + "\n{" + "a" * 4_000_000),
        ("many comments", lambda: HEAD + "\nD" + "{a}" * 300_000),
        ("many brackets", lambda: HEAD + "\nD" + "(" * 4_000_000),
        ("many broken tags", lambda: "[\n" * 2_000_000),
        ("many tags", lambda: '[A "x"]\n' * 500_000),
        ("many broken ends of tags", lambda: '[A "x\n' * 600_000),
        ("a long tag", lambda: '[A "' + "\\" * 4_000_000),
        ("a long FEN", lambda: f'{HEAD}[FEN "{"4-" * 2_000_000}"]'),
        ("many games", lambda: HEAD * 160_000),
        ("an endless game", lambda: ENDLESS + "A a B b C c D d E e F f " * 170_000),
    ],
)
def test_large_files_are_read_in_seconds(name: str, made: Callable[[], str]) -> None:
    file = made()
    started = time.monotonic()
    games_in(file)[0].read()
    assert time.monotonic() - started < 20, name
