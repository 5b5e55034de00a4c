// Sobel's gradient of an image of four bytes per pixel; the pixels at the edges stay 0.
__kernel void sobel(__global const uchar4 *in, __global uchar4 *out)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    uint width = get_global_size(0);
    uint height = get_global_size(1);
    uint at = x + y * width;

    if (x >= 1 && x < width - 1 && y >= 1 && y < height - 1) {
        float4 i00 = convert_float4(in[at - 1 - width]);
        float4 i10 = convert_float4(in[at - width]);
        float4 i20 = convert_float4(in[at + 1 - width]);
        float4 i01 = convert_float4(in[at - 1]);
        float4 i21 = convert_float4(in[at + 1]);
        float4 i02 = convert_float4(in[at - 1 + width]);
        float4 i12 = convert_float4(in[at + width]);
        float4 i22 = convert_float4(in[at + 1 + width]);

        float4 gx = i00 + 2.0f * i10 + i20 - i02 - 2.0f * i12 - i22;
        float4 gy = i00 - i20 + 2.0f * i01 - 2.0f * i21 + i02 - i22;
        out[at] = convert_uchar4_sat(sqrt(gx * gx + gy * gy) / 2.0f);
    }
}
