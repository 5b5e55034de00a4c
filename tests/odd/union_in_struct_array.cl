typedef struct {
  int tag;
  union {
    int i;
    float f;
    short s[2];
  };
} T;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  T t[3];
  for (int j = 0; j < 3; j++) {
    t[j].tag = (in[i] + j) % 3;
    switch (t[j].tag) {
      case 0: t[j].i = in[i];
      break;
      case 1: t[j].f = in[i];
      break;
      default: t[j].s[0] = 7;
      t[j].s[1] = in[i];
    }
  }
  int r = 0;
  for (int j = 0; j < 3; j++) r = r * 31 + (t[j].tag == 1 ? (int)t[j].f : t[j].tag ? t[j].s[1] * t[j].s[0] :
      t[j].i);
  out[i] = r;
}
