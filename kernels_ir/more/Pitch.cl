// The mean of the 3x3 neighbours inside of the image, for bytes in rows of `pitch` bytes.
__kernel void pitchFilter(__global const uchar *in, __global uchar *out, int width, int height, int pitch)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    if (x >= width || y >= height)
        return;

    int sum = 0;
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            int column = x + dx;
            int row = y + dy;
            if (column >= 0 && column < width && row >= 0 && row < height) {
                sum += in[row * pitch + column];
                ++count;
            }
        }
    }
    out[y * pitch + x] = (uchar)(sum / count);
}
