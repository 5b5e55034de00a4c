"""The process of a peer: `python -m wfv.bench.peers.worker FD`. Only here is pyopencl imported.

The environment decides which implementation it finds and how that compiles (peer.py): the ICD loader and the
implementations read their variables when they are loaded.
"""

import re
import sys
import warnings
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pyopencl as cl
from pyopencl import cltypes

from kernels_ir.catalog import Array
from wfv.bench.peers.client import ALL, Job, serve
from wfv.launch import Launch, LocalMemory

ARGUMENT_TYPES = "-cl-kernel-arg-info"  # without it, a kernel's parameters have no types


class OpenCLDevice:
    """The first device of the first platform, with an in-order queue. client.py describes its methods."""

    def __init__(self) -> None:
        self.device = cl.get_platforms()[0].get_devices()[0]
        self.context = cl.Context([self.device])
        self.queue = cl.CommandQueue(self.context)
        self.arrays: tuple[Array, ...] = ()
        self.buffers: dict[int, cl.Buffer] = {}  # by the ids of the arrays
        self.launches: list[tuple[cl.Kernel, Launch]] = []

    @property
    def description(self) -> dict[str, str]:
        platform = self.device.platform
        return {
            "platform": platform.name,
            "version": platform.version.strip(),
            "driver": self.device.driver_version,
            "device": self.device.name.strip(),
            "pyopencl": cl.VERSION_TEXT,
        }

    def load(self, arrays: Sequence[Array]) -> None:
        self.launches = []
        self.arrays = tuple(arrays)
        self.buffers = {id(each): cl.Buffer(self.context, cl.mem_flags.READ_WRITE, each.nbytes) for each in arrays}

    def build(self, job: Job) -> None:
        try:
            program = cl.Program(self.context, job.source).build(options=[*job.options, ARGUMENT_TYPES])
        except cl.RuntimeError as error:
            raise RuntimeError(first_error(str(error))) from None
        kernels: dict[int, cl.Kernel] = {}
        for launch in job.launches:
            if id(launch) not in kernels:
                kernels[id(launch)] = self._kernel(cl.Kernel(program, job.kernel), launch.args)
        self.launches = [(kernels[id(launch)], launch) for launch in job.launches]

    def _kernel(self, kernel: cl.Kernel, args: Sequence[Any]) -> cl.Kernel:
        """A kernel object for each launch: its arguments are set now, not when the time runs."""
        for i, arg in enumerate(args):
            if isinstance(arg, np.ndarray):
                kernel.set_arg(i, self.buffers[id(arg)])
            elif isinstance(arg, LocalMemory):
                kernel.set_arg(i, cl.LocalMemory(arg.nbytes))
            else:
                scalar = getattr(cltypes, kernel.get_arg_info(i, cl.kernel_arg_info.TYPE_NAME))
                kernel.set_arg(i, scalar(arg))
        return kernel

    def reset(self) -> None:
        for array in self.arrays:
            cl.enqueue_copy(self.queue, self.buffers[id(array)], array)
        self.queue.finish()

    def run(self, part: slice = ALL) -> None:
        for kernel, launch in self.launches[part]:
            cl.enqueue_nd_range_kernel(self.queue, kernel, launch.global_size, launch.local_size)
        self.queue.finish()

    def results(self) -> tuple[Array, ...]:
        found = tuple(np.empty_like(array) for array in self.arrays)
        for array, result in zip(self.arrays, found, strict=True):
            cl.enqueue_copy(self.queue, result, self.buffers[id(array)])
        self.queue.finish()
        return found


def first_error(text: str) -> str:
    """The compiler's first message from pyopencl's text, which has the source, the options and the whole log too."""
    return next((line for line in text.splitlines() if re.search(r"\berror: ", line)), text)


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # a build log that is not empty is a warning
    serve(Connection(int(sys.argv[1])), OpenCLDevice)
