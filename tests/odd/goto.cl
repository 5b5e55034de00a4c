kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), n = in[i] & 15, r = 0, j = 0;
  again: r += n * j;
  if (++j < n) {
    if (r > 40) goto done;
    if (r & 1) {
      r += 3;
      goto again;
    }
    n--;
    goto again;
  }
  r += 1000;
  done: if (r % 7 == 0 && j < 20) {
    r++;
    goto again;
  }
  out[i] = r;
}
