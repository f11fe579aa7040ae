"""Buttons: an icon alone, or text with or without one."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from mancala_desktop.ui.theme import DISABLED, paint_icon, worn

ICON_BUTTON = 36
ICON = 20
RADIUS = 9
BUTTON_ICON = 16
MOST = 16_777_215  # px; the largest a widget can be
GAP = 8
_MNEMONIC = Qt.TextFlag.TextShowMnemonic.value


class IconButton(QAbstractButton):
    """36 px square, an icon and no text; its name is what screen readers and the tooltip say.

    `follow` makes it the face of an action: name, key, state and pressing are the action's. One
    that is not `filled` shows by its icon alone that it is checked.
    """

    def __init__(
        self,
        icon_name: str,
        name: str = "",
        parent: QWidget | None = None,
        *,
        filled: bool = True,
    ) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._filled = filled
        self._action: QAction | None = None
        self.setFixedSize(ICON_BUTTON, ICON_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if name:
            self.set_name(name)

    def set_name(self, name: str, key: str = "") -> None:
        """What the button does, in a few words, and the key that does the same."""
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key})" if key else name)

    def set_icon(self, icon_name: str) -> None:
        """Another icon of the bundled set."""
        self._icon_name = icon_name
        self.update()

    def follow(self, action: QAction) -> IconButton:
        """Shows and triggers `action` from now on; returns the button."""
        self._action = action
        self.clicked.connect(self._press)
        self.toggled.connect(self._toggle)
        action.changed.connect(self._mirror)
        self._mirror()
        return self

    def _press(self) -> None:
        if self._action and not self.isCheckable():
            self._action.trigger()

    def _toggle(self, checked: bool) -> None:
        """By a click, or by a screen reader, which toggles and does not click."""
        if self._action and self._action.isChecked() != checked:
            self._action.trigger()

    def _mirror(self) -> None:
        if self._action is None:
            return
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.set_name(plain(self._action.text()), keys)
        self.setEnabled(self._action.isEnabled())
        self.setCheckable(self._action.isCheckable())
        self.setChecked(self._action.isChecked())

    def event(self, event: QEvent) -> bool:
        return _takes_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(ICON_BUTTON, ICON_BUTTON)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self._filled and self.isChecked()
        fill = theme.accsoft if lit else None
        if self.isEnabled() and self.underMouse():
            fill = theme.accsoft if self.isDown() else fill or theme.surface2
        if fill:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        painter.setOpacity(1.0 if self.isEnabled() else DISABLED)
        inset = (ICON_BUTTON - ICON) / 2
        square = QRectF(inset, inset, ICON, ICON)
        paint_icon(painter, self._icon_name, theme.accent if lit else theme.text2, square)


class ButtonKind(Enum):
    """How much a button asks to be pressed."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    GHOST = "ghost"


class Button(QPushButton):
    """A button with text, 36 px high, in the colours of its kind."""

    def __init__(
        self,
        text: str = "",
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon_name: str | None = None,
        parent: QWidget | None = None,
        *,
        trailing: bool = False,
    ) -> None:
        """The icon stands before the words, or is `trailing` behind them."""
        super().__init__(text, parent)
        self._kind = kind
        self._trailing = trailing
        self._icon_name = icon_name
        self.setProperty("kind", kind.value)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_kind(self, kind: ButtonKind) -> None:
        """Ask to be pressed more, or less."""
        if kind is not self._kind:
            self._kind = kind
            self.setProperty("kind", kind.value)
            self.style().unpolish(self)
            self.style().polish(self)

    def event(self, event: QEvent) -> bool:
        return _takes_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return hint + QSize(BUTTON_ICON + GAP, 0) if self._icon_name else hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._ink()))
        box = QRectF(self.rect())
        if self._icon_name:
            words = self.fontMetrics().size(_MNEMONIC, self.text()).width()
            left = (self.width() - BUTTON_ICON - (GAP + words if words else 0)) / 2
            at = left + (words + GAP if self._trailing else 0)
            square = QRectF(at, (self.height() - BUTTON_ICON) / 2, BUTTON_ICON, BUTTON_ICON)
            paint_icon(painter, self._icon_name, self._ink(), square)
            box.setLeft(left + (0 if self._trailing else BUTTON_ICON + GAP))
            box.setRight(self.width())
        side = Qt.AlignmentFlag.AlignLeft if self._icon_name else Qt.AlignmentFlag.AlignHCenter
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(box, flags, self.text())

    def _ink(self) -> str:
        theme = worn()
        if not self.isEnabled():
            return theme.text3
        match self._kind:
            case ButtonKind.PRIMARY:
                return theme.surface if self.isDown() else theme.onacc
            case ButtonKind.SECONDARY:
                return theme.text
            case ButtonKind.GHOST:
                return theme.accent


class ActionButton(Button):
    """The face of an action: its words, its key, its state. A `shy` one is hidden where it cannot
    be used; where there is little room it may be terse, an icon without words."""

    def __init__(
        self,
        action: QAction,
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon_name: str | None = None,
        *,
        shy: bool = False,
        trailing: bool = False,
    ) -> None:
        super().__init__("", kind, icon_name, trailing=trailing)
        self._action = action
        self._shy = shy
        self._terse = False
        self.clicked.connect(action.trigger)
        action.changed.connect(self._mirror)
        self._mirror()

    def set_terse(self, terse: bool) -> None:
        """Whether to leave out the words."""
        self._terse = terse
        self.setMaximumSize(self.minimumSizeHint() if terse else QSize(MOST, MOST))
        self._mirror()

    def sizeHint(self) -> QSize:
        return QSize(ICON_BUTTON + GAP, ICON_BUTTON) if self._terse else super().sizeHint()

    def _mirror(self) -> None:
        action = self._action
        name = plain(action.text())
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText("" if self._terse else name)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({key})" if key else name)
        self.setEnabled(action.isEnabled())
        if self._shy:
            self.setVisible(action.isEnabled())


def _takes_space(event: QEvent) -> bool:
    """Whether the key is Space, which presses a button, whatever else it does at the moment."""
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.ShortcutOverride:
        return False
    event.setAccepted(event.key() == Qt.Key.Key_Space)
    return event.isAccepted()


def plain(text: str) -> str:
    """An action's text as one says it: without the mark of its menu letter and the dots."""
    marked = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return marked.removesuffix("…").rstrip()
