// OpenCL 1.2, 6.12.5: geometric functions of one to four components.
#include "float.h"
#include "geometric.inc"
#include "double.h"
#include "geometric.inc"

#define FAST(TYPE)                                                                   \
  float BUILTIN fast_length(TYPE p) { return sqrt(dot(p, p)); }                      \
  float BUILTIN fast_distance(TYPE p, TYPE q) { return fast_length(p - q); }         \
  TYPE BUILTIN fast_normalize(TYPE p) {                                              \
    float square = dot(p, p), inverse = 1.0f / sqrt(square);                         \
    return p * (square == 0.0f ? 1.0f : inverse);                                    \
  }
FAST(float)
FAST(float2)
FAST(float3)
FAST(float4)
