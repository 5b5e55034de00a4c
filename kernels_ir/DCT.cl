// 8x8 block discrete cosine transform: one work-group per block, one coefficient per work-item.
// With D = dct8x8 (column u holds the u-th cosine): forward D^T X D, inverse D X D^T.
__kernel void DCT(__global float *output, __global const float *input, __global const float *dct8x8,
                  __local float *inter, uint width, uint blockWidth, uint inverse)
{
    uint x = get_local_id(0);
    uint y = get_local_id(1);
    uint block = get_group_id(1) * blockWidth * width + get_group_id(0) * blockWidth;

    // Rows: inter = X * D, or X * D^T.
    float sum = 0.0f;
    for (uint k = 0; k < blockWidth; ++k) {
        uint index = inverse ? x * blockWidth + k : k * blockWidth + x;
        sum += input[block + y * width + k] * dct8x8[index];
    }
    inter[y * blockWidth + x] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);

    // Columns: D^T * inter, or D * inter.
    sum = 0.0f;
    for (uint k = 0; k < blockWidth; ++k) {
        uint index = inverse ? y * blockWidth + k : k * blockWidth + y;
        sum += dct8x8[index] * inter[k * blockWidth + x];
    }
    output[get_global_id(1) * width + get_global_id(0)] = sum;
}
