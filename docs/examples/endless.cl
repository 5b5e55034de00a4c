// Never ends: from 0 the sequence stays at 0. Ctrl-C ends `wfv run docs/examples/endless.cl -g 64 -l 64`.
kernel void endless(void) {
  ulong n = get_global_id(0);
  while (n != 1) n = n % 2 ? 3 * n + 1 : n / 2;
  printf("%d\n", (int)n);
}
