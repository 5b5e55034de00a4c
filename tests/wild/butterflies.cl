// Accesses whose lanes are permuted, spread or shared within a few vectors, as a divisor or shift has it.
#ifndef T
#define T float
#endif

kernel void divided(global T *a, uint d) {
  uint left = get_global_id(0) / d * (2 * d) + (uint)get_global_id(0) % d;
  T x = a[left], y = a[left + d];
  a[left] = x + y;
  a[left + d] = x - y;
}

kernel void shifted(global T *a, uint k) {
  uint i = get_global_id(0), left = ((i >> k) << (k + 1)) | (i & ((1u << k) - 1));
  T x = a[left], y = a[left + (1u << k)];
  a[left] = max(x, y);
  a[left + (1u << k)] = min(x, y);
}

kernel void bounded(global T *a, uint d, uint n) {
  uint i = get_global_id(0), left = i / d * (2 * d) + i % d;
  if (i < n) {
    T x = a[left];
    a[left] = x + a[left + d];
    a[left + d] = x;
  }
}

kernel void masked(global T *a, global const uchar *active, uint d) {
  uint i = get_global_id(0), left = i / d * (2 * d) + i % d;
  if (active[i]) {
    T x = a[left];
    a[left] = x + a[left + d];
    a[left + d] = x;
  }
}

// The last element that a lane reads, or writes, may be the array's last one.
kernel void lower(global T *out, global const T *in, uint d) {
  uint i = get_global_id(0);
  out[i] = in[i / d * (2 * d) + i % d];
}

kernel void spread(global T *out, global const T *in, uint d) {
  uint i = get_global_id(0);
  out[i / d * (2 * d) + i % d] = in[i];
}

kernel void repeated(global T *out, global const T *in, global const uchar *active, uint d) {
  uint i = get_global_id(0);
  if (active[i])
    out[i] = in[i / d];
}

kernel void reversed(global T *out, global const T *in, uint d) {
  uint i = get_global_id(0);
  out[i / d * d + (d - 1 - i % d)] = in[i];
}

// b may be a + d: then y is what this work-item has stored.
kernel void aliased(global T *a, global T *b, uint d) {
  uint i = get_global_id(0), at = i / d * (3 * d) + i % d;
  T x = a[at];
  b[at] = x + 1;
  T y = a[at + d];
  b[at + d] = y + 3;
}

// Constant divisors and masks: vectors that begin at a multiple of the lanes have a version.
kernel void swapped(global T *out, global const T *in) {
  uint i = get_global_id(0);
  out[i ^ 3] = in[i ^ 1];
}

kernel void halved(global T *out, global const T *in) {
  uint i = get_global_id(0);
  out[i] = in[i / 2];
}

kernel void quads(global T *out, global const T *in) {
  uint i = get_global_id(0), first = i & ~3u;
  out[i] = in[first] + in[first + 1] + in[first + 2] + in[first | 3] - in[first | ((i + 1) & 3)];
}
