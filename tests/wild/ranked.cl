// Kernels of which one way to compile is clearly the best: the estimates of wfv.cost must rank it first.

__kernel void saxpy(__global float *y, __global const float *x, float a) {
  int i = get_global_id(0);
  y[i] += a * x[i];
}

// The same work under other names.
__kernel void renamed(__global float *first, __global const float *second, float third) {
  int fourth = get_global_id(0);
  first[fourth] += third * second[fourth];
}

// A row of a sparse matrix for each work-item: loops of different lengths around gathers.
__kernel void rows(__global const float *values, __global const int *columns, __global const int *starts,
                   __global const float *x, __global float *y) {
  int row = get_global_id(0);
  float sum = 0.0f;
  for (int k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
  y[row] = sum;
}

// Bytes: one register holds four times as many as floats.
__kernel void mean_of_bytes(__global const uchar *a, __global const uchar *b, __global uchar *out) {
  int i = get_global_id(0);
  out[i] = (uchar)((a[i] + b[i] + 1) >> 1);
}

// A long chain of dependent operations: more lanes hide its latency.
__kernel void chain(__global float *out, int n) {
  int i = get_global_id(0);
  float v = i;
  for (int k = 0; k < n; ++k) v = v * 0.5f + 1.0f;
  out[i] = v;
}

// Many values that live at the same time: they fill the registers.
// A test of the id at a border, around accesses that a mask makes expensive.
__kernel void border(__global const uchar4 *in, __global uchar4 *out) {
  int x = get_global_id(0), y = get_global_id(1), w = get_global_size(0), h = get_global_size(1);
  if (x > 0 && y > 0 && x < w - 1 && y < h - 1)
    out[y * w + x] = in[y * w + x - 1] / (uchar4)(2) + in[y * w + min(x + 3, w - 1)] / (uchar4)(2);
}

// Data decide on cheap branches: BOSCC's tests of all lanes gain nothing.
__kernel void choices(__global const int *in, __global int *out) {
  int i = get_global_id(0), v = in[i];
  if (v & 1) v = v * 3 + out[i]; else v = v / 2 - out[i + 1];
  if (v & 2) v ^= out[i + 2]; else v += out[i + 3];
  out[i] = v;
}

// Its results depend on the lanes.
__kernel void sums(__global const int *in, __global int *out) {
  int i = get_global_id(0);
  out[i] = sub_group_reduce_add(in[i]);
}

__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void narrow(__global int *out) {
  out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = get_local_id(0);
}

__kernel void constant_trips(__global float *out) {
  int i = get_global_id(0);
  float v = i;
  for (int k = 0; k < 500; ++k) v = v * v + 0.25f;
  out[i] = v;
}

// The lanes' elements lie next to each other; those of iterations far apart, or next to each other too.
__kernel void fours_of_floats(__global const float4 *in, __global float4 *out) {
  int i = get_global_id(0);
  out[i] = in[i] * in[i + 1];
}

// Few values are equal to a number: BOSCC skips the long work behind that test.
__kernel void rare(__global const uint *in, __global uint *out) {
  int i = get_global_id(0);
  uint v = in[i];
  if ((v & 7) == 3) {
    v = (v ^ (v << 5)) * 0x7feb352du; v = (v ^ (v << 3)) * 0x7feb352du; v = (v ^ (v << 7)) * 0x7feb352du;
    v = (v ^ (v >> 5)) * 0x846ca68bu; v = (v ^ (v >> 3)) * 0x846ca68bu; v = (v ^ (v >> 7)) * 0x846ca68bu;
    v = (v ^ (v << 9)) * 0x7feb352du; v = (v ^ (v << 4)) * 0x7feb352du; v = (v ^ (v << 6)) * 0x7feb352du;
    v = (v ^ (v >> 9)) * 0x846ca68bu; v = (v ^ (v >> 4)) * 0x846ca68bu; v = (v ^ (v >> 6)) * 0x846ca68bu;
  }
  out[i] = v;
}

// A bound of ids: how rare its smaller side is, is not known.
__kernel void first_ones(__global const uint *in, __global uint *out, int n) {
  int i = get_global_id(0);
  uint v = in[i];
  if (i < n) {
    for (int k = 0; k < 64; ++k) v = (v ^ (v << 5)) * 0x7feb352du;
  }
  out[i] = v;
}

// The uniform switch stays one: its cases meet without blends, and one blend joins them with the lanes outside.
__kernel void modes(__global const float *in, __global float *out, int mode) {
  int i = get_global_id(0);
  float v = in[i], w = out[i];
  if (v > 0.5f) {
    switch (mode) {
    case 0: w = sqrt(v); break;
    case 1: w = v / w; break;
    case 2: w = exp(w); break;
    case 3: w = log(v + w); break;
    case 4: w = sin(v); break;
    default: w = cos(w); break;
    }
  }
  out[i] = w;
}

// A uniform condition leads where a varying one does, too: without BOSCC's copy, vectors come there in any case.
__kernel void on_or_bright(__global const float *in, __global float *out, __constant int *has_map, int n) {
  int i = get_global_id(0);
  float v = in[i], sum = 0.0f;
  for (int k = 0; k < n; ++k)
    if (v > 0.5f)
      if (has_map[2 * k] ? in[i + k] > 0.25f : has_map[2 * k + 1] > 0) {
        float x = v * k;
        sum += sqrt(1.0f + x) / (1.0f + x * x);
      }
  out[i] = sum;
}

// Where a lane looks for an element of its own, the live mask of an iteration waits for a gather.
kernel void search(global const int *table, global int *found, int rows, int columns, int stride, int key) {
  int x = get_global_id(0);
  found[x] = -1;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++)
      if (table[x * stride + i * columns + j] == key) {
        found[x] = i;
        return;
      }
}

// The same with constants: each lane's elements are next to each other, those of two lanes are far apart.
kernel void constant_search(global const int *table, global int *found, int key) {
  int x = get_global_id(0);
  found[x] = -1;
  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 16; j++)
      if (table[x * 128 + i * 16 + j] == key) {
        found[x] = i;
        return;
      }
}

kernel void pixels(global uchar *restrict out, global const uchar *restrict in) {
  size_t i = get_global_id(0);
  out[3 * i] = in[3 * i + 2];
  out[3 * i + 1] = in[3 * i + 1];
  out[3 * i + 2] = in[3 * i];
}

kernel void total(global const uchar *in, global uint *sum) {
  atomic_add(sum, in[get_global_id(0)]);
}

// A window whose every access is in bounds for nearly all work-items. Its loops are unrolled.
kernel void window(global const float *in, global float *out, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0.0f;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height)
        sum += in[(y + dy) * width + x + dx];
  out[y * width + x] = sum;
}

// The test before the loop is not the loop's: most numbers do not belong into a sorted list.
kernel void insertion(global int *lists, global const int *in) {
  global int *own = lists + 8 * get_global_id(0);
  int x = in[get_global_id(0)];
  if (x < own[7]) {
    int j = 7;
    while (j > 0 && own[j - 1] > x) {
      own[j] = own[j - 1];
      j--;
    }
    own[j] = x;
  }
}

kernel void curve(global uchar *out, global const uchar *x, global const uchar *table) {
  size_t i = get_global_id(0);
  out[i] = table[x[i]];
}

// The window of a vector at an edge is loaded at once, whatever the number of lanes.
kernel void dilation(global const uchar *in, global uchar *out, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1), most = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      most = max(most, (int)in[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)]);
  out[y * width + x] = most;
}

// As many values as components stay in registers during the loop, twice: with 64 lanes, 64 registers of 512 bits.
kernel void multiply_add(global float *out, float a) {
  float8 x = a, y = (float)get_local_id(0);
  for (int i = 0; i < 128; i++) {
    x = mad(y, x, y);
    y = mad(x, y, x);
  }
  vstore8(y, get_global_id(0), out);
}

// The Levenshtein distance of two words: the row of the table has 25 numbers, which stay in registers.
kernel void distance_of_words(global const uchar *first, global const uchar *second, global int *out) {
  int g = get_global_id(0), row[25];
  for (int j = 0; j <= 24; j++)
    row[j] = j;
  for (int i = 0; i < 24; i++) {
    int before = row[0];
    row[0] = i + 1;
    for (int j = 0; j < 24; j++) {
      int above = row[j + 1];
      row[j + 1] = min(min(above, row[j]) + 1, before + (first[g * 24 + i] != second[g * 24 + j]));
      before = above;
    }
  }
  out[g] = row[24];
}
