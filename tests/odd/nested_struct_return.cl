typedef struct {
  float4 m[4];
} M;
M mul(M a, M b) {
  M r;
  for (int i = 0; i < 4; i++) r.m[i] = (float4)(dot(a.m[i], (float4)(b.m[0].x, b.m[1].x, b.m[2].x, b.m[3].x)),
      dot(a.m[i], (float4)(b.m[0].y, b.m[1].y, b.m[2].y, b.m[3].y)), a.m[i].z + b.m[i].z, 1);
  return r;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  M a;
  for (int j = 0; j < 4; j++) a.m[j] = (float4)(in[i] & 7, j, 2, (in[i] >> j) & 3);
  M b = mul(a, a);
  b = mul(b, a);
  float4 r = b.m[in[i] & 3];
  out[i] = (int)(r.x + r.y * 2 + r.z * 3 + r.w);
}
