"""The loops over work-items of many accesses are marked parallel, which spares LLVM the comparison of all accesses."""

from __future__ import annotations

import re
import time

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES, llvm

HEAD = """
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @relax(ptr addrspace(1) %a, i64 %n, float %omega) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
"""
MARK = re.compile(r"^  br i1 .*!llvm\.loop", re.MULTILINE)
ITEMS = 37


def relaxation(planes: int) -> str:
    """Each work-item loads one number of each plane of `n` and moves it to their mean, in place: lattice Boltzmann."""
    lines, total = [HEAD], "0.0"
    for i in range(planes):
        lines += [f"  %row{i} = mul i64 %n, {i}", f"  %at{i} = add i64 %row{i}, %id"]
        lines += [f"  %p{i} = getelementptr inbounds float, ptr addrspace(1) %a, i64 %at{i}"]
        lines += [f"  %x{i} = load float, ptr addrspace(1) %p{i}", f"  %sum{i} = fadd float {total}, %x{i}"]
        total = f"%sum{i}"
    lines.append(f"  %mean = fdiv float {total}, {planes}.0")
    for i in range(planes):
        lines += [f"  %d{i} = fsub float %mean, %x{i}", f"  %w{i} = fmul float %d{i}, %omega"]
        lines += [f"  %y{i} = fadd float %x{i}, %w{i}", f"  store float %y{i}, ptr addrspace(1) %p{i}"]
    return "\n".join([*lines, "  ret void", "}"])


@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("planes", [4, 12])
def test_every_strategy_computes_the_same(strategy: str, planes: int) -> None:
    a = np.random.default_rng(1).random((planes, ITEMS), np.float32)
    expected = a + (np.cumsum(a, 0, np.float32)[-1] / np.float32(planes) - a) * np.float32(0.25)
    wfv.build(relaxation(planes), strategy=strategy, lanes=4).relax(ITEMS, 12, a, ITEMS, 0.25)
    np.testing.assert_allclose(a, expected, rtol=1e-6)


@pytest.mark.parametrize(("strategy", "loops"), [("scalar", 1), ("unicf", 2), ("unival", 2)])
def test_only_loops_of_many_accesses_are_marked(strategy: str, loops: int) -> None:
    few, many = (wfv.build(relaxation(planes), strategy=strategy, lanes=4).relax.ir for planes in (4, 12))
    assert not MARK.search(few) and "!llvm.access.group" not in few
    assert len(MARK.findall(many)) == loops
    accesses = re.findall(r"^.* (?:load|store) .*%a?.*$", many, re.MULTILINE)
    assert sum("!llvm.access.group" in line for line in accesses) >= 24


def test_private_memory_is_not_marked() -> None:
    """All iterations of a loop share the stack: they are not independent."""
    indexed = (
        relaxation(12)
        .replace("  ret void", "  store float %x0, ptr %e\n  ret void")
        .replace(
            "  %id =",
            "  %own = alloca [64 x float]\n  %small = trunc i64 %n to i6\n  %wide = zext i6 %small to i64\n"
            "  %e = getelementptr inbounds float, ptr %own, i64 %wide\n  %id =",
        )
        .replace(
            "  ret void",
            "  %e2 = getelementptr inbounds float, ptr %own, i64 3\n  %z = load float, ptr %e2\n"
            "  store float %z, ptr addrspace(1) %p1\n  ret void",
        )
    )
    ir = wfv.build(indexed, strategy="unicf", lanes=4).relax.ir
    assert "alloca" in ir and not MARK.search(ir)


@pytest.mark.full
def test_the_mark_saves_time_and_changes_no_code() -> None:
    """At 80 planes, the optimizer takes 1.6 times as long without it (processor time)."""
    target = llvm.find_target("x86-64-v3")
    marked = wfv.build(relaxation(80), lanes=8, target=target.name).relax.ir
    plain = re.sub(r", !llvm\.(?:loop|access\.group) !\d+", "", marked)
    assert plain != marked
    assert llvm.emit_object(plain, target) == llvm.emit_object(marked, target)
    turns = [(seconds(marked, target), seconds(plain, target)) for _ in range(4)]
    assert 1.2 * min(each for each, _ in turns) < min(each for _, each in turns)


def seconds(ir: str, target: llvm.Target) -> float:
    """The processor time of LLVM's optimizer."""
    start = time.process_time()
    llvm.optimize(ir, target)
    return time.process_time() - start
