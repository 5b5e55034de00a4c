// C = A * B by tiles in local memory, one element of C for each work-item.
#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void matrixMultiply(__global float *c, __global const float *a, __global const float *b, int inner, int width)
{
    __local float tile_a[TILE][TILE];
    __local float tile_b[TILE][TILE];
    int lx = get_local_id(0);
    int ly = get_local_id(1);
    int x = get_global_id(0);
    int y = get_global_id(1);

    float sum = 0.0f;
    for (int t = 0; t < inner; t += TILE) {
        tile_a[ly][lx] = a[y * inner + t + lx];
        tile_b[ly][lx] = b[(t + ly) * width + x];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k)
            sum += tile_a[ly][k] * tile_b[k][lx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[y * width + x] = sum;
}
