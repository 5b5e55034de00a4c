// Updates of local memory by all work-items of a group, many of which meet at one address.

kernel void histogram(global const uint *data, global uint *counts, uint size) {
  local uint bins[16];
  for (uint i = get_local_id(0); i < 16; i += get_local_size(0)) bins[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < size; i += get_global_size(0)) atomic_inc(&bins[data[i] & 15]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < 16; i += get_local_size(0)) atomic_add(&counts[i], bins[i]);
}

// Each operation on its own word; the operands differ from work-item to work-item.
kernel void operations(global const int *data, global int *out) {
  local int words[10];
  local float number;
  uint l = get_local_id(0);
  if (l < 10) words[l] = l == 4 || l == 7 ? -1 : 0;
  if (l == 0) number = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int value = data[get_global_id(0)];
  int bin = value & 1;
  atomic_add(&words[bin], value);
  atomic_sub(&words[2 + bin], value);
  atomic_and(&words[4], ~(value & 0xff));
  atomic_or(&words[5], value & 0xff00);
  atomic_xor(&words[6], value);
  atomic_min((local uint *)&words[7], (uint)value);
  atomic_max(&words[8], value);
  atomic_dec(&words[9]);
  if (value == 77) atomic_xchg(&number, (float)value);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 10) out[get_group_id(0) * 11 + l] = words[l];
  if (l == 10) out[get_group_id(0) * 11 + 10] = (int)number;
}

// The old value is used: each chosen work-item gets a place of its own.
kernel void compact(global const int *data, global int *out, global int *count) {
  local int next;
  if (get_local_id(0) == 0) next = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int value = data[get_global_id(0)];
  if (value > 0) out[get_group_id(0) * get_local_size(0) + atomic_inc(&next)] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) count[get_group_id(0)] = next;
}

// A sum of floats by compare and exchange: who comes late tries again.
kernel void float_sum(global const float *data, global float *sums) {
  local uint bits[2];
  uint l = get_local_id(0);
  if (l < 2) bits[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint old = bits[l & 1], seen;
  while ((seen = atomic_cmpxchg(&bits[l & 1], old, as_uint(as_float(old) + data[get_global_id(0)]))) != old) old = seen;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < 2) sums[get_group_id(0) * 2 + l] = as_float(bits[l]);
}
