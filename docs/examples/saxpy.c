/* y = a x + y on the OpenCL platform whose name contains the first argument; without one, on the first.

       cc saxpy.c -lOpenCL -o saxpy
       wfv driver run -- ./saxpy
*/
#define CL_TARGET_OPENCL_VERSION 120
#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *source =
    "kernel void saxpy(global float *y, global const float *x, float a) {\n"
    "  size_t i = get_global_id(0);\n"
    "  y[i] = a * x[i] + y[i];\n"
    "}\n";

static void check(cl_int code, const char *what) {
  if (code != CL_SUCCESS) {
    fprintf(stderr, "%s: error %d\n", what, code);
    exit(1);
  }
}

static cl_platform_id find_platform(const char *wanted) {
  cl_platform_id platforms[16];
  cl_uint count = 0;
  check(clGetPlatformIDs(16, platforms, &count), "clGetPlatformIDs");
  for (cl_uint i = 0; i < count && i < 16; i++) {
    char name[256] = "";
    clGetPlatformInfo(platforms[i], CL_PLATFORM_NAME, sizeof name, name, NULL);
    if (strstr(name, wanted)) {
      printf("platform: %s\n", name);
      return platforms[i];
    }
  }
  fprintf(stderr, "no platform '%s'\n", wanted);
  exit(1);
}

int main(int argc, char **argv) {
  enum { N = 1 << 20 };
  static float x[N], y[N];
  for (int i = 0; i < N; i++) {
    x[i] = (float)i;
    y[i] = 1;
  }
  cl_int code;
  cl_device_id device;
  check(clGetDeviceIDs(find_platform(argc > 1 ? argv[1] : ""), CL_DEVICE_TYPE_ALL, 1, &device, NULL), "clGetDeviceIDs");
  cl_context context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
  check(code, "clCreateContext");
  cl_command_queue queue = clCreateCommandQueue(context, device, 0, &code);
  check(code, "clCreateCommandQueue");
  cl_program program = clCreateProgramWithSource(context, 1, &source, NULL, &code);
  check(code, "clCreateProgramWithSource");
  check(clBuildProgram(program, 1, &device, "", NULL, NULL), "clBuildProgram");
  cl_kernel kernel = clCreateKernel(program, "saxpy", &code);
  check(code, "clCreateKernel");
  /* The device's memory is the host's: nothing is copied. */
  cl_mem x_memory = clCreateBuffer(context, CL_MEM_READ_ONLY | CL_MEM_USE_HOST_PTR, sizeof x, x, &code);
  cl_mem y_memory = clCreateBuffer(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, sizeof y, y, &code);
  cl_float a = 2;
  check(clSetKernelArg(kernel, 0, sizeof y_memory, &y_memory), "clSetKernelArg");
  check(clSetKernelArg(kernel, 1, sizeof x_memory, &x_memory), "clSetKernelArg");
  check(clSetKernelArg(kernel, 2, sizeof a, &a), "clSetKernelArg");
  size_t size = N;
  check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &size, NULL, 0, NULL, NULL), "clEnqueueNDRangeKernel");
  float *result = clEnqueueMapBuffer(queue, y_memory, CL_TRUE, CL_MAP_READ, 0, sizeof y, 0, NULL, NULL, &code);
  check(code, "clEnqueueMapBuffer");
  int wrong = 0;
  for (int i = 0; i < N; i++)
    wrong += result[i] != 2 * (float)i + 1;
  printf("%d of %d elements are wrong\n", wrong, N);
  clEnqueueUnmapMemObject(queue, y_memory, result, 0, NULL, NULL);
  clFinish(queue);
  clReleaseMemObject(y_memory);
  clReleaseMemObject(x_memory);
  clReleaseKernel(kernel);
  clReleaseProgram(program);
  clReleaseCommandQueue(queue);
  clReleaseContext(context);
  return wrong != 0;
}
