// Exponential functions of float, computed in double.
float BUILTIN precise_exp(float x) { return (float)exp2_core(clamped((double)x, -110.0, 100.0) * LOG2_E); }

float BUILTIN precise_exp2(float x) { return (float)exp2_core(clamped((double)x, -160.0, 140.0)); }

float BUILTIN precise_exp10(float x) { return (float)exp2_core(clamped((double)x, -50.0, 45.0) * LOG2_10); }

float BUILTIN precise_expm1(float x) {
  float result = (float)expm1_core(clamped((double)x, -50.0, 100.0));
  return x == 0.0f ? x : result;
}

float BUILTIN precise_sinh(float x) {
  double e = expm1_core(clamped(fabs((double)x), 0.0, 100.0));
  return copysign((float)(0.5 * (e + e / (e + 1.0))), x);
}

float BUILTIN precise_cosh(float x) {
  double e = exp2_core(clamped(fabs((double)x), 0.0, 100.0) * LOG2_E);
  return (float)(0.5 * (e + 1.0 / e));
}

float BUILTIN precise_tanh(float x) {
  double e = expm1_core(clamped(fabs((double)x), 0.0, 20.0) * 2.0);
  return copysign((float)(e / (e + 2.0)), x);
}
