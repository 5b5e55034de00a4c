// Stencils and filters of images: tests for the border, and addresses that are clamped to it.

// A test for the border around the whole stencil; a stride of two words.
__kernel void border(__global const float2 *in, __global float2 *out, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x > 0 && x < w - 1 && y > 0 && y < h - 1) {
    int at = y * w + x;
    out[at] = in[at - 1] + in[at + 1] + in[at - w] + in[at + w] - 4.0f * in[at];
  }
}

// A 3x3 filter with clamps by min and max.
__kernel void clamped(__global const float *in, __global float *out, __constant float *weights, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= w || y >= h) return;
  float sum = 0.0f;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      int xx = clamp(x + dx, 0, w - 1), yy = clamp(y + dy, 0, h - 1);
      sum += weights[(dy + 1) * 3 + dx + 1] * in[yy * w + xx];
    }
  out[y * w + x] = sum;
}

// Neighbours in a row with the clamps written out; every work-item has a pixel.
__kernel void neighbours(__global const int *in, __global int *out, int w) {
  int x = get_global_id(0);
  int left = x - 1 < 0 ? 0 : x - 1, right = min(x + 1, w - 1);
  out[x] = in[left] + 10 * in[x] + 100 * in[right];
}

// A periodic border.
__kernel void periodic(__global const int *in, __global int *out, int w) {
  int x = get_global_id(0);
  int left = x == 0 ? w - 1 : x - 1, right = x == w - 1 ? 0 : x + 1;
  out[x] = in[left] + 10 * in[x] + 100 * in[right];
}

// The same filter with a radius that is known at run time only.
__kernel void clamped_radius(__global const float *in, __global float *out, __constant float *weights, int w, int h,
                             int radius) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= w || y >= h) return;
  float sum = 0.0f;
  for (int dy = -radius; dy <= radius; dy++)
    for (int dx = -radius; dx <= radius; dx++) {
      int xx = min(max(x + dx, 0), w - 1), yy = min(max(y + dy, 0), h - 1);
      sum += weights[(dy + radius) * (2 * radius + 1) + dx + radius] * in[yy * w + xx];
    }
  out[y * w + x] = sum;
}

// Sums over windows that are cut off at the ends, with counters of several kinds.
__kernel void window_break(__global const int *x, __global int *y, uint last, uint bound, uint m) {
  uint i = get_global_id(0);
  int sum = 0;
  for (uint k = 0; k < bound; k++) {
    if (k == m) break;
    sum += x[min(i + k, last)];
  }
  y[i] = sum;
}

__kernel void window_before(__global const int *x, __global int *y, int low, int from, int to) {
  int i = get_global_id(0);
  int sum = 0;
  for (int k = from; k != to; k++) sum += x[max(i - k, low)];
  y[i] = sum;
}

__kernel void window_tested(__global const int *x, __global int *y, int w, int radius) {
  int i = get_global_id(0);
  int sum = 0;
  for (long k = -radius; k < radius; k++)
    if (i + k >= 0 && i + k < w) sum += x[3 * (i + k)];
  y[i] = sum;
}

// An element of its own, or the same one for all behind the end.
__kernel void selected(__global const int *x, __global int *y, int n, int other) {
  int i = get_global_id(0);
  y[i] = x[i < n ? i : other];
}
