kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), x = in[i] & 31, r = 0, j = 0;
  if (x & 1) goto inside;
  for (; j < x; j++) {
    r += 3;
    inside: r += j;
    if (r > 100) goto out;
  }
  r ^= 0x100;
  out: out[i] = r;
}
