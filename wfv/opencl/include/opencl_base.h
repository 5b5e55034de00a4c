// The types, constants and macros of OpenCL C 1.2. This file is included before every source. Clang itself declares the
// built-in functions (-fdeclare-opencl-builtins), for which it needs these names.
#ifndef WFV_OPENCL_BASE_H
#define WFV_OPENCL_BASE_H

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define __opencl_c_named_address_space_builtins 1

// Intel's hint, which Clang does not support, as the attribute that it supports. 0 and 1 leave the choice to wfv.
#define intel_vec_len_hint(n) WFV_VEC_LEN_HINT(n)
#define WFV_VEC_LEN_HINT(n) WFV_VEC_LEN_HINT_##n
#define WFV_VEC_LEN_HINT_0
#define WFV_VEC_LEN_HINT_1
#define WFV_VEC_LEN_HINT_2 intel_reqd_sub_group_size(2)
#define WFV_VEC_LEN_HINT_4 intel_reqd_sub_group_size(4)
#define WFV_VEC_LEN_HINT_8 intel_reqd_sub_group_size(8)
#define WFV_VEC_LEN_HINT_16 intel_reqd_sub_group_size(16)
#define WFV_VEC_LEN_HINT_32 intel_reqd_sub_group_size(32)
#define WFV_VEC_LEN_HINT_64 intel_reqd_sub_group_size(64)

// Clang's OpenCL C has this keyword of GNU C in its other spelling only. wfv refuses the kernels that reach assembly.
#define asm __asm__

// 6.10 macros that Clang does not define; and those of extensions that are not supported. A source for
// OpenCL C 1.2 is told that the device has version 1.2, so that it uses nothing that this standard does not declare.

#ifndef __OPENCL_VERSION__
#if __OPENCL_C_VERSION__ >= 200
#define __OPENCL_VERSION__ 300
#else
#define __OPENCL_VERSION__ 120
#endif
#endif
#undef cl_khr_depth_images
#undef cl_khr_gl_msaa_sharing
#undef cl_amd_media_ops
#undef cl_amd_media_ops2
#undef cl_intel_bfloat16_conversions
#undef cl_intel_device_side_avc_motion_estimation
#undef cl_intel_subgroup_buffer_prefetch
#undef cl_khr_subgroup_named_barrier

// Clang has __builtin_expect and __builtin_assume, and does not define this.
#define cl_khr_image2d_from_buffer 1 /* what hosts do with images; the language is the same */
#define cl_khr_expect_assume 1

#undef cl_khr_extended_bit_ops
#define cl_khr_extended_bit_ops 1

// 6.1 types

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;
#ifdef WFV_SIZES_AS_PARAMETERS  // Clang refuses these types, by name, as the types of kernel parameters
typedef __SIZE_TYPE__ __size_t;
typedef __PTRDIFF_TYPE__ __ptrdiff_t;
typedef __INTPTR_TYPE__ __intptr_t;
typedef __UINTPTR_TYPE__ __uintptr_t;
#define size_t __size_t
#define ptrdiff_t __ptrdiff_t
#define intptr_t __intptr_t
#define uintptr_t __uintptr_t
#endif

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define WFV_VECTORS(T)                                       \
    typedef T T##2 __attribute__((ext_vector_type(2)));      \
    typedef T T##3 __attribute__((ext_vector_type(3)));      \
    typedef T T##4 __attribute__((ext_vector_type(4)));      \
    typedef T T##8 __attribute__((ext_vector_type(8)));      \
    typedef T T##16 __attribute__((ext_vector_type(16)));
WFV_VECTORS(char)
WFV_VECTORS(uchar)
WFV_VECTORS(short)
WFV_VECTORS(ushort)
WFV_VECTORS(int)
WFV_VECTORS(uint)
WFV_VECTORS(long)
WFV_VECTORS(ulong)
WFV_VECTORS(float)
#ifdef cl_khr_fp64
WFV_VECTORS(double)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
WFV_VECTORS(half)
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
#undef WFV_VECTORS

#define NULL ((void *)0)

// 6.2.4 reinterpreting types

#define as_char(x) __builtin_astype((x), char)
#define as_char2(x) __builtin_astype((x), char2)
#define as_char3(x) __builtin_astype((x), char3)
#define as_char4(x) __builtin_astype((x), char4)
#define as_char8(x) __builtin_astype((x), char8)
#define as_char16(x) __builtin_astype((x), char16)
#define as_uchar(x) __builtin_astype((x), uchar)
#define as_uchar2(x) __builtin_astype((x), uchar2)
#define as_uchar3(x) __builtin_astype((x), uchar3)
#define as_uchar4(x) __builtin_astype((x), uchar4)
#define as_uchar8(x) __builtin_astype((x), uchar8)
#define as_uchar16(x) __builtin_astype((x), uchar16)
#define as_short(x) __builtin_astype((x), short)
#define as_short2(x) __builtin_astype((x), short2)
#define as_short3(x) __builtin_astype((x), short3)
#define as_short4(x) __builtin_astype((x), short4)
#define as_short8(x) __builtin_astype((x), short8)
#define as_short16(x) __builtin_astype((x), short16)
#define as_ushort(x) __builtin_astype((x), ushort)
#define as_ushort2(x) __builtin_astype((x), ushort2)
#define as_ushort3(x) __builtin_astype((x), ushort3)
#define as_ushort4(x) __builtin_astype((x), ushort4)
#define as_ushort8(x) __builtin_astype((x), ushort8)
#define as_ushort16(x) __builtin_astype((x), ushort16)
#define as_int(x) __builtin_astype((x), int)
#define as_int2(x) __builtin_astype((x), int2)
#define as_int3(x) __builtin_astype((x), int3)
#define as_int4(x) __builtin_astype((x), int4)
#define as_int8(x) __builtin_astype((x), int8)
#define as_int16(x) __builtin_astype((x), int16)
#define as_uint(x) __builtin_astype((x), uint)
#define as_uint2(x) __builtin_astype((x), uint2)
#define as_uint3(x) __builtin_astype((x), uint3)
#define as_uint4(x) __builtin_astype((x), uint4)
#define as_uint8(x) __builtin_astype((x), uint8)
#define as_uint16(x) __builtin_astype((x), uint16)
#define as_long(x) __builtin_astype((x), long)
#define as_long2(x) __builtin_astype((x), long2)
#define as_long3(x) __builtin_astype((x), long3)
#define as_long4(x) __builtin_astype((x), long4)
#define as_long8(x) __builtin_astype((x), long8)
#define as_long16(x) __builtin_astype((x), long16)
#define as_ulong(x) __builtin_astype((x), ulong)
#define as_ulong2(x) __builtin_astype((x), ulong2)
#define as_ulong3(x) __builtin_astype((x), ulong3)
#define as_ulong4(x) __builtin_astype((x), ulong4)
#define as_ulong8(x) __builtin_astype((x), ulong8)
#define as_ulong16(x) __builtin_astype((x), ulong16)
#define as_float(x) __builtin_astype((x), float)
#define as_float2(x) __builtin_astype((x), float2)
#define as_float3(x) __builtin_astype((x), float3)
#define as_float4(x) __builtin_astype((x), float4)
#define as_float8(x) __builtin_astype((x), float8)
#define as_float16(x) __builtin_astype((x), float16)
#ifdef cl_khr_fp16
#define as_half(x) __builtin_astype((x), half)
#define as_half2(x) __builtin_astype((x), half2)
#define as_half3(x) __builtin_astype((x), half3)
#define as_half4(x) __builtin_astype((x), half4)
#define as_half8(x) __builtin_astype((x), half8)
#define as_half16(x) __builtin_astype((x), half16)
#endif
#define as_double(x) __builtin_astype((x), double)
#define as_double2(x) __builtin_astype((x), double2)
#define as_double3(x) __builtin_astype((x), double3)
#define as_double4(x) __builtin_astype((x), double4)
#define as_double8(x) __builtin_astype((x), double8)
#define as_double16(x) __builtin_astype((x), double16)

// 6.7.2 attributes

#define kernel_exec(X, T) __kernel_exec(X, T)
#define __kernel_exec(X, T) __kernel __attribute__((work_group_size_hint(X, 1, 1))) __attribute__((vec_type_hint(T)))

// 6.12.2 and 6.12.3 constants

#define CHAR_BIT 8
#define SCHAR_MIN (-127 - 1)
#define SCHAR_MAX 127
#define CHAR_MIN SCHAR_MIN
#define CHAR_MAX SCHAR_MAX
#define UCHAR_MAX 255
#define SHRT_MIN (-32767 - 1)
#define SHRT_MAX 32767
#define USHRT_MAX 65535
#define INT_MIN (-2147483647 - 1)
#define INT_MAX 2147483647
#define UINT_MAX 0xffffffffU
#define LONG_MIN (-0x7fffffffffffffffL - 1)
#define LONG_MAX 0x7fffffffffffffffL
#define ULONG_MAX 0xffffffffffffffffUL

#define FLT_DIG 6
#define FLT_MANT_DIG 24
#define FLT_MAX_10_EXP 38
#define FLT_MAX_EXP 128
#define FLT_MIN_10_EXP (-37)
#define FLT_MIN_EXP (-125)
#define FLT_RADIX 2
#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1.0p-126f
#define FLT_EPSILON 0x1.0p-23f
#define FP_ILOGB0 INT_MIN
#define FP_ILOGBNAN INT_MAX
#define MAXFLOAT FLT_MAX
#define HUGE_VALF __builtin_huge_valf()
#define HUGE_VAL __builtin_huge_val()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

#define DBL_DIG 15
#define DBL_MANT_DIG 53
#define DBL_MAX_10_EXP 308
#define DBL_MAX_EXP 1024
#define DBL_MIN_10_EXP (-307)
#define DBL_MIN_EXP (-1021)
#define DBL_RADIX 2
#define DBL_MAX 0x1.fffffffffffffp1023
#define DBL_MIN 0x1.0p-1022
#define DBL_EPSILON 0x1.0p-52

#define M_E_F 2.71828182845904523536028747135266250f
#define M_LOG2E_F 1.44269504088896340735992468100189214f
#define M_LOG10E_F 0.434294481903251827651128918916605082f
#define M_LN2_F 0.693147180559945309417232121458176568f
#define M_LN10_F 2.30258509299404568401799145468436421f
#define M_PI_F 3.14159265358979323846264338327950288f
#define M_PI_2_F 1.57079632679489661923132169163975144f
#define M_PI_4_F 0.785398163397448309615660845819875721f
#define M_1_PI_F 0.318309886183790671537767526745028724f
#define M_2_PI_F 0.636619772367581343075535053490057448f
#define M_2_SQRTPI_F 1.12837916709551257389615890312154517f
#define M_SQRT2_F 1.41421356237309504880168872420969808f
#define M_SQRT1_2_F 0.707106781186547524400844362104849039f

#define M_E 2.71828182845904523536028747135266250
#define M_LOG2E 1.44269504088896340735992468100189214
#define M_LOG10E 0.434294481903251827651128918916605082
#define M_LN2 0.693147180559945309417232121458176568
#define M_LN10 2.30258509299404568401799145468436421
#define M_PI 3.14159265358979323846264338327950288
#define M_PI_2 1.57079632679489661923132169163975144
#define M_PI_4 0.785398163397448309615660845819875721
#define M_1_PI 0.318309886183790671537767526745028724
#define M_2_PI 0.636619772367581343075535053490057448
#define M_2_SQRTPI 1.12837916709551257389615890312154517
#define M_SQRT2 1.41421356237309504880168872420969808
#define M_SQRT1_2 0.707106781186547524400844362104849039

#ifdef cl_khr_fp16
#define HALF_DIG 3
#define HALF_MANT_DIG 11
#define HALF_MAX_10_EXP 4
#define HALF_MAX_EXP 16
#define HALF_MIN_10_EXP (-4)
#define HALF_MIN_EXP (-13)
#define HALF_RADIX 2
#define HALF_MAX 0x1.ffcp15h
#define HALF_MIN 0x1.0p-14h
#define HALF_EPSILON 0x1.0p-10h

#define M_E_H 2.718281828459045h
#define M_LOG2E_H 1.4426950408889634h
#define M_LOG10E_H 0.4342944819032518h
#define M_LN2_H 0.6931471805599453h
#define M_LN10_H 2.302585092994046h
#define M_PI_H 3.141592653589793h
#define M_PI_2_H 1.5707963267948966h
#define M_PI_4_H 0.7853981633974483h
#define M_1_PI_H 0.3183098861837907h
#define M_2_PI_H 0.6366197723675814h
#define M_2_SQRTPI_H 1.1283791670955126h
#define M_SQRT2_H 1.4142135623730951h
#define M_SQRT1_2_H 0.7071067811865476h
#endif

// 6.12.7 aligned loads and stores of one half, which Clang's header opencl-c.h declares, but not Clang itself

#define WFV_STORE_MODES(T, S)                                                          \
    void __attribute__((overloadable)) vstorea_half(T value, size_t at, S half *p);     \
    void __attribute__((overloadable)) vstorea_half_rte(T value, size_t at, S half *p); \
    void __attribute__((overloadable)) vstorea_half_rtz(T value, size_t at, S half *p); \
    void __attribute__((overloadable)) vstorea_half_rtp(T value, size_t at, S half *p); \
    void __attribute__((overloadable)) vstorea_half_rtn(T value, size_t at, S half *p);
#define WFV_LOAD_AND_STORE(S)                                                               \
    float __attribute__((overloadable, pure)) vloada_half(size_t at, const S half *p);      \
    WFV_STORE_MODES(float, S)                                                               \
    WFV_STORE_MODES(double, S)
float __attribute__((overloadable, pure)) vloada_half(size_t at, const __constant half *p);
WFV_LOAD_AND_STORE(__global)
WFV_LOAD_AND_STORE(__local)
WFV_LOAD_AND_STORE(__private)
#undef WFV_LOAD_AND_STORE
#undef WFV_STORE_MODES

// 6.12.8 synchronization

typedef uint cl_mem_fence_flags;
#define CLK_LOCAL_MEM_FENCE 0x01
#define CLK_GLOBAL_MEM_FENCE 0x02

// 6.12.10 async copies. An event is a number: all work-items of the group copy when the function is called, and waiting
// is a barrier. (Clang's own event_t is a type that cannot be vectorized.)

typedef ulong wfv_event_t;
#define event_t wfv_event_t

#ifdef WFV_ASYNC_COPIES
#define WFV_ASYNC(T)                                                                                                  \
    event_t __attribute__((overloadable, convergent))                                                                 \
    async_work_group_copy(__local T *to, const __global T *from, size_t count, event_t event);                        \
    event_t __attribute__((overloadable, convergent))                                                                 \
    async_work_group_copy(__global T *to, const __local T *from, size_t count, event_t event);                        \
    event_t __attribute__((overloadable, convergent))                                                                 \
    async_work_group_strided_copy(__local T *to, const __global T *from, size_t count, size_t stride, event_t event); \
    event_t __attribute__((overloadable, convergent))                                                                 \
    async_work_group_strided_copy(__global T *to, const __local T *from, size_t count, size_t stride, event_t event);
#define WFV_ASYNC_VECTORS(T) \
    WFV_ASYNC(T)             \
    WFV_ASYNC(T##2)          \
    WFV_ASYNC(T##3)          \
    WFV_ASYNC(T##4)          \
    WFV_ASYNC(T##8)          \
    WFV_ASYNC(T##16)
WFV_ASYNC_VECTORS(char)
WFV_ASYNC_VECTORS(uchar)
WFV_ASYNC_VECTORS(short)
WFV_ASYNC_VECTORS(ushort)
WFV_ASYNC_VECTORS(int)
WFV_ASYNC_VECTORS(uint)
WFV_ASYNC_VECTORS(long)
WFV_ASYNC_VECTORS(ulong)
WFV_ASYNC_VECTORS(float)
#ifdef cl_khr_fp64
WFV_ASYNC_VECTORS(double)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
WFV_ASYNC_VECTORS(half)
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
#undef WFV_ASYNC_VECTORS
#undef WFV_ASYNC
#endif

void __attribute__((overloadable, convergent)) wait_group_events(int count, event_t *events);

// 6.12.14 samplers, and the channel orders and data types of images

#define CLK_ADDRESS_NONE 0
#define CLK_ADDRESS_CLAMP_TO_EDGE 2
#define CLK_ADDRESS_CLAMP 4
#define CLK_ADDRESS_REPEAT 6
#define CLK_ADDRESS_MIRRORED_REPEAT 8
#define CLK_NORMALIZED_COORDS_FALSE 0
#define CLK_NORMALIZED_COORDS_TRUE 1
#define CLK_FILTER_NEAREST 0x10
#define CLK_FILTER_LINEAR 0x20

#define CLK_R 0x10B0
#define CLK_A 0x10B1
#define CLK_RG 0x10B2
#define CLK_RA 0x10B3
#define CLK_RGB 0x10B4
#define CLK_RGBA 0x10B5
#define CLK_BGRA 0x10B6
#define CLK_ARGB 0x10B7
#define CLK_INTENSITY 0x10B8
#define CLK_LUMINANCE 0x10B9
#define CLK_Rx 0x10BA
#define CLK_RGx 0x10BB
#define CLK_RGBx 0x10BC
#define CLK_DEPTH 0x10BD
#define CLK_DEPTH_STENCIL 0x10BE
#define CLK_sRGB 0x10BF
#define CLK_sRGBx 0x10C0
#define CLK_sRGBA 0x10C1
#define CLK_sBGRA 0x10C2
#define CLK_ABGR 0x10C3

#define CLK_SNORM_INT8 0x10D0
#define CLK_SNORM_INT16 0x10D1
#define CLK_UNORM_INT8 0x10D2
#define CLK_UNORM_INT16 0x10D3
#define CLK_UNORM_SHORT_565 0x10D4
#define CLK_UNORM_SHORT_555 0x10D5
#define CLK_UNORM_INT_101010 0x10D6
#define CLK_SIGNED_INT8 0x10D7
#define CLK_SIGNED_INT16 0x10D8
#define CLK_SIGNED_INT32 0x10D9
#define CLK_UNSIGNED_INT8 0x10DA
#define CLK_UNSIGNED_INT16 0x10DB
#define CLK_UNSIGNED_INT32 0x10DC
#define CLK_HALF_FLOAT 0x10DD
#define CLK_FLOAT 0x10DE

#if __OPENCL_C_VERSION__ >= 200
#include "opencl_2.h"
#endif

#include "opencl_sub_groups.h"

// 6.12.2: a function of the library would not have the options of this program, with which a division is three times
// as fast.
#ifdef __FAST_RELAXED_MATH__
#define native_divide(x, y) ((x) / (y))
#define native_recip(x) (1.0f / (x))
#define native_rsqrt(x) (1.0f / sqrt(x))
#define half_divide(x, y) ((x) / (y))
#define half_recip(x) (1.0f / (x))
#define half_rsqrt(x) (1.0f / sqrt(x))
#endif

// 6.12.13 printf

#if __OPENCL_C_VERSION__ >= 120
int printf(__constant const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif

#endif
