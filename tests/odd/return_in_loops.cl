int find(global const int *in, int v) {
  for (int j = 0; j < 64; j++) {
    if (in[j] == v) return j;
    for (int m = 0; m < j; m++) {
      if (in[m] + in[j] == v) return 100 * j + m;
      if (m > 20) break;
    }
    if (j > 50) continue;
    if (in[j] > 90) return -j;
  }
  return -1;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  if (i == 13) return;
  out[i] = find(in, in[i] * 2 + 1);
  if (out[i] < 0) return;
  out[i] += find(in, in[i]);
}
