// StrayLight: the convolution of a frame in several forms, and the stages that a frame goes through. A frame has `width`
// x `height` floats.

// The angle between the axis and the light of a column of the detector, in radians. `pixel` is the size of a pixel in
// focal lengths.
kernel void incidence_angles(global float *angles, int width, float pixel)
{
    int x = get_global_id(0);
    angles[x] = atan((x - 0.5f * (width - 1)) * pixel);
}

// The point spread function before it is divided by its sum: a narrow core on a wide skirt.
kernel void point_spread(global float *psf, int side, float core, float skirt, float share)
{
    int i = get_global_id(0), j = get_global_id(1);
    float x = i - side / 2, y = j - side / 2, square = x * x + y * y;
    psf[j * side + i] = exp(-square / (2.0f * core * core)) + share / (1.0f + square / (skirt * skirt));
}

// The convolution with `side` x `side` weights; the frame continues at the opposite edge. Its forms follow.

// As it is written down: two remainders for each weight.
kernel void convolve_modulo(global const float *in, global float *out, global const float *psf, int width, int height,
                            int side)
{
    int x = get_global_id(0), y = get_global_id(1), radius = side / 2;
    float sum = 0.0f;
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side; ++i)
            sum += psf[j * side + i] * in[(y + j - radius + height) % height * width + (x + i - radius + width) % width];
    out[y * width + x] = sum;
}

// Compares instead of remainders.
kernel void convolve_compare(global const float *in, global float *out, global const float *psf, int width, int height,
                             int side)
{
    int x = get_global_id(0), y = get_global_id(1), radius = side / 2;
    float sum = 0.0f;
    for (int j = 0; j < side; ++j) {
        int row = y + j - radius;
        if (row < 0)
            row += height;
        else if (row >= height)
            row -= height;
        for (int i = 0; i < side; ++i) {
            int column = x + i - radius;
            if (column < 0)
                column += width;
            else if (column >= width)
                column -= width;
            sum += psf[j * side + i] * in[row * width + column];
        }
    }
    out[y * width + x] = sum;
}

// A row per work-item, with the loop over x innermost: weight by weight is added to the whole row.
kernel void convolve_rows(global const float *in, global float *restrict out, global const float *psf, int width,
                          int height, int side)
{
    int y = get_global_id(0), radius = side / 2;
    global float *restrict to = out + y * width;
    for (int x = 0; x < width; ++x)
        to[x] = 0.0f;
    for (int j = 0; j < side; ++j) {
        int row = y + j - radius;
        row += row < 0 ? height : row >= height ? -height : 0;
        global const float *from = in + row * width;
        for (int i = 0; i < side; ++i) {
            float weight = psf[j * side + i];
            int shift = i - radius, first = max(0, -shift), last = min(width, width - shift);
            for (int x = 0; x < first; ++x)
                to[x] += weight * from[x + shift + width];
            for (int x = first; x < last; ++x)
                to[x] += weight * from[x + shift];
            for (int x = last; x < width; ++x)
                to[x] += weight * from[x + shift - width];
        }
    }
}

// The work-group copies its part of the frame, with what lies around it, to local memory.
kernel void convolve_tile(global const float *in, global float *out, global const float *psf, int width, int height,
                          int side, local float *tile)
{
    int x = get_global_id(0), y = get_global_id(1), radius = side / 2;
    int columns = get_local_size(0) + side - 1, rows = get_local_size(1) + side - 1;
    int left = get_group_id(0) * get_enqueued_local_size(0) - radius + width;
    int top = get_group_id(1) * get_enqueued_local_size(1) - radius + height;
    for (int j = get_local_id(1); j < rows; j += get_local_size(1))
        for (int i = get_local_id(0); i < columns; i += get_local_size(0))
            tile[j * columns + i] = in[(top + j) % height * width + (left + i) % width];
    barrier(CLK_LOCAL_MEM_FENCE);
    float sum = 0.0f;
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side; ++i)
            sum += psf[j * side + i] * tile[(get_local_id(1) + j) * columns + get_local_id(0) + i];
    out[y * width + x] = sum;
}

// The frame with `radius` pixels of the opposite edge on each side: the convolution then has no edges.
kernel void pad(global const float *in, global float *padded, int width, int height, int radius)
{
    int x = get_global_id(0), y = get_global_id(1), stride = width + 2 * radius;
    int column = x - radius, row = y - radius;
    column += column < 0 ? width : column >= width ? -width : 0;
    row += row < 0 ? height : row >= height ? -height : 0;
    padded[y * stride + x] = in[row * width + column];
}

kernel void convolve_padded(global const float *padded, global float *out, global const float *psf, int width, int side)
{
    int x = get_global_id(0), y = get_global_id(1), stride = width + side - 1;
    float sum = 0.0f;
    for (int j = 0; j < side; ++j)
        for (int i = 0; i < side; ++i)
            sum += psf[j * side + i] * padded[(y + j) * stride + x + i];
    out[y * width + x] = sum;
}

kernel void copy(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
}

// The stages of docs/examples/straylight.py on many frames: the third dimension is the frame.

// The direct peak: light that falls in at an angle loses by the fourth power of the cosine.
kernel void frames_direct_peak(global const float *in, global float *out, global const float *angles, int width,
                               int height)
{
    size_t x = get_global_id(0), i = (get_global_id(2) * height + get_global_id(1)) * width + x;
    float cosine = cos(angles[x]), square = cosine * cosine;
    out[i] = in[i] / (square * square);
}

kernel void frames_convolve(global const float *in, global float *out, global const float *psf, int width, int height,
                            int side)
{
    int x = get_global_id(0), y = get_global_id(1), radius = side / 2;
    size_t frame = get_global_id(2) * height * width;
    float sum = 0.0f;
    for (int j = 0; j < side; ++j) {
        int row = y + j - radius;
        row += row < 0 ? height : row >= height ? -height : 0;
        for (int i = 0; i < side; ++i) {
            int column = x + i - radius;
            column += column < 0 ? width : column >= width ? -width : 0;
            sum += psf[j * side + i] * in[frame + row * width + column];
        }
    }
    out[frame + y * width + x] = sum;
}

// Linear interpolation to the output grid: column x is `fraction[x]` of the way from pixel `left[x]` to the next.
kernel void frames_interpolate(global const float *in, global float *out, global const int *left,
                               global const float *fraction, int width, int height, int columns)
{
    size_t x = get_global_id(0), row = get_global_id(2) * height + get_global_id(1);
    float from = in[row * width + left[x]], to = in[row * width + left[x] + 1];
    out[row * columns + x] = from + fraction[x] * (to - from);
}
