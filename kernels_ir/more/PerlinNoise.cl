// Gradient noise of several octaves, after Perlin's improved noise, in two dimensions.
float fade(float t) { return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f); }

float gradient(int hash, float x, float y)
{
    float u = (hash & 1) ? -x : x;
    float v = (hash & 2) ? -y : y;
    return (hash & 4) ? u + v : ((hash & 8) ? u - 0.5f * v : v - 0.5f * u);
}

float noise(float x, float y, __global const int *table)
{
    int column = (int)floor(x);
    int row = (int)floor(y);
    float fx = x - column;
    float fy = y - row;
    float u = fade(fx);
    float v = fade(fy);
    int a = table[column & 255] + row;
    int b = table[(column + 1) & 255] + row;
    float top = mix(gradient(table[a & 255], fx, fy), gradient(table[b & 255], fx - 1.0f, fy), u);
    float bottom = mix(gradient(table[(a + 1) & 255], fx, fy - 1.0f),
                       gradient(table[(b + 1) & 255], fx - 1.0f, fy - 1.0f), u);
    return mix(top, bottom, v);
}

__kernel void perlinNoise(__global float *out, __global const int *table, float scale, int octaves)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    float sum = 0.0f;
    float amplitude = 1.0f;
    float frequency = scale;
    for (int k = 0; k < octaves; ++k) {
        sum += amplitude * noise(x * frequency, y * frequency, table);
        amplitude *= 0.5f;
        frequency *= 2.0f;
    }
    out[y * get_global_size(0) + x] = sum;
}
