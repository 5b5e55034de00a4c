kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int a[100];
  for (int j = 0; j < 100; j++) a[j] = in[(i + j) & 63];
  for (int g = 50; g > 0; g /= 2) for (int x = g; x < 100; x++) for (int y = x; y >= g && a[y - g] > a[y]; y -= g) {
    int t = a[y];
    a[y] = a[y - g];
    a[y - g] = t;
  }
  out[i] = a[i] + a[in[i] % 100u];
}
