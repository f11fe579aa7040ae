"""The pictures that the README and the gallery show are there, and small."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GALLERY = ROOT / "packaging" / "screenshots"


@pytest.mark.parametrize("page", [ROOT / "README.md", GALLERY / "README.md"])
def test_every_picture_that_is_shown_is_there(page: Path) -> None:
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))

    assert len(shown) >= 7
    assert [name for name in shown if not (page.parent / name).is_file()] == []


def test_the_gallery_is_kept_small() -> None:
    assert sum(path.stat().st_size for path in GALLERY.iterdir()) < 4_000_000
