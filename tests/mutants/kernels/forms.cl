// Forms of several vectors, and helpers that stay calls.
kernel void tile(global int *out, global const int *in) {
  int x = get_global_id(0), y = get_global_id(1);
  out[y * 8 + x] = in[x * 8 + y];
}

kernel void pair(global float *out, global const float *in, float by) {
  int g = get_global_id(0);
  float v = in[g];
#pragma unroll
  for (int i = 0; i < 6; i++)
    v = sqrt(by / (v + 1));
  out[g] = v;
}

__attribute__((noinline)) int minus(int a, int b) { return a - b; }

kernel void two_arguments(global int *out, global const int *from, global const int *by) {
  int g = get_global_id(0);
  out[g] = minus(from[g], by[g]);
}

__attribute__((noinline)) int turned(int a) { return a ^ 21; }

kernel void two_calls(global int *out, int n) {
  int g = get_global_id(0);
  out[g] = turned(g) - turned(n);
}
