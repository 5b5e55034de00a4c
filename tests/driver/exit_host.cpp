/* Objects of every kind in static variables, whose destructors release them when the process ends. A program,
   `exit_host DRIVER HOW`, or a library for Python, which calls `use`, and the other functions in other moments. It opens
   the driver as a loader does. Each call that fails is printed. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "entries.h"

ENTRY(clIcdGetPlatformIDsKHR, int32_t, uint32_t, handle *, uint32_t *);
ENTRY(clCreateSampler, handle, handle, uint32_t, uint32_t, uint32_t, int32_t *);
ENTRY(clCreateUserEvent, handle, handle, int32_t *);
ENTRY(clCreateImage2D, handle, handle, uint64_t, const uint32_t *, size_t, size_t, size_t, void *, int32_t *);
ENTRY(clFinish, int32_t, handle);
ENTRY(clGetMemObjectInfo, int32_t, handle, uint32_t, size_t, void *, size_t *);
ENTRY(clSVMAlloc, void *, handle, uint64_t, size_t, uint32_t);
ENTRY(clSVMFree, void, handle, void *);

enum { N = 256 };
static const char *source = "kernel void add(global int *x) { x[get_global_id(0)] += 1; }";
static void *driver;
static handle (*entry_point)(const char *);

static int32_t said(const char *name, int32_t code) {
  if (code) printf("%s: %d\n", name, code), fflush(stdout);
  return code;
}

/* An object, and the function that releases it. */
struct Owner {
  const char *name;
  int32_t (*release)(handle);
  handle object;
  explicit Owner(const char *name) : name(name), release(0), object(0) {}
  void free() {
    if (object) said(name, release(object));
    object = 0;
  }
  ~Owner() { free(); }
};

static Owner device("clReleaseDevice"), context("clReleaseContext"), queue("clReleaseCommandQueue"),
    buffer("clReleaseMemObject"), image("clReleaseMemObject"), sampler("clReleaseSampler"),
    program("clReleaseProgram"), kernel("clReleaseKernel"), event("clReleaseEvent"), user("clReleaseEvent");
static Owner *const owners[] = {&user, &event, &kernel, &program, &sampler, &image, &buffer, &queue, &context, &device};

struct Shared {
  void *memory;
  ~Shared() {
    if (memory) clSVMFree(context.object, memory);
  }
};
static Shared shared;

#define LOAD(name) *(void **)&name = entry_point(#name)

static void open_driver(const char *path) {
  driver = dlopen(path, RTLD_NOW);
  if (!driver) printf("%s\n", dlerror()), exit(1);
  *(void **)&entry_point = dlsym(driver, "clGetExtensionFunctionAddress");
  LOAD(clIcdGetPlatformIDsKHR), LOAD(clGetDeviceIDs), LOAD(clCreateContext), LOAD(clCreateCommandQueue);
  LOAD(clCreateProgramWithSource), LOAD(clBuildProgram), LOAD(clCreateKernel), LOAD(clCreateBuffer), LOAD(clFinish);
  LOAD(clSetKernelArg), LOAD(clEnqueueNDRangeKernel), LOAD(clEnqueueReadBuffer), LOAD(clCreateSampler);
  LOAD(clCreateUserEvent), LOAD(clCreateImage2D), LOAD(clSVMAlloc), LOAD(clSVMFree), LOAD(clGetMemObjectInfo);
  for (Owner *each : owners) *(void **)&each->release = entry_point(each->name);
}

static int32_t launch(handle *made) {
  size_t size = N;
  return clEnqueueNDRangeKernel(queue.object, kernel.object, 1, 0, &size, 0, 0, 0, made);
}

/* Makes all objects, and launches the kernel. */
extern "C" void use(const char *path) {
  handle platform;
  int32_t code, numbers[N] = {0};
  open_driver(path);
  said("clIcdGetPlatformIDsKHR", clIcdGetPlatformIDsKHR(1, &platform, 0));
  said("clGetDeviceIDs", clGetDeviceIDs(platform, 0xFFFFFFFF, 1, &device.object, 0));
  context.object = clCreateContext(0, 1, &device.object, 0, 0, &code), said("clCreateContext", code);
  queue.object = clCreateCommandQueue(context.object, device.object, 0, &code), said("clCreateCommandQueue", code);
  buffer.object = clCreateBuffer(context.object, 1 | 1 << 5, sizeof numbers, numbers, &code), said("clCreateBuffer", code);
  const uint32_t format[] = {0x10B5 /* RGBA */, 0x10DE /* float */};
  image.object = clCreateImage2D(context.object, 1, format, 4, 4, 0, 0, &code), said("clCreateImage2D", code);
  sampler.object = clCreateSampler(context.object, 0, 0x1130, 0x1140, &code), said("clCreateSampler", code);
  user.object = clCreateUserEvent(context.object, &code), said("clCreateUserEvent", code);
  program.object = clCreateProgramWithSource(context.object, 1, &source, 0, &code), said("clCreateProgram", code);
  said("clBuildProgram", clBuildProgram(program.object, 0, 0, "", 0, 0));
  kernel.object = clCreateKernel(program.object, "add", &code), said("clCreateKernel", code);
  said("clSetKernelArg", clSetKernelArg(kernel.object, 0, sizeof buffer.object, &buffer.object));
  said("launch", launch(&event.object));
  said("clEnqueueReadBuffer", clEnqueueReadBuffer(queue.object, buffer.object, 1, 0, sizeof numbers, numbers, 0, 0, 0));
  if (numbers[N - 1] != 1) printf("wrong value %d\n", numbers[N - 1]);
  shared.memory = clSVMAlloc(context.object, 1, 64, 0);
}

extern "C" void release_all(void) {
  if (shared.memory) clSVMFree(context.object, shared.memory);
  shared.memory = 0;
  for (Owner *each : owners) each->free();
}

/* Launches and waits: the driver may refuse it when its interpreter has ended, but must return. */
extern "C" void late(void) { launch(0), clFinish(queue.object); }

/* A query, which must be answered while Python frees its modules, as reikna's arrays then ask for their sizes. */
extern "C" void ask(void) {
  size_t size = 0;
  said("clGetMemObjectInfo", clGetMemObjectInfo(buffer.object, 0x1102, sizeof size, &size, 0));
  if (size != N * sizeof(int32_t)) printf("wrong size\n");
}

/* Calls it after the end of Python, and before the static destructors. */
extern "C" void late_at_exit(void) { atexit(late); }

static void *launch_forever(void *unused) {
  while (launch(0) == 0)
    ;
  return unused;
}

extern "C" void begin_threads(void) {
  for (int i = 0; i < 4; ++i) {
    pthread_t thread;
    pthread_create(&thread, 0, launch_forever, 0);
  }
  usleep(20000);
}

int main(int count, char **arguments) {
  const char *how = arguments[2];
  if (!strcmp(how, "atexit")) atexit(late);
  use(arguments[1]);
  if (!strcmp(how, "release")) release_all();
  if (!strcmp(how, "threads")) begin_threads();
  if (!strcmp(how, "dlclose")) {
    release_all(), dlclose(driver);
    use(arguments[1]), release_all(), dlclose(driver);
  }
  printf("end\n"), fflush(stdout);
  if (!strcmp(how, "_exit")) _exit(0);
  if (!strcmp(how, "quick_exit")) quick_exit(0);
  return 0;
}
