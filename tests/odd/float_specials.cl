kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  float x = in[i] / 7.0f, z = (in[i] & 3) ? x : 0.0f;
  float a = x / z, b = -z / x, n = z / z;
  int r = (a == a) + 2 * (b < 0) + 4 * isnan(n) + 8 * signbit(b) + 16 * isinf(a) + 32 * (n != n) + 64 * !(n < 1 || n
      >= 1);
  float m = fmax(n, x);
  out[i] = r * 1000 + (int)m + (int)fmin(x, n) + (int)ldexp(x, 3) + (int)(nextafter(x, 100.f) > x) + ilogb(x +
      1000);
}
