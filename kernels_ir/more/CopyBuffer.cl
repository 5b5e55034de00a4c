// Copies a buffer: its time shows the bandwidth of the memory.
__kernel void copyBuffer(__global const float *from, __global float *to)
{
    size_t i = get_global_id(0);
    to[i] = from[i];
}
