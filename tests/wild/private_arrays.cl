// Private arrays that are indexed by counters of loops: registers, once the loops are unrolled.

constant int ORDER[8] = {0, 4, 2, 6, 1, 5, 3, 7};

// Sums of a register tile, across barriers: each work-item has four columns.
kernel void tile_sums(global const float *a, global const float *b, global float *c, int depth) {
  local float tile[4][4];
  uint l = get_local_id(0), size = get_global_size(0), i = get_global_id(0);
  float sums[4];
  for (int k = 0; k < 4; k++) sums[k] = 0;
  for (int d = 0; d < depth; d += 4) {
    for (uint k = l; k < 16; k += get_local_size(0)) tile[k / 4][k % 4] = b[d * 4 + k];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < 4; j++) {
      float x = a[(d + j) * size + i];
      for (int k = 0; k < 4; k++) sums[k] += x * tile[j][k];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int k = 0; k < 4; k++) c[k * size + i] = sums[k];
}

// Places from a table, counted down and by two; the array's elements are vectors.
kernel void reordered(global const float2 *in, global float2 *out) {
  float2 data[8];
  uint i = get_global_id(0), size = get_global_size(0);
  for (int k = 0; k < 8; k++) data[k] = in[k * size + i];
  for (int k = 7; k > 0; k -= 2) data[k] += data[k - 1].yx;
  for (int k = 0; k < 8; k++) out[k * size + i] = data[ORDER[k]];
}

// A window that moves on, not by memmove, and a loop that does something only in some iterations.
kernel void window(global const int *in, global int *out, int count) {
  int last[5] = {1, 2, 3, 4, 5};
  uint i = get_global_id(0), size = get_global_size(0);
  for (int n = 0; n < count; n++) {
    for (int k = 4; k >= 1; k--) last[k] = last[k - 1] - 1;
    last[0] = in[n * size + i];
    int sum = 0;
    for (int k = 0; k < 5; k++) {
      if (last[k] < 0) continue;
      sum += last[k] * (k + 1);
    }
    out[n * size + i] = sum;
  }
}

// An index from data: the array stays in memory, and the loops stay loops.
kernel void counts(global const uchar *in, global uchar *out, int count) {
  uchar seen[8];
  uint i = get_global_id(0), size = get_global_size(0);
  for (int k = 0; k < 8; k++) seen[k] = 0;
  for (int n = 0; n < count; n++) seen[in[n * size + i] & 7]++;
  for (int k = 0; k < 8; k++) out[k * size + i] = seen[k];
}
