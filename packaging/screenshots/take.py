"""Takes the pictures of the gallery: pages x languages x themes, and the page that shows them.

No screen is needed. All pictures are taken by one process, in the folder of this file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "benchmarks"))

import saved_games
from PySide6.QtGui import QImageWriter, QPixmap
from PySide6.QtWidgets import QApplication

from mancala_desktop.app import A_SUNDAY_EVENING, App, posing
from mancala_desktop.learn.progress import Result
from mancala_desktop.learn.skill import Skill
from mancala_desktop.learn.trainer_levels import Trainer
from mancala_desktop.play.seats import Seat, SeatKind, Setup
from mancala_desktop.play.settings import Language, ThemeChoice
from mancala_desktop.play.storage import load
from mancala_desktop.record.formats import Format, GameText
from mancala_desktop.rules.presets import PRESETS
from mancala_desktop.ui.dialogs.choose_game import ChooseGameDialog
from mancala_desktop.ui.dialogs.settings import Section, SettingsDialog
from mancala_desktop.ui.narration import Narrator
from mancala_desktop.ui.pages.names import PageName
from mancala_desktop.ui.shots import photograph, picture
from mancala_desktop.ui.theme import load_fonts

HERE = Path(__file__).resolve().parent
LANGUAGES = (Language.GERMAN, Language.ENGLISH)
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.CONTRAST)
IN_CONTRAST = frozenset({"start", "kalah", "oware", "congkak", "review", "newgame", "learn"})
"""What is shown in high contrast, too; more would make the gallery large."""
QUALITY = 60
SAVED = 120  # games
A_FOLLOWING = 3  # the place of a task
A_BLUNDER = 24  # its place in review.mancala
TITLES = {
    "start": "The start page",
    "kalah": "Kalah against the computer",
    "hint": "A hint, explained",
    "tutor": "The tutor asks",
    "oware": "Oware for two",
    "congkak": "Congkak",
    "result": "The result",
    "resign": "Giving up",
    "offer": "A draw is offered",
    "review": "The review of a game",
    "newgame": "A new game",
    "players": "Other players in mid-game",
    "pie": "The pie rule",
    "editor": "Setting up a position",
    "comment": "A comment on a sowing",
    "settings": "Boards and seeds",
    "boards": "Boards of one's own",
    "shortcuts": "All keys",
    "about": "What this is",
    "choose": "A file with several games",
    "library": "Saved games",
    "statistics": "Statistics",
    "progress": "Progress in learning",
    "rules": "The rules",
    "lessons": "What there is to learn",
    "learn": "A lesson",
    "trainers": "The trainers",
    "puzzles": "Puzzles",
}


def game(name: str) -> Callable[[App], QPixmap]:
    """The page with the game in the file of that name."""
    return lambda app: photograph(
        app.window, PageName.GAME, None, load(HERE / f"{name}.mancala").game
    )


def page(name: PageName) -> Callable[[App], QPixmap]:
    return lambda app: photograph(app.window, name, None, load(HERE / "kalah.mancala").game)


def hint(app: App) -> QPixmap:
    """Why the best pit is the best one; a position that is proved in a blink, so always the same."""
    game("kalah")(app)
    window = app.window
    for _step in range(2):
        window.deeds.hint.trigger()
        while window.game.board.hint is None:
            QApplication.processEvents()
    return picture(window)


def boards(app: App) -> QPixmap:
    """The settings of the board."""
    page(PageName.SETTINGS)(app)
    dialog = app.window.sheets.open
    assert isinstance(dialog, SettingsDialog)
    dialog.turn_to(Section.BOARD)
    return picture(dialog)


def several(app: App) -> QPixmap:
    """The choice of a game, in a file with those of the other pictures."""
    names = ("kalah", "oware", "congkak")
    games = [
        GameText((HERE / f"{name}.mancala").read_text("utf-8"), 1, Format.MANCALA) for name in names
    ]
    dialog = ChooseGameDialog(games, Narrator(), app.window)
    dialog.show()
    taken = picture(dialog)
    dialog.close()
    return taken


def review(app: App) -> QPixmap:
    """The review of a whole game, at a blunder."""
    photograph(app.window, PageName.REVIEW, None, load(HERE / "review.mancala").game)
    app.window.reviews.reviewing.go(A_BLUNDER)
    return picture(app.window)


def progress(app: App) -> QPixmap:
    """What three days of practice have brought."""
    book = app.window.school.progress.book
    for day, task, skill, stars in (
        (3, "a", Skill.SOWING, 3),
        (3, "b", Skill.CAPTURE, 0),
        (2, "c", Skill.SOWING, 2),
        (2, "d", Skill.EXTRA_TURN, 3),
        (1, "e", Skill.CAPTURE, 3),
        (1, "f", Skill.COUNTING, 1),
    ):
        when = A_SUNDAY_EVENING - timedelta(days=day)
        book.record(Result(task, skill, stars, 1400.0, 240, when))
    book.record_sprint(Trainer.CAPTURED.value, 2, 11, A_SUNDAY_EVENING.date())
    return photograph(app.window, PageName.PROGRESS, None, None)


def learn(app: App) -> QPixmap:
    """A task in which seeds are followed, three of them so far."""
    photograph(app.window, PageName.LEARN, None, None)
    lessons = app.window.school.lessons
    lessons.open_unit("kalah-tutorial", A_FOLLOWING)
    attempt = lessons.learner.attempt
    assert attempt is not None
    for hole in attempt.expected[:3]:
        lessons.learner.put(hole)
    return picture(app.window)


def rules(app: App) -> QPixmap:
    """A rule of Oware, played to its end."""
    photograph(app.window, PageName.RULES, None, None)
    reader = app.window.school.rules.reader
    reader.show_rules("oware-abapa", PRESETS["oware-abapa"].variant)
    reader.turn_to("oware-chain")
    picture(app.window)
    example = reader.leaf.example
    assert example is not None
    example.play()
    return picture(app.window)


def pie(app: App) -> QPixmap:
    """What the second player is asked after the first turn."""
    seats = Seat(SeatKind.PERSON, "Jonas"), Seat(SeatKind.PERSON, "Marlene")
    app.session.begin(Setup("kalah-standard", seats, pie=True))
    for pit in (2, 4):
        app.session.choose(pit)
    picture(app.window)  # it is asked when the board has come to rest
    asked = app.window.sheets.open
    assert asked is not None
    return picture(asked)


PAGES = {
    "start": page(PageName.START),
    "newgame": page(PageName.NEW_GAME),
    "pie": pie,
    "settings": boards,
    "shortcuts": page(PageName.SHORTCUTS),
    "choose": several,
    "library": page(PageName.LIBRARY),
    "statistics": page(PageName.STATISTICS),
    "progress": progress,
    "rules": rules,
    "lessons": page(PageName.LEARN),
    "learn": learn,
    "trainers": page(PageName.TRAINERS),
    "puzzles": page(PageName.PUZZLES),
    "kalah": game("kalah"),
    "hint": hint,
    "tutor": page(PageName.TUTOR),
    "players": page(PageName.PLAYERS),
    "resign": page(PageName.RESIGN),
    "offer": page(PageName.OFFER),
    "editor": page(PageName.EDITOR),
    "comment": page(PageName.COMMENT),
    "boards": page(PageName.OWN_BOARDS),
    "about": page(PageName.ABOUT),
    "oware": game("oware"),
    "congkak": game("congkak"),
    "result": lambda app: photograph(app.window, PageName.RESULT, None, None),
    "review": review,
}


def themes(name: str) -> tuple[ThemeChoice, ...]:
    """Those in which the page of that name is shown."""
    return tuple(
        theme for theme in THEMES if theme is not ThemeChoice.CONTRAST or name in IN_CONTRAST
    )


def write(picture: QPixmap, path: Path) -> int:
    """Writes a picture small; its size in bytes."""
    writer = QImageWriter(str(path))
    writer.setQuality(QUALITY)
    if not writer.write(picture.toImage()):
        raise OSError(f"{path} cannot be written: {writer.errorString()}")
    return path.stat().st_size


def gallery() -> Iterator[str]:
    """The page that shows all pictures."""
    yield "# Pictures\n\nTaken by `make screenshots`.\n"
    for name, title in TITLES.items():
        yield f"## {title}\n"
        yield "| " + " | ".join(theme.value for theme in themes(name)) + " |"
        yield "| " + " | ".join("---" for _ in themes(name)) + " |"
        for language in LANGUAGES:
            files = (f"{name}-{language.value}-{theme.value}.webp" for theme in themes(name))
            yield "| " + " | ".join(f"![{title}]({file})" for file in files) + " |"
        yield ""


def main() -> None:
    qt = QApplication([])
    load_fonts()
    total = 0
    for language, theme in product(LANGUAGES, THEMES):
        with TemporaryDirectory() as folder:
            saved_games.fill(Path(folder) / "games", SAVED)
            app = posing(theme, language, Path(folder))
            for name, take in PAGES.items():
                taken = take(app)
                if theme in themes(name):
                    file = HERE / f"{name}-{language.value}-{theme.value}.webp"
                    total += write(taken, file)
                if app.window.sheets.open is not None:
                    app.window.sheets.open.close()
            app.window.close()
            app.session.close()
    (HERE / "README.md").write_text("\n".join(gallery()), encoding="utf-8")
    print(f"{total / 1e6:.1f} MB in {HERE}")
    qt.quit()


if __name__ == "__main__":
    main()
