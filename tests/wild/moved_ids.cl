// Ids that are moved by a number which is no multiple of the lanes, then shifted, masked or divided.
#ifndef S
#define S 1
#endif

kernel void quotients(global int *out, global const int *in, uint k) {
  uint i = get_global_id(0);
  out[i] = in[(i + S) >> k];
}

kernel void remainders(global int *out, global const int *in, uint k) {
  uint i = get_global_id(0), j = i + 3 * S;
  out[i] = in[j & ((1u << k) - 1)] + (int)(j >> k);
}

kernel void divided(global int *out, global const int *in, uint d) {
  uint i = get_global_id(0) + S;
  out[i - S] = in[i / d] + in[i % d];
}

kernel void pairs(global int *out, global const int *in, uint d) {
  uint i = get_global_id(0), j = (i + S) / d * (2 * d) + (i + S) % d;
  out[i] = in[j] - in[j + d];
}
