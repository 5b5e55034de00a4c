// OpenCL 1.2, 6.12.10: copies by all work-items of a group. Each work-item copies its share when the function is
// called. An event has no meaning, and waiting for one is a barrier.

size_t NATIVE get_local_id(uint dimension);
size_t NATIVE get_local_size(uint dimension);
void __attribute__((overloadable, convergent)) barrier(cl_mem_fence_flags flags);

void BUILTIN wait_group_events(int count, event_t *events) {
  (void)count, (void)events;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

// The bodies, for each size of a component and each direction. A vector of 2^shift components is copied as that many
// numbers, so that neighbouring work-items access neighbouring numbers. The trip count is the same for all work-items.
#define IN_PARTS(STATEMENT)                                                                                    \
  size_t own = get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));  \
  size_t all = get_local_size(0) * get_local_size(1) * get_local_size(2);                                      \
  for (size_t first = 0; first < count; first += all) {                                                        \
    size_t i = first + own;                                                                                    \
    if (i < count) STATEMENT;                                                                                  \
  }
#define SHARED void __attribute__((overloadable, noinline))
// The index of component i if elements are `stride` components apart.
#define APART(i) (((i) >> shift) * stride + ((i) & (((size_t)1 << shift) - 1)))

#define BODIES(T)                                                                                          \
  SHARED wfv_copy(__local T *to, const __global T *from, size_t count) { IN_PARTS(to[i] = from[i]) }       \
  SHARED wfv_copy(__global T *to, const __local T *from, size_t count) { IN_PARTS(to[i] = from[i]) }       \
  SHARED wfv_copy(__local T *to, const __global T *from, size_t count, uint shift, size_t stride) {        \
    IN_PARTS(to[i] = from[APART(i)])                                                                       \
  }                                                                                                        \
  SHARED wfv_copy(__global T *to, const __local T *from, size_t count, uint shift, size_t stride) {        \
    IN_PARTS(to[APART(i)] = from[i])                                                                       \
  }
BODIES(uchar)
BODIES(ushort)
BODIES(uint)
BODIES(ulong)

// 2^SHIFT components of type C make a T.
#define COPY(T, C, SHIFT, TO, FROM)                                                                    \
  event_t BUILTIN async_work_group_copy(TO T *to, const FROM T *from, size_t count, event_t event) {   \
    wfv_copy((TO C *)to, (const FROM C *)from, count << SHIFT);                                        \
    return event;                                                                                      \
  }                                                                                                    \
  event_t BUILTIN async_work_group_strided_copy(                                                       \
      TO T *to, const FROM T *from, size_t count, size_t stride, event_t event                         \
  ) {                                                                                                  \
    wfv_copy((TO C *)to, (const FROM C *)from, count << SHIFT, SHIFT, stride << SHIFT);                \
    return event;                                                                                      \
  }
#define COPIES(T, C, SHIFT)                \
  COPY(T, C, SHIFT, __local, __global)     \
  COPY(T, C, SHIFT, __global, __local)
#define VECTORS(T, C)  \
  COPIES(T, C, 0)      \
  COPIES(T##2, C, 1)   \
  COPIES(T##3, C, 2)   \
  COPIES(T##4, C, 2)   \
  COPIES(T##8, C, 3)   \
  COPIES(T##16, C, 4)
VECTORS(char, uchar)
VECTORS(uchar, uchar)
VECTORS(short, ushort)
VECTORS(ushort, ushort)
VECTORS(int, uint)
VECTORS(uint, uint)
VECTORS(long, ulong)
VECTORS(ulong, ulong)
VECTORS(float, uint)
VECTORS(double, ulong)
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
VECTORS(half, ushort)
