// Private memory of large alignment that is live across barriers.
typedef struct __attribute__((aligned(256))) { int head; char rest[40]; } record;

kernel void wide_vectors(global long *out, global const long *in) {
  int l = get_local_id(0), i = get_global_id(0);
  long16 v[4];
  for (int k = 0; k < 4; k++) v[k] = (long16)(in[i] + k) + (long16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  local long shared[64];
  shared[l] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  int pick = (int)(shared[get_local_size(0) - 1 - l] & 3);
  v[pick] *= 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  long16 s = v[0] + v[1] * 10 + v[2] * 100 + v[3] * 1000;
  out[i] = s.s0 + s.s7 * 3 + s.sf * 7;
}

kernel void addresses(global ulong *out, global int *values) {
  int l = get_local_id(0), i = get_global_id(0);
  int a[3] __attribute__((aligned(128)));
  char b __attribute__((aligned(4096)));
  record r;
  int small[2];
  a[0] = values[i], a[1] = l, b = (char)l, r.head = values[i] * 2, small[l & 1] = 5, small[~l & 1] = 6;
  volatile int *pa = a;
  volatile char *pb = &b;
  barrier(CLK_LOCAL_MEM_FENCE);
  pa[2] = pa[0] + 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  volatile ulong at[3] = {(ulong)pa, (ulong)pb, (ulong)&r};  // volatile: no compiler derives the low bits
  out[i] = (at[0] & 127) | (at[1] & 4095) | (at[2] & 255);
  values[i] = pa[2] + pa[1] + *pb + r.head + small[0];
}
