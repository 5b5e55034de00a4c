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

// cl_khr_extended_bit_ops. A field has `count` bits from bit `offset` on; offset + count is at most the width of the type.
// Amounts of shifts are taken modulo the width: one that equals it occurs only for fields of no bits, which are 0.
#define BIT_FIELDS(T, S, U, BITS)                                                     \
  T BUILTIN bitfield_insert(T base, T inserted, uint offset, uint count) {            \
    U field = (U)-1 >> ((BITS - count) & (BITS - 1));                                     \
    U mask = (count == 0 ? (U)0 : field) << (offset & (BITS - 1));                      \
    return ((U)base & ~mask) | ((U)((U)inserted << (offset & (BITS - 1))) & mask);      \
  }                                                                                   \
  S BUILTIN bitfield_extract_signed(T base, uint offset, uint count) {                \
    S upper = (U)base << ((BITS - offset - count) & (BITS - 1));                          \
    S field = upper >> ((BITS - count) & (BITS - 1));                                     \
    return count == 0 ? (S)0 : field;                                                 \
  }                                                                                   \
  U BUILTIN bitfield_extract_unsigned(T base, uint offset, uint count) {              \
    U upper = (U)base << ((BITS - offset - count) & (BITS - 1));                          \
    U field = upper >> ((BITS - count) & (BITS - 1));                                     \
    return count == 0 ? (U)0 : field;                                                 \
  }                                                                                   \
  T BUILTIN bit_reverse(T x) { return __builtin_elementwise_bitreverse(x); }
#define BIT_FIELDS_OF(S, U, BITS) BIT_FIELDS(S, S, U, BITS) BIT_FIELDS(U, S, U, BITS)
BIT_FIELDS_OF(char, uchar, 8)
BIT_FIELDS_OF(short, ushort, 16)
BIT_FIELDS_OF(int, uint, 32)
BIT_FIELDS_OF(long, ulong, 64)
