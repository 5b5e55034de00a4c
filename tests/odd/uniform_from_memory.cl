kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local int t[16];
  int n = in[0] & 7, m = in[get_group_id(0)];
  int r = 0;
  for (int j = 0; j < n; j++) {
    if (m & 1) {
      if (in[i] > j) r += j;
      else r -= in[j];
    } else {
      r += in[j + i % 4];
    }
  }
  if (m > 30) {
    t[l] = r;
    barrier(1);
    r += t[l ^ 5];
  }
  out[i] = r;
}
