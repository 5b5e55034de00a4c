__attribute__((noinline)) int fold(int *a, int n, int by) {
  int s = 0;
  for (int j = 0; j < n; j++) {
    a[j] += by;
    s = s * 3 + a[j];
    if (s > 5000) return s;
  }
  return s;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  int a[6] = {1, in[i], 3, 4, 5, 6};
  int r = 0;
  if (in[i] & 1) r = fold(a, in[i] & 3, 2);
  else if (in[i] & 2) r = fold(a + 1, 4, in[i]);
  out[i] = r + a[0] + a[1] * 3 + a[4];
}
