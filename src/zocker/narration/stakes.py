"""The stakes of rolling again or stopping in Gambler: exact chances of the next roll, no estimates."""

from __future__ import annotations

from collections.abc import Iterable

from zocker.rules.gambler.table import Row

FACES = 6


class Stakes:
    """The chances of a roll with some dice on a tableau, and the points that are one die away."""

    def __init__(self, rows: Iterable[Row], dice: int) -> None:
        self._dice = dice
        self._open = [row for row in rows if not row.full]
        self._last = [row for row in self._open if len(row.dice) == len(row.boxes) - 1]  # rows that one die completes

    @property
    def fits(self) -> float:
        """The chance that at least one die fits."""
        return self._chance_of(face for row in self._open for face in row.fits)

    @property
    def wins(self) -> float:
        """The chance that a single die completes a row that pays."""
        return self._chance_of(face for row in self._last if row.points > 0 for face in row.fits)

    @property
    def pays(self) -> float:
        """The chance that the only dice that fit complete a black row (GA-8)."""
        harmless = (face for row in self._open if row.points > 0 or row not in self._last for face in row.fits)
        return self.fits - self._chance_of(harmless)

    @property
    def prize(self) -> int:
        """The most points that are one die away."""
        return max((row.points for row in self._last), default=0)

    def _chance_of(self, faces: Iterable[int]) -> float:
        """Return the chance that at least one die shows one of these faces."""
        return 1.0 - ((FACES - len(set(faces))) / FACES) ** self._dice
