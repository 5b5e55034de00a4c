typedef struct {
  int a;
  struct {
    float x, y;
  } b[2];
  int c;
} S;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  S s = {.c = in[i], .b[1].y = 2.5f, .b = {[0].x = 1.5f}};
  int a[10] = {[2] = 5, 6, [8] = in[i], [9] = 1};
  int m[2][3] = {{1}, {[1] = in[i]}};
  S t[2] = {[1] = {.a = in[i]}};
  out[i] = s.a + s.c + (int)(s.b[1].y * 2) + (int)(s.b[0].x * 10) + a[in[i] % 10u] * 3 + a[3] + m[i & 1][in[i] & 1]
      * 1000 + t[i & 1].a;
}
