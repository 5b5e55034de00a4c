// printf as in C: what compilers warn of, and print nevertheless.
__kernel void chatty(__global const int *x, __global const float *f) {
  size_t i = get_global_id(0);
  int n = x[i];
  char name[4] = {'a', 'b', 'c', 0};
  printf("id %d %u %x\n", get_global_id(0), i, i + 255);
  printf("long %ld %lu %lld\n", n, 7u, -n);
  printf("float %f %5.1f %d %u %c\n", n, -3, f[i], 2.9, 65.5f);
  printf("wide %lc %ls %S %Lf %hf %qd\n", 'w', "text", "more", 1.5, 2.5, 5L);
  printf("star %*d|%-*d|%.*f|%*.*f|\n", 6, n, 6, n, 2, f[i], 8, 3, f[i]);
  printf("nothing %s %n %v4hld %y 100%\n", name, &n, 3);
  printf("missing %d %s\n", n);
  printf("more %d\n", n, 5, 6.0);
  printf("vectors %v2d %v2hlf %f\n", (long2)(n, -n), (int2)(n, 1), (float2)(1, 2));
}
