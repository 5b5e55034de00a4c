kernel void k(global const int *in, global int *out) {
  local int t[16];
  local int s;
  int l = get_local_id(0), i = get_global_id(0);
  t[l] = in[i];
  if (l == 0) s = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 1; d < 16; d <<= 1) {
    int v = l >= d ? t[l - d] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] += v;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t[15] > 200) {
      if (l == 3) s = d;
      barrier(CLK_LOCAL_MEM_FENCE);
      break;
    }
  }
  out[i] = t[l] + s * 100000;
}
