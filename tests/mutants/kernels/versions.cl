// Versions under a guard, which tests what they assume of the lanes' indices.
#define INDEX(name, i)                                                                                                 \
  kernel void name(global uchar *out, global const uchar *in, uint n, uint d) {                                        \
    uint g = get_global_id(0);                                                                                         \
    out[g] = in[i];                                                                                                    \
  }

INDEX(some_bits, g & 5)
INDEX(with_a_bit, g | 1)
INDEX(other_bit, g ^ 1)
INDEX(halves, g >> 1)
INDEX(moved, (g + 1) >> n)
INDEX(thirds, g / 3)
INDEX(magnitude, abs((int)(g - d)))
INDEX(bounded, g + d < n ? g + d : n)
INDEX(wrapped, (g + d) % 40)
INDEX(contiguous, (g >> n) + d)

kernel void counted(global uchar *out, global const uchar *in, int n, int last) {
  int g = get_global_id(0);
  uchar sum = 0;
  for (int i = 0; i < n; i++)
    sum += in[min(g + i, last)];
  out[g] = sum;
}
