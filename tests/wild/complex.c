/* Complex numbers of C: Clang calls __muldc3 and its like where both parts of a product are NaN. */
unsigned long _Z13get_global_idj(unsigned);
#define KERNELS(NAME, REAL)                                                                        \
  __attribute__((device_kernel)) void NAME##_product(REAL *out, const REAL *x, const REAL *y) {    \
    unsigned long i = _Z13get_global_idj(0);                                                       \
    REAL _Complex a, b, r;                                                                         \
    __real__ a = x[2 * i], __imag__ a = x[2 * i + 1];                                              \
    __real__ b = y[2 * i], __imag__ b = y[2 * i + 1];                                              \
    r = a * b;                                                                                     \
    out[2 * i] = __real__ r, out[2 * i + 1] = __imag__ r;                                          \
  }                                                                                                \
  __attribute__((device_kernel)) void NAME##_quotient(REAL *out, const REAL *x, const REAL *y) {   \
    unsigned long i = _Z13get_global_idj(0);                                                       \
    REAL _Complex a, b, r;                                                                         \
    __real__ a = x[2 * i], __imag__ a = x[2 * i + 1];                                              \
    __real__ b = y[2 * i], __imag__ b = y[2 * i + 1];                                              \
    r = a / b;                                                                                     \
    out[2 * i] = __real__ r, out[2 * i + 1] = __imag__ r;                                          \
  }
KERNELS(single, float)
KERNELS(twofold, double)
__attribute__((device_kernel)) void mandelbrot(int *out, const double *x) {
  unsigned long i = _Z13get_global_idj(0);
  double _Complex c, z = 0;
  __real__ c = x[2 * i], __imag__ c = x[2 * i + 1];
  int n = 0;
  while (n < 50 && __real__ z * __real__ z + __imag__ z * __imag__ z < 4) z = z * z + c, n++;
  out[i] = n;
}
