// The error function of float, computed in double.
HELPER double erfc_core(double a) {
  double part = 1.0 / (a + 2.0);
  return exp2_core(a * a * -LOG2_E) * erfc_of((a - 2.0) * part) * part;
}

float BUILTIN precise_erfc(float x) {
  double wide = x, positive = erfc_core(clamped(fabs(wide), 0.0, 11.0)), negative = 2.0 - positive;
  return (float)(wide < 0.0 ? negative : positive);
}

float BUILTIN precise_erf(float x) {
  double a = clamped(fabs((double)x), 0.0, 11.0), inner = a * erf_of(a * a), outer = 1.0 - erfc_core(a);
  return copysign((float)(a < 1.0 ? inner : outer), x);
}
