/* A host that calls OpenCL from many threads, releases with commands pending, enqueues in callbacks, and exits while
   commands run: `storm_host LOADER MODE SEED`. It prints `right`, or what was wrong. */
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "entries.h"

typedef void callback(handle event, int32_t status, void *data);

#define WAIT uint32_t, const handle *, handle *
ENTRY(clEnqueueWriteBuffer, int32_t, handle, handle, uint32_t, size_t, size_t, const void *, WAIT);
ENTRY(clEnqueueMarkerWithWaitList, int32_t, handle, WAIT);
ENTRY(clEnqueueBarrierWithWaitList, int32_t, handle, WAIT);
ENTRY(clCreateUserEvent, handle, handle, int32_t *);
ENTRY(clSetUserEventStatus, int32_t, handle, int32_t);
ENTRY(clSetEventCallback, int32_t, handle, int32_t, callback *, void *);
ENTRY(clGetEventInfo, int32_t, handle, uint32_t, size_t, void *, size_t *);
ENTRY(clWaitForEvents, int32_t, uint32_t, const handle *);
ENTRY(clRetainEvent, int32_t, handle);
ENTRY(clReleaseEvent, int32_t, handle);
ENTRY(clFlush, int32_t, handle);
ENTRY(clFinish, int32_t, handle);
ENTRY(clRetainContext, int32_t, handle);
ENTRY(clReleaseMemObject, int32_t, handle);
ENTRY(clReleaseKernel, int32_t, handle);
ENTRY(clReleaseProgram, int32_t, handle);
ENTRY(clReleaseCommandQueue, int32_t, handle);
ENTRY(clReleaseContext, int32_t, handle);

enum { THREADS = 8, TURNS = 150, N = 256, DEEP = 50 };
static const char *source =
    "kernel void add(global int *x, int step) {\n"
    "  int old = x[get_global_id(0)]; float v = 1;\n"
    "  for (int i = 0; i < 200; i++) v = v * 0.999f + 1;\n"
    "  x[get_global_id(0)] = old + step * (v > 0); }\n";
static handle device, context, queue, program, shared;
static unsigned seed;

static void check(int32_t code, const char *what) {
  if (code == 0)
    return;
  printf("%s: %d\n", what, code);
  fflush(stdout);
  _exit(1);
}
#define DO(name, ...) check(name(__VA_ARGS__), #name)

static handle new_kernel(handle buffer, int step) {
  int32_t code;
  handle kernel = clCreateKernel(program, "add", &code);
  check(code, "clCreateKernel");
  DO(clSetKernelArg, kernel, 0, sizeof buffer, &buffer);
  DO(clSetKernelArg, kernel, 1, sizeof step, &step);
  return kernel;
}

static handle new_buffer(void) {
  int32_t code;
  int zeros[N] = {0};
  handle buffer = clCreateBuffer(context, 1 | 1 << 5 /* copy */, sizeof zeros, zeros, &code);
  check(code, "clCreateBuffer");
  return buffer;
}

static void expect(handle buffer, int wanted, const char *what) {
  int found[N];
  DO(clEnqueueReadBuffer, queue, buffer, 1, 0, sizeof found, found, 0, 0, 0);
  for (int i = 0; i < N; i++)
    if (found[i] != wanted) {
      printf("%s: [%d] is %d, not %d\n", what, i, found[i], wanted);
      fflush(stdout);
      _exit(1);
    }
}

static void launch(handle kernel, uint32_t count, const handle *list, handle *event) {
  size_t size = N, local = 64;
  DO(clEnqueueNDRangeKernel, queue, kernel, 1, 0, &size, &local, count, list, event);
}

static void count_call(handle event, int32_t status, void *data) { __atomic_fetch_add((int *)data, 1, __ATOMIC_SEQ_CST); }

/* Random calls on an own buffer, and launches on one that all threads have. */
static void *storm(void *argument) {
  long number = (long)argument;
  unsigned random = seed * 1000 + number;
  handle buffer = new_buffer(), kernel = new_kernel(buffer, 1), common = new_kernel(shared, 1), kept[4] = {0}, event;
  int wanted = 0, step = 1, calls = 0, set = 0, status;
  for (int turn = 0; turn < TURNS; turn++) {
    switch (rand_r(&random) % 12) {
    case 0: case 1: case 2:
      for (int i = 0; i < 5; i++, wanted += step)
        launch(kernel, 0, 0, 0);
      break;
    case 3:
      launch(kernel, 0, 0, &event), wanted += step;
      DO(clRetainEvent, event);
      DO(clWaitForEvents, 1, &event);
      DO(clReleaseEvent, event);
      DO(clReleaseEvent, event);
      break;
    case 4:
      step = rand_r(&random) % 100;
      DO(clSetKernelArg, kernel, 1, sizeof step, &step);
      break;
    case 5: {
      handle *place = &kept[rand_r(&random) % 4];
      if (*place)
        DO(clReleaseEvent, *place);
      launch(kernel, 0, 0, place), wanted += step;
      break;
    }
    case 6:
      for (int i = 0; i < 4; i++)
        if (kept[i]) {
          launch(kernel, 1, &kept[i], 0), wanted += step;
          DO(clGetEventInfo, kept[i], 0x11D3, sizeof status, &status, 0);
        }
      break;
    case 7: {
      int32_t code;
      handle user = clCreateUserEvent(context, &code);
      check(code, "clCreateUserEvent");
      launch(kernel, 1, &user, &event), wanted += step;
      DO(clSetEventCallback, event, 0, count_call, &calls), set++;
      DO(clSetUserEventStatus, user, 0);
      DO(clWaitForEvents, 1, &event);
      DO(clReleaseEvent, event);
      DO(clReleaseEvent, user);
      break;
    }
    case 8:
      expect(buffer, wanted, "a thread's buffer");
      break;
    case 9:
      launch(kernel, 0, 0, &event), wanted += step;
      DO(clSetEventCallback, event, 0, count_call, &calls), set++;
      DO(clReleaseEvent, event);
      DO(clEnqueueMarkerWithWaitList, queue, 0, 0, 0);
      break;
    case 10:
      DO(clFinish, queue);
      DO(clRetainContext, context);
      DO(clReleaseContext, context);
      break;
    default:
      DO(clReleaseKernel, kernel);
      kernel = new_kernel(buffer, step);
      DO(clFlush, queue);
      DO(clEnqueueBarrierWithWaitList, queue, 0, 0, 0);
    }
    launch(common, 0, 0, 0);
  }
  expect(buffer, wanted, "a thread's buffer at the end");
  DO(clFinish, queue);
  for (int i = 0; i < 10000 && __atomic_load_n(&calls, __ATOMIC_SEQ_CST) != set; i++)
    usleep(1000); /* clFinish does not wait for callbacks */
  if (calls != set)
    check(1000 + calls - set, "calls");
  for (int i = 0; i < 4; i++)
    if (kept[i])
      DO(clReleaseEvent, kept[i]);
  DO(clReleaseKernel, kernel);
  DO(clReleaseKernel, common);
  DO(clReleaseMemObject, buffer);
  return 0;
}

static void storms(void) {
  pthread_t threads[THREADS];
  for (long i = 0; i < THREADS; i++)
    pthread_create(&threads[i], 0, storm, (void *)i);
  for (int i = 0; i < THREADS; i++)
    pthread_join(threads[i], 0);
  expect(shared, THREADS * TURNS, "the buffer of all threads");
}

static void *launch_forever(void *argument) {
  handle kernel = new_kernel(argument ? shared : new_buffer(), 1), event;
  for (;;) {
    launch(kernel, 0, 0, &event);
    DO(clReleaseEvent, event);
    DO(clFinish, queue);
  }
  return 0;
}

/* The process ends while threads launch. */
static void leave(void) {
  pthread_t thread;
  for (long i = 0; i < 4; i++)
    pthread_create(&thread, 0, launch_forever, (void *)(i % 2));
  usleep(100000);
}

/* Everything is released while a command waits for the host, and the command runs all the same. */
static void release(void) {
  int32_t code;
  int found[N] = {0};
  handle user = clCreateUserEvent(context, &code), kernel = new_kernel(shared, 7), last;
  for (int i = 0; i < 5; i++)
    launch(kernel, 0, 0, 0);
  launch(kernel, 1, &user, 0);
  launch(kernel, 0, 0, 0);
  DO(clEnqueueReadBuffer, queue, shared, 0, 0, sizeof found, found, 0, 0, &last);
  DO(clReleaseKernel, kernel);
  DO(clReleaseMemObject, shared);
  DO(clReleaseProgram, program);
  DO(clReleaseCommandQueue, queue);
  DO(clReleaseContext, context);
  DO(clSetUserEventStatus, user, 0);
  DO(clWaitForEvents, 1, &last);
  DO(clReleaseEvent, last);
  DO(clReleaseEvent, user);
  if (found[0] != 49 || found[N - 1] != 49)
    check(found[0], "what was read");
}

static handle chained;
static int depth;

static void go_on(handle event, int32_t status, void *data) {
  handle next;
  if (status != 0)
    check(status, "the status that a callback gets");
  if (++depth == DEEP) {
    DO(clSetUserEventStatus, (handle)data, 0);
    return;
  }
  launch(chained, 0, 0, &next);
  DO(clSetEventCallback, next, 0, go_on, data);
  DO(clReleaseEvent, next);
}

/* A callback enqueues the next launch, and sets its callback. The last one ends the wait. */
static void callbacks(void) {
  int32_t code;
  handle end = clCreateUserEvent(context, &code), first = clCreateUserEvent(context, &code), event;
  chained = new_kernel(shared, 1);
  launch(chained, 1, &first, &event);
  DO(clSetEventCallback, event, 0, go_on, end);
  DO(clReleaseEvent, event);
  DO(clSetUserEventStatus, first, 0);
  DO(clWaitForEvents, 1, &end);
  expect(shared, DEEP, "after callbacks");
}

#define LOAD(name) *(void **)&name = dlsym(loader, #name)

int main(int count, char **arguments) {
  void *loader = dlopen(arguments[1], RTLD_NOW);
  int32_t code;
  handle platform;
  LOAD(clGetPlatformIDs); LOAD(clGetDeviceIDs); LOAD(clCreateContext); LOAD(clCreateCommandQueue);
  LOAD(clCreateProgramWithSource); LOAD(clBuildProgram); LOAD(clCreateKernel); LOAD(clCreateBuffer);
  LOAD(clSetKernelArg); LOAD(clEnqueueNDRangeKernel); LOAD(clEnqueueReadBuffer); LOAD(clEnqueueWriteBuffer);
  LOAD(clEnqueueMarkerWithWaitList); LOAD(clEnqueueBarrierWithWaitList); LOAD(clCreateUserEvent);
  LOAD(clSetUserEventStatus); LOAD(clSetEventCallback); LOAD(clGetEventInfo); LOAD(clWaitForEvents);
  LOAD(clRetainEvent); LOAD(clReleaseEvent); LOAD(clFlush); LOAD(clFinish); LOAD(clRetainContext);
  LOAD(clReleaseMemObject); LOAD(clReleaseKernel); LOAD(clReleaseProgram); LOAD(clReleaseCommandQueue);
  LOAD(clReleaseContext);
  seed = atoi(arguments[3]);
  DO(clGetPlatformIDs, 1, &platform, 0);
  DO(clGetDeviceIDs, platform, 0xFFFFFFFF, 1, &device, 0);
  context = clCreateContext(0, 1, &device, 0, 0, &code);
  check(code, "clCreateContext");
  queue = clCreateCommandQueue(context, device, 0, &code);
  check(code, "clCreateCommandQueue");
  program = clCreateProgramWithSource(context, 1, &source, 0, &code);
  DO(clBuildProgram, program, 1, &device, "", 0, 0);
  shared = new_buffer();
  if (!strcmp(arguments[2], "storm")) storms();
  if (!strcmp(arguments[2], "leave")) leave();
  if (!strcmp(arguments[2], "release")) release();
  if (!strcmp(arguments[2], "callbacks")) callbacks();
  puts("right");
  return 0;
}
