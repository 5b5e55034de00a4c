#if __OPENCL_VERSION__ >= 120 && __OPENCL_C_VERSION__ >= CL_VERSION_1_2 && defined(__ENDIAN_LITTLE__) && \
    defined(cl_khr_fp64) && defined(__IMAGE_SUPPORT__)
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  out[i] = in[i];
}
#else
#error predefined macros
#endif
