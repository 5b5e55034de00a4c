int f(int x) {
  return x > 3 ? x - 3 : x < -3 ? x + 3 : 0;
}
int g(int a, int b) {
  return (a > b ? f(a) : f(b)) + (a && b || !a ? 1 : 2);
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  out[i] = g(g(in[i], i), g(i, in[i])) + (in[i] ? i ? 1 : 2 : 3);
}
