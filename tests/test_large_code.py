"""What spares LLVM time in large kernels and in loops over rows changes no result."""

from __future__ import annotations

import re

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES, llvm
from wfv.llvm.workarounds import LARGE, PART, divide_large_blocks

CUT = "@llvm.codeview.annotation(metadata"
NOT_COPIED = "call void @llvm.sideeffect() noduplicate"
GIVES_UP = "call void @llvm.var.annotation"


def block_of(instructions: int) -> str:
    lines = ["define i32 @f(i32 %x0) {", "entry:"]
    lines += [f"  %x{i} = add i32 %x{i - 1}, {i}" for i in range(1, instructions)]
    return "\n".join([*lines, f"  ret i32 %x{instructions - 1}", "}", ""])


def loop_kernel(accesses: int, dimension: int = 0) -> str:
    """Each work-item adds to `accesses` numbers of its own, in each of `n` rounds, what is in the one before."""
    body = "\n".join(f"      a[i * {accesses} + {k}] += a[i * {accesses} + {k - 1}];" for k in range(1, accesses))
    return f"""kernel void k(global uint *a, int n) {{
        size_t i = get_global_id(0) + get_global_size(0) * get_global_id({dimension}) * {dimension};
        for (int j = 0; j < n; ++j) {{\n{body}\n}} }}"""


def test_large_blocks_are_divided_evenly() -> None:
    assert divide_large_blocks(block_of(LARGE)) == block_of(LARGE)
    divided = divide_large_blocks(block_of(2 * LARGE))
    lines = divided.split("\n")
    cuts = [number for number, line in enumerate(lines) if CUT in line]
    parts = np.diff([1, *cuts, lines.index("}")]) - 1
    assert len(cuts) == -(-2 * LARGE // PART) - 1
    assert parts.max() <= PART + 1 and parts.min() >= PART // 2
    llvm.verify(divided)
    assert len(llvm.emit_object(divided, llvm.find_target("host"))) > 0


def test_phis_stay_at_the_beginning_of_their_block() -> None:
    text = block_of(2 * LARGE).replace("entry:", "entry:\n  br label %loop\nloop:\n  %p = phi i32 [ 0, %entry ]")
    llvm.verify(divide_large_blocks(text))


QUICK = ("scalar", "llvm", "unicf")


@pytest.mark.parametrize(
    "strategy", [*QUICK, *(pytest.param(name, marks=pytest.mark.full) for name in STRATEGIES if name not in QUICK)]
)
def test_large_loops_compute_the_same(strategy: str) -> None:
    accesses, items, rounds = 130, 21, 3
    a = np.random.default_rng(2).integers(0, 1 << 20, (items, accesses), np.uint32)
    expected = a.copy()
    for _ in range(rounds):
        expected = np.cumsum(expected, 1, np.uint32)
    program = wfv.build(loop_kernel(accesses), strategy=strategy, lanes=4)
    assert (GIVES_UP in program.k.ir) == (strategy != "llvm")
    program.k(items, 7, a.reshape(-1), rounds)
    np.testing.assert_array_equal(a, expected)


def test_small_loops_are_analyzed() -> None:
    assert GIVES_UP not in wfv.build(loop_kernel(4), strategy="unicf").k.ir


@pytest.mark.parametrize(("dimension", "strategy", "loops"), [(0, "unicf", 1), (1, "unicf", 0), (0, "scalar", 0)])
def test_only_loops_over_one_row_are_not_copied(dimension: int, strategy: str, loops: int) -> None:
    ir = wfv.build(loop_kernel(4, dimension), strategy=strategy).k.ir
    assert ir.count(NOT_COPIED) == loops


def test_one_row_has_one_copy() -> None:
    """Without the call, the loop over y is there once for each combination of whole vectors and remainder."""
    ir = wfv.build(loop_kernel(2), strategy="unicf").k.ir
    copies, one = (llvm.optimize(text, llvm.find_target("host")) for text in (ir.replace(NOT_COPIED, ""), ir))
    rows = [len(re.findall(r"^y0\.[\w.]*:", text, re.MULTILINE)) for text in (copies, one)]
    assert rows[0] > rows[1] == 1
