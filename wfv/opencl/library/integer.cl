// OpenCL 1.2, 6.12.3: integer functions, with min, max and clamp of 6.12.4, and ctz of 2.0.

// Called by other functions here, and inlined into kernels: the sum of a product's upper half and of a number is not
// rearranged.
#define SEPARATE __attribute__((overloadable, noinline))

#define T char
#define U uchar
#define WIDE short
#define BITS 8
#define IS_SIGNED 1
#include "integer.inc"

#define T uchar
#define U uchar
#define WIDE ushort
#define BITS 8
#define IS_SIGNED 0
#include "integer.inc"

#define T short
#define U ushort
#define WIDE int
#define BITS 16
#define IS_SIGNED 1
#include "integer.inc"

#define T ushort
#define U ushort
#define WIDE uint
#define BITS 16
#define IS_SIGNED 0
#include "integer.inc"

#define T int
#define U uint
#define WIDE long
#define BITS 32
#define IS_SIGNED 1
#include "integer.inc"

#define T uint
#define U uint
#define WIDE ulong
#define BITS 32
#define IS_SIGNED 0
#include "integer.inc"

#define T ulong
#define U ulong
#define BITS 64
#define IS_SIGNED 0
#include "integer.inc"

#define T long
#define U ulong
#define BITS 64
#define IS_SIGNED 1
#include "integer.inc"

#define UPSAMPLE(T, U, WIDE, UWIDE, BITS)                                                        \
  WIDE BUILTIN upsample(T high, U low) { return (WIDE)((UWIDE)((UWIDE)(U)high << BITS) | low); } \
  UWIDE BUILTIN upsample(U high, U low) { return (UWIDE)((UWIDE)high << BITS) | low; }
UPSAMPLE(char, uchar, short, ushort, 8)
UPSAMPLE(short, ushort, int, uint, 16)
UPSAMPLE(int, uint, long, ulong, 32)

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define OF_FLOATS(T)                                      \
  T BUILTIN min(T x, T y) { return y < x ? y : x; }       \
  T BUILTIN max(T x, T y) { return x < y ? y : x; }       \
  T BUILTIN clamp(T x, T low, T high) { return fmin(fmax(x, low), high); }
OF_FLOATS(half)
OF_FLOATS(float)
OF_FLOATS(double)
