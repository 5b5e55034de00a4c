typedef struct {
  int a[5];
  float4 v;
  char c[3];
} S;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local S t[16];
  S s;
  for (int j = 0; j < 5; j++) s.a[j] = in[(i + j) & 63];
  s.v = (float4)(in[i], 1, 2, 3);
  s.c[0] = 1;
  s.c[1] = 2;
  s.c[2] = in[i];
  t[l] = s;
  barrier(1);
  S u = t[15 - l];
  if (in[i] & 1) u = t[l ^ 1];
  S w[2];
  w[0] = u;
  w[1] = s;
  S *p = &w[in[i] & 1];
  p->a[2] = 9;
  *p = w[i & 1];
  out[i] = w[0].a[2] * 3 + (int)w[1].v.x + u.c[2] + p->a[4] * 5 + (int)w[0].v.w;
}
