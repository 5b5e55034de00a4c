// Backtracking: how many ways there are to place the other queens, when those of the first rows are given.
__kernel void queens(__global const int *starts, int starts_count, int size, __global int *solutions)
{
    int i = get_global_id(0);
    if (i >= starts_count)
        return;
    int columns[12], left[12], right[12], open[12];
    int all = (1 << size) - 1, row = 0, found = 0;
    columns[0] = starts[3 * i];
    left[0] = starts[3 * i + 1];
    right[0] = starts[3 * i + 2];
    open[0] = all & ~(columns[0] | left[0] | right[0]);
    while (row >= 0) {
        if (open[row] == 0) {  // back
            --row;
            continue;
        }
        int place = open[row] & -open[row];
        open[row] ^= place;
        int filled = columns[row] | place;
        if (filled == all) {
            ++found;
            continue;
        }
        int l = (left[row] | place) << 1, r = (right[row] | place) >> 1;
        ++row;
        columns[row] = filled;
        left[row] = l;
        right[row] = r;
        open[row] = all & ~(filled | l | r);
    }
    solutions[i] = found;
}
