// launch: -g 16 -l 16 -a y=ones:i32:16
// expect: race 10
kernel void k(global int* y) {
  local int tile[16];
  int l = get_local_id(0);
  tile[l] = y[l];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int n = 8; n; n >>= 1) {
    if (l < n)
      tile[l] += tile[l + n];
  }
  if (l == 0) y[0] = tile[0];
}
