// What programs with sub-groups do: sums, scans, compaction, histograms, filters, in the form of real ones.
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_subgroup_ballot : enable
#pragma OPENCL EXTENSION cl_intel_subgroups : enable

#define MAX_SUB_GROUPS 64

// The sum of a work-group: each sub-group by shuffles down, then the first one over the sub-groups' sums.
inline float sub_group_sum(float x) {
  uint lane = get_sub_group_local_id(), size = get_sub_group_size();
  for (uint distance = get_max_sub_group_size() / 2; distance > 0; distance /= 2) {
    float other = sub_group_shuffle_down(x, distance);
    x += lane + distance < size ? other : 0.0f;
  }
  return x;
}

kernel void group_sum(global float *sums, global const float *x) {
  local float partial[MAX_SUB_GROUPS];
  float sum = sub_group_sum(x[get_global_id(0)]);
  if (get_sub_group_local_id() == 0) partial[get_sub_group_id()] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_sub_group_id() == 0) {
    float total = 0.0f;
    for (uint i = get_sub_group_local_id(); i < get_num_sub_groups(); i += get_sub_group_size()) total += partial[i];
    total = sub_group_reduce_add(total);
    if (sub_group_elect()) sums[get_group_id(0)] = total;
  }
}

// Inclusive prefix sums of a work-group of any size.
kernel void group_scan(global int *y, global const int *x) {
  local int totals[MAX_SUB_GROUPS];
  size_t i = get_global_id(0);
  int scanned = sub_group_scan_inclusive_add(x[i]);
  if (get_sub_group_local_id() == get_sub_group_size() - 1) totals[get_sub_group_id()] = scanned;
  barrier(CLK_LOCAL_MEM_FENCE);
  int before = 0;
  for (uint k = 0; k < get_sub_group_id(); k++) before += totals[k];
  y[i] = before + scanned;
}

// Stream compaction: one atomic for each sub-group, ranks by the ballot.
kernel void compact(global uint *kept, global uint *count, global const uint *x, uint limit) {
  uint value = x[get_global_id(0)];
  if (value < limit) {
    uint4 active = sub_group_ballot(1);
    uint base = 0;
    if (sub_group_elect()) base = atomic_add(count, sub_group_ballot_bit_count(active));
    base = sub_group_broadcast_first(base);
    kept[base + sub_group_ballot_exclusive_scan(active)] = value;
  }
}

// The largest number of each sub-group, by a butterfly; whole sub-groups only.
kernel void butterfly(global int *y, global const int *x) {
  int largest = x[get_global_id(0)];
  for (uint mask = 1; mask < get_sub_group_size(); mask *= 2) largest = max(largest, sub_group_shuffle_xor(largest, mask));
  y[get_global_id(0)] = largest;
}

// A histogram with one atomic for all lanes of the same bin, bin by bin. (Code in front of a `break` would be behind the
// loop, where all lanes are together again: so the loop ends for all at once.)
kernel void histogram(global uint *bins, global const uchar *x) {
  uint bin = x[get_global_id(0)];
  int is_left = 1;
  while (sub_group_any(is_left)) {
    if (is_left) {
      uint first = sub_group_broadcast_first(bin);
      if (first == bin) {
        uint same = sub_group_ballot_bit_count(sub_group_ballot(1));
        if (sub_group_elect()) atomic_add(&bins[first], same);
        is_left = 0;
      }
    }
  }
}

// A box filter of three on rows: block reads, neighbours by Intel's shuffles, which reach into the next block.
kernel __attribute__((intel_reqd_sub_group_size(8))) void box(global uint *y, global const uint *x, uint blocks) {
  size_t row = (size_t)get_group_id(0) * blocks * get_max_sub_group_size();
  uint before = 0, own = intel_sub_group_block_read(x + row);
  for (uint k = 0; k < blocks; k++) {
    global const uint *following = x + row + (k + 1) * get_max_sub_group_size();
    uint after = k + 1 < blocks ? intel_sub_group_block_read(following) : 0;
    uint left = intel_sub_group_shuffle_up(before, own, 1), right = intel_sub_group_shuffle_down(own, after, 1);
    intel_sub_group_block_write(y + row + k * get_max_sub_group_size(), left + own + right);
    before = own;
    own = after;
  }
}

// Four rows become columns: lane l has the elements 4 * l .. 4 * l + 3 of the sub-group's rows, read as one.
kernel void interleave(global float4 *y, global const uint *x) {
  uint lanes = get_max_sub_group_size(), lane = get_sub_group_local_id();
  size_t first = get_global_id(0) - lane;
  float4 rows = as_float4(intel_sub_group_block_read4(x + 4 * first));
  float own[4];
  for (uint k = 0; k < 4; k++) {
    uint at = 4 * lane + k;
    float4 from = intel_sub_group_shuffle(rows, at % lanes);
    uint row = at / lanes;
    own[k] = row == 0 ? from.x : row == 1 ? from.y : row == 2 ? from.z : from.w;
  }
  y[get_global_id(0)] = (float4)(own[0], own[1], own[2], own[3]);
}

// A row of a sparse matrix for each sub-group, of any length.
kernel void row_products(global float *y, global const int *starts, global const int *columns, global const float *values,
                         global const float *x, int rows) {
  int row = get_group_id(0) * get_num_sub_groups() + get_sub_group_id();
  if (row >= rows) return;
  float sum = 0.0f;
  for (int k = starts[row] + get_sub_group_local_id(); k < starts[row + 1]; k += get_sub_group_size())
    sum += values[k] * x[columns[k]];
  sum = sub_group_reduce_add(sum);
  if (get_sub_group_local_id() == 0) y[row] = sum;
}

// Collatz steps: the sub-group goes on while any work-item does, and notes the rounds; some never begin.
kernel void collatz(global uint *steps, global uint *rounds, global const uint *x) {
  size_t i = get_global_id(0);
  uint n = x[i], own = 0, all = 0;
  if (n != 0) {
    while (sub_group_any(n != 1)) {
      if (n != 1) {
        n = n % 2 ? 3 * n + 1 : n / 2;
        own++;
      }
      all++;
    }
    all += 100 * sub_group_reduce_max(own);
  }
  steps[i] = own;
  rounds[i] = all;
}

// In a loop that lanes leave at different times, the functions are those of the lanes that are left.
kernel void survivors(global uint *y, global const uint *lives) {
  size_t i = get_global_id(0);
  uint sum = 0;
  for (uint k = 0; k < lives[i]; k++) {
    sum += sub_group_reduce_add(1) * (k + 1);
    if (lives[i] % 3 == 2 && k == 1) continue;
    sum += sub_group_scan_inclusive_add(1);
  }
  y[i] = sum;
}

// Work-items of two dimensions, an exchange in front of and behind a barrier, and a value that is live across it.
kernel void tiles(global int *y, global const int *x, local int *tile) {
  uint lx = get_local_id(0), ly = get_local_id(1), width = get_local_size(0), height = get_local_size(1);
  size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0);
  int first = sub_group_broadcast(x[i], 0), sum = sub_group_reduce_add(x[i]);
  tile[ly * width + lx] = sum - first;
  barrier(CLK_LOCAL_MEM_FENCE);
  int above = tile[(ly + 1) % height * width + lx];
  y[i] = first + 10 * above + (lx % 2 ? sub_group_reduce_max(above) : sub_group_reduce_min(x[i]));
}
