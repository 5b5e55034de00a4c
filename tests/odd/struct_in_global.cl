typedef struct {
  int x;
  short y[2];
} S;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  global S *o = (global S *)out;
  global const S *p = (global const S *)in;
  S s = p[i & 31];
  if (s.x & 1) s.y[0]++;
  o[i] = s;
  o[i].y[1] = s.x;
  if (i > 3 && (in[i] & 2)) o[i] = p[(i + 1) & 31];
}
