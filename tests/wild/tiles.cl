// Rows of lanes whose neighbours in dimension 1 access neighbouring elements.
#ifndef T
#define T float
#endif

// A tile that is written by rows and read by columns.
kernel void tile(global T *out, global const T *in, local T *block, uint width, uint height) {
  uint lx = get_local_id(0), ly = get_local_id(1), n = get_local_size(0), m = get_local_size(1);
  block[ly * n + lx] = in[get_global_id(1) * width + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  // Work-item k of the group stores element k of the transposed tile.
  uint k = ly * n + lx, x = k % m, y = k / m;
  out[(get_group_id(0) * get_local_size(0) + y) * height + get_group_id(1) * get_local_size(1) + x] = block[x * n + y];
}

// Square tiles of the group's width: read by columns.
kernel void read(global T *out, global const T *in, local T *block, uint width, uint height) {
  uint lx = get_local_id(0), ly = get_local_id(1), n = get_local_size(0);
  block[ly * n + lx] = in[get_global_id(1) * width + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * n + ly) * height + get_group_id(1) * n + lx] = block[lx * n + ly];
}

// The same, written by columns, with a padded row.
kernel void write(global T *out, global const T *in, local T *block, uint width, uint height) {
  uint lx = get_local_id(0), ly = get_local_id(1), n = get_local_size(0);
  block[lx * (n + 1) + ly] = in[get_global_id(1) * width + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * n + ly) * height + get_group_id(1) * n + lx] = block[ly * (n + 1) + lx];
}

// A gather, neighbours in dimension 1 beside it, and all ids; the accumulated array has one element per work-item.
kernel void gather(global T *out, global const T *in, int height) {
  int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
  int at = (z * get_global_size(1) + y) * get_global_size(0) + x;
  out[at] += in[(x * 3 + z) * height + y] * 2 + (T)(y + x);
}

// Each work-item's accesses to one array keep their order: a row owned by a column of work-items.
kernel void ordered(global T *a, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  T before = a[x * height + y];
  a[x * height + y] = before + 1;
  T after = a[x * height + y];
  a[x * height + y] = after * 2 + before;
}
