"""The named rule sets people choose from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from mancala_desktop.rules.congkak import Congkak, OpeningRule
from mancala_desktop.rules.kalah import Ends, Kalah
from mancala_desktop.rules.lap import EmptyCapture
from mancala_desktop.rules.oware import GrandSlam, OnRepetition, Origin, Oware
from mancala_desktop.rules.variant import Family, Variant


class FirstMove(Enum):
    """Who makes the first move where a rule set says so."""

    SOUTH = "south"
    CHOSEN = "chosen"
    LAST_WINNER = "last_winner"


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set with a name: its `id`, its game with options, and who begins."""

    id: str
    variant: Variant
    first: FirstMove = FirstMove.CHOSEN


PRESETS: dict[str, Preset] = {
    preset.id: preset
    for preset in (
        Preset("kalah-plyyard", Kalah(), FirstMove.SOUTH),
        Preset("kalah-standard", Kalah(empty_capture=EmptyCapture.NONE)),
        Preset(
            "kalah-youzai",
            Kalah(empty_capture=EmptyCapture.NONE, ends=Ends.MOVER_ROW),
            FirstMove.SOUTH,
        ),
        Preset("kalah-36", Kalah(seeds=3, empty_capture=EmptyCapture.NONE), FirstMove.LAST_WINNER),
        Preset("oware-abapa", Oware()),
        Preset("oware-app", Oware(grand_slam=GrandSlam.CAPTURES)),
        Preset("oware-kalaha", Oware(origin=Origin.SOW, grand_slam=GrandSlam.CAPTURES)),
        Preset("awari", Oware(grand_slam=GrandSlam.ILLEGAL, on_repetition=OnRepetition.SPLIT)),
        Preset("congkak", Congkak()),
        Preset("congkak-app", Congkak(pits=6, seeds=4, opening=OpeningRule.SEQUENTIAL, turn_cap=3)),
        Preset("congkak-sequential", Congkak(opening=OpeningRule.SEQUENTIAL)),
    )
}

DEFAULTS: dict[Family, str] = {
    Family.KALAH: "kalah-plyyard",
    Family.OWARE: "oware-abapa",
    Family.CONGKAK: "congkak",
}
