// Kernel parameters of the types that OpenCL C forbids, as other implementations accept them.
typedef size_t index_type;
typedef struct { int scale; ptrdiff_t shift; } Settings;

__kernel void scaled(__global int *x, size_t n, const ptrdiff_t first, Settings s, __global size_t *sizes) {
  size_t i = get_global_id(0);
  sizes[i] = sizeof(size_t) + sizeof n;
  if (i + first < n)
    x[i] = (int)(i + first) * s.scale + (int)s.shift;
}
__kernel void addressed(__global int *x, index_type at, uintptr_t low, intptr_t high) { x[at] = (int)low + (int)high; }
