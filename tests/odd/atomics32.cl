kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  local int c[4];
  local uint m;
  int l = get_local_id(0);
  if (l < 4) c[l] = 0;
  if (l == 0) m = 0xffffffff;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&c[in[i] & 3], 1);
  if (in[i] & 1) atomic_min(&m, (uint)in[i]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_xchg((volatile global int *)&out[i], c[l & 3] + (int)m);
  if (l == 5) atomic_cmpxchg(&out[i], c[1] + (int)m, 77);
}
