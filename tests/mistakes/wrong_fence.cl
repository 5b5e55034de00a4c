// launch: -g 16 -l 16 -a y=zeros:i32:16 -a x=zeros:i32:16
// expect: race 7
kernel void k(global int* y, global int* x) {
  int l = get_local_id(0);
  x[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[l] = x[15 - l];
}
