#define CALL(f, ...) f(__VA_ARGS__)
#define SUM3(a, b, c) ((a) + (b) + (c))
#define NTH(_1, _2, _3, n, ...) n
#define COUNT(...) NTH(__VA_ARGS__, 3, 2, 1)
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR(x) #x
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  int CAT(va, r) = CALL(SUM3, in[i], 2, 3);
  constant char *s = STR(ab"c");
  out[i] = var * COUNT(1, 2) + s[3] + __LINE__ + sizeof(STR(x y));
}
