// e^x in double, for several files.
#ifndef WFV_DOUBLE_EXP_H
#define WFV_DOUBLE_EXP_H

#define LN_2_HIGH 0x1.62e42fefa2p-1
#define LN_2_LOW 0x1.9ef35793c7673p-41

// `value` times 2^n, for the integer n (-1100 to 1030) in the lower bits of `shifted`. Two factors, since 2^n alone may
// overflow or be subnormal.
HELPER double scaled(double value, double shifted) {
  ulong n = as_ulong(shifted) - as_ulong(ROUNDER) + 2048, first = n >> 1;
  return value * as_double((first - 1) << 52) * as_double((n - first - 1) << 52);
}

HELPER double exp_of_double(double x) {
  double shifted = mad(x, LOG2_E, ROUNDER), n = shifted - ROUNDER;
  double r = mad(n, -LN_2_LOW, mad(n, -LN_2_HIGH, x));
  return scaled(mad(r * r, exp_rest(r), r) + 1.0, shifted);
}

#endif
