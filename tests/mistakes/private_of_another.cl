// launch: -g 8 -l 8 -a y=zeros:i32:8
// expect: private 8
kernel void k(global int* y) {
  local ulong shared;
  int i = get_global_id(0), own = i;
  if (i == 0) shared = (ulong)&own;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = *(int*)shared;
}
