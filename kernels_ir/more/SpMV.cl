// Sparse matrix (compressed rows) times vector: one row for each work-item.
__kernel void spmv(__global const float *values, __global const int *columns, __global const int *starts,
                   __global const float *x, __global float *y, int rows)
{
    int row = get_global_id(0);
    if (row < rows) {
        float sum = 0.0f;
        int end = starts[row + 1];
        for (int k = starts[row]; k < end; ++k)
            sum += values[k] * x[columns[k]];
        y[row] = sum;
    }
}
