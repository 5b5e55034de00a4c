/* Times of OpenCL calls in a C program, in microseconds: `docs/driver_cost.py` translates and runs it. */
#define CL_TARGET_OPENCL_VERSION 120
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef void *handle;
#define ENTRY(name, result, ...) static result (*name)(__VA_ARGS__)
ENTRY(clGetPlatformIDs, int32_t, uint32_t, handle *, uint32_t *);
ENTRY(clGetDeviceIDs, int32_t, handle, uint64_t, uint32_t, handle *, uint32_t *);
ENTRY(clCreateContext, handle, const intptr_t *, uint32_t, const handle *, void *, void *, int32_t *);
ENTRY(clCreateCommandQueue, handle, handle, handle, uint64_t, int32_t *);
ENTRY(clCreateProgramWithSource, handle, handle, uint32_t, const char **, const size_t *, int32_t *);
ENTRY(clBuildProgram, int32_t, handle, uint32_t, const handle *, const char *, void *, void *);
ENTRY(clCreateKernel, handle, handle, const char *, int32_t *);
ENTRY(clCreateBuffer, handle, handle, uint64_t, size_t, void *, int32_t *);
ENTRY(clSetKernelArg, int32_t, handle, uint32_t, size_t, const void *);
ENTRY(clEnqueueNDRangeKernel, int32_t, handle, handle, uint32_t, const size_t *, const size_t *, const size_t *, uint32_t,
      const handle *, handle *);
ENTRY(clFinish, int32_t, handle);

static const char *source =
    "kernel void add(global float *a, global float *b, global float *c, global float *d, float e) {\n"
    "  size_t i = get_global_id(0); a[i] = b[i] + c[i] * d[i] + e; }\n"
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

#define LOAD(name) *(void **)&name = dlsym(loader, #name)
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

int main(int argc, char **argv) {
  void *loader = dlopen(argv[1], RTLD_NOW);
  LOAD(clGetPlatformIDs), LOAD(clGetDeviceIDs), LOAD(clCreateContext), LOAD(clCreateCommandQueue);
  LOAD(clCreateProgramWithSource), LOAD(clBuildProgram), LOAD(clCreateKernel), LOAD(clCreateBuffer);
  LOAD(clSetKernelArg), LOAD(clEnqueueNDRangeKernel), LOAD(clFinish);
  handle platform, device;
  LEAST("first", 1, check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs"));
  if (argc > 2)
    return 0;
  check(clGetDeviceIDs(platform, 0xFFFFFFFF, 1, &device, NULL), "clGetDeviceIDs");
  handle context = clCreateContext(NULL, 1, &device, NULL, NULL, NULL);
  handle queue = clCreateCommandQueue(context, device, 0, NULL);
  handle program = clCreateProgramWithSource(context, 1, &source, NULL, NULL);
  check(clBuildProgram(program, 0, NULL, "", NULL, NULL), "clBuildProgram");
  handle add = clCreateKernel(program, "add", NULL), empty = clCreateKernel(program, "empty", NULL);
  handle buffers[4];
  size_t size = 256, one = 1;
  float e = 1;
  for (int i = 0; i < 4; i++)
    buffers[i] = clCreateBuffer(context, 1, size * sizeof e, NULL, NULL);
  LEAST("arguments", 1000, {
    for (int i = 0; i < 4; i++)
      check(clSetKernelArg(add, i, sizeof buffers[i], &buffers[i]), "clSetKernelArg");
    check(clSetKernelArg(add, 4, sizeof e, &e), "clSetKernelArg");
  });
  /* So many that the choices of wfv's strategy `auto`, which it compiles in the background, become final. */
  LEAST("enqueue", 300000, check(clEnqueueNDRangeKernel(queue, add, 1, NULL, &size, NULL, 0, NULL, NULL), "enqueue"));
  LEAST("empty", 200, {
    for (int i = 0; i < 100; i++)
      check(clEnqueueNDRangeKernel(queue, empty, 1, NULL, &one, NULL, 0, NULL, NULL), "enqueue");
    check(clFinish(queue), "clFinish");
  });
  return 0;
}
