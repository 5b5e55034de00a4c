"""Sharpens an RGBA picture, with vectors of four bytes and saturating conversions."""

import numpy as np

import wfv

SOURCE = """
kernel void sharpen(global uchar4 *to, global const uchar4 *from, int width, int height) {
    int x = get_global_id(0), y = get_global_id(1);
    int left = max(x - 1, 0), right = min(x + 1, width - 1), up = max(y - 1, 0), down = min(y + 1, height - 1);
    int4 around = convert_int4(from[y * width + left]) + convert_int4(from[y * width + right])
                + convert_int4(from[up * width + x]) + convert_int4(from[down * width + x]);
    int4 sharp = 5 * convert_int4(from[y * width + x]) - around;
    uchar4 result = convert_uchar4_sat(sharp);
    result.w = from[y * width + x].w;
    to[y * width + x] = result;
}
"""


def main(width: int = 320, height: int = 200) -> np.ndarray:
    rng = np.random.default_rng(1)
    picture = rng.integers(0, 256, (height, width, 4), np.uint8)
    sharp = np.empty_like(picture)
    program = wfv.build(SOURCE)
    program.sharpen((width, height), None, sharp, picture, width, height)
    print(f"mean {picture.mean():.1f} -> {sharp.mean():.1f}")
    return sharp


if __name__ == "__main__":
    main()
