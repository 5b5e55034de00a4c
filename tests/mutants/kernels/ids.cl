// Numbers that are computed from ids, each as an index: the algebra of lanes.
#define INDEX(name, i)                                                                                                 \
  kernel void name(global int *out, global const int *in, int n) {                                                     \
    int g = get_global_id(0), l = get_local_id(0);                                                                     \
    out[g] = in[i];                                                                                                    \
  }

INDEX(sum, g + l)
INDEX(difference, n - g)
INDEX(multiple, g * 3)
INDEX(doubled, g << 1)
INDEX(complement, ~g + n)
INDEX(beside, (g << 2) | (n & 7))
INDEX(exchanged, g ^ 5)
INDEX(masked, g & 7)
INDEX(masked_with_a_hole, l & 0x7ffffffd)

kernel void number(global int *out) {
  int g = get_global_id(0);
  out[g] = g;
}
