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
INDEX(quotients, g / n)
INDEX(remainders, g % n)
INDEX(magnitude, abs((int)(g - d)))
INDEX(bounded, g + d < n ? g + d : n)
INDEX(chosen_by_order, g + d < n ? n + 3 : g + d)
INDEX(wrapped, (g + d) % 40)
INDEX(contiguous, (g >> n) + d)

kernel void counted(global uchar *out, global const uchar *in, int n, int last) {
  int g = get_global_id(0);
  uchar sum = 0;
  for (int i = 0; i < n; i++)
    sum += in[min(g + i, last)];
  out[g] = sum;
}

kernel void counted_to_the_end(global uchar *out, global const uchar *in, int n, int last) {
  int g = get_global_id(0), i = 0;
  uchar sum = 0;
  do
    sum += in[min(g + i, last)];
  while (i++ < n);
  out[g] = sum;
}

kernel void halves_of_some(global int *out, global const int *in, global const uchar *active) {
  int g = get_global_id(0);
  if (active[g])
    out[g] = in[g / 2u];
}
