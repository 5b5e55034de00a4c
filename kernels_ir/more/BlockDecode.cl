// Decompression: each work-item decodes a block of literals and of repetitions of what it has already written.
__kernel void blockDecode(__global const uchar *packed, int stride, __global uchar *out, int size)
{
    int i = get_global_id(0);
    __global const uchar *in = packed + i * stride;
    __global uchar *to = out + i * size;
    int at = 0;
    while (at < size) {
        int control = *in++;
        if (control < 128) {  // so many literals, and one more
            for (int k = 0; k <= control; ++k)
                to[at++] = *in++;
        } else {  // so many bytes again
            int distance = *in++;
            for (int k = 0; k < control - 124; ++k, ++at)
                to[at] = to[at - distance];
        }
    }
}
