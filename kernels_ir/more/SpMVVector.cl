// Sparse matrix (compressed rows) times vector: VECTOR work-items for each row, which add up in local memory.
#define VECTOR 32

__kernel void spmvVector(__global const float *values, __global const int *columns, __global const int *starts,
                         __global const float *x, __global float *y, int rows, __local float *sums)
{
    int id = get_local_id(0);
    int lane = id % VECTOR;
    int row = get_global_id(0) / VECTOR;

    float sum = 0.0f;
    if (row < rows) {
        int end = starts[row + 1];
        for (int k = starts[row] + lane; k < end; k += VECTOR)
            sum += values[k] * x[columns[k]];
    }
    sums[id] = sum;
    for (int s = VECTOR / 2; s > 0; s /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (lane < s)
            sums[id] += sums[id + s];
    }
    if (lane == 0 && row < rows)
        y[row] = sums[id];
}
