kernel void k(global int *out, global const int *in, int n, int d) {
  int g = get_global_id(0);
  out[g] = in[(g + d) & 1023];
}
