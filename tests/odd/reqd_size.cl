kernel __attribute__((reqd_work_group_size(16, 1, 1))) __attribute__((vec_type_hint(float4))) void k(global const
    int *in, global int *out) {
  local int t[16];
  out[get_global_id(0)] = in[get_global_id(0)] + get_local_size(0);
}
