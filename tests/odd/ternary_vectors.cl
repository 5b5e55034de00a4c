kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int4 a = (int4)(in[i], i, 3, 4), b = (int4)(5, in[i], 7, 8);
  int4 c = a > b ? a : b;
  int4 d = (a == b) || (a < (int4)4);
  c += !b;
  float4 f = a > 3 ? (float4)1.5f : convert_float4(b);
  bool z = any(a > b) && !all(a == b);
  out[i] = c.x + c.y * 3 + d.x + d.z * 2 + (int)(f.x * 2 + f.y) + z + (in[i] > 5 ? a : b).y;
}
