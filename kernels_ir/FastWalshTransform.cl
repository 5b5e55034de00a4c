// One step of the fast Walsh-Hadamard transform: one butterfly per work-item.
__kernel void fastWalshTransform(__global float *a, int step)
{
    uint tid = get_global_id(0);
    uint group = tid % step;
    uint pair = 2 * step * (tid / step) + group;
    uint match = pair + step;
    float t1 = a[pair];
    float t2 = a[match];
    a[pair] = t1 + t2;
    a[match] = t1 - t2;
}
