// A solver in the shape of the NAS benchmarks: many kernels in a file, helpers on private 3x3 blocks, constant bounds.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define N 3

void matvec_sub(double a[N][N], double x[N], double b[N]) {
  for (int i = 0; i < N; i++)
    for (int k = 0; k < N; k++)
      b[i] -= a[k][i] * x[k];
}

void eliminate(double lhs[N][N], double r[N]) {
  for (int p = 0; p < N; p++) {
    double pivot = 1.0 / lhs[p][p];
    for (int j = p + 1; j < N; j++)
      lhs[j][p] *= pivot;
    r[p] *= pivot;
    for (int q = 0; q < N; q++)
      if (q != p) {
        double coeff = lhs[p][q];
        for (int j = p + 1; j < N; j++)
          lhs[j][q] -= coeff * lhs[j][p];
        r[q] -= coeff * r[p];
      }
  }
}

__kernel void initialize(__global double *lhs, __global double *rhs, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  for (int q = 0; q < N; q++) {
    for (int m = 0; m < N; m++)
      lhs[(i * N + q) * N + m] = q == m ? 4.0 + i % 7 : 0.25 * (q + 2 * m);
    rhs[i * N + q] = 1.0 + i + q;
  }
}

__kernel void solve(__global double *lhs, __global double *rhs, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  double a[N][N], r[N];
  for (int q = 0; q < N; q++) {
    for (int m = 0; m < N; m++)
      a[q][m] = lhs[(i * N + q) * N + m];
    r[q] = rhs[i * N + q];
  }
  eliminate(a, r);
  for (int q = 0; q < N; q++)
    rhs[i * N + q] = r[q];
}

__kernel void residual(__global const double *lhs, __global const double *x, __global double *rhs, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  double a[N][N], v[N], r[N];
  for (int q = 0; q < N; q++) {
    for (int m = 0; m < N; m++)
      a[q][m] = lhs[(i * N + q) * N + m];
    v[q] = x[i * N + q];
    r[q] = rhs[i * N + q];
  }
  matvec_sub(a, v, r);
  for (int q = 0; q < N; q++)
    rhs[i * N + q] = r[q];
}

__kernel void norm(__global const double *x, __global double *sums, __local double *part, int n) {
  int i = get_global_id(0), l = get_local_id(0);
  part[l] = i < n ? x[i] * x[i] : 0.0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = get_local_size(0) / 2; step > 0; step /= 2) {
    if (l < step)
      part[l] += part[l + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    sums[get_group_id(0)] = part[0];
}
