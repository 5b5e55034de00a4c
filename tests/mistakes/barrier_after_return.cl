// launch: -g 16 -l 16 -a y=zeros:i32:16 -a n=10
// expect: barrier 6
kernel void k(global int* y, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  barrier(CLK_GLOBAL_MEM_FENCE);
  y[i] = 1;
}
