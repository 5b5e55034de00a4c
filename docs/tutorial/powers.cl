kernel void powers(global float *y, global const float *x, int inverse) {
  size_t i = get_global_id(0);
  float value = x[i];
  if (value > 0) {
    if (inverse)
      value = log(value);
    else
      value = exp(value);
  }
  y[i] = value;
}
