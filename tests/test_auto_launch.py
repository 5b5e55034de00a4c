"""`auto`: launches whose parts run under different candidates, background compilation, and what is kept."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv.auto.settings import Auto
from wfv.errors import OptionError
from wfv.runtime import candidates as candidates_module
from wfv.runtime import choice as choice_module
from wfv.runtime import compile_process
from wfv.runtime.candidates import Ranked
from wfv.runtime.choice import Choice, Receiver
from wfv.runtime.compile_process import background
from wfv.runtime.kernel import Kernel

SOURCE = """
kernel void collatz(global int *steps, global const int *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int v = x[i], count = 0;
    while (v != 1) { v = v % 2 ? 3 * v + 1 : v / 2; ++count; }
    steps[i] += count;
}
kernel void add(global int *y, global const int *x) { size_t i = get_global_id(0); y[i] += x[i]; }
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


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every launch is worth a measurement."""
    monkeypatch.setattr(choice_module, "compile_seconds", lambda _: 0.0)
    monkeypatch.setattr(choice_module, "SHORTEST", 0.0)
    yield


def built(**options: object) -> Kernel:
    settings = {"strategy": "auto", "tune": True, "specialize": False, **options}
    kernel = wfv.build(SOURCE, **settings)["collatz"]  # type: ignore[arg-type]
    assert kernel.chooser is not None
    return kernel


def only_choice(kernel: Kernel) -> Choice:
    (choices,) = kernel.chooser.choices.values()
    (choice,) = choices.made
    return choice


def until(done: Callable[[], bool], work: Callable[[], object], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not done():
        work()
        assert time.monotonic() < end, "not settled"


def run_and_check(kernel: Kernel, threads: int = 1, local_size: int | None = 32) -> None:
    steps = np.ones(N + 8, np.int32)
    kernel(N + 5, local_size, steps, X, N, threads=threads)
    np.testing.assert_array_equal(steps[:N], EXPECTED + 1)
    assert (steps[N:] == 1).all()


@pytest.mark.parametrize("threads", [1, 3])
def test_each_launch_is_right_while_candidates_are_measured(threads: int) -> None:
    kernel = built()
    until(lambda: kernel.chooser.is_settled and len(kernel.chooser.choices) > 0, lambda: run_and_check(kernel, threads))
    choice = only_choice(kernel)
    assert choice.phase == "settled"
    assert len(choice.scores) > 1, choice.failures
    assert choice.scores[choice.running] == 1.0
    run_and_check(kernel, threads)
    text = kernel.launch_remarks(N + 5, 32, threads=threads)[-1].text
    assert text.startswith(choice.running.title)
    assert "measured in" in text


def test_a_bound_kernel_is_measured_too() -> None:
    kernel = built()
    steps = np.zeros(N, np.int32)
    bound = kernel.bind(steps, X, N)
    launches = 0

    def work() -> None:
        nonlocal launches
        bound.launch(N, 64)
        launches += 1

    until(lambda: launches > 0 and kernel.chooser.is_settled, work)
    bound.launch(N, 64)
    np.testing.assert_array_equal(steps, EXPECTED * (launches + 1))


def test_threads_may_launch_the_kernel_at_once() -> None:
    kernel, errors = built(), list[BaseException]()

    def serve() -> None:
        try:
            for _ in range(40):
                run_and_check(kernel)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=serve) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    until(lambda: kernel.chooser.is_settled, lambda: run_and_check(kernel))


def test_the_model_alone_measures_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = wfv.build(SOURCE, strategy="auto", tune=False)["collatz"]
    assert kernel.chooser is not None
    for _ in range(3):
        run_and_check(kernel)
    assert kernel.chooser.choices == {}
    assert kernel.launch_remarks(N, 32)[-1].text.endswith("nothing is measured")
    monkeypatch.setenv("WFV_AUTO", "model")
    assert wfv.build(SOURCE, strategy="auto").auto == Auto(measure=False)
    assert wfv.build(SOURCE, strategy="auto", tune=True, lanes=8).auto == Auto(measure=True, any_lanes=False)
    monkeypatch.setenv("WFV_AUTO", "mesure")
    with pytest.raises(OptionError, match="mesure") as caught:
        wfv.build(SOURCE, strategy="auto")
    assert "WFV_AUTO" in str(caught.value.help)


def test_the_default_is_auto_and_the_environment_changes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WFV_STRATEGY")
    assert wfv.build(SOURCE)["collatz"].chooser is not None
    monkeypatch.setenv("WFV_STRATEGY", "naive")
    assert wfv.build(SOURCE)["collatz"].options.strategy.name == "naive"
    monkeypatch.setenv("WFV_STRATEGY", "nave")
    with pytest.raises(OptionError, match="nave"):
        wfv.build(SOURCE)


def test_given_lanes_stay() -> None:
    kernel = built(lanes=4)
    assert {each.options.lanes for each in kernel.chooser.ranked} == {4}


def test_what_prints_is_not_split(capfd: pytest.CaptureFixture[str]) -> None:
    kernel = wfv.build(SOURCE, strategy="auto", tune=True)["prints"]
    x = np.zeros(64, np.int32)
    for _ in range(3):
        kernel(64, 8, x)
    assert (x == 3).all()
    assert kernel.chooser is not None
    assert kernel.chooser.choices == {}


def test_an_error_of_a_part_reaches_the_caller() -> None:
    kernel = wfv.build(SOURCE, strategy="auto", tune=True)["meet"]
    x, flags = np.zeros(256, np.int32), np.ones(256, np.int32)
    kernel(256, 8, x, flags)
    flags[3] = 0
    for _ in range(3):
        with pytest.raises(wfv.BarrierDivergenceError):
            kernel(256, 8, x, flags)


def test_a_failing_compiler_process_leaves_the_models_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> object:
        raise OSError("no process")

    is_idle = threading.Event()
    background.do(is_idle.set)
    assert is_idle.wait(60)
    monkeypatch.setattr(compile_process, "WorkerProcess", fails)
    background._end_process()
    kernel = built()
    until(lambda: len(kernel.chooser.choices) > 0 and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    choice = only_choice(kernel)
    assert choice.is_settled and choice.running is kernel.chooser.ranked[0]
    assert len(choice.failures) > 1 and choice.candidates == [choice.running]
    assert "no process" in kernel.launch_remarks(N, 32)[-1].text


def test_versions_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_process, "MAX_CODE", 0)
    kernel = built()
    until(lambda: len(kernel.chooser.choices) > 0 and kernel.chooser.is_settled, lambda: run_and_check(kernel))
    choice = only_choice(kernel)
    assert choice.is_settled and choice.running is kernel.chooser.ranked[0]
    assert all("limit" in why for why in choice.failures.values())


def test_candidates_with_the_same_code_are_measured_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(candidates_module, "COPIES", 0.0)  # the model's own view of that is left out
    kernel = wfv.build(SOURCE, strategy="auto", tune=True, specialize=False)["add"]
    assert kernel.chooser is not None
    y, x = np.zeros(4096, np.int32), np.ones(4096, np.int32)
    until(lambda: len(kernel.chooser.choices) > 0 and kernel.chooser.is_settled, lambda: kernel(4096, 64, y, x))
    choice = only_choice(kernel)
    same = [why for why in choice.failures.values() if why.startswith("it has the code of")]
    assert same
    assert len(choice.scores) == len(choice.candidates)


def test_a_choice_is_kept_and_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    first = built()
    until(lambda: len(first.chooser.choices) > 0 and first.chooser.is_settled, lambda: run_and_check(first))
    made = only_choice(first)
    until(lambda: any(tmp_path.rglob("*.choice")), lambda: time.sleep(0.01))
    second = built()
    run_and_check(second)
    (found,) = second.chooser.choices.values()
    assert found.kept is not None
    assert found.made[0].running.options == made.running.options
    assert "in an earlier process" in second.launch_remarks(N + 5, 32)[-1].text
    run_and_check(second, local_size=16)  # another class
    assert len(second.chooser.choices) == 2


def test_a_damaged_choice_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    first = built()
    until(lambda: len(first.chooser.choices) > 0 and first.chooser.is_settled, lambda: run_and_check(first))
    until(lambda: any(tmp_path.rglob("*.choice")), lambda: time.sleep(0.01))
    for file in tmp_path.rglob("*.choice"):
        file.write_bytes(b"?")
    second = built()
    run_and_check(second)
    (found,) = second.chooser.choices.values()
    assert found.kept is None


def test_pickled_kernels_are_auto_again() -> None:
    program = wfv.build(SOURCE, strategy="auto", tune=True)
    kernel = pickle.loads(pickle.dumps(program["collatz"]))
    assert kernel.chooser is not None
    run_and_check(kernel)
    assert pickle.loads(pickle.dumps(program)).auto == program.auto
    assert "auto" in repr(kernel)


def test_a_forked_process_goes_on() -> None:
    kernel = built()
    run_and_check(kernel)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            fresh = built()
            for each in (kernel, fresh):
                for _ in range(3):
                    run_and_check(each)
            code = 0
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    until(lambda: kernel.chooser.is_settled, lambda: run_and_check(kernel))


def test_a_process_ends_while_candidates_are_compiled() -> None:
    code = f"""
import numpy as np, wfv
from wfv.runtime import choice
choice.compile_seconds = lambda _: 0.0
kernel = wfv.build({SOURCE!r}, strategy="auto", tune=True)["collatz"]
x = np.arange(1, 1001, dtype=np.int32)
for _ in range(3):
    kernel(1000, 32, np.zeros(1000, np.int32), x, 1000)
print(kernel.launch_remarks(1000, 32)[-1].text)
"""
    ended = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    assert "by the cost model" in ended.stdout or "measured" in ended.stdout


def choice_of(
    count: int, compile: Callable[[Ranked, Receiver], None], keep: Callable[[Choice], None] = lambda _: None
) -> Choice:
    """Among so many candidates."""
    chosen, *others = (Ranked(wfv.Options(lanes=2 << i), 1.0 + i, "") for i in range(count))
    return Choice(chosen, 1, lambda _: others, compile, keep)


def test_a_long_launch_looks_whether_candidates_are_ready() -> None:
    asked: list[Callable[[str], None]] = []
    choice = choice_of(3, lambda _, receiver: asked.append(receiver))
    _, part = choice.next(100_000)
    assert part.groups < 100
    choice.record(part, part.groups * 1e-3, is_launch=False)
    assert len(asked) == 2
    assert choice.phase == "compiling"
    first, second, third = choice.candidates
    assert choice.next(100_000)[1].groups == 50  # 50 ms
    assert choice.next(100)[1].groups == 100  # the end is near
    asked[0]("")
    assert choice.phase == "compiling"
    asked[1]("it failed")
    assert choice.phase == "measuring"
    seen, at = set(), 1000
    while not choice.is_settled:
        candidate, part = choice.next(100_000 - at, at)
        seen.add(candidate)
        choice.record(part, part.groups * (3e-3 if candidate is first else 1e-3), is_launch=False)
        at = (at + part.groups) % 100_000
    assert seen == {first, second}
    assert choice.running is second
    assert choice.failures == {third: "it failed"}


def test_a_candidate_that_refuses_a_launch_is_left_out() -> None:
    asked: list[Callable[[str], None]] = []
    settled: list[Choice] = []
    choice = choice_of(2, lambda _, receiver: asked.append(receiver), settled.append)
    choice.record(choice.next(10)[1], 1.0, is_launch=True)
    asked[0]("")
    choice.cannot_run(choice.candidates[1], "too much scratch memory")
    assert choice.is_settled and choice.running is choice.candidates[0]
    assert settled == [choice]


def test_an_interrupt_while_candidates_are_ordered() -> None:
    """Those that were not ordered would never be ready, and the choice would stay open."""
    asked: list[Callable[[str], None]] = []

    def order(candidate: Ranked, receiver: Callable[[str], None]) -> None:
        asked.append(receiver)
        if len(asked) == 2:
            raise KeyboardInterrupt

    choice = choice_of(4, order)
    with pytest.raises(KeyboardInterrupt):
        choice.record(choice.next(10)[1], 1.0, is_launch=True)
    assert choice.phase == "quiet"
    choice.record(choice.next(10)[1], 1.0, is_launch=True)
    assert choice.phase == "compiling" and len(asked) == 5
    for receiver in asked[2:]:
        receiver("")
    assert choice.phase == "measuring"


def test_the_background_thread_starts_later_if_it_cannot_start_now(monkeypatch: pytest.MonkeyPatch) -> None:
    own, done = compile_process.BackgroundCompiler(), threading.Event()

    def refuse(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        own.do(done.set)
    assert not done.is_set()
    own.do(lambda: None)
    assert done.wait(60)


def test_a_copy_of_a_kernel_chooses_from_the_same_options() -> None:
    """And the same keys of the cache: those of the model's choice would be others."""
    kernel = built()
    run_and_check(kernel)
    copied = pickle.loads(pickle.dumps(kernel)).chooser.ranking
    assert (copied.given, copied.any_lanes) == (kernel.chooser.ranking.given, kernel.chooser.ranking.any_lanes)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_forked_process_compiles_what_its_parent_had_ordered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that would have answered is not there: without a new order, the choice would stay open."""
    orders: list[object] = []
    monkeypatch.setattr("wfv.runtime.chooser.Chooser._compile", lambda *order: orders.append(order))
    kernel = built()
    run_and_check(kernel)
    choice = only_choice(kernel)
    ordered = len(orders)
    assert choice.phase == "compiling" and ordered
    child = os.fork()
    if child == 0:
        code = 1
        try:
            is_quiet = choice.phase == "quiet"
            run_and_check(kernel)
            code = 0 if is_quiet and choice.phase == "compiling" and len(orders) == 2 * ordered else 2
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert choice.phase == "compiling"
