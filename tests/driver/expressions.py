"""Evaluates expressions of OpenCL C on NumPy arrays, scalars and vectors, in one kernel by OpenCL's entry points."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World
from tests.support.builtin_runs import DTYPES

WIDTHS = (1, 2, 3, 4, 8, 16)
HALVES = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"


def vector(base: str, width: int) -> str:
    """`float` or `float3`."""
    return base if width == 1 else f"{base}{width}"


def parts(type: str) -> tuple[str, int]:
    """The inverse of `vector`."""
    base, width = re.fullmatch(r"([a-z]+)(\d*)", type).groups()  # type: ignore[union-attr]
    return base, int(width or 1)


def loaded(width: int, pointer: str) -> str:
    """The vector of this work-item; three elements are three in memory."""
    return f"{pointer}[i]" if width == 1 else f"vload{width}(i, {pointer})"


def stored(width: int, value: str, pointer: str) -> str:
    return f"({pointer})[i] = {value};" if width == 1 else f"vstore{width}({value}, i, {pointer});"


def in_turn(names: Sequence[str], step: int = 4) -> list[object]:
    """Each name with each width; without `--full` scalars, vectors of three, and of the others one in `step`."""
    return [
        pytest.param(name, width, marks=[pytest.mark.full] * (width not in (1, 3) and (at + place) % step != 0))
        for at, name in enumerate(names)
        for place, width in enumerate(WIDTHS)
    ]


def evaluate(
    w: World, inputs: Mapping[str, tuple[str, np.ndarray]], expressions: Sequence[tuple[str, str]], head: str = HALVES,
    options: str = "-cl-std=CL3.0",
) -> list[np.ndarray]:  # fmt: skip
    """The values of expressions, each with its type, a row for each work-item. `inputs`: types and arrays by name."""
    type, array = next(iter(inputs.values()))
    items = array.size // parts(type)[1]
    heads = [f"global {parts(kind)[0]} *r{n}" for n, (_, kind) in enumerate(expressions)]
    heads += [f"global const {parts(kind)[0]} *p_{name}" for name, (kind, _) in inputs.items()]
    values = "".join(f"{kind} {name} = {loaded(parts(kind)[1], f'p_{name}')};" for name, (kind, _) in inputs.items())
    lines = "\n".join(f"{{ {kind} v = {text}; {stored(parts(kind)[1], 'v', f'r{n}')} }}"
                      for n, (text, kind) in enumerate(expressions))  # fmt: skip
    source = f"{head}kernel void k({', '.join(heads)}) {{ size_t i = get_global_id(0); {values}\n{lines} }}"
    found = [np.zeros((items, parts(kind)[1]), DTYPES[parts(kind)[0]]) for _, kind in expressions]
    run_kernel(w, source, found, [array for _, array in inputs.values()], [items], options=options)
    return found
