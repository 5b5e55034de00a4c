/* A program that knows nothing of wfv: it finds OpenCL's loader, runs a kernel, and checks the result. */
#include <string.h>

#include "host.h"

ENTRY(clReleaseMemObject, int32_t, handle);
ENTRY(clReleaseContext, int32_t, handle);

enum { COUNT = 1000 };
static const char *source =
    "kernel void saxpy(global float *y, global const float *x, float a) {"
    "  size_t i = get_global_id(0); y[i] += a * x[i]; }";

int main(int count, char **arguments) {
  void *library = open_loader(arguments[1]);
  FIND(clReleaseMemObject);
  FIND(clReleaseContext);
  handle platform, device;
  uint32_t platforms;
  int32_t code;
  check(clGetPlatformIDs(1, &platform, &platforms), "clGetPlatformIDs");
  check(clGetDeviceIDs(platform, 0xFFFFFFFF, 1, &device, NULL), "clGetDeviceIDs");
  handle context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
  check(code, "clCreateContext");
  handle queue = clCreateCommandQueue(context, device, 0, &code);
  check(code, "clCreateCommandQueue");
  handle program = clCreateProgramWithSource(context, 1, &source, NULL, &code);
  check(code, "clCreateProgramWithSource");
  check(clBuildProgram(program, 0, NULL, "", NULL, NULL), "clBuildProgram");
  handle kernel = clCreateKernel(program, "saxpy", &code);
  check(code, "clCreateKernel");
  static float x[COUNT], y[COUNT], found[COUNT];
  for (int i = 0; i < COUNT; ++i) x[i] = i, y[i] = 1;
  handle xs = clCreateBuffer(context, 32, sizeof x, x, &code);
  check(code, "clCreateBuffer");
  handle ys = clCreateBuffer(context, 32, sizeof y, y, &code);
  check(code, "clCreateBuffer");
  float a = 2;
  check(clSetKernelArg(kernel, 0, sizeof ys, &ys), "clSetKernelArg");
  check(clSetKernelArg(kernel, 1, sizeof xs, &xs), "clSetKernelArg");
  check(clSetKernelArg(kernel, 2, sizeof a, &a), "clSetKernelArg");
  size_t size = COUNT;
  check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &size, NULL, 0, NULL, NULL), "clEnqueueNDRangeKernel");
  check(clEnqueueReadBuffer(queue, ys, 1, 0, sizeof found, found, 0, NULL, NULL), "clEnqueueReadBuffer");
  for (int i = 0; i < COUNT; ++i)
    if (found[i] != 1 + 2 * x[i]) check(i + 1, "wrong value");
  if (count > 2 && !strcmp(arguments[2], "release")) {
    check(clReleaseMemObject(xs), "clReleaseMemObject");
    check(clReleaseContext(context), "clReleaseContext");
  }
  printf("right on %u platform\n", platforms);
  return 0; /* most objects are not released */
}
