kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  long a = (long)in[i] * 0x123456789l;
  ulong b = a;
  double d = a * 1e-3;
  d = fma(d, 2.0, sqrt(fabs(d)));
  long c = mul_hi(a, (long)-77777777777l) + mad_sat((long)a, a, a) + rotate(a, 13l);
  b = b / 1000000007ul + b % 97ul;
  out[i] = (int)(d * 1e-6) + (int)(c ^ (c >> 32)) + (int)b + popcount(a) + clz(b);
}
