// Each work-item reads what its neighbour has written, and nothing makes it wait for the neighbour.
kernel void rotate_group(global float* y, global const float* x) {
  local float tile[64];
  size_t l = get_local_id(0), n = get_local_size(0);
  tile[l] = x[get_global_id(0)];
  y[get_global_id(0)] = tile[(l + 1) % n];
}
