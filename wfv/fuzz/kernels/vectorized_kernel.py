"""A kernel's machine code by wfv, run on guarded arrays.

The groups of one launch may run under several strategies, as `auto` does it while it measures.
"""

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from wfv import llvm, pipeline
from wfv.auto.settings import AUTO
from wfv.fuzz.campaign import WrongError
from wfv.fuzz.fuzzed_strategies import EVERY, options_of
from wfv.fuzz.guarded_arrays import guard_arrays
from wfv.fuzz.kernels.draw import LANES, Draw
from wfv.pipeline import Observer
from wfv.runtime.arguments.packer import pack
from wfv.runtime.launch.geometry import NDRange, make_range
from wfv.runtime.launch.plan import LaunchPlan, NativeFunction
from wfv.runtime.launch.prepared import Prepared

GUARD = "guard"  # a write outside of an array
MEMBERS = 3
_SUB_GROUPS = re.compile(r"@\w*sub_group")  # whose size is the lanes


class VectorizedKernel:
    """The machine code of the kernel `@k`, compiled as the draw says; under `auto` several times."""

    def __init__(self, canonical: str, draw: Draw, observe: Observer | None = None) -> None:
        self._members = [_Compiled(canonical, each, observe) for each in member_draws(canonical, draw)]

    def run(self, draw: Draw, args: Mapping[str, Any]) -> dict[str, np.ndarray]:
        """Returns the arrays after the launch; `args` are not changed. Raises WrongError."""
        copies, given = guard_arrays(args, "end" if draw.data % 4 else "start")
        ndrange, rng, first = make_range(draw.global_size, draw.local_size), random.Random(draw.data), 0
        launches = [member.prepared(given, ndrange) for member in self._members]
        while first < ndrange.group_count:
            behind = rng.randint(first + 1, ndrange.group_count) if len(launches) > 1 else ndrange.group_count
            rng.choice(launches).run((first, behind))
            first = behind
        for name, copy in copies.items():
            if not copy.is_intact():
                raise WrongError(GUARD, f"{name}: a write outside of the array")
        return {name: copy.array for name, copy in copies.items()}


class _Compiled:
    """The machine code under one strategy."""

    def __init__(self, canonical: str, draw: Draw, observe: Observer | None) -> None:
        options = options_of(draw.strategy, draw.lanes, draw.target)
        compiled = pipeline.compile_kernel(canonical, "k", options, observe)
        self.interface = compiled.interface
        # LLVM may crash here; the worker has announced the kernel before, so that the parent can name it.
        code = llvm.emit_object(compiled.ir, llvm.find_target(draw.target), level=draw.level)
        self._code = llvm.load_object(code, [self.interface.symbol])
        self._function = NativeFunction(self._code.address(self.interface.symbol))

    def prepared(self, args: Sequence[Any], ndrange: NDRange) -> Prepared:
        """A launch with these arguments, in order."""
        block = pack(self.interface, args)
        return Prepared(LaunchPlan(self._function, self.interface, block.local_size, ndrange), block)


def member_draws(canonical: str, draw: Draw) -> list[Draw]:
    """How the kernel is compiled: as the draw says, under `auto` in MEMBERS random ways."""
    if draw.strategy != AUTO:
        return [draw]
    rng = random.Random(draw.data)
    lanes = (draw.lanes,) if _SUB_GROUPS.search(canonical) else LANES
    return [replace(draw, strategy=rng.choice(EVERY), lanes=rng.choice(lanes)) for _ in range(MEMBERS)]
