// Functions of images (OpenCL 1.2, 6.12.14): coordinates are split into numbers, and the functions of images.cl do the
// rest. Compiled as OpenCL C 2.0, which has images that are read and written.
//
//     read_imagef(image, sampler, (float2)(x, y))  is  wfv_image_floats(image, wfv_image_sample2(image, sampler, x, y, 0))

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

#define WORKER __attribute__((overloadable))
#define CONVERT(x, T) __builtin_convertvector(x, T)

// All images are the same struct, and a sampler is a number (wfv/opencl/image_types.py): the compilation of this library
// makes calls of the functions of images.cl of those with an image of any kind, and leaves out this one:
uint NATIVE wfv_sampler_number(sampler_t sampler);

#define SAMPLING(IMAGE, T)                                                     \
  int WORKER wfv_image_layer(IMAGE image, T layer);                            \
  uint4 WORKER wfv_image_at1(IMAGE image, uint sampler, T x, int z);           \
  uint4 WORKER wfv_image_at2(IMAGE image, uint sampler, T x, T y, int z);      \
  uint4 WORKER wfv_image_at3(IMAGE image, uint sampler, T x, T y, T z);
#define WORKERS(IMAGE)                                                                             \
  int NATIVE wfv_image_order(IMAGE image);                                                         \
  int NATIVE wfv_image_type(IMAGE image);                                                          \
  int NATIVE wfv_image_width(IMAGE image);                                                         \
  int NATIVE wfv_image_height(IMAGE image);                                                        \
  int NATIVE wfv_image_depth(IMAGE image);                                                         \
  uint NATIVE wfv_image_layers(IMAGE image);                                                       \
  SAMPLING(IMAGE, int)                                                                             \
  SAMPLING(IMAGE, float)                                                                           \
  uint4 WORKER wfv_image_texel(IMAGE image, int x, int y, int z, int is_inside);                   \
  float4 WORKER wfv_image_sample1(IMAGE image, uint sampler, float x, int z);                      \
  float4 WORKER wfv_image_sample2(IMAGE image, uint sampler, float x, float y, int z);             \
  float4 WORKER wfv_image_sample3(IMAGE image, uint sampler, float x, float y, float z);           \
  float4 WORKER wfv_image_floats(IMAGE image, float4 x);                                           \
  float4 WORKER wfv_image_floats(IMAGE image, uint4 words);                                        \
  uint4 WORKER wfv_image_integers(IMAGE image, uint4 words);                                       \
  void WORKER wfv_image_write(IMAGE image, int x, int y, int z, float4 colour);                    \
  void WORKER wfv_image_write(IMAGE image, int x, int y, int z, uint4 colour);                     \
  void WORKER wfv_image_write(IMAGE image, int x, int y, int z, int4 colour);
#define WORKERS_OF(KIND) WORKERS(read_only KIND) WORKERS(write_only KIND) WORKERS(read_write KIND)
WORKERS_OF(image1d_t)
WORKERS_OF(image1d_buffer_t)
WORKERS_OF(image1d_array_t)
WORKERS_OF(image2d_t)
WORKERS_OF(image2d_array_t)
WORKERS_OF(image3d_t)

// x, y and z of a texel: 0 for those that the image does not have. z is the layer of an array.
#define POSITION_image1d c, 0, 0
#define POSITION_image1d_buffer c, 0, 0
#define POSITION_image1d_array c.x, 0, c.y
#define POSITION_image2d c.x, c.y, 0
#define POSITION_image2d_array c.x, c.y, c.z
#define POSITION_image3d c.x, c.y, c.z
#define SAMPLE_image1d(WHAT) wfv_image_##WHAT##1(image, sampler, c, 0)
#define SAMPLE_image1d_array(WHAT) wfv_image_##WHAT##1(image, sampler, c.x, wfv_image_layer(image, c.y))
#define SAMPLE_image2d(WHAT) wfv_image_##WHAT##2(image, sampler, c.x, c.y, 0)
#define SAMPLE_image2d_array(WHAT) wfv_image_##WHAT##2(image, sampler, c.x, c.y, wfv_image_layer(image, c.z))
#define SAMPLE_image3d(WHAT) wfv_image_##WHAT##3(image, sampler, c.x, c.y, c.z)

// WORDS: those of a texel; FLOATS: the same, or the numbers of a sample.
#define READ(T, NAME, BEFORE, RESULT, IMAGE, ...)  \
  T BUILTIN NAME(IMAGE image, __VA_ARGS__) {       \
    BEFORE;                                        \
    return RESULT;                                 \
  }
#define READS(IMAGE, BEFORE, FLOATS, WORDS, ...)                                                                          \
  READ(float4, read_imagef, BEFORE, wfv_image_floats(image, FLOATS), IMAGE, __VA_ARGS__)                                  \
  READ(half4, read_imageh, BEFORE, CONVERT(wfv_image_floats(image, FLOATS), half4), IMAGE, __VA_ARGS__)                   \
  READ(int4, read_imagei, BEFORE, __builtin_astype(wfv_image_integers(image, WORDS), int4), IMAGE, __VA_ARGS__)           \
  READ(uint4, read_imageui, BEFORE, wfv_image_integers(image, WORDS), IMAGE, __VA_ARGS__)
#define TEXEL(KIND) wfv_image_texel(image, POSITION_##KIND, 1)
#define READS_OF(KIND, C)                                                      \
  READS(read_only KIND##_t, (void)0, TEXEL(KIND), TEXEL(KIND), C c)            \
  READS(read_write KIND##_t, (void)0, TEXEL(KIND), TEXEL(KIND), C c)
#define SAMPLER uint sampler = wfv_sampler_number(number)
#define SAMPLES_OF(KIND, C, F)                                                                                       \
  READS(read_only KIND##_t, SAMPLER, SAMPLE_##KIND(at), SAMPLE_##KIND(at), sampler_t number, C c)                    \
  READS(read_only KIND##_t, SAMPLER, SAMPLE_##KIND(sample), SAMPLE_##KIND(at), sampler_t number, F c)

#define WRITES(IMAGE, C, ...)                                                            \
  WRITE_OF(write_imagef, float4, IMAGE, C, colour, __VA_ARGS__)                          \
  WRITE_OF(write_imageh, half4, IMAGE, C, CONVERT(colour, float4), __VA_ARGS__)          \
  WRITE_OF(write_imagei, int4, IMAGE, C, colour, __VA_ARGS__)                            \
  WRITE_OF(write_imageui, uint4, IMAGE, C, colour, __VA_ARGS__)
#define WRITE_OF(NAME, T, IMAGE, C, COLOUR, ...) \
  void BUILTIN NAME(IMAGE image, C c, T colour) { wfv_image_write(image, __VA_ARGS__, COLOUR); }
#define WRITES_OF(KIND, C)                             \
  WRITES(write_only KIND##_t, C, POSITION_##KIND)      \
  WRITES(read_write KIND##_t, C, POSITION_##KIND)

#define QUERY(T, NAME, IMAGE, RESULT) \
  T BUILTIN NAME(IMAGE image) { return RESULT; }
#define QUERIES(T, NAME, KIND, RESULT)              \
  QUERY(T, NAME, read_only KIND##_t, RESULT)        \
  QUERY(T, NAME, write_only KIND##_t, RESULT)       \
  QUERY(T, NAME, read_write KIND##_t, RESULT)
#define QUERIES_OF(KIND)                                                      \
  QUERIES(int, get_image_width, KIND, wfv_image_width(image))                 \
  QUERIES(int, get_image_channel_order, KIND, wfv_image_order(image))         \
  QUERIES(int, get_image_channel_data_type, KIND, wfv_image_type(image))
#define HEIGHT(KIND) QUERIES(int, get_image_height, KIND, wfv_image_height(image))
#define SIZES(KIND) HEIGHT(KIND) QUERIES(int2, get_image_dim, KIND, (int2)(wfv_image_width(image), wfv_image_height(image)))
#define LAYERS(KIND) QUERIES(size_t, get_image_array_size, KIND, wfv_image_layers(image))

#define FUNCTIONS(KIND, C) READS_OF(KIND, C) WRITES_OF(KIND, C) QUERIES_OF(KIND)
FUNCTIONS(image1d, int) SAMPLES_OF(image1d, int, float)
FUNCTIONS(image1d_buffer, int)
FUNCTIONS(image1d_array, int2) SAMPLES_OF(image1d_array, int2, float2) LAYERS(image1d_array)
FUNCTIONS(image2d, int2) SAMPLES_OF(image2d, int2, float2) SIZES(image2d)
FUNCTIONS(image2d_array, int4) SAMPLES_OF(image2d_array, int4, float4) SIZES(image2d_array) LAYERS(image2d_array)
FUNCTIONS(image3d, int4) SAMPLES_OF(image3d, int4, float4) HEIGHT(image3d)
QUERIES(int, get_image_depth, image3d, wfv_image_depth(image))
QUERIES(int4, get_image_dim, image3d, (int4)(wfv_image_width(image), wfv_image_height(image), wfv_image_depth(image), 0))
