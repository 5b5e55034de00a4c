/* Times of OpenCL calls in a C program, in microseconds: `docs/driver_cost.py` translates and runs it. The argument is
 * the driver's library, which is called as OpenCL's loader calls it.
 */
#define CL_TARGET_OPENCL_VERSION 120
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void *handle;

struct image_format { uint32_t order, type; };
struct image_shape {
  uint32_t type;
  size_t width, height, depth, array_size, row_pitch, slice_pitch;
  uint32_t mip_levels, samples;
  handle memory;
};

#define ENTRY(name, result, ...) static result (*name)(__VA_ARGS__)
ENTRY(clGetPlatformIDs, int32_t, uint32_t, handle *, uint32_t *);
ENTRY(clGetDeviceIDs, int32_t, handle, uint64_t, uint32_t, handle *, uint32_t *);
ENTRY(clCreateContext, handle, const intptr_t *, uint32_t, const handle *, void *, void *, int32_t *);
ENTRY(clCreateCommandQueue, handle, handle, handle, uint64_t, int32_t *);
ENTRY(clCreateProgramWithSource, handle, handle, uint32_t, const char **, const size_t *, int32_t *);
ENTRY(clBuildProgram, int32_t, handle, uint32_t, const handle *, const char *, void *, void *);
ENTRY(clCreateKernel, handle, handle, const char *, int32_t *);
ENTRY(clCreateBuffer, handle, handle, uint64_t, size_t, void *, int32_t *);
ENTRY(clCreateImage, handle, handle, uint64_t, const struct image_format *, const struct image_shape *, void *, int32_t *);
ENTRY(clCreateSampler, handle, handle, uint32_t, uint32_t, uint32_t, int32_t *);
ENTRY(clSetKernelArg, int32_t, handle, uint32_t, size_t, const void *);
ENTRY(clEnqueueNDRangeKernel, int32_t, handle, handle, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t,
      const handle *, handle *);
ENTRY(clFinish, int32_t, handle);

static const char *source =
    "kernel void add(global float *a, global float *b, global float *c, global float *d, float e) {\n"
    "  size_t i = get_global_id(0); a[i] = b[i] + c[i] * d[i] + e; }\n"
    "kernel void mixed(global float *a, global float *b, local float *l, float4 v, int n) {\n"
    "  l[get_local_id(0)] = b[get_global_id(0)] + v.y; barrier(CLK_LOCAL_MEM_FENCE);\n"
    "  a[get_global_id(0)] = l[(get_local_id(0) + n) % get_local_size(0)]; }\n"
    "kernel void image(read_only image2d_t image, sampler_t sampler, global float *out, float4 v, int n) {\n"
    "  int i = get_global_id(0); out[i] = read_imagef(image, sampler, (int2)(i % 16, i / 16)).x + v.x * n; }\n"
    "kernel void empty(void) {}\n";

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static void check(int32_t code, const char *what) {
  if (code == 0)
    return;
  fprintf(stderr, "%s: %d\n", what, code);
  exit(1);
}

#define LOAD(name) *(void **)&name = entry_point(#name)
#define LEAST(name, runs, work)                                                                                        \
  do {                                                                                                                 \
    double least = 1e30;                                                                                               \
    for (int run = 0; run < (runs); run++) {                                                                           \
      double start = now();                                                                                            \
      work;                                                                                                            \
      double time = now() - start;                                                                                     \
      least = time < least ? time : least;                                                                             \
    }                                                                                                                  \
    printf("%s %.2f\n", name, least);                                                                                  \
  } while (0)

#define RUNS 100000
#define SET(kernel, index, value) check(clSetKernelArg(kernel, index, sizeof(value), &value), "clSetKernelArg")
#define ENQUEUE(kernel, size, local) clEnqueueNDRangeKernel(queue, kernel, 1, NULL, size, local, 0, NULL, NULL)

int main(int argc, char **argv) {
  handle platform, device;
  void *driver = dlopen(argv[1], RTLD_NOW);
  if (!driver) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  void *(*entry_point)(const char *) = (void *(*)(const char *))dlsym(driver, "clGetExtensionFunctionAddress");
  *(void **)&clGetPlatformIDs = dlsym(driver, "clIcdGetPlatformIDsKHR");
  LEAST("first", 1, check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs"));
  LOAD(clGetDeviceIDs), LOAD(clCreateContext), LOAD(clCreateCommandQueue);
  LOAD(clCreateProgramWithSource), LOAD(clBuildProgram), LOAD(clCreateKernel), LOAD(clCreateBuffer);
  LOAD(clCreateImage), LOAD(clCreateSampler), LOAD(clSetKernelArg), LOAD(clEnqueueNDRangeKernel), LOAD(clFinish);
  if (argc > 2)
    return 0;
  check(clGetDeviceIDs(platform, 0xFFFFFFFF, 1, &device, NULL), "clGetDeviceIDs");
  handle context = clCreateContext(NULL, 1, &device, NULL, NULL, NULL);
  handle queue = clCreateCommandQueue(context, device, 0, NULL);
  handle program = clCreateProgramWithSource(context, 1, &source, NULL, NULL);
  check(clBuildProgram(program, 0, NULL, "", NULL, NULL), "clBuildProgram");
  handle add = clCreateKernel(program, "add", NULL), empty = clCreateKernel(program, "empty", NULL);
  handle mixed = clCreateKernel(program, "mixed", NULL), image = clCreateKernel(program, "image", NULL);
  handle buffers[4];
  size_t size = 256, local = 64, one = 1;
  float e = 1;
  for (int i = 0; i < 4; i++)
    buffers[i] = clCreateBuffer(context, 1, size * sizeof e, NULL, NULL);
  LEAST("arguments", 1000, {
    for (int i = 0; i < 4; i++)
      check(clSetKernelArg(add, i, sizeof buffers[i], &buffers[i]), "clSetKernelArg");
    check(clSetKernelArg(add, 4, sizeof e, &e), "clSetKernelArg");
  });
  /* So many that the choices of wfv's strategy `auto`, which it compiles in the background, become final. */
  LEAST("enqueue", RUNS, check(ENQUEUE(add, &size, NULL), "enqueue"));
  float four[4] = {1, 1, 1, 1};
  int32_t n = 3;
  SET(mixed, 0, buffers[0]), SET(mixed, 1, buffers[1]), SET(mixed, 3, four), SET(mixed, 4, n);
  check(clSetKernelArg(mixed, 2, local * sizeof e, NULL), "clSetKernelArg");
  struct image_format format = {0x10B0 /* CL_R */, 0x10DE /* CL_FLOAT */};
  struct image_shape shape = {0x10F1 /* CL_MEM_OBJECT_IMAGE2D */, 16, 16};
  handle picture = clCreateImage(context, 1, &format, &shape, NULL, NULL);
  handle sampler = clCreateSampler(context, 0, 0x1131 /* CL_ADDRESS_CLAMP_TO_EDGE */, 0x1140 /* CL_FILTER_NEAREST */, NULL);
  SET(image, 0, picture), SET(image, 1, sampler), SET(image, 2, buffers[0]), SET(image, 3, four), SET(image, 4, n);
  LEAST("enqueue-local", RUNS, check(ENQUEUE(mixed, &size, &local), "enqueue"));
  LEAST("enqueue-image", RUNS, check(ENQUEUE(image, &size, &local), "enqueue"));
  LEAST("empty", 200, {
    for (int i = 0; i < 100; i++)
      check(ENQUEUE(empty, &one, NULL), "enqueue");
    check(clFinish(queue), "clFinish");
  });
  return 0;
}
