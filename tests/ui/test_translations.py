"""The translations are complete, fit their sources, and are the ones that are shipped.

When one of these fails: `make translations`, fill what is unfinished in the .ts files,
`make translations` again.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import mancala_desktop
from mancala_desktop.assets import asset
from mancala_desktop.play.settings import Language
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.translate import Translation, system_language

PACKAGE = Path(mancala_desktop.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
GERMAN, ENGLISH = "mancala_de", "mancala_en"
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d")
Message = tuple[str, str, str, tuple[str, ...]]  # context, source, comment, texts


def messages(file: Path) -> Iterator[Message]:
    """What a .ts file holds; an entry that is unfinished or no longer used has no texts."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            translation = message.find("translation")
            assert translation is not None, source
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = tuple(forms or [translation.text or ""])
            yield name, source, comment, () if translation.get("type") else texts


def ts(name: str) -> Path:
    return asset("translations", f"{name}.ts")


def tool(name: str) -> str:
    """A program that comes with PySide6."""
    program = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert program, f"{name} is part of PySide6, but not here"
    return program


def run(*command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", [GERMAN, ENGLISH])
def test_every_entry_is_finished(name: str) -> None:
    unfinished = [
        f"{context}: {source}"
        for context, source, _, texts in messages(ts(name))
        if not texts or not all(texts)
    ]

    assert unfinished == []


@pytest.mark.parametrize("name", [GERMAN, ENGLISH])
def test_placeholders_and_dots_agree(name: str) -> None:
    for context, source, _, texts in messages(ts(name)):
        plural = "%n" in source
        wanted = set(PLACEHOLDER.findall(source))
        for text in texts:
            found = set(PLACEHOLDER.findall(text))
            where = f"{context}: {source!r} and {text!r}"
            assert found == wanted or (plural and found == wanted - {"%n"}), where
            assert text.endswith("…") == source.endswith("…"), where
            assert ("&" in text) == ("&" in source), where


@pytest.mark.parametrize(("name", "extra"), [(GERMAN, []), (ENGLISH, ["-pluralonly"])])
def test_every_text_of_the_source_is_there(name: str, extra: list[str], tmp_path: Path) -> None:
    fresh = tmp_path / f"{name}.ts"
    shutil.copy(ts(name), fresh)
    run(
        tool("pyside6-lupdate"),
        *("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"),
        *extra,
        *SOURCES,
        *("-ts", fresh),
    )

    assert set(messages(fresh)) ^ set(messages(ts(name))) == set()


@pytest.mark.parametrize("name", [GERMAN, ENGLISH])
def test_what_is_shipped_is_what_is_written(name: str, tmp_path: Path) -> None:
    fresh = tmp_path / f"{name}.qm"
    run(tool("pyside6-lrelease"), "-silent", ts(name), "-qm", fresh)

    assert fresh.read_bytes() == ts(name).with_suffix(".qm").read_bytes()


def test_texts_stand_where_lupdate_finds_them() -> None:
    """It reads `self.tr("…")` and nothing cleverer: no variable, no f-string, no partial."""
    for path in SOURCES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "tr":
                where = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                assert id(node) in calls, f"{where}: tr is not called here"
                first = calls[id(node)].args[0]
                literal = isinstance(first, ast.Constant) and isinstance(first.value, str)
                assert literal, f"{where}: the text is not written here"


def test_either_language_has_its_own_words(narrator: Narrator, translation: Translation) -> None:
    options = ("pits", "seeds", "ends", "opening")

    english = [narrator.rules.option(name) for name in options]
    translation.speak(Language.GERMAN)
    german = [narrator.rules.option(name) for name in options]

    assert english == ["Pits", "Seeds per pit", "End of the game", "Opening"]
    assert german == ["Mulden", "Samen je Mulde", "Ende der Partie", "Eröffnung"]


def test_english_holds_no_german() -> None:
    sources = [source for _, source, _, _ in messages(ts(GERMAN))]
    plurals = [text for _, _, _, texts in messages(ts(ENGLISH)) for text in texts]

    assert [text for text in sources + plurals if re.search("[äöüßÄÖÜ„]", text)] == []


def test_qt_speaks_the_same_language(translation: Translation) -> None:
    def cancel() -> str:
        return QCoreApplication.translate("QPlatformTheme", "Cancel")

    assert cancel() == "Cancel"
    translation.speak(Language.GERMAN)
    assert cancel() == "Abbrechen"
    assert QLocale().language() is QLocale.Language.German


def test_open_widgets_hear_of_a_new_language(qtbot: QtBot, translation: Translation) -> None:
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event: QEvent) -> None:
            self.heard += event.type() == QEvent.Type.LanguageChange

    listener = Listener()
    qtbot.addWidget(listener)

    translation.speak(Language.GERMAN)

    qtbot.waitUntil(lambda: listener.heard > 0)


def test_the_language_of_the_system_is_one_we_speak(translation: Translation) -> None:
    assert system_language() in (Language.GERMAN, Language.ENGLISH)
    translation.speak(Language.SYSTEM)
    assert translation.spoken is system_language()
