"""Launches of hand-written launch functions: groups, threads, and the versions for small and large launches."""

from __future__ import annotations

import gc
import threading
import time
from typing import Any

import numpy as np
import pytest

from passes.launch_module import LaunchModule
from tests.support.launch_ir import (
    LAUNCH,
    buffer,
    count_kernel,
    interface,
    make_kernel,
    saxpy_kernel,
    scalar,
)
from wfv.errors import GeometryError, OptionError
from wfv.ir.types import I8, I32, I64
from wfv.options import Options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin


@pytest.fixture(scope="module")
def saxpy() -> Kernel:
    return saxpy_kernel()


@pytest.fixture(scope="module")
def count() -> Kernel:
    return count_kernel()


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize(("n", "local"), [(1, 1), (1000, 256), (1024, 64), (1000, None), (7, 16), (100_003, 100)])
def test_saxpy(saxpy: Kernel, n: int, local: int | None, threads: int) -> None:
    x, y = np.arange(n, dtype=np.float32), np.full(n, 2, np.float32)
    saxpy(n, local, x, y, 3, threads=threads)
    np.testing.assert_array_equal(y, 3 * x + 2)


def test_a_global_offset_shifts_the_ids(saxpy: Kernel) -> None:
    x, y = np.ones(10, np.float32), np.zeros(10, np.float32)
    saxpy(4, 2, x, y, 1.0, global_offset=5)
    assert y.tolist() == [0, 0, 0, 0, 0, 1, 1, 1, 1, 0]


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("groups", [1, 2, 17, 5000])
def test_every_group_runs_exactly_once(count: Kernel, groups: int, threads: int) -> None:
    counts = np.zeros(groups + 1, np.int32)
    for _ in range(10):
        count(groups * 4, 4, counts, 5, threads=threads)
    assert counts.tolist() == [10] * groups + [0]


def test_launches_from_several_threads_do_not_mix(count: Kernel) -> None:
    arrays = [np.zeros(500, np.int32) for _ in range(4)]

    def work(counts: np.ndarray) -> None:
        for _ in range(20):
            count(500, 1, counts, 10, threads=3)

    threads = [threading.Thread(target=work, args=(counts,)) for counts in arrays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((counts == 20).all() for counts in arrays)


def test_other_python_threads_run_during_a_launch(count: Kernel) -> None:
    counts, ticks, is_over = np.zeros(1, np.int32), [], threading.Event()

    def tick() -> None:
        while not is_over.wait(0.002):
            ticks.append(time.perf_counter())

    thread = threading.Thread(target=tick)
    count(1, 1, counts, 1)
    thread.start()
    begin = time.perf_counter()
    count(1, 1, counts, 300_000_000)
    end = time.perf_counter()
    is_over.set()
    thread.join()
    assert end - begin > 0.03, "too short to tell"
    assert sum(begin + 0.005 < t < end - 0.005 for t in ticks) >= 3


def test_kernels_describe_themselves(saxpy: Kernel) -> None:
    assert saxpy.signature == ["float* x", "float* y", "float a"]
    assert saxpy.interface.symbol == "wfv.launch.saxpy"
    assert "define void @wfv.launch.saxpy" in saxpy.ir
    assert "wfv.launch.saxpy:" in saxpy.assembly
    assert "saxpy" in repr(saxpy)


def test_signatures_without_source_types() -> None:
    kernel = make_kernel("k", "br label %next", buffer("p", 0, I32), buffer("q", 8, None), scalar("n", I64, 16))
    assert kernel.signature == ["i32* p", "void* q", "i64 n"]


def test_arguments_may_be_freed_after_the_launch(saxpy: Kernel) -> None:
    for _ in range(50):
        saxpy(4096, 64, np.ones(4096, np.float32), np.ones(4096, np.float32), 1, threads=2)
    gc.collect()


@pytest.mark.parametrize("threads", [0, -1, 2.0, "2", 5000])
def test_bad_thread_counts_are_refused(saxpy: Kernel, threads: Any) -> None:
    with pytest.raises(GeometryError, match="threads"):
        saxpy(1, 1, np.ones(1, np.float32), np.ones(1, np.float32), 1, threads=threads)


def versioned() -> tuple[Kernel, list[bool]]:
    asked: list[bool] = []

    def compiler(options: Options) -> LaunchModule:
        asked.append(options.fits_index32)
        text = LAUNCH.replace("NAME", "v").replace("BODY", "br label %next")
        return LaunchModule(text, interface(buffer("p", 0, I8), name="v"))

    return Kernel(KernelOrigin("v", compiler), Options()), asked


def test_small_launches_compile_once() -> None:
    kernel, asked = versioned()
    for _ in range(3):
        kernel(64, 8, np.zeros(1, np.int8))
    assert asked == [True]


def test_compilation_is_once_for_many_threads() -> None:
    kernel, asked = versioned()
    threads = [threading.Thread(target=kernel, args=(64, 8, np.zeros(1, np.int8))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert asked == [True]


def test_large_ranges_take_the_large_version() -> None:
    kernel, asked = versioned()
    kernel((1 << 31) - (1 << 16), 1 << 16, np.zeros(1, np.int8))
    assert asked == [False]


def test_large_buffers_take_the_large_version() -> None:
    kernel, asked = versioned()
    huge = np.lib.stride_tricks.as_strided(np.zeros(1, np.int8), (1 << 31,), (1,))  # never read
    kernel(64, 8, huge)
    assert asked == [True, False]


def test_code_for_another_cpu_is_not_run(saxpy: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel, _ = versioned()
    monkeypatch.setattr("wfv.llvm.target_is_runnable", lambda target: False)
    with pytest.raises(OptionError, match="this CPU cannot run code for 'host'"):
        kernel(64, 8, np.zeros(1, np.int8))
    assert "define" in kernel.ir
