// Generic pointers of OpenCL C 2.0: one helper for all memory, pointers in structs and arrays, casts both ways.
typedef struct { int *data; int n; } view;
int sum(const int *q, int n) { int s = 0; for (int i = 0; i < n; i++) s += q[i]; return s; }
void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; }
__attribute__((noinline)) int sum_view(view *v) { int s = 0; for (int i = 0; i < v->n; i++) s += v->data[i]; return s; }
kernel void simple(global int *x, global int *out, int n) {
  local int tile[64];
  int own[8];
  size_t i = get_global_id(0), l = get_local_id(0);
  tile[l] = x[i];
  for (int k = 0; k < 8; k++) own[k] = x[i] + k;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = sum(tile, get_local_size(0)) + 10 * sum(own, 8) + 100 * sum(x, 4);
  swap(&own[l & 7], &own[0]);
  out[i] += own[l & 3];
}
kernel void chosen(global int *x, global int *out, int which) {
  local int tile[64];
  int own[8];
  size_t i = get_global_id(0), l = get_local_id(0);
  tile[l] = x[i] * 3;
  for (int k = 0; k < 8; k++) own[k] = x[i] + k;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  int *p;
  if (x[i] % 3 == 0) p = own; else if (x[i] % 3 == 1) p = tile; else p = x;
  out[i] = p[l & 7];
  int *ps[3] = {own, tile, x};
  out[i] += 1000 * ps[(which + i) % 3][1];
  view vs[2]; vs[0].data = own; vs[0].n = 8; vs[1].data = x; vs[1].n = 3;
  out[i] += sum_view(&vs[i & 1]);
  *ps[0] = 5; out[i] += own[0];
  if (x[i] & 1) p = ps[2]; 
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[i] += p[2];
}
int add(int *p, int k) {
  local int *l = to_local(p);
  if (l) return l[k] + 1000;
  global int *g = to_global(p);
  if (g) return g[k] + 2000;
  private int *v = to_private(p);
  return v ? v[k] + 3000 : -1;
}
kernel void ask(global int *x, global int *out, global int *fences) {
  local int tile[64];
  int own[4];
  size_t i = get_global_id(0), l = get_local_id(0);
  tile[l] = x[i] * 2;
  for (int k = 0; k < 4; k++) own[k] = x[i] + k;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  int *p = 0;
  if (x[i] % 4 == 0) p = own; else if (x[i] % 4 == 1) p = tile; else if (x[i] % 4 == 2) p = x;
  out[i] = add(p, l & 3) + 10000 * add(x, 0) + 100000 * (to_local(tile + l) == &tile[l]);
  fences[i] = get_fence(p) == CLK_LOCAL_MEM_FENCE;
  for (int k = 0; k < x[i]; k++) { if (k == 2) p = tile + k; }
  out[i] += p ? add(p, 1) : 0;
}

// A list in private memory whose nodes are linked by generic pointers, and one in local memory.
typedef struct node {
  int value;
  struct node *next;
} node_t;

int length_of(node_t *list) {
  int n = 0;
  for (; list; list = list->next)
    n += list->value;
  return n;
}

kernel void lists(global const int *x, global int *out) {
  local node_t shared[64];
  node_t own[4];
  size_t i = get_global_id(0), l = get_local_id(0);
  for (int k = 0; k < 4; k++) {
    own[k].value = x[i] + k;
    own[k].next = k < (int)(l & 3) ? &own[k + 1] : 0;
  }
  shared[l].value = x[i];
  shared[l].next = l + 1 < get_local_size(0) ? &shared[l + 1] : 0;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  node_t *list = x[i] & 1 ? (node_t *)own : (node_t *)&shared[l];
  out[i] = length_of(list) * 100 + length_of(own);
  own[l & 3].next = &shared[0];
  out[i] += length_of(own);
}

// Out of line, and called on both sides of a barrier.
__attribute__((noinline)) float mean(float *p, int n) {
  float s = 0;
  for (int k = 0; k < n; k++)
    s += p[k];
  return n ? s / n : 0;
}

kernel void means(global float *x, global float *out, global long *count) {
  local float tile[64];
  size_t i = get_global_id(0), l = get_local_id(0);
  tile[l] = mean(x + i, i & 3);
  count[i] += 2;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = mean(tile, get_local_size(0)) + mean((global float *)x, 4);
}

// Arrays that helpers fill and read: their layout in private memory is the compiler's choice.
int load_any(int *p, int n) { return p[n]; }

void fill(int *p, int n, int v) {
  for (int i = 0; i < n; i++)
    p[i] = v + i;
}

kernel void fill_and_mix(global const int *x, global int *out) {
  int a[16], b[16];
  size_t i = get_global_id(0);
  fill(a, 16, x[i]);
  fill(b, 16, x[i] * 2);
  int *q = a;
  for (int k = 0; k < x[i]; k++)
    q[k & 15] += load_any(b, (k * x[i]) & 15);
  out[i] = load_any(a, x[i] & 15) + a[3] + b[5];
}

// Built-in functions with generic pointers: those that store a second result, loads and stores of vectors.
kernel void second_results(global float *x, global float *out, global int *exponents) {
  float own[8], whole;
  float4 parts;
  size_t i = get_global_id(0);
  float *p = own, *to_whole = &whole;
  float4 *v = (float4 *)(x + 4 * i), *to_parts = &parts;
  int *exponent = exponents + i;
  vstore4(vload4(i, (float *)x) * 2, 0, p);
  vstore4((float4)(1, 2, 3, 4), 1, p);
  float w = fract(x[i], p) + modf(x[i] * 3, to_whole) + frexp(x[i] + 1, exponent);
  float4 f = modf(*v * 5, to_parts);
  vstore4(vload4(1, p) + *v + vload4(0, p) + w + whole + f + 10 * parts, i, (float *)out);
}

// Pointers that are loaded, or returned by a function out of line: only their addresses say where they point.
int where(int *p) { return to_global(p) ? 1 : to_local(p) ? 2 : to_private(p) ? 3 : 0; }
__attribute__((noinline)) int *third(int *a, int *b, int *c, int which) { return which == 0 ? a : which == 1 ? b : c; }
kernel void places(global view *views, global int *x, global int *out, local int *more) {
  local int t[32];
  local view shared[4];
  int own[5] = {1, 2, 3, 4, 5};
  size_t i = get_global_id(0), l = get_local_id(0);
  t[l] = 100 + l;
  more[l] = 200 + l;
  own[i % 5] += x[i];
  views[i].data = i % 4 == 0 ? own + i % 5 : i % 4 == 1 ? (int *)(t + l) : i % 4 == 2 ? (int *)(more + l) : (int *)(x + i);
  if (l < 4)
    shared[l].data = l == 3 ? 0 : l == 2 ? (int *)(x + l) : (int *)(t + l);
  barrier(CLK_LOCAL_MEM_FENCE);
  int *p = views[i].data, *q = shared[i & 3].data;
  out[4 * i] = where(p) * 1000 + *p;
  out[4 * i + 1] = where(q) + 10 * (get_fence(q) == CLK_LOCAL_MEM_FENCE) + 100 * (get_fence(p) == CLK_LOCAL_MEM_FENCE);
  local int *lp = to_local(p);
  if (lp) *lp += 5;
  private int *pp = to_private(p);
  if (pp) *pp += 7;
  out[4 * i + 2] = *p + own[i % 5];
  out[4 * i + 3] = where(third(own, t, x + i, x[i] % 3));
}
