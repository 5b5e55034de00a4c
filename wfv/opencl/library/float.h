// The names that the templates (*.inc) use for their type and its format: here float.
#include "clear.h"
#define REAL float
#define INT int
#define UINT uint
#define AS_REAL as_float
#define AS_UINT as_uint
#define VECTOR(N) float##N
#define MANTISSA 23
#define BIAS 127
#define REAL_MAX FLT_MAX
#define BELOW_ONE 0x1.fffffep-1f
#define BITS 32
