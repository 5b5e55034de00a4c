"""y = a x + y with pyopencl, on the OpenCL platform whose name is passed; without one, on the first.

wfv driver run -- python docs/examples/pyopencl_saxpy.py
python docs/examples/pyopencl_saxpy.py Portable        # PoCL, if it is installed
python docs/examples/pyopencl_saxpy.py Intel
"""

from __future__ import annotations

import sys

import numpy as np

SOURCE = """
kernel void saxpy(global float *y, global const float *x, float a) {
  size_t i = get_global_id(0);
  y[i] = a * x[i] + y[i];
}
"""


def main(platform: str = "", n: int = 1 << 20) -> np.ndarray:
    import pyopencl as cl  # not everyone who runs the examples has it

    found = next((each for each in cl.get_platforms() if platform in each.name), None)
    if found is None:
        raise SystemExit(f"no OpenCL platform {platform!r}: {', '.join(each.name for each in cl.get_platforms())}")
    device = found.get_devices()[0]
    print(f"{found.name}: {device.name}, {found.version}")
    context = cl.Context([device])
    queue = cl.CommandQueue(context)
    x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
    flags = cl.mem_flags
    x_memory = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=x)
    y_memory = cl.Buffer(context, flags.READ_WRITE | flags.COPY_HOST_PTR, hostbuf=y)
    program = cl.Program(context, SOURCE).build()
    program.saxpy(queue, (n,), None, y_memory, x_memory, np.float32(2))
    result = np.empty_like(y)
    cl.enqueue_copy(queue, result, y_memory)
    print(f"all right: {np.array_equal(result, 2 * x + 1)}")
    return result


if __name__ == "__main__":
    main(*sys.argv[1:2])
