"""A five-point stencil: each work-group copies its tile with a border into local memory, then computes from there."""

import numpy as np

import wfv

TILE = 16
SOURCE = """
kernel void heat(global float *to, global const float *from, int width, int height) {
    local float tile[TILE + 2][TILE + 2];
    int x = get_global_id(0), y = get_global_id(1), i = get_local_id(0), j = get_local_id(1);
    int left = (int)get_group_id(0) * TILE - 1, top = (int)get_group_id(1) * TILE - 1;
    for (int row = j; row < TILE + 2; row += TILE)
        for (int column = i; column < TILE + 2; column += TILE)
            tile[row][column] = from[clamp(top + row, 0, height - 1) * width + clamp(left + column, 0, width - 1)];
    barrier(CLK_LOCAL_MEM_FENCE);
    float around = tile[j][i + 1] + tile[j + 2][i + 1] + tile[j + 1][i] + tile[j + 1][i + 2];
    to[y * width + x] = tile[j + 1][i + 1] + 0.2f * (around - 4 * tile[j + 1][i + 1]);
}
"""


def main(width: int = 256, height: int = 192, steps: int = 20) -> np.ndarray:
    program = wfv.build(SOURCE, defines={"TILE": TILE})
    here = np.zeros((height, width), np.float32)
    here[height // 2, width // 2] = 1000
    there = np.empty_like(here)
    for _ in range(steps):
        program.heat((width, height), (TILE, TILE), there, here, width, height)
        here, there = there, here
    print(f"after {steps} steps: {here.sum():.2f} in all, {here.max():.2f} at most")
    return here


if __name__ == "__main__":
    main()
