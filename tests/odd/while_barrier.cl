kernel void k(global const int *in, global int *out) {
  local int go, t[16];
  int l = get_local_id(0), i = get_global_id(0), n = 0;
  t[l] = in[i] & 63;
  do {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) go = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int a = t[l], b = t[(l + 1) & 15];
    if (l < 15 && a > b && n < 40) go = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if ((l & 1) == (n & 1) && l < 15 && a > b) {
      t[l] = b;
      t[l + 1] = a;
    }
    n++;
    barrier(CLK_LOCAL_MEM_FENCE);
  } while (go);
  out[i] = t[l] + 1000 * n;
}
