"""Runs a kernel `k` on NumPy arrays by OpenCL's entry points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tests.driver.opencl_api import CL, NULL, World, ffi


def new_buffer(w: World, array: np.ndarray) -> Any:
    """A buffer with a copy of the array."""
    return w.cl.clCreateBuffer(w.context, CL.MEM_COPY_HOST_PTR, array.nbytes, ffi.from_buffer(array))


def run_kernel(
    w: World, source: str, outs: Sequence[np.ndarray], ins: Sequence[np.ndarray], items: Sequence[int],
    local: Sequence[int] | None = None, options: str = "-cl-std=CL3.0",
) -> None:  # fmt: skip
    """Runs it with the outputs and then the inputs as arguments; the outputs are changed."""
    launch(w, w.built(source, options), outs, [new_buffer(w, np.ascontiguousarray(each)) for each in ins], items, local)


def launch(
    w: World, program: Any, outs: Sequence[np.ndarray], arguments: Sequence[Any], items: Sequence[int],
    local: Sequence[int] | None = None,
) -> None:  # fmt: skip
    """Runs the kernel of a program; `arguments` are handles of memory objects and samplers."""
    kernel = w.cl.clCreateKernel(program, b"k")
    buffers = [new_buffer(w, each) for each in outs]
    for place, handle in enumerate([*buffers, *arguments]):
        w.cl.clSetKernelArg(kernel, place, 8, ffi.new("void **", ffi.cast("void *", handle)))
    sizes = NULL if local is None else list(local)
    w.cl.clEnqueueNDRangeKernel(w.queue, kernel, len(items), NULL, list(items), sizes, 0, NULL, NULL)
    for array, buffer in zip(outs, buffers, strict=True):
        w.cl.clEnqueueReadBuffer(w.queue, buffer, 1, 0, array.nbytes, ffi.from_buffer(array), 0, NULL, NULL)
        w.cl.clReleaseMemObject(buffer)
    w.cl.clReleaseKernel(kernel)
