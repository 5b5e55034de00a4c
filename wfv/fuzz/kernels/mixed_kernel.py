"""A kernel whose groups run under several strategies in one launch, as `auto` does it while it measures."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from wfv.auto.settings import AUTO
from wfv.fuzz.fuzzed_strategies import EVERY
from wfv.fuzz.guarded_arrays import guarded
from wfv.fuzz.kernels.draw import LANES, Draw
from wfv.fuzz.kernels.vectorized_kernel import VectorizedKernel, check_guards
from wfv.pipeline import Observer
from wfv.runtime.launch.geometry import make_range

MEMBERS = 3
_SUB_GROUPS = re.compile(r"@\w*sub_group")  # whose size is the lanes


class MixedKernel:
    """The machine code of the kernel `@k` under MEMBERS strategies and numbers of lanes."""

    def __init__(self, canonical: str, draw: Draw, observe: Observer | None = None) -> None:
        self._members = [VectorizedKernel(canonical, each, observe) for each in member_draws(canonical, draw)]

    def run(self, draw: Draw, args: Mapping[str, Any]) -> dict[str, np.ndarray]:
        """Returns the arrays after the launch; `args` are not changed. Raises GuardError."""
        side = "end" if draw.data % 4 else "start"
        copies = {name: guarded(x, side) for name, x in args.items() if isinstance(x, np.ndarray)}  # type: ignore[arg-type]
        given = [copies[name].array if name in copies else x for name, x in args.items()]
        ndrange, rng, first = make_range(draw.global_size, draw.local_size), random.Random(draw.data), 0
        launches = [member.prepared(given, ndrange) for member in self._members]
        while first < ndrange.group_count:
            behind = rng.randint(first + 1, ndrange.group_count)
            rng.choice(launches).run((first, behind))
            first = behind
        return check_guards(copies)


def member_draws(canonical: str, draw: Draw) -> list[Draw]:
    """How each member is compiled."""
    rng = random.Random(draw.data)
    lanes = (draw.lanes,) if _SUB_GROUPS.search(canonical) else LANES
    return [replace(draw, strategy=rng.choice(EVERY), lanes=rng.choice(lanes)) for _ in range(MEMBERS)]


def compile_drawn(canonical: str, draw: Draw, observe: Observer | None = None) -> VectorizedKernel | MixedKernel:
    """The kernel, compiled as the draw says."""
    return (MixedKernel if draw.strategy == AUTO else VectorizedKernel)(canonical, draw, observe)
