// The mean of a box of pixels around each pixel. The input has a border of RADIUS pixels, so no test is needed.
#define RADIUS 2
#define SIDE (2 * RADIUS + 1)

__kernel void boxAvg(__global const float *in, __global float *out, int width)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int stride = width + 2 * RADIUS;

    float sum = 0.0f;
    for (int dy = 0; dy < SIDE; ++dy)
        for (int dx = 0; dx < SIDE; ++dx)
            sum += in[(y + dy) * stride + x + dx];
    out[y * width + x] = sum / (SIDE * SIDE);
}
