// launch: -g 16 -l 8 -a y=zeros:i32:16
// expect: uninitialized 7
kernel void k(global int* y) {
  local int total;
  if (get_global_id(0) == 0) total = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&total);
  barrier(CLK_LOCAL_MEM_FENCE);
  y[get_global_id(0)] = total;
}
