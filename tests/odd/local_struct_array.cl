typedef struct {
  int a;
  float3 p;
} S;
kernel void k(global const int *in, global int *out) {
  local S t[16];
  local union {
    int i[16];
    float f[16];
  } u;
  local int m[4][4];
  int l = get_local_id(0), i = get_global_id(0);
  t[l].a = in[i];
  t[l].p = (float3)(l, in[i], 1);
  u.f[l] = in[i];
  m[l >> 2][l & 3] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  S s = t[15 - l];
  local S *p = &t[l ^ 1];
  out[i] = s.a + (int)s.p.y + (int)p->p.x + u.i[l ^ 3] / 3 + m[l & 3][l >> 2];
}
