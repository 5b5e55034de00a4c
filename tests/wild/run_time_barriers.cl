// Barriers whose conditions only the run time knows: padded sizes, early returns, flags and counts in local memory.

#define R 2

// Each row is blurred by the work-items that have a pixel; the others return at once.
kernel void blur_rows(global const float *in, global float *out, constant float *weights, int width, int height,
                      local float *tile) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height) return;
  int l = get_local_id(0), n = min((int)get_local_size(0), width - (int)get_group_id(0) * (int)get_local_size(0));
  local float *row = tile + get_local_id(1) * (get_local_size(0) + 2 * R);
  row[l + R] = in[y * width + x];
  for (int k = l; k < R; k += n) {
    row[k] = in[y * width + max(x - l + k - R, 0)];
    row[n + R + k] = in[y * width + min(x - l + n + k, width - 1)];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (int k = -R; k <= R; k++)
    sum += weights[k + R] * row[l + R + k];
  out[y * width + x] = sum;
}

// The loop over tiles is inside the test, with two barriers in each round.
kernel void matmul(global const float *a, global const float *b, global float *c, int n, int m) {
  local float as[8][8], bs[8][8];
  int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
  if (get_global_id(0) < get_global_size(0) && y < m) {
    float sum = 0;
    for (int t = 0; t < n; t += 8) {
      as[ly][lx] = a[y * n + t + lx];
      bs[ly][lx] = b[(t + ly) * n + x];
      barrier(CLK_LOCAL_MEM_FENCE);
      for (int k = 0; k < 8; k++)
        sum += as[ly][k] * bs[k][lx];
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    c[y * n + x] = sum;
  }
}

// One row of a sparse matrix for each wavefront of 8 work-items; those behind the last row return.
kernel void spmv(global const int *starts, global const int *columns, global const float *values, global const float *x,
                 global float *y, int rows) {
  local float part[64];
  int l = get_local_id(0), lane = l & 7, row = get_global_id(0) / 8;
  if (row < rows) {
    float sum = 0;
    for (int k = starts[row] + lane; k < starts[row + 1]; k += 8)
      sum += values[k] * x[columns[k]];
    part[l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int half_width = 4; half_width > 0; half_width /= 2) {
      float other = lane < half_width ? part[l + half_width] : 0;
      barrier(CLK_LOCAL_MEM_FENCE);
      part[l] += other;
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (lane == 0) y[row] = part[l];
  }
}

kernel void transpose(global const float *in, global float *out, int w, int h) {
  local float tile[16][17];
  int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
  if (x < w && y < h) {
    tile[ly][lx] = in[y * w + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[x * h + y] = tile[ly][lx] * 2 + (lx > 0 ? tile[ly][lx - 1] : 0);
  }
}

// The flag is volatile: each work-item loads it for itself.
kernel void bubble(global int *x, global int *rounds) {
  local int t[64];
  volatile local int swapped;
  int l = get_local_id(0), n = get_local_size(0), round = 0;
  t[l] = x[get_global_id(0)];
  do {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l == 0) swapped = 0;
    for (int odd = 0; odd < 2; odd++) {
      barrier(CLK_LOCAL_MEM_FENCE);
      if ((l & 1) == odd && l + 1 < n && t[l] > t[l + 1]) {
        int left = t[l];
        t[l] = t[l + 1];
        t[l + 1] = left;
        swapped = 1;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    round++;
  } while (swapped);
  x[get_global_id(0)] = t[l];
  if (l == 0) rounds[get_group_id(0)] = round;
}

// The count of rounds is loaded from local memory, by an index that differs.
kernel void rounds(global const int *counts, global int *out) {
  local int count[64], t[64];
  int l = get_local_id(0), n = get_local_size(0), sum = 0;
  count[l] = counts[get_group_id(0)];
  t[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < count[l]; k++) {
    int next = t[(l + 1) % n];
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] = next + k;
    sum += next * k;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = sum * 100 + t[l];
}

kernel void whole_group(global const int *in, global int *out) {
  local int t[64];
  int l = get_local_id(0);
  if (l < get_local_size(0)) {
    t[l] = in[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    out[get_global_id(0)] = t[get_local_size(0) - 1 - l];
  }
}

// Work-items leave the kernel in different rounds; private memory and group values are live across the barrier.
kernel void leave_one_by_one(global const int *in, global int *out, int most) {
  local int seen;
  int i = get_global_id(0), history[4] = {0};
  if (get_local_id(0) == 0) seen = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int steps = min(in[i], most);
  for (int k = 0; k < steps; k++) {
    history[k & 3] += k * 3 + 1;
    atomic_inc(&seen);
    barrier(CLK_LOCAL_MEM_FENCE);
    history[(k + 1) & 3] ^= seen;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[i] = history[0] + 10 * history[1] + 100 * history[2] + 1000 * history[3];
}

// Two barriers: the groups in which work-items differ at `i < n` come to both.
kernel void parts(global const int *in, global int *out, int n) {
  local int t[64];
  int i = get_global_id(0), l = get_local_id(0);
  t[l] = in[i];
  if (i < n) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int v = t[l] + t[l ^ 1];
    barrier(CLK_LOCAL_MEM_FENCE);
    t[l] = v;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = t[l];
}

kernel void noted(global const int *in, global int *out, int n) {
  local int t[64];
  int i = get_global_id(0), l = get_local_id(0);
  if (l == 0) printf("group %d\n", (int)get_group_id(0));
  t[l] = in[i];
  if (i < n)
    barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[i] = t[l];
}
