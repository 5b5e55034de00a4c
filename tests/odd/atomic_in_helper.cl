void bump(volatile local int *p, int v) {
  if (v > 0) atomic_add(p, v);
  else atomic_dec(p);
}
int once(global int *f) {
  return atomic_cmpxchg(f, 0, 1) == 0;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local int c;
  if (l == 0) c = 0;
  barrier(1);
  bump(&c, in[i]);
  barrier(1);
  out[i] = c;
  if (once(out + 100)) out[101] = 5;
  atomic_or(out + 102 + get_group_id(0), 1 << l);
}
