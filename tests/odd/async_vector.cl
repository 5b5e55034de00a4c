kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  local float4 t[4];
  event_t e = async_work_group_copy(t, (global const float4 *)in + get_group_id(0) * 4, 4, 0);
  wait_group_events(1, &e);
  float4 v = t[l >> 2];
  int4 w = as_int4(v);
  out[i] = (l & 2) ? ((l & 1) ? w.w : w.z) : ((l & 1) ? w.y : w.x);
}
