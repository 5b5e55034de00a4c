kernel void k(global const int *restrict in, global volatile int *restrict out) {
  int i = get_global_id(0);
  volatile int x = in[i];
  x += x;
  private volatile int a[2] = {x, 3};
  a[i & 1]++;
  out[i] = x + a[0] * a[1];
  out[i] += 1;
}
