// Escape-time image of the Mandelbrot set: one pixel per work-item.
__kernel void mandelbrot(__global uint *out, float x0, float y0, float dx, float dy, uint maxIterations, uint width)
{
    uint column = get_global_id(0);
    uint row = get_global_id(1);
    float cx = x0 + dx * (float)column;
    float cy = y0 + dy * (float)row;

    float x = 0.0f;
    float y = 0.0f;
    uint iteration = 0;
    while (iteration < maxIterations) {
        float xx = x * x;
        float yy = y * y;
        if (xx + yy > 4.0f)
            break;
        y = 2.0f * x * y + cy;
        x = xx - yy + cx;
        ++iteration;
    }
    out[row * width + column] = iteration;
}
