// launch: -g 16 -l 16 -a y=zeros:i32:16
// expect: race 7
kernel void k(global int* y) {
  local int tile[16];
  int l = get_local_id(0), sum = 0;
  for (int j = 0; j < 3; j++) {
    tile[l] = j;
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += tile[15 - l];
  }
  y[l] = sum;
}
