"""The command line: `mancala-desktop [options] [FILE]`."""

import argparse
import gc
import os
import re
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from mancala_desktop import __version__, display


def main(argv: Sequence[str] | None = None) -> int:
    """Starts the window, or what the arguments ask for instead; returns the exit code.

    `--help`, `--version`, `--engine` and `--match` are done before Qt is imported.
    """
    parser = _parser()
    arguments = parser.parse_args(argv)
    arguments.open = arguments.open or arguments.file
    core = os.environ.get("MANCALA_CORE", "")
    if core not in ("", "python", "compiled"):
        parser.error(f"MANCALA_CORE takes python or compiled, not {core!r}")
    if arguments.engine:
        from mancala_desktop.engine.options import Options
        from mancala_desktop.engine.protocol import main as speak
        from mancala_desktop.play.places import Places

        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it at once and without a word
        return speak(options=Options(cache=Places.of_user().cache))
    if arguments.match:
        return _match(parser, arguments)
    for option in ("games", "nodes_share", "seed", "jobs"):
        if getattr(arguments, option) is not None:
            parser.error(f"--{option.replace('_', '-')} belongs to --match")
    if arguments.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    elif sentence := display.trouble(os.environ):
        print(f"mancala-desktop: {sentence}", file=sys.stderr)
        return 2
    gc.disable()  # while starting; from then on play/garbage.py looks for it
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
    match = parser.add_argument_group("match")
    match.add_argument(
        "--match",
        nargs=3,
        metavar=("PRESET", "A", "B"),
        help="let level A play level B from random balanced starts, and tell who won how often",
    )
    match.add_argument("--games", type=_whole, metavar="N", help="so many games, an even number")
    match.add_argument(
        "--nodes-share", type=_share, metavar="X", help="let both use this part of their nodes: 0.1"
    )
    match.add_argument("--seed", type=_whole, metavar="S", help="other starts, another chance")
    match.add_argument("--jobs", type=_whole, metavar="J", help="so many games at a time")
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


def _match(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> int:
    from mancala_desktop.engine.level import LEVELS
    from mancala_desktop.engine.match import Match
    from mancala_desktop.engine.match_command import main as play
    from mancala_desktop.play.places import Places
    from mancala_desktop.rules.presets import PRESETS

    preset, *players = arguments.match
    numbers = {str(level.number): level.number for level in LEVELS}
    if preset not in PRESETS:
        parser.error(f"--match: no preset is called {preset!r}; there are {', '.join(PRESETS)}")
    for player in players:
        if player not in numbers:
            parser.error(f"--match: {player!r} is not a level from 1 to {len(LEVELS)}")
    games = 100 if arguments.games is None else arguments.games
    if games < 2 or games % 2:
        parser.error("--games: every start is played twice, so it takes an even number from 2 on")
    if arguments.jobs == 0:
        parser.error("--jobs takes a number from 1 on")
    jobs = min(arguments.jobs or os.cpu_count() or 1, games // 2)
    first, second = (numbers[player] for player in players)
    seed = 1 if arguments.seed is None else arguments.seed
    cache = Places.of_user().cache
    match = Match(preset, first, second, seed, arguments.nodes_share or 1.0, cache)
    return play(match, games, jobs)


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share like 0.1, at most 1")
    return share


def _size(text: str) -> tuple[int, int]:
    numbers = re.fullmatch(r"([1-9]\d{0,3})x([1-9]\d{0,3})", text)
    if numbers is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    return int(numbers[1]), int(numbers[2])


if __name__ == "__main__":
    sys.exit(main())
