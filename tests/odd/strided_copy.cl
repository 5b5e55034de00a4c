kernel void k(global const int *in, global int *out) {
  local int t[16];
  local int u[16];
  event_t e = async_work_group_strided_copy(t, in + get_group_id(0), 16, 4, (event_t)0);
  e = async_work_group_copy(u, in + get_group_id(0) * 16, 16, e);
  wait_group_events(1, &e);
  int l = get_local_id(0);
  t[l] = t[l] * 2 + u[15 - l];
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t f[2];
  f[0] = async_work_group_strided_copy(out + get_group_id(0), t, 16, 4, 0);
  f[1] = 0;
  wait_group_events(2, f);
}
