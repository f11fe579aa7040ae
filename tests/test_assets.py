import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from pytestqt.qtbot import QtBot

from mancala_desktop import assets
from mancala_desktop.assets import asset


def test_finds_files_and_folders() -> None:
    assert asset("icons", "sun.svg").read_text(encoding="utf-8").startswith("<!-- @license lucide")
    assert asset("fonts").is_dir()


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"resources/icons/moonlight\.svg is missing"):
        asset("icons", "moonlight.svg")


def test_an_installed_app_finds_them_inside_the_package(tmp_path: Path) -> None:
    """As in a wheel or a frozen app, seen from any working folder."""
    package = tmp_path / "mancala_desktop"
    (package / "resources").mkdir(parents=True)
    (package / "resources" / "word.txt").write_text("inside", encoding="utf-8")
    for module in ("__init__.py", "assets.py"):
        shutil.copy(Path(assets.__file__).with_name(module), package)
    ask = "from mancala_desktop.assets import asset; print(asset('word.txt').read_text(), end='')"

    answer = subprocess.check_output([sys.executable, "-c", ask], cwd=tmp_path, text=True)

    assert answer == "inside"


@pytest.mark.parametrize("icon", sorted(asset("icons").glob("*.svg")), ids=lambda path: path.stem)
def test_every_icon_takes_the_colour_of_its_surroundings(icon: Path) -> None:
    picture = ElementTree.parse(icon).getroot()

    assert picture.get("viewBox") == "0 0 24 24"
    assert picture.get("stroke") == "currentColor"


def test_inter_has_the_four_weights_and_figures_of_one_width(qtbot: QtBot) -> None:
    for file in asset("fonts").glob("*.ttf"):
        assert QFontDatabase.addApplicationFont(str(file)) != -1
    font = QFont("Inter")
    font.setPixelSize(100)

    def width(text: str, weight: int) -> float:
        font.setWeight(QFont.Weight(weight))
        return QFontMetricsF(font).horizontalAdvance(text)

    assert width("Mulde", 400) < width("Mulde", 500) < width("Mulde", 600) < width("Mulde", 700)
    assert width("111", 400) < width("000", 400)
    font.setFeature(QFont.Tag("tnum"), 1)
    assert width("111", 400) == width("000", 400)
