// Where each work-item is: six numbers each.
kernel void queries(global uint *out) {
  size_t i = get_global_id(0) + get_global_size(0) * get_global_id(1);
  global uint *own = out + 6 * i;
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  own[0] = get_sub_group_local_id();
  own[1] = get_sub_group_size();
  own[2] = get_max_sub_group_size();
  own[3] = get_sub_group_id();
  own[4] = get_num_sub_groups();
  own[5] = get_enqueued_num_sub_groups();
}
