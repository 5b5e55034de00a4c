kernel void clip(global float *y, global const float *x, float limit, int absolute) {
  size_t i = get_global_id(0);
  float value = x[i];
  if (absolute)
    value = fabs(value);
  if (value > limit)
    value = limit;
  y[i] = value;
}
