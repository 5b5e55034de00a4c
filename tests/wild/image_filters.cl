// Filters in the shape of the SDKs' samples: Gaussian blur with a sampler, Sobel on an image, rotation between texels.

constant sampler_t clamped = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

kernel void gaussian_blur(read_only image2d_t input, constant float *mask, write_only image2d_t output, int radius) {
  const int2 position = {get_global_id(0), get_global_id(1)};
  float4 sum = 0.0f;
  for (int a = -radius; a <= radius; a++)
    for (int b = -radius; b <= radius; b++)
      sum += mask[a + radius + (b + radius) * (radius * 2 + 1)] * read_imagef(input, clamped, position + (int2)(a, b));
  write_imagef(output, position, sum);
}

kernel void sobel(read_only image2d_t input, write_only image2d_t output) {
  const sampler_t s = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  if (at.x >= get_image_width(input) || at.y >= get_image_height(input)) return;
  float4 i00 = convert_float4(read_imageui(input, s, (int2)(at.x - 1, at.y + 1)));
  float4 i10 = convert_float4(read_imageui(input, s, (int2)(at.x - 0, at.y + 1)));
  float4 i20 = convert_float4(read_imageui(input, s, (int2)(at.x + 1, at.y + 1)));
  float4 i01 = convert_float4(read_imageui(input, s, (int2)(at.x - 1, at.y + 0)));
  float4 i21 = convert_float4(read_imageui(input, s, (int2)(at.x + 1, at.y + 0)));
  float4 i02 = convert_float4(read_imageui(input, s, (int2)(at.x - 1, at.y - 1)));
  float4 i12 = convert_float4(read_imageui(input, s, (int2)(at.x - 0, at.y - 1)));
  float4 i22 = convert_float4(read_imageui(input, s, (int2)(at.x + 1, at.y - 1)));
  float4 gx = i00 + (float4)(2) * i10 + i20 - i02 - (float4)(2) * i12 - i22;
  float4 gy = i00 - i20 + (float4)(2) * i01 - (float4)(2) * i21 + i02 - i22;
  write_imageui(output, at, convert_uint4(hypot(gx, gy) / (float4)(2)));
}

kernel void rotate_image(read_only image2d_t input, write_only image2d_t output, sampler_t sampler, float angle) {
  int x = get_global_id(0), y = get_global_id(1);
  int width = get_image_width(input), height = get_image_height(input);
  float x0 = width / 2.0f, y0 = height / 2.0f;
  float2 place;
  place.x = ((x - x0) * cos(angle) - (y - y0) * sin(angle) + x0) / width;
  place.y = ((x - x0) * sin(angle) + (y - y0) * cos(angle) + y0) / height;
  write_imagef(output, (int2)(x, y), read_imagef(input, sampler, place));
}

// A tile in local memory, a helper that is not inlined, and loops of other lengths in each work-item.

__attribute__((noinline)) float brightness(read_only image2d_t image, sampler_t s, float2 place) {
  float4 colour = read_imagef(image, s, place);
  return colour.x > 0.5f ? dot(colour.xyz, (float3)(0.25f, 0.5f, 0.25f)) : -1.0f;
}

kernel void brightest_of_row(read_only image2d_t input, sampler_t s, write_only image2d_t output, local float *tile) {
  int x = get_global_id(0), y = get_global_id(1), i = get_local_id(0);
  float most = -2.0f;
  for (int k = 0; k <= (x & 3); k++)
    if ((x + k) % 3 != 0)
      most = fmax(most, brightness(input, s, (float2)(x + k + 0.5f, y + 0.5f)));
  tile[i] = most;
  barrier(CLK_LOCAL_MEM_FENCE);
  float other = tile[get_local_size(0) - 1 - i];
  write_imagef(output, (int2)(x, y), (float4)(most, other, 0, 1));
}
