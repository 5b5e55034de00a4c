// launch: -g 16 -l 16 -a y=zeros:i32:16
// expect: barrier 7
kernel void k(global int* y) {
  int i = get_global_id(0);
  if (i < 8) {
    y[i] = 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
}
