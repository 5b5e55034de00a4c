kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), r = 0;
  for (int a = 0; a < (in[i] & 7); a++) {
    int b = in[i];
    while (b > 1) {
      b = b & 1 ? 3 * b + 1 : b / 2;
      if (++r > 200) goto end;
      if (b == i) continue;
      r ^= b;
      if (b == 7) break;
    }
    if (r & 16) continue;
    r += a;
  }
  end: out[i] = r;
}
