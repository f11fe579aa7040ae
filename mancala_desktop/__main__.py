"""The command line: `mancala-desktop [options] [FILE]`."""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from mancala_desktop import __version__, display


def main(argv: Sequence[str] | None = None) -> int:
    """Starts the window, or what the arguments ask for instead; returns the exit code.

    `--help`, `--version` and `--engine` are done before Qt is imported.
    """
    arguments = _parser().parse_args(argv)
    arguments.open = arguments.open or arguments.file
    if arguments.engine:
        from mancala_desktop.engine.options import Options
        from mancala_desktop.engine.protocol import main as speak
        from mancala_desktop.play.places import Places

        return speak(options=Options(cache=Places.of_user().cache))
    if arguments.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif sentence := display.trouble(os.environ):
        print(f"mancala-desktop: {sentence}", file=sys.stderr)
        return 2
    from mancala_desktop.app import run

    return run(arguments)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Without argparse's usage lines: one sentence is easier to read than a page."""
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def _parser() -> _Parser:
    parser = _Parser(
        prog="mancala-desktop",
        description="Play Kalah, Oware and Congkak.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--engine",
        action="store_true",
        help="think for another program: one line in, lines out, no window",
    )
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="FILE",
        help="write a picture of the window to FILE, without a screen, and end",
    )
    parser.add_argument("--page", metavar="NAME", help="open this page")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window, as 1280x800")
    parser.add_argument("--theme", metavar="NAME", help="use this theme, this time")
    parser.add_argument("--language", metavar="CODE", help="use this language, this time: de, en")
    game = parser.add_mutually_exclusive_group()
    game.add_argument("--open", type=Path, metavar="SAVE", help="open a saved game")
    game.add_argument("file", nargs="?", type=Path, metavar="FILE", help="the same as --open FILE")
    return parser


def _size(text: str) -> tuple[int, int]:
    numbers = re.fullmatch(r"([1-9]\d{0,3})x([1-9]\d{0,3})", text)
    if numbers is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    return int(numbers[1]), int(numbers[2])


if __name__ == "__main__":
    sys.exit(main())
