"""Themes as files."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from mancala_desktop.ui.board.geometry import BoardShape, Geometry
from mancala_desktop.ui.board.picture import board_image
from mancala_desktop.ui.board.theme import LARGEST_FILE, BoardTheme, Flat, ThemeError, Wood


@pytest.fixture
def walnut(themes: Path, tmp_path: Path) -> Path:
    """A copy of walnut to spoil."""
    return Path(shutil.copytree(themes / "walnut", tmp_path / "walnut"))


def spoil(folder: Path, old: str, new: str) -> None:
    file = folder / "board.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("name", ["walnut", "oak", "teak"])
def test_woods_have_a_texture_of_modest_size(themes: Path, name: str) -> None:
    theme = BoardTheme.load(themes / name)
    assert theme.name == name
    assert isinstance(theme.body, Wood)
    assert len(theme.body.texture) < 500_000


def test_high_contrast_is_flat(themes: Path) -> None:
    theme = BoardTheme.load(themes / "contrast")
    assert isinstance(theme.body, Flat)
    assert theme.marks.thickness == 1.35


def test_colours_may_have_an_opacity(themes: Path) -> None:
    halo = BoardTheme.load(themes / "walnut").marks.halo
    assert halo.name() == "#140a04"
    assert halo.alphaF() == pytest.approx(0.7, abs=0.01)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('lip = "#FFE3BA"', "", r"board\.toml: wood\.lip: is missing"),
        ('lip = "#FFE3BA"', "lip = 7", r"board\.toml: wood\.lip: must be a text"),
        ("#FFE3BA", "#FFE3", r"board\.toml: wood\.lip: is not a colour \(#FFE3\)"),
        ("#140A04 70%", "#140A04 170%", r"board\.toml: .*: is not a colour \(#140A04 170%\)"),
        ("#140A04 70%", "#140A04 ²%", r"is not a colour"),
        ("#140A04 70%", "#140A04 ", r"is not a colour"),
        ("far_shade = 0.32", "far_shade = 3", r"wood\.far_shade: must lie in a range \(0 – 1\)"),
        ("far_shade = 0.32", f"far_shade = {'9' * 5000}", r"is not a TOML file"),
        ("far_shade = 0.32", f"far_shade = {'9' * 500}", r"must lie in a range"),
        ("far_shade = 0.32", "far_shade = nan", r"must lie in a range"),
        ("far_shade = 0.32", f"far_shade = {'[' * 5000}", r"is not a TOML file"),
        ("far_shade = 0.32", "far_shade = true", r"wood\.far_shade: must be a number"),
        ("wood.jpg", "none.jpg", r"wood\.texture: is not the name of a file \(none\.jpg\)"),
        ("wood.jpg", "board.toml", r"wood\.texture: is not a picture \(board\.toml\)"),
        ("wood.jpg", "a\\u0000b", r"wood\.texture: is not the name of a file"),
        ("[marks]", "[remarks]", r"board\.toml: marks: is missing"),
        ("[lettering]", "lettering = ", r"board\.toml: is not a TOML file"),
    ],
)
def test_a_wrong_file_names_itself_and_the_key(
    walnut: Path, old: str, new: str, complaint: str
) -> None:
    spoil(walnut, old, new)
    with pytest.raises(ThemeError, match=complaint):
        BoardTheme.load(walnut)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [('lip = "#FFE3BA"', "lip = ", 7), ("[marks]", "[marks", 36), ('"wood.jpg"', "'''", 60)],
)
def test_what_is_no_toml_names_the_line(walnut: Path, old: str, new: str, line: int) -> None:
    spoil(walnut, old, new)
    with pytest.raises(ThemeError) as caught:
        BoardTheme.load(walnut)
    assert caught.value.line == line


def test_a_file_that_is_no_text_is_said_to_be_none(walnut: Path) -> None:
    (walnut / "board.toml").write_bytes(b"\x89PNG\xca\xfe")
    with pytest.raises(ThemeError, match=r"board\.toml: is not a text$"):
        BoardTheme.load(walnut)


def test_a_missing_folder_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match=r"board\.toml: cannot be read"):
        BoardTheme.load(tmp_path / "nowhere")


def test_what_cannot_be_read_in_a_moment_is_not_read_at_all(walnut: Path) -> None:
    with (walnut / "wood.jpg").open("ab") as file:
        file.truncate(LARGEST_FILE + 1)
    with pytest.raises(ThemeError, match=r"board\.toml: wood\.texture: is too large"):
        BoardTheme.load(walnut)
    (walnut / "board.toml").unlink()
    os.mkfifo(walnut / "board.toml")
    with pytest.raises(ThemeError, match=r"board\.toml: cannot be read"):
        BoardTheme.load(walnut)


def test_a_board_that_was_loaded_needs_its_folder_no_more(walnut: Path) -> None:
    theme = BoardTheme.load(walnut)
    shutil.rmtree(walnut)
    assert board_image(Geometry(6, BoardShape.SLAB, 300), theme, [4] * 14, ratio=1).width() > 300


def test_the_digest_follows_the_files(walnut: Path) -> None:
    before = BoardTheme.load(walnut).digest
    assert BoardTheme.load(walnut).digest == before
    spoil(walnut, "#FFE3BA", "#FFE3BB")
    assert BoardTheme.load(walnut).digest != before
