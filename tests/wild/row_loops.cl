// Each work-item walks a row of its own.
#ifndef T
#define T float
#endif

kernel void product(global T *y, global const T *a, global const T *x, int n) {
  int i = get_global_id(0);
  T sum = 0;
  for (int k = 0; k < n; ++k)
    sum += a[i * n + k] * x[k];
  y[i] = sum;
}

// 64-bit numbers, another start, and two results: the sum and the last element.
kernel void last(global T *y, global T *z, global const T *a, ulong from, ulong to, ulong width) {
  size_t i = get_global_id(0);
  T sum = 1, at = 0;
  for (ulong k = from; k < to; ++k) {
    at = a[i * width + k];
    sum = sum * 2 + at;
  }
  y[i] = sum;
  z[i] = at;
}

// Rows that are chosen by numbers, two of them in one loop.
kernel void distance2(global T *y, global const T *a, global const int *row, int n) {
  int i = get_global_id(0), p = row[i] * n, q = i * n;
  T sum = 0;
  for (int k = 0; k < n; ++k) {
    T d = a[p + k] - a[q + k];
    sum += d * d;
  }
  y[i] = sum;
}

// Inside another loop, as in k-means: the nearest of the centres.
kernel void nearest(global int *y, global const T *a, global const T *centres, int n, int count) {
  int i = get_global_id(0), best = 0;
  T least = (T)255;
  for (int c = 0; c < count; ++c) {
    T sum = 0;
    for (int k = 0; k < n; ++k) {
      T d = a[i * n + k] - centres[c * n + k];
      sum += d * d;
    }
    if (sum < least) {
      least = sum;
      best = c;
    }
  }
  y[i] = best;
}

// Under a divergent condition, and with a store: one iteration after the other.
kernel void masked(global T *y, global const T *a, int n) {
  int i = get_global_id(0);
  T sum = 0;
  if (a[i * n] > 2)
    for (int k = 0; k < n; ++k)
      sum += a[i * n + k];
  y[i] = sum;
}

// Rows that end before their length: the counter is not the only condition of the loop.
kernel void until(global T *y, global const T *a, int n, int m, int form) {
  int i = get_global_id(0), k = 0;
  T sum = 0;
  if (form == 0)
    for (; k < n && k != m; k++) sum += a[i * n + k];
  else if (form == 1)
    for (; k != m && k < n; k++) sum += a[i * n + k];
  else if (form == 2)
    for (; (k < n) & (k != m); k++) sum += a[i * n + k];
  else if (form == 3)
    for (; !(k >= n || k == m); k++) sum += a[i * n + k];
  else
    for (;; k++) {
      if ((k >= n) | (k == m)) break;
      sum += a[i * n + k];
    }
  y[i] = sum;
}

kernel void first_row(global T *y, global const T *a, int n, int m) {
  int i = get_global_id(0), k = 0;
  T sum = 0;
  do {
    sum += a[i * n + k];
    k++;
  } while (k < n && k % 4 != m);
  y[i] = sum;
}

kernel void before(global T *y, global const T *a, int n, int m) {
  int i = get_global_id(0), k;
  T sum = 0;
  for (k = 0; k < n && k != m; k++)
    sum += a[i * n + k];
  y[i] = sum;
}
