"""OpenCL C kernels for the command line, with a header in a subdirectory."""

from __future__ import annotations

from pathlib import Path

SOURCE = """
#include "scale.h"
kernel void scale(global float *y, global const float *x, float a) {
  int i = get_global_id(0);
  if (x[i] > 0.5f) y[i] = a * x[i] * SCALE;
}
kernel void turn(global int *out, int w, local int *tmp) {
  int x = get_global_id(0), y = get_global_id(1), l = get_local_id(0);
  tmp[l] = 1000 * y + x;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[y * w + x] = tmp[get_local_size(0) - 1 - l];
}
"""


def write_source(directory: Path) -> str:
    """The path of SOURCE in a file there; its header is in `inc` beside it."""
    (directory / "inc").mkdir()
    (directory / "inc" / "scale.h").write_text("#ifndef SCALE\n#define SCALE 2\n#endif\n")
    (directory / "k.cl").write_text(SOURCE)
    return str(directory / "k.cl")
