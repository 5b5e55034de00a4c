"""Launches from many threads, with forks and Ctrl-C at random moments, and the end of the process in the middle.

Also forks while other threads build, compile, record and tune. Some 10 seconds; with --full two minutes, and also
through Python's threads.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = """
import os, random, signal, threading, time, warnings
import numpy as np
import wfv
from tests.support.launch_ir import count_kernel
from wfv.runtime.launch import native_launch as launching

launching.usable_cpus = lambda: 4
warnings.simplefilter("ignore", DeprecationWarning)  # a fork of a process with threads
kernel, end, errors = count_kernel(), time.monotonic() + SECONDS, []
first = np.zeros(4, np.int32)
kernel(4, 1, first, 1)  # compiled

def launch(chance, most):
    counts = np.zeros(chance.randrange(1, 300), np.int32)
    spin = int(10 ** chance.uniform(0, most))
    options = {"threads": chance.randrange(1, 17)}
    if chance.random() < 0.3:
        launch_recorded(chance, counts, spin, **options)
    elif chance.random() < 0.5:
        kernel(len(counts), 1, counts, spin, **options)
    else:
        bound = kernel.bind(counts, spin)
        bound.launch(len(counts), 1, **options)
        counts -= 1
        bound.launch(len(counts), 1, **options)
    return counts

def launch_recorded(chance, counts, spin, threads):
    steps, repeat = chance.randrange(1, 20), chance.randrange(1, 4)
    with wfv.record() as sequence:
        for _ in range(steps):
            kernel(len(counts), 1, wfv.parameter("counts", counts), max(spin // steps, 1))
    counts -= steps * repeat - 1
    sequence.run(repeat=repeat, threads=threads)
    if chance.random() < 0.3:
        other = np.full(len(counts), -steps, np.int32)
        sequence.update(counts=other)
        sequence.run(threads=threads)
        counts += other

done, seen = [0] * 8, {"interrupts": 0, "forks": 0}
def goes_on():  # on a busy system, some threads have not begun after SECONDS
    return not errors and (time.monotonic() < end or not all(done) or not all(seen.values()))

def serve(number):
    chance = random.Random(SEED + number)
    while goes_on():
        counts = launch(chance, 4)
        done[number] += 1
        if not (counts == 1).all():
            errors.append(f"thread {number}: {counts}")

def check_fork(chance):
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = 0 if all((launch(chance, 4) == 1).all() for _ in range(3)) else 2
        finally:
            os._exit(code)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status:
        errors.append(f"a forked process: {status}")

is_armed = False
def interrupt(*_):
    global is_armed
    if is_armed:
        is_armed = False
        raise KeyboardInterrupt

def send_signals():
    chance = random.Random(SEED - 1)
    while goes_on():
        time.sleep(chance.uniform(0, 0.2))
        os.kill(os.getpid(), signal.SIGINT)

def interrupted_launch(chance):
    global is_armed
    counts, steps = np.zeros(2000, np.int32), chance.choice((1, 1, 30))
    spin, threads = int(10 ** chance.uniform(3, 6.5)) // steps, chance.randrange(1, 17)
    with wfv.record() as sequence:
        for _ in range(steps):
            kernel(len(counts), 1, counts, spin)
    try:
        is_armed = True
        if steps > 1:
            sequence.run(threads=threads)
        else:
            kernel(len(counts), 1, counts, spin, threads=threads)
        is_armed = False
        if not (counts == steps).all():
            errors.append(f"not interrupted: {counts}")
        return 0
    except KeyboardInterrupt:
        before = counts.copy()
        time.sleep(0.001)
        if counts.max() - counts.min() > 1 or counts.max() > steps or (counts != before).any():
            errors.append(f"interrupted: {counts}")
        return 1

signal.signal(signal.SIGINT, interrupt)
threads = [threading.Thread(target=serve, args=(number,)) for number in range(8)]
threads.append(threading.Thread(target=send_signals))
for thread in threads:
    thread.start()
chance = random.Random(SEED)
while goes_on():
    seen["interrupts"] += interrupted_launch(chance)
    if chance.random() < 0.3:
        check_fork(chance)
        seen["forks"] += 1
for thread in threads:
    thread.join()
assert not errors, errors
print(seen, sum(done), flush=True)

def go_on():
    chance = random.Random(SEED)
    while True:
        launch(chance, 5)
for _ in range(3):
    threading.Thread(target=go_on, daemon=True).start()
time.sleep(chance.uniform(0, 0.1))
print("over")
"""

FORKS = """
import random, threading, time
from contextlib import suppress
from itertools import count
import numpy as np
import wfv
from tests.support.forked import in_fork

SOURCE = '''
kernel void f%d(global float *x, int n) {
  size_t i = get_global_id(0);
  float s = x[i];
  for (int k = 0; k < n; k++) { if (s > k) s = s * 0.5f + %d; else s += 1; }
  x[i] = s;
}
'''
end, errors, numbers, done = time.monotonic() + SECONDS, [], count(), {each: 0 for each in KINDS}

def built(strategy, number):
    return wfv.build(SOURCE % (number, number), strategy=strategy)[f"f{number}"]

def run(kernel):
    x = np.arange(2000, dtype=np.float32)
    kernel(len(x), 64, x, 7)
    return x

def use(strategy, tune, number):
    kernel = built(strategy, number)
    if tune is not ...:
        expected, x = run(run_again(kernel)), np.arange(2000, dtype=np.float32)
        if tune:
            kernel.tune(len(x), 64, x, 7)
        with wfv.record() as sequence:
            kernel(len(x), 64, x, 7)
        sequence.run()
        assert (x == expected).all()

def run_again(kernel):
    assert (run(kernel) == run(kernel)).all()
    return kernel

WORK = {
    "build": lambda: built("auto", next(numbers)),
    "compile": lambda: use("unicf", False, next(numbers)),
    "auto": lambda: [run(first) for _ in range(50)],
    "tune": lambda: use("auto", True, next(numbers)),
}

def serve(kind):
    while (time.monotonic() < end or not done[kind]) and not errors:
        try:
            WORK[kind]()
            done[kind] += 1
        except BaseException as error:
            errors.append((kind, error))

def in_child(chance):
    if IS_WARM:
        run(first)
    run(first)
    strategy, tune = chance.choice(("unicf", "scalar", "auto")), chance.choice((False, ...))
    use(strategy, tune, 10**6 + chance.randrange(10**6))

first, forks = built("auto", next(numbers)), 0
if IS_WARM:
    run(first)
threads = [threading.Thread(target=serve, args=(kind,)) for kind in KINDS]
for thread in threads:
    thread.start()
chance = random.Random(SEED)
while (time.monotonic() < end or not forks or not all(done.values())) and not errors:
    time.sleep(chance.uniform(0, 0.1))
    answer = in_fork(lambda: in_child(chance))
    forks += 1
    if answer != "done":
        errors.append(answer)
for thread in threads:
    thread.join(100)
assert not errors, errors
assert not any(thread.is_alive() for thread in threads)
print(forks, done, "over", flush=True)
"""


def check(seconds: float, seed: int) -> None:
    run_script(f"SECONDS, SEED = {seconds}, {seed}\n" + SCRIPT, seconds)


def run_script(script: str, seconds: float) -> None:
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120 + 10 * seconds,
        check=False,
    )
    assert done.returncode == 0 and done.stdout.endswith("over\n"), f"{done.stdout}\n{done.stderr}"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("seed", [1, 2])
def test_launches_at_once_with_forks_and_interrupts(seed: int) -> None:
    check(2, seed)


@pytest.mark.full
def test_for_a_minute() -> None:
    check(30, 3)


KINDS = ("build", "compile", "auto", "tune")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("kinds", [("compile",), ("tune", "auto")])
def test_forks_while_other_threads_compile(kinds: tuple[str, ...]) -> None:
    check_forks(1, 1, kinds, is_warm=len(kinds) == 1)


@pytest.mark.full
@pytest.mark.parametrize("kinds", [(each,) for each in KINDS] + [KINDS])
@pytest.mark.parametrize("is_warm", [True, False])
def test_forks_for_a_minute(kinds: tuple[str, ...], is_warm: bool) -> None:
    """Once with the launch and LLVM loaded before, once while other threads load them."""
    check_forks(6, 2, kinds, is_warm=is_warm)


def check_forks(seconds: float, seed: int, kinds: tuple[str, ...], *, is_warm: bool) -> None:
    values = f"SECONDS, SEED, KINDS, IS_WARM = {seconds}, {seed}, {kinds}, {is_warm}\n"
    run_script(values + FORKS, seconds)
