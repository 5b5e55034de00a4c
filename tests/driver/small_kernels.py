"""Processor time of many small programs through the driver, each built, launched once and released.

    python tests/driver/small_kernels.py 60 --icd wfv pocl

The kernels are as the conformance tests make them: an operation, a type, a width. Nothing is in a cache.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

TYPES = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double")
MASKS = {"float": "int", "double": "long"}  # of a comparison
OPERATIONS = ("a[i] + b[i]", "a[i] * b[i]", "max(a[i], b[i])", "clamp(a[i], b[i], a[i])", "a[i] < b[i]",
              "select(a[i], b[i], as_MASK(a[i]))")  # fmt: skip


def sources() -> Iterator[str]:
    for operation, width, base in itertools.product(OPERATIONS, ("", "2", "3", "4", "8", "16"), TYPES):
        mask = MASKS.get(base, base.removeprefix("u")) + width
        result = ("int" if not width else mask) if "<" in operation else base + width
        head = "".join(f"global {base}{width} *{name}, " for name in "ab") + f"global {result} *c"
        yield f"kernel void k({head}) {{ int i = get_global_id(0); c[i] = {operation.replace('MASK', mask)}; }}"


def used() -> float:
    spent = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in spent)


def seconds(w: Any, source: str, buffers: list[Any]) -> tuple[float, float]:
    """Of the build, and of the launch."""
    from tests.driver.opencl_api import NULL, ffi

    begin = used()
    program = w.built(source)
    kernel = w.cl.clCreateKernel(program, b"k")
    built = used()
    for place, each in enumerate(buffers):
        w.cl.clSetKernelArg(kernel, place, 8, ffi.new("void **", ffi.cast("void *", each)))
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, 1, NULL, [512], NULL, 0, NULL, NULL)
    w.cl.clFinish(w.queue)
    w.cl.clReleaseKernel(kernel)
    w.cl.clReleaseProgram(program)
    return built - begin, used() - built


def measure(count: int) -> None:
    """Prints a line about the only platform."""
    from tests.driver.opencl_api import NULL, Api, World, ffi, loader_path

    api, platform = Api(loader_path() or ""), ffi.new("cl_platform_id[1]")
    api.clGetPlatformIDs(1, platform, NULL)
    w = World(api, platform[0])
    buffers, chosen = [w.new_buffer(0, 1 << 17) for _ in range(3)], list(sources())
    random.Random(1).shuffle(chosen)
    seconds(w, chosen[-1], buffers)
    spent = [seconds(w, each, buffers) for each in chosen[:count]]
    build, launch = (1000 * sum(each) / count for each in zip(*spent, strict=True))
    print(f"{build:.0f} ms to build, {launch:.0f} ms to launch, {build + launch:.0f} ms for each program", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--icd", nargs="+", default=["wfv"], help="wfv, pocl, or paths of drivers")
    options = parser.parse_args()
    if os.environ.get("WFV_SMALL_KERNELS"):
        return measure(options.count)
    from tests.driver.conformance import vendors

    for icd in options.icd:
        with tempfile.TemporaryDirectory() as folder:
            environment = {"WFV_SMALL_KERNELS": "1", "WFV_CACHE": f"{folder}/wfv", "POCL_CACHE_DIR": f"{folder}/pocl",
                           "OCL_ICD_VENDORS": vendors(icd, Path(folder) / "vendors")}  # fmt: skip
            print(icd, end=": ", flush=True)
            subprocess.run([sys.executable, *sys.argv], env={**os.environ, **environment}, check=True)
    return None


if __name__ == "__main__":
    main()
