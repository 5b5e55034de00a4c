"""Which scalar arguments of a kernel's launches have repeated often enough to be compiled in as constants."""

from __future__ import annotations

from collections.abc import Mapping

ENOUGH = 8  # launches in a row with the same value


class Repeats:
    """The values of the last launches, and how many launches in a row had each."""

    def __init__(self) -> None:
        self._values: dict[str, bytes] = {}
        self._counts: dict[str, int] = {}
        self.launches = 0

    def record(self, values: Mapping[str, bytes]) -> None:
        """Takes the arguments of a launch; all launches have the same names."""
        self.launches += 1
        for name, value in values.items():
            is_same = self._values.get(name) == value
            self._counts[name] = self._counts[name] + 1 if is_same else 1
            self._values[name] = value

    @property
    def constants(self) -> dict[str, bytes] | None:
        """The arguments that have repeated; None: there have not been enough launches."""
        if self.launches < ENOUGH:
            return None
        return {name: value for name, value in self._values.items() if self._counts[name] >= ENOUGH}
