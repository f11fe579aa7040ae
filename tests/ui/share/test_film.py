"""A game told in frames, and as a GIF."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from PIL.GifImagePlugin import GifImageFile
from PySide6.QtGui import QImage

from mancala_desktop.record.game import Game
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.rules.sowing import Capture, Drop, Lift
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.heaps import Lie, heaps_of
from mancala_desktop.ui.board.marks import Mark
from mancala_desktop.ui.share import film as films
from mancala_desktop.ui.share.film import Frame, film, moments
from mancala_desktop.ui.share.job import CalledOff
from mancala_desktop.ui.share.pictures import save_gif
from mancala_desktop.ui.share.settling import Settling
from mancala_desktop.ui.share.still import Painter, still_of
from tests.record.games import play
from tests.ui.share.conftest import stand


def frames_of(game: Game) -> list[Frame]:
    return list(film(game.start, [node.sowing for node in game.current.path()]))


def as_colours(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = (plain.width(), plain.height())
    return Image.frombuffer(
        "RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine(), 1
    )


# -------------------------------------------------------------------- frames


@pytest.mark.parametrize("preset_id", ["kalah-standard", "oware-abapa", "congkak"])
def test_the_seeds_of_every_frame_are_those_of_the_game(preset_id: str) -> None:
    game, chance = Game(preset_id), Random(4)
    while game.result is None and game.ply < 40:
        game.play(chance.choice(sorted(game.variant.legal_moves(game.position))))
    settling = Settling(stand(game.variant.family).geometry)
    for frame in frames_of(game):
        still = frame.still
        assert still.lie
        lie = settling.settle(still.lie)
        assert {over: len(seeds) for over, seeds in lie.held.items()} == still.hands
        for hole, count in enumerate(still.counts):
            seen, there = lie.lying.get(hole, ()), still.lie.lying.get(hole, ())
            assert len(there) == count
            assert set(seen) <= set(there) and len(set(seen)) == len(seen)
    heaps = heaps_of(game.start, game.sowings)
    assert still.lie == Lie.of(heaps)


def test_a_seed_stays_where_it_lies_while_nothing_happens_to_its_pit(game: Game) -> None:
    settling = Settling(stand().geometry)
    lies = [settling.settle(frame.still.lie) for frame in frames_of(game) if frame.still.lie]
    for before, after in pairwise(lies):
        for hole, seeds in before.lying.items():
            if set(after.lying.get(hole, ())) == set(seeds):
                assert after.lying[hole] == seeds


def test_a_film_begins_at_the_start_and_ends_where_play_stands(game: Game) -> None:
    frames = frames_of(game)

    assert frames[0] == Frame(still_of(game.start), films.START)
    last = game.current.sowing
    assert frames[-1] == Frame(still_of(game.position, last), films.LAST)


def test_a_film_ends_when_the_seeds_left_have_been_divided() -> None:
    game = play(Game("oware-abapa"), "a B")
    game.agree_division()

    frames = list(film(game.start, game.sowings))

    assert frames[-1].still.counts == game.position.seeds
    assert frames[-2].still.counts == game.current.position.seeds


def test_a_lift_and_every_seed_of_a_short_sowing_are_seen() -> None:
    game = play(Game("kalah-standard"), "a")
    *_, lift, b, c, d, e, rest = frames_of(game)

    assert lift.still.counts[0] == 0 and lift.still.hands == {0: 4}
    assert lift.still.marks == {0: frozenset({Mark.LAST_FROM})}
    assert [frame.still.counts[:5] for frame in (b, c, d, e)] == [
        (0, 5, 4, 4, 4),
        (0, 5, 5, 4, 4),
        (0, 5, 5, 5, 4),
        (0, 5, 5, 5, 5),
    ]
    assert [frame.still.hands for frame in (b, e)] == [{1: 3}, {}]
    assert rest.still.marks[4] == {Mark.LAST_TO}


def test_captured_seeds_are_marked_before_they_go() -> None:
    game = play(Game("kalah-standard"), "e A f B a")
    sowing = game.current.sowing
    (capture,) = sowing.of(Capture)
    opposite = capture.pits[1]

    marked = [
        frame
        for frame in frames_of(game)[-4:-1]
        if Mark.CAPTURED in frame.still.marks.get(opposite, ())
    ]

    assert [frame.ms for frame in marked] == [films.CAPTURE]
    assert marked[0].still.counts[opposite] == capture.seeds - 1
    assert game.position.seeds[opposite] == 0


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_no_seed_is_lost_in_any_frame(preset: str) -> None:
    game = Game(preset)
    while game.result is None and game.ply < 60:
        game.play(game.variant.legal_moves(game.position)[-1])

    for frame in frames_of(game):
        still = frame.still
        whole = sum(still.counts) + sum(still.hands.values()) + still.half
        assert whole == game.variant.total


def test_of_a_long_sowing_only_some_moments_are_seen() -> None:
    game = Game("congkak-sequential")
    while not game.ply or moments(game.current.sowing) < 3 * films.MOST_MOMENTS:
        game.play(game.variant.legal_moves(game.position)[0])
    before = len(frames_of(game))
    captures = sum(1 for _ in game.current.sowing.of(Capture))
    game.back()

    assert before - len(frames_of(game)) <= films.MOST_MOMENTS + captures + 1


def test_a_secret_choice_is_not_shown() -> None:
    game = Game("congkak")
    game.play(2)
    assert not any(
        game.current.sowing.of(
            Lift,
        )
    )

    assert frames_of(game) == [Frame(still_of(game.start), films.LAST)]


# -------------------------------------------------------------------- GIF


@contextmanager
def saved(game: Game, folder: Path) -> Iterator[GifImageFile]:
    path, sowings = folder / "game.gif", [node.sowing for node in game.current.path()]
    save_gif(path, stand(game.variant.family), game.start, sowings, lambda done, of: None)
    with path.open("rb") as file, GifImageFile(file) as image:
        yield image


def test_a_gif_has_every_frame_with_its_time_and_repeats(game: Game, tmp_path: Path) -> None:
    frames = frames_of(game)

    with saved(game, tmp_path) as image:
        times = []
        for number in range(image.n_frames):
            image.seek(number)
            times.append(image.info["duration"])

    assert image.info["loop"] == 0
    assert len(times) == 1 + sum(one.still != other.still for one, other in pairwise(frames))
    assert sum(times) == sum(frame.ms for frame in frames)
    assert times[0] == films.START
    assert times[-1] == max(times)


@pytest.mark.parametrize("number", [0, 5, -1])
def test_a_frame_of_a_gif_looks_like_the_board(game: Game, tmp_path: Path, number: int) -> None:
    frames = frames_of(game)
    wanted = as_colours(Painter(stand(), 1.0).image(frames[number].still))

    with saved(game, tmp_path) as image:
        image.seek(number % image.n_frames)
        shown = image.convert("RGB")

    assert shown.size == wanted.size
    differences = [
        max(abs(a - b) for a, b in zip(one, other, strict=True))
        for one, other in zip(_points(shown), _points(wanted), strict=True)
    ]
    assert sum(difference > 48 for difference in differences) < len(differences) / 500


def _points(image: Image.Image) -> list[tuple[int, int, int]]:
    data = image.tobytes()
    return list(zip(data[::3], data[1::3], data[2::3], strict=True))


def test_a_game_without_a_move_is_one_picture(tmp_path: Path) -> None:
    with saved(Game("oware-abapa"), tmp_path) as image:
        assert image.n_frames == 1
        assert image.size == Painter(stand(Family.OWARE), 1.0).size


def test_a_gif_that_is_called_off_leaves_nothing(game: Game, tmp_path: Path) -> None:
    told: list[int] = []

    def stop_in_the_middle(done: int, of: int) -> None:
        told.append(of)
        if done == of // 2:
            raise CalledOff

    sowings = [node.sowing for node in game.current.path()]
    with pytest.raises(CalledOff):
        save_gif(tmp_path / "game.gif", stand(), game.start, sowings, stop_in_the_middle)

    assert set(told) == {len(frames_of(game))}
    assert not list(tmp_path.glob("game*"))


def test_every_drop_moves_the_hand_over_its_hole() -> None:
    game = play(Game("kalah-standard"), "f")
    drops = [step.hole for step in game.current.sowing.of(Drop)]
    over = [next(iter(frame.still.hands), None) for frame in frames_of(game)[2:-1]]

    assert over == [*drops[:-1], None]
