"""Causes in the words of the source, down to the id, and the advice that fits them: one kernel for each."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import wfv
from passes.remarks import Remark
from tests.support.requires import needs_clang
from wfv.inspect.explain.decisions import advice_for
from wfv.opencl.clang import FIXED_FLAGS
from wfv.opencl.clang_program import clang_command

SOURCE = """
kernel void decoy(global int *y) { y[get_global_id(0)] = get_local_id(0); }
kernel void loaded(global int *y, global const int *at) {
  int row = get_global_id(0);
  int place = at[row];
  y[place] = 1;
}
kernel void product(global int *y, int width) {
  int x = get_global_id(0);
  y[x * width] = 1;
}
kernel void wraps(global int *y, uint base) {
  y[(uint)get_global_id(0) * 3 + base] = 1;
}
kernel void computed(global int *y, global const float *table) {
  float angle = (float)get_global_id(0) * 0.1f;
  y[get_global_id(0)] = table[(int)angle];
}
kernel void odd(global int *y) {
  int i = get_global_id(0);
  if (i & 1)
    y[i] += 3;
}
kernel void bound(global int *y, int n) {
  int i = get_global_id(0);
  if (i < n)
    y[i] += 3;
}
kernel void clamped(global int *y, global const int *x, int n) {
  int i = get_local_id(0);
  y[i] = x[max(i - 3, 0) * n];
}
kernel void rows(global float *y, global const int *ends) {
  int row = get_global_id(0);
  float sum = 0.0f;
  for (int k = 0; k < ends[row]; ++k)
    sum = sum * 0.5f + k;
  y[row] = sum;
}
kernel void kept(global int *y, global const int *at, local int *tile) {
  int l = get_local_id(0), place = at[l];
  tile[l] = place;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[place] = tile[0];
}
kernel void checked(global int *y, int n, local int *tile) {
  int l = get_local_id(0);
  if (l >= n)
    return;
  for (int k = 0; k < 2; ++k) {
    tile[l] = y[l + k];
    barrier(CLK_LOCAL_MEM_FENCE);
    y[l] += tile[0];
  }
}
kernel void halved(global int *y, local int *tile) {
  int l = get_local_id(0), lane = y[l];
  tile[l] = lane;
  for (int s = 8; s > 0; s /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < s)
      tile[l] += tile[l + s];
  }
  y[l] = tile[l];
}
kernel void wrapped(global int *y, global const int *x, int n) {
  int i = get_global_id(0);
  if (i < n)
    y[i] = x[(i * 7) % n];
}
kernel void divided(global int *y, global const int *x, int n) {
  int i = get_global_id(0);
  if (i < n)
    y[i] = x[n / y[i]];
}
"""
# Kernel, kind of the remark, line, the end of its text (None: any), what the advice has.
CASES = [
    ("loaded", "scatter", 6,
     "because of place (line 5): each lane loads it from its own address; it depends on get_global_id(0), line 4",
     "the index comes from memory"),
    ("product", "scatter", 10,
     "because of x * width (line 10): its stride is width, which is known at run time only; "
     "it depends on get_global_id(0), line 9", "-D NAME=VALUE"),
    ("computed", "gather", 17,
     "because of (float)get_global_id(0) (line 16): floating-point numbers that are made of an id differ from lane to "
     "lane; it depends on get_global_id(0), line 16", "computes its own index"),
    ("odd", "branch", 21,
     "because of i & 1 (line 21): an operation on its bits leaves no constant stride; "
     "it depends on get_global_id(0), line 20", "`id < n / 2` instead of `id % 2`"),
    ("bound", "branch", 26,
     "because of i < n (line 26): it compares values that differ from lane to lane; "
     "it depends on get_global_id(0), line 25", "a global size of exactly n"),
    ("bound", "masked", 27,
     "because of i < n (line 26): it compares values that differ from lane to lane; "
     "it depends on get_global_id(0), line 25", "a global size of exactly n"),
    ("clamped", "gather", 31,
     "because of max(i - 3, 0) (line 31): a clamp has the same value in some lanes, and others in others; "
     "it depends on get_local_id(0), line 30", "pad the array"),
    ("rows", "loop", 36,
     "because of k < ends[row] (line 36): each lane loads it from its own address; "
     "it depends on get_global_id(0), line 34",
     "data decide how long lanes stay in the loop: sort"),
    ("kept", "scatter", 44,
     "because of place (line 41): each work-item keeps its own in memory across a barrier; "
     "it depends on get_local_id(0), line 41", "let neighbouring work-items access neighbouring elements"),
    ("checked", "branch", None,
     "because of the barrier that a work-item has reached: each work-item keeps its own in memory across a barrier; "
     "it depends on get_local_id(0), line 47", "move barriers out of branches"),
    ("checked", "masked", None,
     "because of the barrier that a work-item has reached: each work-item keeps its own in memory across a barrier; "
     "it depends on get_local_id(0), line 47", "move barriers out of branches"),
    ("halved", "branch", 61,
     "because of lane (line 57): each work-item keeps its own in memory across a barrier; "
     "it depends on get_local_id(0), line 57", "make the condition the same"),
    ("wrapped", "gather", 69,  # not the mask, under which the division gets another divisor
     "because of (i * 7) % n (line 69): a remainder starts at 0 again for some lanes; "
     "it depends on get_global_id(0), line 67", "if the divisor is the same for all launches"),
    ("divided", "gather", 74,
     "because of y[i] (line 74): each lane loads it from its own address; "
     "it depends on get_global_id(0), line 72", "the index comes from memory"),
]  # fmt: skip


@pytest.fixture(scope="module")
def program() -> wfv.Program:
    return wfv.build(SOURCE, strategy="unicf", lanes=8)


def remarks_of(program: wfv.Program, kernel: str, kind: str) -> list[Remark]:
    return [remark for remark in program[kernel].remarks if remark.kind == kind]


@needs_clang
@pytest.mark.parametrize(("kernel", "kind", "line", "end", "advice"), CASES, ids=[f"{c[0]}-{c[1]}" for c in CASES])
def test_causes_in_words(program: wfv.Program, kernel: str, kind: str, line: int | None, end: str, advice: str) -> None:
    found = [each for each in remarks_of(program, kernel, kind) if each.text.endswith(end)]
    assert found, [(each.line, each.text) for each in remarks_of(program, kernel, kind)]
    assert line in (None, found[0].line)
    assert advice in advice_for(found[0])
    assert found[0].text == f"{found[0].fact}, {end}"


@needs_clang
@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_variables_of_debug_info_name_values(level: str, tmp_path: Path) -> None:
    """IR of Clang with full debug info, in which values have no names, and without the source."""
    path = tmp_path / "k.cl"
    path.write_text(SOURCE)
    flags = [*FIXED_FLAGS[: FIXED_FLAGS.index("-O1")], level, "-g", "-S", "-emit-llvm", str(path), "-o", "-"]
    ir = subprocess.run([*clang_command(), *flags], capture_output=True, check=True, text=True).stdout
    path.unlink()
    (remark,) = remarks_of(wfv.build(ir, strategy="unicf", lanes=8), "loaded", "scatter")
    assert "because of place (line 5): each lane loads it from its own address" in remark.text


@needs_clang
def test_the_barrier_that_is_reached_is_not_called_a_value_of_the_source() -> None:
    program = wfv.build(
        "kernel void k(global float *x, int n, local float *t) { int l = get_local_id(0);\n"
        "if (get_global_id(0) >= n) return;\n"
        "for (int k = 0; k < n; ++k) {\n"
        "t[l] = x[l] * k; barrier(CLK_LOCAL_MEM_FENCE); x[l] += t[k]; } }",
        strategy="unicf",
    )
    found = [each.text for each in program["k"].remarks if "keeps its own" in each.text]
    assert found and all("because of the barrier that a work-item has reached: " in text for text in found), found
