"""The one style sheet of the app, filled with a theme's tokens."""

from __future__ import annotations

import re
from dataclasses import asdict
from string import Template
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mancala_desktop.ui.theme import Theme


def style_sheet(theme: Theme, text_scale: float = 1.0) -> str:
    """Qt's style sheet for `theme`, with text and what is as high as its text so many times as
    large as written here."""
    sheet = Template(_SHEET).substitute(asdict(theme))
    return _OF_TEXT.sub(lambda found: f"{found[1]}{round(int(found[2]) * text_scale)}px", sheet)


_OF_TEXT = re.compile(r"(font-size: |min-height: )(\d+)px")

_SHEET = """
QToolTip { font-size: 13px; background: $surface; color: $text; border: 1px solid $line; padding: 5px 8px; }

QLabel { background: transparent; }
QLabel[role="h1"] { font-size: 28px; font-weight: 700; letter-spacing: -0.6px; }
QLabel[role="h2"] { font-size: 20px; font-weight: 600; letter-spacing: -0.3px; }
QLabel[role="panel"] { font-size: 14px; font-weight: 600; }
QLabel[role="title"] { font-size: 15px; font-weight: 600; }
QLabel[role="h3"] { font-size: 15px; font-weight: 600; }
QLabel[role="secondary"] { font-size: 13px; color: $text2; }
QLabel[role="caption"] { font-size: 12px; color: $text2; }
QLabel[role="label"] { font-size: 13px; font-weight: 600; color: $text2; }
QLabel[role="bad"] { color: $bad; }
QLabel[role="right"] { color: $accent; font-weight: 600; }
QLabel[role="wrong"] { color: $bad; font-weight: 600; }
QLabel[role="hinted"] { color: $gold; font-weight: 600; }

QDialog { background: $surface; }
QFrame[role="footer"] { background: $surface2; border-top: 1px solid $line; }

QPushButton {
    min-height: 34px; padding: 0 14px; border-radius: 9px; font-weight: 600;
    background: $surface; color: $text; border: 1px solid $line;
}
QPushButton:hover { background: $surface2; }
QPushButton:pressed { background: $accsoft; }
QPushButton:disabled { color: $text3; background: $surface2; border-color: $line2; }
QPushButton[kind="primary"] { background: $accent; color: $onacc; border: 1px solid $accent; }
QPushButton[kind="primary"]:hover { border: 1px solid $text; }
QPushButton[kind="primary"]:pressed { background: $text; border: 1px solid $text; color: $surface; }
QPushButton[kind="primary"]:disabled {
    background: $surface2; color: $text3; border: 1px solid $line2;
}
QPushButton[kind="ghost"] { background: transparent; color: $accent; border: 1px solid transparent; }
QPushButton[kind="ghost"]:hover { background: $surface2; }
Banner QPushButton { min-height: 26px; padding: 0 10px; border-radius: 8px; }

QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox {
    min-height: 34px; padding: 0 12px; border-radius: 9px; border: 1px solid $line;
    background: $surface; color: $text;
    selection-background-color: $accent; selection-color: $onacc;
}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $text3; background: $surface2; }
QSpinBox QLineEdit { min-height: 0; padding: 0; border: none; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QComboBox { font-weight: 600; }

QSlider { min-width: 190px; min-height: 28px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line; }
QSlider::sub-page:horizontal { border-radius: 3px; background: $accent; }
QSlider::sub-page:horizontal:disabled { background: $text3; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -8px 0; border-radius: 11px;
    background: $surface; border: 2px solid $accent;
}
QSlider::handle:horizontal:hover { background: $accsoft; }
QSlider::handle:horizontal:disabled { border-color: $text3; }
QComboBox::drop-down { border: none; width: 30px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView {
    background: $surface; color: $text; border: 1px solid $line; outline: none;
    padding: 4px; font-weight: 400;
    selection-background-color: $accsoft; selection-color: $text;
}
QComboBox QAbstractItemView::item {
    min-height: 34px; padding: 0 12px; border-radius: 8px; border: 1px solid transparent;
}
QComboBox QAbstractItemView::item:selected {
    background: $accsoft; color: $text; border: 1px solid $accent;
}
QListView[role="choices"] {
    background: $surface; color: $text; border: 1px solid $line; border-radius: 9px; outline: none;
    padding: 4px;
}
QListView[role="choices"]::item { padding: 7px 10px; border-radius: 7px; border: 1px solid transparent; }
QListView[role="choices"]::item:selected {
    background: $accsoft; color: $text; border: 1px solid $accent;
}
QListView[role="contents"] { background: transparent; border: none; outline: none; padding: 0 4px 4px 4px; }
QListView[role="contents"]::item { padding: 7px 10px; border-radius: 8px; border: 1px solid transparent; }
QListView[role="contents"]::item:hover { background: $surface2; }
QListView[role="contents"]::item:selected {
    background: $accsoft; color: $text; border: 1px solid $accent;
}
QListView[role="contents"]::item:disabled { color: $text2; background: transparent; padding: 12px 10px 4px 10px; }
QPlainTextEdit, QTextEdit, QTextBrowser {
    background: $surface; color: $text; border: 1px solid $line; border-radius: 9px; padding: 8px;
    selection-background-color: $accent; selection-color: $onacc;
}
QTextBrowser[role="reading"] { background: transparent; border: none; padding: 0; font-size: 14px; }

QSlider { min-height: 24px; }
QSlider::groove:horizontal { height: 6px; border-radius: 3px; background: $line2; }
QSlider::sub-page:horizontal { border-radius: 3px; background: $accent; }
QSlider::handle:horizontal {
    width: 18px; height: 18px; margin: -8px 0; border-radius: 11px;
    background: $surface; border: 2px solid $accent;
}

QProgressBar { max-height: 6px; border: none; border-radius: 3px; background: $line2; }
QProgressBar::chunk { border-radius: 3px; background: $accent; }

QMenu { background: $surface; color: $text; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 7px 24px 7px 12px; min-width: 210px; border-radius: 6px; margin: 1px 0; }
QMenu::item:selected { background: $accsoft; color: $text; }
QMenu::item:disabled { color: $text3; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: $line2; margin: 6px 8px; }

QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
MovesList QScrollBar:vertical { width: 8px; margin: 0 1px; }
QScrollBar::handle { background: $line; border-radius: 4px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: $text3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: $line; }
"""
