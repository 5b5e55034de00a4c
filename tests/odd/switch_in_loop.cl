kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  int r = 0;
  for (int j = 0; j < 20; j++) {
    switch ((in[i] + j) % 7) {
      case 0: continue;
      case 1: r += 2;
      break;
      case 2: if (r > 10) goto out;
      r++;
      case 3: r *= 2;
      break;
      case -1: j += 2;
      continue;
      default: if (r > 1000) break;
      r += j;
    }
    r ^= 1;
  }
  out: out[i] = r;
}
