// The sum of a block for each work-group, by a tree in local memory. A work-item starts with two elements.
__kernel void reduce(__global const uint *in, __global uint *out, __local uint *sums)
{
    size_t local_id = get_local_id(0);
    size_t size = get_local_size(0);
    size_t first = get_group_id(0) * size * 2 + local_id;

    sums[local_id] = in[first] + in[first + size];
    barrier(CLK_LOCAL_MEM_FENCE);

    for (size_t s = size / 2; s > 0; s >>= 1) {
        if (local_id < s)
            sums[local_id] += sums[local_id + s];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (local_id == 0)
        out[get_group_id(0)] = sums[0];
}
