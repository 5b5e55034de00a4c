// Copies a buffer: the measure of what the memory gives.
__kernel void copyBuffer(__global const float *from, __global float *to)
{
    size_t i = get_global_id(0);
    to[i] = from[i];
}
