"""Looking around in a game changes nothing in it; going on from elsewhere keeps what was played."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from mancala_desktop.play.annotations import Annotations
from mancala_desktop.play.autosave import Autosave
from mancala_desktop.play.looking import Looking, Where
from mancala_desktop.play.seats import Setup
from mancala_desktop.play.session import GameSession
from mancala_desktop.play.storage import load
from mancala_desktop.record.text import write
from mancala_desktop.rules.presets import PRESETS
from tests.play.conftest import MakeSession
from tests.play.fakes import COMPUTER, PERSON, Diary, Script

BOTH = (PERSON, PERSON)


@pytest.fixture
def session(make_session: MakeSession) -> GameSession:
    """Two people have sown c, a, C, B, b."""
    result = make_session()
    result.begin(Setup("kalah-plyyard", BOTH))
    for pit in (2, 0, 9, 8, 1):
        result.choose(pit)
    return result


@pytest.fixture
def looking(session: GameSession, owner: QObject) -> Looking:
    return Looking(session, owner)


@pytest.fixture
def owner() -> QObject:
    return QObject()


def names(looking: Looking) -> str:
    layout = looking.position.layout
    return " ".join(layout.name(node.pit) for node in looking.line())


def test_one_looks_back_and_on_and_the_game_stays_as_it_is(
    session: GameSession, looking: Looking
) -> None:
    diary, before, ticket = Diary(session), write(session.game), session.ticket

    looking.back()
    assert looking.where is Where.EARLIER
    assert looking.node is session.game.current.parent
    looking.first()
    assert looking.node is session.game.root
    seen = []
    for _ in range(5):
        looking.on()
        seen.append(looking.away)

    assert seen == [True] * 4 + [False]
    assert diary.read() == []
    assert (write(session.game), session.ticket) == (before, ticket)


def test_what_was_taken_back_can_be_looked_at(session: GameSession, looking: Looking) -> None:
    session.undo()
    session.undo()

    looking.on()

    assert looking.where is Where.TAKEN_BACK
    looking.present()
    assert not looking.away


def test_the_present_may_move_on_meanwhile(session: GameSession, looking: Looking) -> None:
    looking.first()

    session.choose(7)

    assert looking.node is session.game.root
    assert looking.line()[-1] is session.game.current


def test_the_present_may_come_to_where_one_looks(session: GameSession, looking: Looking) -> None:
    looking.back()

    session.undo()

    assert not looking.away


def test_one_looks_along_a_variation(session: GameSession, looking: Looking) -> None:
    tried = session.game.current
    session.undo()
    session.choose(3)

    looking.go(tried)

    assert looking.where is Where.VARIATION
    assert names(looking) == "c a C B b"
    looking.back()
    looking.on()
    assert looking.node is tried  # and not what was played where both ways part
    looking.present()
    assert names(looking) == "c a C B d"


def test_in_a_variation_back_and_on_stays_on_it(session: GameSession, looking: Looking) -> None:
    tried = session.game.current
    session.undo()
    session.undo()
    session.undo()
    session.choose(7)

    looking.go(tried)
    for _ in range(4):
        looking.back()
    looking.on()
    looking.on()

    assert names(looking) == "c a C B b"
    assert looking.node is tried.path()[2]


def test_another_game_is_looked_at_where_it_stands(session: GameSession, looking: Looking) -> None:
    looking.first()

    session.begin(Setup("oware-abapa", BOTH))

    assert not looking.away and looking.node is session.game.root


def test_to_go_on_from_elsewhere_keeps_what_was_played(
    session: GameSession, looking: Looking
) -> None:
    played = session.game.current
    here = session.game.line()[1]
    looking.go(here)
    diary = Diary(session)

    session.go(here)

    assert not looking.away
    assert diary.read() == ["unsown b", "unsown B", "unsown C", "changed", "asked NORTH"]
    assert session.game.current is here
    session.choose(10)
    looking.go(played)
    assert looking.where is Where.VARIATION


def test_an_undo_comes_back_to_what_was_left(session: GameSession) -> None:
    played = session.game.current
    session.go(session.game.line()[1])
    session.choose(10)

    session.undo()
    session.undo()

    assert session.game.current is played
    session.undo()
    assert session.game.current is played.parent


def test_an_undo_comes_back_although_the_computer_has_sown_since(
    make_session: MakeSession, qtbot: QtBot
) -> None:
    session = make_session(Script([7, 8, 9]))
    session.begin(Setup("kalah-plyyard", (PERSON, COMPUTER)))
    for pit in (0, 1):
        with qtbot.waitSignal(session.asked, check_params_cb=lambda side: session.person_asked):
            session.choose(pit)
        qtbot.waitUntil(lambda: session.person_asked)
    played = session.game.current
    after_mine = session.game.line()[0]

    with qtbot.waitSignal(session.sown):
        session.go(after_mine)
        assert session.thinking
        qtbot.waitUntil(lambda: session.game.ply > 1)
    session.undo()

    assert session.game.current is played


def test_an_end_that_was_left_comes_back_too(session: GameSession) -> None:
    played = session.game.current
    session.game.resign(session.position.to_sow)
    outcome = session.outcome
    session.go(session.game.line()[1])
    assert session.outcome is None

    session.undo()

    assert session.game.current is played and session.outcome == outcome


@pytest.mark.parametrize("preset_id", PRESETS)
@pytest.mark.parametrize("seats", [BOTH, (PERSON, COMPUTER), (COMPUTER, PERSON)])
def test_however_one_walks_a_person_is_asked_on_the_right_side(
    make_session: MakeSession,
    owner: QObject,
    qtbot: QtBot,
    preset_id: str,
    seats: tuple[object, object],
) -> None:
    """Take-backs in chains, jumps through the tree, cuts, and looks around in between."""
    chance = random.Random(preset_id)
    session = make_session()
    looking, annotations = Looking(session, owner), Annotations(session, owner)
    session.begin(Setup(preset_id, seats))  # type: ignore[arg-type]
    for _ in range(60):
        qtbot.waitUntil(lambda: session.person_asked or session.outcome is not None)
        game = session.game
        tree = [game.root]
        for node in tree:
            tree += node.children
        before = game.current
        match chance.choice("sssssuurgglldp"):
            case "s" if session.person_asked:
                session.choose(chance.choice(game.variant.legal_moves(session.position)))
                assert game.current is not before
            case "u":
                could = session.can_undo
                session.undo()
                assert (game.current is not before) == could
                if could:  # to where the person decides, whoever sowed last
                    assert session.person_asked or session.outcome or session.thinking
            case "r":
                session.redo()
            case "g":
                session.go(chance.choice(tree))
            case "l":
                node = chance.choice(tree)
                text, ticket = write(game), session.ticket
                looking.go(node)
                assert looking.node is node
                assert looking.away == (node is not game.current)
                assert node is game.root or node in looking.line()
                assert (write(game), session.ticket) == (text, ticket)
            case "d":
                node = chance.choice(tree)
                if annotations.can_delete(node):
                    text = write(game)
                    annotations.delete(node)
                    if chance.random() < 0.5:
                        annotations.restore()
                        assert write(game) == text
            case "p":
                node = chance.choice(tree)
                if node.parent:
                    annotations.promote(node)
                    assert node in game.line()
        assert game.current in [game.root, *game.line()]
        assert looking.node.parent is None or looking.node in looking.line()
        history = [sowing.after for sowing in game.sowings]
        assert (history or [game.start])[-1] == session.position


def test_comments_and_variations_are_kept_in_the_file(
    session: GameSession, owner: QObject, tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.mancala"
    autosave = Autosave(session, path, owner)
    annotations = Annotations(session, owner)
    session.undo()
    session.choose(3)
    tried = session.game.current.parent.children[0]  # type: ignore[union-attr]

    annotations.comment(session.game.root, "before { the first } move")
    annotations.comment(session.game.current, "played")
    annotations.delete(tried)
    annotations.comment(session.game.line()[0], "")

    game = load(path).game
    assert game and write(game) == write(session.game)
    assert game.root.comment == "before { the first } move"
    assert all(len(node.children) <= 1 for node in [game.root, *game.line()])
    annotations.restore()
    game = load(path).game
    assert game and len(game.line()[3].children) == 2
    assert autosave.unsaved() is None


def test_a_variation_taken_out_while_one_looks_at_it_leaves_one_where_it_began(
    session: GameSession, owner: QObject, looking: Looking
) -> None:
    tried = session.game.current
    for _ in range(3):
        session.undo()
    session.choose(7)
    looking.go(tried)
    branch = session.game.line()[1].children[0]

    Annotations(session, owner).delete(branch)

    assert looking.node is branch.parent
    assert looking.line() == session.game.line()


def test_a_variation_becomes_the_main_line_and_an_undo_takes_that_back(
    session: GameSession, owner: QObject
) -> None:
    tried = session.game.current
    for _ in range(3):
        session.undo()
    session.choose(7)
    played = session.game.current

    Annotations(session, owner).promote(tried)

    assert session.game.current is tried and session.game.line()[-1] is tried
    session.undo()
    assert session.game.current is played


def test_what_was_taken_out_does_not_come_back_by_an_undo(
    session: GameSession, owner: QObject
) -> None:
    here = session.game.line()[1]
    session.go(here)

    Annotations(session, owner).delete(here.children[0])
    session.undo()

    assert session.game.ply == 1
    assert session.position == session.game.line()[0].position
