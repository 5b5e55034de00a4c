// Reads rows and writes columns, without a tile in local memory.
__kernel void transposeScatter(__global float *out, __global const float *in, uint width, uint height)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    out[x * height + y] = in[y * width + x];
}
