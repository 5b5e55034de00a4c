// Linear ids, enqueued sizes, and what else OpenCL C 2.0 adds to kernels of any number of dimensions.
kernel void number_them(global uint *all, global uint *own, global uint *sizes, global const uint *given) {
  size_t i = get_global_linear_id();
  all[i] = given[i] + i;
  own[i] = get_local_linear_id();
  sizes[i] = get_enqueued_local_size(0) * 10000 + get_enqueued_local_size(1) * 100 + get_enqueued_local_size(2);
}

kernel void reverse_rows(global const float *given, global float *out) {
  local float row[256];
  uint l = get_local_linear_id(), n = get_local_size(0) * get_local_size(1);
  row[l] = given[get_global_linear_id()];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_global_linear_id() % 3 != 0)
    out[get_global_linear_id()] = row[n - 1 - l];
}

int last_bit(global const uint *x __attribute__((nosvm))) { return ctz(*x) * 100 + popcount(*x); }

kernel void count_bits(global const uint *x, global int *n) {
  size_t i = get_global_linear_id();
  n[i] = last_bit(x + i);
}
