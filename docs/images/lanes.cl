// Of the kernel's two loops, `mode` chooses one for all lanes; only lanes with x > 0.5 need it.
kernel void weigh(global float *y, global const float *x, int mode, int n) {
  int i = get_global_id(0);
  float v = x[i], sum = 0;
  if (v > 0.5f) {
    if (mode)
      for (int k = 0; k < n; ++k)
        sum += v * x[k];
    else
      for (int k = 0; k < n; ++k)
        sum = max(sum, x[k] - v);
  }
  y[i] = sum;
}
