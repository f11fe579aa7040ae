"""Themes as files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mancala_desktop.ui.board.theme import BoardTheme, Flat, ThemeError, Wood


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
    assert theme.body.texture.stat().st_size < 500_000


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
        ("#FFE3BA", "#FFE3", r"board\.toml: wood\.lip: is not a colour: '#FFE3'"),
        ("#140A04 70%", "#140A04 170%", r"board\.toml: .*: is not a colour: '#140A04 170%'"),
        ("far_shade = 0.32", "far_shade = 3", r"wood\.far_shade: must lie between 0 and 1, not 3"),
        ("far_shade = 0.32", "far_shade = true", r"wood\.far_shade: must be a number"),
        ("wood.jpg", "none.jpg", r"wood\.texture: no such file: none\.jpg"),
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


def test_a_missing_folder_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(ThemeError, match=r"board\.toml: cannot be read"):
        BoardTheme.load(tmp_path / "nowhere")


def test_the_digest_follows_the_files(walnut: Path) -> None:
    before = BoardTheme.load(walnut).digest
    assert BoardTheme.load(walnut).digest == before
    spoil(walnut, "#FFE3BA", "#FFE3BB")
    assert BoardTheme.load(walnut).digest != before
