// Kernels under the guard `id < n`, in the shape of what samples of vendors and benchmark suites have.

// NVIDIA's dot product: four components by hand.
__kernel void dot4(__global const float *a, __global const float *b, __global float *c, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  int at = i << 2;
  c[i] = a[at] * b[at] + a[at + 1] * b[at + 1] + a[at + 2] * b[at + 2] + a[at + 3] * b[at + 3];
}

// A guard with an unsigned id and `<`, and a stride that is an argument: gathers and a scatter.
__kernel void strided(__global const float *x, __global float *y, uint n, uint step) {
  uint i = get_global_id(0);
  if (i < n) y[i * step] = 2.0f * x[i * step];
}

// The assignment step of k-means: rows of features.
__kernel void kmeans(__global const float *points, __constant float *centers, __global int *member, int n,
                     int clusters, int features) {
  int p = get_global_id(0);
  if (p < n) {
    float best = FLT_MAX;
    int index = 0;
    for (int c = 0; c < clusters; c++) {
      float d = 0.0f;
      for (int f = 0; f < features; f++) {
        float e = points[p * features + f] - centers[c * features + f];
        d += e * e;
      }
      if (d < best) best = d, index = c;
    }
    member[p] = index;
  }
}

// Contiguous accesses only: masks cost next to nothing.
__kernel void saxpy(__global const float *x, __global float *y, float a, int n) {
  int i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}

// 64-bit ids, and a table: a gather.
__kernel void lookup(__global const uchar *x, __global const int *table, __global int *y, ulong n) {
  size_t i = get_global_id(0);
  if (i >= n) return;
  y[i] = table[x[i]] + table[x[i] ^ 255];
}

// The guard around rows and columns of a matrix in column-major order.
__kernel void column_major(__global const float *a, __global float *b, int width, int height) {
  int col = get_global_id(0), row = get_global_id(1);
  if (row < height && col < width) b[col * height + row] = a[col * height + row] + 1.0f;
}

// Ids that wrap in 32 or 8 bits if the launch has an offset; `at` counts from 0.
__kernel void wraps_int(__global const int *x, __global int *y, int n) {
  size_t at = get_global_id(0) - get_global_offset(0);
  int i = get_global_id(0);
  if (i < n) y[2 * at] = x[3 * at] + i;
}

__kernel void wraps_uint(__global const int *x, __global int *y, uint n) {
  size_t at = get_global_id(0) - get_global_offset(0);
  uint i = get_global_id(0);
  if (i - 1u < n) y[2 * at] = x[3 * at] + i;
}

__kernel void wraps_down(__global const int *x, __global int *y, int n) {
  size_t at = get_global_id(0) - get_global_offset(0);
  int i = -3 * (int)get_global_id(0);
  if (i > n) y[2 * at] = x[3 * at] + i;
}

__kernel void wraps_char(__global const int *x, __global int *y) {
  size_t at = get_global_id(0) - get_global_offset(0);
  char i = get_global_id(0);
  y[at] = x[128 + i];
}

__kernel void wraps_max(__global const int *x, __global int *y, int low, int high) {
  size_t at = get_global_id(0) - get_global_offset(0);
  int i = get_global_id(0);
  y[at] = x[min(max(i, low), high) - low];
}

// One lane of a launch, or all but one; the last id from the other side.
__kernel void but_one(__global const int *x, __global int *y, int n, int step) {
  int i = get_global_id(0), back = 97 - 2 * i;
  if (i == n) y[i * step] = 7;
  else if (back != n) y[i * step] = x[i * step];
}
