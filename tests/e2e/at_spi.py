"""A screen reader for tests: what it hears and reads, as lines of JSON on standard output.

Runs under the system's Python, for which Debian has pyatspi. Commands are lines of JSON on
standard input, `{"do": "read"}` and `{"do": "press", "path": [0, 3, 1]}`; the answer is one line.
An announcement is a line too, `{"heard": "…"}`, whenever there is one.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import pyatspi  # type: ignore[import-not-found]  # of the system's Python
from gi.repository import GLib  # type: ignore[import-not-found]


def main() -> None:
    pyatspi.Registry.registerEventListener(hear, "object:announcement")
    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, obey)
    say({"ready": True})
    pyatspi.Registry.start()


def say(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def hear(event: Any) -> None:
    say({"heard": event.any_data})


def obey(_source: int, _condition: int) -> bool:
    """One command; False when there will be no more of them."""
    line = sys.stdin.readline()
    if not line:
        pyatspi.Registry.stop()
        return False
    command = json.loads(line)
    if command["do"] == "read":
        say({"read": read_all()})
    else:
        say({"pressed": press(command["path"])})
    return True


def read_all() -> list[dict[str, Any]]:
    """Everything there is; read again if a window went away meanwhile."""
    while True:
        try:
            return [each for app in applications() for each in read(app, [])]
        except GLib.GError:
            continue


def applications() -> list[Any]:
    return [each for each in pyatspi.Registry.getDesktop(0) if each and each.name == "Mancala"]


def read(thing: Any, path: list[int]) -> list[dict[str, Any]]:
    """A thing and all that is showing in it, in the order in which readers come to it."""
    thing.clear_cache()  # what it says now, not what it said when it was read last
    states = thing.getState()
    if path and not states.contains(pyatspi.STATE_SHOWING):
        return []
    told = {
        "path": path,
        "role": thing.getRoleName(),
        "name": thing.name,
        "description": thing.description,
        "states": [pyatspi.stateToString(state) for state in states.getStates()],
        "actions": actions(thing),
    }
    children = [thing.getChildAtIndex(place) for place in range(thing.childCount)]
    return [
        told,
        *(
            each
            for place, child in enumerate(children)
            if child is not None
            for each in read(child, [*path, place])
        ),
    ]


def actions(thing: Any) -> list[str]:
    try:
        action = thing.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(place) for place in range(action.nActions)]


def press(path: list[int]) -> bool:
    """Does what a thing offers to do first, as `Press`; whether that was possible."""
    thing = applications()[0]
    for place in path:
        thing = thing.getChildAtIndex(place)
    return bool(thing.queryAction().doAction(0))


if __name__ == "__main__":
    main()
