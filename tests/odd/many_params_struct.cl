typedef struct {
  int a[3];
  struct {
    char c;
    long d;
  } e[2];
  float f;
} B;
int use(B b, int x, float4 v, long n, char c, B *q) {
  q->e[1].d += n;
  b.a[x % 3u] = c;
  return b.a[0] + b.a[1] + b.a[2] + (int)(b.e[0].d + q->e[1].d) + (int)v.w;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  B b = {{1, 2, in[i]}, {{3, 4}, {5, in[i]}}, 1.5f};
  int r = use(b, in[i], (float4)(in[i]), 7l, 'c', &b);
  out[i] = r + use(b, i, b.f, b.e[1].d, b.e[0].c, &b) * 10 + (int)b.e[1].d;
}
