// The mean of the 5x5 pixels around each pixel, of those that are inside of the image: from the first form that one
// writes to one with all loops arranged by hand. A mean of rows and then of columns is the same, because the pixels
// inside of the image are a rectangle. Images are `height` rows of `width` floats.

#define RADIUS 2
#define SIDE (2 * RADIUS + 1)

kernel void copy(global const float *in, global float *out)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
}

// One pass, a pixel per work-item: all 25 pixels, each with a test whether it is inside.
kernel void one_pass(global const float *in, global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    int count = 0;
    for (int dy = -RADIUS; dy <= RADIUS; ++dy)
        for (int dx = -RADIUS; dx <= RADIUS; ++dx)
            if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) {
                sum += in[(y + dy) * width + x + dx];
                ++count;
            }
    out[y * width + x] = sum / count;
}

// Two passes, a pixel per work-item.
kernel void row_mean_by_pixels(global const float *in, global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    int count = 0;
    for (int dx = -RADIUS; dx <= RADIUS; ++dx)
        if (x + dx >= 0 && x + dx < width) {
            sum += in[y * width + x + dx];
            ++count;
        }
    out[y * width + x] = sum / count;
}

kernel void column_mean_by_pixels(global const float *in, global float *out, int width, int height)
{
    int x = get_global_id(0), y = get_global_id(1);
    float sum = 0.0f;
    int count = 0;
    for (int dy = -RADIUS; dy <= RADIUS; ++dy)
        if (y + dy >= 0 && y + dy < height) {
            sum += in[(y + dy) * width + x];
            ++count;
        }
    out[y * width + x] = sum / count;
}

// A row, or a column, per work-item.
kernel void row_mean_by_rows(global const float *in, global float *out, int width, int height)
{
    int y = get_global_id(0);
    for (int x = 0; x < width; ++x) {
        float sum = 0.0f;
        int count = 0;
        for (int dx = -RADIUS; dx <= RADIUS; ++dx)
            if (x + dx >= 0 && x + dx < width) {
                sum += in[y * width + x + dx];
                ++count;
            }
        out[y * width + x] = sum / count;
    }
}

kernel void column_mean_by_columns(global const float *in, global float *out, int width, int height)
{
    int x = get_global_id(0);
    for (int y = 0; y < height; ++y) {
        float sum = 0.0f;
        int count = 0;
        for (int dy = -RADIUS; dy <= RADIUS; ++dy)
            if (y + dy >= 0 && y + dy < height) {
                sum += in[(y + dy) * width + x];
                ++count;
            }
        out[y * width + x] = sum / count;
    }
}

// The sum of a pixel is that of the one before, with the pixel that comes and without the one that goes.
kernel void row_mean_running(global const float *in, global float *out, int width, int height)
{
    int y = get_global_id(0);
    global const float *row = in + y * width;
    float sum = 0.0f;
    int count = 0;
    for (int x = -RADIUS; x < width; ++x) {
        if (x + RADIUS < width) {
            sum += row[x + RADIUS];
            ++count;
        }
        if (x - RADIUS - 1 >= 0) {
            sum -= row[x - RADIUS - 1];
            --count;
        }
        if (x >= 0)
            out[y * width + x] = sum / count;
    }
}

// Borders and division are out of the loop. Rows have at least SIDE pixels.
kernel void row_mean_running_inside(global const float *in, global float *out, int width, int height)
{
    int y = get_global_id(0);
    global const float *row = in + y * width;
    global float *to = out + y * width;
    float sum = 0.0f;
    for (int x = 0; x < RADIUS; ++x)
        sum += row[x];
    for (int x = 0; x <= RADIUS; ++x) {
        sum += row[x + RADIUS];
        to[x] = sum / (x + RADIUS + 1);
    }
    for (int x = RADIUS + 1; x < width - RADIUS; ++x) {
        sum += row[x + RADIUS] - row[x - RADIUS - 1];
        to[x] = sum * (1.0f / SIDE);
    }
    for (int x = width - RADIUS; x < width; ++x) {
        sum -= row[x - RADIUS - 1];
        to[x] = sum / (width - x + RADIUS);
    }
}

// Rows [first, last) of a work-item that has its share of all rows.
int first_row(int height)
{
    return (int)((long)height * get_global_id(0) / get_global_size(0));
}

int last_row(int height)
{
    return (int)((long)height * (get_global_id(0) + 1) / get_global_size(0));
}

// A block of rows per work-item, of which there are as many as cores: memory is read in its order.
kernel void column_mean_by_blocks(global const float *in, global float *out, int width, int height)
{
    for (int y = first_row(height); y < last_row(height); ++y) {
        int top = max(y - RADIUS, 0), bottom = min(y + RADIUS, height - 1);
        float scale = 1.0f / (bottom - top + 1);
        for (int x = 0; x < width; ++x) {
            float sum = 0.0f;
            for (int row = top; row <= bottom; ++row)
                sum += in[row * width + x];
            out[y * width + x] = sum * scale;
        }
    }
}

// The same with vectors. The width is a multiple of 4.
kernel void column_mean_by_blocks_float4(global const float4 *in, global float4 *out, int width, int height)
{
    int vectors = width / 4;
    for (int y = first_row(height); y < last_row(height); ++y) {
        int top = max(y - RADIUS, 0), bottom = min(y + RADIUS, height - 1);
        float scale = 1.0f / (bottom - top + 1);
        for (int x = 0; x < vectors; ++x) {
            float4 sum = 0.0f;
            for (int row = top; row <= bottom; ++row)
                sum += in[row * vectors + x];
            out[y * vectors + x] = sum * scale;
        }
    }
}

// The same for any width and alignment.
kernel void column_mean_by_blocks_any(global const float *in, global float *out, int width, int height)
{
    for (int y = first_row(height); y < last_row(height); ++y) {
        int top = max(y - RADIUS, 0), bottom = min(y + RADIUS, height - 1);
        float scale = 1.0f / (bottom - top + 1);
        int x = 0;
        for (; x + 4 <= width; x += 4) {
            float4 sum = 0.0f;
            for (int row = top; row <= bottom; ++row)
                sum += vload4(0, in + row * width + x);
            vstore4(sum * scale, 0, out + y * width + x);
        }
        for (; x < width; ++x) {
            float sum = 0.0f;
            for (int row = top; row <= bottom; ++row)
                sum += in[row * width + x];
            out[y * width + x] = sum * scale;
        }
    }
}

// Both passes in one, in vectors: the sums of columns are in a row of scratch, `width` + 2 * RADIUS floats for each
// work-item, with zeros on both sides. FUSED is one kernel for each length of vectors.
#define FUSED(NAME, VECTOR, N, LOAD, STORE)                                                                            \
    kernel void NAME(global const float *in, global float *out, global float *scratch, int width, int height)          \
    {                                                                                                                  \
        global float *sums = scratch + get_global_id(0) * (width + 2 * RADIUS) + RADIUS;                               \
        for (int x = 1; x <= RADIUS; ++x)                                                                              \
            sums[-x] = sums[width - 1 + x] = 0.0f;                                                                     \
        for (int y = first_row(height); y < last_row(height); ++y) {                                                   \
            int top = max(y - RADIUS, 0), bottom = min(y + RADIUS, height - 1), rows = bottom - top + 1;               \
            float scale = 1.0f / (rows * SIDE);                                                                        \
            global float *to = out + y * width;                                                                        \
            int x = 0;                                                                                                 \
            for (; x + N <= width; x += N) {                                                                           \
                VECTOR sum = 0.0f;                                                                                     \
                for (int row = top; row <= bottom; ++row)                                                              \
                    sum += LOAD(0, in + row * width + x);                                                              \
                STORE(sum, 0, sums + x);                                                                               \
            }                                                                                                          \
            for (; x < width; ++x) {                                                                                   \
                float sum = 0.0f;                                                                                      \
                for (int row = top; row <= bottom; ++row)                                                              \
                    sum += in[row * width + x];                                                                        \
                sums[x] = sum;                                                                                         \
            }                                                                                                          \
            for (x = 0; x + N <= width; x += N) {                                                                      \
                VECTOR sum = LOAD(0, sums + x - 2) + LOAD(0, sums + x - 1) + LOAD(0, sums + x)                         \
                             + LOAD(0, sums + x + 1) + LOAD(0, sums + x + 2);                                          \
                STORE(sum * scale, 0, to + x);                                                                         \
            }                                                                                                          \
            for (; x < width; ++x)                                                                                     \
                to[x] = (sums[x - 2] + sums[x - 1] + sums[x] + sums[x + 1] + sums[x + 2]) * scale;                     \
            for (x = 0; x < RADIUS; ++x) {                                                                             \
                to[x] *= (float)SIDE / (x + RADIUS + 1);                                                               \
                to[width - 1 - x] *= (float)SIDE / (x + RADIUS + 1);                                                   \
            }                                                                                                          \
        }                                                                                                              \
    }

FUSED(fused_float4, float4, 4, vload4, vstore4)
FUSED(fused_float16, float16, 16, vload16, vstore16)
