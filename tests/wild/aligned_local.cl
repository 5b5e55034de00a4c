// __local memory of a larger alignment than a cache line: vectors of 128 bytes, and what is declared.
kernel void tiles(global long *x, global ulong *at, local long16 *given, local int *plain) {
  local int odd[3];
  local long16 own[4];
  local int big __attribute__((aligned(1024)));
  local char page[5] __attribute__((aligned(4096)));
  int l = get_local_id(0), i = get_global_id(0);
  if (l < 4)
    own[l] = (long16)(x[i]) * (long16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  if (l == 0)
    big = 3, odd[2] = 4, page[4] = 5;
  given[l] = (long16)(x[i] + l);
  plain[l] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  long16 other = own[l & 3] + given[get_local_size(0) - 1 - l];
  x[i] = other.s0 + other.s7 + other.sf + big + odd[2] + page[4] + plain[l];
  volatile ulong low[4] = {(ulong)own, (ulong)&big, (ulong)page, (ulong)given};  // no compiler derives the low bits
  at[i] = (low[0] & 127) | (low[1] & 1023) | (low[2] & 4095) | (low[3] & 127);
}
