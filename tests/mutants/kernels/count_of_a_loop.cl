// Without temporal divergence, one slot of the group keeps n for all work-items.
kernel void k(global int *out, global const int *in) {
  int g = get_global_id(0), v = in[g], n = 0;
  do {
    v /= 2;
    n++;
  } while (v > 0);
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[g] = n;
}
