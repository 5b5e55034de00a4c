"""One line about an estimate."""

from __future__ import annotations

from collections.abc import Mapping

OF_PART = {
    "arithmetic": "arithmetic",
    "divisions": "divisions and square roots",
    "calls": "calls of math functions",
    "exchanges": "exchanges between the work-items of sub-groups",
    "memory": "loads and stores",
    "contiguous": "contiguous loads and stores",
    "strided": "strided accesses with their shuffles",
    "uniform": "what is the same for all lanes",
    "gathers": "gathers, lane by lane",
    "scatters": "scatters, lane by lane",
    "atomics": "atomic operations, lane by lane",
    "masks": "masks and blends of divergent control flow",
    "mispredictions": "branches that are mispredicted",
    "spills": "spills: more live values than registers",
    "chains": "waiting for dependent operations",
    "traffic": "waiting for the caches beyond the first",
    "copies": "copies of code without masks",
    "overhead": "the loop over the work-items",
}


def reason_for(parts: Mapping[str, float]) -> str:
    """What the cycles mostly are."""
    total = sum(parts.values())
    first, *others = sorted(parts, key=lambda part: (-parts[part], part))
    text = f"{_share(parts[first], total)} {OF_PART[first]}"
    if others and parts[others[0]] >= total / 5:
        text = f"{text}, {_share(parts[others[0]], total)} {OF_PART[others[0]]}"
    return text


def _share(cycles: float, total: float) -> str:
    return f"{100 * cycles / total:.0f} %"
