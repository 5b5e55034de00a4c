typedef struct {
  char c;
  float3 p;
  int3 q;
  uchar3 r;
  short s;
} P;
P make(int v) {
  P p;
  p.c = v;
  p.p = (float3)(v, v + 1, v + 2);
  p.q = convert_int3(p.p) * 2;
  p.r = convert_uchar3_sat(p.q);
  p.s = p.r.z;
  return p;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  P p[2];
  p[0] = make(in[i]);
  p[1] = p[0];
  p[1].p.yz = p[0].p.zx;
  out[i] = (int)dot(p[1].p, (float3)(1, 2, 3)) + p[1].q.z + p[0].r.x + p[1].s + (int)sizeof(P) * 1000 +
      (int)sizeof(p[0].p);
}
