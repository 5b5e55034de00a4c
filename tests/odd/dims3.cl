kernel void k(global const int *in, global int *out) {
  size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  size_t i = (z * get_global_size(1) + y) * get_global_size(0) + x;
  out[i] = in[i] * 3 + x + 10 * y + 100 * z + 1000 * get_local_id(1) + get_group_id(0) + get_num_groups(2);
}
