// Each lane accesses neighbouring elements; the lanes themselves are at any distance.
#ifndef T
#define T float
#endif

kernel void quads(global T *out, global const T *x, global const int *row) {
  int i = get_global_id(0), at = row[i] * 4;
  out[i] = x[at] + x[at + 1] * 2 + x[at + 2] * 3 + x[at + 3] * 5;
}

kernel void pairs(global T *out, global const T *x, uint width) {
  uint i = get_global_id(0);
  out[i] = x[i * width] * 3 + x[i * width + 1];
}

// Out of order, with a gap, and one alone.
kernel void seven(global T *out, global const T *x, uint width) {
  uint i = get_global_id(0), at = i * width + 2;
  T a = x[at + 2], b = x[at], c = x[at - 1], d = x[at + 3], e = x[at + 4], f = x[at + 6], g = x[at + 5];
  out[i] = a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7;
}

kernel void scatter4(global T *restrict out, global const T *restrict x, uint width) {
  uint i = get_global_id(0), n = get_global_size(0);
  out[i * width + 1] = x[i];
  out[i * width] = x[i + n];
  out[i * width + 3] = x[i + 2 * n];
  out[i * width + 2] = x[i + 3 * n];
}

// A store between the loads, to the same memory: the second load must see it. Work-item i owns row i.
kernel void in_place(global T *x, uint width) {
  uint i = get_global_id(0);
  T a = x[i * width];
  x[i * width + 1] = a + 1;
  T b = x[i * width + 1];
  x[i * width + 2] = b + a;
  x[i * width + 3] = x[i * width + 2] + x[i * width + 1];
}

// Different types of one size.
kernel void bits(global uint *out, global const float *x, uint width) {
  uint i = get_global_id(0);
  global const uint *y = (global const uint *)x;
  out[i] = (uint)x[i * width] + y[i * width + 1] * 3 + (uint)x[i * width + 2] + y[i * width + 3];
}

// Under a condition: gathers as before.
kernel void masked(global T *out, global const T *x, global const int *row) {
  int i = get_global_id(0), at = row[i] * 4;
  if (row[i] & 1)
    out[i] = x[at] + x[at + 1] * 2 + x[at + 2] * 3 + x[at + 3] * 5;
}
