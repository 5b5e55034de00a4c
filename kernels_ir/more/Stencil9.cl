// One step of a stencil of nine points; the pixels at the edges stay as they are.
__kernel void stencil9(__global const float *in, __global float *out, float centre, float side, float corner)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int width = get_global_size(0);
    int height = get_global_size(1);
    int at = y * width + x;

    if (x > 0 && x < width - 1 && y > 0 && y < height - 1)
        out[at] = centre * in[at]
                + side * (in[at - 1] + in[at + 1] + in[at - width] + in[at + width])
                + corner * (in[at - width - 1] + in[at - width + 1] + in[at + width - 1] + in[at + width + 1]);
    else
        out[at] = in[at];
}
