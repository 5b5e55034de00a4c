extern int twice(int);
static int thrice(int x) {
  return twice(x) + x;
}
int twice(int x) {
  return 2 * x;
}
static inline int four(int x) {
  return twice(twice(x));
} __attribute__((noinline)) int five(int x) {
  int r = x;
  for (int j = 0; j < (x & 3) + 4; j++) r += four(j);
  return r;
}
extern constant int later[3];
constant int later[3] = {7, 8, 9};
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  out[i] = thrice(in[i]) + five(in[i]) + later[i % 3];
}
