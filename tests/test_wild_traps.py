"""Kernels that trap (tests/wild/traps.cl), against NumPy: the launch ends with an error, the process does not.

Work-items that do not trap compute what they compute without it. With one thread, the groups up to that of the trap
run, and the others do not.
"""

from __future__ import annotations

import importlib.util
import pickle
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.wild import STRATEGIES, WILD
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options

if importlib.util.find_spec("ziglang") is None:
    pytest.skip("needs Clang: pip install 'wfv[opencl]'", allow_module_level=True)

SOURCE = WILD / "traps.cl"
SIZE, LOCAL, UNSET = 90, 20, -99


@cache
def program(strategy: str, lanes: int = 8) -> Any:
    return wfv.build(SOURCE, strategy=strategy, lanes=lanes, threads=1)


def line_of(text: str, behind: str) -> int:
    """The number of the first line that contains `text`, from the first line that contains `behind` on."""
    lines = SOURCE.read_text().split("\n")
    start = next(k for k, line in enumerate(lines) if behind in line)
    return 1 + next(k for k in range(start, len(lines)) if text in lines[k])


def trapped(kernel: Any, *args: Any) -> wfv.KernelTrapError:
    with pytest.raises(wfv.KernelTrapError) as caught:
        kernel(SIZE, LOCAL, *args)
    return caught.value


def unset() -> np.ndarray:
    return np.full(SIZE, UNSET, np.int32)


def check(
    kernel: Any,
    args: tuple[Any, ...],
    results: np.ndarray,
    traps: np.ndarray,
    line: int,
    left: np.ndarray | None = None,
) -> None:
    """The launch traps in the first group that has a work-item of `traps`; `left`: what these have stored."""
    out = unset()
    error = trapped(kernel, out, *args)
    group = int(np.flatnonzero(traps)[0]) // LOCAL
    expected = np.where(traps, UNSET if left is None else left, results)
    expected[(group + 1) * LOCAL :] = UNSET
    np.testing.assert_array_equal(out, expected)
    assert error.message == f"kernel {kernel.name!r}: a work-item trapped in group {group}"
    assert (error.code, error.line, "|" in error.excerpt) == ("WFV008", line, True)


def collatz_steps(x: np.ndarray) -> np.ndarray:
    v, steps = x.astype(np.int64), np.zeros_like(x)
    while (v > 1).any():
        steps += v > 1
        v = np.where(v > 1, np.where(v % 2 == 1, 3 * v + 1, v // 2), v)
    return steps


X = (np.arange(SIZE, dtype=np.int32) * 37 + 5) % 101


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_in_a_branch_and_in_a_loop(strategy: str) -> None:
    built, out = program(strategy), unset()
    at = (X * 7 % SIZE).astype(np.int32)
    built.gather(SIZE, LOCAL, out, X, at, SIZE)
    np.testing.assert_array_equal(out, X[at] + 1)
    at[33] = -1
    check(built.gather, (X, at, SIZE - 5), X[at] + 1, (at < 0) | (at >= SIZE - 5), line_of("CHECK(i", "int checked"))
    steps = collatz_steps(X)
    built.collatz(SIZE, LOCAL, out, X, 200)
    np.testing.assert_array_equal(out, steps)
    line = line_of("__builtin_trap", "kernel void collatz")
    check(built.collatz, (X, 100), steps, steps > 100, line, np.full(SIZE, -101, np.int32))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_in_a_helper_and_a_switch(strategy: str) -> None:
    built, out, x = program(strategy), unset(), X * 2 + X // 7
    cases = [np.sqrt(np.maximum(x - 12, 0)).astype(np.int32), np.sqrt(x).astype(np.int32) + 1, x * 0 + 7, x * 0 + 9]
    results = np.choose(x % 4, cases)
    root_traps, debug_traps = (x % 4 == 0) & (x < 12), (x % 4 == 3) & (x > 13)
    assert debug_traps.any() and root_traps.any()
    built.roots(SIZE, LOCAL, out, np.where(root_traps | debug_traps, 2, x), 12)
    np.testing.assert_array_equal(out, np.where(root_traps | debug_traps, 7, results))
    line = line_of("CHECK(x", "int root")
    check(built.roots, (np.where(debug_traps, 2, x), 12), np.where(debug_traps, 7, results), root_traps, line)
    line = line_of("__builtin_debugtrap", "kernel void roots")
    check(built.roots, (np.where(root_traps, 2, x), 12), np.where(root_traps, 7, results), debug_traps, line)


def rotated(x: np.ndarray, bad: int) -> tuple[np.ndarray, np.ndarray]:
    """The results of each group, and the work-items that trap; the others see what those have stored before."""
    results, all_traps = [], []
    for start in range(0, SIZE, LOCAL):
        v = x[start : start + LOCAL].copy()
        t, gone = np.zeros_like(v), np.zeros(len(v), bool)
        for _ in range(3):
            gone |= v == bad
            t[~gone] = v[~gone]
            v = np.where(gone, v, np.roll(t, -1) + 1)
        results.append(v)
        all_traps.append(gone)
    return np.concatenate(results), np.concatenate(all_traps)


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_in_front_of_barriers(strategy: str) -> None:
    built, out, t = program(strategy), unset(), wfv.LocalMemory(4 * LOCAL)
    built.rotate_in_group(SIZE, LOCAL, out, X, -1, t)
    np.testing.assert_array_equal(out, rotated(X, -1)[0])
    bad = int(X[LOCAL + 4]) + 2
    results, traps = rotated(X, bad)
    traps_at = np.flatnonzero(traps)
    assert len(traps_at) and traps_at[0] >= 1
    check(built.rotate_in_group, (X, bad, t), results, traps, line_of("CHECK", "kernel void rotate_in_group"))
    first = np.arange(SIZE) % LOCAL == 0
    check(built.first_traps, (3,), np.full(SIZE, 3), first, line_of("__builtin_trap", "kernel void first_traps"))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_in_sub_groups(strategy: str) -> None:
    """The lanes that do not trap are a sub-group's active lanes."""
    bad = int(X[25])
    alive = np.where(bad == X, 0, X)
    parts = [
        np.arange(a, min(a + 8, b)) for b in (20, 40, 60, 80, 90) for a in range(b - LOCAL if b < 90 else 80, b, 8)
    ]
    results = np.concatenate([np.full(len(part), alive[part].sum()) for part in parts])
    check(program(strategy).sums, (X, bad), results, bad == X, line_of("CHECK", "kernel void sums"))


def test_what_was_printed_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    bad = int(X[50])
    line = line_of("__builtin_verbose_trap", "kernel void noted")
    for strategy in ("scalar", "unicf"):
        check(program(strategy).noted, (X, bad), X, bad == X, line)
        assert capsys.readouterr().out == f"bad: {bad}\n"


@pytest.mark.parametrize("step", ["normalize", "barriers", "loops", "masks", "linearize"])
def test_every_form_in_lockstep(step: str) -> None:
    x = X[:22].copy()
    for kernel, args in (("collatz", (x, 30)), ("sums", (x, int(x[9])))):
        expected = np.full(22, UNSET, np.int32)
        with pytest.raises(wfv.KernelTrapError) as wanted:
            program("scalar", 4)[kernel](22, 8, expected, *args)
        for strategy in ("naive", "unicf"):
            found = stage_after(program("unicf").text, kernel, make_options(strategy, 4), step)
            assert found is not None
            out = np.full(22, UNSET, np.int32)
            with pytest.raises(wfv.KernelTrapError) as caught:
                run_form(Form(*found, 4), Launch((22,), (8,), (out, *args)))
            np.testing.assert_array_equal(out, expected)
            assert caught.value.line == (0 if step == "normalize" else wanted.value.line)


def test_threads_bound_kernels_and_groups_of_three_dimensions() -> None:
    out, x = np.full(4096, UNSET, np.int32), np.ones(4096, np.int32)
    x[2000] = 3
    kernel = wfv.build(SOURCE, threads=4).collatz
    bound = kernel.bind(out, x, 2)
    for _ in range(20):
        with pytest.raises(wfv.KernelTrapError, match="in group 31"):
            bound.launch(4096, 64)
    with pytest.raises(wfv.KernelTrapError, match=r"in group \(15, 0, 0\)"):
        bound.launch((4096, 2, 2), (128, 1, 1), threads=1)
    x[2000] = 4
    bound.launch(4096, 64)
    np.testing.assert_array_equal(out, collatz_steps(x))


def test_pickled_programs_trap_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path / "cache"))
    text = "kernel void k(global int *x) {\n  if (x[get_global_id(0)] == 7)\n    __builtin_trap();\n}"
    built: Any = wfv.build(text)
    x = np.arange(64, dtype=np.int32)

    def message(program: Any) -> str:
        with pytest.raises(wfv.KernelTrapError) as caught:
            program.k(64, 4, x)
        return str(caught.value)

    expected = message(built)
    assert "group 1 (line 3, column 5)\n    3 |     __builtin_trap();" in expected
    copies: list[Any] = [pickle.loads(pickle.dumps(built)), wfv.build(text)]
    assert [message(copy) for copy in copies] == [expected] * 2


IR = """
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %c = icmp eq i32 %v, %n
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.TRAP
  br label %good
good:
  store i32 0, ptr addrspace(1) %p
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


@pytest.mark.parametrize("call", ["trap()", "debugtrap()", "ubsantrap(i8 3)"])
def test_llvm_ir(call: str) -> None:
    """What is after a trap never runs; the error has the line of the IR."""
    declared = call.replace("i8 3", "i8 immarg")
    text = IR.replace("TRAP", call) + f"declare void @llvm.{declared}\n"
    for strategy in ("scalar", "naive", "unicf"):
        x = np.arange(16, dtype=np.int32)
        with pytest.raises(wfv.KernelTrapError) as caught:
            wfv.build(text, strategy=strategy, threads=1).k(16, 8, x, 5)
        np.testing.assert_array_equal(x, [0, 0, 0, 0, 0, 5, 0, 0, *range(8, 16)])
        assert f"call void @llvm.{call}" in caught.value.excerpt


def test_a_kernel_without_traps_reads_no_number() -> None:
    built = wfv.build("kernel void k(global int *x) { x[get_global_id(0)] = 1; }")
    assert built.k.interface.traps == () and "wfv.trap" not in built.k.ir
