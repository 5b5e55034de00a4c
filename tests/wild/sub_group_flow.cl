// Sub-group functions in the control flow of real kernels: loops, branches, early returns, barriers, helper functions.
// Every result is an integer, so that the order of additions does not matter.

kernel void numbers(global uint *out) {
  size_t at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
  out[5 * at] = get_sub_group_local_id();
  out[5 * at + 1] = get_sub_group_size();
  out[5 * at + 2] = get_max_sub_group_size();
  out[5 * at + 3] = get_sub_group_id();
  out[5 * at + 4] = get_num_sub_groups();
}

kernel void row_sums(global const int *x, global int *out) {  // one after the other, also in two dimensions
  size_t at = get_global_id(1) * get_global_size(0) + get_global_id(0);
  int value = x[at];
  int sum = sub_group_reduce_add(value);
  int highest = sub_group_reduce_max(value);
  int before = sub_group_scan_exclusive_add(value);
  int lowest = sub_group_scan_inclusive_min(value - before);
  out[at] = sum * 3 + highest * 5 + before * 7 + lowest;
}

kernel void group_sum(global const int *x, global int *out, local int *partial) {  // a reduction in two levels
  int sum = sub_group_reduce_add(x[get_global_id(0)]);
  if (get_sub_group_local_id() == 0)
    partial[get_sub_group_id()] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  int total = 0;
  for (uint k = 0; k < get_num_sub_groups(); k++)
    total += partial[k];
  barrier(CLK_LOCAL_MEM_FENCE);
  partial[get_local_id(0)] = total - x[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  int next = partial[(get_local_id(0) + 1) % get_local_size(0)];
  out[get_global_id(0)] = sub_group_reduce_max(next);
}

kernel void trips(global const int *x, global int *out, int n) {  // a loop that all work-items run alike
  int value = x[get_global_id(0)], total = 0;
  for (int k = 0; k < n; k++) {
    value = sub_group_reduce_add(value) + (int)get_sub_group_local_id() - k;
    total ^= value;
  }
  out[get_global_id(0)] = total;
}

kernel void own_trips(global const int *counts, global int *out) {  // work-items leave the loop one by one
  int count = counts[get_global_id(0)], total = 0;
  for (int k = 0; k < count; k++) {
    int here = sub_group_non_uniform_reduce_add(1);
    if (k & 1)
      continue;
    total += here;
    if ((k + count) % 3 == 0)
      total += 100 * sub_group_non_uniform_reduce_add(k + 1);
  }
  out[get_global_id(0)] = total + 10000 * sub_group_reduce_max(count);
}

kernel void two_sides(global const int *x, global int *out) {  // each side of a branch with the work-items on it
  int value = x[get_global_id(0)], result;
  if (value & 1)
    result = sub_group_non_uniform_reduce_add(value);
  else {
    result = -sub_group_non_uniform_reduce_max(value);
    if (value & 2)
      result += 1000 * sub_group_non_uniform_scan_inclusive_add(1);
  }
  out[get_global_id(0)] = result + sub_group_scan_inclusive_add(1) * 100000;
}

kernel void some_return(global const int *x, global int *out, int n) {  // a tail that takes no part
  int i = get_global_id(0);
  if (i >= n)
    return;
  out[i] = sub_group_non_uniform_reduce_add(x[i]);
  if (x[i] % 3 == 0)
    return;
  out[i] += 1000 * sub_group_non_uniform_reduce_add(1);
}

kernel void every_other(global const int *x, global int *out, local int *shared) {  // sub-groups take different ways
  int value = x[get_global_id(0)];
  if (get_sub_group_id() & 1) {
    value = sub_group_reduce_add(value);
    value += sub_group_scan_inclusive_add(value);
  } else
    value = sub_group_reduce_min(value);
  shared[get_local_id(0)] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = shared[get_local_size(0) - 1 - get_local_id(0)];
}

kernel void checked(global const int *x, global int *out, local int *shared, int n) {  // returned work-items, barriers
  int i = get_global_id(0), l = get_local_id(0);
  if (i >= n)
    return;
  shared[l] = x[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  int left = shared[l > 0 ? l - 1 : 0];
  int sum = sub_group_non_uniform_reduce_add(left);
  barrier(CLK_LOCAL_MEM_FENCE);
  shared[l] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = shared[l > 0 ? l - 1 : 0] + sub_group_non_uniform_reduce_add(1);
}

int spread(int value, uint step) {
  int other = sub_group_shuffle(value, (get_sub_group_local_id() + step) % get_sub_group_size());
  return other * 2 + sub_group_broadcast(value, 0);
}

kernel void helpers(global const int *x, global int *out) {
  int value = x[get_global_id(0)];
  for (uint step = 1; step < 4; step++)
    value = spread(value, step) % 1000;
  out[get_global_id(0)] = value;
}

kernel void private_array(global const int *x, global int *out, int n) {  // an array that lives across the exchanges
  int seen[8];
  for (int k = 0; k < 8; k++)
    seen[k] = x[get_global_id(0)] * k;
  for (int k = 0; k < n; k++)
    seen[(k * 3 + get_local_id(0)) & 7] += sub_group_reduce_add(seen[k & 7]);
  int result = 0;
  for (int k = 0; k < 8; k++)
    result = result * 5 + seen[k];
  out[get_global_id(0)] = result;
}

kernel void through_memory(global const int *x, global int *out, local int *shared) {  // ordered by the sub-group's barrier
  uint l = get_local_id(0), first = l - get_sub_group_local_id();
  shared[l] = x[get_global_id(0)];
  for (uint step = 1; step < 4; step++) {
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    int other = shared[first + (get_sub_group_local_id() + step) % get_sub_group_size()];
    sub_group_barrier(CLK_LOCAL_MEM_FENCE);
    shared[l] += other;
  }
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = shared[first + get_sub_group_size() - 1 - get_sub_group_local_id()];
}

// Lanes that do not exist give any value, here those that the sub-group before has stored for its own exchange.
kernel void missing_lanes(global int *x, global int2 *out, global const int *n, int from) {
  int i = get_global_id(0), lane = get_sub_group_local_id(), count = get_sub_group_size();
  int same = *n;
  int next = sub_group_shuffle_down(same, 1), taken = sub_group_non_uniform_broadcast(same, from);
  x[i] = sub_group_shuffle_xor(x[i], 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = (int2)(lane + 1 < count ? next : -1, from < count ? taken : -1);
}

kernel void votes(global const int *x, global uint4 *out) {
  int value = x[get_global_id(0)];
  out[get_global_id(0)] = sub_group_ballot(value & 1);
  if (sub_group_any(value > 90) && !sub_group_all(value & 2))
    out[get_global_id(0)].z = 1;
}

kernel void until_done(global const int *x, global int *out) {  // a loop until no work-item of the sub-group has work
  int left = x[get_global_id(0)], rounds = 0;
  while (sub_group_any(left > 0)) {
    left -= 7 + (int)get_sub_group_local_id();
    rounds++;
  }
  out[get_global_id(0)] = rounds * 1000 + left;
}

kernel void float_sums(global const float *x, global float *out) {  // the order of the additions matters
  int i = get_global_id(0);
  out[3 * i] = sub_group_reduce_add(x[i]);
  out[3 * i + 1] = sub_group_scan_inclusive_add(x[i]);
  out[3 * i + 2] = x[i] > 0.5f ? sub_group_non_uniform_reduce_mul(x[i]) : 0;
}
