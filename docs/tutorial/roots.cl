kernel void roots(global float *x, global int *negative) {
  size_t i = get_global_id(0);
  if (x[i] < 0)
    negative[i] = 1;
  else
    x[i] = sqrt(x[i]);
}
