// Accesses whose order or address shows.
kernel void load_after_store(global int *out, global int *a, int n, int v) {
  int g = get_global_id(0);
  int x = a[2 * g];
  a[2 * g + n] = v;
  out[g] = x - a[2 * g + 1];
}

kernel void load_before_store(global int *out, global int *a, int n, int v) {
  int g = get_global_id(0);
  a[2 * g] = v;
  int x = a[2 * g + n];
  a[2 * g + 1] = n;
  out[g] = x;
}

kernel void private_array(global int *out, global const int *in, int n) {
  int g = get_global_id(0), a[4];
  a[n & 3] = g;
  a[(n + 1) & 3] = n;
  out[g] = a[in[g] & 3 ? n & 3 : (n + 1) & 3];
}

kernel void of_one_lane(global int *out, global const int *in) {
  int g = get_global_id(0);
  if (in[g] == 5)
    out[0] = g;
}

kernel void across_a_barrier(global int *out, global const int *in) {
  int g = get_global_id(0), v = in[g];
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[g] = v;
}
