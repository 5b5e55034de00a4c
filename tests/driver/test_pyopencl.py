"""Normal use by pyopencl, in this process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.requires import needs_clang

pytestmark = needs_clang
SOURCE = """
kernel void saxpy(global float *y, global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] += a * x[i];
}
"""


@pytest.fixture(scope="module")
def pyopencl(vendors: str) -> Any:
    return pytest.importorskip("pyopencl", reason="needs pyopencl: pip install pyopencl")


@pytest.fixture(scope="module")
def context(pyopencl: Any) -> Any:
    (platform,) = pyopencl.get_platforms()
    return pyopencl.Context(platform.get_devices())


def test_saxpy(pyopencl: Any, context: Any) -> None:
    flags = pyopencl.mem_flags
    rng = np.random.default_rng(0)
    x, y = (rng.random(1000, dtype=np.float32) for _ in range(2))
    program = pyopencl.Program(context, SOURCE).build()
    with pyopencl.CommandQueue(context) as queue:
        xs = pyopencl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=x)
        ys = pyopencl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=y)
        program.saxpy(queue, x.shape, None, ys, xs, np.float32(2)).wait()
        found = np.empty_like(y)
        pyopencl.enqueue_copy(queue, found, ys)
    np.testing.assert_allclose(found, y + 2 * x, rtol=1e-6)


def test_arrays(pyopencl: Any, context: Any) -> None:
    array = pytest.importorskip("pyopencl.array")
    queue = pyopencl.CommandQueue(context)
    x = np.linspace(0, 1, 300).astype(np.float32)
    given = array.to_device(queue, x)
    np.testing.assert_allclose((2 * given + given * given).get(), 2 * x + x * x, rtol=1e-6)


def test_an_error_of_the_source_is_shown(pyopencl: Any, context: Any) -> None:
    with pytest.raises(pyopencl.RuntimeError, match="unknown_name"):
        pyopencl.Program(context, "kernel void k(global int *x) { *x = unknown_name; }").build()


def test_a_build_from_a_binary(pyopencl: Any, context: Any) -> None:
    program = pyopencl.Program(context, SOURCE).build()
    (data,) = program.get_info(pyopencl.program_info.BINARIES)
    again = pyopencl.Program(context, context.devices, [data]).build()
    assert [kernel.function_name for kernel in again.all_kernels()] == ["saxpy"]


def test_events_and_maps(pyopencl: Any, context: Any) -> None:
    properties = pyopencl.command_queue_properties
    queue = pyopencl.CommandQueue(context, properties=properties.PROFILING_ENABLE)
    buffer = pyopencl.Buffer(context, pyopencl.mem_flags.READ_WRITE, 64)
    gate = pyopencl.UserEvent(context)
    event = pyopencl.enqueue_fill_buffer(queue, buffer, np.int32(7), 0, 64, wait_for=[gate])
    gate.set_status(pyopencl.command_execution_status.COMPLETE)
    event.wait()
    assert event.profile.queued <= event.profile.submit <= event.profile.start <= event.profile.end
    mapped, _ = pyopencl.enqueue_map_buffer(queue, buffer, pyopencl.map_flags.READ, 0, (16,), np.int32)
    assert (mapped == 7).all()
    mapped.base.release(queue)
    queue.finish()


RELEASES = """
import pyopencl
context = pyopencl.create_some_context(interactive=False)
for _ in range(3):
    try:
        len(pyopencl.Buffer(context, pyopencl.mem_flags.READ_WRITE, 64))
    except TypeError as error:
        print(error)
"""


def test_an_object_is_released_while_an_exception_is_on_its_way(pyopencl: Any) -> None:
    """The buffer's last reference goes with the call that failed: the host's exception stays what it is."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", RELEASES]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=environment, timeout=60)
    assert (done.stdout, done.stderr) == ("object of type 'Buffer' has no len()\n" * 3, "")
