kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  int a[3];
  a[0] = a[1] = a[2] = in[i];
  int j = 0;
  a[j++] = 4;
  a[j] += 5;
  j++;
  int *p = a;
  *p++ = 3;
  *p-- += 4;
  (*p)++;
  out[i] = a[0] + a[1] * 10 + a[2] * 100 + j + (p == a);
}
