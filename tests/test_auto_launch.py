"""`auto`: the cost model's choice, what tuning has found, and what the environment and the cache say."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.runtime.kernel import Kernel

pytestmark = needs_clang
SOURCE = """
kernel void collatz(global int *steps, global const int *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int v = x[i], count = 0;
    while (v != 1) { v = v % 2 ? 3 * v + 1 : v / 2; ++count; }
    steps[i] += count;
}
kernel void prints(global int *x) { if (get_global_id(0) == 0) printf("%d", x[0]); x[get_global_id(0)] += 1; }
kernel void meet(global int *x, global const int *flags) {
    if (flags[get_global_id(0)]) { barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = 1; }
    else { barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = 2; }
}
"""
N = 3000
X = (np.arange(N, dtype=np.int32) * 7919 % 5000) + 1


def collatz(x: int) -> int:
    count = 0
    while x != 1:
        x, count = (3 * x + 1 if x % 2 else x // 2), count + 1
    return count


EXPECTED = np.array([collatz(int(x)) for x in X], np.int32)


def built(**options: object) -> Kernel:
    kernel = wfv.build(SOURCE, strategy="auto", **options)["collatz"]  # type: ignore[arg-type]
    assert kernel.chooser is not None
    return kernel


def run_and_check(kernel: Kernel, threads: int = 1, local_size: int | None = 32) -> None:
    steps = np.ones(N + 8, np.int32)
    kernel(N + 5, local_size, steps, X, N, threads=threads)
    np.testing.assert_array_equal(steps[:N], EXPECTED + 1)
    assert (steps[N:] == 1).all()


def remark(kernel: Kernel) -> str:
    return kernel.launch_remarks(N + 5, 32)[-1].text


def test_the_cost_model_chooses() -> None:
    kernel = built()
    for _ in range(3):
        run_and_check(kernel)
    assert kernel.options == kernel.chooser.ranked[0].options
    assert remark(kernel).startswith(f"{kernel.chooser.ranked[0].options.title}, by the cost model: ")


def test_launches_start_no_thread_and_no_process() -> None:
    code = f"""
import subprocess, threading
import numpy as np, wfv
kernel = wfv.build({SOURCE!r}, strategy="auto", threads=1)["collatz"]  # by Clang, in a process of its own
def refuse(*args, **options): raise AssertionError("started")
subprocess.Popen.__init__ = threading.Thread.start = refuse
x = np.arange(1, 1001, dtype=np.int32)
for _ in range(50):
    kernel(1000, 32, np.zeros(1000, np.int32), x, 1000)
"""
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_threads_may_launch_the_kernel_at_once() -> None:
    kernel, errors = built(), list[BaseException]()

    def serve() -> None:
        try:
            for _ in range(10):
                run_and_check(kernel)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=serve) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_the_default_is_auto_and_the_environment_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WFV_STRATEGY")
    assert wfv.build(SOURCE)["collatz"].chooser is not None
    monkeypatch.setenv("WFV_STRATEGY", "naive")
    assert wfv.build(SOURCE)["collatz"].options.strategy.name == "naive"
    monkeypatch.setenv("WFV_STRATEGY", "nave")
    with pytest.raises(OptionError, match="nave"):
        wfv.build(SOURCE)


def test_given_lanes_stay() -> None:
    assert {each.options.lanes for each in built(lanes=4).chooser.ranked} == {4}


def test_errors_of_launches_reach_the_caller() -> None:
    kernel = wfv.build(SOURCE, strategy="auto")["meet"]
    x, flags = np.zeros(256, np.int32), np.ones(256, np.int32)
    kernel(256, 8, x, flags)
    flags[3] = 0
    for _ in range(3):
        with pytest.raises(wfv.BarrierDivergenceError):
            kernel(256, 8, x, flags)


@pytest.mark.full
def test_a_large_kernel_runs_the_models_choice_at_once() -> None:
    lines = "\n".join(f"v = v * {2 * i + 3} ^ (v >> {i % 7 + 1});" for i in range(900))
    source = f"kernel void large(global uint *x) {{ uint v = x[get_global_id(0)]; {lines} x[get_global_id(0)] = v; }}"
    kernel = wfv.build(source, strategy="auto", math="exact").large
    assert kernel.chooser is not None and kernel.options.strategy.vectorize
    x = np.arange(256, dtype=np.uint32)
    kernel(256, 64, x)
    expected = np.arange(256, dtype=np.uint32)
    for i in range(900):
        expected = (expected * np.uint32(2 * i + 3)) ^ (expected >> np.uint32(i % 7 + 1))
    np.testing.assert_array_equal(x, expected)


def test_huge_vector_code_comes_after_scalar_code(monkeypatch: pytest.MonkeyPatch) -> None:
    smallest = min(built().chooser.ranked, key=lambda each: each.instructions)
    assert smallest.options.title == "scalar" and built().options.strategy.vectorize
    monkeypatch.setattr("wfv.runtime.candidates.HUGE", smallest.instructions)
    kernel = built()
    assert kernel.chooser.ranked[0].options.title == "scalar"
    run_and_check(kernel)


def test_large_code_must_gain_more(monkeypatch: pytest.MonkeyPatch) -> None:
    first, *_ = ranked = built().chooser.ranked
    assert ranked == sorted(ranked, key=lambda each: each.cycles)  # small code
    monkeypatch.setattr("wfv.runtime.candidates.LARGE", 0)
    monkeypatch.setattr("wfv.runtime.candidates._WEIGHT", 1e3)
    smaller = built().chooser.ranked[0]
    assert smaller.instructions < first.instructions and smaller.cycles > first.cycles


def test_tuned_launches_run_the_winner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    monkeypatch.setattr("wfv.runtime.auto_choice.compared", lambda runs, _: dict.fromkeys(reversed(list(runs)), 1.0))
    first = built()
    winner = first.chooser.ranked[0]
    first.tune(N + 5, 32, np.zeros(N, np.int32), X, N, threads=1)
    found = first.chooser._find_tuned(first.range(N + 5, 32), 1)
    assert found is not None and found.options(first.chooser.given) != winner.options
    second = built()  # as another process would
    run_and_check(second)
    title = f"{found.strategy}, {found.lanes} lanes" if found.strategy not in ("scalar", "llvm") else found.strategy
    assert second.launch_remarks(N + 5, 32, threads=1)[-1].text.startswith(f"{title}, tuned: ")
    assert "by the cost model" in second.launch_remarks(N + 5, 16, threads=1)[-1].text, "another local size"
    assert "by the cost model" in second.launch_remarks(4 * N, 32, threads=1)[-1].text, "another number of work-items"
    for file in tmp_path.rglob("*.tuned"):
        file.write_bytes(b"?")
    assert "by the cost model" in remark(built()), "a damaged entry is no entry"


def test_what_prints_is_tuned_in_silence(capfd: pytest.CaptureFixture[str]) -> None:
    kernel, x = wfv.build(SOURCE, strategy="auto")["prints"], np.zeros(64, np.int32)
    kernel.tune(64, 8, x)
    for _ in range(3):
        kernel(64, 8, x)
    assert (x == 3).all()
    assert capfd.readouterr().out == "012"


def test_pickled_kernels_are_auto_again() -> None:
    program = wfv.build(SOURCE, strategy="auto")
    kernel = pickle.loads(pickle.dumps(program["collatz"]))
    assert kernel.chooser is not None
    run_and_check(kernel)
    assert pickle.loads(pickle.dumps(program)).auto == program.auto
    assert "auto" in repr(kernel)


def test_a_copy_of_a_kernel_chooses_from_the_same_options() -> None:
    """And the same keys of the cache: those of the model's choice would be others."""
    kernel = built()
    run_and_check(kernel)
    copied = pickle.loads(pickle.dumps(kernel)).chooser.ranking
    assert (copied.given, copied.any_lanes) == (kernel.chooser.ranking.given, kernel.chooser.ranking.any_lanes)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_process_goes_on() -> None:
    kernel = built()
    run_and_check(kernel)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            for each in (kernel, built()):
                for _ in range(3):
                    run_and_check(each)
            code = 0
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    run_and_check(kernel)
