kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), n = (in[i] & 15) + 1, r = 0, c = (n + 3) / 4;
  switch (n & 3) {
    case 0: do {
      r += 1;
      case 3: r = r * 2 + 3;
      case 2: r ^= 5;
      case 1: r += n;
    } while (--c > 0);
  }
  out[i] = r;
}
