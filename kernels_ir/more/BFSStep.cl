// One level of a breadth-first search: one node for each work-item. All that write to a node write the same level.
__kernel void bfsStep(__global const int *starts, __global const int *edges, __global int *levels, int current, int nodes)
{
    int node = get_global_id(0);
    if (node < nodes && levels[node] == current) {
        for (int k = starts[node]; k < starts[node + 1]; ++k) {
            int next = edges[k];
            if (levels[next] < 0)
                levels[next] = current + 1;  // wfv: race ok
        }
    }
}
