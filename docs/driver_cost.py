"""Measures the OpenCL driver's calls, builds and launches: a table of measurements/driver.md."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import wfv
from wfv.driver.library import library_path, own_vendors

STARTS, BUILDS, RUNS = 15, 15, 1000
SIZE = 1 << 20
BUILT = "kernel void f(global float *x) { x[get_global_id(0)] += NUMBER; }"
KERNEL = """
kernel void turn(global float *x, int turns) {
  float v = x[get_global_id(0)];
  for (int i = 0; i < turns; i++) v = v * 0.999f + 1;
  x[get_global_id(0)] = v;
}
"""


def calls() -> dict[str, float]:
    """Microseconds of calls in a C program: the least of many; of the first call, the least of some programs."""
    found = dict[str, float]()
    library = library_path()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "cost")
        source = Path(__file__).with_name("driver_cost.c")
        subprocess.run([sys.executable, "-m", "ziglang", "cc", "-O2", source, "-o", program, "-ldl"], check=True)
        for more in ([], *([["first"]] * STARTS)):
            out = subprocess.run([program, library, *more], check=True, capture_output=True, text=True).stdout
            for name, number in (line.split() for line in out.splitlines()):
                found[name] = min(float(number), found.get(name, float("inf")))
    return found


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def builds(context: object) -> dict[str, float]:
    """Milliseconds of a build and the first launch, each of a source that is new."""
    import pyopencl as cl  # not everyone has it

    queue, array = cl.CommandQueue(context), np.zeros(SIZE, np.float32)
    memory = cl.Buffer(context, cl.mem_flags.USE_HOST_PTR, hostbuf=array)

    def by_driver(source: str) -> None:
        kernel = cl.Kernel(cl.Program(context, source).build(), "f")
        kernel.set_args(memory)
        cl.enqueue_nd_range_kernel(queue, kernel, (256,), None).wait()

    def by_wfv(source: str) -> None:
        wfv.build(source).f(256, None, array)

    each = {"wfv.build": by_wfv, "driver": by_driver}
    times = {name: list[float]() for name in each}
    for i in range(BUILDS):
        for j, (name, build) in enumerate(each.items()):
            source = BUILT.replace("NUMBER", str(2 * i + j))
            times[name].append(milliseconds(lambda build=build, source=source: build(source)))
    return {f"build {name}": min(found) for name, found in times.items()}


def launches(context: object) -> dict[str, float]:
    """Milliseconds of the same launch by wfv and by the driver, in turn; the least."""
    import pyopencl as cl

    queue, array = cl.CommandQueue(context), np.zeros(SIZE, np.float32)
    memory = cl.Buffer(context, cl.mem_flags.USE_HOST_PTR, hostbuf=array)
    kernel = cl.Kernel(cl.Program(context, KERNEL).build(), "turn")
    kernel.set_args(memory, np.int32(200))
    own = wfv.build(KERNEL).turn

    def by_driver() -> None:
        cl.enqueue_nd_range_kernel(queue, kernel, (SIZE,), (256,))
        queue.finish()

    def by_wfv() -> None:
        own(SIZE, 256, array, 200)

    times = {by_wfv: list[float](), by_driver: list[float]()}
    for _ in range(RUNS):
        for work, found in times.items():
            found.append(milliseconds(work))
    return {f"launch {work.__name__}": min(found[RUNS // 2 :]) for work, found in times.items()}


def main() -> None:
    os.environ["OCL_ICD_VENDORS"] = f"{own_vendors()}/"  # before the loader is loaded
    os.environ["PYOPENCL_NO_CACHE"] = "1"
    found = calls()
    import pyopencl as cl

    context = cl.Context(cl.get_platforms()[0].get_devices()[:1])
    found |= launches(context) | builds(context)
    for name, number in found.items():
        print(f"{name:24} {number:10.3f}")


if __name__ == "__main__":
    main()
