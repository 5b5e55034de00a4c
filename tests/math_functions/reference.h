// Loops over arrays: `ref_NAME(a, b, c, out, n)` and `compare_NAME(got, want, n, bound, worst)`.
#define NAN __builtin_nan("")
#define INFINITY __builtin_inf()
#define INT_MAX 2147483647
#define INT_MIN (-INT_MAX - 1)
#define isnan(x) ((x) != (x))
#define isinf(x) (fabs(x) == INFINITY)
#define isfinite(x) (fabs(x) < INFINITY)
#define signbit(x) __builtin_signbit(x)

double acos(double), acosh(double), asin(double), asinh(double), atan(double), atanh(double), atan2(double, double),
    cbrt(double), ceil(double), copysign(double, double), cos(double), cosh(double), erf(double), erfc(double),
    exp(double), exp10(double), exp2(double), expm1(double), fabs(double), fdim(double, double), floor(double),
    fma(double, double, double), fmax(double, double), fmin(double, double), fmod(double, double),
    frexp(double, int *), hypot(double, double), ldexp(double, int), lgamma_r(double, int *), log(double),
    log10(double), log1p(double), log2(double), logb(double), pow(double, double), remainder(double, double),
    rint(double), round(double), sin(double), sinh(double), sqrt(double), tan(double), tanh(double), tgamma(double),
    trunc(double);
float nextafterf(float, float);

static unsigned long as_ulong(double x) { return ((union { double from; unsigned long to; }){x}).to; }
static double as_double(unsigned long x) { return ((union { unsigned long from; double to; }){x}).to; }

#define LOOP(NAME, A, B, C, ARGUMENTS, VALUE)                                                            \
  void ref_##NAME(const A *restrict a, const B *restrict b, const C *restrict c, double *restrict out, long n) { \
    for (long i = 0; i < n; i++) {                                                                       \
      ARGUMENTS;                                                                                         \
      out[i] = VALUE;                                                                                    \
    }                                                                                                    \
  }
#define ONE(NAME, VALUE) LOOP(NAME, float, float, float, double x = a[i], VALUE)
#define TWO(NAME, VALUE) LOOP(NAME, float, float, float, double x = a[i]; double y = b[i], VALUE)
#define THREE(NAME, VALUE) \
  LOOP(NAME, float, float, float, double x = a[i]; double y = b[i]; double z = c[i], VALUE)
#define WITH_INT(NAME, VALUE) LOOP(NAME, float, int, float, double x = a[i]; int n = b[i], VALUE)

typedef struct {
  double error;  // the largest
  long at;       // the index of its first element
  long broken;   // the number of errors beyond the bound
} Worst;

// In blocks: a block without a larger or broken error takes one branch. The bits of errors have the errors' order.
#define BLOCK 512
#define COMPARE(NAME, TYPE, ERROR)                                                                        \
  void compare_##NAME(const TYPE *restrict got, const double *restrict want, long n, double bound, Worst *restrict worst) { \
    double errors[BLOCK];                                                                                 \
    for (long start = 0; start < n; start += BLOCK) {                                                     \
      long end = start + BLOCK < n ? start + BLOCK : n;                                                   \
      unsigned long most = 0;                                                                             \
      for (long i = start; i < end; i++) {                                                                \
        double error = ERROR;                                                                             \
        errors[i - start] = error;                                                                        \
        most = as_ulong(error) > most ? as_ulong(error) : most;                                           \
      }                                                                                                   \
      if (as_double(most) <= worst->error && as_double(most) <= bound) continue;                          \
      for (long i = start; i < end; i++) {                                                                \
        double error = errors[i - start];                                                                 \
        worst->broken += error > bound;                                                                   \
        worst->at = error > worst->error ? i : worst->at;                                                 \
        worst->error = error > worst->error ? error : worst->error;                                       \
      }                                                                                                   \
    }                                                                                                     \
  }
