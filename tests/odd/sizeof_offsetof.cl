typedef struct {
  char a;
  double b;
  float3 c;
  short d[5];
} S;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  out[i] = sizeof(S) + 1000 * __builtin_offsetof(S, c) + 100000 * (int)__builtin_offsetof(S, d[2]) + sizeof(size_t)
      + sizeof(in) + sizeof(long) + sizeof(half) + sizeof(bool) + sizeof(double16) + sizeof('a') + in[i];
}
