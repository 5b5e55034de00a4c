// Kernels with the row first, the column first, planes, and both: docs/row_first.py. n: elements of a row, m: rows.
// FIRST, SECOND and THIRD are 0, 1 and 2; other numbers exchange dimensions by hand.
#define IDS int i = get_global_id(FIRST), j = get_global_id(SECOND), k = get_global_id(THIRD)

// Rodinia's Gaussian elimination: i is the row.
kernel void fan2(global float *x, global float *y, global const float *ratio, int n, int m) {
  IDS;
  if (i < n - 1 && j < n) {
    x[n * (i + 1) + j] -= ratio[n * (i + 1)] * x[j];
    if (j == 0)
      y[i + 1] -= ratio[n * (i + 1)] * y[0];
  }
}

kernel void row_first(global float *out, global const float *x, int n, int m) {
  IDS;
  out[i * n + j] = 2 * x[i * n + j] + i;
}

kernel void column_first(global float *out, global const float *x, int n, int m) {
  IDS;
  out[j * n + i] = 2 * x[j * n + i] + j;
}

// The sum of nine neighbours, a border of zeros.
kernel void stencil(global float *out, global const float *x, int n, int m) {
  IDS;
  float sum = 0;
  for (int di = -1; di <= 1; ++di)
    for (int dj = -1; dj <= 1; ++dj)
      if (i + di >= 0 && i + di < m && j + dj >= 0 && j + dj < n)
        sum += x[(i + di) * n + j + dj];
  out[i * n + j] = sum;
}

// Rows of float4.
kernel void vectors(global float4 *out, global const float4 *x, int n, int m) {
  IDS;
  out[i * (n / 4) + j] = x[i * (n / 4) + j].wzyx + i;
}

kernel void look_up(global float *out, global const float *table, global const int *at, int n, int m) {
  IDS;
  out[i * n + j] = table[at[i * n + j]];
}

kernel void product(global float *out, global const float *x, global const float *y, int n, int m) {
  IDS;
  float sum = 0;
  for (int at = 0; at < n; ++at)
    sum += x[i * n + at] * y[at * n + j];
  out[i * n + j] = sum;
}

// Each work-item takes an element of its group's square from another one.
kernel void turned_tiles(global float *out, global const float *x, int n, int m) {
  local float tile[16][17];
  IDS;
  int row = get_local_id(FIRST), column = get_local_id(SECOND);
  tile[row][column] = x[i * n + j];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i * n + j] = tile[column][row];
}

// i is the plane, j the row, k the column.
kernel void planes(global float *out, global const float *x, int n, int m) {
  IDS;
  int at = (i * m + j) * n + k;
  out[at] = 2 * x[at] + i - j;
}

// i is the row, j the column, k the plane.
kernel void planes_last(global float *out, global const float *x, int n, int m) {
  IDS;
  int at = (k * m + i) * n + j;
  out[at] = 2 * x[at] + k - i;
}

// Transpositions: i is the column of the array that is read, or of the one that is written.
kernel void transpose(global float *out, global const float *x, int n, int m) {
  IDS;
  if (i < n && j < m)
    out[i * m + j] = x[j * n + i];
}

kernel void transpose_rows(global float *out, global const float *x, int n, int m) {
  IDS;
  out[j * m + i] = x[i * n + j];
}
