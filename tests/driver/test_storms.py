"""Hosts that call from many threads, release with commands pending, enqueue in callbacks, and exit during launches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.driver.opencl_api import PLATFORM, system_loader
from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.skipif(PLATFORM != "wfv", reason="wfv's promises")]
HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FULL = pytest.mark.full
SEEDS = [1, *(pytest.param(seed, marks=FULL) for seed in range(2, 12))]


def result(*command: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, timeout=120)
    return done.returncode, done.stdout, done.stderr


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, vendors: str) -> tuple[str, str]:
    """The C program, translated by Zig, and the loader."""
    loader = system_loader()
    if loader is None:
        pytest.skip("no ICD loader for programs: apt-get install ocl-icd-libopencl1")
    path = str(tmp_path_factory.mktemp("host") / "storm")
    libraries = ("-ldl", "-lpthread")
    made = result(sys.executable, "-m", "ziglang", "cc", "-O1", str(HERE / "storm_host.c"), "-o", path, *libraries)
    assert made[0] == 0, made[2]
    return path, loader


@pytest.mark.parametrize("seed", SEEDS)
def test_eight_threads_share_a_context_and_a_queue(seed: int, host: tuple[str, str]) -> None:
    """Each thread finds its own results, and none of the launches on the buffer that they share is lost."""
    assert result(*host, "storm", str(seed)) == (0, "right\n", "")


@pytest.mark.parametrize("mode", ["release", "callbacks", "leave"])
def test_a_host_may(mode: str, host: tuple[str, str]) -> None:
    """Release all objects while a command waits; enqueue in callbacks; exit while threads launch."""
    assert result(*host, mode, "1") == (0, "right\n", "")


THREADS_THAT_STAY = """
import threading, time
import numpy as np, pyopencl as cl
context = cl.Context(cl.get_platforms()[0].get_devices()[:1])
queue = cl.CommandQueue(context)
program = cl.Program(context, "kernel void f(global float *x) { x[get_global_id(0)] += 1; }").build()
begun = threading.Barrier(4)
def work():
    kernel, data, events = cl.Kernel(program, "f"), np.zeros(4096, np.float32), []
    buffer = cl.Buffer(context, cl.mem_flags.COPY_HOST_PTR, hostbuf=data)
    kernel.set_args(buffer)
    for i in range(10**9):
        events[:49] = []
        events.append(cl.enqueue_nd_range_kernel(queue, kernel, (4096,), (64,)))
        if i == 10:
            begun.wait()
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
begun.wait(60)
print("end", flush=True)
"""


def test_python_may_end_while_threads_launch(vendors: str) -> None:
    """Python ends these threads within a call of the driver, below C++ frames of pyopencl."""
    pytest.importorskip("pyopencl")
    assert result(sys.executable, "-c", THREADS_THAT_STAY) == (0, "end\n", "")
