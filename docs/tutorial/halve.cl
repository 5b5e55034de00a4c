kernel void halve(global int *steps, global const float *x) {
  size_t i = get_global_id(0);
  int n = 0;
  float value = x[i];
  while (value > 1) {
    value *= 0.5f;
    n++;
  }
  steps[i] = n;
}
