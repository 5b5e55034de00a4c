// y = a * x + y, with the guard that a global size rounded up to whole groups needs.
__kernel void saxpy(uint n, float a, __global const float *x, __global float *y)
{
    uint i = get_global_id(0);
    if (i < n)
        y[i] = a * x[i] + y[i];
}
