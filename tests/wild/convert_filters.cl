// The last line of most image filters: a pixel of floats becomes one of bytes.

kernel void sharpen(global uchar4 *out, global const uchar4 *in, int width, int height, float amount) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x >= width || y >= height)
    return;
  float4 centre = convert_float4(in[y * width + x]);
  float4 sum = 0.0f;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      sum += convert_float4(in[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)]);
  float4 result = centre + (centre - sum * (1.0f / 9.0f)) * amount;
  out[y * width + x] = convert_uchar4_sat_rte(result);
}

kernel void quantize(global short *out, global const float *in, float scale) {
  size_t i = get_global_id(0);
  out[i] = in[i] != in[i] ? -1 : convert_short_sat_rte(in[i] * scale);
}

// Of integers: sums of products become samples again.
kernel void narrow_integers(global uchar *b, global short *s, global uint *u, global const int *x, global const long *y) {
  size_t i = get_global_id(0);
  b[i] = convert_uchar_sat(x[i]);
  s[i] = convert_short_sat(x[i]);
  u[i] = convert_uint_sat(y[i]);
}
