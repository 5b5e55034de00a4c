"""The random choices for a kernel besides its text: how it is compiled, and the sizes and arguments of the launches."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from wfv import llvm
from wfv.fuzz.kernels import twins
from wfv.fuzz.kernels.twins import OUTPUT, TWIN
from wfv.fuzz.kernels.values import COUNTERS, GRID, INPUTS, PLACES, SLACK, SLOTS, TICKETS
from wfv.launch import LocalMemory
from wfv.strategies import OWN_ANALYSIS

TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4", "sapphire-rapids", "neon")
LANES = (2, 4, 4, 8, 8, 8, 16)
LEVELS = (0,) * 9 + (3,)
LAUNCHES = 8  # of each compilation
LOCAL_SIZES = (1, 3, 5, 8, 12, 16, 19, 32, 33, 64, 64, 128)
ROWS = (*product((2, 4, 8, 11, 16), (1, 2, 3)), (4, 4), (4, 4), (8, 4), (8, 4))  # local sizes of two dimensions
DTYPES = {"2": "i4", "5": "i1", "7": "i1", "8": "i1", "16": "i2", "32": "i4", "64": "i8",
          "h": "f2", "f": "f4", "d": "f8"}  # fmt: skip
LIMITS = (*(limit + i for limit in (-256, -128, 0, 128, 256, 2**15, 2**16) for i in (-1, 0, 1)), -(2**31), 2**31 - 1)
PAIRS = "out2"  # two elements for each work-item: the output with stores between loads
CURVE = 300  # the most elements of a buffer that bytes look up
FLOATS = (0, 1, -1, 0.5, 2, 3.25, -7, 1000, 1e-3)
_DIMENSIONS = re.compile(r" DIMENSIONS: 1$", re.MULTILINE)
_PARAMETERS = re.compile(r"(?:define [^\n@]*spir_kernel void @|^def )k\((.*)\)", re.MULTILINE)


@dataclass(frozen=True)
class Draw:
    """How a kernel is compiled and launched. `level`: LLVM's optimization level; `data`: the seed of the arguments."""

    strategy: str
    lanes: int
    target: str
    level: int
    global_size: tuple[int, ...]
    local_size: tuple[int, ...]
    data: int
    analysis: str = OWN_ANALYSIS
    raw: bool = False


@cache
def runnable_targets() -> tuple[str, ...]:
    """The targets whose code this CPU can run."""
    return tuple(name for name in TARGETS if llvm.target_is_runnable(llvm.find_target(name)))


def random_draw(text: str, rng: random.Random, strategies: Sequence[str], targets: Sequence[str]) -> Draw:
    """Draws how to compile and launch this kernel."""
    size, local = _sizes(text, rng)
    lanes, level = rng.choice(LANES), rng.choice(LEVELS)
    level = twins.LEVEL if any(f"%{name}" in text for name in (TWIN, "drawn", PAIRS)) else level
    return Draw(rng.choice(strategies), lanes, rng.choice(targets), level, size, local, rng.randrange(2**32))


def more_launches(text: str, draw: Draw) -> list[Draw]:
    """More launches of the same code, with other sizes and arguments: they cost little compared with compiling."""
    rng = random.Random(draw.data)
    sizes = [_sizes(text, rng) for _ in range(LAUNCHES - 1)]
    return [replace(draw, global_size=size, local_size=local, data=rng.randrange(2**32)) for size, local in sizes]


def _sizes(text: str, rng: random.Random) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Global and local size; some are not a multiple of the lanes, smaller than the lanes, or two-dimensional."""
    if _DIMENSIONS.search(text) is None and rng.random() < 0.5:
        local = rng.choice(ROWS)
        wide = (local[0] * 2 + rng.choice((0, 0, 3)), local[1] * 2 - rng.choice((0, 0, 1)))
        high = (local[0] + rng.choice((0, 0, 3)), local[1] * 4 - rng.choice((0, 0, 1)))
        return rng.choice((wide, high)), local
    first = rng.choice(LOCAL_SIZES)
    return (rng.choice((first, first * 2, first + 7, 64)),), (first,)


def parameters(text: str) -> list[str]:
    """The names of the kernel's parameters, in order."""
    found = _PARAMETERS.search(text)
    assert found is not None, "no kernel as wfv.fuzz.kernels makes them"
    return [part.rpartition("%")[2] for part in found[1].split(", ")]


def arguments(text: str, draw: Draw) -> dict[str, Any]:
    """Parameter -> argument. Inputs contain small numbers and random bits, outputs small numbers.

    An output and its twin are one array, or two; so are the buffers `drawn` and `curve`. The arguments `u` and
    `v` say how many elements `curveu` and `curvev` have.
    """
    rng = np.random.default_rng(draw.data)
    found = {name: _argument(name, int(np.prod(draw.global_size)), rng) for name in parameters(text)}
    for twin in (name for name in found if name.startswith(TWIN)):
        if draw.data % 2:
            found[twin] = found[OUTPUT + twin.removeprefix(TWIN)]
    if "u" in found and "v" in found and draw.data % 3 == 0:  # together a multiple of the lanes
        found["v"] = np.int32(64 - int(found["u"]) % 8)
    for name in ("u", "v"):
        if f"curve{name}" in found:
            found[f"curve{name}"] = found[f"curve{name}"][: int(found[name]) & 511]
    if "drawn" in found and draw.data % 2:
        found["drawn"] = found["curve"]
    return found


def _argument(name: str, n: int, rng: np.random.Generator) -> Any:
    if name == "n":
        return np.int32(n)
    if name in ("u", "v"):
        return rng.choice((0, 1, 2, 3, 4, 7, 8, 16, 32, 64, 100, int(rng.integers(0, 2**32)))).astype(np.int32)
    if name in ("low", "high"):
        return rng.choice(LIMITS).astype(np.int32)
    if name.startswith("curve") or name == "drawn":
        return rng.integers(-128, 128, CURVE, np.int8)
    if name == "w":
        return rng.integers(-10, 2**40)
    if name == "f":
        return np.float32(0.75)
    if name == "same":
        return np.full(INPUTS + SLACK, rng.integers(0, 8), np.int32)
    if name == "scratch":
        return LocalMemory(512)
    if name == "count":
        return np.full(COUNTERS, rng.choice((5, -5, -1, 0x01234567)), np.int32)
    if name == "tickets":
        tickets = np.zeros(TICKETS + 1, np.int32)
        tickets[0] = rng.integers(-TICKETS, TICKETS)
        return tickets
    if name == "grid":
        return _input(np.dtype("i4"), rng, GRID)
    if name == "turned":
        return rng.integers(0, 9, PLACES, np.int32)
    if name == "vout":
        return rng.integers(-4, 9, (n, 4), np.int32)
    if name.startswith((OUTPUT, TWIN)):
        return rng.integers(0, 9, (SLOTS, n)).astype(DTYPES[name.removeprefix(OUTPUT).removeprefix(TWIN)])
    return _input(np.dtype(DTYPES[name[2:]]), rng)


def _input(dtype: np.dtype[Any], rng: np.random.Generator, count: int = INPUTS + SLACK) -> np.ndarray:
    if dtype.kind == "f":
        return rng.choice(FLOATS, count).astype(dtype).reshape(-1, 64)
    limits = np.iinfo(dtype)
    values = rng.integers(limits.min, limits.max, count, dtype, endpoint=True)
    small = rng.random(count) < 0.6
    values[small] = rng.integers(-4, 9, count)[small]
    return values
