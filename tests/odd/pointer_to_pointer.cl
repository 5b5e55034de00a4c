void bump(int **p, int n) {
  (*p) += n;
  **p += 100;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int a[4] = {in[i], 2, 3, 4}, b[4] = {5, 6, 7, 8};
  int *p = in[i] & 1 ? a : b;
  int **q = &p, ***qq = &q;
  bump(q, in[i] & 3);
  (***qq)--;
  *q = (*p & 1) ? &a[1] : &b[2];
  **q *= 3;
  out[i] = a[0] + 10 * a[1] + 100 * a[2] + 1000 * a[3] + b[0] * 7 + b[1] * 70 + b[2] * 700 + b[3] * 7000;
}
