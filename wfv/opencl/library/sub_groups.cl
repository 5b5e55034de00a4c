// Sub-group functions (OpenCL 2.0, 6.13.15, the extensions cl_khr_subgroup_* and those of Intel), made of primitives
// (wfv/ir/intrinsics.py). Functions of vectors are computed by components. Those on ballots are in ballots.cl.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef enum memory_scope { memory_scope_sub_group } memory_scope;

uint lane(void) __asm__("wfv.sub_group.lane");
uint max_size(void) __asm__("wfv.sub_group.max_size");
ulong ballot_of(bool is_true) __asm__("wfv.sub_group.ballot");
void barrier_of(void) __asm__("wfv.sub_group.barrier");

#define QUERY(NAME, PRIMITIVE)                               \
  uint NAME##_of(void) __asm__("wfv.sub_group." PRIMITIVE);  \
  uint BUILTIN NAME(void) { return NAME##_of(); }
QUERY(get_sub_group_size, "size")
QUERY(get_max_sub_group_size, "max_size")
QUERY(get_sub_group_local_id, "lane")
QUERY(get_sub_group_id, "id")
QUERY(get_num_sub_groups, "count")
QUERY(get_enqueued_num_sub_groups, "enqueued_count")

void BUILTIN sub_group_barrier(uint flags) { (void)flags, barrier_of(); }
void BUILTIN sub_group_barrier(uint flags, uint scope) { (void)flags, (void)scope, barrier_of(); }
void BUILTIN sub_group_barrier(uint flags, memory_scope scope) { (void)flags, (void)scope, barrier_of(); }

// The lowest active lane.
HELPER uint first(void) { return __builtin_ctzg(ballot_of(true), 64); }

HELPER int any(bool is_true) { return ballot_of(is_true) != 0; }
HELPER int all(bool is_true) { return ballot_of(!is_true) == 0; }
int BUILTIN sub_group_any(int x) { return any(x != 0); }
int BUILTIN sub_group_all(int x) { return all(x != 0); }
int BUILTIN sub_group_non_uniform_any(int x) { return any(x != 0); }
int BUILTIN sub_group_non_uniform_all(int x) { return all(x != 0); }
int BUILTIN sub_group_elect(void) { return lane() == first(); }

// The first lane of the own cluster of lanes, whose number is a power of two.
HELPER uint cluster(uint size) { return lane() & -size; }
// The lane `delta` further on, within the own cluster.
HELPER uint rotated(int delta, uint size) { return cluster(size) | ((lane() + delta) & (size - 1)); }

// intel_sub_group_shuffle_down continues in `next` beyond the sub-group, .._up in `previous` below it.
#define SHUFFLES(T, IR)                                                                          \
  T __attribute__((overloadable)) shuffle(T x, uint lane) __asm__("wfv.sub_group.shuffle." IR);  \
  T __attribute__((overloadable)) share(T x, uint lane) __asm__("wfv.sub_group.broadcast." IR);  \
  T BUILTIN sub_group_broadcast(T x, uint lane) { return share(x, lane); }                       \
  T BUILTIN sub_group_non_uniform_broadcast(T x, uint lane) { return share(x, lane); }           \
  T BUILTIN sub_group_broadcast_first(T x) { return share(x, first()); }                         \
  int BUILTIN sub_group_non_uniform_all_equal(T x) { return all(x == share(x, first())); }       \
  T BUILTIN sub_group_shuffle(T x, uint lane) { return shuffle(x, lane); }                       \
  T BUILTIN sub_group_shuffle_xor(T x, uint mask) { return shuffle(x, lane() ^ mask); }          \
  T BUILTIN sub_group_shuffle_up(T x, uint delta) { return shuffle(x, lane() - delta); }         \
  T BUILTIN sub_group_shuffle_down(T x, uint delta) { return shuffle(x, lane() + delta); }       \
  T BUILTIN sub_group_rotate(T x, int delta) { return shuffle(x, rotated(delta, max_size())); }  \
  T BUILTIN sub_group_clustered_rotate(T x, int delta, uint size) { return shuffle(x, rotated(delta, size)); } \
  T BUILTIN intel_sub_group_shuffle(T x, uint lane) { return shuffle(x, lane); }                 \
  T BUILTIN intel_sub_group_shuffle_xor(T x, uint mask) { return shuffle(x, lane() ^ mask); }    \
  T BUILTIN intel_sub_group_shuffle_down(T x, T next, uint delta) {                              \
    uint size = max_size(), from = lane() + delta;                                               \
    T inside = shuffle(x, from), beyond = shuffle(next, from - size);                            \
    return from < size ? inside : beyond;                                                        \
  }                                                                                              \
  T BUILTIN intel_sub_group_shuffle_up(T previous, T x, uint delta) {                            \
    uint size = max_size(), own = lane(), from = own - delta;                                    \
    T inside = shuffle(x, from), below = shuffle(previous, from + size);                         \
    return own >= delta ? inside : below;                                                        \
  }

// Reductions and scans by an operation with the neutral element N. EXCLUSIVE makes the exclusive
// scan of `below`, the result of the active lanes below. CLUSTERED: over the active lanes of the own cluster, in a loop over its lanes.
#define PRIMITIVES(T, NAME, OP, IR)                                                              \
  T __attribute__((overloadable)) reduced_##NAME(T x) __asm__("wfv.sub_group.reduce." OP "." IR); \
  T __attribute__((overloadable)) scanned_##NAME(T x) __asm__("wfv.sub_group.scan." OP "." IR);  \
  T __attribute__((overloadable)) below_##NAME(T x) __asm__("wfv.sub_group.prefix." OP "." IR);
#define SCANS(T, GROUP, NAME, EXCLUSIVE)                                                         \
  T BUILTIN GROUP##_reduce_##NAME(T x) { return reduced_##NAME(x); }                             \
  T BUILTIN GROUP##_scan_inclusive_##NAME(T x) { return scanned_##NAME(x); }                     \
  T BUILTIN GROUP##_scan_exclusive_##NAME(T x) { T below = below_##NAME(x); return EXCLUSIVE; }
#define CLUSTERED(T, NAME, N, COMBINED)                                                          \
  HELPER T clustered_##NAME(T x, uint size) {                                                    \
    T y, result = N;                                                                             \
    ulong active = ballot_of(true);                                                              \
    uint start = cluster(size), i = 0;                                                           \
    do {                                                                                         \
      T other = shuffle(x, start | i);                                                           \
      y = active >> (start | i) & 1 ? other : N;                                                 \
      result = COMBINED(result, y);                                                              \
    } while (++i < size);                                                                        \
    return result;                                                                               \
  }                                                                                              \
  T BUILTIN sub_group_clustered_reduce_##NAME(T x, uint size) { return clustered_##NAME(x, size); }
#define OVER(T, NAME, OP, IR, N, EXCLUSIVE, COMBINED)      \
  PRIMITIVES(T, NAME, OP, IR)                              \
  SCANS(T, sub_group_non_uniform, NAME, EXCLUSIVE)         \
  CLUSTERED(T, NAME, N, COMBINED)
#define OVER_ALL(T, NAME, OP, IR, N, EXCLUSIVE, COMBINED)  \
  OVER(T, NAME, OP, IR, N, EXCLUSIVE, COMBINED)            \
  SCANS(T, sub_group, NAME, EXCLUSIVE)

#define SUM(X, Y) ((X) + (Y))
#define PRODUCT(X, Y) ((X) * (Y))
#define AND(X, Y) ((X) & (Y))
#define OR(X, Y) ((X) | (Y))
#define XOR(X, Y) ((X) ^ (Y))
#define LEAST __builtin_elementwise_min
#define GREATEST __builtin_elementwise_max
#define INTEGERS(T, IR, SIGN, LOWEST, HIGHEST)                        \
  SHUFFLES(T, IR)                                                     \
  OVER_ALL(T, add, "add", IR, 0, below, SUM)                          \
  OVER_ALL(T, min, SIGN "min", IR, HIGHEST, below, LEAST)             \
  OVER_ALL(T, max, SIGN "max", IR, LOWEST, below, GREATEST)           \
  OVER(T, mul, "mul", IR, 1, below, PRODUCT)                          \
  OVER(T, and, "and", IR, (T)-1, below, AND)                          \
  OVER(T, or, "or", IR, 0, below, OR)                                 \
  OVER(T, xor, "xor", IR, 0, below, XOR)
INTEGERS(char, "i8", "", SCHAR_MIN, SCHAR_MAX)
INTEGERS(uchar, "i8", "u", 0, UCHAR_MAX)
INTEGERS(short, "i16", "", SHRT_MIN, SHRT_MAX)
INTEGERS(ushort, "i16", "u", 0, USHRT_MAX)
INTEGERS(int, "i32", "", INT_MIN, INT_MAX)
INTEGERS(uint, "i32", "u", 0, UINT_MAX)
INTEGERS(long, "i64", "", LONG_MIN, LONG_MAX)
INTEGERS(ulong, "i64", "u", 0, ULONG_MAX)

#define FIRST_GETS(I) (lane() == first() ? (I) : below)
#define FLOATS(T, IR)                                                         \
  SHUFFLES(T, IR)                                                             \
  OVER_ALL(T, add, "fadd", IR, (T)-0.0f, FIRST_GETS((T)0), SUM)               \
  OVER_ALL(T, min, "fminnum", IR, (T)NAN, FIRST_GETS((T)INFINITY), fmin)      \
  OVER_ALL(T, max, "fmaxnum", IR, (T)NAN, FIRST_GETS(-(T)INFINITY), fmax)     \
  OVER(T, mul, "fmul", IR, (T)1, below, PRODUCT)
FLOATS(half, "half")
FLOATS(float, "float")
FLOATS(double, "double")

// On 0 and -1, so that the neutral elements of the bits are those of the truth values.
#define LOGICAL(NAME)                                                                                      \
  int BUILTIN sub_group_non_uniform_reduce_logical_##NAME(int x) { return reduced_##NAME(-(x != 0)) != 0; }        \
  int BUILTIN sub_group_non_uniform_scan_inclusive_logical_##NAME(int x) { return scanned_##NAME(-(x != 0)) != 0; } \
  int BUILTIN sub_group_non_uniform_scan_exclusive_logical_##NAME(int x) { return below_##NAME(-(x != 0)) != 0; }  \
  int BUILTIN sub_group_clustered_reduce_logical_##NAME(int x, uint size) {                                      \
    return clustered_##NAME(-(x != 0), size) != 0;                                                               \
  }
LOGICAL(and)
LOGICAL(or)
LOGICAL(xor)

// Intel's blocks: element i belongs to the lanes in order.
#define AT(I) p[l + n * I]
#define EACH_2(X) X(0), X(1)
#define EACH_4(X) EACH_2(X), X(2), X(3)
#define EACH_8(X) EACH_4(X), X(4), X(5), X(6), X(7)
#define EACH_16(X) EACH_8(X), X(8), X(9), X(10), X(11), X(12), X(13), X(14), X(15)
#define STORE(I) AT(I) = x[I]
#define BLOCK(T, N, NAME, SPACE)                                           \
  T##N BUILTIN intel_sub_group_block_read##NAME##N(const SPACE T *p) {     \
    ulong l = lane(), n = max_size();                                      \
    return (T##N)(EACH_##N(AT));                                           \
  }                                                                        \
  void BUILTIN intel_sub_group_block_write##NAME##N(SPACE T *p, T##N x) {  \
    ulong l = lane(), n = max_size();                                      \
    EACH_##N(STORE);                                                       \
  }
#define BLOCKS(T, NAME, SPACE)                                                                \
  T BUILTIN intel_sub_group_block_read##NAME(const SPACE T *p) { return p[(ulong)lane()]; }   \
  void BUILTIN intel_sub_group_block_write##NAME(SPACE T *p, T x) { p[(ulong)lane()] = x; }   \
  BLOCK(T, 2, NAME, SPACE)                                                                    \
  BLOCK(T, 4, NAME, SPACE)                                                                    \
  BLOCK(T, 8, NAME, SPACE)
#define IN_BOTH(SPACE)           \
  BLOCKS(uint, , SPACE)          \
  BLOCKS(uint, _ui, SPACE)       \
  BLOCKS(uchar, _uc, SPACE)      \
  BLOCKS(ushort, _us, SPACE)     \
  BLOCKS(ulong, _ul, SPACE)      \
  BLOCK(uchar, 16, _uc, SPACE)   \
  BLOCK(ushort, 16, _us, SPACE)
IN_BOTH(__global)
IN_BOTH(__local)
