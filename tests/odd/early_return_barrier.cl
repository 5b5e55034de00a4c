kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local int t[16];
  if (get_group_id(0) == 2) return;
  t[l] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  int v = t[15 - l];
  if (in[0] > 1000) return;
  barrier(CLK_LOCAL_MEM_FENCE);
  t[l] = v * 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (in[i] & 1) {
    out[i] = t[l ^ 1];
    return;
  }
  out[i] = -t[l ^ 2];
}
