"""`program.compile()`: all kernels of a file now, in several processes, with the errors of those that cannot be."""

from __future__ import annotations

import os
import pickle
import re
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
from wfv.runtime import compile_all, compile_process
from wfv.runtime.compile_process import WorkerProcess
from wfv.runtime.compile_server import Answer, Made, Task
from wfv.runtime.launch.native_launch import native_launch
from wfv.runtime.program import Program

__all__ = ["compiles", "store"]  # fixtures
pytestmark = needs_clang
ROOT = Path(__file__).resolve().parents[1]
KERNELS = ["initialize", "solve", "residual", "norm"]


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Leaves all kernels to other processes; the kernels that they were asked for."""
    asked, ask = list[str](), WorkerProcess.ask

    def told(self: WorkerProcess, task: Task) -> Answer:
        asked.append(task.kernel)
        return ask(self, task)

    monkeypatch.setattr(WorkerProcess, "ask", told)
    monkeypatch.setattr(compile_all, "_next", lambda todo, answers: answers.get(timeout=60))
    return asked


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
    strategy: str, elsewhere: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = build("solver.cl", strategy)
    assert program.compile(processes=2) is program
    assert sorted(elsewhere) == sorted(KERNELS)
    native_launch.load()  # which every process compiles for itself
    for step in ("pipeline.compile_kernel", "llvm.emit_object"):
        monkeypatch.setattr(f"wfv.{step}", None)  # not called again
    check(program)


def test_the_largest_kernels_are_first_and_this_process_compiles_too(monkeypatch: pytest.MonkeyPatch) -> None:
    done, finish = list[str](), compile_all.Job.finish

    def told(self: compile_all.Job, answer: Answer) -> wfv.Error | None:
        done.append(self.kernel.name)
        return finish(self, answer)

    monkeypatch.setattr(compile_all.Job, "finish", told)
    program = build("solver.cl", "scalar").compile(processes=2)
    assert sorted(done) == sorted(KERNELS) and done[0] == "solve"
    assert all(program[name].variant().has_code for name in KERNELS)
    program.compile()
    assert len(done) == len(KERNELS)  # nothing was left to do
    check(program)


def test_one_kernel_is_not_worth_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorkerProcess, "__init__", None)  # not called
    program = build("solver.cl", "unicf").compile("norm", lanes=4, processes=2)
    assert program.norm.variant(lanes=4).has_code


def test_a_process_makes_the_same_code() -> None:
    program = build("solver.cl", "unicf")
    options = program.norm.options
    process = WorkerProcess()
    try:
        assert process.is_ready()
        made, other = (
            process.ask(Task(program.text, "norm", options, [])),
            process.ask(Task(program.text, "norm", options, ["a linearizer"])),
        )
    finally:
        process.kill()
        process.close()
    assert isinstance(made, Made) and made.code == program.norm.variant().object_code()
    assert other is None  # it has no such linearizer


def test_a_process_that_ends_is_an_error_of_its_kernel() -> None:
    program = build("solver.cl", "scalar")
    process = WorkerProcess()
    assert process.is_ready()
    process.kill()
    error = process.ask(Task(program.text, "norm", program.options, []))
    process.close()
    assert isinstance(error, wfv.InternalError) and "'norm': its compiler process ended" in error.message


def test_without_processes_kernels_are_compiled_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    check(build("solver.cl", "scalar").compile(processes=2))


def test_a_process_with_other_code_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_process, "code_version", lambda: "another wfv")
    monkeypatch.setattr(WorkerProcess, "ask", None)  # not called
    check(build("solver.cl", "scalar").compile(processes=2))


def test_compiled_kernels_are_in_the_cache(store: Path, elsewhere: list[str], compiles: list[str]) -> None:
    build("solver.cl", "scalar").compile(processes=2)
    assert compiles == ["read_kernels", "kernel_names"] and len(elsewhere) == len(KERNELS)
    check(build("solver.cl", "scalar").compile())
    assert compiles == ["read_kernels", "kernel_names"] and len(elsewhere) == len(KERNELS)


REFUSED = {"recursive": (wfv.UnsupportedError, "recursion"), "divergent": (wfv.BarrierDivergenceError, "line 20")}


@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_a_kernel_that_cannot_be_compiled_is_refused(is_elsewhere: bool, request: pytest.FixtureRequest) -> None:
    if is_elsewhere:
        request.getfixturevalue("elsewhere")
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


def test_an_interrupt_ends_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    started, start = list[WorkerProcess](), WorkerProcess.__init__

    def told(self: WorkerProcess) -> None:
        start(self)
        started.append(self)

    def interrupt(self: compile_all.Job, answer: Answer) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(WorkerProcess, "__init__", told)
    monkeypatch.setattr(compile_all.Job, "finish", interrupt)
    program = build("solver.cl", "unicf")
    with pytest.raises(KeyboardInterrupt):
        program.compile(processes=3)
    assert len(started) == 2 and not any(each.is_alive for each in started)
    monkeypatch.undo()
    check(program)


# Without `if __name__ == "__main__"`; waits for the other process's answers, so that it is used.
SCRIPT = """
import sys
import wfv
from wfv.runtime import compile_all
print("once")
compile_all._next = lambda todo, answers: answers.get(timeout=60)
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
    """Another process answers that it does not have it."""
    (tmp_path / "script.py").write_text(PLUGIN + SCRIPT)
    assert _run(str(tmp_path / "script.py")) == (f"once\n{' '.join(KERNELS)}\n", "")


def test_a_linearizer_without_a_version_runs_here() -> None:
    """No process is started for it."""
    script = re.sub("^compile_all._next = .*", "compile_all.WorkerProcess = None", SCRIPT, flags=re.MULTILINE)
    assert _run("-c", PLUGIN.replace(', version="1"', "") + script) == (f"once\n{' '.join(KERNELS)}\n", "")


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
