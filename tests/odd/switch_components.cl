kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int4 v = (int4)(in[i], in[i] + 1, in[i] * 2, -in[i]) & 3;
  int r = 0;
  switch (v.x) {
    case 0: switch (v.y) {
      case 1: r = 5;
      break;
      case 2: r = 6;
    }
    case 1: r += v.z;
    break;
    case 2: r = v.w;
    default: r -= 3;
  }
  switch (v.s3) {
    case 0 ... 1: r *= 10;
    break;
    case 3: r += 1000;
  }
  out[i] = r;
}
