// launch: -g 32 -l 32 -a y=zeros:f32:32
// expect: bounds 6
kernel void k(global float* y) {
  local float tile[16];
  int l = get_local_id(0);
  tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[l] = tile[l & 15];
}
