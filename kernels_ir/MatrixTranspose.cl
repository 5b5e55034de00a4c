// Transpose through a square tile in local memory: reads and writes of global memory are both by rows.
__kernel void matrixTranspose(__global float *output, __global const float *input, __local float *block,
                              uint width, uint height, uint blockSize)
{
    uint localX = get_local_id(0);
    uint localY = get_local_id(1);
    block[localY * blockSize + localX] = input[(uint)get_global_id(1) * width + (uint)get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);

    uint targetX = (uint)get_group_id(1) * blockSize + localX;
    uint targetY = (uint)get_group_id(0) * blockSize + localY;
    output[targetY * height + targetX] = block[localX * blockSize + localY];
}
