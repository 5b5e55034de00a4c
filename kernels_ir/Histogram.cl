// 256-bin histogram, one result per work-group. Every work-item counts BIN_SIZE values into uchar bins of its own
// in local memory, then the group merges them. No value may occur 256 times among those of one work-item.
#define BIN_SIZE 256

__kernel void histogram256(__global const uint *data, __local uchar *sharedArray, __global uint *binResult)
{
    size_t localId = get_local_id(0);
    size_t globalId = get_global_id(0);
    size_t groupId = get_group_id(0);
    size_t groupSize = get_local_size(0);

    for (uint i = 0; i < BIN_SIZE; ++i)
        sharedArray[localId * BIN_SIZE + i] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = 0; i < BIN_SIZE; ++i) {
        uint value = data[globalId * BIN_SIZE + i];
        sharedArray[localId * BIN_SIZE + value]++;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = 0; i < BIN_SIZE / groupSize; ++i) {
        uint count = 0;
        for (uint j = 0; j < groupSize; ++j)
            count += sharedArray[j * BIN_SIZE + i * groupSize + localId];
        binResult[groupId * BIN_SIZE + i * groupSize + localId] = count;
    }
}
