"""Kernels with barriers: the continuations, their slots, and that they compute what the whole kernel does."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kernels_ir import catalog
from passes.barriers.continuations import Continuations
from tests.support.barrier_kernels import DECLARATIONS, GOLDEN, GOLDEN_TEXT, MARK, same_in_all_orders
from tests.support.group_runner import ORDERS, Grid, run_split, split
from tests.support.random_barriers import RandomKernel
from wfv.errors import UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.interp import Memory
from wfv.ir.printer import print_function, print_module
from wfv.launch import Launch, LocalMemory
from wfv.llvm import run_passes, verify

ROUND = ("sroa", "simplify_cfg", "lower_switch", "unify_function_exit_nodes", "loop_simplify", "lcssa")


def check_form(fn: Function) -> None:
    """Asserts that all blocks are reachable, phis have an entry for each predecessor, and slot parameters are used."""
    cfg = Cfg(fn)
    assert set(cfg.rpo) == set(fn.blocks) and not cfg.preds(fn.entry)
    for block in fn.blocks:
        for phi in block.phis:
            assert set(phi.blocks) == set(cfg.preds(block))
    used = {operand for instr in fn.instrs() for operand in instr.operands}
    assert all(arg in used for arg in fn.args if "slot" in arg.name)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    """`WFV_UPDATE_GOLDEN=1` writes the output to the file, after the input."""
    source, _, expected = path.read_text().partition(MARK)
    module, parts = split(source)
    verify(print_module(module))
    for fn in parts.functions:
        check_form(fn)
    actual = "\n".join(
        [f"; item slots {list(parts.item_slots)}, group slots {list(parts.group_slots)}", ""]
        + [print_function(fn, module.metadata) + "\n" for fn in parts.functions]
    )
    if os.environ.get("WFV_UPDATE_GOLDEN"):
        path.write_text(f"{source.rstrip()}\n\n{MARK}\n{actual}")
    else:
        assert actual.strip() == expected.strip()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_runs(path: Path) -> None:
    same_in_all_orders(path.read_text().partition(MARK)[0])


@pytest.mark.parametrize("name", ["DCT", "Histogram", "MatrixTranspose", "NBody"])
def test_kernels(name: str) -> None:
    benchmark = catalog.load(name)
    module, parts = split(run_passes(benchmark.ir_path.read_text(), ROUND), benchmark.kernel)
    verify(print_module(module))
    workload = benchmark.workload("tiny", 1)
    for launch in workload.launches:
        _launch(module, parts, launch)
    assert workload.mismatches() == []


def _launch(module: Any, parts: Continuations, launch: Launch) -> None:
    pad = (1,) * (3 - len(launch.local_size))
    local = (*launch.local_size, *pad)
    sizes = zip((*launch.global_size, *pad), local, strict=True)
    grid = Grid(tuple(total // own for total, own in sizes), local)  # type: ignore[arg-type]
    memory = Memory()
    mapped = {id(x): memory.map(x) for x in launch.args if isinstance(x, np.ndarray)}

    def args() -> dict[str, Any]:
        values = {}
        for arg, value in zip(parts.functions[0].args, launch.args, strict=False):
            is_local = isinstance(value, LocalMemory)
            values[arg.name] = memory.allocate(value.nbytes, 64) if is_local else mapped.get(id(value), value)
        return values

    run_split(module, parts, grid, args, memory, ORDERS["vectors"])


@pytest.mark.parametrize("seed", [pytest.param(n, marks=() if n < 20 else pytest.mark.full) for n in range(60)])
def test_random_kernels(seed: int) -> None:
    text = run_passes(RandomKernel(seed).text(), ROUND)
    module, parts = split(text)
    verify(print_module(module))
    for fn in parts.functions:
        check_form(fn)
    same_in_all_orders(text)


def test_nbody_slots() -> None:
    """Item slots: position and loop-carried sum. Group slots: the tile's number (two) and the number of tiles."""
    benchmark = catalog.load("NBody")
    _, parts = split(run_passes(benchmark.ir_path.read_text(), ROUND), benchmark.kernel)
    assert (parts.item_slots, parts.group_slots) == ((16, 16), (4, 4, 4))
    assert len(parts.functions) == 3


def test_three_dimensions() -> None:
    same_in_all_orders(GOLDEN_TEXT["three_dimensions"], Grid((2, 3, 1), (3, 2, 3)))


def test_private_memory_of_variable_size() -> None:
    text = """define spir_kernel void @kernel(ptr addrspace(1) %x, i32 %n) {
entry:
  %a = alloca i32, i32 %n, align 4
  store i32 1, ptr %a, align 4
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}
"""
    with pytest.raises(UnsupportedError, match=r"private memory of variable size .*%a") as caught:
        split(text + DECLARATIONS)
    assert caught.value.line == 3


def test_debug_subprogram_stays_with_the_first_continuation() -> None:
    """LLVM's verifier refuses a subprogram on two functions."""
    benchmark = catalog.load("DCT")
    module, parts = split(run_passes(benchmark.ir_path.read_text(), ROUND), benchmark.kernel)
    assert ["!dbg" in fn.suffix for fn in parts.functions] == [True, False]
    verify(print_module(module))
