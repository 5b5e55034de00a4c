// Bounds of the id around contiguous accesses of 32 bits: whether these are all that a work-item does.
kernel void longer(global float *y, global const float *x, uint n) {
  uint i = get_global_id(0);
  if (i < n) {
    float v = x[i];
#pragma unroll
    for (int k = 0; k < 16; k++)
      v = v * v + 0.25f;
    y[i] = v;
  }
}

// Local memory is in the caches.
kernel void near(global float *y, local float *block, uint n) {
  uint l = get_local_id(0);
  if (l < n)
    block[l] += block[l + n];
  if (l == 0)
    y[get_group_id(0)] = block[0];
}
