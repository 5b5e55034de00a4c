// Included before every source: macros and declarations that all of them use.
#ifndef WFV_LIBRARY_H
#define WFV_LIBRARY_H

#define BUILTIN __attribute__((overloadable, always_inline))
#define HELPER static __attribute__((overloadable, always_inline))
#define NATIVE __attribute__((overloadable, const))

// Constants of the template's type and of the fields of its bits. The sources write conditions as chains of assignments
// with one condition each, which become selects; nested conditions would become branches.
#define K(X) ((REAL)(X))
#define SIGN_BIT ((UINT)1 << (BITS - 1))
#define ABS_BITS (SIGN_BIT - 1)
#define ONE_EXPONENT ((UINT)1 << MANTISSA)
#define INF_BITS ((UINT)(2 * BIAS + 1) << MANTISSA)
#define POWER_OF_2(N) AS_REAL((UINT)((N) + BIAS) << MANTISSA)
#define IS_NAN(X) __builtin_isnan(X)

#define IN_EACH_SPACE(DEFINE) DEFINE(__private) DEFINE(__global) DEFINE(__local)

// Intrinsics of LLVM.
#define fabs __builtin_elementwise_abs
#define floor __builtin_elementwise_floor
#define trunc __builtin_elementwise_trunc
#define rint __builtin_elementwise_rint
#define sqrt __builtin_elementwise_sqrt
#define copysign __builtin_elementwise_copysign
#define fmax __builtin_elementwise_maxnum
#define fmin __builtin_elementwise_minnum

// Native built-ins (wfv/opencl/builtins.py): declared, not defined here.
#define ONE(NAME) float NATIVE NAME(float x); double NATIVE NAME(double x);
#define TWO(NAME) float NATIVE NAME(float x, float y); double NATIVE NAME(double x, double y);
ONE(exp) ONE(exp2) ONE(exp10) ONE(log) ONE(log2) ONE(log10) ONE(sin) ONE(cos) ONE(tan)
ONE(asin) ONE(acos) ONE(atan) TWO(atan2) TWO(pow) TWO(fmod)
float NATIVE mad(float x, float y, float z);
double NATIVE mad(double x, double y, double z);
#undef ONE
#undef TWO

#endif
