// Each work-group function by itself: for a type T, and an OPERATION as in work_group_reduce_add.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

size_t own_item(void) {
  return get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
}

// The place of a work-item's data: those of a group lie together, in the order of the linear local id.
size_t place(void) {
  size_t group = get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2));
  return group * get_enqueued_local_size(0) * get_enqueued_local_size(1) * get_enqueued_local_size(2) + own_item();
}

#define JOIN(A, B) A##B
#define CALL(KIND, OPERATION) JOIN(work_group_##KIND##_, OPERATION)

kernel void over_group(global const T *x, global T *out, ulong size) {
  size_t i = place();
  out[i] = CALL(reduce, OPERATION)(x[i]);
  out[i + size] = CALL(scan_inclusive, OPERATION)(x[i]);
  out[i + 2 * size] = CALL(scan_exclusive, OPERATION)(x[i]);
}

kernel void votes(global const int *x, global int *out, ulong size) {
  size_t i = place();
  out[i] = work_group_all(x[i]);
  out[i + size] = work_group_any(x[i]);
}

kernel void broadcast(global const T *x, global T *out, uint a, uint b, uint c) {
  size_t i = place();
  if (get_work_dim() == 1)
    out[i] = work_group_broadcast(x[i], a);
  else if (get_work_dim() == 2)
    out[i] = work_group_broadcast(x[i], a, b);
  else
    out[i] = work_group_broadcast(x[i], a, b, c);
}
