// Atomic functions of OpenCL C 2.0: histograms, tickets, lists, sums whose last group finishes, compare-exchange loops.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

kernel void histogram(global const uchar *pixels, global atomic_uint *bins, int n) {
  local atomic_uint own[64];
  for (int k = get_local_linear_id(); k < 64; k += get_local_size(0))
    atomic_init(&own[k], 0u);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  size_t i = get_global_id(0);
  if (i < n)
    atomic_fetch_add_explicit(&own[pixels[i] & 63], 1u, memory_order_relaxed, memory_scope_work_group);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = get_local_linear_id(); k < 64; k += get_local_size(0)) {
    uint count = atomic_load_explicit(&own[k], memory_order_relaxed);
    if (count)
      atomic_fetch_add_explicit(&bins[k], count, memory_order_relaxed, memory_scope_device);
  }
}

// Those below a limit are written one behind the other, in any order.
kernel void compact(global const int *given, global int *kept, global atomic_int *count, int limit) {
  int x = given[get_global_id(0)];
  if (x < limit)
    kept[atomic_fetch_add(count, 1)] = x;
}

// A list for each key: the head is exchanged by a loop, as lists in lock-free code are.
kernel void lists(global const int *keys, global atomic_int *heads, global int *next) {
  int i = get_global_id(0), key = keys[i];
  int head = atomic_load(&heads[key]);
  do {
    next[i] = head;
  } while (!atomic_compare_exchange_weak_explicit(&heads[key], &head, i, memory_order_release, memory_order_relaxed,
                                                  memory_scope_device));
}

// The group that is the last to finish adds up what all have written.
kernel void sum_in_one_launch(global const float *given, global float *parts, global atomic_uint *done, global float *sum) {
  local float own[64];
  local int is_last;
  size_t l = get_local_id(0), groups = get_num_groups(0);
  own[l] = given[get_global_id(0)];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    float s = 0;
    for (size_t k = 0; k < get_local_size(0); k++)
      s += own[k];
    parts[get_group_id(0)] = s;
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_device);
    is_last = atomic_fetch_add_explicit(done, 1u, memory_order_acq_rel, memory_scope_device) == groups - 1;
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (is_last && l == 0) {
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_device);
    float s = 0;
    for (size_t k = 0; k < groups; k++)
      s += parts[k];
    *sum = s;
    atomic_store_explicit(done, 0u, memory_order_release);
  }
}

kernel void first_of_each(global const int *keys, global atomic_flag *flags, global int *is_first) {
  int i = get_global_id(0);
  is_first[i] = !atomic_flag_test_and_set_explicit(&flags[keys[i]], memory_order_acquire, memory_scope_device);
  if (keys[i] == 0)
    atomic_flag_test_and_set(&flags[0]);
  if (keys[i] == 1)
    atomic_flag_clear(&flags[1]);
  if (keys[i] == 2)
    atomic_flag_clear_explicit(&flags[2], memory_order_release);
}

// One helper for counters in any memory, with an order that is not a constant.
int bump(volatile atomic_int *counter, int by, memory_order order) {
  return atomic_fetch_add_explicit(counter, by, order, memory_scope_device) + by;
}

kernel void bumps(global atomic_int *counters, global const int *orders, global int *last) {
  local atomic_int own;
  int i = get_global_id(0), l = get_local_id(0);
  if (l == 0)
    atomic_init(&own, 100);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  memory_order order = (memory_order)orders[l & 3];
  if (i & 1)
    bump(&counters[i & 3], i, order);
  bump(&own, 2, memory_order_acq_rel);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0)
    last[get_group_id(0)] = atomic_load(&own);
}

// Every function for every type. `x` are small numbers, `at` has a result of each function.
#define LOOPS(T, A)                                                                                                   \
  kernel void loops_##A(global A *at, global const T *x, global T *old, global int *won) {                            \
    int i = get_global_id(0);                                                                                         \
    T v = x[i], seen = atomic_load_explicit(&at[0], memory_order_acquire, memory_scope_device);                       \
    while (!atomic_compare_exchange_strong(&at[0], &seen, seen + v))                                                  \
      ;                                                                                                               \
    seen = atomic_load(&at[1]);                                                                                       \
    while (!atomic_compare_exchange_weak(&at[1], &seen, seen + v))                                                    \
      ;                                                                                                               \
    seen = v + 1000;                                                                                                  \
    won[i] = atomic_compare_exchange_strong_explicit(&at[2], &seen, v, memory_order_acq_rel, memory_order_acquire);   \
    old[i] = seen;                                                                                                    \
  }
#define COMMON(T, A)                                                                                                  \
  kernel void all_##A(global A *at, global const T *x) {                                                              \
    int i = get_global_id(0);                                                                                         \
    T v = x[i];                                                                                                       \
    atomic_exchange(&at[3], (T)7);                                                                                    \
    atomic_exchange_explicit(&at[3], (T)5, memory_order_acq_rel, memory_scope_all_svm_devices);                       \
    atomic_store(&at[4], (T)3);                                                                                       \
    atomic_store_explicit(&at[5], (T)4, memory_order_release);                                                        \
    atomic_fetch_add(&at[6], v);                                                                                      \
    atomic_fetch_sub(&at[7], v);                                                                                      \
    atomic_fetch_min(&at[8], v);                                                                                      \
    atomic_fetch_max(&at[9], v);                                                                                      \
    if (i & 1) {                                                                                                      \
      atomic_fetch_add_explicit(&at[10], v, memory_order_relaxed);                                                    \
      atomic_fetch_sub_explicit(&at[11 + (i & 2)], v, memory_order_acquire, memory_scope_device);                     \
      atomic_fetch_min_explicit(&at[12], v, memory_order_release, memory_scope_work_group);                           \
      atomic_fetch_max_explicit(&at[14], v, memory_order_seq_cst, memory_scope_device);                               \
    }                                                                                                                 \
  }
#define BITS(T, A)                                                                                                    \
  kernel void bits_##A(global A *at, global const T *x) {                                                             \
    int i = get_global_id(0);                                                                                         \
    T v = x[i];                                                                                                       \
    atomic_fetch_or(&at[0], v << 3);                                                                                  \
    atomic_fetch_xor(&at[1], v << 2);                                                                                 \
    atomic_fetch_and(&at[2], ~v);                                                                                     \
    if (v & 1) {                                                                                                      \
      atomic_fetch_or_explicit(&at[3], v, memory_order_relaxed);                                                      \
      atomic_fetch_xor_explicit(&at[4], v, memory_order_acq_rel);                                                     \
      atomic_fetch_and_explicit(&at[5], ~v, memory_order_relaxed, memory_scope_device);                               \
    }                                                                                                                 \
  }
COMMON(int, atomic_int) LOOPS(int, atomic_int)
COMMON(uint, atomic_uint) LOOPS(uint, atomic_uint)
COMMON(long, atomic_long) LOOPS(long, atomic_long)
COMMON(ulong, atomic_ulong) LOOPS(ulong, atomic_ulong)
COMMON(half, atomic_half)
COMMON(float, atomic_float) LOOPS(float, atomic_float)
COMMON(double, atomic_double) LOOPS(double, atomic_double)
BITS(int, atomic_int)
BITS(uint, atomic_uint)
BITS(long, atomic_long)
BITS(ulong, atomic_ulong)

kernel void addresses(global atomic_uintptr_t *u, global atomic_size_t *s, global atomic_ptrdiff_t *d,
                      global atomic_intptr_t *p, global const int *x) {
  int v = x[get_global_id(0)];
  atomic_fetch_add(u, (ptrdiff_t)-v);
  atomic_fetch_add(s, (size_t)v);
  atomic_fetch_sub(d, (ptrdiff_t)v);
  atomic_fetch_max(p, (intptr_t)v);
}
