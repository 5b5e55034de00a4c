kernel void k(global const int *in, global int *out) {
  local int s[24], changed;
  int l = get_local_id(0), n = get_local_size(0), i = get_global_id(0);
  s[l] = in[i] & 1023;
  barrier(CLK_LOCAL_MEM_FENCE);
  int c, rounds = 0, mine = s[l];
  do {
    if (l == 0) changed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    int other = s[(l + 1) % n];
    if (other < mine) {
      mine = (mine + other) / 2;
      atomic_inc(&changed);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] = mine;
    rounds++;
    c = changed;
    if (rounds > 40) break;
    barrier(CLK_LOCAL_MEM_FENCE);
  } while (c != 0);
  out[i] = mine * 100 + rounds;
}
