// What the functions of level `fast` share. Each computes usual arguments; if any lane has a rare one, the precise
// function is called too, and its result is selected in that lane.
#ifndef WFV_FAST_H
#define WFV_FAST_H

#define WITH_RARE(RESULT, IS_USUAL, RARE)      \
  float result = RESULT;                       \
  if (any_lane(!(IS_USUAL))) {                 \
    float rare = RARE;                         \
    result = IS_USUAL ? result : rare;         \
  }                                            \
  return result;

// Returns f, with x = (1 + f) 2^n and 1 + f from sqrt(1/2) to sqrt(2); `*n` is n. For x > 0 and normal.
HELPER float split_float(float x, float *n) {
  int bits = as_int(x) - 0x3f3504f3;
  *n = (float)(bits >> 23);
  return as_float((bits & 0x7fffff) + 0x3f3504f3) - 1.0f;
}

HELPER bool is_positive(float x) { return as_uint(x) - 0x00800000U < 0x7f000000U; }

#endif
