// launch: -g 8 -l 8 -a y=zeros:i32:8
// expect: barrier 6
kernel void k(global int* y) {
  int i = get_global_id(0);
  for (int j = 0; j <= i; j++)
    barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = 1;
}
