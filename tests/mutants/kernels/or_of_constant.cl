kernel void k(global int *out, global const int *in) {
  int g = get_global_id(0);
  out[g] = in[g | 65];
}
