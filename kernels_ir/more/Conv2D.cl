// Convolution with an 11x11 filter on an image that continues at its opposite edges.
#define SIDE 11

__kernel void conv2d(__global const float *in, __constant float *filter, __global float *out, int width, int height)
{
    int x = get_global_id(0);
    int y = get_global_id(1);

    float sum = 0.0f;
    for (int dy = 0; dy < SIDE; ++dy) {
        int row = (y + dy - SIDE / 2 + height) % height;
        for (int dx = 0; dx < SIDE; ++dx) {
            int column = (x + dx - SIDE / 2 + width) % width;
            sum += filter[dy * SIDE + dx] * in[row * width + column];
        }
    }
    out[y * width + x] = sum;
}
