// The base types and constants of OpenCL C 1.2 that the kernels of this directory rely on.
// Clang declares the built-in functions itself (-fdeclare-opencl-builtins); it needs these names first.
#ifndef WFV_OPENCL_BASE_H
#define WFV_OPENCL_BASE_H

typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
typedef __INTPTR_TYPE__ intptr_t;
typedef __UINTPTR_TYPE__ uintptr_t;

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
#undef WFV_VECTORS

typedef uint cl_mem_fence_flags;
#define CLK_LOCAL_MEM_FENCE 0x01
#define CLK_GLOBAL_MEM_FENCE 0x02

#define CHAR_BIT 8
#define CHAR_MIN (-127 - 1)
#define CHAR_MAX 127
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

#define FLT_MAX 0x1.fffffep127f
#define FLT_MIN 0x1.0p-126f
#define FLT_EPSILON 0x1.0p-23f
#define MAXFLOAT FLT_MAX
#define HUGE_VALF __builtin_huge_valf()
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")

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

#endif
