int sum(local int *t, int v, int n) {
  int l = get_local_id(0);
  t[l] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  int s = 0;
  for (int j = 0; j < n; j++) s += t[(l + j) % get_local_size(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  return s;
}
kernel void k(global const int *in, global int *out) {
  local int t[16];
  local int u[16];
  int i = get_global_id(0);
  int s = sum(t, in[i], 3);
  out[i] = s + sum(u, s, 2);
}
