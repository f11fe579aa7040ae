"""The part of the settings that is about the board: its wood, its seeds, what is written on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mancala_desktop.play.settings import PitNames, Seeds, Settings
from mancala_desktop.rules.presets import DEFAULTS, PRESETS
from mancala_desktop.rules.variant import Family
from mancala_desktop.ui.board.dressing import Look
from mancala_desktop.ui.board.theme import ThemeError
from mancala_desktop.ui.boards import BUNDLED, BY_GAME, boards
from mancala_desktop.ui.dialogs.form import ROW_GAP, Row, note
from mancala_desktop.ui.theme import CONTRAST, worn
from mancala_desktop.ui.widgets.board_picture import BoardPicture, SeedsPicture
from mancala_desktop.ui.widgets.fields import Check
from mancala_desktop.ui.widgets.picture_card import PictureChoice
from mancala_desktop.ui.widgets.segmented import Segmented

COLUMNS = 5
CARD = 104  # px wide
LABEL_TOP = 58  # px: labels stand beside the middle of the first row of pictures
LONGEST = 14  # letters of a name of the user's that fit below a picture


class BoardSettings(QWidget):
    """Every board and every kind of seeds can be seen before it is chosen."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._own = boards().own()
        self._board, self._seeds = PictureChoice(COLUMNS, CARD), PictureChoice(COLUMNS, CARD)
        for name in (BY_GAME, *BUNDLED, *self._own):
            self._board.add(name, _laid(BoardPicture(looks=partial(_board, name))))
        for kind in Seeds:
            self._seeds.add(kind, _laid(SeedsPicture(partial(boards().seed_sample, kind))))
        self._pit_names = Segmented()
        for names in PitNames:
            self._pit_names.add(names, "")
        self._legal, self._preview, self._facing = Check(), Check(), Check()
        self._plain = note()
        self._rows = [
            Row(self._board, top=LABEL_TOP),
            Row(self._seeds, top=LABEL_TOP),
            Row(self._pit_names),
        ]
        self._plain_row = Row(self._plain)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(ROW_GAP)
        for part in (
            *self._rows[:2],
            self._plain_row,
            self._rows[2],
            Row(self._legal),
            Row(self._preview),
            Row(self._facing),
        ):
            column.addWidget(part)
        column.addStretch(1)
        self.show_settings()
        self._board.chosen.connect(lambda name: setattr(settings, "board", name))
        self._seeds.chosen.connect(lambda kind: setattr(settings, "seeds", kind))
        self._pit_names.chosen.connect(lambda value: setattr(settings, "pit_names", value))
        self._legal.toggled.connect(lambda on: setattr(settings, "show_legal", on))
        self._preview.toggled.connect(lambda on: setattr(settings, "preview", on))
        self._facing.toggled.connect(lambda on: setattr(settings, "facing", on))

    def show_settings(self) -> None:
        """Show every setting as it is now, without setting it again."""
        settings = self._settings
        self._board.choose(settings.board)
        self._seeds.choose(settings.seeds)
        self._pit_names.choose(settings.pit_names)
        for tick, on in (
            (self._legal, settings.show_legal),
            (self._preview, settings.preview),
            (self._facing, settings.facing),
        ):
            tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(False)
        self._plain_row.setVisible(worn() is CONTRAST)

    def retranslate(self) -> None:
        """Give every part its words."""
        names = (self.tr("Board"), self.tr("Seeds"), self.tr("Pit names"))
        for row, name in zip(self._rows, names, strict=True):
            row.name(name)
        self._board.set_text(BY_GAME, self.tr("By game"), self.tr("As the game has it"))
        for board, words in zip(
            BUNDLED,
            (self.tr("Walnut"), self.tr("Light oak"), self.tr("Red teak"), self.tr("Plain")),
            strict=True,
        ):
            self._board.set_text(board, words)
        for own in self._own:
            short = own if len(own) <= LONGEST else f"{own[: LONGEST - 1]}…"
            self._board.set_text(own, short, own)
        self._seeds.set_text(Seeds.GAME, self.tr("By game"), self.tr("As the game has them"))
        self._seeds.set_text(Seeds.GLASS, self.tr("Glass"))
        self._seeds.set_text(Seeds.COWRIE, self.tr("Cowries"))
        self._seeds.set_text(Seeds.NICKERNUT, self.tr("Nickernuts"))
        self._seeds.set_text(Seeds.STONE, self.tr("River stones"))
        self._plain.setText(self.tr("In high contrast every board is plain."))
        self._pit_names.set_text(PitNames.LETTERS, self.tr("Letters a–f"))
        self._pit_names.set_text(PitNames.NUMBERS, self.tr("Numbers 1–6"))
        self._pit_names.set_text(PitNames.RING, self.tr("Ring 0–13"))
        self._legal.setText(self.tr("Mark the pits that may be sown"))
        self._preview.setText(self.tr("Show beforehand where the seeds will fall"))
        self._facing.setText(self.tr("Two people at one screen sit face to face"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.show_settings()
        super().changeEvent(event)


def _laid(picture: BoardPicture) -> BoardPicture:
    """The picture with seeds on its board, as small as a card wants it."""
    picture.show_position(Family.KALAH, PRESETS[DEFAULTS[Family.KALAH]].variant.start())
    picture.setMinimumSize(60, 20)
    return picture


def _board(name: str) -> Sequence[Look]:
    """What a board looks like; nothing of one that is broken, which is told when it is chosen."""
    try:
        return boards().sample(name)
    except ThemeError:
        return ()
