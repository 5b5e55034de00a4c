// Exclusive prefix sums of a block for each work-group: up and down a tree in local memory.
__kernel void prefixScan(__global const uint *in, __global uint *out, __local uint *block)
{
    size_t id = get_local_id(0);
    size_t size = get_local_size(0);
    size_t length = 2 * size;
    size_t first = get_group_id(0) * length;
    size_t offset = 1;

    block[2 * id] = in[first + 2 * id];
    block[2 * id + 1] = in[first + 2 * id + 1];

    for (size_t d = size; d > 0; d >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (id < d)
            block[offset * (2 * id + 2) - 1] += block[offset * (2 * id + 1) - 1];
        offset *= 2;
    }
    if (id == 0)
        block[length - 1] = 0;
    for (size_t d = 1; d < length; d *= 2) {
        offset >>= 1;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (id < d) {
            uint left = block[offset * (2 * id + 1) - 1];
            block[offset * (2 * id + 1) - 1] = block[offset * (2 * id + 2) - 1];
            block[offset * (2 * id + 2) - 1] += left;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    out[first + 2 * id] = block[2 * id];
    out[first + 2 * id + 1] = block[2 * id + 1];
}
