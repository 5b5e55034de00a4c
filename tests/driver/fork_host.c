/* A program that calls fork() itself, again and again, while another of its threads builds programs and runs kernels.
   Each forked process runs the parent's kernel, and builds and runs one of its own unless the other thread was
   compiling; one that hangs is ended by SIGALRM. */
#include <pthread.h>
#include <sys/wait.h>

#include "host.h"

enum { COUNT = 1000, LIMIT = 60 };
static handle platform, device, context;
static volatile int is_over, turns;

/* A kernel that adds `number`. Without `must`, NULL if it cannot be built. */
static handle built(int number, int must) {
  char text[200];
  const char *source = text;
  int32_t code;
  snprintf(text, sizeof text, "kernel void add(global int *y) { y[get_global_id(0)] += %d; }", number);
  handle program = clCreateProgramWithSource(context, 1, &source, NULL, &code);
  check(code, "clCreateProgramWithSource");
  code = clBuildProgram(program, 0, NULL, "", NULL, NULL);
  if (code && !must) return NULL;
  check(code, "clBuildProgram");
  handle kernel = clCreateKernel(program, "add", &code);
  check(code, "clCreateKernel");
  return kernel;
}

static void run(handle kernel, int number) {
  int32_t code;
  int found[COUNT] = {0};
  size_t size = COUNT;
  handle queue = clCreateCommandQueue(context, device, 0, &code);
  check(code, "clCreateCommandQueue");
  handle ys = clCreateBuffer(context, 32, sizeof found, found, &code);
  check(code, "clCreateBuffer");
  check(clSetKernelArg(kernel, 0, sizeof ys, &ys), "clSetKernelArg");
  check(clEnqueueNDRangeKernel(queue, kernel, 1, NULL, &size, NULL, 0, NULL, NULL), "clEnqueueNDRangeKernel");
  check(clEnqueueReadBuffer(queue, ys, 1, 0, sizeof found, found, 0, NULL, NULL), "clEnqueueReadBuffer");
  for (int i = 0; i < COUNT; ++i)
    if (found[i] != number) check(i + 1, "wrong value");
}

static void *serve(void *argument) {
  for (int i = 10; !is_over; ++i, ++turns) run(built(i, 1), i);
  return argument;
}

int main(int count, char **arguments) {
  open_loader(arguments[1]);
  int32_t code;
  check(clGetPlatformIDs(1, &platform, NULL), "clGetPlatformIDs");
  check(clGetDeviceIDs(platform, 0xFFFFFFFF, 1, &device, NULL), "clGetDeviceIDs");
  context = clCreateContext(NULL, 1, &device, NULL, NULL, &code);
  check(code, "clCreateContext");
  handle kernel = built(1, 1);
  run(kernel, 1);
  pthread_t thread;
  pthread_create(&thread, NULL, serve, NULL);
  int forks = atoi(arguments[2]), bad = 0;
  for (int i = 0; i < forks || turns < 2; ++i) {
    usleep(1000 * (7 * i % 50));
    pid_t child = fork();
    if (child == 0) {
      alarm(LIMIT);
      run(kernel, 1);
      handle own = built(2, 0);
      if (own) run(own, 2);
      _exit(0);
    }
    int status;
    waitpid(child, &status, 0);
    if (status) fprintf(stderr, "forked process %d: status %d\n", i, status), ++bad;
  }
  is_over = 1;
  pthread_join(thread, NULL);
  printf("%d bad\n", bad);
  return 0;
}
