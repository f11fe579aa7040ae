"""Make the sounds of the game: `python packaging/sounds/make_sounds.py [name ...]`.

Nothing here was ever recorded: wood, seeds and kalimba are damped oscillations and filtered noise. What is struck rings in
partials, each given as Hz, amplitude and tau, the ms in which it falls to a third; small hard things have high, short ones.
Each sound draws its noise from a generator of its own, seeded with its name, so that the same file comes out each time.
"""

from __future__ import annotations

import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random

SOUNDS = Path(__file__).resolve().parents[2] / "resources" / "sounds"
RATE = 44_100  # samples a second; one channel, 16 bits
ATTACK, FADE_OUT = 1.0, 5.0  # ms, so that nothing begins or ends with a crack

Samples = list[float]
Partials = tuple[tuple[float, float, float], ...]

WOOD: Partials = ((620, 1.0, 18), (1180, 0.5, 11), (1970, 0.25, 6))
STORE: Partials = ((310, 1.0, 40), (590, 0.5, 24), (940, 0.25, 12))
SEEDS: dict[str, Partials] = {
    "pebble": ((1900, 1.0, 9), (3300, 0.5, 6)),
    "nickernut": ((1500, 1.0, 8), (2600, 0.4, 5)),
    "cowrie": ((2700, 1.0, 7), (4300, 0.5, 4)),
    "glass": ((3100, 1.0, 35), (5200, 0.5, 22), (8100, 0.2, 12)),
}
KALIMBA: Partials = ((1.0, 1.0, 260), (2.76, 0.25, 90), (5.4, 0.08, 40))  # times the note

WOOD_PITCHES = (1.0, 1.04, 0.96, 1.02, 0.98)
STORE_PITCHES = (1.0, 1.03, 0.97)
FULLNESS_PITCHES = (1.0, 0.92, 0.84, 0.76)
"""Seeds fall on few, some, many and very many others: the fuller the pit, the lower."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """How long a sound is (ms), how loud its loudest sample (dBFS), and how it is made."""

    length: float
    peak: float
    make: Callable[[Random], Samples]


# ---------------------------------------------------------------- what sounds are made of


def count(ms: float) -> int:
    """How many samples last `ms`."""
    return round(ms * RATE / 1000)


def struck(partials: Partials, ms: float, pitch: float = 1.0) -> Samples:
    """What rings after a blow, with a peak of 1."""
    return normal(mixed(ms, *((0.0, ringing(hz * pitch, *rest, ms)) for hz, *rest in partials)))


def ringing(hz: float, amplitude: float, tau: float, ms: float) -> Samples:
    """One damped oscillation. Each sample follows from the two before it, without any sine."""
    loss = math.exp(-1000 / (tau * RATE))
    turn = 2 * math.pi * hz / RATE
    first, second = 2 * loss * math.cos(turn), loss * loss
    before, now = 0.0, amplitude * loss * math.sin(turn)
    samples = []
    for _ in range(count(ms)):
        samples.append(before)
        before, now = now, first * now - second * before
    return samples


def hiss(
    random: Random, ms: float, band: tuple[float, float], to: tuple[float, float] | None = None
) -> Samples:
    """Noise of a band (Hz), which may glide to another one, with a peak of 1."""
    start, end = (math.sqrt(low * high) for low, high in (band, to or band))
    damping = (band[1] - band[0]) / start
    length = count(ms)
    low = middle = 0.0
    samples = []
    for place in range(length):  # a state variable filter; `middle` is its band
        reach = 2 * math.sin(math.pi * start * (end / start) ** (place / length) / RATE)
        low += reach * middle
        middle += reach * (random.uniform(-1, 1) - low - damping * middle)
        samples.append(middle)
    return normal(samples)


def note(hz: float, ms: float) -> Samples:
    """A tongue of a kalimba."""
    return begun(struck(KALIMBA, ms, pitch=hz), 2.0)


def mixed(ms: float, *parts: tuple[float, Samples]) -> Samples:
    """Parts laid over each other, each from its ms on."""
    whole = [0.0] * count(ms)
    for at, samples in parts:
        for place, sample in enumerate(samples[: len(whole) - count(at)], count(at)):
            whole[place] += sample
    return whole


def normal(samples: Samples) -> Samples:
    """The same with a peak of 1."""
    peak = max(map(abs, samples))
    return [sample / peak for sample in samples]


def at(decibels: float, samples: Samples) -> Samples:
    """The same, so much louder."""
    gain = 10 ** (decibels / 20)
    return [gain * sample for sample in samples]


def begun(samples: Samples, ms: float) -> Samples:
    """The same, swelling for `ms`."""
    swell = count(ms)
    return [sample * min(1.0, place / swell) for place, sample in enumerate(samples)]


def ended(samples: Samples, ms: float) -> Samples:
    """The same, fading away in the last `ms`."""
    fade, last = count(ms), len(samples) - 1
    return [sample * min(1.0, (last - place) / fade) for place, sample in enumerate(samples)]


# ---------------------------------------------------------------- the sounds


def on_wood(random: Random, pitch: float) -> Samples:
    """A seed falls on the bottom of a pit."""
    tick = at(-8, hiss(random, 3, (2000, 5000)))
    return mixed(90, (0, struck(WOOD, 90, pitch)), (0, tick))


def on_seeds(random: Random, material: str, pitch: float, ms: float) -> Samples:
    """A seed falls on others."""
    sound = struck(SEEDS[material], ms, pitch)
    if material == "cowrie":
        sound = mixed(ms, (0, sound), (0, at(-6, hiss(random, 2, (4000, 9000)))))
    return sound


def in_store(random: Random, pitch: float) -> Samples:
    """A seed falls into the long trough of a store, which is deeper and wider."""
    tick = at(-10, hiss(random, 4, (1000, 3000)))
    return mixed(140, (0, struck(STORE, 140, pitch)), (0, tick))


def lift(random: Random) -> Samples:
    """A hand scoops up a pit: five short scrapes, each a little louder."""
    starts = accumulate((random.uniform(12, 28) for _ in range(4)), initial=6.0)
    grains = (
        (start, at(3 * number / 4, ended(hiss(random, 8, (1200, 4000)), 6)))
        for number, start in enumerate(starts)
    )
    return mixed(160, (0, at(-10, ended(hiss(random, 150, (1200, 4000)), 90))), *grains)


def capture(random: Random) -> Samples:
    """Seeds are raked together, faster and faster, and fall into the store."""
    gaps = (45 - 27 * number / 9 for number in range(10))
    grains = (
        (
            start,
            at(random.uniform(-9, -3), on_seeds(random, "pebble", random.uniform(0.8, 1.1), 50)),
        )
        for start in accumulate(gaps, initial=0.0)
    )
    rake = at(-14, hiss(random, 330, (2400, 3600), to=(640, 960)))
    return mixed(420, (0, begun(rake, 60)), *grains, (290, in_store(random, 1.0)))


def dull(random: Random) -> Samples:
    """A tap that says no."""
    tap = struck(((180, 1.0, 30), (240, 0.6, 24)), 130)
    return mixed(130, (0, tap), (0, at(-10, hiss(random, 20, (150, 600)))))


def swish(random: Random) -> Samples:
    """Something goes back to where it was."""
    half = 90.0
    return ended(begun(hiss(random, 180, (1500, 2600), to=(600, 1050)), half), half)


def melody(
    length: float, peak: float, *notes: tuple[float, float, float], release: float
) -> Recipe:
    """Kalimba notes, each given as Hz, ms and amplitude, that die away in the last `release` ms."""

    def make(random: Random) -> Samples:
        played = (
            (start, [loud * x for x in note(hz, length - start)]) for hz, start, loud in notes
        )
        return ended(mixed(length, *played), release)

    return Recipe(length, peak, make)


def knocks(length: float, peak: float, *blows: tuple[float, Partials]) -> Recipe:
    """Blows on wood, each from its ms on."""
    return Recipe(
        length,
        peak,
        lambda random: mixed(
            length, *((start, begun(struck(partials, length), ATTACK)) for start, partials in blows)
        ),
    )


def variants(
    name: str, length: float, peak: float, makes: Iterable[Callable[[Random], Samples]]
) -> dict[str, Recipe]:
    """Sounds that differ a little, numbered from 1."""
    return {f"{name}_{n}": Recipe(length, peak, make) for n, make in enumerate(makes, 1)}


def recipes() -> dict[str, Recipe]:
    """Every sound by the name of its file."""
    made = {
        **variants(
            "seed_on_wood", 90, -14, (lambda r, p=pitch: on_wood(r, p) for pitch in WOOD_PITCHES)
        ),
        **variants(
            "store", 140, -13, (lambda r, p=pitch: in_store(r, p) for pitch in STORE_PITCHES)
        ),
        "lift": Recipe(160, -20, lift),
        "relay": knocks(110, -17, (0, ((420, 1.0, 20),)), (55, ((560, 1.0, 20),))),
        "capture": Recipe(420, -12, capture),
        "extra_turn": melody(520, -16, (784, 0, 1.0), (1046.5, 90, 1.0), release=120),
        "illegal": Recipe(130, -18, dull),
        "hint": melody(350, -20, (659, 0, 1.0), release=150),
        "undo": Recipe(180, -22, swish),
        "learn_ok": melody(260, -18, (784, 0, 1.0), release=120),
        "start": knocks(260, -18, (0, STORE), (200, STORE)),
        "your_turn": melody(300, -18, (587, 0, 1.0), (880, 80, 1.0), release=80),
        "win": melody(
            1100,
            -14,
            (523, 0, 1.0),
            (659, 130, 1.0),
            (784, 260, 1.0),
            (1046, 420, 1.0),
            release=350,
        ),
        "lose": melody(950, -17, (659, 0, 1.0), (523, 220, 0.8), (440, 460, 0.6), release=250),
        "draw": melody(750, -17, (392, 0, 1.0), (587, 180, 1.0), release=250),
        "clock_low": knocks(60, -18, (0, ((880, 1.0, 12),))),
        "clock_last": knocks(60, -18, (0, ((1175, 1.0, 12),))),
    }
    for material in SEEDS:
        length = 70 if material == "glass" else 50  # hard small things are still after 50 ms
        made |= variants(
            f"seed_on_seeds_{material}",
            length,
            -18,
            (
                lambda r, m=material, p=pitch, ms=length: on_seeds(r, m, p, ms)
                for pitch in FULLNESS_PITCHES
            ),
        )
    return made


def wav(name: str, recipe: Recipe) -> array[int]:
    """The samples of a file."""
    sound = ended(begun(recipe.make(Random(name)), ATTACK), FADE_OUT)
    gain = 32_767 * 10 ** (recipe.peak / 20)
    return array("h", (round(gain * sample) for sample in normal(sound)))


def write(path: Path, samples: array[int]) -> None:
    """A WAV file of one channel."""
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == "__main__":
    SOUNDS.mkdir(parents=True, exist_ok=True)
    chosen = {name: each for name, each in recipes().items() if name in (sys.argv[1:] or recipes())}
    for sound_name, sound_recipe in chosen.items():
        write(SOUNDS / f"{sound_name}.wav", wav(sound_name, sound_recipe))
    total = sum(file.stat().st_size for file in SOUNDS.glob("*.wav"))
    print(f"{len(chosen)} sounds made; all of them: {total // 1000} kB")
