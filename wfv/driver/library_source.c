/* The parts of the driver that are not Python: what the loader asks for first, the dispatch table, and memory. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define PLATFORM_NOT_FOUND (-1001)
#define OUT_OF_RESOURCES (-5)

/* Whether this process has the interpreter of another version of Python: the library then is no platform. */
static int is_refused;

/* Whether the interpreter is the library's: the host has none. */
static int is_own_python;
static int wfv_is_own_python(void) { return is_own_python; }

/* A host may call fork() itself while another of its threads has Python's lock, which nobody would release in the new
   process. So fork() takes that lock, and does what os.fork() does. That one, and whoever else forks with the lock,
   takes care of Python itself. */
static __thread int has_lock;
static __thread PyGILState_STATE fork_state;

static int is_python_running(void) {
#if PY_VERSION_HEX >= 0x030D0000
  return Py_IsInitialized() && !Py_IsFinalizing();
#else
  return Py_IsInitialized() && !_Py_IsFinalizing();
#endif
}

static void before_fork(void) {
  has_lock = is_python_running() && !PyGILState_Check();
  if (!has_lock)
    return;
  fork_state = PyGILState_Ensure();
  PyOS_BeforeFork();
}

static void after_fork(void (*tell)(void)) {
  if (!has_lock)
    return;
  has_lock = 0;
  tell();
  PyGILState_Release(fork_state);
}

static void after_fork_in_parent(void) { after_fork(PyOS_AfterFork_Parent); }
static void after_fork_in_child(void) { after_fork(PyOS_AfterFork_Child); }

/* The loader opens drivers with local symbols. Python's extension modules need those of libpython to be global, and the
   interpreter of a host that has none must be that of the environment which the driver was made in, whatever the
   variables PYTHONHOME and PYTHONPATH of the host say. Where the host is another version of Python, its functions stand
   before those of libpython: nothing of this library's Python may run. */
__attribute__((constructor)) static void prepare_python(void) {
  static const char made_for[] = WFV_PYTHON_VERSION;
  is_refused = strncmp(Py_GetVersion(), made_for, sizeof made_for - 1) != 0;
  if (is_refused) {
    const char *debug = getenv("WFV_DRIVER_DEBUG");
    if (debug && *debug && strcmp(debug, "0"))
      fprintf(stderr, "wfv: the OpenCL driver is for Python %sx, and cannot run in Python %s\n", made_for,
              Py_GetVersion());
    return;
  }
  dlopen(WFV_LIBPYTHON, RTLD_NOW | RTLD_GLOBAL);
  pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child);
  is_own_python = !Py_IsInitialized();
  if (is_own_python) {
    static wchar_t program[] = WFV_PROGRAM;
    Py_SetProgramName(program);
    Py_IgnoreEnvironmentFlag = 1;
  }
}

/* Python ends threads that want its lock while it ends itself. A thread must not end within the host's call: C++ frames
   on its stack would abort the process. It waits until the process ends. */
static void stay(void *unused) {
  for (;;)
    pause();
}
#define STAY_FROM_HERE pthread_cleanup_push(stay, 0)
#define TO_HERE pthread_cleanup_pop(0)

/* The entry point's name: cffi's is that of a module, and ours. */
static const char *name_of(struct _cffi_externpy_s *function) {
  return strrchr(function->name, '.') + sizeof ".wfv_" - 1;
}

/* Whether an entry point has nothing to do when Python has ended: commands that can run have run. */
static int has_nothing_to_do(const char *name) {
  return !strncmp(name, "clRelease", 9) || strstr(name, "Unmap") || !strcmp(name, "clFlush") ||
         !strcmp(name, "clFinish") || !strcmp(name, "clWaitForEvents");
}

/* Whether the thread that ends Python asks about an object, as destructors do when it frees the modules. Queries about
   memory and what it belongs to take no lock. */
static int is_last_query(const char *name) {
  return PyGILState_GetThisThreadState() && PyGILState_Check() &&
         (!strcmp(name, "clGetMemObjectInfo") || !strcmp(name, "clGetImageInfo") ||
          !strcmp(name, "clGetContextInfo") || !strcmp(name, "clGetCommandQueueInfo"));
}

/* Answers without Python. */
static void answer(struct _cffi_externpy_s *function, char *args) {
  const char *name = name_of(function);
  int32_t code = has_nothing_to_do(name) ? 0 : OUT_OF_RESOURCES, *errcode_ret = 0;
  for (size_t i = 0; i < sizeof wfv_names / sizeof *wfv_names; i++)
    if (wfv_error_places[i] && !strcmp(wfv_names[i], name))
      memcpy(&errcode_ret, args + wfv_error_places[i], sizeof errcode_ret);
  if (errcode_ret)
    *errcode_ret = code;
  memset(args, 0, function->size_of_result);
  if (function->size_of_result == sizeof code)
    memcpy(args, &code, sizeof code);
}

/* Calls an entry point's Python function. A host in Python may call while an exception is on its way, as when the frame
   that it leaves had the last reference to a buffer; the function must not see it, and the host keeps it. A thread that
   Python does not know has none.

   A host in Python may also call while Python ends or after that, as destructors of static objects do. Then no function
   that takes a lock runs: a thread that Python has ended may have had one of the locks. */
static void call_python(struct _cffi_externpy_s *function, char *args) {
  static int has_started;
  if (has_started && !is_python_running() && !is_last_query(name_of(function))) {
    answer(function, args);
    return;
  }
  PyGILState_STATE state;
  PyObject *type, *value, *traceback;
  int is_known = PyGILState_GetThisThreadState() != 0;
  if (is_known) {
    state = PyGILState_Ensure();
    PyErr_Fetch(&type, &value, &traceback);
  }
  _cffi_call_python(function, args);
  has_started = 1;
  if (is_known) {
    PyErr_Restore(type, value, traceback);
    PyGILState_Release(state);
  }
}

static void wfv_call_python(struct _cffi_externpy_s *function, char *args) {
  STAY_FROM_HERE;
  call_python(function, args);
  TO_HERE;
}
#define _cffi_call_python wfv_call_python /* for the functions that cffi writes below */

#define EXPORT __attribute__((visibility("default")))

/* cffi needs its own module before it runs anything of this library: a host that is Python may be of an environment
   without it. */
static void add_packages(void) {
  static int is_done;
  if (is_done || !Py_IsInitialized())
    return;
  is_done = 1;
  PyGILState_STATE state = PyGILState_Ensure();
  PyRun_SimpleString(WFV_PATH_CODE);
  PyGILState_Release(state);
}

/* Python ends the process if a standard stream is a folder. It is one while the loader reads its folder of drivers in a
   host that has closed the stream. So folders get other numbers while Python starts. */
static void hide_folders(int kept[3]) {
  for (int i = 0; i < 3; i++) {
    struct stat found;
    kept[i] = -1;
    if (Py_IsInitialized() || fstat(i, &found) || !S_ISDIR(found.st_mode))
      continue;
    int null = open("/dev/null", O_RDWR | O_CLOEXEC);
    kept[i] = fcntl(i, F_DUPFD_CLOEXEC, 3);
    dup2(null, i);
    close(null);
  }
}

static void show_folders(const int kept[3]) {
  for (int i = 0; i < 3; i++)
    if (kept[i] >= 0) {
      dup2(kept[i], i);
      close(kept[i]);
    }
}

EXPORT void *clGetExtensionFunctionAddress(const char *name) {
  if (is_refused)
    return 0;
  int kept[3];
  hide_folders(kept);
  add_packages();
  void *found = (void *)wfv_clGetExtensionFunctionAddress((char *)name);
  show_folders(kept);
  return found;
}

EXPORT int32_t clIcdGetPlatformIDsKHR(uint32_t count, uintptr_t *platforms, uint32_t *found) {
  if (is_refused)
    return PLATFORM_NOT_FOUND;
  int kept[3];
  hide_folders(kept);
  add_packages();
  int32_t code = wfv_clIcdGetPlatformIDsKHR(count, platforms, found);
  show_folders(kept);
  return code;
}

EXPORT int32_t clGetPlatformInfo(uintptr_t platform, uint32_t name, size_t size, void *value, size_t *size_ret) {
  return is_refused ? PLATFORM_NOT_FOUND : wfv_clGetPlatformInfo(platform, name, size, (uintptr_t)value, size_ret);
}

/* The address of an entry point, 0 if there is none of that name. */
static uintptr_t wfv_entry_point(const char *name) {
  for (size_t i = 0; i < sizeof wfv_names / sizeof *wfv_names; i++)
    if (strcmp(wfv_names[i], name) == 0)
      return (uintptr_t)wfv_dispatch[i];
  return strcmp(name, "clIcdGetPlatformIDsKHR") ? 0 : (uintptr_t)clIcdGetPlatformIDsKHR;
}

/* An object's memory for its host: the address of the dispatch table. */
static uintptr_t wfv_new_handle(void) {
  void **made = malloc(sizeof *made);
  if (made)
    *made = (void *)wfv_dispatch;
  return (uintptr_t)made;
}

/* Memory of a buffer or an image. Large memory is of huge pages, as NumPy's: the processor finds 4 MB of small ones by
   1000 entries of its tables, which are more than it keeps at hand. Buffers do not all begin at the same place in a
   page, or a load would seem to come from where the same work-item's last store to another buffer went.

   With the variable WFV_DRIVER_GUARD, each ends before a megabyte that cannot be accessed. */
enum { PAGE = 4096, GUARD = 1 << 20, HUGE_PAGE = 2 << 20, LARGE = 4 << 20, ALIGNMENT = 128, PLACES = 13 };

/* Before the memory: all that was allocated for it, and what cannot be accessed after it, or null. */
struct block {
  void *all, *guard;
};

static uintptr_t wfv_allocate(size_t size) {
  static unsigned count;
  int has_guard = getenv("WFV_DRIVER_GUARD") != 0;
  size_t page = size >= LARGE ? HUGE_PAGE : PAGE;
  size_t place = ALIGNMENT * (1 + 2 * (__atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) % PLACES));
  size_t inside = (size + place + page - 1) / page * page;
  char *memory = aligned_alloc(page, inside + (has_guard ? GUARD : 0));
  if (!memory)
    return 0;
  if (page == HUGE_PAGE)
    madvise(memory, inside, MADV_HUGEPAGE);
  struct block block = {memory, 0};
  if (has_guard && mprotect(memory + inside, GUARD, PROT_NONE) == 0) {
    block.guard = memory + inside;
    place = inside - (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
  memcpy(memory + place - sizeof block, &block, sizeof block);
  return (uintptr_t)(memory + place);
}

static void wfv_free_memory(uintptr_t memory) {
  struct block block;
  memcpy(&block, (char *)memory - sizeof block, sizeof block);
  if (block.guard)
    mprotect(block.guard, GUARD, PROT_READ | PROT_WRITE);
  free(block.all);
}

static void wfv_free(uintptr_t handle) { free((void *)handle); }

/* Callbacks of the host. */
static void wfv_call_native(uintptr_t function, uintptr_t args) { ((void (*)(void *))function)((void *)args); }
static void wfv_call_event(uintptr_t function, uintptr_t event, int32_t status, uintptr_t data) {
  ((void (*)(uintptr_t, int32_t, uintptr_t))function)(event, status, data);
}
static void wfv_call_object(uintptr_t function, uintptr_t object, uintptr_t data) {
  ((void (*)(uintptr_t, uintptr_t))function)(object, data);
}
static void wfv_call_free(uintptr_t function, uintptr_t queue, uint32_t count, uintptr_t *pointers, uintptr_t data) {
  ((void (*)(uintptr_t, uint32_t, uintptr_t *, uintptr_t))function)(queue, count, pointers, data);
}
static void wfv_call_context(uintptr_t function, const char *text, uintptr_t data) {
  ((void (*)(const char *, const void *, size_t, uintptr_t))function)(text, 0, 0, data);
}
