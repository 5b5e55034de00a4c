kernel void reverse(global float *y, global const float *x, local float *tile) {
  size_t i = get_global_id(0), l = get_local_id(0), last = get_local_size(0) - 1;
  float own = x[i];
  tile[l] = own;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = own + tile[last - l];
}
