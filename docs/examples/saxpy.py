"""y += a * x: builds a kernel from its source, runs it, and prints its signature."""

import numpy as np

import wfv

SOURCE = """
kernel void saxpy(global float *y, global const float *x, float a) {
    size_t i = get_global_id(0);
    y[i] += a * x[i];
}
"""


def main(n: int = 1_000_000) -> np.ndarray:
    program = wfv.build(SOURCE)
    x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
    program.saxpy(n, None, y, x, 2.0)
    print(program.saxpy.signature)
    print(y[:5])
    return y


if __name__ == "__main__":
    main()
