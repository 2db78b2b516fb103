"""Synthesises the sounds of the table into small files: web/src/sounds. `python tools/sounds.py` writes them anew."""

from __future__ import annotations

import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
FOLDER = Path(__file__).parents[1] / "web" / "src" / "sounds"
LOUDEST = 0.82
Sound = NDArray[np.float64]

rng = np.random.default_rng(1912)


def silence(seconds: float) -> Sound:
    return np.zeros(int(seconds * RATE))


def ring(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Sound:
    """Return damped tones: (pitch in hertz, loudness, seconds to fall to a third)."""
    t = np.arange(int(seconds * RATE)) / RATE
    tones = [
        loud * np.sin(2 * np.pi * pitch * t + rng.uniform(0, 6)) * np.exp(-t / fall) for pitch, loud, fall in modes
    ]
    return np.sum(tones, axis=0)


def noise(seconds: float, low: float, high: float, shape: Callable[[Sound], Sound]) -> Sound:
    """Return noise between two pitches, shaped over its time from 0 to 1."""
    length = int(seconds * RATE)
    spectrum = np.fft.rfft(rng.standard_normal(length))
    pitches = np.fft.rfftfreq(length, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    sound = np.fft.irfft(spectrum, length)
    return sound / np.max(np.abs(sound)) * shape(np.linspace(0, 1, length))


def mixed(seconds: float, *parts: tuple[float, Sound]) -> Sound:
    """Lay sounds over each other, each from its second on."""
    whole = silence(seconds)
    for start, sound in parts:
        first = int(start * RATE)
        kept = sound[: len(whole) - first]
        whole[first : first + len(kept)] += kept
    return whole


def clack(loud: float = 1.0, size: float = 1.0) -> Sound:
    """A die on another, or on wood: a few stiff modes and a breath of noise."""
    pitches = np.array([1450.0, 2380.0, 3710.0, 5240.0, 7100.0]) * size * rng.uniform(0.92, 1.09, 5)
    modes = [(pitch, loud * share, fall) for pitch, share, fall in zip(
        pitches, (0.7, 0.9, 0.6, 0.4, 0.25), (0.012, 0.009, 0.006, 0.004, 0.003), strict=True)]  # fmt: skip
    return mixed(0.09, (0, ring(0.09, modes)), (0, loud * 0.8 * noise(0.02, 1500, 8000, lambda x: (1 - x) ** 3)))


def thump(loud: float = 1.0) -> Sound:
    """Something lands on felt."""
    return mixed(0.14, (0, ring(0.14, [(118, loud, 0.03), (190, loud * 0.5, 0.02)])),
                 (0, loud * 0.35 * noise(0.05, 150, 900, lambda x: (1 - x) ** 2)))  # fmt: skip


def rolled() -> Sound:
    """Dice leave a hand, meet, and come to rest on felt."""
    times = np.cumsum(rng.uniform(0.03, 0.085, 11))
    parts = [(float(at), clack(1.0 - 0.07 * index, rng.uniform(0.9, 1.15))) for index, at in enumerate(times)]
    thumps = [(float(at), thump(0.5)) for at in times[::3]]
    return mixed(0.85, *parts, *thumps)


def placed() -> Sound:
    return mixed(0.28, (0.0, clack(0.8)), (0.03, thump(0.9)), (0.11, clack(0.5, 1.1)), (0.13, thump(0.4)))


def paid() -> Sound:
    """A bill is drawn over the felt, and a chip rings on another."""
    paper = noise(0.22, 1800, 7500, lambda x: np.sin(np.pi * x) ** 1.5 * (0.6 + 0.4 * np.sin(60 * x) ** 2))
    coin = ring(0.5, [(2093, 0.5, 0.09), (3327, 0.4, 0.07), (5274, 0.3, 0.05), (6890, 0.15, 0.03)])
    return mixed(0.6, (0, 0.55 * paper), (0.14, 0.6 * coin), (0.2, 0.35 * coin))


def bell(pitch: float, loud: float, fall: float) -> Sound:
    return ring(
        fall * 5, [(pitch, loud, fall), (2 * pitch, loud * 0.35, fall * 0.6), (3.93 * pitch, loud * 0.16, fall * 0.3)]
    )


def called() -> Sound:
    """It is your turn: two soft bars."""
    return mixed(0.7, (0, bell(659.3, 0.6, 0.13)), (0.13, bell(987.8, 0.7, 0.16)))


def tied() -> Sound:
    """Two that cancel each other out: a puff, falling."""
    puff = noise(0.3, 200, 1500, lambda x: np.exp(-5 * x) * np.minimum(1, 30 * x))
    return mixed(0.4, (0, 0.8 * puff), (0, bell(220, 0.3, 0.06)), (0.09, bell(174.6, 0.3, 0.08)))


def peak() -> Sound:
    """A great moment: a rising chord, and a shimmer after it."""
    steps = [(0.0, 523.3), (0.07, 659.3), (0.14, 784.0), (0.22, 1046.5)]
    shimmer = noise(0.9, 4000, 9000, lambda x: np.exp(-4 * x) * np.minimum(1, 12 * x))
    return mixed(1.3, *((at, bell(pitch, 0.5, 0.22)) for at, pitch in steps), (0.2, 0.12 * shimmer))


def fined() -> Sound:
    """Money is lost: three steps down."""
    return mixed(0.8, *((0.13 * step, bell(pitch, 0.5, 0.12)) for step, pitch in enumerate((392.0, 349.2, 293.7))))


SOUNDS = {"roll": rolled, "place": placed, "pay": paid, "turn": called, "tie": tied, "peak": peak, "fine": fined}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, make in SOUNDS.items():
        sound = make()
        sound = sound / np.max(np.abs(sound)) * LOUDEST
        sound[-200:] *= np.linspace(1, 0, 200)
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((sound * 32_767).astype("<i2").tobytes())


if __name__ == "__main__":
    main()
