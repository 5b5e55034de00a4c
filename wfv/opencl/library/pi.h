// sin and cos of pi t for |t| <= 1/4: Chebyshev interpolation in t * t, computed in long double.
#ifndef WFV_PI_H
#define WFV_PI_H

HELPER float sin_quarter(float t) {
  float z = t * t, sum = -0x1.2d9b40p-1f;
  sum = mad(sum, z, 0x1.465ec4p+1f);
  sum = mad(sum, z, -0x1.4abbbap+2f);
  sum = mad(sum, z, 0x1.921fb6p+1f);
  return sum * t;
}

HELPER float cos_quarter(float t) {
  float z = t * t, sum = 0x1.d9c2e8p-3f;
  sum = mad(sum, z, -0x1.55c57ap+0f);
  sum = mad(sum, z, 0x1.03c1dcp+2f);
  sum = mad(sum, z, -0x1.3bd3ccp+2f);
  return mad(sum, z, 1.0f);
}

HELPER double sin_quarter(double t) {
  double z = t * t, sum = 0x1.e401db6db6db7p-12;
  sum = mad(sum, z, -0x1.e3009d8000000p-8);
  sum = mad(sum, z, 0x1.5078300c52492p-4);
  sum = mad(sum, z, -0x1.32d2cce31ad00p-1);
  sum = mad(sum, z, 0x1.466bc67758b20p+1);
  sum = mad(sum, z, -0x1.4abbce625be43p+2);
  sum = mad(sum, z, 0x1.921fb54442d18p+1);
  return sum * t;
}

HELPER double cos_quarter(double t) {
  double z = t * t, sum = -0x1.b5e0000000000p-14;
  sum = mad(sum, z, 0x1.f9d8f80000000p-10);
  sum = mad(sum, z, -0x1.a6d1ff0800000p-6);
  sum = mad(sum, z, 0x1.e1f5069ed6000p-3);
  sum = mad(sum, z, -0x1.55d3c7e3deaa0p+0);
  sum = mad(sum, z, 0x1.03c1f081b5bbbp+2);
  sum = mad(sum, z, -0x1.3bd3cc9be45e0p+2);
  return mad(sum, z, 1.0);
}

// Returns t, with x = t + quadrant / 2 exactly, up to whole turns (multiples of 2); NaN for infinity. For x >= 0.
#define REDUCED(REAL)                                  \
  HELPER REAL reduced(REAL x, int *quadrant) {         \
    REAL turn = x - K(2) * floor(x * K(0.5));          \
    REAL halves = rint(turn * K(2));                   \
    *quadrant = IS_NAN(halves) ? 0 : (int)halves;      \
    return turn - halves * K(0.5);                     \
  }                                                    \
  HELPER REAL sin_half_turns(REAL x) {                 \
    int quadrant;                                      \
    REAL t = reduced(fabs(x), &quadrant);              \
    REAL sine = sin_quarter(t), cosine = cos_quarter(t); \
    REAL result = quadrant & 1 ? cosine : sine;        \
    REAL negated = -result;                            \
    result = quadrant & 2 ? negated : result;          \
    result = result == K(0) ? K(0) : result;           \
    negated = -result;                                 \
    return AS_UINT(x) & SIGN_BIT ? negated : result;   \
  }

#endif
