kernel void k(global const int *in, global int *out) {
  int i = 0;
  for (uint d = get_work_dim(); d-- > 0;) i = i * get_global_size(d) + get_global_id(d);
  uint e = in[i] & 3;
  out[i] = in[i] + get_local_id(e) * 3 + get_group_id(e) * 5 + get_local_size(e) * 7 + get_num_groups(e + 1) +
      get_global_offset(e);
}
