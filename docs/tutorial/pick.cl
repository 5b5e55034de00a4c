kernel void pick(global float *y, global const float *x, global const int *index) {
  size_t i = get_global_id(0);
  y[i] = x[index[i]];
}
