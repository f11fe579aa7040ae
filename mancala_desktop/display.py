"""Is there a screen to open a window on?

Qt answers that question with an abort and a core dump. So it is asked here, before Qt is loaded,
in the same way: connect to the display server, load what Qt's platform plugin will load.
"""

import ctypes
import importlib.util
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_X, _WAYLAND = "xcb", "wayland"

_WHAT_ELSE = "start it in a desktop session, or make a picture with --screenshot FILE"
_X_LIBRARIES = "libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0"


def trouble(environment: Mapping[str, str]) -> str | None:
    """Why no window can be opened, in one sentence; None if one can.

    Only Linux is asked: elsewhere a program always has a screen. A platform that needs no display
    server (offscreen, minimal, vnc, ...), chosen by QT_QPA_PLATFORM, is never in trouble.
    """
    if not sys.platform.startswith("linux"):
        return None
    wanted = _platforms(environment.get("QT_QPA_PLATFORM", "")) or {_X, _WAYLAND}
    if wanted - {_X, _WAYLAND}:
        return None
    x_display = environment.get("DISPLAY") if _X in wanted else None
    wayland_display = environment.get("WAYLAND_DISPLAY") if _WAYLAND in wanted else None
    if not x_display and not wayland_display:
        return f"There is no display to open a window on: {_WHAT_ELSE}."
    if wayland_display and _wayland_answers(environment, wayland_display):
        return None
    if not x_display or not _x_answers(x_display):
        return f"The display {x_display or wayland_display} does not answer: {_WHAT_ELSE}."
    return _missing_x_library()


def _platforms(choice: str) -> set[str]:
    """The platform names of Qt's `name:options;name:options`, wayland-egl counted as wayland."""
    names = (part.partition(":")[0] for part in choice.split(";"))
    return {_WAYLAND if name.startswith(_WAYLAND) else name for name in names if name}


def _wayland_answers(environment: Mapping[str, str], display: str) -> bool:
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), display)
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True


def _x_answers(display: str) -> bool:
    """Whether an X server lets us in, by the library Qt uses: it knows sockets and permissions.

    The connection stays open. An X server left by its last client starts anew, and would not hear
    Qt knock just then.
    """
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # _missing_x_library has the better words
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    return not xcb.xcb_connection_has_error(connection)


def _missing_x_library() -> str | None:
    """Loads Qt's X plugin, which costs nothing as Qt loads it next, and tells what it lacks."""
    pyside = importlib.util.find_spec("PySide6")
    for folder in (pyside and pyside.submodule_search_locations) or ():
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if plugin.exists():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return (
                    f"A system library that windows need is missing ({error}); "
                    f"on Debian and Ubuntu: sudo apt install {_X_LIBRARIES}"
                )
    return None
