"""How throughput and dependence chains combine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wfv.cost.machine import CostMachine

_SHARPNESS = 3.0  # how near to the larger of the two a run gets: 1 would be their sum, infinity their maximum
_SHARED = 2.0  # the same for two things that share the front end


@dataclass
class Cost:
    """Cycles by parts."""

    parts: dict[str, float]

    @property
    def cycles(self) -> float:
        return sum(self.parts.values())

    def scaled(self, factor: float) -> Cost:
        return Cost({part: factor * cycles for part, cycles in self.parts.items()})

    def __add__(self, other: Cost) -> Cost:
        both = {part: self.parts.get(part, 0.0) + other.parts.get(part, 0.0) for part in {**self.parts, **other.parts}}
        return Cost(both)


def limited(
    parts: Mapping[str, float], latency: float, count: float, traffic: float, machine: CostMachine, misses: float = 0
) -> Cost:
    """Adds what a run of `count` instructions waits for its dependence chains, which take `latency` cycles, and for
    `traffic` bytes from the caches.

    Runs of other work-items or vectors overlap with it, as many as fit into the machine's window, and none behind a
    branch that is mispredicted: `misses` times in a run.
    """
    throughput = sum(parts.values())
    overlap = min(machine.window / count, 1 / misses if misses else machine.window)
    waiting = latency / max(1.0, overlap)
    busy = _together(throughput, waiting)
    all_of_it = _together(busy, traffic / machine.bandwidth)
    return Cost({**parts, "chains": max(0.0, busy - throughput), "traffic": max(0.0, all_of_it - busy)})


def side_by_side(parts: Mapping[str, float], scalar: tuple[str, ...]) -> dict[str, float]:
    """The parts, of which those of scalar instructions are what they add to the others.

    Scalar and vector instructions have units of their own and run at the same time, but are decoded together.
    """
    alone = sum(parts.get(part, 0.0) for part in scalar)
    rest = sum(parts.values()) - alone
    share = (_together(rest, alone, _SHARED) - rest) / alone if alone else 1.0
    return {part: cycles * (share if part in scalar else 1.0) for part, cycles in parts.items()}


def _together(a: float, b: float, sharpness: float = _SHARPNESS) -> float:
    """The cycles of two things that are done at the same time."""
    larger = max(a, b)
    return larger * float((1 + (min(a, b) / larger) ** sharpness) ** (1 / sharpness))
