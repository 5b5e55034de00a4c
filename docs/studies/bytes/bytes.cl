// Short functions of images of bytes, a work-item for each pixel (docs/studies.md). Borders are clamped.

typedef global const uchar *in_t;
typedef global uchar *out_t;

// arithmetic

kernel void add(in_t a, in_t b, out_t o) {
  size_t i = get_global_id(0);
  o[i] = add_sat(a[i], b[i]);
}

kernel void subtract(in_t a, in_t b, out_t o) {
  size_t i = get_global_id(0);
  o[i] = a[i] > b[i] ? a[i] - b[i] : 0;
}

kernel void difference(in_t a, in_t b, out_t o) {
  size_t i = get_global_id(0);
  o[i] = abs(a[i] - b[i]);
}

kernel void average(in_t a, in_t b, out_t o) {
  size_t i = get_global_id(0);
  o[i] = (a[i] + b[i] + 1) / 2;
}

kernel void multiply(in_t a, in_t b, out_t o) {
  size_t i = get_global_id(0);
  o[i] = (a[i] * b[i] + 127) / 255;
}

// blending

kernel void blend(in_t a, in_t b, out_t o, int alpha) {
  size_t i = get_global_id(0);
  o[i] = (a[i] * alpha + b[i] * (256 - alpha)) >> 8;
}

kernel void blend_by_mask(in_t a, in_t b, in_t m, out_t o) {
  size_t i = get_global_id(0);
  o[i] = (a[i] * m[i] + b[i] * (255 - m[i]) + 127) / 255;
}

kernel void over(global const uchar4 *a4, global const uchar4 *b4, global uchar4 *o4) {
  size_t i = get_global_id(0);
  uchar4 a = a4[i], b = b4[i], c;
  int rest = 255 - a.w;
  c.x = min(a.x + b.x * rest / 255, 255);
  c.y = min(a.y + b.y * rest / 255, 255);
  c.z = min(a.z + b.z * rest / 255, 255);
  c.w = min(a.w + b.w * rest / 255, 255);
  o4[i] = c;
}

// thresholds

kernel void threshold(in_t a, out_t o, int t) {
  size_t i = get_global_id(0);
  o[i] = a[i] > t ? 255 : 0;
}

kernel void truncate(in_t a, out_t o, int t) {
  size_t i = get_global_id(0);
  o[i] = a[i] > t ? t : a[i];
}

kernel void in_range(in_t a, out_t o, int low, int high) {
  size_t i = get_global_id(0);
  o[i] = a[i] >= low && a[i] <= high ? 255 : 0;
}

// conditionals

kernel void stretch(in_t a, out_t o) {
  size_t i = get_global_id(0);
  int v = a[i];
  if (v < 30)
    o[i] = 0;
  else if (v > 200)
    o[i] = 255;
  else
    o[i] = (v - 30) * 3 / 2;
}

kernel void copy_where(in_t a, in_t m, out_t o) {
  size_t i = get_global_id(0);
  if (m[i])
    o[i] = a[i];
}

kernel void interlace(in_t a, in_t b, out_t o, int width) {
  int x = get_global_id(0), y = get_global_id(1);
  int i = y * width + x;
  if ((x ^ y) & 1)
    o[i] = a[i];
  else
    o[i] = b[i];
}

// stencils

#define AT(p, x, y) p[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)]

kernel void blur(in_t a, out_t o, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1), sum = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) sum += AT(a, x + dx, y + dy);
  o[y * width + x] = (sum + 4) / 9;
}

kernel void gauss_row(in_t a, out_t o, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  int sum = AT(a, x - 2, y) + 4 * AT(a, x - 1, y) + 6 * AT(a, x, y) + 4 * AT(a, x + 1, y) + AT(a, x + 2, y);
  o[y * width + x] = (sum + 8) >> 4;
}

kernel void sobel(in_t a, global short *d, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  d[y * width + x] = AT(a, x + 1, y - 1) - AT(a, x - 1, y - 1) + 2 * (AT(a, x + 1, y) - AT(a, x - 1, y)) +
                     AT(a, x + 1, y + 1) - AT(a, x - 1, y + 1);
}

kernel void sharpen(in_t a, out_t o, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  int v = 5 * AT(a, x, y) - AT(a, x - 1, y) - AT(a, x + 1, y) - AT(a, x, y - 1) - AT(a, x, y + 1);
  o[y * width + x] = clamp(v, 0, 255);
}

kernel void dilate(in_t a, out_t o, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  uchar most = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) most = max(most, AT(a, x + dx, y + dy));
  o[y * width + x] = most;
}

// interleave

kernel void split(in_t rgb, out_t r, out_t g, out_t b) {
  size_t i = get_global_id(0);
  r[i] = rgb[3 * i];
  g[i] = rgb[3 * i + 1];
  b[i] = rgb[3 * i + 2];
}

kernel void merge(in_t a, in_t b, in_t m, out_t o3) {
  size_t i = get_global_id(0);
  o3[3 * i] = a[i];
  o3[3 * i + 1] = b[i];
  o3[3 * i + 2] = m[i];
}

kernel void swap(in_t rgb, out_t o3) {
  size_t i = get_global_id(0);
  o3[3 * i] = rgb[3 * i + 2];
  o3[3 * i + 1] = rgb[3 * i + 1];
  o3[3 * i + 2] = rgb[3 * i];
}

kernel void drop_alpha(in_t rgba, out_t o3) {
  size_t i = get_global_id(0);
  for (int c = 0; c < 3; c++) o3[3 * i + c] = rgba[4 * i + c];
}

// colour conversion

kernel void gray(in_t rgb, out_t o) {
  size_t i = get_global_id(0);
  o[i] = (rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29 + 128) >> 8;
}

kernel void gray_of_uchar4(global const uchar4 *a4, out_t o) {
  size_t i = get_global_id(0);
  uchar4 p = a4[i];
  o[i] = (p.x * 77 + p.y * 150 + p.z * 29 + 128) >> 8;
}

kernel void sepia(in_t rgb, out_t o3) {
  size_t i = get_global_id(0);
  int r = rgb[3 * i], g = rgb[3 * i + 1], b = rgb[3 * i + 2];
  o3[3 * i] = min((r * 101 + g * 197 + b * 48) >> 8, 255);
  o3[3 * i + 1] = min((r * 89 + g * 176 + b * 43) >> 8, 255);
  o3[3 * i + 2] = min((r * 70 + g * 137 + b * 34) >> 8, 255);
}

kernel void yuyv_to_rgb(in_t yuyv, out_t o3) {
  size_t i = get_global_id(0);
  size_t pair = i / 2 * 4;
  int y = 298 * max(yuyv[2 * i] - 16, 0) + 128, u = yuyv[pair + 1] - 128, v = yuyv[pair + 3] - 128;
  o3[3 * i] = clamp((y + 409 * v) >> 8, 0, 255);
  o3[3 * i + 1] = clamp((y - 100 * u - 208 * v) >> 8, 0, 255);
  o3[3 * i + 2] = clamp((y + 516 * u) >> 8, 0, 255);
}

// reduction and histograms

kernel void total(in_t a, global uint *result) {
  atomic_add(result, a[get_global_id(0)]);
}

kernel void nonzero(in_t m, global uint *result) {
  if (m[get_global_id(0)]) atomic_inc(result);
}

kernel void maximum(in_t a, global uint *result) {
  atomic_max(result, a[get_global_id(0)]);
}

kernel void histogram(in_t a, global uint *bins) {
  atomic_inc(&bins[a[get_global_id(0)]]);
}

// sizes

kernel void halve(in_t a, out_t h, int width) {
  int x = get_global_id(0), y = get_global_id(1);
  in_t p = a + 2 * y * width + 2 * x;
  h[y * (width / 2) + x] = (p[0] + p[1] + p[width] + p[width + 1] + 2) >> 2;
}

kernel void halve_rgba(in_t rgba, out_t h4, int width) {
  int x = get_global_id(0), y = get_global_id(1);
  in_t p = rgba + 8 * y * width + 8 * x;
  for (int c = 0; c < 4; c++)
    h4[4 * (y * (width / 2) + x) + c] = (p[c] + p[c + 4] + p[4 * width + c] + p[4 * width + c + 4] + 2) >> 2;
}

kernel void enlarge(in_t a, out_t o, int width) {
  int x = get_global_id(0), y = get_global_id(1);
  o[y * width + x] = a[y / 2 * width + x / 2];
}

// tables

kernel void look_up(in_t a, in_t table, out_t o) {
  size_t i = get_global_id(0);
  o[i] = table[a[i]];
}

constant uchar levels[16] = {0, 0, 1, 3, 7, 16, 35, 73, 127, 182, 220, 239, 248, 252, 254, 255};

kernel void curve(in_t a, out_t o) {
  size_t i = get_global_id(0);
  o[i] = levels[a[i] >> 4];
}
