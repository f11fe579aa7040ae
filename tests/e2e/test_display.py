from mancala_desktop import display
from tests.e2e.desk import Desk


def test_a_display_that_answers_is_no_trouble(desk: Desk) -> None:
    assert display.trouble(desk.environment) is None
    assert display.trouble({"DISPLAY": desk.environment["DISPLAY"]}) is None


def test_a_display_that_answers_makes_up_for_one_that_does_not(desk: Desk) -> None:
    seat = {"DISPLAY": desk.environment["DISPLAY"], "WAYLAND_DISPLAY": "wayland-9876"}

    assert display.trouble(seat) is None
