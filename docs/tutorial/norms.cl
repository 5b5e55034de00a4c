kernel void norms(global float *y, global const float *xy, float scale) {
  size_t i = get_global_id(0);
  float a = xy[2 * i], b = xy[2 * i + 1];
  y[i] = scale * sqrt(a * a + b * b);
}
