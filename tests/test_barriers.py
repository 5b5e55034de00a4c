"""A kernel and its continuations compute the same; barriers that not all work-items reach together are refused."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kernels_ir import catalog
from passes.barriers.barriers_to_continuations import Continuations
from tests.group_runner import ORDERS, Grid, lower, run_split, run_whole, split
from tests.random_barriers import RandomKernel
from wfv import LocalMemory
from wfv.errors import BarrierDivergenceError, UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function
from wfv.ir.interp.interpreter import Memory
from wfv.ir.printer import print_function, print_module
from wfv.llvm import run_passes, verify

GOLDEN = sorted((Path(__file__).parent / "golden/barriers").glob("*.ll"))
MARK = "; ---- expected"
GRID = Grid((2, 1, 1), (8, 1, 1))
ROUND = ("sroa", "simplify_cfg", "lower_switch", "mergereturn", "loop_simplify", "lcssa")


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


def check_form(fn: Function) -> None:
    """Every block of a continuation is reachable, phis match the predecessors, and all parameters are used."""
    cfg = Cfg(fn)
    assert set(cfg.rpo) == set(fn.blocks) and not cfg.preds(fn.entry)
    for block in fn.blocks:
        for phi in block.phis:
            assert set(phi.blocks) == set(cfg.preds(block))
    used = {operand for instr in fn.instrs() for operand in instr.operands}
    assert all(arg in used for arg in fn.args if "slot" in arg.name)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    """`WFV_UPDATE_GOLDEN=1` writes the result behind the input, for review."""
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


def _launch(module: Any, parts: Continuations, launch: catalog.Launch) -> None:
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


@pytest.mark.parametrize("seed", range(40))
def test_random_kernels(seed: int) -> None:
    text = run_passes(RandomKernel(seed).text(), ROUND)
    module, parts = split(text)
    verify(print_module(module))
    for fn in parts.functions:
        check_form(fn)
    same_in_all_orders(text)


def test_nbody_slots() -> None:
    """Each work-item: the body's position and the sum; the group: the tile's number (twice) and the number of tiles."""
    benchmark = catalog.load("NBody")
    _, parts = split(run_passes(benchmark.ir_path.read_text(), ROUND), benchmark.kernel)
    assert (parts.item_slots, parts.group_slots) == ((16, 16), (4, 4, 4))
    assert len(parts.functions) == 3


def test_three_dimensions() -> None:
    same_in_all_orders(GOLDEN_TEXT["three_dimensions"], Grid((2, 3, 1), (3, 2, 3)))


GOLDEN_TEXT = {path.stem: path.read_text().partition(MARK)[0] for path in GOLDEN}
DECLARATIONS = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj(i32)
"""


def refusal(body: str) -> BarrierDivergenceError:
    text = f"define spir_kernel void @kernel(ptr addrspace(1) %x, i32 %n) {{\n{body}\n}}\n{DECLARATIONS}"
    verify(text)
    with pytest.raises(BarrierDivergenceError) as caught:
        split(text)
    lines = text.splitlines()
    assert "barrierj" in lines[caught.value.line - 1]
    assert "group" in caught.value.help
    branch = re.search(r"branch in %([\w.]+) \(line (\d+)\)", caught.value.message)
    assert branch is not None, caught.value.message
    at = lines.index(f"{branch[1]}:")
    assert lines[at:].index(lines[int(branch[2]) - 1]) > 0 and " br " in lines[int(branch[2]) - 1]
    return caught.value


def test_divergent_if() -> None:
    error = refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp eq i64 %id, 0
  br i1 %c, label %then, label %join
then:
  call spir_func void @_Z7barrierj(i32 1)
  br label %join
join:
  ret void""")
    assert error.line == 7
    assert "barrier in %then" in error.message and "branch in %entry (line 5)" in error.message


def test_divergent_outer_if() -> None:
    error = refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 1)
  %c = icmp eq i64 %id, 0
  %u = icmp eq i32 %n, 0
  br i1 %c, label %then, label %join
then:
  br i1 %u, label %inner, label %join
inner:
  call spir_func void @_Z18work_group_barrierj(i32 1)
  br label %join
join:
  ret void""")
    assert "barrier in %inner" in error.message and "branch in %entry (line 6)" in error.message


def test_early_return() -> None:
    refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %c = icmp ult i64 %id, 5
  br i1 %c, label %stay, label %leave
stay:
  call spir_func void @_Z7barrierj(i32 1)
  ret void
leave:
  ret void""")


def test_divergent_loop() -> None:
    refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call spir_func void @_Z7barrierj(i32 1)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %exit
exit:
  ret void""")


def test_continue_past_the_barrier() -> None:
    """The barrier post-dominates the branch over all iterations, but not within one."""
    error = refusal("""entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ], [ %next, %rest ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %rest
rest:
  call spir_func void @_Z7barrierj(i32 1)
  %u = icmp eq i32 %n, 0
  br i1 %u, label %loop, label %exit
exit:
  ret void""")
    assert "branch in %loop" in error.message


def test_barrier_behind_a_reconverged_branch_is_accepted() -> None:
    """Work-items diverge and reconverge before the barrier, in a branch and in a loop."""
    text = """define spir_kernel void @kernel(ptr addrspace(1) %x) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %id
  br i1 %c, label %loop, label %exit
exit:
  %last = phi i64 [ %next, %loop ]
  %big = icmp ugt i64 %last, 2
  br i1 %big, label %then, label %join
then:
  br label %join
join:
  %r = phi i64 [ %last, %exit ], [ 9, %then ]
  call spir_func void @_Z7barrierj(i32 1)
  %p = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %id
  store i64 %r, ptr addrspace(1) %p, align 4
  ret void
}
"""
    same_in_all_orders(text + DECLARATIONS)


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


def test_module_gets_the_continuations() -> None:
    module, parts = split(GOLDEN_TEXT["uniform_if"])
    names = [fn.name for fn in parts.functions]
    assert names == ["kernel.c0", "kernel.c1"]
    assert [module.functions[name] for name in names] == list(parts.functions)
    assert "kernel" not in module.functions


def test_debug_subprogram_stays_with_the_first_continuation() -> None:
    """LLVM's verifier refuses a subprogram on two functions."""
    benchmark = catalog.load("DCT")
    module, parts = split(run_passes(benchmark.ir_path.read_text(), ROUND), benchmark.kernel)
    assert ["!dbg" in fn.suffix for fn in parts.functions] == [True, False]
    verify(print_module(module))
