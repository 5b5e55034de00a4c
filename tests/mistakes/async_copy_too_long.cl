// launch: -g 16 -l 16 -a y=zeros:f32:16 -a x=ones:f32:15
// expect: bounds 5
kernel void k(global float* y, global const float* x) {
  local float tile[16];
  event_t e = async_work_group_copy(tile, x, 16, 0);
  wait_group_events(1, &e);
  int l = get_local_id(0);
  if (l < 15) y[l] = tile[l];
}
