kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int3 a = (int3)(in[i], 2, 3);
  int3 b = select(a, -a, (uint3)(in[i] << 31, 0x80000000u, 1));
  float2 f = select((float2)(1), (float2)(in[i]), isgreater((float2)(in[i]), (float2)(5)));
  double d = bitselect((double)in[i], -1.5, (double)2);
  out[i] = b.x + b.y * 3 + b.z * 5 + (int)f.y + (int)clamp(d, -10.0, 10.0) + any(a == 2) + all(a > 0);
}
