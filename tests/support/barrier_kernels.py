"""Kernels with barriers, run in the interpreter whole and split into continuations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from tests.support.group_runner import ORDERS, Grid, lower, run_split, run_whole, split
from wfv.ir.core import Function
from wfv.ir.interp import Memory

GOLDEN = sorted((Path(__file__).parent.parent / "golden/barriers").glob("*.ll"))
MARK = "; ---- expected"
GRID = Grid((2, 1, 1), (8, 1, 1))


def data(memory: Memory, fn: Function) -> tuple[list[np.ndarray], dict[str, Any]]:
    """A buffer of small numbers for each global pointer, 3 for each integer."""
    rng = np.random.default_rng(0)
    arrays, args = [], {}
    for arg in fn.args:
        if str(arg.type) == "ptr addrspace(1)":
            arrays.append(rng.integers(0, 200, 512).astype(np.int32))
            args[arg.name] = memory.map(arrays[-1])
        elif not arg.name.startswith("wfv."):
            args[arg.name] = 3
    return arrays, args


def run(text: str, order: str | None, grid: Grid = GRID) -> list[np.ndarray]:
    """The buffers after running the kernel, whole if `order` is None."""
    module, fn = lower(text)
    memory = Memory()
    arrays, given = data(memory, fn)

    def args() -> dict[str, Any]:
        local = {a.name: memory.allocate(1024, 64) for a in fn.args if str(a.type) == "ptr addrspace(3)"}
        return given | local

    if order is None:
        run_whole(module, fn, grid, args, memory)
    else:
        run_split(*split(text), grid, args, memory, ORDERS[order])
    return arrays


def same_in_all_orders(text: str, grid: Grid = GRID) -> None:
    expected = run(text, None, grid)
    for order in ORDERS:
        for got, want in zip(run(text, order, grid), expected, strict=True):
            np.testing.assert_array_equal(got, want, err_msg=order)


GOLDEN_TEXT = {path.stem: path.read_text().partition(MARK)[0] for path in GOLDEN}
DECLARATIONS = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj(i32)
"""
