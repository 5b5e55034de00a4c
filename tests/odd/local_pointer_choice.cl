void put(local int *p, int v) {
  *p = v;
}
kernel void k(global const int *in, global int *out) {
  local int a[16], b[16];
  int l = get_local_id(0), i = get_global_id(0);
  a[l] = 1;
  b[l] = 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  local int *p = in[i] & 1 ? a : b;
  put(p + l, in[i]);
  barrier(CLK_LOCAL_MEM_FENCE);
  local int *q = (l & 2) ? &a[15 - l] : &b[l];
  out[i] = *q + a[l] * 3 + b[l] * 5;
}
