// The names that the templates (*.inc) use for their type and its format: here double.
#include "clear.h"
#define REAL double
#define INT long
#define UINT ulong
#define AS_REAL as_double
#define AS_UINT as_ulong
#define VECTOR(N) double##N
#define MANTISSA 52
#define BIAS 1023
#define REAL_MAX DBL_MAX
#define BELOW_ONE 0x1.fffffffffffffp-1
#define BITS 64
