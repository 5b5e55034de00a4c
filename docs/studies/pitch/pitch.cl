// |2c - (e + w)| of each byte c of a region in an image, with its neighbours to the east and the west, saturated to a
// byte. Rows are `pitch` bytes long. The region begins at `first`, and its pixels have both neighbours.

kernel void by_pixels_float(global const uchar *in, global uchar *out, int first, int pitch)
{
    int i = first + get_global_id(1) * pitch + get_global_id(0);
    float middle = in[i], west = in[i - 1], east = in[i + 1];
    out[i] = (uchar)fmin(fabs(2.0f * middle - (east + west)), 255.0f);
}

kernel void by_pixels(global const uchar *in, global uchar *out, int first, int pitch)
{
    int i = first + get_global_id(1) * pitch + get_global_id(0);
    short middle = in[i], west = in[i - 1], east = in[i + 1];
    short value = 2 * middle - (east + west);
    out[i] = convert_uchar_sat(abs(value));
}

// Rows [first_row, last_row) of a work-item, of which there are as many as cores.
int first_row(int height)
{
    return (int)((long)height * get_global_id(0) / get_global_size(0));
}

int last_row(int height)
{
    return (int)((long)height * (get_global_id(0) + 1) / get_global_size(0));
}

kernel void by_cores(global const uchar *in, global uchar *out, int first, int pitch, int width, int height)
{
    for (int y = first_row(height); y < last_row(height); ++y)
        for (int x = 0; x < width; ++x) {
            int i = first + y * pitch + x;
            short middle = in[i], west = in[i - 1], east = in[i + 1];
            short value = 2 * middle - (east + west);
            out[i] = convert_uchar_sat(abs(value));
        }
}

kernel void by_cores_short8(global const uchar *in, global uchar *out, int first, int pitch, int width, int height)
{
    for (int y = first_row(height); y < last_row(height); ++y) {
        global const uchar *row = in + first + y * pitch;
        global uchar *to = out + first + y * pitch;
        int x = 0;
        for (; x + 8 <= width; x += 8) {
            short8 middle = convert_short8(vload8(0, row + x));
            short8 west = convert_short8(vload8(0, row + x - 1)), east = convert_short8(vload8(0, row + x + 1));
            short8 value = middle * (short8)2 - (east + west);
            vstore8(convert_uchar8_sat(abs(value)), 0, to + x);
        }
        for (; x < width; ++x) {
            short value = 2 * row[x] - (row[x + 1] + row[x - 1]);
            to[x] = convert_uchar_sat(abs(value));
        }
    }
}

kernel void copy(global const uchar *in, global uchar *out)
{
    size_t i = get_global_id(0);
    out[i] = in[i];
}
