kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int a = in[i], b = in[i] * 2, c = 5;
  int *p[3] = {&a, &b, &c};
  *p[(uint)in[i] % 3] += 1000;
  int *t = p[0];
  p[0] = p[2];
  p[2] = t;
  *p[i % 3] -= 7;
  out[i] = a + 3 * b + 5 * c;
}
