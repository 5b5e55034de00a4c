kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  float3 f = (float3)(in[i], 2.5f, -1);
  int3 a = as_int3(f);
  uint4 b = as_uint4(f.xyzz);
  char4 c = as_char4(in[i]);
  short2 s = as_short2(in[i]);
  uchar3 d = (uchar3)(in[i], in[i] >> 8, 3);
  uchar4 e = as_uchar4(d);
  int4 g = as_int4(a);
  out[i] = a.x + a.y * 3 + (int)b.z + c.y * 5 + s.y * 7 + e.x + e.y * 2 + e.z + g.z;
}
