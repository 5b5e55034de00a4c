"""`wfv.record`: recorded launches have the results of separate ones, in every strategy, on any number of threads."""

from __future__ import annotations

import signal
import threading
import time
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import wfv
from kernels_ir import catalog
from tests.support.compiled import KERNELS, bundled_kernel
from tests.support.launch_ir import count_kernel
from tests.support.launch_paths import four_cpus
from tests.support.requires import needs_clang
from wfv.errors import (
    ArgumentError,
    BarrierDivergenceError,
    GeometryError,
    KernelTrapError,
    OptionError,
    RecordingError,
)
from wfv.runtime.launch.native_launch import TICK, Settings
from wfv.strategies import STRATEGIES

__all__ = ["four_cpus"]
pytestmark = needs_clang

N, LOCAL = 192, 16
SOURCE = """
kernel void axpy(global float *y, global const float *x, float a) { size_t i = get_global_id(0); y[i] += a * x[i]; }
kernel void shift(global float *out, global const float *in, int by, int n) {
    int i = get_global_id(0);
    out[i] = in[(i + by) % n] - in[i];
}
kernel void mirror(global float *x, local float *tile) {
    size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
    tile[l] = x[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    x[i] = tile[n - 1 - l] + 0.5f;
}
kernel void step(global float *now, global const float *before) {
    size_t i = get_global_id(0), n = get_global_size(0);
    now[i] = 0.25f * (before[(i + n - 1) % n] + before[(i + 1) % n]) + 0.5f * before[i];
}
kernel void prints(global float *x) { if (get_global_id(0) == 0) printf("%.0f\\n", x[0]); x[get_global_id(0)] += 1; }
kernel void trap(global float *x, float bad) {
    size_t i = get_global_id(0);
    if (x[i] == bad) __builtin_trap();
    x[i] += 1;
}
kernel void meet(global float *x) {
    if (x[get_global_id(0)] > 2) { barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = 1; }
    else { barrier(CLK_LOCAL_MEM_FENCE); x[get_global_id(0)] = 2; }
}
"""


@pytest.fixture(scope="module")
def program() -> Any:
    return wfv.build(SOURCE)


def floats(seed: int, count: int = N) -> np.ndarray:
    return np.random.default_rng(seed).integers(-8, 8, count).astype(np.float32)


# ---- Results ----


@pytest.mark.parametrize("name", KERNELS)
def test_the_benchmark_kernels(name: str, four_cpus: Settings) -> None:
    """Their launches, as one sequence."""
    work = catalog.load(name).workload("tiny", seed=3)
    kernel = bundled_kernel(name, "unicf", 8)
    with wfv.record() as sequence:
        for launch in work.launches:
            kernel(launch.global_size, launch.local_size, *launch.args)
    assert len(sequence) == len(work.launches)
    before = {key: value.copy() for key, value in work.arrays.items()}
    sequence.run(repeat=0)
    assert all((work.arrays[key] == before[key]).all() for key in before)  # nothing has run
    sequence.run(threads=3)
    assert work.mismatches() == []


Launch = tuple[str, tuple[int, ...]]  # a kernel, and numbers: of arrays, of a scalar
LAUNCHES = some.one_of(
    some.tuples(some.just("axpy"), some.tuples(some.integers(0, 2), some.integers(0, 2), some.integers(-2, 2))),
    some.tuples(some.just("shift"), some.tuples(some.integers(0, 2), some.integers(0, 2), some.integers(1, 7))),
    some.tuples(some.just("mirror"), some.tuples(some.integers(0, 2))),
    some.tuples(some.just("step"), some.tuples(some.integers(0, 2), some.integers(0, 2))),
    some.tuples(some.just("prints"), some.tuples(some.integers(0, 2))),
)


def launch(program: Any, arrays: list[np.ndarray], what: Launch) -> None:
    """Launches one kernel; arrays that would be read and written at once are others."""
    name, (first, *more) = what
    x = arrays[first]
    if name == "axpy":
        program.axpy(N, LOCAL, x, arrays[3 + more[0]], float(more[1]))
    elif name == "shift":
        program.shift((N,), (LOCAL,), x, arrays[3 + more[0]], more[1], N)
    elif name == "mirror":
        program.mirror(N, LOCAL, x, wfv.LocalMemory(4 * LOCAL))
    elif name == "step":
        program.step(N, None, x, arrays[(first + 1 + more[0] % 2) % 3])
    else:
        program.prints(N, LOCAL, x)


def compare(program: Any, launches: list[Launch], repeat: int, threads: int, capfd: Any) -> None:
    wanted, found = [floats(i) for i in range(6)], [floats(i) for i in range(6)]
    for _ in range(repeat):
        for each in launches:
            launch(program, wanted, each)
    printed = capfd.readouterr().out
    with wfv.record() as sequence:
        for each in launches:
            launch(program, found, each)
    sequence.run(repeat=repeat, threads=threads)
    for one, other in zip(wanted, found, strict=True):
        np.testing.assert_array_equal(one, other)
    assert capfd.readouterr().out == printed


def test_random_sequences(program: Any, four_cpus: Settings, capfd: Any) -> None:
    @settings(max_examples=25, deadline=None, derandomize=True, database=None)
    @given(some.lists(LAUNCHES, max_size=12), some.integers(1, 4), some.integers(1, 5))
    def check(launches: list[Launch], repeat: int, threads: int) -> None:
        compare(program, launches, repeat, threads, capfd)

    check()


def strategies() -> list[Any]:
    """All of them with --full."""
    return [s if s in ("scalar", "unicf", "boscc") else pytest.param(s, marks=pytest.mark.full) for s in STRATEGIES]


@pytest.mark.parametrize("strategy", strategies())
def test_every_strategy(strategy: str, four_cpus: Settings, capfd: Any) -> None:
    built = wfv.build(SOURCE, strategy=strategy, lanes=4)
    launches: list[Launch] = [
        ("axpy", (0, 1, 2)), ("mirror", (0,)), ("prints", (0,)), ("axpy", (0, 2, -1)), ("mirror", (2,)),
    ]  # fmt: skip
    compare(built, launches, 3, 2, capfd)


def test_swapped_arrays(program: Any) -> None:
    """A stencil of 1,001 steps from one array to the other, and back."""
    a, b = floats(1), np.zeros(N, np.float32)
    expected = a.copy()
    for _ in range(1001):
        left, right = np.roll(expected, 1), np.roll(expected, -1)
        expected = np.float32(0.25) * (left + right) + np.float32(0.5) * expected
    with wfv.record() as sequence:
        for now, before in ((b, a), (a, b)):
            program.step(N, LOCAL, now, before)
    sequence.run(repeat=500, threads=2)
    program.step(N, LOCAL, b, a)
    np.testing.assert_allclose(b, expected, rtol=0, atol=1e-4)


def test_bound_kernels_options_and_names(program: Any) -> None:
    x, y = floats(1), floats(2)
    expected = y + 2 * x
    expected[8:24] += x[8:24]
    bound = program.axpy.bind(y, x, 2.0)
    with wfv.record() as sequence:
        bound.launch(N, LOCAL)
        program.axpy(16, 8, x=x, y=y, a=1.0, global_offset=8, threads=2, strict=True, math="exact")
    sequence()
    np.testing.assert_array_equal(y, expected)
    assert repr(sequence) == "<wfv sequence: 2 launches of axpy>"


def test_arrays_stay_alive(program: Any) -> None:
    out = np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.axpy(N, LOCAL, out, np.full(N, 3, np.float32), 1.0)
    for _ in range(5):
        np.full(N, 7, np.float32)  # would be in the same memory
    sequence.run(repeat=2)
    assert (out == 6).all()


# ---- Threads and interrupts ----


def test_each_launch_sees_those_before(program: Any, four_cpus: Settings) -> None:
    """Steps depend on neighbours, which other threads have written: a missing barrier would show."""
    n, steps, pace = 1 << 17, 100, program.step.variant().pace
    arrays = [floats(1, n), np.zeros(n, np.float32)]
    with wfv.record() as sequence:
        for k in range(steps):
            program.step(n, 64, arrays[1 - k % 2], arrays[k % 2])
    one = [each.copy() for each in arrays]
    sequence.run(threads=1)
    expected = arrays[0].copy()
    for threads in (2, 3, 4):
        arrays[0][:], arrays[1][:] = one
        pace.seconds_per_item = 0.0  # unknown: launches are shared
        before = four_cpus.invitations
        sequence.run(threads=threads)
        np.testing.assert_array_equal(arrays[0], expected)
        assert four_cpus.invitations > before


def test_several_threads_at_once(program: Any, four_cpus: Settings) -> None:
    wrong = []

    def serve(number: int) -> None:
        x, y = floats(number), np.zeros(N, np.float32)
        with wfv.record() as sequence:
            for k in range(20):
                program.axpy(N, LOCAL, y, x, float(k % 3))
        for turn in range(1, 20):
            sequence.run(threads=1 + number % 4)
            if not (y == 19 * turn * x).all():
                wrong.append(number)

    threads = [threading.Thread(target=serve, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    out = np.zeros(N, np.float32)
    program.axpy(N, LOCAL, out, np.ones(N, np.float32), 1.0)  # not recorded: recordings are those of a thread
    assert (out == 1).all()
    for thread in threads:
        thread.join()
    assert wrong == []


@pytest.mark.parametrize("threads", [1, 3])
def test_pauses_change_nothing(four_cpus: Settings, threads: int) -> None:
    """Python is called every 2 ms; a handler of signals launches a kernel, too."""
    kernel, counts, other = count_kernel(), np.zeros(300, np.int32), np.zeros(300, np.int32)
    handled, turns = list[int](), 0

    def handle(*_: object) -> None:
        kernel(300, 1, other, 1, threads=2)
        handled.append(1)

    with wfv.record() as sequence:
        for k in range(40):
            kernel(300, 1, counts, 10 if k % 4 else 3000)
    before = signal.signal(signal.SIGALRM, handle)
    pauses, four_cpus.tick = four_cpus.pauses, 2_000_000
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.005, 0.005)
        while four_cpus.pauses < pauses + 5 or not handled:
            sequence.run(repeat=4, threads=threads)
            turns += 4
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        four_cpus.tick = int(TICK * 1e9)
    assert (counts == 40 * turns).all() and (other == len(handled)).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_ends_a_sequence(four_cpus: Settings, threads: int) -> None:
    kernel, counts = count_kernel(), np.zeros(100, np.int32)
    with wfv.record() as sequence:
        for _ in range(10):
            kernel(100, 1, counts, 1000)
    timer = threading.Timer(0.1, lambda: signal.raise_signal(signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        sequence.run(repeat=1_000_000, threads=threads)
    timer.join()
    after = counts.copy()
    time.sleep(0.01)
    assert (counts == after).all() and counts.max() - counts.min() <= 1
    sequence.run()  # it may run again
    np.testing.assert_array_equal(counts, after + 10)


# ---- Parameters ----


def test_update(program: Any) -> None:
    x, y, z = floats(1), np.zeros(N, np.float32), np.zeros(N, np.float32)
    with wfv.record() as sequence:
        for a in (1.0, 2.0):
            program.axpy(N, LOCAL, wfv.parameter("out", y), x, a)
        program.axpy(N, LOCAL, wfv.parameter("out", y), wfv.parameter("more", x), wfv.parameter("scale", 0.5))
    sequence.run()
    np.testing.assert_array_equal(y, 3.5 * x)
    assert dict(sequence.parameters) == {"out": y, "more": x, "scale": 0.5} or sequence.parameters["scale"] == 0.5
    sequence.update(out=z, scale=1)
    sequence.run(threads=2)
    np.testing.assert_array_equal(z, 4 * x)
    np.testing.assert_array_equal(y, 3.5 * x)
    sequence.update({"more": z})
    sequence.run()
    np.testing.assert_array_equal(z, 14 * x)


def test_updated_arrays_stay_alive(program: Any) -> None:
    out = np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.axpy(N, LOCAL, out, wfv.parameter("x", np.zeros(N, np.float32)), 1.0)
    sequence.run()
    sequence.update(x=np.full(N, 3, np.float32))
    for _ in range(5):
        np.full(N, 7, np.float32)
    sequence.run()
    assert (out == 3).all()


WRONG = [
    ({"y": 1}, "the recording has no parameter 'y'"),
    ({"x": None}, "parameter 'x' was recorded with an array of float32 of shape (192,), not with None"),
    ({"x": np.zeros(N + 1, np.float32)}, "parameter 'x' was recorded with an array of float32 of shape (192,), not"),
    ({"x": np.zeros(N, np.float64)}, "parameter 'x' was recorded with an array of float32 of shape (192,), not with"),
    ({"x": np.zeros(2 * N, np.float32)[::2]}, "launch 1 of the recording: argument 1 (in): "),
    ({"by": 1.5}, "launch 1 of the recording: argument 2 (by): "),
    ({"by": 1 << 40}, "launch 1 of the recording: argument 2 (by): "),
    ({"by": np.zeros(3)}, "parameter 'by' was recorded with a number, not with an array of float64 of shape (3,)"),
    ({"by": wfv.LocalMemory(4)}, "parameter 'by': LocalMemory(nbytes=4) is no array or number"),
]


@pytest.mark.parametrize(("new", "message"), WRONG)
def test_wrong_updates_change_nothing(program: Any, new: dict[str, object], message: str) -> None:
    x, out = floats(1), np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.shift(N, LOCAL, out, wfv.parameter("x", x), wfv.parameter("by", 1), N)
    with pytest.raises(ArgumentError) as caught:
        sequence.update({"by": 2, **new} if "by" not in new else {"x": floats(2), **new})
    assert caught.value.message.startswith(message) and caught.value.help
    sequence.run()
    np.testing.assert_array_equal(out, np.roll(x, -1) - x)


def test_specialized_kernels_refuse_updates(program: Any) -> None:
    x, out = floats(1), np.zeros(N, np.float32)
    kernel = program.shift.specialize(by=3, n=N)
    with wfv.record() as sequence:
        kernel(N, LOCAL, out, x, wfv.parameter("by", 3), N)
    with pytest.raises(ArgumentError, match="not the value that kernel 'shift' is specialized on"):
        sequence.update(by=4)
    sequence.run()
    np.testing.assert_array_equal(out, np.roll(x, -3) - x)


# ---- Errors ----


def test_errors_are_found_when_recording(program: Any) -> None:
    x, y = floats(1), floats(2)
    with wfv.record() as sequence:
        program.axpy(N, LOCAL, y, x, 0.0)
        with pytest.raises(ArgumentError) as wrong:
            program.axpy(N, LOCAL, y, x.astype(np.float64), 1.0)
        with pytest.raises(GeometryError, match="launch 2 of the recording: local size 0"):
            program.axpy(N, 0, y, x, 1.0)
        with pytest.raises(ArgumentError, match="launch 2 of the recording: kernel 'axpy' takes 3 arguments, not 2"):
            program.axpy(N, LOCAL, y, x)
        with pytest.raises(OptionError, match="unknown math level 'wrong'"):
            program.axpy(N, LOCAL, y, x, 1.0, math="wrong")
    assert wrong.value.message.startswith("launch 2 of the recording: argument 1 (x)")
    assert len(sequence) == 1
    with pytest.raises(ArgumentError) as direct:
        program.axpy(N, LOCAL, y, x.astype(np.float64), 1.0)
    assert wrong.value.message.endswith(direct.value.message) and wrong.value.help == direct.value.help


def test_two_values_of_a_parameter(program: Any) -> None:
    x, y = floats(1), floats(2)
    with wfv.record(), pytest.raises(RecordingError, match="parameter 'a' has two values"):
        program.axpy(N, LOCAL, y, x, wfv.parameter("a", 1.0))
        program.axpy(N, LOCAL, y, x, wfv.parameter("a", 2.0))


def test_parameters_outside_of_a_recording(program: Any) -> None:
    with pytest.raises(ArgumentError):
        program.axpy(N, LOCAL, floats(1), floats(2), wfv.parameter("a", 1.0))
    with pytest.raises(ArgumentError):
        wfv.parameter("", 1.0)
    with pytest.raises(ArgumentError):
        wfv.parameter("a", wfv.LocalMemory(4))


def test_wrong_use(program: Any) -> None:
    x, y = floats(1), np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.axpy(N, LOCAL, y, x, 1.0)
        for use in (sequence.run, sequence.update, lambda: wfv.compare(program.axpy, (N, LOCAL), (y, x, 1.0))):
            with pytest.raises(RecordingError) as caught:
                use()
            assert caught.value.code == "WFV009" and caught.value.help
        with pytest.raises(RecordingError, match="a recording within a recording"), wfv.record():
            pass
    sequence.run()
    np.testing.assert_array_equal(y, x)
    with wfv.record(), pytest.raises(RecordingError, match="a sequence is run within a recording"):
        sequence.run()
    for wrong in ({"repeat": -1}, {"repeat": 1.5}, {"threads": 0}):
        with pytest.raises((OptionError, GeometryError)):
            sequence.run(**wrong)  # type: ignore[arg-type]
    with pytest.raises(ZeroDivisionError), wfv.record() as broken:
        program.axpy(N, LOCAL, y, x, 1 / 0)
    with pytest.raises(RecordingError, match="was not recorded to its end"):
        broken.run()


def test_a_sequence_runs_once_at_a_time(four_cpus: Settings) -> None:
    kernel, counts, caught = count_kernel(), np.zeros(10, np.int32), list[BaseException]()

    def run_again(*_: object) -> None:
        for use in (sequence.run, sequence.update):
            with pytest.raises(RecordingError, match="a sequence while it runs") as error:
                use()
            caught.append(error.value)

    with wfv.record() as sequence:
        kernel(10, 1, counts, 1_000_000)
    before = signal.signal(signal.SIGALRM, run_again)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        while not caught:
            sequence.run(repeat=20)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert len(caught) == 2 and counts.min() == counts.max()


def test_dask_is_refused(program: Any) -> None:
    array = pytest.importorskip("dask.array")
    map_kernel = pytest.importorskip("wfv.dask").map_kernel
    x = array.from_array(floats(1), chunks=64)
    with wfv.record() as sequence, pytest.raises(RecordingError, match="a dask array is computed within a recording"):
        map_kernel(program.shift, {"in": x, "by": 0, "n": N}, out="out").compute(scheduler="sync")
    assert len(sequence) == 0


@pytest.mark.parametrize("threads", [1, 2])
def test_traps_name_the_launch(program: Any, threads: int) -> None:
    x = np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.trap(N, LOCAL, x, -1.0)
        program.trap(N, LOCAL, x, 3.0)
    with pytest.raises(KernelTrapError) as caught:
        sequence.run(repeat=5, threads=threads)
    assert caught.value.message.startswith("launch 2 of the recording: kernel 'trap': a work-item trapped in group")
    assert "__builtin_trap" in caught.value.excerpt
    x[:] = -10
    sequence.run()
    assert (x == -8).all()


def test_barriers_that_diverge(program: Any) -> None:
    x = np.zeros(N, np.float32)
    with wfv.record() as sequence:
        program.meet(N, LOCAL, x)
    sequence.run()
    assert (x == 2).all()
    x[5] = 3
    with pytest.raises(BarrierDivergenceError, match="launch 1 of the recording: kernel 'meet'"):
        sequence.run()


# ---- auto ----


def test_auto_is_native_too() -> None:
    kernel = wfv.build(SOURCE, strategy="auto", threads=1).axpy
    x, y = floats(1), np.zeros(N, np.float32)
    with wfv.record() as sequence:
        for _ in range(5):
            kernel(N, LOCAL, y, x, 1.0)
    sequence.run(repeat=9)
    assert [part is not None for _, part in sequence._steps[None]._parts or []] == [True]
    np.testing.assert_allclose(y, 45 * x, rtol=1e-4)
