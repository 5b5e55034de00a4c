// Chains of operations that each need the result of the one before.
#ifndef T
#define T float
#endif

// Twelve divisions and roots: more than 100 cycles.
static T chain(T v, T by) {
#pragma unroll
  for (int i = 0; i < 6; i++)
    v = sqrt(by / (v + 1));
  return v;
}

kernel void one(global T *out, global const T *in, T by) {
  size_t i = get_global_id(0);
  out[i] = chain(in[i], by);
}

// A work-item's accesses keep their order: what it stores is loaded again.
kernel void ordered(global T *x, T by) {
  size_t i = get_global_id(0);
  x[i] = chain(x[i], by);
  x[i] = x[i] + by;
}

// Rows, with ids as numbers.
kernel void rows(global T *out, global const T *in, T by) {
  size_t i = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
  out[i] = chain(in[i], by) + get_local_id(0) + 32 * get_global_id(1);
}

// Two continuations, both with a chain.
kernel void turned(global T *out, global const T *in, local T *block, T by) {
  size_t i = get_global_id(0), l = get_local_id(0), n = get_local_size(0);
  block[l] = chain(in[i], by);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = chain(block[n - 1 - l], by);
}

kernel void functions(global T *out, global const T *in, T by) {
  size_t i = get_global_id(0);
  T v = in[i];
#pragma unroll
  for (int k = 0; k < 3; k++)
    v = exp(-log(v + by));
  out[i] = v;
}

// A chain that is the same in all lanes needs no second vector.
kernel void uniform(global T *out, global const T *in, T by) {
  size_t i = get_global_id(0);
  out[i] = in[i] + chain(by, 3);
}

// Neither does a short one.
kernel void brief(global T *out, global const T *in, T by) {
  size_t i = get_global_id(0);
  out[i] = sqrt(in[i]) / by;
}
