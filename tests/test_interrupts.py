"""Ctrl-C, many Python threads, forked processes and the end of the process, during launches."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from tests.support.launch_ir import count_kernel
from wfv.runtime.kernel import Kernel

ROOT = Path(__file__).parent.parent
# A spin of the kernel takes about a nanosecond.
PRELUDE = """
import os, signal, sys, threading, time
import numpy as np
from tests.support.launch_ir import count_kernel

kernel, counts = count_kernel(), np.zeros(100_000, np.int32)
kernel(2, 1, counts, 1, threads=2)
kernel(2, 1, counts, 1)
counts[:] = 0

def after(seconds, what):
    def wait():
        time.sleep(seconds)
        what()
    threading.Thread(target=wait, daemon=True).start()

def after_the_first_group(what):
    def wait():
        while not counts[0]:
            time.sleep(0.001)
        what()
    threading.Thread(target=wait, daemon=True).start()

sent = []
def interrupt():
    sent.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)
"""


def run_python(script: str) -> subprocess.CompletedProcess[str]:
    """Runs a script in a process of its own."""
    command = [sys.executable, "-c", PRELUDE + script]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


@pytest.fixture(scope="module")
def count() -> Kernel:
    return count_kernel()


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("groups", "spin"), [(100_000, 1_000_000), (1000, 30_000_000)])
def test_control_c_ends_a_long_launch(threads: int, groups: int, spin: int) -> None:
    done = run_python(f"""
after(0.3, interrupt)
try:
    kernel({groups}, 1, counts, {spin}, threads={threads})
    print("finished")
except KeyboardInterrupt:
    print(time.monotonic() - sent[0])
assert 0 < counts.sum() < {groups} and counts.max() == 1
before = counts.copy()
time.sleep(0.1)
assert (counts == before).all(), "a thread is still running"
kernel(50, 1, counts, 1, threads={threads})
assert (counts[:50] == before[:50] + 1).all()
""")
    assert done.returncode == 0, done.stderr
    # 0.2 s, what was claimed at once, and what else the machine does.
    assert float(done.stdout) < 5.0


def test_control_c_while_the_other_thread_works() -> None:
    """The main thread has no group left: the memory must not be freed before the other thread has finished."""
    done = run_python("""
after(0.3, interrupt)
begin = time.monotonic()
try:
    kernel(3, 1, counts, 700_000_000, threads=2)
    print("finished")
except KeyboardInterrupt:
    print("interrupted")
before = counts.copy()
time.sleep(0.5)
assert (counts == before).all() and counts.max() == 1
""")
    assert (done.returncode, done.stdout) == (0, "interrupted\n"), done.stderr


def test_handlers_run_during_a_launch_and_may_launch() -> None:
    done = run_python("""
other, seen = np.zeros(64, np.int32), []
def handler(*_):
    kernel(64, 1, other, 1, threads=2)
    seen.append(counts.sum())
signal.signal(signal.SIGUSR1, handler)
after_the_first_group(lambda: os.kill(os.getpid(), signal.SIGUSR1))
kernel(1_000, 1, counts, 1_000_000)
assert (counts[:1000] == 1).all() and (other == 1).all()
assert 0 < seen[0] < 1_000, seen
""")
    assert done.returncode == 0, done.stderr


def test_many_python_threads_launch_at_once(count: Kernel) -> None:
    arrays = [np.zeros(50, np.int32) for _ in range(16)]

    def launch(counts: np.ndarray) -> None:
        bound = count.bind(counts, 200)
        for i in range(20):
            bound.launch(50, 1, threads=1 + i % 3)
            count(50, 1, counts, 200, threads=1 + i % 3)

    threads = [threading.Thread(target=launch, args=(counts,)) for counts in arrays]
    for thread in threads:
        thread.start()
    launch(both := np.zeros(50, np.int32))
    for thread in threads:
        thread.join()
    assert all((counts == 40).all() for counts in (*arrays, both))


def test_one_bound_kernel_for_many_threads(count: Kernel) -> None:
    counts = np.zeros(100, np.int32)
    bound = count.bind(counts, 100)
    threads = [threading.Thread(target=lambda: [bound.launch(100, 1) for _ in range(25)]) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (counts == 200).all()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
def test_a_fork_during_a_launch() -> None:
    """The child has no threads of its parent; its launches run, and can be interrupted."""
    done = run_python("""
codes = []
def fork():
    child = os.fork()
    if child == 0:
        code = 1
        try:
            mine = np.zeros(50, np.int32)
            kernel(50, 1, mine, 1, threads=2)
            assert (mine == 1).all()
            after(0.2, interrupt)
            kernel(100_000, 1, counts, 1_000_000, threads=2)
        except KeyboardInterrupt:
            code = 0
        finally:
            os._exit(code)
    codes.append(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
forker = threading.Thread(target=fork)
counts2 = np.zeros(1_000, np.int32)
after(0.1, forker.start)
kernel(1_000, 1, counts2, 500_000, threads=2)
while forker.ident is None:  # a busy machine starts it late
    time.sleep(0.01)
forker.join()
assert (counts2 == 1).all()
assert codes == [0], codes
""")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("threads", [1, 2])
def test_the_process_ends_during_a_launch(threads: int) -> None:
    done = run_python(f"""
launch = lambda: kernel(100_000, 1, counts, 1_000_000, threads={threads})
threading.Thread(target=launch, daemon=True).start()
time.sleep(0.2)
assert counts.any()
print("over")
""")
    assert (done.returncode, done.stdout, done.stderr) == (0, "over\n", "")


@pytest.mark.parametrize("strategy", ["unicf", "auto"])
def test_a_handler_launches_the_kernel_that_is_compiled(strategy: str) -> None:
    """A handler may come at any time: also while its thread compiles the kernel, and has the kernel's lock."""
    script = """
import wfv, wfv.cost, wfv.runtime.auto_choice
SOURCE = "global int calls = 0; kernel void count(global int *x) { x[get_global_id(0)] += 1; atomic_inc(&calls); "
SOURCE += "if (get_global_id(0) == 0) x[8] = calls; }"
STRATEGY = "%s"
x = np.zeros(9, np.int32)
def build():
    return wfv.build(SOURCE, strategy=STRATEGY, options="-cl-std=CL2.0").count
begin = time.monotonic()
build()(8, 8, x)
seconds, called = time.monotonic() - begin, 0
def handler(*_):
    global called
    called += 1
    kernel(8, 8, x)
signal.signal(signal.SIGALRM, handler)
for i in range(12):
    kernel, x[:] = build(), 0
    signal.setitimer(signal.ITIMER_REAL, seconds * (i + 1) / 13)
    kernel(8, 8, x)
    while called <= i:
        pass
    kernel(8, 8, x)
    assert x.tolist() == [3] * 8 + [x[8]] and 17 <= x[8] <= 24, x
print("done")
"""
    done = run_python(script.replace("%s", strategy))
    assert done.returncode == 0 and "done" in done.stdout, done.stderr
