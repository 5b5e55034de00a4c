"""Draws the Mandelbrot set. The loop is divergent: each work-item iterates until its own point escapes."""

import sys
from pathlib import Path

import matplotlib.image
import numpy as np

import wfv

SOURCE = """
kernel void mandelbrot(global uchar *image, float left, float top, float step, int limit) {
    int x = get_global_id(0), y = get_global_id(1);
    float cr = left + x * step, ci = top - y * step;
    float zr = 0, zi = 0;
    int n = 0;
    while (n < limit && zr * zr + zi * zi < 4) {
        float next = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = next;
        n++;
    }
    image[y * get_global_size(0) + x] = n == limit ? 0 : 255 * n / limit;
}
"""


def main(path: Path, width: int = 640, height: int = 480, limit: int = 200) -> np.ndarray:
    program = wfv.build(SOURCE)
    image = np.empty((height, width), np.uint8)
    step = 3.0 / width
    program.mandelbrot((width, height), None, image, -2.2, step * height / 2, step, limit)
    matplotlib.image.imsave(path, image, cmap="magma")
    print(f"{path}: {width} x {height}")
    return image


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "mandelbrot.png"))
