"""Tests of bounds in native code: the bundled kernels run as without them, and an access out of bounds ends a launch.

Each array lies between canaries, which must not change.
"""

from __future__ import annotations

import importlib.util
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from kernels_ir import catalog
from tests.support.compiled import STRATEGIES
from wfv.bench.cells import launch_all, verify
from wfv.cli import app

needs_clang = pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs Clang")

SOURCE = """\
kernel void after(global int *out, global const int *x, int shift) {
  int i = get_global_id(0);
  out[i] = x[i + shift];                                      // line 3
}
kernel void store(global int *out, global const int *at) {
  out[at[get_global_id(0)]] = 1;                              // line 6
}
kernel void branch(global int *out, global const int *at, int n) {
  int i = get_global_id(0);
  if (at[i] >= 0 && at[i] < n)
    out[at[i]] = 1;                                           // line 11
}
kernel void loop(global int *out, global const int *x, global const int *ends) {
  int i = get_global_id(0), sum = 0;
  for (int k = 0; k < ends[i]; ++k)
    sum += x[k * k];                                          // line 16
  out[i] = sum;
}
kernel void local_array(global int *out, global const int *at) {
  local int t[64];
  for (int k = get_local_id(0); k < 64; k += get_local_size(0)) t[k] = k;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = t[at[get_global_id(0)]];            // line 23

}
kernel void local_argument(global int *out, global const int *at, local int *t) {
  int l = get_local_id(0);
  t[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = t[at[get_global_id(0)]];            // line 30
}
kernel void private_array(global int *out, global const int *at) {
  int t[7], i = get_global_id(0);
  for (int k = 0; k < 7; ++k) t[k] = k * i;
  t[at[i]] += 5;                                              // line 35
  out[i] = t[i % 7];
}
kernel void atomics(global int *out, global const int *at) {
  atomic_add(&out[at[get_global_id(0)]], 1);                  // line 39
}
kernel void vectors(global float4 *out, global const float4 *x, int shift) {
  int i = get_global_id(0);
  out[i] = x[i + shift] * 2.0f;                               // line 43
}
kernel void unaligned(global float *out, global const float *x, int shift) {
  int i = get_global_id(0);
  vstore4(vload4(0, x + i + shift), i, out);                  // line 47
}
kernel void plane(global int *out, int width, int row) {
  out[(get_global_id(1) + row) * width + get_global_id(0)] = 1;  // line 50
}
kernel void far(global int *out, long shift) {
  out[get_global_id(0) + shift] = 1;                          // line 53
}
kernel void walk(global int *out, global const int *x, int n) {
  global const int *p = x + get_global_id(0);
  int sum = 0;
  for (int k = 0; k < n; ++k, p += 3)
    sum += *p;                                                // line 59
  out[get_global_id(0)] = sum;
}
struct pair { int a, b[2]; };
kernel void fields(global int *out, global const struct pair *x, int shift) {
  int i = get_global_id(0);
  out[i] = x[i].a + x[i + shift].b[1];                        // line 65
}
kernel void neighbours(global int *out, global const int *x) {
  int i = get_global_id(0);
  out[i] = x[i]
         + x[i + 1]                                           // line 70
         + x[i - 1];                                          // line 71
}
kernel void two_tables(global int *out, global const int *x, global const int *y) {
  int i = get_global_id(0);
  global const int *p = i % 2 ? x : y;
  out[i] = p[i];                                              // line 76
}
kernel void fill(global int *out, int n) {
  if (get_global_id(0) == 3)
    for (int k = 0; k < n; ++k)
      out[k] = 0;                                             // line 81
}
kernel void rounds(global int *out, global const int *n, local int *t) {
  int l = get_local_id(0);
  for (int k = 0; k < n[get_group_id(0)]; ++k) {
    t[l + k] = k;                                             // line 86
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = l;
}
"""
SIZE, LOCAL, CANARY = 90, 20, -77
BIG = 1 << 40


class Guarded:
    """An array between canaries."""

    def __init__(self, values: np.ndarray) -> None:
        self._all = np.full(values.size + 512, CANARY, values.dtype)
        self.array = self._all[256:-256]
        self.array[:] = values.ravel()

    def check(self) -> None:
        assert (self._all[:256] == CANARY).all() and (self._all[-256:] == CANARY).all()


@cache
def program(strategy: str, lanes: int = 8) -> Any:
    return wfv.build(SOURCE, strategy=strategy, lanes=lanes, threads=1, bounds="check")


def ints(count: int = SIZE, value: int | None = None) -> np.ndarray:
    return np.arange(count, dtype=np.int32) if value is None else np.full(count, value, np.int32)


def indices(bad: int | None = None, where: int = 57, most: int = 7) -> np.ndarray:
    found = (np.arange(SIZE, dtype=np.int32) * 5 + 2) % most
    if bad is not None:
        found[where] = bad
    return found


def run(kernel: Any, *args: Any, size: Any = SIZE, local: Any = LOCAL) -> tuple[list[Any], wfv.BoundsError | None]:
    """The arguments after a launch, and its error; the canaries must be as they were."""
    guarded = [Guarded(arg) if isinstance(arg, np.ndarray) else arg for arg in args]
    error = None
    try:
        kernel(size, local, *(arg.array if isinstance(arg, Guarded) else arg for arg in guarded))
    except wfv.BoundsError as caught:
        error = caught
    for arg in guarded:
        if isinstance(arg, Guarded):
            arg.check()
    return [arg.array if isinstance(arg, Guarded) else arg for arg in guarded], error


F = np.arange(SIZE * 4, dtype=np.float32)
T = wfv.LocalMemory(4 * LOCAL)
# kernel, arguments, line (0: no error), a part of the message
CASES: list[tuple[str, tuple[Any, ...], int, str]] = [
    ("after", (ints(), ints(SIZE + 3), 3), 0, ""),
    ("after", (ints(), ints(SIZE + 3), 4), 3, f"reads element {SIZE + 3} of x, which has {SIZE + 3}, in group 4"),
    ("after", (ints(), ints(SIZE), -1), 3, "reads element -1 of x"),
    ("after", (ints(), ints(SIZE), 2**31 - 40), 3, "of x, which has 90, in group 0"),
    ("after", (ints(SIZE - 1), ints(), 0), 3, f"writes element {SIZE - 1} of out"),
    ("store", (ints(7), indices()), 0, ""),
    ("store", (ints(7), indices(7)), 6, "writes element 7 of out, which has 7, in group 2"),
    ("store", (ints(7), indices(-1)), 6, "writes element -1 of out"),
    ("store", (ints(7), indices(-(2**31))), 6, f"writes element {-(2**31)} of out"),
    ("branch", (ints(7), indices(7), 7), 0, ""),
    ("branch", (ints(7), indices(-3), 7), 0, ""),
    ("branch", (ints(6), indices(-3), 7), 11, "element 6 of out"),
    ("loop", (ints(), ints(37), indices()), 0, ""),
    ("loop", (ints(), ints(36), indices(8)), 16, "reads element 36 of x, which has 36, in group 2"),
    ("local_array", (ints(), indices(63)), 0, ""),
    ("local_array", (ints(), indices(64)), 23, "reads element 64 of t, which has 64, in group 2"),
    ("local_array", (ints(), indices(-1)), 23, "reads element -1 of t"),
    ("local_argument", (ints(), indices(LOCAL - 1), T), 0, ""),
    ("local_argument", (ints(), indices(LOCAL), T), 30, f"reads element {LOCAL} of t, which has {LOCAL}"),
    ("private_array", (ints(), indices(6)), 0, ""),
    ("private_array", (ints(), indices(7)), 35, "element 7 of t, which has 7, in group 2"),
    ("private_array", (ints(), indices(-1)), 35, "element -1 of t"),
    ("atomics", (ints(7), indices(6)), 0, ""),
    ("atomics", (ints(7), indices(7)), 39, "writes element 7 of out"),
    ("vectors", (F, F, 0), 0, ""),
    ("vectors", (F, F, 1), 43, "of x, which has 90, in group 4"),
    ("unaligned", (F, np.arange(SIZE + 3, dtype=np.float32), 0), 0, ""),
    ("unaligned", (F, np.arange(SIZE + 2, dtype=np.float32), 0), 47, "of x, which has"),
    ("far", (ints(), 0), 0, ""),
    ("far", (ints(), BIG), 53, f"writes element {BIG} of out"),
    ("far", (ints(), 1 << 62), 53, f"writes element {1 << 62} of out"),
    ("walk", (ints(), ints(SIZE + 12), 5), 0, ""),
    ("walk", (ints(), ints(SIZE + 11), 5), 59, f"reads element {SIZE + 11} of x"),
    ("fields", (ints(), ints(3 * SIZE), 0), 0, ""),
    ("fields", (ints(), ints(3 * SIZE), 1), 65, f"reads element {3 * SIZE + 2} of x"),
    ("fields", (ints(), ints(3 * SIZE), -1), 65, "reads element -1 of x"),
    ("neighbours", (ints(), ints(SIZE + 1)), 71, "reads element -1 of x"),
    ("rounds", (ints(), ints(5, 1), T), 0, ""),
    ("rounds", (ints(), ints(5, 2), T), 86, f"writes element {LOCAL} of t, which has {LOCAL}, in group 0"),
    ("two_tables", (ints(), ints(), ints()), 0, ""),
    ("fill", (ints(), SIZE), 0, ""),
    ("fill", (ints(), SIZE + 1), 81, "of out, which has"),
]  # fmt: skip


@needs_clang
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_an_access_out_of_bounds_ends_the_launch(strategy: str) -> None:
    plain = wfv.build(SOURCE, strategy="scalar", threads=1)
    for name, args, line, text in CASES:
        got, error = run(program(strategy)[name], *args)
        where = f"{name} {args[-1]}"
        assert (error is None) == (line == 0), f"{where}: {error}"
        if error is None:
            for one, other in zip(got, run(plain[name], *args)[0], strict=True):
                np.testing.assert_array_equal(one, other, err_msg=where)
        else:
            assert (error.line, text in error.message) == (line, True), f"{where}: {error}"
            assert error.message.startswith(f"kernel {name!r}: a work-item ")


@needs_clang
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_planes_and_the_last_group(strategy: str) -> None:
    kernel, size = program(strategy).plane, (9, 10)
    assert run(kernel, ints(), 9, 0, size=size, local=(4, 4))[1] is None
    error = run(kernel, ints(), 9, 1, size=size, local=(4, 4))[1]
    assert error is not None and error.line == 50 and "of out, which has 90" in error.message
    assert run(kernel, ints(), 9, -1, size=size, local=(4, 4))[1] is not None


@needs_clang
def test_the_first_access_ends_the_launch() -> None:
    """With one thread, no group after that of the error has run, and a null pointer has no element."""
    (out, *_), error = run(program("unicf").after, ints(SIZE, -5), ints(30), 0)
    assert error is not None and "element 30 of x, which has 30, in group 1" in error.message
    assert (out[:20] == np.arange(20)).all() and (out[40:] == -5).all()
    error = run(program("unicf").after, ints(), None, 0)[1]
    assert error is not None and "element 0 of x, which has 0" in error.message


@needs_clang
def test_threads_large_launches_and_repeated_ones() -> None:
    kernel = wfv.build(SOURCE, threads=2, bounds="check").after
    big = 1 << 20
    x, out = ints(big), ints(big, 0)
    for shift, is_right in ((0, True), (1, False), (0, True), (-1, False)):
        try:
            kernel(big, 64, out, x, shift)
            assert is_right and (out == x).all()
        except wfv.BoundsError:
            assert not is_right


@needs_clang
def test_what_is_not_tested_has_a_remark() -> None:
    built = program("unicf")
    found = [(name, remark.line) for name in built for remark in built[name].remarks if remark.kind == "bounds"]
    assert found == [("two_tables", 76)]


@needs_clang
def test_programs_and_derived_kernels_keep_the_tests() -> None:
    kernel = program("unicf").after
    args = (ints(), ints(SIZE), 1)
    for other in (kernel.with_math("exact"), kernel.specialize(shift=1), kernel.bind):
        with pytest.raises(wfv.BoundsError):
            (partial(kernel.bind(*args)) if other == kernel.bind else partial(other))(
                SIZE, LOCAL, *(() if other == kernel.bind else args)
            )
    assert kernel.compiled(strategy="naive") is not None
    with pytest.raises(wfv.OptionError):
        wfv.build(SOURCE, bounds="trap")


@pytest.mark.parametrize("name", catalog.all_names())
def test_bundled_kernels_compute_the_same(name: str) -> None:
    """Each under some strategies, which depend on its place in the list."""
    benchmark, strategies = catalog.load(name), list(STRATEGIES)
    workload, first = benchmark.workload("small", 1), catalog.all_names().index(name)
    for k in range(0, len(strategies), 4):
        strategy = strategies[(first + k) % len(strategies)]
        lanes = (4, 8, 16)[(first + k) % 3]
        built = wfv.build(benchmark.ir_path, strategy=strategy, lanes=lanes, threads=1, bounds="check")
        kernel = built[benchmark.kernel]
        assert not verify(workload, partial(launch_all, kernel, workload)), strategy
        assert kernel.interface.bounds


def test_records_with_and_without_tests_are_compared(tmp_path: Path) -> None:
    options = ("--strategies", "unicf", "--size", "small", "--max-seconds", "0", "--runs", "1", "--json")
    for name, bounds in (("plain", ()), ("tested", ("--bounds",))):
        done = CliRunner().invoke(app, ["bench", "Saxpy", *bounds, *options, str(tmp_path / name)])
        assert done.exit_code == 0 and ("with tests of bounds" in done.output) == bool(bounds), done.output
    records = str(tmp_path / "tested"), str(tmp_path / "plain")
    done = CliRunner().invoke(app, ["bench", "diff", *records, "--across", "bounds", "--format", "csv"])
    rows = [line.split(",") for line in done.output.splitlines()[1:]]
    assert {tuple(row[:2]) for row in rows} == {("Saxpy", "scalar"), ("Saxpy", "unicf")} and "-" not in rows[0][-1]
