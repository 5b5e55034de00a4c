kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  out[i] = in[i];
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  read_mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  write_mem_fence(CLK_GLOBAL_MEM_FENCE);
  prefetch(in + i, 1);
  out[i] += 1;
}
