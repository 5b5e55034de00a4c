"""Integer divisions without a result, by zero and of the least number by -1: some value, and no signal, anywhere."""

import numpy as np

import wfv

SOURCE = """
kernel void divide(global T *q, global T *r, global const T *a, global const T *b) {
  size_t i = get_global_id(0);
  q[i] = a[i] / b[i];
  r[i] = a[i] % b[i];
}
"""
TYPES = {"char": np.int8, "uchar": np.uint8, "short": np.int16, "ushort": np.uint16, "int": np.int32, "uint": np.uint32,
         "long": np.int64, "ulong": np.uint64}  # fmt: skip


def main() -> None:
    """Each type under each strategy, with groups of whole vectors and of one work-item; the other results are right."""
    for name, dtype in TYPES.items():
        least, minus_one = np.iinfo(dtype).min, dtype(-1) if np.iinfo(dtype).min else np.iinfo(dtype).max
        a = np.resize(np.array([7, least, 100, 5, least], dtype), 64)
        b = np.resize(np.array([0, minus_one, 7, 0, 0, 3, minus_one], dtype), 64)
        defined = (b != 0) & ~((a == least) & (b == minus_one) & (least != 0))
        for strategy in wfv.STRATEGIES:
            kernel = wfv.build(SOURCE, defines={"T": name}, strategy=strategy, lanes=8)["divide"]
            for local_size in (1, 16):
                q, r = np.zeros_like(a), np.zeros_like(a)
                kernel(64, local_size, q, r, a, b)
                assert (q[defined] * b[defined] + r[defined] == a[defined]).all()
        print(
            f"{name}: {len(wfv.STRATEGIES)} strategies, {(~defined).sum()} divisions of 64 without a result: no signal"
        )


if __name__ == "__main__":
    main()
