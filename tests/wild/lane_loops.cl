// Loops around gathers that lanes leave in different iterations: rows of compressed matrices and adjacency lists.

__kernel void product(__global const float *values, __global const int *columns, __global const int *starts,
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

// Several results of several types.
__kernel void statistics(__global const int *columns, __global const int *starts, __global const short *x,
                         __global long *sums, __global short *last, __global uchar *is_odd, int rows)
{
    int row = get_global_id(0);
    if (row >= rows)
        return;
    long sum = row;
    short latest = -1;
    bool odd = false;
    for (int k = starts[row]; k < starts[row + 1]; ++k) {
        latest = x[columns[k]];
        sum += latest;
        odd = odd != ((latest & 1) != 0);
    }
    sums[row] = sum;
    last[row] = latest;
    is_odd[row] = odd;
}

// Two ways out of the loop.
__kernel void find(__global const int *columns, __global const int *starts, __global const int *x, __global int *found,
                   int key, int rows)
{
    int row = get_global_id(0);
    if (row >= rows)
        return;
    int at = -1;
    for (int k = starts[row]; k < starts[row + 1]; ++k)
        if (x[columns[k]] == key) {
            at = k;
            break;
        }
    found[row] = at;
}

// Stores in the loop, after a condition that holds for few work-items.
__kernel void mark(__global const int *columns, __global const int *starts, __global const int *levels,
                   __global int *marks, int level, int rows)
{
    int row = get_global_id(0);
    if (row < rows && levels[row] == level)
        for (int k = starts[row]; k < starts[row + 1]; ++k)
            if ((columns[k] & 3) != 0)
                marks[columns[k]] = level;
}

// A loop in the loop, and backwards; the id is used in it.
__kernel void blocks(__global const int *columns, __global const int *starts, __global const int *x, __global int *y,
                     int width, int rows)
{
    int row = get_global_id(0);
    if (row >= rows)
        return;
    int sum = 0;
    for (int k = starts[row + 1] - 1; k >= starts[row]; --k)
        for (int j = 0; j < width; ++j)
            sum = sum * 3 + x[columns[k] + j] - row;
    y[row] = sum;
}

// Not by lane: the next address is loaded, so that lanes had better wait together.
__kernel void chase(__global const int *next, __global int *y, int rows)
{
    int row = get_global_id(0);
    if (row >= rows)
        return;
    int at = row, steps = 0;
    while (next[at] >= 0) {
        at = next[at];
        ++steps;
    }
    y[row] = steps;
}

// Not by lane: there is more to compute than to gather.
__kernel void heavy(__global const int *columns, __global const int *starts, __global const float *x,
                    __global float *y, int rows)
{
    int row = get_global_id(0);
    if (row >= rows)
        return;
    float sum = 0.0f;
    for (int k = starts[row]; k < starts[row + 1]; ++k) {
        float v = x[columns[k]];
        sum += sqrt(v) / (1.0f + v * v) + 1.0f / (2.0f + v);
    }
    y[row] = sum;
}

// Not by lane: the elements are contiguous.
__kernel void columns_first(__global const float *x, __global const int *counts, __global float *y, int rows)
{
    int row = get_global_id(0);
    float sum = 0.0f;
    for (int k = 0; k < counts[row]; ++k)
        sum += x[k * get_global_size(0) + row];
    y[row] = sum;
}

// Two ways out of the loop, each with a result from before it.
kernel void contains(global const int *columns, global const int *starts, global const int *x, global int *found, int key,
                     int rows) {
  int i = get_global_id(0);
  if (i >= rows) return;
  int result = rows;
  for (int k = starts[i]; k < starts[i + 1]; k++)
    if (x[columns[k]] == key) {
      result = key;
      break;
    }
  found[i] = result;
}
