// Work-group functions (OpenCL C 2.0, 6.13.15) in the shape of what is in the wild.

// The softmax of each row, one group a row, any number of columns: two reductions, each after a loop.
kernel void softmax(global const float *x, global float *out, int columns) {
  global const float *row = x + get_group_id(0) * columns;
  float high = -INFINITY, sum = 0;
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    high = fmax(high, row[c]);
  high = work_group_reduce_max(high);
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    sum += exp(row[c] - high);
  sum = work_group_reduce_add(sum);
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    out[get_group_id(0) * columns + c] = exp(row[c] - high) / sum;
}

// Stream compaction: the elements that are kept, group by group, in order. Another value is live across the scan.
kernel void compact(global const int *x, int low, global int *out, global uint *counts) {
  size_t i = get_global_id(0), first = get_group_id(0) * get_enqueued_local_size(0);
  int v = x[i], keeps = v >= low;
  uint at = work_group_scan_exclusive_add((uint)keeps);
  if (keeps)
    out[first + at] = v;
  uint count = work_group_reduce_add((uint)keeps);
  if (get_local_id(0) == 0)
    counts[get_group_id(0)] = count;
}

uint place_by_bit(uint key, int bit) {
  uint is_zero = !((key >> bit) & 1);
  uint before = work_group_scan_exclusive_add(is_zero);
  uint zeros = work_group_reduce_add(is_zero);
  return is_zero ? before : zeros + (uint)get_local_id(0) - before;
}

// Radix sort of each group's keys, bit by bit, with local memory and barriers between the calls in a helper function.
kernel void radix_sort(global uint *keys, local uint *sorted, int bits) {
  size_t l = get_local_id(0);
  uint key = keys[get_global_id(0)];
  for (int bit = 0; bit < bits; bit++) {
    sorted[place_by_bit(key, bit)] = key;
    barrier(CLK_LOCAL_MEM_FENCE);
    key = sorted[l];
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
  }
  keys[get_global_id(0)] = key;
}

// Odd-even sort until nothing is out of order: the vote ends the loop for the whole group, so its barriers are certain.
kernel void sort_until_done(global int *x, global int *rounds) {
  local int tile[64];
  int l = get_local_id(0), n = get_local_size(0), done = 0;
  tile[l] = x[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  do {
    for (int odd = 0; odd < 2; odd++) {
      int at = 2 * l + odd;
      if (at + 1 < n && tile[at] > tile[at + 1]) {
        int t = tile[at];
        tile[at] = tile[at + 1];
        tile[at + 1] = t;
      }
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    done++;
  } while (work_group_any(l + 1 < n && tile[l] > tile[l + 1]));
  x[get_global_id(0)] = tile[l];
  if (l == 0)
    rounds[get_group_id(0)] = done;
}

// Calls under branches that are the same for the group: by an argument, the group's id, and a broadcast value.
kernel void by_mode(global const int *x, global int *out, int mode) {
  size_t i = get_global_id(0);
  int v = x[i], found = v;
  if (mode == 0)
    found = work_group_scan_inclusive_max(v);
  else if (get_group_id(0) % 2)
    found = work_group_reduce_min(v);
  int first = work_group_broadcast(v, 0);
  for (int k = 0; k < (first & 3); k++)
    found += work_group_reduce_add(v + k);
  out[i] = found;
}

kernel void in_one_item(global int *x) {
  if (get_local_id(0) == 0)
    x[get_global_id(0)] = work_group_reduce_add(x[get_global_id(0)]);
}

kernel void in_two_branches(global int *x, int n) {
  int i = get_global_id(0);
  if (i < n)
    x[i] = work_group_scan_inclusive_add(x[i]);
  else
    x[i] = work_group_all(x[i]);
}

kernel void behind_return(global int *x, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  barrier(CLK_LOCAL_MEM_FENCE);
  x[i] = work_group_reduce_add(x[i]);
}

// Positions in two arrays of different types, one after the other, without barriers between the calls.
kernel void positions(global const int *x, global long *out, int reach) {
  size_t i = get_global_id(0);
  int of_int = work_group_scan_inclusive_add(x[i]);
  long of_long = work_group_scan_exclusive_max((long)x[i] << 32);
  int opposite = work_group_broadcast(x[i], get_local_size(0) - 1);
  ulong of_ulong = work_group_scan_inclusive_min((ulong)x[i]);
  uint of_uint = work_group_scan_exclusive_add((uint)reach);
  out[i] = of_int + 3 * (of_long >> 32) + 5 * opposite + 7 * (long)of_ulong + 11 * of_uint;
}
