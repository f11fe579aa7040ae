"""The sentence below the board."""

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from mancala_desktop.ui.footer import TEXT, StatusLine
from mancala_desktop.ui.theme import font


def painted(qtbot: QtBot, told: str, now: str, width: int) -> StatusLine:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(width, 48)
    line.tell(told)
    line.tell_now(now)
    line.grab()
    return line


def test_a_sentence_that_fits_is_shown_whole(qtbot: QtBot) -> None:
    line = painted(qtbot, "South sows c: 4 seeds.", "Your turn.", 400)

    assert line.shown == "South sows c: 4 seeds.  Your turn."
    assert line.toolTip() == ""


def test_where_two_lines_do_not_hold_all_it_ends_with_dots(qtbot: QtBot) -> None:
    told = "South sows c: 4 seeds. " + "North is burnt and burnt. " * 6
    line = painted(qtbot, told, "Your turn.", 400)

    assert line.shown.endswith(" …")
    assert told.startswith(line.shown.removesuffix(" …"))
    assert line.toolTip() == line.text == line.accessibleName()


def test_whose_turn_it_is_stands_there_whole_or_not_at_all(qtbot: QtBot) -> None:
    told = "South sows c: " + "4 seeds, captures 5, " * 4 + "extra turn."
    one_and_a_half_lines = round(QFontMetricsF(font(15)).horizontalAdvance(told) / 1.5) + TEXT
    line = painted(qtbot, told, "Computer is thinking about it. " * 3, one_and_a_half_lines)

    assert line.shown == told


def test_where_there_is_no_room_for_all_of_an_end_the_result_is_what_is_read(qtbot: QtBot) -> None:
    result = "South wins 65\xa0:\xa033."
    outcome = f"The game is over: a row is empty. {result}"
    told = f"South sows c: {'4 seeds, captures 5, ' * 6}. {outcome}"
    for width, shown in ((2000, told), (400, outcome), (120, result)):
        line = painted(qtbot, "", "", width)
        line.tell(told, icon_name="trophy", shorter=(outcome, result))
        line.grab()
        assert line.shown == shown
        assert line.text == line.accessibleName() == told
        assert bool(line.toolTip()) is (shown != told)
