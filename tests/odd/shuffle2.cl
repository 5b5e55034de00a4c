kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int4 a = (int4)(in[i], 1, 2, 3), b = (int4)(4, 5, in[i] * 2, 7);
  uint4 m = (uint4)(in[i], 5, in[i] >> 1, 2);
  int4 r = shuffle2(a, b, m);
  int8 s = shuffle(a, (uint8)(0, 1, 2, 3, 3, 2, 1, in[i]));
  char16 c = shuffle2((char8)(1, 2, 3, 4, 5, 6, 7, 8), (char8)(9), (uchar16)(in[i]));
  out[i] = r.x + r.y * 3 + r.z * 5 + r.w * 7 + s.s7 * 11 + s.s0 + c.sf;
}
