kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  out[i] = (int)(1e2f + 0x1.8p1f + 3.5 + 010 + 0xffu + 0b11 + 'a' + '\x41' + '\101' + 1ul + 2L) + (in[i] >
      0x7fffffffu) + (5 / 2 * 2.0f == 4) + (1 ? -1 : 2u > 0) + sizeof(1.0) + sizeof(1.0f) + sizeof(1l);
}
