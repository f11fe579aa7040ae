"""How the window looks: colours as data, the palette, icons and type made from them.

A theme is a row of design tokens. Everything that paints takes its colours from the theme the
application wears (`worn`), or from the style sheet in `sheet.py`, which is filled with the same
tokens. A widget that caches something coloured renews it on `QEvent.Type.PaletteChange`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QIcon,
    QPainter,
    QPalette,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mancala_desktop.assets import asset
from mancala_desktop.ui.sheet import style_sheet

SYSTEM = "system"
FAMILIES = ("Inter", "Segoe UI", "SF Pro Text", "Noto Sans", "sans-serif")
ICON_STROKE = "1.75"
BODY = 14  # px, the size of most text
DISABLED = 0.38  # opacity of what cannot be used now
_WORN = "mancala-theme"
_TEXT = "mancala-text-scale"
_FOR_PAPER: ContextVar[bool] = ContextVar("for paper", default=False)


@dataclass(frozen=True, slots=True)
class Theme:
    """The design tokens of one look. Colours are `#RRGGBB`; lengths are device-independent px."""

    name: str
    dark: bool
    bg0: str  # the window, in the middle of its vignette
    bg1: str  # the window, at its edges
    surface: str  # panels, cards, dialogs
    surface2: str  # chain boxes, segment tracks
    line: str
    line2: str  # hairlines
    text: str
    text2: str
    text3: str  # only on surface, surface2 and bg0
    accent: str
    onacc: str  # text on accent
    accsoft: str
    gold: str
    goldsoft: str
    bad: str
    badsoft: str
    warn: str
    warnsoft: str
    blue: str
    good: (
        str  # the sign of a good sowing, and of a mistake; a best one has `accent`, a blunder `bad`
    )
    mistake: str
    ahead: str  # South's ground in a graph; North's is striped in the two below
    behind: str
    stripe: str
    near_shadow: float  # opacity of a card's narrow and wide shadow
    wide_shadow: float
    shadow: str = "#000000"
    focus: int = 2  # width of the ring around what has the keyboard


LIGHT = Theme(
    name="light",
    dark=False,
    bg0="#F7F2E9",
    bg1="#E9E0D1",
    surface="#FCF9F4",
    surface2="#F3ECE1",
    line="#DED3C3",
    line2="#EAE2D6",
    text="#2A211A",
    text2="#62564A",
    text3="#75685A",
    accent="#1B6556",
    onacc="#FFFFFF",
    accsoft="#DDEBE5",
    gold="#8A5A00",
    goldsoft="#F6E7C6",
    bad="#A3322B",
    badsoft="#F7DFDB",
    warn="#9A4B12",
    warnsoft="#F8E4D2",
    blue="#2E5C86",
    good="#4F7A3A",
    mistake="#B0521A",
    ahead="#CFE3DB",
    behind="#B9A793",
    stripe="#8C7963",
    near_shadow=0.10,
    wide_shadow=0.18,
    shadow="#3C2612",
)

DARK = Theme(
    name="dark",
    dark=True,
    bg0="#2A241F",
    bg1="#161310",
    surface="#231E1A",
    surface2="#2D2722",
    line="#40372F",
    line2="#332C26",
    text="#F3EADD",
    text2="#BFB2A2",
    text3="#9F9283",
    accent="#7CCDB7",
    onacc="#0F211C",
    accsoft="#26403A",
    gold="#E9BC62",
    goldsoft="#443619",
    bad="#F08A80",
    badsoft="#4A2622",
    warn="#F0A56B",
    warnsoft="#472F1D",
    blue="#8FBCE6",
    good="#A6CF8B",
    mistake="#F0A56B",
    ahead="#2F5A50",
    behind="#4A3F34",
    stripe="#6E5F4F",
    near_shadow=0.35,
    wide_shadow=0.50,
)

CONTRAST = Theme(
    name="contrast",
    dark=True,
    bg0="#000000",
    bg1="#000000",
    surface="#000000",
    surface2="#141414",
    line="#FFFFFF",
    line2="#8A8A8A",
    text="#FFFFFF",
    text2="#F2F2F2",
    text3="#D6D6D6",
    accent="#FFD400",
    onacc="#000000",
    accsoft="#332B00",
    gold="#FFD400",
    goldsoft="#332B00",
    bad="#FF7A7A",
    badsoft="#3A0000",
    warn="#FF9A4D",
    warnsoft="#331800",
    blue="#7FD4FF",
    good="#9BE88A",
    mistake="#FF9A4D",
    ahead="#004A5C",
    behind="#141414",
    stripe="#8A8A8A",
    near_shadow=0.0,
    wide_shadow=0.0,
    focus=3,
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


# -------------------------------------------------------------------- wearing a theme


def system_theme() -> Theme:
    """The theme the desktop asks for; light where it asks for nothing."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def worn() -> Theme:
    """The theme the application wears now; light until one was put on."""
    app = QApplication.instance()
    return THEMES[(app and app.property(_WORN)) or LIGHT.name]


def wear(theme: Theme) -> None:
    """Puts a theme on the whole application: palette, style sheet, and what `worn` answers."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    if app.property(_WORN) is None:  # once: it takes longer than a frame
        app.setStyle("Fusion")
    app.setProperty(_WORN, theme.name)
    app.setPalette(palette(theme))
    app.setFont(font(BODY))
    app.setStyleSheet(style_sheet(theme, text_scale()))


def text_scale() -> float:
    """How large all text is: 1 as designed, 2 twice as large."""
    if _FOR_PAPER.get():
        return 1.0
    app = QApplication.instance()
    return float((app and app.property(_TEXT)) or 1.0)


@contextmanager
def text_as_designed() -> Iterator[None]:
    """Here, and in this thread alone, text has its usual size: on paper and pictures to give away."""
    before = _FOR_PAPER.set(True)
    try:
        yield
    finally:
        _FOR_PAPER.reset(before)


def scaled(length: float) -> int:
    """A length in px, such as the height of a line, that has to grow with the text in it."""
    return round(length * text_scale())


class Wardrobe(QObject):
    """Keeps the application in the chosen theme; with `system`, in the one the desktop asks for."""

    changed = Signal(object)  # the Theme now worn

    def __init__(
        self, choice: str = SYSTEM, parent: QObject | None = None, *, text_percent: int = 100
    ) -> None:
        super().__init__(parent)
        self._choice = choice
        _set_text_scale(text_percent)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow)
        self.choose(choice)

    @property
    def choice(self) -> str:
        """`system`, or the name of a theme."""
        return self._choice

    def choose(self, choice: str) -> None:
        """Wears the theme of that name, or follows the desktop from now on."""
        if choice != SYSTEM and choice not in THEMES:
            raise ValueError(f"no theme is called {choice!r}")
        self._choice = choice
        self._follow()

    def enlarge_text(self, percent: int) -> None:
        """Shows all text so many per cent as large as designed. Widgets hear it as a StyleChange."""
        _set_text_scale(percent)
        self._follow()

    def _follow(self) -> None:
        theme = system_theme() if self._choice == SYSTEM else THEMES[self._choice]
        wear(theme)
        self.changed.emit(theme)


def _set_text_scale(percent: int) -> None:
    app = QApplication.instance()
    assert app is not None
    app.setProperty(_TEXT, percent / 100)


def palette(theme: Theme) -> QPalette:
    """The palette for Fusion and for every widget that the style sheet does not name."""
    colours = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.bg0,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.surface,
        QPalette.ColorRole.AlternateBase: theme.surface2,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.surface,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.bad,
        QPalette.ColorRole.ToolTipBase: theme.surface,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.onacc,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Link: theme.blue,
        QPalette.ColorRole.LinkVisited: theme.blue,
        QPalette.ColorRole.PlaceholderText: theme.text3,
        QPalette.ColorRole.Light: theme.surface,
        QPalette.ColorRole.Midlight: theme.line2,
        QPalette.ColorRole.Mid: theme.line,
        QPalette.ColorRole.Dark: theme.text3,
        QPalette.ColorRole.Shadow: theme.text,
    }
    for role, colour in roles.items():
        colours.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        colours.setColor(QPalette.ColorGroup.Disabled, role, faded(theme.text, DISABLED))
    return colours


def faded(colour: str, opacity: float) -> QColor:
    """The colour with an opacity between 0 and 1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result


# -------------------------------------------------------------------- type


def load_fonts() -> None:
    """Makes the bundled Inter known and gives the application its body type."""
    for path in sorted(asset("fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    QApplication.setFont(font(BODY))


def font(size: float, weight: int = 400, *, tracking: float = 0.0, tabular: bool = False) -> QFont:
    """Inter with `size` px, times the scale of all text, and the nearest bundled weight to the
    design's `weight`.

    `tracking` is in em; `tabular` gives all digits one width, for numbers that change in place.
    """
    result = QFont(list(FAMILIES))
    result.setPixelSize(scaled(size))
    result.setWeight(_bundled(weight))
    if tracking:
        result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * scaled(size))
    if tabular:
        result.setFeature(QFont.Tag("tnum"), 1)
    return result


def _bundled(weight: int) -> QFont.Weight:
    if weight < 450:
        return QFont.Weight.Normal
    if weight < 600:
        return QFont.Weight.Medium
    return QFont.Weight.DemiBold if weight < 670 else QFont.Weight.Bold


# -------------------------------------------------------------------- icons


def pixmap(name: str, colour: str, size: int = 20, ratio: float = 1.0) -> QPixmap:
    """The Lucide icon `name` in one colour, `size` px wide, sharp at device pixel ratio `ratio`."""
    side = round(size * ratio)
    picture = QPixmap(QSize(side, side))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _renderer(name, colour).render(painter, QRectF(0, 0, side, side))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The Lucide icon `name` in one colour, for menus and for buttons that Qt paints."""
    result = QIcon()
    for ratio in (1.0, 1.5, 2.0, 3.0):
        result.addPixmap(pixmap(name, colour, size, ratio))
    return result


def paint_icon(painter: QPainter, name: str, colour: str, where: QRectF) -> None:
    """Draws the Lucide icon `name` into a square, at whatever resolution the painter has."""
    _renderer(name, colour).render(painter, where)


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    drawing = asset("icons", f"{name}.svg").read_text(encoding="utf-8")
    drawing = drawing.replace("currentColor", colour)
    drawing = drawing.replace('stroke-width="2"', f'stroke-width="{ICON_STROKE}"')
    return QSvgRenderer(QByteArray(drawing.encode()))
