kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  bool a = in[i] & 4, b = in[i];
  b ^= a;
  bool t[3] = {a, b, a && !b};
  uchar c = 'a' + t[i % 3];
  char d = -128;
  d--;
  out[i] = t[0] + 2 * t[1] + 4 * t[2] + c * 10 + d + (a ? "xyz" : "pqr")[i % 3] + '\n';
}
