typedef struct __attribute__((packed)) {
  char c;
  int i;
  short s;
  double d;
} P;
typedef struct {
  char c;
  int i __attribute__((aligned(16)));
} __attribute__((aligned(32))) A;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  P p = {1, in[i], 3, in[i] * 0.25};
  P a[3] = {p, p, p};
  a[i % 3].i += 5;
  a[(i + 1) % 3].d *= 2;
  A q = {2, in[i]};
  A r[2] = {q, q};
  r[i & 1].i ^= 0x55;
  out[i] = a[0].i + a[1].i * 3 + (int)(a[2].d * 4) + (int)sizeof(P) * 100 + (int)sizeof(A) * 10000 + r[0].i + r[1].i
      * 7;
}
