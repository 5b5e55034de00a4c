// An interpreter of formulas: all work-items run the same program, each on its own numbers.
__kernel void stackMachine(__constant int *program, int length, __global const float *x, __global const float *y,
                           __global float *out)
{
    int i = get_global_id(0);
    float a = x[i], b = y[i], c = 1.0f;
    for (int at = 0; at < length; ++at) {
        switch (program[at]) {
        case 0: a = a + b; break;
        case 1: a = a - b; break;
        case 2: a = a * 0.5f + c; break;
        case 3: b = a < b ? a : b; break;
        case 4: b = a > b ? a : b; break;
        case 5: c = -c; break;
        case 6: c = a < 0.0f ? -a : a; break;
        case 7: a = 0.25f * (a + b + c); break;
        case 8: b = b * 0.5f - a * 0.25f; break;
        case 9: { float t = a; a = b; b = t; break; }
        case 10: { float t = b; b = c; c = t; break; }
        case 11: a = a > 4.0f ? 4.0f : a; break;
        case 12: a = a < -4.0f ? -4.0f : a; break;
        case 13: c = a < b ? c * 0.5f : c * 0.75f; break;
        case 14: b = c * c * 0.0625f; break;
        case 15: c = c * 0.5f + b * 0.125f; break;
        case 16: a = b * c * 0.125f; break;
        case 17: b = b > 8.0f ? 8.0f : (b < -8.0f ? -8.0f : b); break;
        case 18: c = c > 8.0f ? 8.0f : (c < -8.0f ? -8.0f : c); break;
        default: a = a * 0.875f + 0.125f; break;
        }
    }
    out[i] = a + b + c;
}
