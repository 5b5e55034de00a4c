// launch: -g 16 -l 8 -a y=zeros:f32:16
// expect: uninitialized 8
kernel void k(global float* y) {
  local float tile[9];
  int l = get_local_id(0);
  tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[get_global_id(0)] = tile[l + 1];
}
