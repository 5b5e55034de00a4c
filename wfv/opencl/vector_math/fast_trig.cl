// Trigonometric functions of float, computed in float. A multiple of pi is subtracted in three parts; the products of
// the first two are exact, because these have few bits. A tiny difference is not precise enough: it counts as rare.
#include "fast.h"

#define PI_1 0x1.921cp+1f
#define PI_2ND 0x1.daap-14f
#define PI_3 0x1.10b462p-29f
#define PER_PI_F 0x1.45f306p-2f
#define LARGE 1000.0f

float NATIVE precise_sin(float x);
float NATIVE precise_cos(float x);
float NATIVE precise_tan(float x);

// x - n pi unit.
HELPER float reduced(float x, float n, float unit) {
  return mad(n, -PI_3 * unit, mad(n, -PI_2ND * unit, mad(n, -PI_1 * unit, x)));
}

// sin(r), negated if the integer in the lower bits of `shifted` is odd.
HELPER float sin_or_negated(float r, float shifted) {
  float z = r * r, sine = mad(r * z, sin_rest(z), r);
  return as_float(as_int(sine) ^ (as_int(shifted) << 31));
}

float BUILTIN fast_sin(float x) {
  float shifted = mad(x, PER_PI_F, ROUNDER_F), r = reduced(x, shifted - ROUNDER_F, 1.0f);
  float usual = sin_or_negated(r, shifted);
  WITH_RARE(x == 0.0f ? x : usual, fabs(x) <= (fabs(r) >= 0x1p-13f ? LARGE : 1.0f), precise_sin(x))
}

// cos(x) = sin(x + pi / 2)
float BUILTIN fast_cos(float x) {
  float shifted = mad(x, PER_PI_F, 0.5f) + ROUNDER_F, r = reduced(x, shifted - ROUNDER_F - 0.5f, 1.0f);
  WITH_RARE(sin_or_negated(r, shifted), fabs(x) <= LARGE && fabs(r) >= 0x1p-13f, precise_cos(x))
}

// sin and cos of one number, for machines with FMA: the multiple of pi / 2 nearest to |x| is subtracted, and odd multiples
// exchange sin(r) and cos(r). Two of the three parts of pi fill a float, so that a tiny difference is precise. The two
// functions have equal parts and equal tests for rare arguments: LLVM computes these once for both.
#define PAIRED_PI_2ND 0x1.daa222p-14f
#define PAIRED_PI_3 -0x1.2e7b96p-39f

HELPER float reduced_by_quarters(float x, float n) {
  return mad(n, -0.5f * PAIRED_PI_3, mad(n, -0.5f * PAIRED_PI_2ND, mad(n, -0.5f * PI_1, x)));
}

HELPER float quarter_sine(float r) {
  float z = r * r;
  return mad(r * z, sin_quarter_rest(z), r);
}

HELPER float quarter_cosine(float r) {
  float z = r * r;
  return mad(z * z, cos_quarter_rest(z), mad(z, -0.5f, 1.0f));
}

// `value`, negated if the uppermost bit of `bits` is set.
HELPER float negated_by(float value, uint bits) { return as_float(as_uint(value) ^ (bits & 0x80000000U)); }

float BUILTIN paired_sin(float x) {
  float a = fabs(x), shifted = mad(a, 2.0f * PER_PI_F, ROUNDER_F), r = reduced_by_quarters(a, shifted - ROUNDER_F);
  float sine = quarter_sine(r), cosine = quarter_cosine(r);
  uint quarter = as_uint(shifted) << 30;  // modulo 4, in the upper bits
  float usual = negated_by((as_uint(shifted) & 1) != 0 ? cosine : sine, quarter ^ as_uint(x));
  WITH_RARE(usual, a <= LARGE, precise_sin(x))
}

float BUILTIN paired_cos(float x) {
  float a = fabs(x), shifted = mad(a, 2.0f * PER_PI_F, ROUNDER_F), r = reduced_by_quarters(a, shifted - ROUNDER_F);
  float sine = quarter_sine(r), cosine = quarter_cosine(r);
  uint quarter = as_uint(shifted) << 30;
  float usual = negated_by((as_uint(shifted) & 1) != 0 ? sine : cosine, quarter + 0x40000000U);
  WITH_RARE(usual, a <= LARGE, precise_cos(x))
}

float BUILTIN fast_tan(float x) {
  float shifted = mad(x, 2.0f * PER_PI_F, ROUNDER_F), n = shifted - ROUNDER_F;
  // As `reduced`; `lost` is the rounding error of the two last differences.
  float first = mad(n, -0.5f * PI_1, x), second = mad(n, -0.5f * PI_2ND, first), r = mad(n, -0.5f * PI_3, second);
  float lost = mad(n, -0.5f * PI_2ND, first - second) + mad(n, -0.5f * PI_3, second - r), z = r * r;
  float sine = r + mad(r * z, sin_quarter_rest(z), lost);
  float cosine = mad(z * z, cos_quarter_rest(z), mad(z, -0.5f, 1.0f)), negated = -cosine;
  bool is_odd = (as_int(shifted) & 1) != 0;
  float above = is_odd ? negated : sine, below = is_odd ? sine : cosine;
  float usual = above / below;
  WITH_RARE(x == 0.0f ? x : usual, fabs(x) <= (fabs(r) >= 0x1p-13f ? LARGE : 0.5f), precise_tan(x))
}
