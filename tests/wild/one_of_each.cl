// A library of kernels, some of which wfv does not support: each is refused for itself.


__attribute__((noinline)) float texel(__read_only image2d_depth_t image, int x, int y) {
  return x + y;
}
int elsewhere(int);
__attribute__((noinline)) int helper(int x) { return elsewhere(x) + 1; }
int unused_helper(int x) { return elsewhere(x) * 2; }
int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__attribute__((noinline)) int shared_helper(int x) { return x * 3; }

__kernel void blur(__read_only image2d_depth_t image, __global float *out) {
  out[get_global_id(0)] = texel(image, get_global_id(0), 0);
}
__kernel void linked(__global int *x) { x[get_global_id(0)] = shared_helper(helper(x[get_global_id(0)])); }
__kernel void recursive(__global int *x) { x[get_global_id(0)] = fibonacci(x[get_global_id(0)]); }
__attribute__((reqd_work_group_size(4, 1, 1))) __kernel void divergent(__global int *x) {
  if (get_local_id(0) == 0)
    barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE), x[get_global_id(0)] = 1;
}
__kernel void queries(__read_only image2d_depth_t image, __global int *x) { x[0] = 1; }
__kernel void plain(__global int *x) { x[get_global_id(0)] = shared_helper(x[get_global_id(0)]) + 1; }
