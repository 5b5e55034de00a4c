kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  int x = in[i], n = 0;
  while (true) {
    if (x <= 1) break;
    x = x % 2 ? x - 1 : x / 2;
    n++;
    while (1) {
      if (n % 3) break;
      n++;
    }
  }
  for (;;) {
    if (++n > 30) break;
    if (x + n == 17) goto leave;
  }
  leave: out[i] = n;
}
