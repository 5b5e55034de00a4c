#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  global long *c = (global long *)out;
  global ulong *d = (global ulong *)out;
  atom_add(&c[in[i] & 3], (long)in[i]);
  atom_inc(&c[4]);
  atom_max(&c[5], (long)in[i]);
  atom_min(&c[6], (long)in[i]);
  atom_or(&d[7], 1ul << (i & 63));
  atom_xor(&d[8], (ulong)in[i]);
  atom_sub(&c[9], 2l);
}
