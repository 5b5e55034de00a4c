kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local long t[16];
  local int *p = (local int *)t;
  local char *c = (local char *)t;
  p[2 * l] = in[i];
  p[2 * l + 1] = ~in[i];
  barrier(1);
  c[(15 - l) * 8 + 3] = l;
  barrier(1);
  out[i] = (int)(t[l] >> 24) + p[2 * (l ^ 1)];
}
