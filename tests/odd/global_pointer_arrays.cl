kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  global int *o[3] = {out, out + 64, out + 128};
  global const int *p[2] = {in, in + 32};
  o[(uint)in[i] % 3][i] = p[i & 1][i & 31];
  o[(in[i] + 1) % 3u][i] += 5;
  if (o[0] < o[1] && o[1] - o[0] == 64) o[2][i] += 7;
}
