// launch: -g 32 -l 16 -a y=zeros:f32:32 -a tile=local:32
// expect: bounds 7
kernel void k(global float* y, local float* tile) {
  int l = get_local_id(0);
  if (l < 8) tile[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[get_global_id(0)] = tile[l >> 1] + tile[l == 15 ? 8 : 0];
}
