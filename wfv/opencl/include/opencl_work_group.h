// The work-group functions of the extension cl_khr_work_group_uniform_arithmetic. Clang declares the others.
#ifndef WFV_OPENCL_WORK_GROUP_H
#define WFV_OPENCL_WORK_GROUP_H

#define cl_khr_work_group_uniform_arithmetic 1

#define WFV_OVER_GROUP(T, OPERATION)                                                             \
    T __attribute__((overloadable, convergent)) work_group_reduce_##OPERATION(T x);              \
    T __attribute__((overloadable, convergent)) work_group_scan_inclusive_##OPERATION(T x);      \
    T __attribute__((overloadable, convergent)) work_group_scan_exclusive_##OPERATION(T x);
#define WFV_INTEGERS_OVER_GROUP(T) \
    WFV_OVER_GROUP(T, mul)         \
    WFV_OVER_GROUP(T, and)         \
    WFV_OVER_GROUP(T, or)          \
    WFV_OVER_GROUP(T, xor)

WFV_INTEGERS_OVER_GROUP(int)
WFV_INTEGERS_OVER_GROUP(uint)
WFV_INTEGERS_OVER_GROUP(long)
WFV_INTEGERS_OVER_GROUP(ulong)
WFV_OVER_GROUP(int, logical_and)
WFV_OVER_GROUP(int, logical_or)
WFV_OVER_GROUP(int, logical_xor)
WFV_OVER_GROUP(float, mul)
#ifdef cl_khr_fp64
WFV_OVER_GROUP(double, mul)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
WFV_OVER_GROUP(half, mul)
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

#undef WFV_INTEGERS_OVER_GROUP
#undef WFV_OVER_GROUP

#endif
