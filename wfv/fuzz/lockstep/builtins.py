"""OpenCL's built-in functions for the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wfv.fuzz.lockstep.work_group import Ids, WorkGroup
from wfv.ir.core import Module
from wfv.opencl.builtins import find_builtin
from wfv.opencl.mangling import demangle

# The math functions in the tests' kernels, by OpenCL name; the first parameter is the lane's number.
_MATH: dict[str, Callable[..., Any]] = {
    "sqrt": lambda lane, x: np.sqrt(x),
    "exp": lambda lane, x: np.exp(x),
    "log": lambda lane, x: np.log(x),
    "fabs": lambda lane, x: np.abs(x),
    "floor": lambda lane, x: np.floor(x),
    "fmin": lambda lane, x, y: np.fmin(x, y),
    "mad": lambda lane, x, y, z: x * y + z,
    "cos": lambda lane, x: np.cos(x),
    "sin": lambda lane, x: np.sin(x),
    "pow": lambda lane, x, y: np.power(x, y),
}


def opencl_builtins(
    module: Module, group: WorkGroup, batch: list[Ids], exchange: int, trap: Callable[[int], None]
) -> dict[str, Callable[..., Any]]:
    """OpenCL's built-ins, for forms before they are lowered.

    `exchange`: the address of the exchange memory; `trap` is called for each lane that traps.
    """
    found: dict[str, Callable[..., Any]] = {}
    for name in module.functions:
        builtin = find_builtin(name)
        match builtin.kind if builtin else None:
            case "work_item":
                stem = builtin.name  # type: ignore[union-attr]
                found[name] = lambda lane, dim, stem=stem: group.value(stem, dim, batch[lane])
            case "work_dim":
                found[name] = lambda lane: len(group.launch.global_size)
            case "exchange":
                found[name] = lambda lane: exchange
            case "trap":
                found[name] = trap
            case "barrier" | "fence":
                found[name] = lambda lane, *_: None
            case "intrinsic" | "libm":
                signature = demangle(name)
                assert signature is not None
                found[name] = _MATH[signature.name]
    return found
