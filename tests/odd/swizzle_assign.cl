kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int8 v = (int8)(in[i], 1, 2, 3, 4, 5, 6, 7);
  v.odd = v.even * 2;
  v.hi.lo += v.lo.hi;
  v.s70 = v.s07;
  v.s1 <<= 2;
  int16 w = (int16)(v, v.s76543210);
  w.sF += 3;
  w.xy = w.wz;
  ((int *)&v)[in[i] & 7] = 99;
  out[i] = v.s0 + v.s1 * 3 + v.s5 * 5 + v.s7 * 7 + w.sf + w.x * 11 + w.s8;
}
