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

// Unsigned numbers, behind a branch.
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
