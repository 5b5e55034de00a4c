typedef int row[4];
typedef row mat[3];
int tr(mat m) {
  return m[0][0] + m[1][1] + m[2][2];
}
void fill(row r, int v) {
  for (int j = 0; j < 4; j++) r[j] = v + j;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  mat m;
  fill(m[0], in[i]);
  fill(m[1], in[i] * 2);
  fill(m[2], i);
  row *p = &m[in[i] % 3u];
  out[i] = tr(m) + (*p)[i & 3] + p[0][1];
}
