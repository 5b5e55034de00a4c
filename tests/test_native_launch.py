"""The native launch path: its text, its pool, its pauses. tests/test_interrupts.py has more."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from tests import remake
from tests.support.launch_ir import buffer, count_kernel, make_kernel
from tests.support.launch_paths import four_cpus
from tests.support.requires import needs_clang
from tests.test_scratch_memory import where_kernel
from wfv.ir.types import I64
from wfv.launch import LocalMemory
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch import native_launch as launching
from wfv.runtime.launch.native_launch import TICK, Settings, native_launch
from wfv.runtime.native import FOLDER

__all__ = ["four_cpus"]

LONG = 300_000  # spins of a group: some 0.1 to 0.3 ms


@pytest.fixture
def count() -> Kernel:
    return count_kernel()


@needs_clang
def test_the_text_is_current() -> None:
    assert not remake.differences("launch"), "python tests/remake.py launch"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ll")), ids=lambda path: path.stem)
def test_the_text_is_that_of_any_version_of_a_system(path: Path) -> None:
    text = path.read_text()
    assert "target " not in text and " asm " not in text and "x86" not in text


@pytest.mark.parametrize("threads", [2, 3, 4, 100])
def test_each_group_runs_once(count: Kernel, four_cpus: Settings, threads: int) -> None:
    counts, before = np.zeros(500, np.int32), four_cpus.invitations
    for _ in range(20):
        count.variant().pace.seconds_per_item = 0.0  # unknown: launches are shared
        count(500, 1, counts, 3000, threads=threads)
    assert (counts == 20).all()
    assert before + 20 <= four_cpus.invitations


def test_workers_work_in_memory_of_their_own(four_cpus: Settings) -> None:
    """Each group clears its local memory, and stores its address: some 20 microseconds a group."""
    kernel, out, most = where_kernel(), np.zeros((500, 4), np.int64), 1
    for _ in range(100):
        pauses = four_cpus.pauses
        kernel(500, 1, out, LocalMemory(1 << 20), LocalMemory(1), threads=4)
        if pauses != four_cpus.pauses:
            continue  # after a pause, threads allocate their memory again
        starts = np.unique(out[:, 0])
        assert len(starts) <= 4 and (np.diff(starts) > 1 << 20).all() and (starts % 64 == 0).all()
        most = max(most, len(starts))
        if most == 4:
            break
    assert most > 1


def test_the_pace_is_measured(count: Kernel) -> None:
    counts = np.zeros(1000, np.int32)
    found = []
    for spin in (300_000, 1, 1_000_000):
        paces = []
        for _ in range(4):  # a busy machine may pause the process
            begin = time.perf_counter()
            count(100, 1, counts, spin)
            seconds = (time.perf_counter() - begin) / 100
            paces.append(count.variant().pace.seconds_per_item)
            assert paces[-1] <= seconds
        found.append(min(paces))
    assert found[1] < found[0] < found[2]
    assert found[2] > 0.2 * seconds


@pytest.mark.parametrize("cpus", [1, 2])
def test_no_more_threads_than_cpus(count: Kernel, monkeypatch: pytest.MonkeyPatch, cpus: int) -> None:
    monkeypatch.setattr(launching, "usable_cpus", lambda: cpus)
    settings, counts = native_launch.load().settings, np.zeros(400, np.int32)
    before, pauses = settings.invitations, settings.pauses
    count(400, 1, counts, LONG, threads=16)
    turns = 1 + settings.pauses - pauses  # after a pause, workers are invited again
    assert settings.invitations - before == (cpus - 1) * turns
    assert (counts == 1).all()


def test_no_more_threads_than_claims(count: Kernel, four_cpus: Settings) -> None:
    counts, before = np.zeros(2, np.int32), four_cpus.invitations
    count(2, 1, counts, 3000, threads=4)
    assert four_cpus.invitations == before + 1


def test_short_launches_run_alone(count: Kernel, four_cpus: Settings) -> None:
    counts = np.zeros(4, np.int32)
    count(4, 1, counts, 1, threads=4)
    before = four_cpus.invitations
    for _ in range(200):
        count(4, 1, counts, 1, threads=4)
    assert (counts == 201).all()
    assert four_cpus.invitations - before < 100, "a machine may be too busy for some, but not for all"


@pytest.mark.parametrize("threads", [1, 4])
def test_paused_launches_run_each_group_once(count: Kernel, four_cpus: Settings, threads: int) -> None:
    counts, before, launches = np.zeros(2_000, np.int32), four_cpus.pauses, 0
    four_cpus.tick = 2_000_000
    end = time.perf_counter() + 0.1
    try:
        while launches < 3 or time.perf_counter() < end:  # a fast machine needs more
            count(2_000, 1, counts, 100_000, threads=threads)
            launches += 1
    finally:
        four_cpus.tick = int(TICK * 1e9)
    assert (counts == launches).all()
    assert four_cpus.pauses - before > 3


def test_launches_of_other_threads_are_not_paused(count: Kernel, four_cpus: Settings) -> None:
    counts, before = np.zeros(2_000, np.int32), four_cpus.pauses
    thread = threading.Thread(target=lambda: count(2_000, 1, counts, 100_000))
    four_cpus.tick = 2_000_000
    try:
        thread.start()
        thread.join()
    finally:
        four_cpus.tick = int(TICK * 1e9)
    assert (counts == 1).all() and four_cpus.pauses == before


def test_launches_of_many_threads_share_the_workers(count: Kernel, four_cpus: Settings) -> None:
    arrays = [np.zeros(60, np.int32) for _ in range(8)]

    def launch(counts: np.ndarray) -> None:
        bound = count.bind(counts, 500)
        for i in range(200):
            bound.launch(60, 1, threads=1 + i % 4)

    threads = [threading.Thread(target=launch, args=(counts,)) for counts in arrays]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all((counts == 200).all() for counts in arrays)


def test_workers_get_no_signals(count: Kernel, four_cpus: Settings) -> None:
    count(400, 1, np.zeros(400, np.int32), LONG, threads=4)
    python = {thread.native_id for thread in threading.enumerate()}
    native = {int(path.name) for path in Path("/proc/self/task").iterdir()} - python
    assert native
    for thread in native:
        status = Path(f"/proc/self/task/{thread}/status").read_text()
        blocked = int(status.partition("SigBlk:")[2].split()[0], 16)
        if blocked:  # else a thread of another library
            assert blocked >> (signal.SIGINT - 1) & 1 and not blocked >> (signal.SIGSEGV - 1) & 1


def test_stacks_are_aligned(four_cpus: Settings) -> None:
    """The stack's alignment by the ABI: LLVM relies on it, and aligns only what needs more."""
    body = """
      %out = load ptr, ptr %args
      %at = getelementptr i64, ptr %out, i64 %group.id
      %variable = alloca <2 x i64>, align 16
      store volatile <2 x i64> zeroinitializer, ptr %variable
      %address = ptrtoint ptr %variable to i64
      store i64 %address, ptr %at
      br label %next
    """
    kernel, out, stacks = make_kernel("stacks", body, buffer("out", 0, I64)), np.zeros(20_000, np.int64), 1
    for _ in range(100):
        kernel.variant().pace.seconds_per_item = 0.0  # unknown: launches are shared
        kernel(len(out), 1, out, threads=4)
        assert (out % 16 == 0).all()
        stacks = max(stacks, 1 + np.count_nonzero(np.diff(np.sort(out)) > 1 << 20))
        if stacks > 2:
            break
    assert stacks > 1


def test_claims_depend_on_the_threads_that_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """More threads than CPUs are not used, and do not make claims smaller: each claim costs an atomic addition."""
    body = """
      %out = load ptr, ptr %args
      %at = getelementptr i64, ptr %out, i64 %group.id
      store i64 %at_once, ptr %at
      br label %next
    """
    for cpus in (1, 2, 4):
        monkeypatch.setattr(launching, "usable_cpus", lambda cpus=cpus: cpus)
        kernel = make_kernel("claims", body, buffer("out", 0, I64))
        for threads in (1, 2, 4, 16):
            out = np.zeros(128, np.int64)
            kernel.variant().pace.seconds_per_item = 1e-6  # 128 us: worth sharing
            kernel(128, 1, out, threads=threads)
            used = min(cpus, threads)
            assert (out[:32] == min(32, 128 // (4 * used))).all()  # the first one has 32 at most


def test_too_little_memory_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scratch memory that does not exist: the limit of a group's is not that of the system."""
    kernel, out = where_kernel(), np.zeros((1, 4), np.int64)
    monkeypatch.setattr(launching, "scratch_of_group", lambda *_: 1 << 62)
    with pytest.raises(MemoryError):
        kernel(1, 1, out, LocalMemory(1), LocalMemory(1))
    assert not out.any()
