/* What the test programs of this folder share: OpenCL's functions for a kernel and a buffer, found by dlsym. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

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
ENTRY(clEnqueueReadBuffer, int32_t, handle, handle, uint32_t, size_t, size_t, void *, uint32_t, const handle *, handle *);
