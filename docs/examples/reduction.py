"""Sum, minimum and maximum of an array: a reduction tree in local memory, and atomics on the result."""

import numpy as np

import wfv

GROUP = 256
SOURCE = """
kernel void reduce(global const int *x, uint n, volatile global int *result, local int *sums) {
    uint i = get_global_id(0), l = get_local_id(0);
    int value = i < n ? x[i] : 0;
    sums[l] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint half_size = get_local_size(0) / 2; half_size > 0; half_size /= 2) {
        if (l < half_size) sums[l] += sums[l + half_size];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (l == 0) atomic_add(&result[0], sums[0]);
    if (i < n) {
        atomic_min(&result[1], value);
        atomic_max(&result[2], value);
    }
}
"""


def main(n: int = 100_000) -> np.ndarray:
    x = np.random.default_rng(1).integers(-1000, 1000, n, np.int32)
    info = np.iinfo(np.int32)
    result = np.array([0, info.max, info.min], np.int32)
    groups = -(-n // GROUP)
    program = wfv.build(SOURCE)
    program.reduce(groups * GROUP, GROUP, x, n, result, wfv.LocalMemory(4 * GROUP), threads=2)
    print("sum {}, least {}, greatest {}".format(*result))
    return result


if __name__ == "__main__":
    main()
