// launch: -g 32 -l 8 -a y=zeros:i32:32 -a x=zeros:i32:33
// expect: race 5
kernel void k(global int* y, global int* x) {
  int i = get_global_id(0);
  x[i] = i;
  barrier(CLK_GLOBAL_MEM_FENCE);
  y[i] = x[i / 8 * 8 + 7 - i % 8 + (i % 8 == 0)];
}
