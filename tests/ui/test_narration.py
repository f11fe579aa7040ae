"""What the narrator says: the typical sentences word for word, and no nonsense in any game."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from mancala_desktop.play.saved import SavedGame
from mancala_desktop.play.seats import Seat, SeatKind, Seats, seated
from mancala_desktop.play.series import Series
from mancala_desktop.play.settings import Language, PitNames
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.move import Reason
from mancala_desktop.rules.outcome import Outcome, Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Sowing
from mancala_desktop.rules.variant import Variant
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.narration.saved_words import SavedWords
from mancala_desktop.ui.translate import Translation

LANGUAGES = (Language.GERMAN, Language.ENGLISH)
NONSENSE = ("%", "{", "}", "None", "(s)", "  ", "..", ", .")

# A sowing as preset, position and pit; then what is said of it in German and in English.
SENTENCES = {
    "nothing special": (
        "kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s e",
        "Süd sät e: 4 Samen.",
        "South sows e: 4 seeds.",
    ),
    "an extra turn": (
        "kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s c",
        "Süd sät c: 4 Samen, Extrazug.",
        "South sows c: 4 seeds, extra turn.",
    ),
    "one seed, and a capture": (
        "kalah-plyyard 0,1,0,4,4,4/8|4,4,4,4,4,4/3|s b",
        "Süd sät b: 1 Samen, fängt 5 aus D und c.",
        "South sows b: 1 seed, captures 5 from D and c.",
    ),
    "the own seed alone": (
        "kalah-plyyard 1,0,4,4,4,4/8|4,4,4,4,0,4/3|s a",
        "Süd sät a: 1 Samen, gegenüber nichts, fängt nur den letzten Samen.",
        "South sows a: 1 seed, nothing opposite, captures its last seed alone.",
    ),
    "nothing opposite": (
        "kalah-standard 1,0,4,4,4,4/8|4,4,4,4,0,4/3|s a",
        "Süd sät a: 1 Samen, gegenüber nichts, fängt nichts.",
        "South sows a: 1 seed, nothing opposite, captures nothing.",
    ),
    "the end, without an extra turn": (
        "kalah-standard 0,0,0,0,0,1/20|0,0,2,0,0,4/21|s f",
        "Süd sät f: 1 Samen. Die Partie ist zu Ende: Eine Reihe ist leer. "
        "Nord nimmt die übrigen 6 Samen der eigenen Reihe. Nord gewinnt 27 : 21.",
        "South sows f: 1 seed. The game is over: a row is empty. "
        "North takes the 6 seeds left in its own row. North wins 27 : 21.",
    ),
    "a draw, one seed left": (
        "kalah-standard 0,0,0,0,0,1/23|0,0,0,0,0,1/23|s f",
        "Süd sät f: 1 Samen. Die Partie ist zu Ende: Eine Reihe ist leer. "
        "Nord nimmt den letzten Samen der eigenen Reihe. Unentschieden, 24 : 24.",
        "South sows f: 1 seed. The game is over: a row is empty. "
        "North takes the last seed of its own row. A draw, 24 : 24.",
    ),
    "a harvest": (
        "oware-abapa 0,0,0,0,0,3/10|1,2,1,4,4,4/10|s f",
        "Süd sät f: 3 Samen, erntet 7 aus A, B und C.",
        "South sows f: 3 seeds, harvests 7 from A, B and C.",
    ),
    "a grand slam": (
        "oware-abapa 1,0,0,0,0,2/20|1,1,0,0,0,0/20|s f",
        "Süd sät f: 2 Samen, nähme alle Samen (Grand Slam) und nimmt darum nichts.",
        "South sows f: 2 seeds, would take every seed (grand slam) and so takes nothing.",
    ),
    "the start pit passed over": (
        "oware-abapa 13,1,1,1,1,1/8|1,1,1,1,1,1/16|s a",
        "Süd sät a: 13 Samen, überspringt a.",
        "South sows a: 13 seeds, passes over a.",
    ),
    "a majority": (
        "oware-abapa 4,0,0,0,0,1/23|1,4,1,1,1,2/10|s f",
        "Süd sät f: 1 Samen, erntet 2 aus A. Die Partie ist zu Ende: Mehr als die Hälfte der "
        "Samen liegt in einem Speicher. Süd gewinnt 25 : 10.",
        "South sows f: 1 seed, harvests 2 from A. The game is over: more than half of the "
        "seeds are in one store. South wins 25 : 10.",
    ),
    "nothing left to sow": (
        "oware-app 4,0,0,0,0,1/10|1,0,0,0,0,0/12|s f",
        "Süd sät f: 1 Samen, erntet 2 aus A. Die Partie ist zu Ende: Keine Aussaat ist mehr "
        "erlaubt. Süd nimmt die übrigen 4 Samen der eigenen Reihe. Süd gewinnt 16 : 12.",
        "South sows f: 1 seed, harvests 2 from A. The game is over: no sowing is allowed any "
        "more. South takes the 4 seeds left in its own row. South wins 16 : 12.",
    ),
    "a relay and a capture": (
        "congkak-sequential 1,1,1,0,7,7,7/4|7,7,7,7,7,7,7/21|s a",
        "Süd sät a: 1 Samen, sät einmal weiter, fängt 8 aus D und d.",
        "South sows a: 1 seed, sows on once, captures 8 from D and d.",
    ),
    "a relay that runs dry": (
        "congkak-sequential 1,0,0,0,0,0,2/20|1,1,0,1,1,1,1/20|s g",
        "Süd sät g: 2 Samen, sät einmal weiter, endet in der leeren Mulde C.",
        "South sows g: 2 seeds, sows on once, ends in the empty pit C.",
    ),
}


def sown(case: str) -> Sowing:
    """The sowing of a case: preset, position, pit."""
    preset_id, text, pit = case.split()
    variant = PRESETS[preset_id].variant
    return variant.sow(variant.position(text), variant.layout.pit(pit))


@pytest.mark.parametrize("case", SENTENCES)
def test_typical_sentences(case: str, narrator: Narrator, translation: Translation) -> None:
    told, german, english = SENTENCES[case]

    assert narrator.sowing(sown(told)) == english
    translation.speak(Language.GERMAN)
    assert narrator.sowing(sown(told)) == german


def test_a_sowing_taken_back(narrator: Narrator, translation: Translation) -> None:
    sowing = sown("kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|n C")

    assert narrator.taken_back(sowing) == "Taken back: North sows C."
    translation.speak(Language.GERMAN)
    assert narrator.taken_back(sowing) == "Zurückgenommen: Nord sät C."


def test_the_cap_of_a_turn(narrator: Narrator, translation: Translation) -> None:
    variant = PRESETS["congkak-app"].variant
    position = replace(variant.position("4,4,4,4,4,1/0|4,4,4,4,4,4/3|s"), sown=2)

    sowing = variant.sow(position, variant.layout.pit("f"))

    assert narrator.sowing(sowing) == "South sows f: 1 seed, no extra turn after 3 sowings."
    translation.speak(Language.GERMAN)
    assert narrator.sowing(sowing) == "Süd sät f: 1 Samen, kein Extrazug nach 3 Aussaaten."


def test_a_repetition_that_shares_an_odd_number_of_seeds(
    narrator: Narrator, translation: Translation
) -> None:
    variant = PRESETS["awari"].variant
    position = variant.position("1,1,0,0,0,0/23|0,1,0,0,0,0/22|s")
    after = variant.after(position, 0)

    sowing = variant.sow(position, 0, (after, after))

    assert narrator.sowing(sowing) == (
        "South sows a: 1 seed. The game is over: the position keeps coming back. "
        "The 3 seeds left are shared equally. South wins 24½ : 23½."
    )
    translation.speak(Language.GERMAN)
    assert narrator.sowing(sowing) == (
        "Süd sät a: 1 Samen. Die Partie ist zu Ende: Die Stellung kehrt immer wieder. "
        "Die übrigen 3 Samen werden gleich verteilt. Süd gewinnt 24½ : 23½."
    )


def test_a_round_with_a_burnt_pit(narrator: Narrator, translation: Translation) -> None:
    variant = PRESETS["congkak-sequential"].variant.with_options({"rounds": "2"})
    position = variant.position("0,0,0,0,0,0,1/45|0,0,1,0,0,1,0/50|s")

    sowing = variant.sow(position, variant.layout.pit("g"))

    assert narrator.sowing(sowing) == (
        "South sows g: 1 seed. Round 1 goes to North, 52 : 46. "
        "One pit cannot be filled and is burnt: a. South begins round 2."
    )
    translation.speak(Language.GERMAN)
    assert narrator.sowing(sowing) == (
        "Süd sät g: 1 Samen. Runde 1 geht an Nord, 52 : 46. "
        "Eine Mulde kann nicht gefüllt werden und ist verbrannt: a. Süd beginnt Runde 2."
    )


def test_a_simultaneous_opening_keeps_the_first_choice_secret(
    narrator: Narrator, translation: Translation
) -> None:
    variant = PRESETS["congkak"].variant
    first = variant.sow(variant.start(), variant.layout.pit("b"))
    second = variant.sow(first.after, variant.layout.pit("C"))

    assert narrator.sowing(first) == "South has chosen."
    assert narrator.taken_back(first) == "Taken back: South's choice."
    assert narrator.sowing(second) == (
        "South sows b: 7 seeds, sows on 4 times, chooses again. "
        "North sows C: 7 seeds, ends in the empty pit b."
    )
    translation.speak(Language.GERMAN)
    assert narrator.sowing(first) == "Süd hat gewählt."
    assert narrator.taken_back(first) == "Zurückgenommen: die Wahl von Süd."
    assert narrator.sowing(second) == (
        "Süd sät b: 7 Samen, sät 4-mal weiter, wählt noch einmal. "
        "Nord sät C: 7 Samen, endet in der leeren Mulde b."
    )


def test_the_end_of_a_simultaneous_opening(narrator: Narrator) -> None:
    variant = PRESETS["congkak"].variant
    position = variant.start()
    for pit in "bCag":
        sowing = variant.sow(position, variant.layout.pit(pit))
        position = sowing.after

    assert narrator.sowing(sowing) == (
        "South sows g: 15 seeds, captures 2 from A and g. The opening is over, North sows next."
    )


REFUSALS = {
    Reason.NOT_A_PIT: ("Aus einem Speicher wird nicht gesät.", "Nothing is sown from a store."),
    Reason.NOT_YOUR_PIT: ("Diese Mulde gehört Süd.", "This pit belongs to South."),
    Reason.EMPTY_PIT: ("Diese Mulde ist leer.", "This pit is empty."),
    Reason.BURNT: (
        "Diese Mulde ist verbrannt und ruht in dieser Runde.",
        "This pit is burnt and rests in this round.",
    ),
    Reason.MUST_FEED: ("Nord muss Samen bekommen.", "North must be fed."),
    Reason.WOULD_TAKE_ALL: (
        "Damit bliebe Nord ohne einen Samen.",
        "This would leave North without a seed.",
    ),
    Reason.GAME_OVER: ("Die Partie ist zu Ende.", "The game is over."),
}


@pytest.mark.parametrize("reason", Reason)
def test_refusals(reason: Reason, narrator: Narrator, translation: Translation) -> None:
    position = PRESETS["oware-abapa"].variant.start()

    german, english = REFUSALS[reason]
    assert narrator.refusal(reason, 2, position) == english
    translation.speak(Language.GERMAN)
    assert narrator.refusal(reason, 2, position) == german


def test_holes_for_those_who_hear_the_board(narrator: Narrator, translation: Translation) -> None:
    position = replace(Position.parse("x,1,4,5/3.5|2,0,1,1/6.5|s"), burnt=frozenset({0}))

    assert narrator.hole_description(position, 1, playable=True) == "Pit b, South, 1 seed, playable"
    assert narrator.hole_description(position, 5) == "Pit A, North, 2 seeds"
    translation.speak(Language.GERMAN)
    assert narrator.hole_description(position, 3, playable=True) == (
        "Mulde d, Süd, 5 Samen, spielbar"
    )
    assert narrator.hole_description(position, 0) == "Mulde a, Süd, verbrannt"
    assert narrator.hole_description(position, 4) == "Speicher, Süd, 3½ Samen"
    assert narrator.hole_description(position, 6) == "Mulde B, Nord, leer"


@pytest.mark.parametrize(
    ("moved", "german", "english"),
    [
        (
            "kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|s c",
            "Süd sät c: 4 Samen, der letzte in den Speicher, Extrazug.",
            "South sows c: 4 seeds, the last one in the store, extra turn.",
        ),
        (
            "kalah-plyyard 0,1,0,4,4,4/8|4,4,4,4,4,4/3|s b",
            "Süd sät b: 1 Samen, der letzte in c, fängt 5 aus D und c.",
            "South sows b: 1 seed, the last one in c, captures 5 from D and c.",
        ),
    ],
)
def test_who_does_not_see_the_seeds_hears_where_the_last_one_fell(
    moved: str, german: str, english: str, narrator: Narrator, translation: Translation
) -> None:
    sowing = sown(moved)

    assert narrator.heard(sowing) == english
    translation.speak(Language.GERMAN)
    assert narrator.heard(sowing) == german


@pytest.mark.parametrize(
    ("names", "south", "north"),
    [(PitNames.LETTERS, "c", "C"), (PitNames.NUMBERS, "3", "3"), (PitNames.RING, "2", "9")],
)
def test_names_of_pits(names: PitNames, south: str, north: str, narrator: Narrator) -> None:
    layout = PRESETS["kalah-plyyard"].variant.layout
    narrator.set_pit_names(names)

    assert narrator.pit_name(layout, 2) == south
    assert narrator.pit_name(layout, 9) == north
    assert narrator.sowing(sown("kalah-plyyard 4,4,4,4,4,4/0|4,4,4,4,4,4/0|n C")) == (
        f"North sows {north}: 4 seeds, extra turn."
    )


MARLENE, JONAS = Seat(SeatKind.PERSON, "Marlene"), Seat(SeatKind.PERSON, "Jonas")
NOBODY, COMPUTER = Seat(SeatKind.PERSON), Seat(SeatKind.COMPUTER, "", 2)


def test_whose_turn_it_is(narrator: Narrator, translation: Translation) -> None:
    position = PRESETS["kalah-plyyard"].variant.start(Side.NORTH)

    assert narrator.whose_turn(position, (COMPUTER, MARLENE)) == "Your turn."
    assert narrator.whose_turn(position, (MARLENE, JONAS)) == "North to move."
    assert narrator.whose_turn(position, (NOBODY, NOBODY)) == "North to move."
    translation.speak(Language.GERMAN)
    assert narrator.whose_turn(position, (MARLENE, COMPUTER), thinking=True) == ("Computer denkt …")
    assert narrator.whose_turn(position, (NOBODY, NOBODY)) == "Nord ist am Zug."


def test_outcomes_name_the_players(narrator: Narrator, translation: Translation) -> None:
    resigned = Outcome(10, 20, Side.SOUTH, Termination.RESIGNATION)
    won = Outcome.by_stores(29, 19, Termination.ROW_EMPTY)

    assert narrator.outcome(resigned, (MARLENE, COMPUTER)) == "Computer resigns. Marlene wins."
    assert narrator.result(won) == "South wins 29 : 19."
    translation.speak(Language.GERMAN)
    assert narrator.result(won, (MARLENE, COMPUTER)) == "Marlene gewinnt 29 : 19."


@pytest.mark.parametrize(
    ("termination", "winner"),
    [
        (termination, winner)
        for termination in Termination
        for winner in (*Side, None)
        if winner is not None or termination is not Termination.RESIGNATION
    ],
)
def test_every_outcome_has_words(
    termination: Termination,
    winner: Side | None,
    narrator: Narrator,
    translation: Translation,
) -> None:
    for language in LANGUAGES:
        translation.speak(language)
        sensible(narrator.outcome(Outcome(24, 24, winner, termination), (MARLENE, COMPUTER)))


OPTIONS = [
    ("kalah-plyyard", {"pits": "8", "seeds": "1"}),
    ("oware-abapa", {"repetition": "2", "on_repetition": "split"}),
    ("congkak", {"rounds": "9", "turn_cap": "2", "empty_capture": "none", "pits": "5"}),
    ("congkak-sequential", {"rounds": "9", "turn_cap": "1", "seeds": "3"}),
]


@pytest.mark.parametrize("preset_id", PRESETS)
def test_random_games_are_told_without_nonsense(
    preset_id: str, narrator: Narrator, translation: Translation
) -> None:
    for seed in range(4):
        tell_a_game(PRESETS[preset_id].variant, seed, narrator, translation)


@pytest.mark.parametrize(("preset_id", "options"), OPTIONS)
def test_so_are_games_with_unusual_options(
    preset_id: str, options: dict[str, str], narrator: Narrator, translation: Translation
) -> None:
    for seed in range(4):
        variant = PRESETS[preset_id].variant.with_options(options)
        tell_a_game(variant, seed, narrator, translation)


def tell_a_game(variant: Variant, seed: int, narrator: Narrator, translation: Translation) -> None:
    """Play at random and let everything be said, in both languages."""
    random = Random(seed)
    sowings: list[Sowing] = []
    position = variant.start()
    while not position.over:
        history = [sowing.before for sowing in sowings]
        sowings.append(variant.sow(position, random.choice(variant.legal_moves(position)), history))
        position = sowings[-1].after
    for language, south in ((Language.GERMAN, "Süd"), (Language.ENGLISH, "South")):
        translation.speak(language)
        for sowing in sowings:
            told = narrator.sowing(sowing)
            sensible(told)
            assert told.startswith((south, "North" if south == "South" else "Nord "))
            heard = narrator.heard(sowing)
            sensible(heard)
            assert heard.startswith(told.split(": ")[0]) and len(heard) >= len(told)
            sensible(narrator.taken_back(sowing))
            for hole in range(variant.layout.holes):
                sensible(narrator.hole_description(sowing.after, hole, playable=True))


def sensible(told: str) -> None:
    """Words, and no trace of how they were put together."""
    assert told.strip() == told != ""
    assert not [trace for trace in NONSENSE if trace in told], told


# ---------------------------------------------------------------- previews


PREVIEWS = [
    (
        "kalah-plyyard",
        "0,3,1,5,0,1/12|1,4,2,0,2,0/17|s",
        1,
        "Preview b: 3 seeds, last one in the empty pit e – captures 5 (4 + 1).",
        "Vorschau b: 3 Samen, letzter in die leere Mulde e – fängt 5 (4 + 1).",
    ),
    (
        "kalah-plyyard",
        "0,3,1,5,0,1/12|1,4,2,0,2,0/17|s",
        5,
        "Preview f: 1 seed, last one in the store – extra turn.",
        "Vorschau f: 1 Samen, letzter in den Speicher – Extrazug.",
    ),
    (
        "kalah-plyyard",
        "0,3,1,5,0,1/12|1,4,2,0,2,0/17|s",
        3,
        "Preview d: 5 seeds, last one in pit B.",
        "Vorschau d: 5 Samen, letzter in die Mulde B.",
    ),
    (
        "oware-abapa",
        "1,4,4,0,0,4/2|7,1,1,2,0,6/16|s",
        5,
        "Preview f: 4 seeds, last one in pit D – harvests 7 from B, C and D.",
        "Vorschau f: 4 Samen, letzter in die Mulde D – erntet 7 aus B, C und D.",
    ),
    (
        "oware-abapa",
        "1,1,2,2,0,0/16|2,1,7,1,3,8/4|n",
        9,
        "Preview C: 7 seeds, last one in pit d – "
        "would take every seed (grand slam) and so takes nothing.",
        "Vorschau C: 7 Samen, letzter in die Mulde d – "
        "nähme alle Samen (Grand Slam) und nimmt darum nichts.",
    ),
    (
        "congkak-sequential",
        "7,7,7,7,7,7,7/0|7,7,7,7,7,7,7/0|s",
        2,
        "Preview c: 7 seeds, sows on once, last one in the empty pit c – captures 9 (8 + 1).",
        "Vorschau c: 7 Samen, sät einmal weiter, letzter in die leere Mulde c – fängt 9 (8 + 1).",
    ),
    (
        "kalah-standard",
        "0,0,0,0,0,1/20|1,0,2,0,0,0/24|s",
        5,
        "Preview f: 1 seed, last one in the store – the game ends 21 : 27.",
        "Vorschau f: 1 Samen, letzter in den Speicher – die Partie endet 21 : 27.",
    ),
]


@pytest.mark.parametrize(("preset_id", "text", "pit", "english", "german"), PREVIEWS)
def test_a_preview_in_one_sentence(
    translation: Translation, preset_id: str, text: str, pit: int, english: str, german: str
) -> None:
    variant = PRESETS[preset_id].variant
    sowing = variant.sow(variant.position(text), pit)
    assert Narrator().preview(sowing) == english
    translation.speak(Language.GERMAN)
    assert Narrator().preview(sowing) == german


def test_a_preview_says_when_a_cap_or_a_round_ends_the_turn(narrator: Narrator) -> None:
    capped = PRESETS["congkak-app"].variant
    last = replace(capped.position("5,0,5,5,5,0/3|5,5,0,5,5,5/0|s"), sown=2)
    assert narrator.preview(capped.sow(last, 2)).endswith(
        "last one in the store – no extra turn, the turn is over."
    )
    rounds = PRESETS["congkak-sequential"].variant.with_options({"rounds": "3"})
    ending = rounds.position("0,0,0,0,0,1,0/48|0,0,0,0,0,0,0/49|s")
    assert narrator.preview(rounds.sow(ending, 5)).endswith("the round ends.")


def test_the_score_of_a_saved_game_stands_in_the_order_of_its_names(narrator: Narrator) -> None:
    words = SavedWords(narrator, narrator)
    outcome = Outcome(2, 27, Side.NORTH, Termination.ROW_EMPTY)
    game = SavedGame(Path("x"), 0, 0, "kalah-plyyard", seats=(COMPUTER, MARLENE), outcome=outcome)

    assert words.players(game).endswith("Marlene")
    assert words.score(game) == "2 : 27"


@pytest.mark.parametrize(
    ("seats", "winner", "how", "score"),
    [
        ((MARLENE, COMPUTER), Side.NORTH, Termination.TIME, "Lost"),
        ((MARLENE, COMPUTER), Side.SOUTH, Termination.RESIGNATION, "Won"),
        ((MARLENE, COMPUTER), None, Termination.AGREEMENT, "Drawn"),
        ((MARLENE, Seat(SeatKind.PERSON)), Side.NORTH, Termination.TIME, "North wins"),
        ((MARLENE, Seat(SeatKind.PERSON)), None, Termination.AGREEMENT, "Drawn"),
    ],
)
def test_seeds_that_did_not_decide_are_never_told_as_the_result(
    seats: Seats, winner: Side | None, how: Termination, score: str, narrator: Narrator
) -> None:
    words = SavedWords(narrator, narrator)
    outcome = Outcome(1, 0, winner, how)
    game = SavedGame(
        Path("x"), 0, 0, "awari", played="2025-11-14", seats=seats, turns=1, outcome=outcome
    )
    now = datetime(2025, 11, 15)

    assert words.score(game) == score
    assert words.lines(game, now)[1] == "yesterday · one turn · Seeds 1 : 0"
    assert f", {score}, Seeds 1 : 0, " in words.spoken(game, now)


def test_two_computers_are_told_apart_by_their_sides(narrator: Narrator) -> None:
    seats = (COMPUTER, replace(COMPUTER, level=7))
    outcome = Outcome(29, 19, Side.SOUTH, Termination.MAJORITY)

    assert narrator.endings.headline(outcome, seats) == "South wins by 10 seeds"
    assert [narrator.endings.player(side, seats) for side in Side] == ["South", "North"]
    assert narrator.endings.result(outcome, seats) == "South wins 29 : 19."
    assert narrator.match.stand(Series(5, 1, 2), seats) == "North leads the series 2 : 1."


@pytest.mark.parametrize("side", list(Side))
def test_who_plays_the_computer_without_a_name_is_you_in_a_series(
    side: Side, narrator: Narrator
) -> None:
    seats = seated(Seat(SeatKind.PERSON), COMPUTER, side)
    ahead = Series(3, *((1, 0) if side is Side.SOUTH else (0, 1)))

    assert narrator.match.stand(ahead, seats) == "You lead the series 1 : 0."
    assert narrator.match.stand(replace(ahead, first_to=1), seats) == "You win the series 1 : 0."
    assert narrator.match.stand(ahead.turned(), seats) == "Computer leads the series 1 : 0."


def test_who_has_no_name_does_not_keep_itself(narrator: Narrator) -> None:
    seats = (MARLENE, Seat(SeatKind.PERSON))

    assert "Whoever plays North may keep that side" in narrator.match.question(Side.NORTH, seats)
