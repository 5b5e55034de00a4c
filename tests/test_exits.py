"""The end of a process whose background compiler is at work: prompt, and without a word."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LIMIT = 60.0  # seconds; an end that waits for what is held up for ever takes longer

# The compiler process is stopped by a signal, as if it got no processor time any more.
SCRIPT = """
import atexit, os, signal, sys, threading, time
import numpy as np
import wfv
from wfv import pipeline
from wfv.runtime import chooser, choice, compile_process

choice.compile_seconds = lambda _: 0.0
chooser.LARGE = 0 if "large" in sys.argv else 10**9
Worker, compile_kernel, owner = compile_process.WorkerProcess, pipeline.compile_kernel, compile_process.background
is_held_up, began_here = threading.Event(), threading.Event()

class HeldUp(Worker):
    def __init__(self):
        super().__init__()
        if "starting" in sys.argv:
            self.hold_up()

    def hold_up(self):
        self.pid = self._process.pid
        os.kill(self.pid, signal.SIGSTOP)
        is_held_up.set()

    def ask(self, task):
        self.hold_up()
        return super().ask(task)

    def kill(self):
        super().kill()
        if threading.current_thread() is threading.main_thread():
            while thread.is_alive() and not began_here.is_set():  # the thread goes first, as on a busy system
                time.sleep(0.001)

def compile_here(*args, **options):
    if threading.current_thread() is threading.main_thread():
        return compile_kernel(*args, **options)
    began_here.set()
    print("compiles here", flush=True)
    time.sleep(1000)

compile_process.WorkerProcess, pipeline.compile_kernel = HeldUp, compile_here
source = "kernel void f(global float *x) { size_t i = get_global_id(0); x[i] = sin(x[i]) + sin(x[i] * 2); }"
x = np.ones(1024, np.float32)
kernel = wfv.build(source, strategy="auto", tune=True, threads=1).f
while not is_held_up.is_set():
    kernel(1024, 64, x)
thread = owner._thread
print("ends", flush=True)
"""


@pytest.mark.parametrize("at", ["starting", "asked"])
@pytest.mark.parametrize("size", ["small", "large"])
def test_the_end_does_not_wait_for_a_compilation_that_is_held_up(at: str, size: str) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", SCRIPT, at, size],
        cwd=ROOT, capture_output=True, text=True, check=False, timeout=LIMIT,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "ends\n", "")
