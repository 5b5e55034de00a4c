typedef struct {
  global const int *p;
  local int *q;
  int n;
} V;
int sum(const V *v) {
  int s = 0;
  for (int j = 0; j < v->n; j++) s += v->p[j] + v->q[j];
  return s;
}
V part(V v, int at) {
  v.p += at;
  v.q += at;
  v.n -= at;
  return v;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local int t[16];
  t[l] = in[i] * 2;
  barrier(1);
  V v = {in, t, 8};
  V w = in[i] & 1 ? part(v, 2) : part(v, in[i] & 3);
  V all[2] = {v, w};
  out[i] = sum(&w) + sum(&all[i & 1]);
}
