// The polynomials of the math functions. Above each: function, interval, largest relative error.
//
// Each interpolates its function at the Chebyshev nodes of the interval, computed with 120 digits (in mpmath:
// `chebyfit(function, interval, degree + 1)`); its error is within a few percent of the minimax polynomial's. The
// coefficients are then rounded to the type. Even and odd powers are summed separately, which halves the chain of
// dependent operations.
//
// The suffix of a name tells how the polynomial is used. `_of`: in double, for results in float. `_rest`: in the
// precision of the result; mostly without the function's leading terms, which the caller adds with less rounding error.
// `_tail`: without one more term than `_rest`. `_rough`: as `_of`, but of a lower degree, for level `fast`.
#ifndef WFV_POLYNOMIALS_H
#define WFV_POLYNOMIALS_H

// 2^r from -0.5 to 0.5: 2^-39.8
HELPER double exp2_of(double x) {
  double xx = x * x;
  double even = 0x1.63d13636e3549p-20;
  even = mad(even, xx, 0x1.4308ac85aa102p-13);
  even = mad(even, xx, 0x1.3b2ab7181b75bp-7);
  even = mad(even, xx, 0x1.ebfbdff823cedp-3);
  even = mad(even, xx, 0x1.0000000000000p+0);
  double odd = 0x1.00dc4a532fb8ep-16;
  odd = mad(odd, xx, 0x1.5d8745a728441p-10);
  odd = mad(odd, xx, 0x1.c6b08dd6fd234p-5);
  odd = mad(odd, xx, 0x1.62e42fef84cf0p-1);
  return mad(odd, x, even);
}

// (e^r - 1) / r from -0.34658 to 0.34658: 2^-43.4
HELPER double expm1_of(double x) {
  double xx = x * x;
  double even = 0x1.72c722e8bb8dep-19;
  even = mad(even, xx, 0x1.a019adaa6365cp-13);
  even = mad(even, xx, 0x1.1111111c46278p-7);
  even = mad(even, xx, 0x1.5555555553b7cp-3);
  even = mad(even, xx, 0x1.0000000000000p+0);
  double odd = 0x1.a15a52a2712f5p-16;
  odd = mad(odd, xx, 0x1.6c164df213734p-10);
  odd = mad(odd, xx, 0x1.5555557429b96p-5);
  odd = mad(odd, xx, 0x1.fffffffff71cap-2);
  return mad(odd, x, even);
}

// 2 atanh(s) / s, z = s s from 0 to 0.02944: 2^-45.1
HELPER double log_of(double x) {
  double xx = x * x;
  double even = 0x1.c620e20428fc7p-3;
  even = mad(even, xx, 0x1.9999962bb080cp-2);
  even = mad(even, xx, 0x1.fffffffffff12p+0);
  double odd = 0x1.9193a006bbaedp-3;
  odd = mad(odd, xx, 0x1.249438433f333p-2);
  odd = mad(odd, xx, 0x1.55555556716b3p-1);
  return mad(odd, x, even);
}

// sin(r) / r, z = r r from 0 to 2.46741: 2^-43.6
HELPER double sin_of(double x) {
  double xx = x * x;
  double even = 0x1.52e5710510eacp-33;
  even = mad(even, xx, 0x1.71dcf81e9b4bep-19);
  even = mad(even, xx, 0x1.11111109eef79p-7);
  even = mad(even, xx, 0x1.ffffffffffe3ap-1);
  double odd = -0x1.ae044872692f9p-26;
  odd = mad(odd, xx, -0x1.a019fd48ea0bbp-13);
  odd = mad(odd, xx, -0x1.5555555543bdcp-3);
  return mad(odd, x, even);
}

// sin(r) / r, z = r r from 0 to 0.61686: 2^-47.6
HELPER double sin_quarter_of(double x) {
  double xx = x * x;
  double even = 0x1.71d7316d131e0p-19;
  even = mad(even, xx, 0x1.1111110bde48cp-7);
  even = mad(even, xx, 0x1.fffffffffffd9p-1);
  double odd = -0x1.a95079ff742ddp-26;
  odd = mad(odd, xx, -0x1.a019f8a1ec079p-13);
  odd = mad(odd, xx, -0x1.5555555550efcp-3);
  return mad(odd, x, even);
}

// cos(r), z = r r from 0 to 0.61686: 2^-43.6
HELPER double cos_quarter_of(double x) {
  double xx = x * x;
  double even = 0x1.a00e966e5ba04p-16;
  even = mad(even, xx, 0x1.5555554475fccp-5);
  even = mad(even, xx, 0x1.ffffffffffe0bp-1);
  double odd = -0x1.23c5bd18e89fbp-22;
  odd = mad(odd, xx, -0x1.6c16b2d3b9069p-10);
  odd = mad(odd, xx, -0x1.ffffffffe375ap-2);
  return mad(odd, x, even);
}

// asin(r) / r, z = r r from 0 to 0.25: 2^-43.9
HELPER double asin_of(double x) {
  double xx = x * x;
  double even = -0x1.76633841944a8p-9;
  even = mad(even, xx, 0x1.0de3abdd2358ep-6);
  even = mad(even, xx, 0x1.f1aa2e3259ba2p-6);
  even = mad(even, xx, 0x1.333331c54a5c9p-4);
  even = mad(even, xx, 0x1.ffffffffffe37p-1);
  double odd = 0x1.05af6a78bec66p-5;
  odd = mad(odd, xx, 0x1.315f91ce454b4p-6);
  odd = mad(odd, xx, 0x1.703109f1e31b1p-6);
  odd = mad(odd, xx, 0x1.6db76c4073936p-5);
  odd = mad(odd, xx, 0x1.55555556ba261p-3);
  return mad(odd, x, even);
}

// atan(r) / r, z = r r from 0 to 0.17158: 2^-45.1
HELPER double atan_of(double x) {
  double xx = x * x;
  double even = 0x1.f65c4f3fe8297p-6;
  even = mad(even, xx, 0x1.35cf0ab85eb3fp-4);
  even = mad(even, xx, 0x1.c714d467be8dep-4);
  even = mad(even, xx, 0x1.99999911ce515p-3);
  even = mad(even, xx, 0x1.fffffffffff0fp-1);
  double odd = -0x1.e13c40931e3fcp-5;
  odd = mad(odd, xx, -0x1.73d9d25f008fep-4);
  odd = mad(odd, xx, -0x1.2492291bdb860p-3);
  odd = mad(odd, xx, -0x1.55555554e608ap-2);
  return mad(odd, x, even);
}

// erf(x) / x, z = x x from 0 to 1: 2^-45.5
HELPER double erf_of(double x) {
  double xx = x * x;
  double even = 0x1.9ae0986f9de4fp-20;
  even = mad(even, xx, 0x1.f941bed7e7847p-14);
  even = mad(even, xx, 0x1.565ba0406c001p-8);
  even = mad(even, xx, 0x1.ce2f2197bc2efp-4);
  even = mad(even, xx, 0x1.20dd750429b19p+0);
  double odd = -0x1.c1a515de8637ap-24;
  odd = mad(odd, xx, -0x1.f0705a1dde9aap-17);
  odd = mad(odd, xx, -0x1.c0286cad68e02p-11);
  odd = mad(odd, xx, -0x1.b82ce15c3b7f8p-6);
  odd = mad(odd, xx, -0x1.812746b0271ecp-2);
  return mad(odd, x, even);
}

// e^(a a) erfc(a) (a + 2), r = (a - 2) / (a + 2) from -1 to 0.6924: 2^-38.4
HELPER double erfc_of(double x) {
  double xx = x * x;
  double even = -0x1.3b4f86727557ap-23;
  even = mad(even, xx, -0x1.58d7702135bd8p-16);
  even = mad(even, xx, 0x1.2c262a544b1efp-13);
  even = mad(even, xx, -0x1.5b5a0cc7b8222p-11);
  even = mad(even, xx, 0x1.95141fe721552p-9);
  even = mad(even, xx, -0x1.606e36e78f57cp-6);
  even = mad(even, xx, 0x1.1e2deea117bcfp-2);
  even = mad(even, xx, 0x1.058671b52e6afp+0);
  double odd = 0x1.a28ef9841a1b6p-21;
  odd = mad(odd, xx, -0x1.86494a5b532dfp-17);
  odd = mad(odd, xx, 0x1.063e8b65a6ab0p-15);
  odd = mad(odd, xx, 0x1.2845300259ec3p-15);
  odd = mad(odd, xx, -0x1.b7122fc49fa03p-11);
  odd = mad(odd, xx, 0x1.a89eefe513fccp-8);
  odd = mad(odd, xx, -0x1.2a88e664314dfp-5);
  odd = mad(odd, xx, -0x1.5fd386753d913p-1);
  return mad(odd, x, even);
}

// 2 atanh(s) / s log2(e), z = s s from 0 to 0.02944: 2^-30.5
HELPER double log2_rough(double x) {
  double xx = x * x;
  double even = 0x1.2747342b31f7cp-1;
  even = mad(even, xx, 0x1.7154764e7a3bep+1);
  double odd = 0x1.ba14b2b48645fp-2;
  odd = mad(odd, xx, 0x1.ec70e5c137569p-1);
  return mad(odd, x, even);
}

// 2^r from -0.5 to 0.5: 2^-28.6
HELPER double exp2_rough(double x) {
  double xx = x * x;
  double even = 0x1.443fffc9977edp-13;
  even = mad(even, xx, 0x1.3b2a1b7151cddp-7);
  even = mad(even, xx, 0x1.ebfbe045f4d5ap-3);
  even = mad(even, xx, 0x1.0000000000000p+0);
  double odd = 0x1.5f48c04f62e50p-10;
  odd = mad(odd, xx, 0x1.c6aecc669b6ddp-5);
  odd = mad(odd, xx, 0x1.62e430d034702p-1);
  return mad(odd, x, even);
}

// (e^r - 1 - r) / (r r) from -0.34658 to 0.34658: 2^-57.5
HELPER double exp_rest(double x) {
  double xx = x * x;
  double even = 0x1.1f72fdb725362p-29;
  even = mad(even, xx, 0x1.27e4db671867dp-22);
  even = mad(even, xx, 0x1.a01a01a6d7b1bp-16);
  even = mad(even, xx, 0x1.6c16c16c162d6p-10);
  even = mad(even, xx, 0x1.5555555555556p-5);
  even = mad(even, xx, 0x1.0000000000000p-1);
  double odd = 0x1.af4ddfbb33a59p-26;
  odd = mad(odd, xx, 0x1.71de02364614ap-19);
  odd = mad(odd, xx, 0x1.a01a01abe683ap-13);
  odd = mad(odd, xx, 0x1.11111111100dep-7);
  odd = mad(odd, xx, 0x1.5555555555557p-3);
  return mad(odd, x, even);
}

// (2^r - 1) / r from -0.5 to 0.5: 2^-54.2
HELPER double exp2_rest(double x) {
  double xx = x * x;
  double even = 0x1.e9ec1fcb69a7fp-32;
  even = mad(even, xx, 0x1.b524ebd13a55fp-24);
  even = mad(even, xx, 0x1.ffcbfc6da6ed1p-17);
  even = mad(even, xx, 0x1.5d87fe78a3f9cp-10);
  even = mad(even, xx, 0x1.c6b08d704a0c6p-5);
  even = mad(even, xx, 0x1.62e42fefa39efp-1);
  double odd = 0x1.c4a29324a1038p-36;
  odd = mad(odd, xx, 0x1.e4cf10dec0f59p-28);
  odd = mad(odd, xx, 0x1.62c02242b879cp-20);
  odd = mad(odd, xx, 0x1.430912f86b7dbp-13);
  odd = mad(odd, xx, 0x1.3b2ab6fba4e79p-7);
  odd = mad(odd, xx, 0x1.ebfbdff82c58fp-3);
  return mad(odd, x, even);
}

// (10^r - 1) / r from -0.15052 to 0.15052: 2^-53.2
HELPER double exp10_rest(double x) {
  double xx = x * x;
  double even = 0x1.fbfbde4c0d07fp-13;
  even = mad(even, xx, 0x1.4897872a68608p-8);
  even = mad(even, xx, 0x1.16e4dfceb4fc9p-4);
  even = mad(even, xx, 0x1.1429ffd1d2e2ep-1);
  even = mad(even, xx, 0x1.0470591de2ca8p+1);
  even = mad(even, xx, 0x1.26bb1bbb55516p+1);
  double odd = 0x1.85c36ef3c9aedp-15;
  odd = mad(odd, xx, 0x1.2ea502ebc8579p-10);
  odd = mad(odd, xx, 0x1.4116b0676bf12p-6);
  odd = mad(odd, xx, 0x1.a7ed70847b422p-3);
  odd = mad(odd, xx, 0x1.2bd7609fd98c6p+0);
  odd = mad(odd, xx, 0x1.53524c73cea69p+1);
  return mad(odd, x, even);
}

// (2 atanh(s) / s - 2) / z, z = s s from 0 to 0.02944: 2^-54.0
HELPER double log_rest(double x) {
  double xx = x * x;
  double even = 0x1.0fbe84f5caccap-3;
  even = mad(even, xx, 0x1.745cf90196560p-3);
  even = mad(even, xx, 0x1.2492492476c8bp-2);
  even = mad(even, xx, 0x1.5555555555555p-1);
  double odd = 0x1.0c044ccf380aap-3;
  odd = mad(odd, xx, 0x1.3b1c35fbecd93p-3);
  odd = mad(odd, xx, 0x1.c71c720160332p-3);
  odd = mad(odd, xx, 0x1.9999999999a38p-2);
  return mad(odd, x, even);
}

// (2 atanh(s) / s - 2 - 2/3 z) / (z z), z = s s from 0 to 0.02944: 2^-50.3
HELPER double log_tail(double x) {
  double xx = x * x;
  double even = 0x1.0878816aa2ffap-3;
  even = mad(even, xx, 0x1.3b18b8e7bb15fp-3);
  even = mad(even, xx, 0x1.c71c71d7e7d70p-3);
  even = mad(even, xx, 0x1.999999999999ep-2);
  double odd = 0x1.1018af16a6335p-3;
  odd = mad(odd, xx, 0x1.745d09f085360p-3);
  odd = mad(odd, xx, 0x1.249249248e532p-2);
  return mad(odd, x, even);
}

// (sin(r) / r - 1) / z, z = r r from 0 to 2.46741: 2^-53.9
HELPER double sin_rest(double x) {
  double xx = x * x;
  double even = -0x1.275f2f59e3f79p-57;
  even = mad(even, xx, -0x1.ae7ee3a7a6341p-41);
  even = mad(even, xx, -0x1.ae64567e733a7p-26);
  even = mad(even, xx, -0x1.a01a01a01a00dp-13);
  even = mad(even, xx, -0x1.5555555555555p-3);
  double odd = 0x1.9507ff0c16725p-49;
  odd = mad(odd, xx, 0x1.612460b6aa9bdp-33);
  odd = mad(odd, xx, 0x1.71de3a556b9b6p-19);
  odd = mad(odd, xx, 0x1.1111111111111p-7);
  return mad(odd, x, even);
}

// (sin(r) / r - 1) / z, z = r r from 0 to 0.61686: 2^-54.0
HELPER double sin_quarter_rest(double x) {
  double xx = x * x;
  double even = -0x1.ab17d083f6cf7p-41;
  even = mad(even, xx, -0x1.ae645412bde0ep-26);
  even = mad(even, xx, -0x1.a01a01a019938p-13);
  even = mad(even, xx, -0x1.5555555555555p-3);
  double odd = 0x1.61217f058e863p-33;
  odd = mad(odd, xx, 0x1.71de3a5460916p-19);
  odd = mad(odd, xx, 0x1.1111111111110p-7);
  return mad(odd, x, even);
}

// (cos(r) - 1 + z / 2) / (z z), z = r r from 0 to 0.61686: 2^-54.0
HELPER double cos_quarter_rest(double x) {
  double xx = x * x;
  double even = 0x1.ab7857e2d8321p-45;
  even = mad(even, xx, 0x1.1eed8deb94539p-29);
  even = mad(even, xx, 0x1.a01a01a019d0ap-16);
  even = mad(even, xx, 0x1.5555555555555p-5);
  double odd = -0x1.9394ba078d6d0p-37;
  odd = mad(odd, xx, -0x1.27e4fb7712d46p-22);
  odd = mad(odd, xx, -0x1.6c16c16c16c16p-10);
  return mad(odd, x, even);
}

// (asin(r) / r - 1) / z, z = r r from 0 to 0.25: 2^-54.0
HELPER double asin_rest(double x) {
  double xx = x * x;
  double even = -0x1.3b416bb7d9258p-6;
  even = mad(even, xx, 0x1.8f193743418fdp-9);
  even = mad(even, xx, 0x1.3b49de7121487p-7);
  even = mad(even, xx, 0x1.c990ad3d8fdcap-7);
  even = mad(even, xx, 0x1.6e8ba123e494cp-6);
  even = mad(even, xx, 0x1.6db6db6dac1e0p-5);
  even = mad(even, xx, 0x1.5555555555555p-3);
  double odd = 0x1.e529c6fce9bb4p-6;
  odd = mad(odd, xx, 0x1.406192d12462ap-6);
  odd = mad(odd, xx, 0x1.31622469ce5aep-7);
  odd = mad(odd, xx, 0x1.7b027ee1dd585p-7);
  odd = mad(odd, xx, 0x1.1c4efce23019fp-6);
  odd = mad(odd, xx, 0x1.f1c71c7a52ba3p-6);
  odd = mad(odd, xx, 0x1.3333333333388p-4);
  return mad(odd, x, even);
}

// (atan(r) / r - 1) / z, z = r r from 0 to 0.17158: 2^-53.9
HELPER double atan_rest(double x) {
  double xx = x * x;
  double even = -0x1.1b32a3266af2ep-5;
  even = mad(even, xx, -0x1.ac7a7bd8f05c0p-5);
  even = mad(even, xx, -0x1.110e87e6a8722p-4);
  even = mad(even, xx, -0x1.745d165de250bp-4);
  even = mad(even, xx, -0x1.249249248d7e6p-3);
  even = mad(even, xx, -0x1.5555555555555p-2);
  double odd = 0x1.0ad10221730d6p-6;
  odd = mad(odd, xx, 0x1.74dd67f0d3109p-5);
  odd = mad(odd, xx, 0x1.e19a10824a50bp-5);
  odd = mad(odd, xx, 0x1.3b1392d7e8f74p-4);
  odd = mad(odd, xx, 0x1.c71c71c3045bap-4);
  odd = mad(odd, xx, 0x1.9999999999953p-3);
  return mad(odd, x, even);
}

// erf(x) / x, z = x x from 0 to 1: 2^-54.9
HELPER double erf_rest(double x) {
  double xx = x * x;
  double even = 0x1.7f072188e194dp-34;
  even = mad(even, xx, 0x1.fc4356498c2d9p-27);
  even = mad(even, xx, 0x1.b9e6509b9867dp-20);
  even = mad(even, xx, 0x1.f9a326c233146p-14);
  even = mad(even, xx, 0x1.565bcd0e6502dp-8);
  even = mad(even, xx, 0x1.ce2f21a042bdep-4);
  even = mad(even, xx, 0x1.20dd750429b6dp+0);
  double odd = -0x1.29b9f1b3df556p-38;
  odd = mad(odd, xx, -0x1.4e607b41a6416p-30);
  odd = mad(odd, xx, -0x1.5f6d925a0bc7ap-23);
  odd = mad(odd, xx, -0x1.f4d2561aeafd4p-17);
  odd = mad(odd, xx, -0x1.c02db3feeb579p-11);
  odd = mad(odd, xx, -0x1.b82ce312889bap-6);
  odd = mad(odd, xx, -0x1.812746b0379e7p-2);
  return mad(odd, x, even);
}

// e^(a a) erfc(a) (a + 2), r = (a - 2) / (a + 2) from -1 to 0.5: 2^-54.8
HELPER double erfc_rest(double x) {
  double xx = x * x;
  double even = -0x1.56aca4fd9bf5bp-24;
  even = mad(even, xx, -0x1.07f1a93422f45p-21);
  even = mad(even, xx, 0x1.0a83eb345ab38p-19);
  even = mad(even, xx, -0x1.2f48d0e3ed0dbp-20);
  even = mad(even, xx, -0x1.6bf6065d3ca29p-16);
  even = mad(even, xx, 0x1.2ef9e5987f5d7p-13);
  even = mad(even, xx, -0x1.5ba436ae6b661p-11);
  even = mad(even, xx, 0x1.9517bb6b55342p-9);
  even = mad(even, xx, -0x1.606e415525ba4p-6);
  even = mad(even, xx, 0x1.1e2deea6b116ap-2);
  even = mad(even, xx, 0x1.058671b52c776p+0);
  double odd = -0x1.3a25ed991a53dp-27;
  odd = mad(odd, xx, -0x1.38957b7de1366p-22);
  odd = mad(odd, xx, 0x1.3b693c972767ap-25);
  odd = mad(odd, xx, 0x1.e635fcf90c4dfp-19);
  odd = mad(odd, xx, -0x1.0e64f01adfc45p-16);
  odd = mad(odd, xx, 0x1.1e75e3f9dff64p-15);
  odd = mad(odd, xx, 0x1.2053f66ddd233p-15);
  odd = mad(odd, xx, -0x1.b6fbf94f4e72fp-11);
  odd = mad(odd, xx, 0x1.a89eaff7de4e3p-8);
  odd = mad(odd, xx, -0x1.2a88e6107ceb2p-5);
  odd = mad(odd, xx, -0x1.5fd386754effap-1);
  return mad(odd, x, even);
}

// (e^r - 1 - r) / (r r) from -0.34658 to 0.34658: 2^-22.8
HELPER float exp_rest(float x) {
  float xx = x * x;
  float even = 0x1.6d10fe0000000p-10f;
  even = mad(even, xx, 0x1.55551a0000000p-5f);
  even = mad(even, xx, 0x1.0000000000000p-1f);
  float odd = 0x1.120b640000000p-7f;
  odd = mad(odd, xx, 0x1.5554de0000000p-3f);
  return mad(odd, x, even);
}

// (2^r - 1) / r from -0.5 to 0.5: 2^-25.5
HELPER float exp2_rest(float x) {
  float xx = x * x;
  float even = 0x1.5f08900000000p-10f;
  even = mad(even, xx, 0x1.c6af6c0000000p-5f);
  even = mad(even, xx, 0x1.62e4300000000p-1f);
  float odd = 0x1.44138a0000000p-13f;
  odd = mad(odd, xx, 0x1.3b2a540000000p-7f);
  odd = mad(odd, xx, 0x1.ebfbe00000000p-3f);
  return mad(odd, x, even);
}

// (10^r - 1) / r from -0.15052 to 0.15052: 2^-25.6
HELPER float exp10_rest(float x) {
  float xx = x * x;
  float even = 0x1.1559de0000000p-1f;
  even = mad(even, xx, 0x1.046fb40000000p+1f);
  even = mad(even, xx, 0x1.26bb1c0000000p+1f);
  float odd = 0x1.a94b260000000p-3f;
  odd = mad(odd, xx, 0x1.2bd7020000000p+0f);
  odd = mad(odd, xx, 0x1.53524c0000000p+1f);
  return mad(odd, x, even);
}

// (log(1+r) - r) / (r r) from -0.29290 to 0.41422: 2^-21.6
HELPER float log_rest(float x) {
  float xx = x * x;
  float even = -0x1.21fde60000000p-3f;
  even = mad(even, xx, -0x1.53bb660000000p-3f);
  even = mad(even, xx, -0x1.0003020000000p-2f);
  even = mad(even, xx, -0x1.fffffe0000000p-2f);
  float odd = 0x1.67edf40000000p-4f;
  odd = mad(odd, xx, 0x1.2fd11e0000000p-3f);
  odd = mad(odd, xx, 0x1.99070c0000000p-3f);
  odd = mad(odd, xx, 0x1.5556380000000p-2f);
  return mad(odd, x, even);
}

// log2(1+r) / r from -0.29290 to 0.41422: 2^-24.5
HELPER float log2_rest(float x) {
  float xx = x * x;
  float even = 0x1.f8431c0000000p-4f;
  even = mad(even, xx, 0x1.ba876e0000000p-3f);
  even = mad(even, xx, 0x1.26d0180000000p-2f);
  even = mad(even, xx, 0x1.ec73de0000000p-2f);
  even = mad(even, xx, 0x1.7154760000000p+0f);
  float odd = -0x1.a59bd80000000p-3f;
  odd = mad(odd, xx, -0x1.e9d1cc0000000p-3f);
  odd = mad(odd, xx, -0x1.7159940000000p-2f);
  odd = mad(odd, xx, -0x1.7154740000000p-1f);
  return mad(odd, x, even);
}

// log10(1+r) / r from -0.29290 to 0.41422: 2^-24.3
HELPER float log10_rest(float x) {
  float xx = x * x;
  float even = 0x1.2f98980000000p-5f;
  even = mad(even, xx, 0x1.0a6dd40000000p-4f);
  even = mad(even, xx, 0x1.62fd760000000p-4f);
  even = mad(even, xx, 0x1.287c6c0000000p-3f);
  even = mad(even, xx, 0x1.bcb7b00000000p-2f);
  float odd = -0x1.fbaae40000000p-5f;
  odd = mad(odd, xx, -0x1.26e6960000000p-4f);
  odd = mad(odd, xx, -0x1.bcbdda0000000p-4f);
  odd = mad(odd, xx, -0x1.bcb7b00000000p-3f);
  return mad(odd, x, even);
}

// (sin(r) / r - 1) / z, z = r r from 0 to 2.46741: 2^-23.7
HELPER float sin_rest(float x) {
  float xx = x * x;
  float even = -0x1.9fb6860000000p-13f;
  even = mad(even, xx, -0x1.5555540000000p-3f);
  float odd = 0x1.61a1860000000p-19f;
  odd = mad(odd, xx, 0x1.11104e0000000p-7f);
  return mad(odd, x, even);
}

// (sin(r) / r - 1) / z, z = r r from 0 to 0.61686: 2^-22.7
HELPER float sin_quarter_rest(float x) {
  float xx = x * x;
  float even = -0x1.9ac9aa0000000p-13f;
  even = mad(even, xx, -0x1.5555520000000p-3f);
  float odd = 0x1.110c280000000p-7f;
  return mad(odd, x, even);
}

// (cos(r) - 1 + z / 2) / (z z), z = r r from 0 to 0.61686: 2^-24.0
HELPER float cos_quarter_rest(float x) {
  float xx = x * x;
  float even = 0x1.9bd8980000000p-16f;
  even = mad(even, xx, 0x1.5555540000000p-5f);
  float odd = -0x1.6c12d20000000p-10f;
  return mad(odd, x, even);
}

#endif
