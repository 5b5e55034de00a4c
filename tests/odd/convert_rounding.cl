kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  float x = in[i] * 0.37f;
  int r = convert_int_rte(x) + convert_int_rtp(x) * 3 + convert_int_rtn(x) * 5 + convert_int_rtz(x) * 7;
  uchar4 u = convert_uchar4_sat_rte((float4)(x, -x, x * 100, 254.5f));
  char c = convert_char_sat(in[i] * 100);
  float f = convert_float_rtp(in[i] * 16777259);
  short2 s = convert_short2_sat((int2)(in[i] * 1000, -in[i] * 1000));
  out[i] = r + u.x + u.y * 3 + u.z * 5 + u.w * 7 + c + (int)(long)f + s.x + s.y +
      convert_int(convert_double_rtn((long)in[i] * 12345678901l) * 1e-8);
}
