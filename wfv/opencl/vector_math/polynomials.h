// Made by python -m wfv.opencl.vector_math.coefficients: what each is of, its interval, and its error there.
#ifndef WFV_POLYNOMIALS_H
#define WFV_POLYNOMIALS_H

// 2^r from -0.5 to 0.5: 2^-39.8
HELPER double exp2_of(double r) {
  double sum = 0x1.63d13636e3549p-20;
  sum = mad(sum, r, 0x1.00dc4a532fb8ep-16);
  sum = mad(sum, r, 0x1.4308ac85aa102p-13);
  sum = mad(sum, r, 0x1.5d8745a728441p-10);
  sum = mad(sum, r, 0x1.3b2ab7181b75bp-7);
  sum = mad(sum, r, 0x1.c6b08dd6fd234p-5);
  sum = mad(sum, r, 0x1.ebfbdff823cedp-3);
  sum = mad(sum, r, 0x1.62e42fef84cf0p-1);
  sum = mad(sum, r, 0x1.0000000000000p+0);
  return sum;
}

// (e^r - 1) / r from -0.34658 to 0.34658: 2^-43.4
HELPER double expm1_of(double r) {
  double sum = 0x1.72c722e8bb8dep-19;
  sum = mad(sum, r, 0x1.a15a52a2712f5p-16);
  sum = mad(sum, r, 0x1.a019adaa6365cp-13);
  sum = mad(sum, r, 0x1.6c164df213734p-10);
  sum = mad(sum, r, 0x1.1111111c46278p-7);
  sum = mad(sum, r, 0x1.5555557429b96p-5);
  sum = mad(sum, r, 0x1.5555555553b7cp-3);
  sum = mad(sum, r, 0x1.fffffffff71cap-2);
  sum = mad(sum, r, 0x1.0000000000000p+0);
  return sum;
}

// 2 atanh(s) / s, z = s s from 0 to 0.02944: 2^-45.1
HELPER double log_of(double z) {
  double sum = 0x1.9193a006bbaedp-3;
  sum = mad(sum, z, 0x1.c620e20428fc7p-3);
  sum = mad(sum, z, 0x1.249438433f333p-2);
  sum = mad(sum, z, 0x1.9999962bb080cp-2);
  sum = mad(sum, z, 0x1.55555556716b3p-1);
  sum = mad(sum, z, 0x1.fffffffffff12p+0);
  return sum;
}

// sin(r) / r, z = r r from 0 to 2.46741: 2^-43.6
HELPER double sin_of(double z) {
  double sum = 0x1.52e5710510eacp-33;
  sum = mad(sum, z, -0x1.ae044872692f9p-26);
  sum = mad(sum, z, 0x1.71dcf81e9b4bep-19);
  sum = mad(sum, z, -0x1.a019fd48ea0bbp-13);
  sum = mad(sum, z, 0x1.11111109eef79p-7);
  sum = mad(sum, z, -0x1.5555555543bdcp-3);
  sum = mad(sum, z, 0x1.ffffffffffe3ap-1);
  return sum;
}

// sin(r) / r, z = r r from 0 to 0.61686: 2^-47.6
HELPER double sin_quarter_of(double z) {
  double sum = -0x1.a95079ff742ddp-26;
  sum = mad(sum, z, 0x1.71d7316d131e0p-19);
  sum = mad(sum, z, -0x1.a019f8a1ec079p-13);
  sum = mad(sum, z, 0x1.1111110bde48cp-7);
  sum = mad(sum, z, -0x1.5555555550efcp-3);
  sum = mad(sum, z, 0x1.fffffffffffd9p-1);
  return sum;
}

// cos(r), z = r r from 0 to 0.61686: 2^-43.6
HELPER double cos_quarter_of(double z) {
  double sum = -0x1.23c5bd18e89fbp-22;
  sum = mad(sum, z, 0x1.a00e966e5ba04p-16);
  sum = mad(sum, z, -0x1.6c16b2d3b9069p-10);
  sum = mad(sum, z, 0x1.5555554475fccp-5);
  sum = mad(sum, z, -0x1.ffffffffe375ap-2);
  sum = mad(sum, z, 0x1.ffffffffffe0bp-1);
  return sum;
}

// asin(r) / r, z = r r from 0 to 0.25: 2^-43.9
HELPER double asin_of(double z) {
  double sum = 0x1.05af6a78bec66p-5;
  sum = mad(sum, z, -0x1.76633841944a8p-9);
  sum = mad(sum, z, 0x1.315f91ce454b4p-6);
  sum = mad(sum, z, 0x1.0de3abdd2358ep-6);
  sum = mad(sum, z, 0x1.703109f1e31b1p-6);
  sum = mad(sum, z, 0x1.f1aa2e3259ba2p-6);
  sum = mad(sum, z, 0x1.6db76c4073936p-5);
  sum = mad(sum, z, 0x1.333331c54a5c9p-4);
  sum = mad(sum, z, 0x1.55555556ba261p-3);
  sum = mad(sum, z, 0x1.ffffffffffe37p-1);
  return sum;
}

// atan(r) / r, z = r r from 0 to 0.17158: 2^-45.1
HELPER double atan_of(double z) {
  double sum = 0x1.f65c4f3fe8297p-6;
  sum = mad(sum, z, -0x1.e13c40931e3fcp-5);
  sum = mad(sum, z, 0x1.35cf0ab85eb3fp-4);
  sum = mad(sum, z, -0x1.73d9d25f008fep-4);
  sum = mad(sum, z, 0x1.c714d467be8dep-4);
  sum = mad(sum, z, -0x1.2492291bdb860p-3);
  sum = mad(sum, z, 0x1.99999911ce515p-3);
  sum = mad(sum, z, -0x1.55555554e608ap-2);
  sum = mad(sum, z, 0x1.fffffffffff0fp-1);
  return sum;
}

// erf(x) / x, z = x x from 0 to 1: 2^-45.5
HELPER double erf_of(double z) {
  double sum = -0x1.c1a515de8637ap-24;
  sum = mad(sum, z, 0x1.9ae0986f9de4fp-20);
  sum = mad(sum, z, -0x1.f0705a1dde9aap-17);
  sum = mad(sum, z, 0x1.f941bed7e7847p-14);
  sum = mad(sum, z, -0x1.c0286cad68e02p-11);
  sum = mad(sum, z, 0x1.565ba0406c001p-8);
  sum = mad(sum, z, -0x1.b82ce15c3b7f8p-6);
  sum = mad(sum, z, 0x1.ce2f2197bc2efp-4);
  sum = mad(sum, z, -0x1.812746b0271ecp-2);
  sum = mad(sum, z, 0x1.20dd750429b19p+0);
  return sum;
}

// e^(a a) erfc(a) (a + 2), r = (a - 2) / (a + 2) from -1 to 0.6924: 2^-38.4
HELPER double erfc_of(double r) {
  double sum = 0x1.a28ef9841a1b6p-21;
  sum = mad(sum, r, -0x1.3b4f86727557ap-23);
  sum = mad(sum, r, -0x1.86494a5b532dfp-17);
  sum = mad(sum, r, -0x1.58d7702135bd8p-16);
  sum = mad(sum, r, 0x1.063e8b65a6ab0p-15);
  sum = mad(sum, r, 0x1.2c262a544b1efp-13);
  sum = mad(sum, r, 0x1.2845300259ec3p-15);
  sum = mad(sum, r, -0x1.5b5a0cc7b8222p-11);
  sum = mad(sum, r, -0x1.b7122fc49fa03p-11);
  sum = mad(sum, r, 0x1.95141fe721552p-9);
  sum = mad(sum, r, 0x1.a89eefe513fccp-8);
  sum = mad(sum, r, -0x1.606e36e78f57cp-6);
  sum = mad(sum, r, -0x1.2a88e664314dfp-5);
  sum = mad(sum, r, 0x1.1e2deea117bcfp-2);
  sum = mad(sum, r, -0x1.5fd386753d913p-1);
  sum = mad(sum, r, 0x1.058671b52e6afp+0);
  return sum;
}

// (e^r - 1 - r) / (r r) from -0.34658 to 0.34658: 2^-22.8
HELPER float exp_rest(float r) {
  float sum = 0x1.6d10fe0000000p-10f;
  sum = mad(sum, r, 0x1.120b640000000p-7f);
  sum = mad(sum, r, 0x1.55551a0000000p-5f);
  sum = mad(sum, r, 0x1.5554de0000000p-3f);
  sum = mad(sum, r, 0x1.0000000000000p-1f);
  return sum;
}

// (2^r - 1) / r from -0.5 to 0.5: 2^-27.4
HELPER float exp2_rest(float r) {
  float sum = 0x1.00a5820000000p-16f;
  sum = mad(sum, r, 0x1.4440000000000p-13f);
  sum = mad(sum, r, 0x1.5d879e0000000p-10f);
  sum = mad(sum, r, 0x1.3b2a1c0000000p-7f);
  sum = mad(sum, r, 0x1.c6b08e0000000p-5f);
  sum = mad(sum, r, 0x1.ebfbe00000000p-3f);
  sum = mad(sum, r, 0x1.62e4300000000p-1f);
  return sum;
}

// (10^r - 1) / r from -0.15052 to 0.15052: 2^-25.3
HELPER float exp10_rest(float r) {
  float sum = 0x1.17b59c0000000p-4f;
  sum = mad(sum, r, 0x1.a985800000000p-3f);
  sum = mad(sum, r, 0x1.1429b40000000p-1f);
  sum = mad(sum, r, 0x1.2bd6cc0000000p+0f);
  sum = mad(sum, r, 0x1.04705a0000000p+1f);
  sum = mad(sum, r, 0x1.53524c0000000p+1f);
  sum = mad(sum, r, 0x1.26bb1c0000000p+1f);
  return sum;
}

// (log(1+r) - r + r r / 2) / r^3 from -0.29290 to 0.41422: 2^-23.7
HELPER float log_rest(float r) {
  float sum = 0x1.1d8f600000000p-4f;
  sum = mad(sum, r, -0x1.d636d00000000p-4f);
  sum = mad(sum, r, 0x1.dea2c00000000p-4f);
  sum = mad(sum, r, -0x1.fcf4a80000000p-4f);
  sum = mad(sum, r, 0x1.23d2140000000p-3f);
  sum = mad(sum, r, -0x1.555b4a0000000p-3f);
  sum = mad(sum, r, 0x1.999d5a0000000p-3f);
  sum = mad(sum, r, -0x1.fffffc0000000p-3f);
  sum = mad(sum, r, 0x1.5555540000000p-2f);
  return sum;
}

// log2(1+r) / r from -0.29290 to 0.41422: 2^-25.9
HELPER float log2_rest(float r) {
  float sum = 0x1.8461c40000000p-4f;
  sum = mad(sum, r, -0x1.575a200000000p-3f);
  sum = mad(sum, r, 0x1.60f56e0000000p-3f);
  sum = mad(sum, r, -0x1.6efd700000000p-3f);
  sum = mad(sum, r, 0x1.a3ebf80000000p-3f);
  sum = mad(sum, r, -0x1.ec6fc80000000p-3f);
  sum = mad(sum, r, 0x1.27805c0000000p-2f);
  sum = mad(sum, r, -0x1.7154b20000000p-2f);
  sum = mad(sum, r, 0x1.ec70800000000p-2f);
  sum = mad(sum, r, -0x1.7154760000000p-1f);
  sum = mad(sum, r, 0x1.7154760000000p+0f);
  return sum;
}

// log10(1+r) / r from -0.29290 to 0.41422: 2^-24.8
HELPER float log10_rest(float r) {
  float sum = 0x1.d3a88c0000000p-6f;
  sum = mad(sum, r, -0x1.9d6fe40000000p-5f);
  sum = mad(sum, r, 0x1.a901300000000p-5f);
  sum = mad(sum, r, -0x1.b9e6640000000p-5f);
  sum = mad(sum, r, 0x1.f9a2dc0000000p-5f);
  sum = mad(sum, r, -0x1.2879f60000000p-4f);
  sum = mad(sum, r, 0x1.63d1b40000000p-4f);
  sum = mad(sum, r, -0x1.bcb7fa0000000p-4f);
  sum = mad(sum, r, 0x1.287a640000000p-3f);
  sum = mad(sum, r, -0x1.bcb7b00000000p-3f);
  sum = mad(sum, r, 0x1.bcb7b20000000p-2f);
  return sum;
}

// (sin(r) / r - 1) / z, z = r r from 0 to 2.46741: 2^-23.7
HELPER float sin_rest(float z) {
  float sum = 0x1.61a1860000000p-19f;
  sum = mad(sum, z, -0x1.9fb6860000000p-13f);
  sum = mad(sum, z, 0x1.11104e0000000p-7f);
  sum = mad(sum, z, -0x1.5555540000000p-3f);
  return sum;
}

#endif
