/* Runs two compiled kernels by the launch interface (docs/design.md), and compares with scalar code. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

void saxpy(void *args, int64_t *block, void *scratch) __asm__("wfv.launch.saxpy");
void mandelbrot(void *args, int64_t *block, void *scratch) __asm__("wfv.launch.mandelbrot");

enum { N = 1003, WIDTH = 61, HEIGHT = 37, MOST = 200 };
static float y[N], x[N];
static unsigned image[WIDTH * HEIGHT];
static char args[64], scratch[1 << 16] __attribute__((aligned(64)));

static int wrong_saxpy(void) {
    float *pointers[] = {y, x}, a = 2.5f;
    /* next group, groups, claim, dimensions, global size, local size, offset, groups of each dimension */
    int64_t block[26] = {0, 16, 4, 1, N, 1, 1, 64, 1, 1, 0, 0, 0, 16, 1, 1};
    int wrong = 0;
    memcpy(args, pointers, sizeof pointers);
    memcpy(args + 16, &a, sizeof a);
    for (int i = 0; i < N; i++) y[i] = i * 0.5f, x[i] = i - 7;
    saxpy(args, block, scratch);
    for (int i = 0; i < N; i++) wrong += y[i] != i * 0.5f + a * (i - 7);
    return wrong;
}

static unsigned iterations(float cx, float cy) {
    float x = 0, y = 0;
    unsigned count = 0;
    for (; count < MOST && x * x + y * y <= 4; count++) {
        float next = x * x - y * y + cx;
        y = 2 * x * y + cy, x = next;
    }
    return count;
}

static int wrong_mandelbrot(void) {
    unsigned *out = image, numbers[] = {MOST, WIDTH};
    float area[] = {-2.0f, -1.2f, 3.0f / WIDTH, 2.4f / HEIGHT};
    int64_t block[26] = {0, 40, 3, 2, WIDTH, HEIGHT, 1, 8, 8, 1, 0, 0, 0, 8, 5, 1};
    int wrong = 0;
    memcpy(args, &out, sizeof out);
    memcpy(args + 8, area, sizeof area);
    memcpy(args + 24, numbers, sizeof numbers);
    mandelbrot(args, block, scratch);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        volatile float cx = area[0] + area[2] * (float)(i % WIDTH), cy = area[1] + area[3] * (float)(i / WIDTH);
        wrong += image[i] != iterations(cx, cy);
    }
    return wrong;
}

int main(void) {
    int wrong = wrong_saxpy() + wrong_mandelbrot();
    printf("%d wrong of %d\n", wrong, N + WIDTH * HEIGHT);
    return wrong != 0;
}
