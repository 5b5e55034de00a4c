/* What simple test programs of this folder begin with: a check of codes, and the loader with its functions. */
#include <unistd.h>

#include "entries.h"

static void check(int32_t code, const char *what) {
  if (code == 0) return;
  fprintf(stderr, "%s: %d\n", what, code);
  _exit(1);
}

#define FIND(name) \
  if (!(*(void **)&name = dlsym(library, #name))) check(-1, #name)

/* The loader at that path, with these functions found. */
static void *open_loader(const char *path) {
  void *library = dlopen(path, RTLD_NOW);
  if (library == NULL) check(-1, dlerror());
  FIND(clGetPlatformIDs);
  FIND(clGetDeviceIDs);
  FIND(clCreateContext);
  FIND(clCreateCommandQueue);
  FIND(clCreateProgramWithSource);
  FIND(clBuildProgram);
  FIND(clCreateKernel);
  FIND(clCreateBuffer);
  FIND(clSetKernelArg);
  FIND(clEnqueueNDRangeKernel);
  FIND(clEnqueueReadBuffer);
  return library;
}
