// Variables of program scope: counters, tables, lists of pointers, state that one kernel leaves for the next.
#define SLOTS 16

typedef struct {
  int tag;
  global float *data;
  constant uint *sizes;
} table_t;

global atomic_int launches = ATOMIC_VAR_INIT(3);
global float totals[SLOTS];
global float4 corners[2] = {(float4)(1, 2, 3, 4), (float4)(5)};
static global uint seeds[SLOTS] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
constant uint sizes[4] = {10, 20, 30, 40};
constant float weights[3] = {0.25f, 0.5f, 0.25f};
global float *global where = totals + 4;
global uint *constant ends[2] = {seeds, &seeds[SLOTS - 1]};
global table_t tables[2] = {{1, totals, sizes}, {2, &totals[8], sizes + 2}};
global uchar flag __attribute__((aligned(64))) = 7;
global ulong biggest = 0;
constant char greeting[] = "hello";
global int *global chosen = 0;
global int choices[2] = {100, 200};

uint next_random(size_t k) {
  uint x = seeds[k];
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return seeds[k] = x;
}

kernel void draw(global uint *out) {
  size_t i = get_global_id(0);
  out[i] = i < SLOTS ? next_random(i) : 0;
}

kernel void add_up(global const float *x) {
  size_t i = get_global_id(0);
  if (i < SLOTS)
    totals[i] += x[i] * weights[i % 3];
  if (i == 0)
    atomic_fetch_add(&launches, 1);
  atom_max(&biggest, (ulong)i << 33);
}

kernel void look(global float *found, global uint *numbers) {
  size_t i = get_global_id(0);
  found[i] = i < SLOTS ? totals[i] : where[i - SLOTS];
  if (i == 0) {
    numbers[0] = atomic_load(&launches);
    numbers[1] = *ends[0] * 1000 + *ends[1];
    numbers[2] = tables[1].tag * 100 + tables[1].sizes[1];
    numbers[3] = tables[1].sizes == sizes + 2 && tables[1].data == &totals[8];
    numbers[4] = flag + (((uintptr_t)&flag & 63) == 0 ? 1000 : 0);
    numbers[5] = biggest >> 33;
    numbers[6] = greeting[1];
    numbers[7] = corners[0].z * 10 + corners[1].w;
    numbers[8] = chosen == 0 ? 0 : *chosen;
  }
}

// A variable in a function, and a pointer that one launch stores for the next.
kernel void choose(global uint *count, int which) {
  static global uint calls = 40;
  if (get_global_id(0) == 0) {
    count[0] = ++calls;
    chosen = &choices[which];
    where++;
    flag = 9;
  }
}

// Each work-item of a vector has a slot of its own; the branch diverges.
kernel void scatter_totals(global const int *at, global const float *x) {
  size_t i = get_global_id(0);
  if (x[i] > 0)
    totals[at[i]] = x[i];
  else
    tables[at[i] & 1].data[at[i] & 7] = -x[i];
}
