"""User files live where the platform wants them."""

from pathlib import Path

from mancala_desktop.play.places import Places, vacant


def test_every_place_is_the_users_own(user_directories: Path) -> None:
    places = Places.of_user()

    places.make()

    assert places.unfinished == (
        user_directories / "data_home" / "mancala-desktop" / "unfinished.mancala"
    )
    for folder in (places.data, places.config, places.state, places.cache, places.log):
        assert folder.is_dir() and folder.is_relative_to(user_directories)
    assert places.games.is_dir() and places.themes.is_dir()


def test_a_vacant_name_is_found_by_counting(tmp_path: Path) -> None:
    wanted = tmp_path / "game.mancala"
    assert vacant(wanted) == wanted
    wanted.touch()
    (tmp_path / "game-2.mancala").symlink_to("nowhere")

    assert vacant(wanted) == tmp_path / "game-3.mancala"
