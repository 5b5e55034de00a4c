/* Launches that are repeated: the same kernel object, sizes and arguments as the launch before, nothing to wait for.
 *
 * Python's way to a launch is some thousands of lines of its interpreter's code and data. They are in the caches when
 * nothing else runs, and cost 10 us then; but a kernel fills the caches with its own data, and then they cost 60 us and
 * more. So a launch that Python has prepared (wfv/driver/launch_arguments.py) is run by these functions, which stand in
 * the dispatch table. They call Python's where there is anything else to do.
 *
 * All of it runs under Python's lock, which a launch gives back while the kernel runs.
 */
#include <sched.h>
#include <time.h>

enum { KERNEL = 1, QUEUE, EVENT }; /* kinds of records */
enum { NOT_TAKEN = 2 };
enum { COMPLETE = 0, OUT_OF_RESOURCES = -5, OUT_OF_HOST_MEMORY = -6, FAILED_IN_WAIT_LIST = -14 };

/* A handle's memory. `record` is null for objects that these functions do not know. */
struct handle {
  const void *dispatch;
  struct record *record;
};

struct record {
  int kind;
};

/* A queue. `busy` is not 0 while one of these functions runs a launch of it: the process's number of forks, plus 1. */
struct wfv_queue {
  struct record record;
  int pending;     /* Python has commands of it that are not finished */
  int is_in_order;
  int busy;
  PyObject *queue; /* not counted: it keeps this */
  uintptr_t context, device;
};

typedef int64_t native_launch(uintptr_t plan, uintptr_t arguments, uintptr_t scratch, uintptr_t block);

/* The launch that a kernel object repeats. */
struct wfv_repeated {
  struct record record;
  int references, is_running;
  uintptr_t launch; /* wfv_launch of wfv/runtime/native/launch.c */
  uintptr_t plan, arguments, scratch;
  uint32_t dimensions;
  int has_offset, has_local;
  size_t offset[3], global[3], local[3];
  uintptr_t context, device;
  PyObject *memories; /* a tuple of weak references */
  PyObject *kept;     /* what the addresses belong to */
};

/* An event of a command that has ended, in the memory of its handle. Python takes it over when it is asked for. */
struct event {
  struct handle handle;
  struct record record;
  int references, status;
  uint64_t times[4];
  struct wfv_queue *queue;
};

static PyObject *events;     /* a set of the addresses of those that Python has not taken over */
static int forks = 1;

static void count_fork(void) { forks++; }

static struct handle *handle_of(uintptr_t address) { return (struct handle *)address; }

static void *record_of(uintptr_t address, int kind) {
  struct record *record = address ? handle_of(address)->record : 0;
  return record && record->kind == kind ? record : 0;
}

static int64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000L + now.tv_nsec;
}

/* Python's lock, and the error that is on its way in a host in Python: see call_python. */
struct python {
  PyGILState_STATE state;
  PyObject *type, *value, *traceback;
};

/* False in a thread that Python does not know: the functions of cffi make it known, for good. */
static int enter(struct python *python) {
  if (!events || !Py_IsInitialized() || !PyGILState_GetThisThreadState())
    return 0;
  python->state = PyGILState_Ensure();
  PyErr_Fetch(&python->type, &python->value, &python->traceback);
  return 1;
}

static void leave(struct python *python) {
  PyErr_Restore(python->type, python->value, python->traceback);
  PyGILState_Release(python->state);
}

/* ---- Events ---- */

/* Whether the address is an event of these functions. It may be any number. */
static int is_event(uintptr_t address) {
  PyObject *number = PyLong_FromSize_t(address);
  int found = number ? PySet_Contains(events, number) : 0;
  Py_XDECREF(number);
  return found == 1;
}

static int change_events(int (*change)(PyObject *, PyObject *), struct event *event) {
  PyObject *number = PyLong_FromSize_t((uintptr_t)event);
  int code = number ? change(events, number) : -1;
  Py_XDECREF(number);
  if (code < 0)
    PyErr_Clear();
  return code;
}

static struct event *new_event(struct wfv_queue *queue) {
  struct event *event = malloc(sizeof *event);
  if (!event)
    return 0;
  memset(event, 0, sizeof *event);
  event->handle.dispatch = wfv_dispatch;
  event->handle.record = &event->record;
  event->record.kind = EVENT;
  event->references = 1;
  event->queue = queue;
  if (change_events(PySet_Add, event) < 0) {
    free(event);
    return 0;
  }
  Py_INCREF(queue->queue);
  return event;
}

static void end_event(struct event *event) {
  change_events(PySet_Discard, event);
  Py_DECREF(event->queue->queue);
  free(event);
}

/* For Python: hands an event over. Its memory is that of a handle from now on. Returns the address of the queue, to
   which a reference is handed over, too; 0 if it is not an event of these functions. */
static uintptr_t wfv_take_event(uintptr_t address, int32_t *status, int32_t *references, uint64_t *times) {
  struct python python;
  PyObject *queue = 0;
  if (!enter(&python))
    return 0;
  if (is_event(address)) {
    struct event *event = (struct event *)address;
    change_events(PySet_Discard, event);
    event->handle.record = 0;
    *status = event->status, *references = event->references;
    memcpy(times, event->times, sizeof event->times);
    queue = event->queue->queue;
  }
  leave(&python);
  return (uintptr_t)queue;
}

/* ---- Launches ---- */

/* The kernel's memory objects, as a new tuple; null if one does not exist any more. */
static PyObject *memories_of(struct wfv_repeated *repeated) {
  Py_ssize_t count = PyTuple_GET_SIZE(repeated->memories);
  PyObject *found = PyTuple_New(count);
  for (Py_ssize_t i = 0; found && i < count; i++) {
    PyObject *memory = PyObject_CallObject(PyTuple_GET_ITEM(repeated->memories, i), 0);
    if (!memory || memory == Py_None) {
      Py_XDECREF(memory);
      Py_CLEAR(found);
    } else
      PyTuple_SET_ITEM(found, i, memory);
  }
  return found;
}

static int is_same(uint32_t dimensions, const size_t *sizes, int has_sizes, const size_t *known) {
  if (!sizes != !has_sizes)
    return 0;
  for (uint32_t i = 0; sizes && i < dimensions; i++)
    if (sizes[i] != known[i])
      return 0;
  return 1;
}

static void forget(struct wfv_repeated *repeated) {
  if (--repeated->references)
    return;
  Py_DECREF(repeated->memories);
  Py_DECREF(repeated->kept);
  free(repeated);
}

/* Runs the launch, and makes its event if the host wants it. Returns an error code. */
static int32_t run(struct wfv_queue *queue, struct wfv_repeated *repeated, uint64_t begin, uintptr_t *wanted) {
  struct event *event = 0;
  if (wanted && !(event = new_event(queue)))
    return OUT_OF_HOST_MEMORY;
  repeated->references++;
  repeated->is_running = queue->busy = forks;
  uint64_t start = nanoseconds();
  ((native_launch *)repeated->launch)(repeated->plan, repeated->arguments, repeated->scratch, 0);
  uint64_t end = nanoseconds();
  repeated->is_running = 0;
  __atomic_store_n(&queue->busy, 0, __ATOMIC_SEQ_CST);
  forget(repeated);
  int32_t status = PyErr_Occurred() ? OUT_OF_RESOURCES : COMPLETE; /* a signal's handler has raised */
  PyErr_Clear();
  if (event) {
    uint64_t times[4] = {begin, start, start, end};
    memcpy(event->times, times, sizeof times);
    event->status = status;
    *wanted = (uintptr_t)event;
  }
  return 0;
}

/* Returns NOT_TAKEN if Python must run the launch. */
static int32_t launch(struct wfv_queue *queue, struct wfv_repeated *repeated, uintptr_t *event) {
  uint64_t begin = nanoseconds();
  int is_free = !queue->pending && !(queue->is_in_order && queue->busy == forks) && repeated->is_running != forks;
  PyObject *memories = is_free ? memories_of(repeated) : 0;
  if (!memories) {
    PyErr_Clear();
    return NOT_TAKEN;
  }
  PyObject *kept = queue->queue;
  Py_INCREF(kept);
  int32_t code = run(queue, repeated, begin, event);
  Py_DECREF(memories);
  Py_DECREF(kept);
  return code;
}

static int32_t wfv_quick_clEnqueueNDRangeKernel(uintptr_t queue, uintptr_t kernel, uint32_t dimensions, size_t *offset,
                                                size_t *global, size_t *local, uint32_t count, uintptr_t *list,
                                                uintptr_t *event) {
  struct python python;
  int32_t code = NOT_TAKEN;
  STAY_FROM_HERE;
  if (!count && !list && global && record_of(kernel, KERNEL) && enter(&python)) {
    struct wfv_repeated *repeated = record_of(kernel, KERNEL); /* it may be another now */
    struct wfv_queue *known = record_of(queue, QUEUE);
    if (repeated && known && repeated->dimensions == dimensions && repeated->context == known->context &&
        repeated->device == known->device && is_same(dimensions, global, 1, repeated->global) &&
        is_same(dimensions, local, repeated->has_local, repeated->local) &&
        is_same(dimensions, offset, repeated->has_offset, repeated->offset))
      code = launch(known, repeated, event);
    leave(&python);
  }
  TO_HERE;
  if (code != NOT_TAKEN)
    return code;
  return wfv_clEnqueueNDRangeKernel(queue, kernel, dimensions, offset, global, local, count, list, event);
}

static int32_t wfv_quick_clFinish(uintptr_t queue) {
  struct wfv_queue *known = record_of(queue, QUEUE);
  if (known && !__atomic_load_n(&known->pending, __ATOMIC_SEQ_CST))
    return 0;
  return wfv_clFinish(queue);
}

static int32_t wfv_quick_clFlush(uintptr_t queue) { return record_of(queue, QUEUE) ? 0 : wfv_clFlush(queue); }

static int32_t wfv_quick_clWaitForEvents(uint32_t count, uintptr_t *list) {
  struct python python;
  int32_t code = 0;
  uint32_t i = 0;
  STAY_FROM_HERE;
  if (count && list && enter(&python)) {
    for (; i < count && is_event(list[i]); i++) {
      struct event *event = (struct event *)list[i], *first = (struct event *)list[0];
      if (event->queue->context != first->queue->context)
        break;
      code = event->status < 0 ? FAILED_IN_WAIT_LIST : code;
    }
    leave(&python);
  }
  TO_HERE;
  return count && i == count ? code : wfv_clWaitForEvents(count, list);
}

static int32_t wfv_quick_clReleaseEvent(uintptr_t event) {
  struct python python;
  int is_done = 0;
  STAY_FROM_HERE;
  if (record_of(event, EVENT) && enter(&python)) {
    is_done = is_event(event);
    if (is_done && !--((struct event *)event)->references)
      end_event((struct event *)event);
    leave(&python);
  }
  TO_HERE;
  return is_done ? 0 : wfv_clReleaseEvent(event);
}

/* ---- For Python ---- */

/* The functions above do nothing before this is called. */
static void wfv_begin_repeating(void) {
  PyGILState_STATE state = PyGILState_Ensure();
  events = PySet_New(0);
  PyGILState_Release(state);
  pthread_atfork(0, 0, count_fork);
}

/* A queue's record, which belongs to the Python object at the address `queue`. */
static struct wfv_queue *wfv_new_queue(uintptr_t handle, uintptr_t queue, int is_in_order, uintptr_t context,
                                       uintptr_t device) {
  struct wfv_queue *made = calloc(1, sizeof *made);
  if (!made)
    return 0;
  made->record.kind = QUEUE;
  made->is_in_order = is_in_order;
  made->queue = (PyObject *)queue;
  made->context = context, made->device = device;
  handle_of(handle)->record = &made->record;
  return made;
}

static void wfv_end_queue(struct wfv_queue *queue) { free(queue); }

/* The host has no reference to the queue any more. */
static void wfv_forget_queue(uintptr_t handle) { handle_of(handle)->record = 0; }

/* Gives a reference back that was handed over. */
static void wfv_drop(uintptr_t object) {
  PyGILState_STATE state = PyGILState_Ensure();
  Py_DECREF((PyObject *)object);
  PyGILState_Release(state);
}

/* Returns when no function here runs a launch of the queue. New ones do not begin while a command is pending. */
static void wfv_wait_for_launch(struct wfv_queue *queue) {
  for (int i = 0; __atomic_load_n(&queue->busy, __ATOMIC_SEQ_CST) == forks; i++)
    if (i < 100)
      sched_yield();
    else
      nanosleep(&(struct timespec){0, 20000}, 0);
}

/* A record to fill in, for a launch with these objects of Python. */
static struct wfv_repeated *wfv_new_repeated(uintptr_t memories, uintptr_t kept) {
  struct wfv_repeated *made = calloc(1, sizeof *made);
  if (!made)
    return 0;
  made->record.kind = KERNEL;
  made->references = 1;
  PyGILState_STATE state = PyGILState_Ensure();
  Py_INCREF(made->memories = (PyObject *)memories);
  Py_INCREF(made->kept = (PyObject *)kept);
  PyGILState_Release(state);
  return made;
}

/* The kernel object repeats this launch from now on; null: none. */
static void wfv_repeat(uintptr_t kernel, struct wfv_repeated *repeated) {
  PyGILState_STATE state = PyGILState_Ensure();
  struct wfv_repeated *before = record_of(kernel, KERNEL);
  handle_of(kernel)->record = repeated ? &repeated->record : 0;
  if (before)
    forget(before);
  PyGILState_Release(state);
}
