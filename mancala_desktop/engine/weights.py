"""What a guess at a board weighs, declared in resources/evaluation.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from mancala_desktop.assets import asset
from mancala_desktop.rules.variant import Variant


def weights(variant: Variant, names: Sequence[str]) -> tuple[int, ...]:
    """The weights of a game, two for each of `names`; 0 for what is not declared."""
    with asset("evaluation.toml").open("rb") as file:
        declared: dict[str, list[int]] = tomllib.load(file)[variant.family.value]
    unknown = declared.keys() - set(names)
    if unknown:
        raise ValueError(f"evaluation.toml weighs what nobody counts: {sorted(unknown)}")
    return tuple(weight for name in names for weight in declared.get(name, (0, 0)))
