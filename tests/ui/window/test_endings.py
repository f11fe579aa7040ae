"""How games end in the real window: questions, answers, and the card with the result."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from mancala_desktop.engine.level import Level
from mancala_desktop.engine.request import Answer, Request
from mancala_desktop.engine.stop import Stop
from mancala_desktop.play.endings import JUDGE, Offer
from mancala_desktop.play.seats import Seat, SeatKind, Seats, Setup
from mancala_desktop.play.series import Series
from mancala_desktop.play.settings import Language, Speed
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.outcome import Termination
from mancala_desktop.rules.position import Position
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.dialogs.endings import OfferDialog, ResignDialog
from mancala_desktop.ui.panels.result_card import RISE, ResultCard
from mancala_desktop.ui.theme import THEMES
from mancala_desktop.ui.widgets.card import BLEED
from tests.play.fakes import COMPUTER, PERSON, lowest
from tests.ui.dialogs.touch import button, click, cut_off
from tests.ui.window.conftest import Desk, MakeDesk

TWO = (PERSON, PERSON)
KALAH = PRESETS["kalah-standard"].variant
ONE_BEFORE_THE_END = "0,0,0,0,0,1/24|0,0,0,0,0,2/21|s"
DULL = "1,0,0,0,0,0/23|0,0,0,0,2,2/20|s"


def last_sowing(desk: Desk, seats: Seats = TWO) -> None:
    """A game that the next sowing of South ends, 25 to 23."""
    desk.session.open(Game("kalah-standard", KALAH, KALAH.position(ONE_BEFORE_THE_END)), seats)


def dull(desk: Desk, seats: Seats = TWO) -> None:
    desk.session.open(Game("oware-abapa", start=Position.parse(DULL)), seats)


def end(desk: Desk, seats: Seats = TWO) -> None:
    """That game, played to its end."""
    last_sowing(desk, seats)
    desk.click(5)
    desk.wait_for(1)


def card(desk: Desk) -> ResultCard:
    return desk.window.closing.card


def question(desk: Desk, kind: type[QWidget]) -> QWidget:
    """The question that is asked now."""
    dialog = desk.window.sheets.open
    assert isinstance(dialog, kind)
    return dialog


def status(desk: Desk) -> str:
    return desk.window.game.status.text


def judging(score: int) -> object:
    """A computer that expects that of every offer, for the person who makes it."""

    def think(level: Level, request: Request, stop: Stop) -> Answer:
        if level is JUDGE:
            return Answer(request.ticket, 0, score, False, (), 1, 1, 1)
        return lowest(level, request, stop)

    return think


# ---------------------------------------------------------------- the card


def test_the_card_says_who_won_by_how_much_and_why(desk: Desk) -> None:
    end(desk)

    assert card(desk).isVisible()
    assert card(desk).text == (
        "South wins by 2 seeds 25 : 23 The game is over: a row is empty. "
        "North takes the 2 seeds left in its own row."
    )
    assert card(desk).marked is Side.SOUTH
    assert QApplication.focusWidget() is card(desk)


def test_the_card_rises_when_the_last_seeds_have_been_swept(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    last_sowing(desk)
    desk.click(5)
    assert desk.moving() and card(desk).isHidden()

    desk.wait_for_rest()

    assert card(desk).isVisible()
    begin = card(desk).y()
    desk.qtbot.waitUntil(lambda: begin - card(desk).y() == RISE)
    face = desk.window.game.stage.board_rect
    assert abs(card(desk).geometry().center().y() - face.center().y()) <= 1


def test_with_reduced_motion_the_card_is_there_at_once(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    desk.settings.reduced_motion = True
    end(desk)

    face = desk.window.game.stage.board_rect
    assert abs(card(desk).geometry().center().y() - face.center().y()) <= 1


def test_esc_closes_the_card_and_a_key_calls_it_again(desk: Desk) -> None:
    end(desk)

    desk.press(Qt.Key.Key_Escape)
    assert card(desk).isHidden()

    desk.window.deeds.result.trigger()
    assert card(desk).isVisible()
    desk.window.setFocus()  # as by a click elsewhere
    desk.press(Qt.Key.Key_Escape)
    assert card(desk).isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_the_card_is_worked_by_keyboard_alone(desk: Desk, key: Qt.Key) -> None:
    end(desk)
    desk.press(Qt.Key.Key_Space)  # meant for a pit, a moment ago
    assert card(desk).isVisible()

    seen = []
    for _ in range(4):
        desk.press(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        seen.append(focus.text() if isinstance(focus, QAbstractButton) else "")
    assert seen == ["Look at the board", "Review", "New game", "Rematch"]

    desk.press(key)
    assert card(desk).isHidden() and desk.plies() == 0 and desk.session.person_asked


def test_the_arrows_stay_within_the_card(desk: Desk) -> None:
    end(desk)

    desk.press(Qt.Key.Key_Right)

    focus = QApplication.focusWidget()
    assert focus is not None and card(desk).isAncestorOf(focus)


def test_the_review_has_a_button_if_anything_was_sown(desk: Desk) -> None:
    desk.begin("kalah-plyyard", (PERSON, PERSON))
    desk.window.closing.endings.resign()
    assert card(desk).isVisible() and "Review" not in buttons(desk)

    end(desk)
    click(button(card(desk), "Review"))

    assert desk.window.ways.in_review


def buttons(desk: Desk) -> list[str]:
    shown = card(desk).findChildren(QAbstractButton)
    return [each.text() for each in shown if each.isVisible()]


def test_a_series_has_its_place_on_the_card(desk: Desk) -> None:
    desk.window.closing.series = lambda: "Series 2 : 1, first to 3"
    end(desk)

    assert card(desk).text.endswith("Series 2 : 1, first to 3")


def test_a_game_that_is_only_opened_shows_its_end_in_the_sentence(desk: Desk) -> None:
    game = Game("kalah-standard", KALAH, KALAH.position(ONE_BEFORE_THE_END))
    game.play(5)

    desk.session.open(game, TWO)

    assert card(desk).isHidden()
    assert "South wins 25 : 23." in status(desk)
    desk.window.deeds.result.trigger()
    assert card(desk).isVisible()


def test_undo_puts_the_card_away(desk: Desk) -> None:
    end(desk)

    desk.window.deeds.undo.trigger()

    assert card(desk).isHidden() and desk.session.person_asked


def test_an_open_card_changes_its_language(desk: Desk) -> None:
    end(desk)

    desk.speak(Language.GERMAN)

    assert card(desk).text.startswith("Süd gewinnt mit 2 Samen Vorsprung 25 : 23")
    assert "Revanche" in buttons(desk)


def test_the_end_is_announced_once(desk: Desk) -> None:
    announced: list[str] = []
    desk.window.conductor.announcer.announced.connect(announced.append)
    end(desk)
    QApplication.processEvents()

    assert sum(text.count("South wins") for text in announced) == 1
    assert card(desk).accessibleName() == "Result"


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.ENGLISH])
def test_the_card_leaves_both_scores_to_be_read(
    desk: Desk, language: Language, percent: int
) -> None:
    desk.speak(language)
    desk.wardrobe.enlarge_text(percent)
    try:
        for width, height in ((900, 600), (1280, 800)):
            desk.window.resize(width, height)
            end(desk)
            for _ in range(5):
                QApplication.processEvents()
            assert cut_off(card(desk)) == []
            stage = desk.window.game.stage
            lies = card(desk).geometry().adjusted(BLEED, BLEED, -BLEED, -BLEED)
            assert stage.rect().contains(lies)
            if percent <= 150:  # larger, and the card has the whole stage and the score alone
                assert not lies.intersects(stage.above.geometry())
                assert not lies.intersects(stage.below.geometry())
            if percent == 100:
                stores = [desk.window.game.board.controls[store] for store in (6, 13)]
                for store in stores:
                    corner = store.mapTo(stage, store.rect().topLeft())
                    assert not lies.intersects(QRect(corner, store.size()))
    finally:
        desk.wardrobe.enlarge_text(100)


@pytest.mark.parametrize("theme", THEMES)
def test_the_card_is_painted_in_every_theme(desk: Desk, theme: str) -> None:
    desk.wardrobe.choose(theme)
    end(desk)

    image = card(desk).grab().toImage()
    seen = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
    assert THEMES[theme].surface.lower() in seen
    desk.wardrobe.choose("light")


# ---------------------------------------------------------------- resigning


def test_resigning_is_asked_once_and_then_done(desk: Desk) -> None:
    desk.begin(seats=(PERSON, COMPUTER))

    desk.window.deeds.resign.trigger()
    dialog = question(desk, ResignDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert desk.session.outcome is None

    desk.window.deeds.resign.trigger()
    click(button(question(desk, ResignDialog), "Resign"))

    assert status(desk) == "South resigns. Computer wins."
    assert card(desk).text == "Computer wins Seeds 0 : 0 South resigns."
    assert card(desk).marked is Side.NORTH
    assert not desk.window.deeds.resign.isEnabled()


def test_it_is_said_why_an_end_cannot_be_made_now(desk: Desk) -> None:
    closing, deeds = desk.window.closing, desk.window.deeds
    dull(desk)
    assert closing.why_not(deeds.result) == "The game is not over yet."
    assert closing.why_not(deeds.claim) == "No position has come back often enough."
    closing.endings.offer(Offer.DRAW)
    click(button(question(desk, OfferDialog), "Play on"))
    assert closing.why_not(deeds.offer_draw).startswith("It has just been declined")
    assert closing.why_not(deeds.offer_division) == ""
    desk.session.conclude(lambda game: game.agree_draw())
    assert closing.why_not(deeds.resign) == "The game is over."


def test_a_resignation_is_taken_back_by_undo(desk: Desk) -> None:
    desk.begin(seats=(PERSON, COMPUTER))
    desk.click(0)
    desk.wait_for(2)
    desk.window.deeds.resign.trigger()
    click(button(question(desk, ResignDialog), "Resign"))

    desk.window.deeds.undo.trigger()

    assert status(desk) == "The game goes on.  Your turn."
    desk.click(5)
    desk.wait_for(4)


# ---------------------------------------------------------------- agreeing


def test_a_draw_between_two_people_is_a_small_question(desk: Desk) -> None:
    desk.begin(seats=TWO)
    desk.window.deeds.offer_draw.trigger()
    dialog = question(desk, OfferDialog)
    click(button(dialog, "Play on"))
    assert status(desk).startswith("North declines the draw.")
    assert not desk.window.deeds.offer_draw.isEnabled()

    desk.click(0)
    desk.wait_for(1)
    desk.window.deeds.offer_draw.trigger()
    click(button(question(desk, OfferDialog), "Agree"))

    assert status(desk) == "Both sides agreed to end the game. A draw."
    assert card(desk).text.startswith("A draw Seeds 0 : 0")


@pytest.mark.parametrize(
    ("score", "says"),
    [(0, "Both sides agreed to end the game. A draw."), (-3, "Computer declines the draw.")],
)
def test_the_computer_answers_an_offer_in_words(score: int, says: str, make_desk: MakeDesk) -> None:
    desk = make_desk(judging(score))
    desk.begin(seats=(PERSON, COMPUTER))

    desk.window.deeds.offer_draw.trigger()
    assert status(desk).startswith("Computer considers your offer …")

    desk.qtbot.waitUntil(lambda: status(desk).startswith(says))
    assert (desk.session.outcome is not None) is (score == 0)


def test_a_dull_game_is_divided_before_the_eye_and_given_back(make_desk: MakeDesk) -> None:
    desk = make_desk(speed=Speed.FAST)
    dull(desk)
    desk.window.deeds.offer_division.trigger()
    click(button(question(desk, OfferDialog), "Agree"))
    assert desk.moving()
    assert status(desk) == "Both sides agreed to end the game."

    desk.wait_for_rest()

    assert status(desk) == (
        "Both sides agreed to end the game. South takes the last seed of its own row. "
        "North takes the 4 seeds left in its own row. A draw, 24 : 24."
    )
    assert desk.window.game.board.counts == (0,) * 6 + (24,) + (0,) * 6 + (24,)
    desk.window.deeds.undo.trigger()
    desk.wait_for_rest()
    assert desk.window.game.board.counts == desk.session.position.seeds
    assert str(desk.session.position) == DULL


def test_a_dull_game_can_be_opened_where_it_was_divided(desk: Desk) -> None:
    game = Game("oware-abapa", start=Position.parse(DULL))
    game.agree_division()

    desk.session.open(game, TWO)

    assert status(desk).startswith("Both sides agreed to end the game.")
    assert desk.window.game.board.counts == game.position.seeds


# ---------------------------------------------------------------- claiming, and once more


def test_a_repetition_has_a_button_as_long_as_it_may_be_claimed(desk: Desk) -> None:
    variant = PRESETS["oware-abapa"].variant.with_options({"repetition": "0"})
    start = Position.parse("0,0,0,0,0,1/23|0,0,0,0,0,1/23|s")
    desk.session.open(Game("oware-abapa", variant, start), TWO)
    footer = desk.window.game
    while not desk.window.deeds.claim.isEnabled():
        assert desk.plies() < 60
        desk.session.choose(desk.session.game.variant.legal_moves(desk.session.position)[0])

    click(button(footer, "Claim repetition"))

    outcome = desk.session.outcome
    assert outcome is not None and outcome.termination is Termination.CLAIM
    assert "as was claimed" in status(desk)
    assert not desk.window.deeds.claim.isEnabled()


def test_a_rematch_changes_the_sides(desk: Desk) -> None:
    desk.begin(seats=(PERSON, COMPUTER))
    desk.window.deeds.resign.trigger()
    click(button(question(desk, ResignDialog), "Resign"))

    click(button(card(desk), "Rematch"))

    assert desk.session.seats == (COMPUTER, PERSON)
    assert card(desk).isHidden()
    desk.wait_for(1)
    assert desk.session.person_asked


def test_in_the_largest_text_the_card_keeps_its_buttons_and_stays_above_the_plates(
    desk: Desk,
) -> None:
    desk.speak(Language.GERMAN)
    names = Seat(SeatKind.PERSON, "Adalbert der Grosse"), Seat(SeatKind.PERSON, "Benedikta")
    desk.session.begin(Setup("kalah-plyyard", names, series=Series(3)))
    desk.session.choose(0)
    desk.session.conclude(lambda game: game.resign(Side.SOUTH))
    desk.wardrobe.enlarge_text(200)
    try:
        desk.window.resize(900, 600)
        desk.qtbot.waitUntil(card(desk).isVisible)
        for _ in range(5):
            QApplication.processEvents()
        stage, box = desk.window.game.stage, card(desk).box().toRect()
        buttons = [each for each in card(desk).findChildren(QAbstractButton) if each.isVisible()]
        for each in buttons:
            lies = QRect(each.mapTo(card(desk), each.rect().topLeft()), each.size())
            assert box.contains(lies)
            assert stage.childAt(each.mapTo(stage, each.rect().center())) is each
        assert len(buttons) == 4
    finally:
        desk.wardrobe.enlarge_text(100)


def test_enter_on_the_card_plays_on(desk: Desk) -> None:
    end(desk)
    desk.qtbot.waitUntil(card(desk).hasFocus)

    desk.press(Qt.Key.Key_Return)

    assert desk.session.outcome is None and desk.plies() == 0
