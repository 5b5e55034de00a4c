// Whether a pattern begins at each position of a text: the loop ends at the first byte that differs.
__kernel void stringSearch(__global const uchar *text, __global const uchar *pattern, __global uchar *found,
                           int length, int pattern_length)
{
    int start = get_global_id(0);
    if (start > length - pattern_length)
        return;

    int k = 0;
    while (k < pattern_length && text[start + k] == pattern[k])
        ++k;
    found[start] = k == pattern_length;
}
