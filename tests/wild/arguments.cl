// What host programs pass: vectors by value, arrays of vectors, and buffers of bytes that hold anything.

kernel void advance(global float4 *position, global const float3 *velocity, float dt, int2 range, float4 gravity) {
  int i = get_global_id(0);
  if (i < range.x || i >= range.y)
    return;
  position[i].xyz += dt * velocity[i] + gravity.xyz;
  position[i].w += gravity.w;
}

typedef struct {
  int key;
  double value;
} entry;

kernel void scale(global entry *entries, global double *total, uchar16 factors) {
  int i = get_global_id(0);
  uchar factor[16];
  vstore16(factors, 0, factor);
  entries[i].value *= factor[entries[i].key & 15];
  total[i] = entries[i].value + entries[i].key;
}
