// Stores to columns: neighbours in dimension 1 store to neighbouring elements.
#ifndef T
#define T float
#endif

kernel void transpose(global T *out, global const T *in, uint width, uint height) {
  uint x = get_global_id(0), y = get_global_id(1);
  out[x * height + y] = in[y * width + x];
}

// All ids, a branch on dimension 0, a stride that is constant, and two stores.
kernel void ids(global T *out, global T *other, global const T *in, int width) {
  size_t x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  size_t at = (z * get_global_size(1) + y) * width + x;
  T value = in[at] + (T)(get_local_id(1) * 3 + get_local_id(0));
  if (get_local_id(0) & 1)
    value = value * 2 + (T)get_group_id(1);
  out[(z * 64 + x) * 64 + y] = value;
  if (x != 3)
    other[x * get_global_size(1) * get_global_size(2) + z * get_global_size(1) + y] = in[at];
}

// Under a branch that diverges in both dimensions.
kernel void bounded(global T *out, global const T *in, uint width, uint height) {
  uint x = get_global_id(0), y = get_global_id(1);
  if (x < width && y < height)
    out[x * height + y] = in[y * width + x];
}
