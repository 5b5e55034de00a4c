"""The loops over work-items are marked parallel, which spares LLVM the comparison of all accesses."""

from __future__ import annotations

import re
import time

import numpy as np
import pytest

import wfv
from kernels_ir.catalog import load
from tests.support.requires import needs_clang
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
@pytest.mark.parametrize("planes", [4, 12])
def test_loops_are_marked(planes: int, strategy: str, loops: int) -> None:
    ir = wfv.build(relaxation(planes), strategy=strategy, lanes=4).relax.ir
    assert len(MARK.findall(ir)) == loops
    accesses = re.findall(r"^.* (?:load|store) .*%a?.*$", ir, re.MULTILINE)
    assert sum("!llvm.access.group" in line for line in accesses) >= 2 * planes * loops


def test_the_group_kernel_alone_has_noalias_parameters() -> None:
    """Those of a continuation would be scopes in the loop: BoxAvg's optimizer took 1.8 times as long."""
    ir = wfv.build(load("BoxAvg").ir_path, strategy="unicf", lanes=16).boxAvg.ir
    (group,) = re.findall(r"^define internal void @wfv\.group.*", ir, re.MULTILINE)
    continuations = re.findall(r"^define internal i32 .*", ir, re.MULTILINE)
    assert "noalias" in group and len(continuations) >= 2
    assert not any("noalias" in each for each in continuations)


@pytest.mark.parametrize(("planes", "is_kept"), [(2, False), (12, True)])
def test_loops_over_long_code_are_not_unrolled(planes: int, is_kept: bool) -> None:
    """LLVM would make one body for each vector of a group whose size is a constant."""
    kernel = wfv.build(relaxation(planes), strategy="unicf", lanes=4).relax
    assert "llvm.loop.unroll.disable" not in kernel.ir
    assert ("llvm.loop.unroll.disable" in kernel.specialize(local_size=64).ir) == is_kept


@needs_clang
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_accesses_of_a_work_item_keep_their_order(strategy: str) -> None:
    """An address is an integer, so that buffers may alias. In a loop marked parallel, LLVM reorders the accesses."""
    source = """
    kernel void k(global float *a, global float *b, global const int *y) {
      size_t i = get_global_id(0);
      float p = a[2 * i];
      a[2 * i + y[i]] = 7;
      float q = a[2 * i + 1], s = p + q * 3 + ((ulong)b >> 60 & 1);
      b[i] = sqrt(s) * sqrt(p) / (q + 1) + sqrt(s * p + q) / (p + 3) + sqrt(q) / sqrt(p * p + s + 1);
    }"""
    rng = np.random.default_rng(1)
    a, y = rng.integers(1, 9, 512).astype(np.float32), rng.integers(0, 2, 256, np.int32)
    p, q, b = a[::2].copy(), np.where(y == 1, np.float32(7), a[1::2]), np.zeros(256, np.float32)
    s, root = p + q * 3, np.sqrt
    expected = root(s) * root(p) / (q + 1) + root(s * p + q) / (p + 3) + root(q) / root(p * p + s + 1)
    wfv.build(source, strategy=strategy, lanes=8).k(256, 64, a, b, y)
    np.testing.assert_allclose(b, expected, rtol=1e-5)


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
    """The optimizer takes 1.6 times as long without it for a relaxation of 80 planes."""
    target = llvm.find_target("x86-64-v4")
    marked = wfv.build(relaxation(80), strategy="unicf", lanes=16, target=target.name).relax.ir
    plain = re.sub(r", !llvm\.access\.group !\d+", "", marked)
    assert plain != marked
    assert llvm.emit_object(plain, target) == llvm.emit_object(marked, target)
    turns = [(seconds(marked, target), seconds(plain, target)) for _ in range(4)]
    assert 1.2 * min(each for each, _ in turns) < min(each for _, each in turns)


def seconds(ir: str, target: llvm.Target) -> float:
    """The processor time of LLVM's optimizer."""
    start = time.process_time()
    llvm.optimize(ir, target)
    return time.process_time() - start
