"""A double click on a game opens it: what the desktop is told fits what the app opens."""

from __future__ import annotations

import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

import pytest

from mancala_desktop.__main__ import _parser
from mancala_desktop.record import ogn, text
from mancala_desktop.record.formats import Format
from mancala_desktop.record.game import Game

FOLDER = Path(__file__).parents[1] / "packaging" / "desktop"
ENTRY, TYPES = FOLDER / "mancala-desktop.desktop", FOLDER / "mancala-desktop.xml"
NAMESPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


def types() -> dict[str, ElementTree.Element]:
    """The kinds of files, by name."""
    found = ElementTree.parse(TYPES).getroot().iterfind("mime:mime-type", NAMESPACE)
    return {each.attrib["type"]: each for each in found}


def test_the_app_opens_all_kinds_of_files_that_are_games() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(ENTRY, encoding="utf-8")
    section = entry["Desktop Entry"]

    assert set(section["MimeType"].strip(";").split(";")) == set(types())
    command, file = section["Exec"].split()
    assert (command, file) == (_parser().prog, "%f")
    assert _parser().parse_args(["game.ogn"]).file == Path("game.ogn")


def test_every_format_has_its_kind_by_ending_and_by_how_it_begins() -> None:
    game = Game("oware-abapa")
    begins = {Format.MANCALA: text.write(game), Format.OGN: ogn.write(game)}
    for format in Format:
        (kind,) = (
            each
            for each in types().values()
            if each.find(f"mime:glob[@pattern='*{format.value}']", NAMESPACE) is not None
        )
        match = kind.find("mime:magic/mime:match", NAMESPACE)
        assert match is not None
        assert begins[format].startswith(match.attrib["value"])


@pytest.mark.skipif(
    shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not here"
)
def test_the_entry_is_valid() -> None:
    done = subprocess.run(
        ["desktop-file-validate", str(ENTRY)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")
