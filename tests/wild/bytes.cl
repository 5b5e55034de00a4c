// Arithmetic on bytes and shorts, which C promotes to int. TYPE is the type of the operands, RESULT that of the results.
#ifndef TYPE
#define TYPE uchar
#define RESULT uchar
#endif

// All operations on all pairs: result number k of pair i is out[k * n + i].
__kernel void pairs(__global const TYPE *x, __global const TYPE *y, __global RESULT *out, int limit) {
  size_t i = get_global_id(0), n = get_global_size(0);
  int a = x[i], b = y[i];
  out += i;
  out[0 * n] = a + b;
  out[1 * n] = a - b;
  out[2 * n] = (a & 255) * (b & 127) >> 3;
  out[3 * n] = (a & b) + (a | b) - (a ^ b);
  out[4 * n] = abs(a - b);
  out[5 * n] = (a + b + 1) >> 1;
  out[6 * n] = a + b > 99 ? a - 3 : ~b;
  out[7 * n] = min(a + b, 127) + max(a - b, -9);
  out[8 * n] = clamp(2 * a - b, 0, 255);
  out[9 * n] = (a << 2) + (b << 1) + 5 < 300;
  out[10 * n] = (a + 2 * b) / 3;
  out[11 * n] = (a - b) % 7;
  out[12 * n] = a / (b == 0 ? 1 : b);
  out[13 * n] = (3 * a - b) / ((b & 15) - 16);
  out[14 * n] = (a + b) % ((b & 7) + 1);
  out[15 * n] = a - b > limit;
  out[16 * n] = a + b <= limit ? a : b;
  out[17 * n] = a == limit;
  out[18 * n] = a - 2 * b != limit;
  out[19 * n] = (uint)(a - b) < (uint)(a + b);
  out[20 * n] = (uint)(a & 127) > 40u;
  out[21 * n] = (uint)(a - b) >> 28;
  out[22 * n] = convert_int_rte((a - b) * 0.25f);
  out[23 * n] = (a - b) * (a & 255) >> 16;
  out[24 * n] = abs(a - b) > abs(a + b) ? abs(a) : abs(b) - abs(a);
  out[25 * n] = -a >> 1;
  out[26 * n] = limit < a + b ? a : b;
  out[27 * n] = (uint)(a & b & 127) + 3u < (uint)limit;
  out[28 * n] = (a ^ 0x2000) >> 1;
}

// The mean of the bytes within `reach` in a row, inside of [0, width): sums in a loop, under a mask.
__kernel void means(__global const TYPE *x, __global RESULT *out, int width) {
  int i = get_global_id(0), sum = 0, count = 0;
  for (int k = -2; k <= 2; ++k)
    for (int m = 0; m < 3; ++m)
      if (i + k + m >= 0 && i + k + m < width) {
        sum += x[i + k + m];
        ++count;
      }
  out[i] = count ? sum / count : 0;
}

// Comparisons of an id with a uniform number; of `x` that wraps, too, if `offset` is large.
__kernel void bounds(__global RESULT *out, int limit, uint offset) {
  size_t i = get_global_id(0), n = get_global_size(0);
  int x = (int)i - 70, wrapped = (int)((uint)i + offset);
  out += i;
  out[0 * n] = x < limit;
  out[1 * n] = limit >= x;
  out[2 * n] = x > limit;
  out[3 * n] = limit <= x;
  out[4 * n] = x == limit ? 3 : 4;
  out[5 * n] = limit != x ? 5 : 6;
  out[6 * n] = wrapped < limit;
}

// A sum of 600 numbers: of bytes it needs more than 16 bits.
__kernel void long_sum(__global const TYPE *x, __global int *out) {
  int i = get_global_id(0), sum = 0;
  for (int k = 0; k < 600; ++k)
    sum += x[i + k];
  out[i] = sum;
}

// A sum of as many numbers as a parameter says: it may need all bits.
__kernel void any_sum(__global const TYPE *x, __global int *out, int n) {
  int i = get_global_id(0), sum = 0, most = -200;
  for (int k = 0; k < n; ++k) {
    int v = x[(i + k) & 255];
    sum += v;
    most = max(most, v - 1);
  }
  out[2 * i] = sum;
  out[2 * i + 1] = most;
}

#define JOIN(type, count) type##count
#define VECTOR(type, count) JOIN(type, count)

// Vectors of bytes or shorts under a mask: of the lanes below n, and of those whose first component is not 3.
__kernel void masked2(__global const VECTOR(TYPE, 2) *x, __global VECTOR(TYPE, 2) *out, int n) {
  int i = get_global_id(0);
  if (i < n && x[i].x != 3)
    out[i] = x[i].yx + (VECTOR(TYPE, 2))(1, 2);
}
__kernel void masked4(__global const VECTOR(TYPE, 4) *x, __global VECTOR(TYPE, 4) *out, int n) {
  int i = get_global_id(0);
  if (i < n && x[i].x != 3)
    out[i] = x[i].wzyx + (VECTOR(TYPE, 4))(1, 2, 3, 4);
}
__kernel void masked8(__global const VECTOR(TYPE, 8) *x, __global VECTOR(TYPE, 8) *out, int n) {
  int i = get_global_id(0);
  if (i < n && x[i].x != 3)
    out[i] = x[i].s76543210 + (VECTOR(TYPE, 8))(1, 2, 3, 4, 5, 6, 7, 8);
}
