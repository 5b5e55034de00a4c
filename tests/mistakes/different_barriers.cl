// launch: -g 16 -l 16 -a y=zeros:i32:16
// expect: barrier 7
// expect: barrier 9
kernel void k(global int* y) {
  int i = get_global_id(0);
  if (y[i] + i < 8)
    barrier(CLK_GLOBAL_MEM_FENCE);
  else
    barrier(CLK_GLOBAL_MEM_FENCE);
}
