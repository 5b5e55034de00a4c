// Tests of edges whose masks are cheap, but many: in loops over a window, and around accesses to pixels of four bytes.

// The sum of a window, without what is outside of the image.
__kernel void window_sum(__global const uchar *in, __global int *out, int width, int height, int pitch)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x >= width || y >= height)
        return;
    int sum = 0, count = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -2; dx <= 2; ++dx)
            if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height) {
                sum += in[(y + dy) * pitch + x + dx];
                ++count;
            }
    out[y * pitch + x] = sum * 100 + count;
}

// The difference of the pixels on both sides, for all pixels but those at an edge.
__kernel void gradient(__global const uchar4 *in, __global uchar4 *out, uint width, uint height)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    uint at = x + y * get_global_size(0);
    if (x >= 1 && x < width - 1 && y >= 1 && y < height - 1) {
        uchar4 left = in[at - 1], right = in[at + 1];
        uchar4 up = in[at - get_global_size(0)], down = in[at + get_global_size(0)];
        uchar4 a = in[at - 1 - get_global_size(0)], b = in[at + 1 - get_global_size(0)];
        uchar4 c = in[at - 1 + get_global_size(0)], d = in[at + 1 + get_global_size(0)];
        out[at] = (left ^ right) + (up ^ down) + (a ^ d) - (b ^ c);
    }
}

// Lanes leave the loop in different iterations; one element is the same for all lanes.
__kernel void prefix_length(__global const uchar *text, __global const uchar *pattern, __global int *out, int length,
                            int most)
{
    int start = get_global_id(0);
    if (start > length - most)
        return;
    int k = 0;
    while (k < most && text[start + k] == pattern[k])
        ++k;
    out[start] = k;
}
