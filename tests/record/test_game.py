"""The tree of a game and the turns of a line."""

from __future__ import annotations

import pytest

from mancala_desktop.record.game import Game, turns
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.hand import replay
from mancala_desktop.rules.move import IllegalMoveError, Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from tests.record.games import letters, play


def test_back_and_forward_lead_to_the_same_positions() -> None:
    game = play(Game("kalah-plyyard"), "c e B F")
    assert str(game.position) == "5,5,1,6,0,6/2|5,0,6,5,5,0/2|s"
    taken_back = game.back()
    assert taken_back and taken_back.before == game.position
    assert game.ply == 3
    assert game.forward() == taken_back
    assert game.forward() is None


def test_the_last_sowing_led_to_the_position_in_play() -> None:
    assert Game("kalah-plyyard").last is None
    game = play(Game("kalah-plyyard"), "c e")
    assert game.last and game.last.after == game.position


def test_nothing_is_taken_back_before_the_first_move() -> None:
    assert Game("oware-abapa").back() is None


def test_another_move_after_taking_back_stands_beside_the_first_one() -> None:
    game = play(Game("kalah-plyyard"), "c e")
    game.back()
    play(game, "a")
    parent = game.current.parent
    assert parent and letters(parent.children) == "ea"
    game.back()
    assert game.forward() == game.current.sowing
    assert letters(game.line()) == "ca"


def test_the_same_move_again_follows_the_line_there_is() -> None:
    game = play(Game("kalah-plyyard"), "c e B")
    game.go(game.root)
    play(game, "c")
    assert letters(game.line()) == "ceB"


def test_going_to_a_variation_makes_it_the_line() -> None:
    game = play(Game("kalah-plyyard"), "c e B")
    abandoned = game.current
    game.go(game.root)
    play(game, "a")
    game.go(abandoned)
    assert letters(game.line()) == "ceB"


def test_history_are_the_positions_before_the_one_in_play() -> None:
    game = play(Game("kalah-plyyard"), "c e")
    assert game.history == (game.start, game.line()[0].position)


def test_an_illegal_move_changes_nothing() -> None:
    game = Game("kalah-plyyard")
    with pytest.raises(IllegalMoveError):
        game.play(7)
    assert game.line() == [] and game.current is game.root


def test_the_third_time_of_a_position_ends_the_game() -> None:
    variant = PRESETS["oware-abapa"].variant
    start = variant.position("1,0,0,0,0,0/20|1,0,0,0,0,0/20|s")
    game = Game("oware-abapa", variant, start)
    play(game, "aA")
    while not game.position.over:
        game.play(game.variant.legal_moves(game.position)[0])
    assert game.position.over is Termination.REPETITION
    full = variant.sow(game.history[-1], game.current.pit, game.history[:-1])
    assert full.after == game.position


def test_no_move_is_played_after_a_resignation_until_it_is_taken_back() -> None:
    game = play(Game("kalah-plyyard"), "d")
    game.resign(Side.NORTH)
    assert game.result == Outcome(1, 0, Side.SOUTH, Termination.RESIGNATION)
    with pytest.raises(IllegalMoveError) as refused:
        game.play(7)
    assert refused.value.reason is Reason.GAME_OVER
    game.reopen()
    play(game, "A")


def test_going_back_takes_a_verdict_back() -> None:
    game = play(Game("kalah-plyyard"), "d")
    game.lose_on_time(Side.SOUTH)
    assert game.result == Outcome(1, 0, Side.NORTH, Termination.TIME)
    game.back()
    assert game.result is None


def test_going_elsewhere_takes_a_verdict_back() -> None:
    game = play(Game("kalah-plyyard"), "d")
    game.lose_on_time(Side.SOUTH)
    game.go(game.root)
    assert game.result is None


def test_a_game_ends_once() -> None:
    game = Game("kalah-plyyard")
    game.agree_draw()
    with pytest.raises(ValueError, match="already ended"):
        game.agree_draw()


def test_a_dull_oware_is_divided_in_steps_that_lead_to_its_result() -> None:
    game = play(Game("oware-abapa", start=Position.parse("1,0,0,0,0,0/23|0,0,0,0,2,1/21|s")), "a")

    game.agree_division()

    settlement = game.settlement
    assert settlement is not None and settlement.settles
    assert game.last is settlement and game.sowings[-1] is settlement
    assert replay(settlement.before, settlement.steps) == game.position
    assert game.result == Outcome(24, 24, None, Termination.DIVISION)
    assert game.ply == 1, "it is no move"


def test_awari_halves_what_is_left_of_a_dull_game() -> None:
    game = Game("awari", start=Position.parse("1,0,0,0,0,0/23|0,0,0,0,2,0/22|s"))
    game.agree_division()
    assert game.result == Outcome(24.5, 23.5, Side.SOUTH, Termination.DIVISION)


@pytest.mark.parametrize("preset", ["kalah-plyyard", "congkak"])
def test_only_oware_divides_the_seeds_left(preset: str) -> None:
    game = Game(preset)
    assert not game.can_divide
    with pytest.raises(ValueError, match="cannot be divided"):
        game.agree_division()


def test_no_move_is_played_after_a_division_until_it_is_taken_back() -> None:
    game = play(Game("oware-abapa"), "a")
    before = game.position
    game.agree_division()
    with pytest.raises(IllegalMoveError) as refused:
        game.play(7)
    assert refused.value.reason is Reason.GAME_OVER
    with pytest.raises(ValueError, match="already ended"):
        game.resign(Side.SOUTH)
    game.reopen()
    assert game.position == before and game.result is None
    play(game, "A")


def circling(repetition: int) -> Game:
    """Two seeds chase each other around an Oware board that knows so many repetitions."""
    variant = PRESETS["oware-abapa"].variant.with_options({"repetition": str(repetition)})
    start = Position.parse("0,0,0,0,0,1/23|0,0,0,0,0,1/23|s")
    return Game("oware-abapa", variant, start)


def test_a_repetition_is_claimed_where_the_rules_do_not_end_the_game() -> None:
    game = circling(0)
    came_up = []
    for _ in range(12 * 3):
        came_up.append((game.history.count(game.position) + 1, game.can_claim))
        game.play(game.variant.legal_moves(game.position)[0])

    assert {seen for seen, _ in came_up} >= {1, 2, 3}
    assert all(may == (seen >= 3) for seen, may in came_up)
    game.claim_repetition()
    assert game.result == Outcome(24, 24, None, Termination.CLAIM)


def test_nothing_is_claimed_where_the_rules_end_the_game_by_themselves() -> None:
    game = circling(3)
    while not game.result:
        assert not game.can_claim
        game.play(game.variant.legal_moves(game.position)[0])

    assert game.result.termination is Termination.REPETITION
    with pytest.raises(ValueError, match="no repetition"):
        game.claim_repetition()


def test_only_rules_find_an_empty_row() -> None:
    with pytest.raises(ValueError, match="row_empty"):
        Game("awari").conclude(Outcome(0, 0, None, Termination.ROW_EMPTY))


def test_a_game_needs_a_preset_a_matching_variant_and_a_matching_board() -> None:
    kalah, congkak = (PRESETS[preset].variant for preset in ("kalah-plyyard", "congkak"))
    with pytest.raises(ValueError, match="no preset"):
        Game("chess")
    with pytest.raises(ValueError, match="not a game of"):
        Game("awari", kalah)
    with pytest.raises(ValueError, match="6 pits"):
        Game("kalah-plyyard", kalah, congkak.start())
    with pytest.raises(ValueError, match="amid"):
        Game("congkak", congkak, congkak.sow(congkak.start(), 0).after)


def test_the_root_was_not_sown() -> None:
    with pytest.raises(LookupError):
        _ = Game("awari").root.pit


# ---------------------------------------------------------------- turns


def described(game: Game) -> list[str]:
    return [f"{turn.side.letter}:{letters(turn.nodes)}" for turn in turns(game.line())]


def test_extra_turns_belong_to_the_turn_before() -> None:
    game = play(Game("kalah-plyyard"), "c e B F a")
    assert described(game) == ["s:ce", "n:BF", "s:a"]


def test_the_opening_is_one_turn_a_side() -> None:
    game = play(Game("congkak"), "e G G C G")
    assert game.position.opening is None
    assert described(game) == ["s:e", "n:GGCG"]
    assert all(turn.opening for turn in turns(game.line()))


def test_interleaved_opening_choices_are_gathered_and_the_game_goes_on_after_them() -> None:
    game = Game("congkak")
    while game.ply < 12:
        game.play(game.variant.legal_moves(game.position)[-3])
    opening = [node for node in game.line() if node.sowing.before.opening]
    south, north, *others = turns(game.line())
    assert letters(south.nodes + north.nodes) == "".join(sorted(letters(opening), key=str.isupper))
    assert south.opening and north.opening
    assert not any(turn.opening for turn in others)


def test_a_sowing_that_begins_a_round_begins_a_turn() -> None:
    variant = PRESETS["congkak-sequential"].variant.with_options({"rounds": "2"})
    start = variant.position("0,0,0,0,0,0,1/40|0,0,0,0,0,0,7/50|s")
    game = play(Game("congkak-sequential", variant, start), "g")
    assert (game.position.round, game.position.to_sow) == (2, Side.SOUTH)
    play(game, "c")
    assert described(game) == ["s:g", "s:c"]
