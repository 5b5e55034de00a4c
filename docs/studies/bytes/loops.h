// The kernels of bytes.cl as C functions of one pixel: peers.py writes the loops around them.

#include <stddef.h>
#include <stdlib.h>

typedef unsigned char uchar;
typedef unsigned int uint;
typedef struct {
  uchar x, y, z, w;
} uchar4;

static size_t id_0, id_1;

#define get_global_id(dimension) id_##dimension
#define kernel static inline
#define global
#define constant static const
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define clamp(x, low, high) min(max(x, low), high)
#define add_sat(a, b) min((a) + (b), 255)
#define atomic_add(p, x) (*(p) += (x))
#define atomic_inc(p) (*(p) += 1)
#define atomic_max(p, x) (*(p) = max(*(p), (x)))
