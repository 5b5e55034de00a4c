"""`program.compile()`: all kernels of a file now, in several processes, with the errors of those that cannot be."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.cache import compiles, store
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES, WILD, build
from wfv.runtime import compile_all
from wfv.runtime.program import Program

__all__ = ["compiles", "store"]  # fixtures
pytestmark = needs_clang
ROOT = Path(__file__).resolve().parents[1]
KERNELS = ["initialize", "solve", "residual", "norm"]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """The helpers that were started. This process compiles when they have ended."""
    found, start, compile = list[subprocess.Popen[bytes]](), compile_all._started, compile_all.Job.compile

    def told(task: bytes) -> subprocess.Popen[bytes]:
        found.append(start(task))
        return found[-1]

    def later(self: compile_all.Job) -> wfv.Error | None:
        for each in found:
            each.wait(timeout=60)
        return compile(self)

    monkeypatch.setattr(compile_all, "_started", told)
    monkeypatch.setattr(compile_all.Job, "compile", later)
    return found


def check(program: Program) -> None:
    """Solves small systems, and compares residual and norm with NumPy's."""
    n, local, groups = 37, 16, 3
    lhs, rhs = np.zeros((n, 3, 3)), np.zeros((n, 3))
    program.initialize(n, local, lhs, rhs, n)
    i, q, m = np.arange(n)[:, None, None], np.arange(3)[:, None], np.arange(3)
    assert np.array_equal(lhs, np.where(q == m, 4.0 + i % 7, 0.25 * (q + 2 * m)))
    x = rhs.copy()
    program.solve(n, local, lhs, x, n)
    assert np.allclose(x, np.linalg.solve(lhs.transpose(0, 2, 1), rhs[:, :, None])[:, :, 0])
    program.residual(n, local, lhs, x, rhs, n)
    assert np.allclose(rhs, 0, atol=1e-12)
    sums = np.zeros(groups)
    program.norm(groups * local, local, x, sums, wfv.LocalMemory(8 * local), groups * local)
    assert np.allclose(sums, (x.ravel()[: groups * local].reshape(groups, local) ** 2).sum(axis=1))


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_run_that_other_processes_compiled(
    strategy: str, store: Path, started: list[subprocess.Popen[bytes]], compiles: list[str]
) -> None:
    program = build("solver.cl", strategy)
    assert program.compile(processes=4) is program
    assert len(started) == 3 and [each.returncode for each in started] == [0, 0, 0]
    assert compiles.count("emit_object") == 1  # the largest kernel
    check(program)
    assert compiles.count("emit_object") == 1


def test_nothing_is_compiled_again(store: Path, started: list[subprocess.Popen[bytes]], compiles: list[str]) -> None:
    for _ in range(2):
        program = build("solver.cl", "scalar").compile(processes=2)
        assert all(program[name].variant().has_code for name in KERNELS) and len(started) == 1
    assert compiles.count("emit_object") == 2
    check(program)


def test_without_a_cache_and_for_one_kernel_there_is_no_process(
    store: Path, started: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = build("solver.cl", "unicf").compile("norm", lanes=4, processes=2)
    assert program.norm.variant(lanes=4).has_code
    monkeypatch.setenv("WFV_CACHE", "off")
    check(build("solver.cl", "scalar").compile(processes=2))
    assert started == []


def test_a_process_that_ends_early_leaves_its_kernels(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_all, "_CODE", "import os; os.abort()")
    check(build("solver.cl", "scalar").compile(processes=2))


def test_without_processes_kernels_are_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    check(build("solver.cl", "scalar").compile(processes=2))


REFUSED = {"recursive": (wfv.UnsupportedError, "recursion"), "divergent": (wfv.BarrierDivergenceError, "line 20")}


def test_a_kernel_that_cannot_be_compiled_is_refused(store: Path) -> None:
    program = build("one_of_each.cl", "unicf")
    before = dict(program.refused)
    assert program.compile(processes=2) is program
    for each in (program, pickle.loads(pickle.dumps(program))):
        assert list(each) == ["plain"] and sorted(each.refused) == sorted([*before, *REFUSED])
        for name, (kind, message) in REFUSED.items():
            with pytest.raises(kind, match=message) as caught:
                each[name]
            assert caught.value.excerpt and caught.value.file.endswith("one_of_each.cl")
            assert f"\nwarning: kernel {name!r} is left out" in each.build_log
        x = np.arange(13, dtype=np.int32)
        each.plain(13, 4, x)
        assert x.tolist() == [3 * i + 1 for i in range(13)]


def test_the_error_of_a_kernel_that_is_named_is_raised() -> None:
    program = build("one_of_each.cl", "unicf")
    with pytest.raises(wfv.BarrierDivergenceError):
        program.compile("plain", "divergent", processes=1)
    with pytest.raises(wfv.UnsupportedError, match="recursion"):
        program.compile(lanes=4, processes=1)
    assert list(program) == ["recursive", "divergent", "plain"]
    assert program.plain.variant().has_code and program.plain.variant(lanes=4).has_code


def test_an_error_is_raised_if_all_fail() -> None:
    text = "kernel void k(global int *x) { if (get_local_id(0) == 0) barrier(1); barrier(1); x[0] = 1; }\n"
    text = f"__attribute__((reqd_work_group_size(4, 1, 1))) {text}"
    with pytest.raises(wfv.BarrierDivergenceError):
        wfv.build(text).compile()


def test_bad_arguments() -> None:
    program = build("solver.cl", "unicf")
    for arguments, message in (
        ({"processes": 0}, "0 processes: not positive"),
        ({"processes": "2"}, "processes='2': not an integer"),
        ({"lanes": 3}, "3 lanes: not a power of two"),
    ):
        with pytest.raises(wfv.OptionError, match=message):
            program.compile(**arguments)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(wfv.OptionError, match="no kernel 'slove'"):
        program.compile("slove")


def test_an_interrupt_ends_the_processes(
    store: Path, started: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(self: compile_all.Job) -> None:
        raise KeyboardInterrupt

    program = build("solver.cl", "unicf")
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(compile_all.Job, "compile", interrupt)
        program.compile(processes=3)
    assert len(started) == 2 and all(each.returncode is not None for each in started)
    check(program)


# Without `if __name__ == "__main__"`.
SCRIPT = """
import sys
import wfv
print("once")
program = wfv.build(sys.argv[1], strategy="mine", lanes=4).compile(processes=2)
print(*program)
"""
PLUGIN = """
from passes.linearize.linearizers import Linearizer, keeps_uniform_branches, register_linearizer
def keeps(block, cfg, shapes):
    return keeps_uniform_branches(block, cfg, shapes)
register_linearizer(Linearizer("mine", keeps), version="1")
"""


@pytest.mark.full
def test_a_script_needs_no_guard_and_plugins_are_loaded(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    (tmp_path / "my_plugin.py").write_text(PLUGIN)
    paths = {"PYTHONPATH": os.pathsep.join([str(ROOT), str(tmp_path)]), "WFV_PLUGINS": "my_plugin"}
    assert _run(str(tmp_path / "script.py"), **paths) == (f"once\n{' '.join(KERNELS)}\n", "")


def test_a_linearizer_of_the_script_itself_runs_here(tmp_path: Path) -> None:
    """Another process does not have it."""
    (tmp_path / "script.py").write_text(PLUGIN + SCRIPT)
    assert _run(str(tmp_path / "script.py")) == (f"once\n{' '.join(KERNELS)}\n", "")


def test_a_linearizer_without_a_version_runs_here() -> None:
    """The cache does not take its code."""
    assert _run("-c", PLUGIN.replace(', version="1"', "") + SCRIPT) == (f"once\n{' '.join(KERNELS)}\n", "")


def _run(*script: str, **variables: str) -> tuple[str, str]:
    """Output and errors of a script that is given the source."""
    command = [sys.executable, *script, str(WILD / "solver.cl")]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    return result.stdout, result.stderr


def test_a_kernel_with_sub_groups_is_compiled_for_its_own_lanes() -> None:
    """Launches with smaller local sizes run the same variant, because the lanes are the size of the sub-groups."""
    program = wfv.build("kernel void k(global int *x) { *x = sub_group_any(*x); }", lanes=8)
    program.compile(lanes=4, processes=1)
    assert program.k.variant().has_code and not program.k.variant(lanes=4).has_code


OF_16 = """kernel void plain(global int *x) { x[get_global_id(0)] += 1; }
__attribute__((intel_reqd_sub_group_size(16))) kernel void sums(global int *x) {
  x[get_global_id(0)] = sub_group_reduce_add(x[get_global_id(0)]);
}
"""


def test_a_kernel_whose_sub_group_size_does_not_fit_is_refused() -> None:
    program: Any = wfv.build(OF_16, lanes=8)
    with pytest.raises(wfv.OptionError, match="8 lanes: kernel 'sums' requires sub-groups of 16"):
        program.compile("sums")
    assert list(program.compile(processes=1)) == ["plain"]
    assert "\nwarning: kernel 'sums' is left out: 8 lanes" in "\n" + program.build_log
    for each in (program, pickle.loads(pickle.dumps(program))):
        with pytest.raises(wfv.OptionError, match="requires sub-groups of 16") as caught:
            each["sums"]
        assert caught.value.help == "leave out the lanes, or pass 16"
        x = np.arange(13, dtype=np.int32)
        each.plain(13, 4, x)
        assert x.tolist() == list(range(1, 14))
    assert list(wfv.build(OF_16).compile(processes=1)) == ["plain", "sums"]
    with pytest.raises(wfv.OptionError, match="requires sub-groups of 16"):
        wfv.build(OF_16[OF_16.index("__attr") :], lanes=8).compile()
