"""A scalar C function on NumPy arrays, 8 elements at a time, and its SIMD function for C."""

import tempfile
from pathlib import Path

import numpy as np

import wfv

SOURCE = """
#include <math.h>
float power(float x, int n) {           /* x to the n, but the square root of what exceeds a million */
  float r = 1;
  for (; n > 0; n >>= 1, x *= x) {
    if (n & 1) r *= x;
    if (r > 1e6f) return sqrtf(r);
  }
  return r;
}
"""


def main() -> None:
    """Calls it, and shows what it became."""
    power = wfv.vectorize(SOURCE, "power", lanes=8, shapes={"n": "uniform"}, target="x86-64-v3")
    x = np.linspace(0, 20, 5, dtype=np.float32)
    print(power.symbol)
    print(power(x, 5))
    print({name: power.shapes[name] for name in ("x", "n")})
    for remark in power.remarks:
        print(f"line {int(remark.line)}: {remark.text}")
    with tempfile.TemporaryDirectory() as folder:
        power.write(Path(folder) / "power.o")
        print(next(line for line in (Path(folder) / "power.h").read_text().splitlines() if power.symbol in line))


if __name__ == "__main__":
    main()
