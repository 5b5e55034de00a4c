// What image filters and quantizers do: FROM is float, double or half, of which the test names one.
// Each kernel stores one row for each type.
#ifdef HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

#define SATURATED(MODE)                                                                                          \
  kernel void narrow##MODE(global char *c, global uchar *uc, global short *s, global ushort *us, global int *i,  \
                           global uint *ui, global const FROM *x) {                                              \
    size_t k = get_global_id(0);                                                                                 \
    FROM v = x[k];                                                                                               \
    c[k] = convert_char_sat##MODE(v);                                                                            \
    uc[k] = convert_uchar_sat##MODE(v);                                                                          \
    s[k] = convert_short_sat##MODE(v);                                                                           \
    us[k] = convert_ushort_sat##MODE(v);                                                                         \
    i[k] = convert_int_sat##MODE(v);                                                                             \
    ui[k] = convert_uint_sat##MODE(v);                                                                           \
  }                                                                                                              \
  kernel void wide##MODE(global long *l, global ulong *ul, global const FROM *x) {                               \
    size_t k = get_global_id(0);                                                                                 \
    l[k] = convert_long_sat##MODE(x[k]);                                                                         \
    ul[k] = convert_ulong_sat##MODE(x[k]);                                                                       \
  }                                                                                                              \
  kernel void plain##MODE(global char *c, global ushort *us, global int *i, global uint *ui,                     \
                          global const FROM *x) {                                                                \
    size_t k = get_global_id(0);                                                                                 \
    FROM v = x[k];                                                                                               \
    c[k] = convert_char##MODE(v);                                                                                \
    us[k] = convert_ushort##MODE(v);                                                                             \
    i[k] = convert_int##MODE(v);                                                                                 \
    ui[k] = convert_uint##MODE(v);                                                                               \
  }

SATURATED()
SATURATED(_rte)
SATURATED(_rtz)
SATURATED(_rtp)
SATURATED(_rtn)
