"""Launches on hand-written launch functions: threads, versions, scratch memory, the thread pool."""

from __future__ import annotations

import gc
import os
import threading
import time
from typing import Any

import numpy as np
import pytest

from passes.interface import Param
from tests.support.launch_ir import (
    LAUNCH,
    WHERE,
    LaunchModule,
    buffer,
    count_kernel,
    interface,
    make_kernel,
    saxpy_kernel,
    scalar,
)
from wfv.errors import GeometryError, OptionError
from wfv.ir.types import I8, I32, I64, PTR
from wfv.options import Options
from wfv.runtime import launch as launching
from wfv.runtime import pool
from wfv.runtime.arguments import LocalMemory, pack
from wfv.runtime.geometry import make_range
from wfv.runtime.kernel import Kernel


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


def test_arguments_may_be_garbage_after_the_launch(saxpy: Kernel) -> None:
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

    return Kernel("v", compiler, Options()), asked


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


def where_kernel(**memory: Any) -> Kernel:
    body = WHERE.replace("SLOT_BYTES", str(memory.pop("slot_bytes", 0)))
    params = (buffer("out", 0, I64), Param("l1", PTR, "local", 8), Param("l2", PTR, "local", 16))
    return make_kernel("where", body, *params, **memory)


@pytest.mark.parametrize("threads", [1, 3])
def test_local_memory_and_slots_have_their_places(threads: int) -> None:
    # 10 work-items: slots of 10 * 4 -> 64 and 10 * 16 -> 192, then 64 for the group.
    kernel = where_kernel(local=100, item=(4, 16), group=(8,), slot_bytes=320)
    out = np.zeros((200, 4), np.int64)
    kernel(2000, 10, out, LocalMemory(65), LocalMemory(7), threads=threads)
    assert (out[:, 0] % 64 == 0).all()
    assert (out[:, 1:] == [128, 256, 320]).all()


def test_threads_have_areas_of_their_own() -> None:
    interface_, addresses, gate = interface(item=(8,)), set(), threading.Barrier(3, timeout=10)

    def native(args: int, launch: int, scratch: int) -> None:
        addresses.add(scratch)
        gate.wait()

    block = pack(interface_, [None] * 0)
    launching.run_launch(native, interface_, block, make_range(300, 100), threads=3)
    assert len(addresses) == 3


def test_areas_are_reused_and_grow() -> None:
    kernel = where_kernel()
    out = np.zeros((1, 4), np.int64)

    def address(nbytes: int) -> int:
        kernel(1, 1, out, LocalMemory(nbytes), LocalMemory(1))
        return int(out[0, 0])

    first = address(1000)
    assert address(10) == first
    address(1 << 20)
    again = address(1 << 20)
    assert address(10) == again
    address(8 << 20)  # not kept
    assert address(10) == again


def test_too_much_scratch_memory_is_a_geometry_error() -> None:
    kernel = where_kernel(item=(64,), group=(8,))
    out = np.zeros((1, 4), np.int64)
    with pytest.raises(GeometryError, match=r"'where' needs \d+ bytes[\s\S]*67108865 of local memory[\s\S]*local size"):
        kernel(1, 1, out, LocalMemory((64 << 20) + 1 - 64), LocalMemory(1))
    with pytest.raises(GeometryError, match=r"67108928 of slots[\s\S]*1048576 work-items"):
        kernel(1 << 20, 1 << 20, out, LocalMemory(1), LocalMemory(1))


def test_threads_share_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(pool, "run", lambda task, threads, stop: asked.append(threads) or 0.0)
    for nbytes, expected in ((20 << 20, 3), (40 << 20, 1), (64, 16)):
        compiled = interface(local=nbytes)
        launching.run_launch(lambda *_: None, compiled, pack(compiled, []), make_range(1600, 16), threads=16)
        assert asked[-1] == expected


def test_tasks_run_on_different_threads() -> None:
    seen, gate = set(), threading.Barrier(4, timeout=10)

    def task() -> None:
        gate.wait()
        seen.add(threading.get_ident())

    pool.run(task, 4)
    assert len(seen) == 4
    assert threading.get_ident() in seen


@pytest.mark.parametrize("is_caller", [True, False])
def test_errors_in_any_thread_are_raised(is_caller: bool) -> None:
    caller, gate = threading.get_ident(), threading.Barrier(2, timeout=10)

    def task() -> None:
        gate.wait()
        if (threading.get_ident() == caller) == is_caller:
            raise ValueError("boom")

    with pytest.raises(ValueError, match="boom"):
        pool.run(task, 2)
    pool.run(lambda: None, 2)  # and the pool still works


def test_late_threads_are_not_waited_for() -> None:
    release, started = threading.Event(), threading.Semaphore(0)

    def block() -> None:
        started.release()
        release.wait(10)

    size = max(pool._pool._size, 1)
    blocker = threading.Thread(target=pool.run, args=(block, size + 1))
    blocker.start()
    for _ in range(size + 1):
        assert started.acquire(timeout=10)
    ran: list[int] = []
    pool.run(lambda: ran.append(1), min(2, size + 1))  # every worker is busy
    assert ran == [1]
    release.set()
    blocker.join()


def check_in(gate: threading.Barrier) -> None:
    gate.wait()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_forked_processes_have_their_own_threads(count: Kernel) -> None:
    counts = np.zeros(100, np.int32)
    count(100, 1, counts, 1, threads=3)
    child = os.fork()
    if child == 0:
        gate, code = threading.Barrier(3, timeout=5), 1
        try:
            pool.run(lambda: check_in(gate), 3)
            code = 0
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
