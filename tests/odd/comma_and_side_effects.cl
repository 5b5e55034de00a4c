int inc(int *p) {
  return (*p)++;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), a = in[i], b = 0;
  int r = (b = inc(&a), a > 5 && inc(&b) > 3 || inc(&a));
  r += a++ + ++b;
  for (int x = 0, y = 10; x < y; x += 2, y--) r += x * y, b--;
  out[i] = r * 100 + a + b;
}
