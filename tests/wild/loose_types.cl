// What older compilers only warn of: pointers to other types, implicit int, a value returned by a void function.
static clampi(int x, int top) { return x > top ? top : x; }

__kernel void loose(__global int *bits, __global float *values, __global uint *counts, uint n) {
  __global int *raw = values;
  __global float *same = raw;
  __global ulong *address = 0;
  uint i = get_global_id(0);
  int is_null = address == 0;
  ulong where = values;
  if (i >= n)
    return 0;
  bits[i] = raw[i] + is_null - 1 + (where == (ulong)values) - 1;
  same[i] = same[i] * 2;
  __global int *c = counts;
  c[i] = clampi(c[i], OPTION);
}
