"""The move list and the strip."""

import random
import time
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QSplitter, QWidget
from pytestqt.qtbot import QtBot

from mancala_desktop.play.settings import Language
from mancala_desktop.record.game import Game, Node
from mancala_desktop.record.tree import onwards
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.panels import moves, score
from mancala_desktop.ui.panels import rows as panel_rows
from mancala_desktop.ui.panels.legend import HEIGHT
from mancala_desktop.ui.panels.moves import MovesPanel
from mancala_desktop.ui.panels.rows import MovesModel
from mancala_desktop.ui.panels.score import Laid
from mancala_desktop.ui.panels.strip import MovesStrip
from mancala_desktop.ui.panels.turns import SECRET, Row, RowsOfGame, Shown, rows
from mancala_desktop.ui.theme import DARK, scaled
from tests.play.fakes import PERSON
from tests.ui.window.conftest import Desk


def played(preset_id: str, *pits: int) -> Game:
    game = Game(preset_id)
    for pit in pits:
        game.play(pit)
    return game


def told(game: Game) -> list[str]:
    """Every row as a line: `1 c↻ e | B`."""
    lines = []
    for row in rows(game, game.variant.layout.name):
        cells = [
            " ".join(
                shown.name
                + "⟲" * shown.relays
                + "↻" * shown.again
                + (f"×{shown.captured}" if shown.captured else "")
                for shown in cell
            )
            for cell in row.cells
        ]
        lines.append(f"{row.number} {cells[0]} | {cells[1]}".rstrip())
    return lines


def test_a_chain_of_extra_turns_is_one_entry() -> None:
    game = played("kalah-standard", 2, 5, 8)  # c ends in the store, f does not; but North's B does

    assert told(game) == ["1 c↻ f | B↻"]


def test_captures_are_counted() -> None:
    game = played("kalah-standard", 5, 9, 1)

    assert told(game) == ["1 f | C", "2 b×6 |"]


def test_when_north_begins_south_has_no_entry_in_the_first_row() -> None:
    variant = PRESETS["kalah-standard"].variant
    game = Game("kalah-standard", variant, variant.start(Side.NORTH))
    game.play(7)

    assert told(game)[0] == "1  | A"


def test_what_was_taken_back_stays_and_is_marked() -> None:
    game = played("oware-abapa", 0, 7)
    game.back()

    (row,) = rows(game, game.variant.layout.name)
    assert row.cells[Side.SOUTH][0].current
    assert row.cells[Side.NORTH][0].ahead
    assert row.awaited is None


def test_both_sides_of_an_opening_have_their_captures_and_stay_known_when_taken_back() -> None:
    game = Game("congkak")
    table = RowsOfGame(game, str)
    game.play(1)
    game.play(9)
    (south, *_), (north, *_) = table.rows()[0].cells
    assert (south.captured, north.captured) == (11, 11)

    game.back()
    game.back()
    (south, *_), (north, *_) = table.rows()[0].cells
    assert (south.name, north.name) == ("1", "9")

    game.play(1)
    (south, *_), _ = table.rows()[0].cells
    assert (south.name, south.captured) == (SECRET, 0)


def test_a_choice_that_waits_for_the_other_side_is_a_secret() -> None:
    game = played("congkak", 3)
    assert told(game)[0].startswith(f"1 {SECRET} |")

    game.play(8)
    assert told(game)[0].startswith("1 d | A")


def test_relay_sowing_has_a_sign_of_its_own() -> None:
    game = played("congkak-sequential", 1)

    assert "⟲" in told(game)[0]


def test_where_the_next_sowing_will_stand() -> None:
    awaited = [rows(played("kalah-standard", *pits), str)[-1] for pits in ((), (0,), (2,), (0, 7))]

    assert [(row.number, row.awaited) for row in awaited] == [
        (1, Side.SOUTH),
        (1, Side.NORTH),
        (1, Side.SOUTH),
        (2, Side.SOUTH),
    ]


def test_a_row_reads_as_a_sentence(desk: Desk) -> None:
    desk.begin(seats=(PERSON, PERSON))
    for key in (Qt.Key.Key_C, Qt.Key.Key_A, Qt.Key.Key_A):
        desk.press(key)

    model = desk.window.game.moves.model
    text = model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert text == "1. South: c extra turn, a; North: A"


def test_the_strip_reads_what_it_shows(desk: Desk) -> None:
    desk.window.resize(900, 600)
    desk.begin(seats=(PERSON, PERSON))
    for key in (Qt.Key.Key_C, Qt.Key.Key_A, Qt.Key.Key_A):
        desk.press(key)

    (strip,) = desk.window.findChildren(MovesStrip)
    assert strip.isVisible()
    assert strip.accessibleName() == "Moves: 1. South: c extra turn, a; North: A"
    desk.speak(Language.GERMAN)
    assert strip.accessibleName() == "Züge: 1. Süd: c Extrazug, a; Nord: A"


def test_the_list_follows_the_game_to_its_end(desk: Desk) -> None:
    desk.begin("oware-abapa", seats=(PERSON, PERSON))
    desk.window.resize(1280, 600)
    while desk.session.outcome is None and desk.plies() < 60:
        desk.session.choose(desk.session.game.variant.legal_moves(desk.session.position)[-1])

    bar = desk.window.game.moves.list.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_only_rows_that_changed_are_touched(desk: Desk) -> None:
    model = MovesModel(desk.window)
    removed: list[int] = []
    model.rowsRemoved.connect(lambda parent, first, last: removed.append(last - first + 1))
    model.show([Row(n, ((), ())) for n in range(1, 300)])

    model.show([Row(n, ((), ())) for n in range(1, 301)])

    assert removed == []
    assert model.rowCount() == 300


@pytest.mark.parametrize("preset_id", ["kalah-standard", "congkak", "oware-abapa"])
def test_rows_kept_from_change_to_change_are_those_told_anew(preset_id: str) -> None:
    chance = random.Random(4)
    game = Game(preset_id)
    name = game.variant.layout.name
    kept = RowsOfGame(game, name)
    for _ in range(300):
        moves = game.variant.legal_moves(game.position)
        match chance.choice("sssssbbf"):
            case "s" if moves:
                game.play(chance.choice(moves))
            case "f":
                game.forward()
            case _:
                game.back()
        assert kept.rows() == rows(game, name)


def test_a_sowing_late_in_a_game_lays_out_only_the_rows_it_changes(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.begin("oware-abapa", seats=(PERSON, PERSON))
    variant = desk.session.game.variant
    while desk.plies() < 60 and desk.session.outcome is None:
        desk.session.choose(variant.legal_moves(desk.session.position)[-1])
    QApplication.processEvents()
    laid_out: list[object] = []

    def lay_out(turn: Sequence[Shown], width: float) -> Laid:
        laid_out.append(turn)
        return score.lay_out(turn, width)

    monkeypatch.setattr(panel_rows, "lay_out", lay_out)

    desk.session.choose(variant.legal_moves(desk.session.position)[-1])
    desk.window.game.moves.grab()

    assert 0 < len(laid_out) <= 4  # two cells in each of at most two rows


def test_another_theme_lays_no_row_out_anew_and_larger_text_all_of_them(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.begin(seats=(PERSON, PERSON))
    desk.session.choose(2)
    desk.session.choose(5)
    desk.window.game.moves.grab()
    laid: list[int] = []

    def lay_out(turn: Sequence[Shown], width: float) -> Laid:
        laid.append(len(turn))
        return score.lay_out(turn, width)

    monkeypatch.setattr(panel_rows, "lay_out", lay_out)
    desk.wardrobe.choose(DARK.name)
    desk.window.game.moves.grab()
    assert laid == []
    desk.wardrobe.enlarge_text(150)
    desk.window.game.moves.grab()
    assert laid
    desk.wardrobe.enlarge_text(100)


def test_a_row_that_needs_another_line_moves_what_is_below(desk: Desk) -> None:
    desk.begin("kalah-standard", seats=(PERSON, PERSON))
    listed = desk.window.game.moves.list
    model = desk.window.game.moves.model
    chain = tuple(Shown(name) for name in "abcdefabcdef")
    model.show([Row(1, ((Shown("a"),), ())), Row(2, ((), ()))])
    low = listed.visualRect(model.index(1)).top()

    model.show([Row(1, (chain, ())), Row(2, ((), ()))])

    assert listed.visualRect(model.index(1)).top() > low


@pytest.mark.parametrize("turns", [300])
def test_a_long_game_is_shown_quickly(desk: Desk, turns: int) -> None:
    """A generous limit: quadratic work would take many seconds."""
    game = Game("oware-abapa")
    while game.ply < turns and game.result is None:
        game.play(game.variant.legal_moves(game.position)[0])
    panel = MovesPanel()
    desk.qtbot.addWidget(panel)
    panel.resize(272, 700)
    panel.show()
    all_rows = rows(game, game.variant.layout.name)
    longest = [Row(n, all_rows[0].cells) for n in range(1, turns + 1)]

    before = time.thread_time()
    for _ in range(10):
        panel.show_rows(longest[:-1])
        panel.show_rows(longest)
    panel.grab()

    assert time.thread_time() - before < 5


def test_the_legend_is_as_high_as_its_lines_wherever_it_was_measured_first(qtbot: QtBot) -> None:
    panel, splitter = MovesPanel(), QSplitter()
    qtbot.addWidget(splitter)
    panel.legend.show_family(Family.CONGKAK)  # two lines in the panel, one in a width of a window
    splitter.addWidget(QWidget())
    splitter.addWidget(panel)
    splitter.resize(900, 700)
    splitter.setSizes([900 - moves.WIDTH, moves.WIDTH])
    splitter.show()
    qtbot.waitExposed(splitter)

    legend = panel.legend
    assert legend.height() == legend.heightForWidth(legend.width()) > scaled(HEIGHT)


@pytest.mark.parametrize("preset_id", ["kalah-standard", "congkak", "oware-abapa"])
def test_rows_kept_while_somebody_looks_around_are_those_told_anew(preset_id: str) -> None:
    chance = random.Random(5)
    game = Game(preset_id)
    kept = RowsOfGame(game, game.variant.layout.name)
    for _ in range(300):
        moves = game.variant.legal_moves(game.position)
        match chance.choice("sssssbg"):
            case "s" if moves:
                game.play(chance.choice(moves))
            case "g" if nodes := game.line():
                game.go(chance.choice(nodes))
            case _:
                game.back()
        end = every(game)
        line = [*end.path(), *onwards(end)]
        at = chance.choice([game.root, *line])
        told_anew = RowsOfGame(game, game.variant.layout.name)
        assert kept.rows(line, at) == told_anew.rows(line, at)
        kept.forget()  # marks of what else was tried may have changed anywhere
        assert kept.rows() == rows(game, game.variant.layout.name)


def every(game: Game) -> Node:
    """A place of the tree by chance, but the same each time: the one added last."""
    node = game.root
    while node.children:
        node = node.children[-1]
    return node
