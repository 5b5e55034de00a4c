// launch: -g 32 -l 16 -a y=zeros:f32:32
// expect: race 7
kernel void k(global float* y) {
  local float tile[16];
  int l = get_local_id(0);
  tile[l] = l;
  y[get_global_id(0)] = tile[15 - l];
}
