// OpenCL 1.2, 8.2 and 8.3: texels of images. All conditions on the format and on the sampler are the same for all
// work-items. The functions in image_functions.cl call these with images of any kind.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define WORKER __attribute__((overloadable, noinline))
#define CONVERT(x, T) __builtin_convertvector(x, T)
#define ADDRESSING(sampler) ((sampler) & 14)

// An image is a struct (wfv/opencl/image_types.py): the compilation of this library replaces calls of these functions by
// its fields. In one dimension, the height is 1; the depth of an array is the number of its layers, and its slices are
// these; of other images, it is 1.
typedef read_only image2d_t image_t;
uint NATIVE wfv_image_order(image_t image);
uint NATIVE wfv_image_type(image_t image);
uint NATIVE wfv_image_texel_bytes(image_t image);
int NATIVE wfv_image_width(image_t image);
int NATIVE wfv_image_height(image_t image);
int NATIVE wfv_image_depth(image_t image);
global uchar *NATIVE wfv_image_texels(image_t image);
long NATIVE wfv_image_row_bytes(image_t image);
long NATIVE wfv_image_slice_bytes(image_t image);

// Texels may begin at any byte.
typedef uint __attribute__((aligned(1))) any_uint;
typedef ushort __attribute__((aligned(1))) any_ushort;

HELPER float in_range(float x, float low, float high) { return fmax(fmin(x, high), low); }
HELPER int in_range(int x, int low, int high) {
  x = x < low ? low : x;
  return x > high ? high : x;
}

// Addresses. The bytes of a texel, as words: those after the texel's end are 0. An address is the sum of a row's and of
// x times a constant, so that neighbouring work-items that read neighbouring texels access memory in one piece.

#define ROW(image, y, z) \
  (wfv_image_texels(image) + ((y) * wfv_image_row_bytes(image) + (z) * wfv_image_slice_bytes(image)))
#define IS_INSIDE(image, x, y, z)                                                          \
  (((uint)(x) < (uint)wfv_image_width(image)) & ((uint)(y) < (uint)wfv_image_height(image)) & \
   ((uint)(z) < (uint)wfv_image_depth(image)))

uint4 WORKER wfv_image_texel(image_t image, int x, int y, int z, int is_inside) {
  const global uchar *row = ROW(image, y, z);
  uint4 words = 0;
  switch (wfv_image_texel_bytes(image)) {
  case 16:
    if (is_inside) {
      const global any_uint *texel = (const global any_uint *)row + 4 * (long)x;
      words = (uint4)(texel[0], texel[1], texel[2], texel[3]);
    }
    break;
  case 8:
    if (is_inside) {
      const global any_uint *texel = (const global any_uint *)row + 2 * (long)x;
      words.xy = (uint2)(texel[0], texel[1]);
    }
    break;
  case 4:
    if (is_inside) words.x = ((const global any_uint *)row)[x];
    break;
  case 2:
    if (is_inside) words.x = ((const global any_ushort *)row)[x];
    break;
  default:
    if (is_inside) words.x = row[x];
  }
  return words;
}

void WORKER wfv_image_store(image_t image, int x, int y, int z, uint4 words) {
  int is_inside = IS_INSIDE(image, x, y, z);
  global uchar *row = ROW(image, y, z);
  switch (wfv_image_texel_bytes(image)) {
  case 16:
    if (is_inside) {
      global any_uint *texel = (global any_uint *)row + 4 * (long)x;
      texel[0] = words.x, texel[1] = words.y, texel[2] = words.z, texel[3] = words.w;
    }
    break;
  case 8:
    if (is_inside) {
      global any_uint *texel = (global any_uint *)row + 2 * (long)x;
      texel[0] = words.x, texel[1] = words.y;
    }
    break;
  case 4:
    if (is_inside) ((global any_uint *)row)[x] = words.x;
    break;
  case 2:
    if (is_inside) ((global any_ushort *)row)[x] = words.x;
    break;
  default:
    if (is_inside) row[x] = words.x;
  }
}

// Channels of a texel, in the order of memory.

HELPER uint4 bytes_of(uint4 words) { return (words.xxxx >> (uint4)(0, 8, 16, 24)) & 255u; }
HELPER uint4 shorts_of(uint4 words) { return (words.xxyy >> (uint4)(0, 16, 0, 16)) & 0xffffu; }
HELPER int4 extended(uint4 x, int bits) { return __builtin_astype(x << bits, int4) >> bits; }
HELPER float4 largest(float4 x, float low) { return fmax(x, (float4)low); }

// Numbers of a normalized format are those that it stores: wfv_image_scaled divides them.
float4 WORKER wfv_image_numbers(image_t image, uint4 words) {
  switch (wfv_image_type(image)) {
  case CLK_UNORM_INT8: return CONVERT(__builtin_astype(bytes_of(words), int4), float4);
  case CLK_UNORM_INT16: return CONVERT(__builtin_astype(shorts_of(words), int4), float4);
  case CLK_SNORM_INT8: return largest(CONVERT(extended(bytes_of(words), 24), float4), -127.0f);
  case CLK_SNORM_INT16: return largest(CONVERT(extended(shorts_of(words), 16), float4), -32767.0f);
  case CLK_HALF_FLOAT: return CONVERT(__builtin_astype(CONVERT(shorts_of(words), ushort4), half4), float4);
  default: return __builtin_astype(words, float4);
  }
}

float4 WORKER wfv_image_scaled(image_t image, float4 x) {
  switch (wfv_image_type(image)) {
  case CLK_UNORM_INT8: return x / 255.0f;
  case CLK_UNORM_INT16: return x / 65535.0f;
  case CLK_SNORM_INT8: return x / 127.0f;
  case CLK_SNORM_INT16: return x / 32767.0f;
  default: return x;
  }
}

uint4 WORKER wfv_image_channels(image_t image, uint4 words) {
  switch (wfv_image_type(image)) {
  case CLK_SIGNED_INT8: return __builtin_astype(extended(bytes_of(words), 24), uint4);
  case CLK_SIGNED_INT16: return __builtin_astype(extended(shorts_of(words), 16), uint4);
  case CLK_UNSIGNED_INT8: return bytes_of(words);
  case CLK_UNSIGNED_INT16: return shorts_of(words);
  default: return words;
  }
}

// Channels by colour: those that a format does not have are 0, and alpha 1.
#define ORDERED(T)                                       \
  T WORKER wfv_image_ordered(image_t image, T x) {         \
    switch (wfv_image_order(image)) {                              \
    case CLK_R: return (T)(x.x, 0, 0, 1);                \
    case CLK_RG: return (T)(x.x, x.y, 0, 1);             \
    case CLK_RA: return (T)(x.x, 0, 0, x.y);             \
    case CLK_A: return (T)(0, 0, 0, x.x);                \
    case CLK_BGRA: return x.zyxw;                        \
    case CLK_ARGB: return x.yzwx;                        \
    case CLK_ABGR: return x.wzyx;                        \
    case CLK_INTENSITY: return x.xxxx;                   \
    case CLK_LUMINANCE: return (T)(x.x, x.x, x.x, 1);    \
    default: return x;                                   \
    }                                                    \
  }                                                      \
  T WORKER wfv_image_reordered(image_t image, T x) {       \
    switch (wfv_image_order(image)) {                              \
    case CLK_A: return x.wwww;                           \
    case CLK_RA: return x.xwww;                          \
    case CLK_BGRA: return x.zyxw;                        \
    case CLK_ARGB: return x.wxyz;                        \
    case CLK_ABGR: return x.wzyx;                        \
    default: return x;                                   \
    }                                                    \
  }
ORDERED(float4)
ORDERED(uint4)

// 8.3: numbers that are written. NaN becomes 0 where it cannot be stored.

HELPER uint4 rounded(float4 x, float factor, float low) {
  x = x == x ? x : (float4)0.0f;
  x = rint(fmax(fmin(x * factor, (float4)factor), (float4)low));
  return __builtin_astype(CONVERT(x, int4), uint4);
}

uint4 WORKER wfv_image_quantized(image_t image, float4 x) {
  switch (wfv_image_type(image)) {
  case CLK_UNORM_INT8: return rounded(x, 255.0f, 0.0f);
  case CLK_UNORM_INT16: return rounded(x, 65535.0f, 0.0f);
  case CLK_SNORM_INT8: return rounded(x, 127.0f, -128.0f);
  case CLK_SNORM_INT16: return rounded(x, 32767.0f, -32768.0f);
  case CLK_HALF_FLOAT: return CONVERT(__builtin_astype(CONVERT(x, half4), ushort4), uint4);
  default: return __builtin_astype(x, uint4);
  }
}

HELPER int4 saturated(int4 x, int low, int high) {
  return __builtin_elementwise_min(__builtin_elementwise_max(x, (int4)low), (int4)high);
}

uint4 WORKER wfv_image_saturated(image_t image, int4 x) {
  switch (wfv_image_type(image)) {
  case CLK_SIGNED_INT8: return __builtin_astype(saturated(x, -128, 127), uint4);
  case CLK_SIGNED_INT16: return __builtin_astype(saturated(x, -32768, 32767), uint4);
  default: return __builtin_astype(x, uint4);
  }
}

uint4 WORKER wfv_image_saturated(image_t image, uint4 x) {
  switch (wfv_image_type(image)) {
  case CLK_UNSIGNED_INT8: return __builtin_elementwise_min(x, (uint4)255);
  case CLK_UNSIGNED_INT16: return __builtin_elementwise_min(x, (uint4)65535);
  default: return x;
  }
}

uint4 WORKER wfv_image_packed(image_t image, uint4 x) {
  switch (wfv_image_type(image)) {
  case CLK_UNORM_INT8:
  case CLK_SNORM_INT8:
  case CLK_SIGNED_INT8:
  case CLK_UNSIGNED_INT8:
    x &= 255u;
    return (uint4)(x.x | x.y << 8 | x.z << 16 | x.w << 24, 0, 0, 0);
  case CLK_UNORM_INT16:
  case CLK_SNORM_INT16:
  case CLK_SIGNED_INT16:
  case CLK_UNSIGNED_INT16:
  case CLK_HALF_FLOAT:
    x &= 0xffffu;
    return (uint4)(x.x | x.y << 16, x.z | x.w << 16, 0, 0);
  default: return x;
  }
}

// 8.2: coordinates. Those that are outside of the image by more than a texel become ones that are outside by one or two,
// which an integer holds, if the sampler has a border; otherwise those at the edge.

// u, v or w of the standard: a coordinate in texels.
float WORKER wfv_image_position(uint sampler, int size, float s) {
  if ((sampler & CLK_NORMALIZED_COORDS_TRUE) == 0) return s;
  switch (ADDRESSING(sampler)) {
  case CLK_ADDRESS_REPEAT: s = s - floor(s); break;
  case CLK_ADDRESS_MIRRORED_REPEAT: s = fabs(s - 2.0f * rint(0.5f * s)); break;
  }
  return s * (float)size;
}

int WORKER wfv_image_nearest(uint sampler, int size, float s) {
  float i = floor(wfv_image_position(sampler, size, s)), last = (float)(size - 1);
  switch (ADDRESSING(sampler)) {
  case CLK_ADDRESS_CLAMP: return (int)in_range(i, -1.0f, last + 1.0f);
  case CLK_ADDRESS_REPEAT: i = i > last ? i - (float)size : i; break;
  }
  return (int)in_range(i, 0.0f, last);
}

int WORKER wfv_image_nearest(uint sampler, int size, int i) {
  switch (ADDRESSING(sampler)) {
  case CLK_ADDRESS_NONE:
  case CLK_ADDRESS_CLAMP: return i;
  default: return in_range(i, 0, size - 1);
  }
}

// The two texels between which a coordinate is, of which `i` is the first one's, before the address mode.
int WORKER wfv_image_first(uint sampler, int size, float i) {
  switch (ADDRESSING(sampler)) {
  case CLK_ADDRESS_CLAMP: return (int)in_range(i, -2.0f, (float)size);
  case CLK_ADDRESS_REPEAT: i = i < 0.0f ? (float)(size - 1) : i; break;
  }
  return (int)in_range(i, 0.0f, (float)(size - 1));
}

int WORKER wfv_image_second(uint sampler, int size, float i) {
  i = i + 1.0f;
  switch (ADDRESSING(sampler)) {
  case CLK_ADDRESS_CLAMP: return (int)in_range(i, -1.0f, (float)size);
  case CLK_ADDRESS_REPEAT: i = i > (float)(size - 1) ? 0.0f : i; break;
  }
  return (int)in_range(i, 0.0f, (float)(size - 1));
}

int WORKER wfv_image_layer(image_t image, float layer) {
  return (int)in_range(rint(layer), 0.0f, (float)(wfv_image_depth(image) - 1));
}

int WORKER wfv_image_layer(image_t image, int layer) { return in_range(layer, 0, wfv_image_depth(image) - 1); }

// A texel, or zeros if it is outside of an image with a border.
uint4 WORKER wfv_image_bordered(image_t image, uint sampler, int x, int y, int z) {
  int is_inside = 1;
  if (ADDRESSING(sampler) == CLK_ADDRESS_CLAMP)
    is_inside = IS_INSIDE(image, x, y, z);
  return wfv_image_texel(image, x, y, z, is_inside);
}

// Nearest texels, and means of neighbours: the numbers before wfv_image_scaled and wfv_image_ordered. In one and two
// dimensions, z is the layer.

#define NEAREST(T)                                                                                            \
  uint4 WORKER wfv_image_at1(image_t image, uint sampler, T x, int z) {                                         \
    return wfv_image_bordered(image, sampler, wfv_image_nearest(sampler, wfv_image_width(image), x), 0, z);                 \
  }                                                                                                           \
  uint4 WORKER wfv_image_at2(image_t image, uint sampler, T x, T y, int z) {                                    \
    return wfv_image_bordered(                                                                                \
        image, sampler, wfv_image_nearest(sampler, wfv_image_width(image), x), wfv_image_nearest(sampler, wfv_image_height(image), y), z   \
    );                                                                                                        \
  }                                                                                                           \
  uint4 WORKER wfv_image_at3(image_t image, uint sampler, T x, T y, T z) {                                      \
    return wfv_image_bordered(                                                                                \
        image, sampler, wfv_image_nearest(sampler, wfv_image_width(image), x), wfv_image_nearest(sampler, wfv_image_height(image), y),     \
        wfv_image_nearest(sampler, wfv_image_depth(image), z)                                                               \
    );                                                                                                        \
  }
NEAREST(int)
NEAREST(float)

HELPER float4 number_at(image_t image, uint sampler, int x, int y, int z) {
  return wfv_image_numbers(image, wfv_image_bordered(image, sampler, x, y, z));
}

#define BETWEEN(x, size)                                                     \
  float x##_place = wfv_image_position(sampler, size, x) - 0.5f;             \
  float x##_floor = floor(x##_place), x##_part = x##_place - x##_floor;      \
  int x##0 = wfv_image_first(sampler, size, x##_floor), x##1 = wfv_image_second(sampler, size, x##_floor);

HELPER float4 mean(float4 a, float4 b, float part) { return a * (1.0f - part) + b * part; }

HELPER float4 mean1(image_t image, uint sampler, int x0, int x1, float x_part, int y, int z) {
  return mean(number_at(image, sampler, x0, y, z), number_at(image, sampler, x1, y, z), x_part);
}

float4 WORKER wfv_image_mean1(image_t image, uint sampler, float x, int z) {
  BETWEEN(x, wfv_image_width(image))
  return mean1(image, sampler, x0, x1, x_part, 0, z);
}

float4 WORKER wfv_image_mean2(image_t image, uint sampler, float x, float y, int z) {
  BETWEEN(x, wfv_image_width(image))
  BETWEEN(y, wfv_image_height(image))
  float4 above = mean1(image, sampler, x0, x1, x_part, y0, z), below = mean1(image, sampler, x0, x1, x_part, y1, z);
  return mean(above, below, y_part);
}

float4 WORKER wfv_image_mean3(image_t image, uint sampler, float x, float y, float z) {
  BETWEEN(x, wfv_image_width(image))
  BETWEEN(y, wfv_image_height(image))
  BETWEEN(z, wfv_image_depth(image))
  float4 a = mean1(image, sampler, x0, x1, x_part, y0, z0), b = mean1(image, sampler, x0, x1, x_part, y1, z0);
  float4 c = mean1(image, sampler, x0, x1, x_part, y0, z1), d = mean1(image, sampler, x0, x1, x_part, y1, z1);
  return mean(mean(a, b, y_part), mean(c, d, y_part), z_part);
}

#define SAMPLED(N, PARAMETERS, ...)                                                            \
  float4 WORKER wfv_image_sample##N(image_t image, uint sampler, PARAMETERS) {                   \
    if (sampler & CLK_FILTER_LINEAR) return wfv_image_mean##N(image, sampler, __VA_ARGS__);    \
    return wfv_image_numbers(image, wfv_image_at##N(image, sampler, __VA_ARGS__));             \
  }
#define AND ,
SAMPLED(1, float x AND int z, x, z)
SAMPLED(2, float x AND float y AND int z, x, y, z)
SAMPLED(3, float x AND float y AND float z, x, y, z)

// What the built-ins of images call: the result of a read, by the words of a texel or the numbers of a sample; a write.

float4 WORKER wfv_image_floats(image_t image, float4 x) { return wfv_image_ordered(image, wfv_image_scaled(image, x)); }
float4 WORKER wfv_image_floats(image_t image, uint4 words) {
  return wfv_image_floats(image, wfv_image_numbers(image, words));
}
uint4 WORKER wfv_image_integers(image_t image, uint4 words) {
  return wfv_image_ordered(image, wfv_image_channels(image, words));
}

void WORKER wfv_image_write(image_t image, int x, int y, int z, float4 colour) {
  uint4 words = wfv_image_quantized(image, wfv_image_reordered(image, colour));
  wfv_image_store(image, x, y, z, wfv_image_packed(image, words));
}
void WORKER wfv_image_write(image_t image, int x, int y, int z, uint4 colour) {
  uint4 words = wfv_image_saturated(image, wfv_image_reordered(image, colour));
  wfv_image_store(image, x, y, z, wfv_image_packed(image, words));
}
void WORKER wfv_image_write(image_t image, int x, int y, int z, int4 colour) {
  int4 ordered = __builtin_astype(wfv_image_reordered(image, __builtin_astype(colour, uint4)), int4);
  wfv_image_store(image, x, y, z, wfv_image_packed(image, wfv_image_saturated(image, ordered)));
}
