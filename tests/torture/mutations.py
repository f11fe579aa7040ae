"""Valid files in both formats, and what can happen to a file."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mancala_desktop.record import ogn, text
from mancala_desktop.record.game import Game
from mancala_desktop.rules.board import Side
from mancala_desktop.rules.presets import PRESETS

FILES = 40  # valid ones, half of them of Oware and in OGN
REMARKS = (
    "",
    "a ( b",
    "} or {",
    "Well played!",
    "\\u[7d]",
    "zwei\nZeilen – 1. c e",
    "[Variant",
    "é" * 90,
)
PIECES = (
    *"{}()[]\\\"'*+-.:|/,\n\r\t\0 ",
    *("\ufeff", "\u2028", "\x85", "{ a ( b }", "((((", "}}}}", "1...", "99-99", "25-23", "x9"),
    *("Mancala game 1\n", "Mancala game 9\n", '[Variant "Awari"]\n', "Ply: -1\n", "Rules: chess\n"),
    *("9" * 400, "(a" * 300, "{" * 300, "Start: 1,2/3|x\n", '[FEN "1-2-S"]\n', "\\u[110000]"),
)


def valid_files(dice: Random) -> list[str]:
    """Games of every rule set with comments, variations and headers, some files with several."""
    presets = list(PRESETS)
    oware = [name for name in presets if name in ogn.tags.VARIANTS]
    files = []
    for number in range(FILES):
        several = dice.choice((1, 1, 1, 3))
        if number % 2:
            games = [_game(dice.choice(oware), dice) for _ in range(several)]
            files.append("\n".join(map(ogn.write, games)))
        else:
            games = [_game(dice.choice(presets), dice) for _ in range(several)]
            files.append(text.write_all(games))
    return files


def _game(preset_id: str, dice: Random) -> Game:
    headers = {"South": dice.choice(REMARKS), "Date": "2025-11-30", "By the": dice.choice(REMARKS)}
    variant = PRESETS[preset_id].variant
    game = Game(preset_id, variant, variant.start(dice.choice(list(Side))), headers)
    game.root.comment = dice.choice(REMARKS)
    for _ in range(dice.randrange(5, 60)):
        legal = variant.legal_moves(game.position)
        if not legal or dice.random() < 0.15:
            for _back in range(dice.randrange(1, 5)):
                game.back()
        else:
            game.play(dice.choice(legal))
        if dice.random() < 0.15:
            game.current.comment = dice.choice(REMARKS)
    if not game.result and dice.random() < 0.3:
        game.resign(dice.choice(list(Side)))
    return game


def mutations(seed: int, count: int) -> Iterator[bytes]:
    """So many damaged files; the same for the same seed."""
    dice = Random(seed)
    files = [file.encode() for file in valid_files(dice)]
    for _ in range(count):
        data = bytearray(dice.choice(files))
        for _change in range(dice.choice((1, 1, 1, 2, 5))):
            _damage(data, dice)
        yield bytes(data)


def _damage(data: bytearray, dice: Random) -> None:
    at, end = sorted(dice.randrange(len(data) + 1) for _ in range(2))
    match dice.randrange(9):
        case 0:
            del data[at:]  # the disk was full
        case 1:
            del data[at : min(end, at + dice.randrange(1, 40))]
        case 2:
            data[at:at] = dice.choice(PIECES).encode()
        case 3:
            data[at:at] = dice.randbytes(dice.randrange(1, 8))
        case 4:
            data[at : at + 1] = (
                bytes([data[at] ^ (1 << dice.randrange(8))]) if at < len(data) else b""
            )
        case 5:
            data[at:end] = data[at:end] * 2
        case 6:
            data[at : at + dice.randrange(1, 600)] = bytes(dice.randrange(1, 600))  # a lost block
        case 7:
            lines = data.split(b"\n")
            dice.shuffle(lines)
            data[:] = b"\n".join(lines)
        case _:
            data[:] = data.replace(
                *dice.choice(((b"}", b""), (b")", b""), (b'"', b""), (b"\n", b" ")))
            )
