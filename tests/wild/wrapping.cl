// Ids that wrap around at the edges of an image or a ring.
kernel void torus(global int *out, global const int *in, int width, int height, int radius) {
  int x = get_global_id(0), y = get_global_id(1), sum = 0;
  for (int dy = -radius; dy <= radius; ++dy)
    for (int dx = -radius; dx <= radius; ++dx)
      sum = sum * 3 + in[(y + dy + height) % height * width + (x + dx + width) % width];
  out[y * get_global_size(0) + x] = sum;
}

// Without a loop, and with negative remainders: the element 64 is that of the remainder 0.
kernel void ring(global int *out, global const int *in, int moved, int size) {
  int i = get_global_id(0);
  out[i] = in[(i + moved) % size + 64];
}

// Unsigned numbers, after a branch.
kernel void unsigned_ring(global int *out, global const int *in, uint size, int count) {
  uint i = get_global_id(0);
  int sum = 0;
  for (uint k = 0; k < (uint)count; ++k)
    sum += in[(i + k + size / 2) % size] * (int)(k + 1);
  out[i] = sum;
}

// Downwards, and a remainder that is used as a number too.
kernel void mirrored(global int *out, global const int *in, int size, int count) {
  int i = get_global_id(0), sum = 0;
  for (int k = 0; k < count; ++k) {
    int at = (size + size / 2 - i + k) % size;
    sum += in[at + 64] * at;
  }
  out[i] = sum;
}

// A torus whose sides are constants: the width is not a power of two.
kernel void fixed_torus(global int *out, global const int *in, int radius) {
  int x = get_global_id(0), y = get_global_id(1), sum = 0;
  for (int dx = -radius; dx <= radius; ++dx)
    sum = sum * 3 + in[y * 320 + (x + dx + 320) % 320];
  out[y * 320 + x] = sum;
}

// Rings of a power of two elements: by a mask, also of negative numbers, and by an unsigned remainder.
kernel void masked_ring(global int *out, global const int *in, int moved, int radius) {
  int i = get_global_id(0), sum = 0;
  for (int k = -radius; k <= radius; ++k)
    sum = sum * 3 + in[(i + moved + k) & 511];
  out[i] = sum;
}

kernel void unsigned_masked_ring(global int *out, global const int *in, uint moved) {
  uint i = get_global_id(0);
  out[i] = in[(i + moved) % 512u] + 2 * in[(moved - i) % 512u];
}
