"""Hints for loops: LLVM follows them as before, and writes nothing to stderr about those that it cannot follow."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import llvm
from wfv.llvm import emit
from wfv.llvm.emit import without_forced_loops
from wfv.strategies import STRATEGIES

pytestmark = needs_clang
HINTS = (
    "#pragma unroll", "#pragma clang loop unroll(full)", "#pragma clang loop vectorize(enable)",
    "#pragma clang loop interleave(enable)", "#pragma clang loop vectorize_width(8)",
    "#pragma clang loop distribute(enable)", "#pragma unroll_and_jam", "__attribute__((opencl_unroll_hint))",
)  # fmt: skip
# Each kernel has loops that no hint can change, and one that each may.
KERNEL = """
kernel void k{number}(global float *x, int n) {{
  size_t i = get_global_id(0);
  float v = x[i];
  {hint}
  for (int k = 0; k < n; k++) {{ if (v > 100.0f) break; v = v * 1.5f + x[k]; }}
  {hint}
  while (v < 200.0f) v = v * 1.5f + x[n];
  {hint}
  for (int k = 0; k < 40; k++) v += x[k & 15];
  x[i] = v;
}}
"""
SOURCE = "".join(KERNEL.format(number=i, hint=f"\n{hint}\n") for i, hint in enumerate(HINTS))
LOOP = """
define void @f(ptr %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr %x, i32 %i
  %old = load float, ptr %at
  %new = fadd float %old, 1.0
  store float %new, ptr %at
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, LIMIT
  br i1 %more, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = HINT
"""


@pytest.mark.parametrize(
    "strategy", [each if each == "unicf" else pytest.param(each, marks=pytest.mark.full) for each in STRATEGIES]
)
def test_nothing_is_written_to_stderr(strategy: str) -> None:
    code = (
        "import sys, numpy as np, wfv\n"
        "program = wfv.build(sys.argv[1], strategy=sys.argv[2], lanes=4)\n"
        "for name in program: program[name](16, 8, np.ones(64, np.float32), 5)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, SOURCE, strategy], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def _reference(x: np.ndarray, n: int) -> np.ndarray:
    """What the work-item at the end of the array computes."""
    v, data = np.float32(x[-1]), x.astype(np.float32)
    for k in range(n):
        if v > 100:
            break
        v = v * np.float32(1.5) + data[k]
    while v < 200:
        v = v * np.float32(1.5) + data[n]
    for k in range(40):
        v += data[k & 15]
    return v


@pytest.mark.parametrize("strategy", [*STRATEGIES])
def test_loops_with_hints_compute_the_same(strategy: str) -> None:
    names = range(len(HINTS)) if strategy == "unicf" else range(1)
    source = "".join(KERNEL.format(number=i, hint=f"\n{HINTS[i]}\n") for i in names)
    program = wfv.build(source, strategy=strategy, lanes=4)
    for number in names:
        x = np.arange(64, dtype=np.float32) / 8 + 1
        expected = _reference(x, 5)
        program[f"k{number}"](1, 1, x, 5, global_offset=63)
        np.testing.assert_allclose(x[63], expected, rtol=1e-6)


@pytest.mark.parametrize("limit", ["%n", "24", "4000"])
@pytest.mark.parametrize("name", ["enable", "full"])
def test_llvm_makes_the_same_code_of_a_hint_that_does_not_force(
    name: str, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = LOOP.replace("LIMIT", limit)
    forced = text.replace("HINT", f'!{{!"llvm.loop.unroll.{name}"}}')
    target, plain = llvm.find_target("x86-64-v3"), text.replace("HINT", '!{!"llvm.loop.unroll.disable"}')
    weak = without_forced_loops(forced)
    assert weak == text.replace("HINT", f'!{{!"llvm.loop.unroll.{name}", i1 false}}')
    code = llvm.emit_object(weak, target)
    effect = code != llvm.emit_object(plain, target)
    monkeypatch.setattr(emit, "without_forced_loops", lambda text: text)
    assert code == llvm.emit_object(forced, target)
    assert effect, "LLVM unrolls it, at least in part"
