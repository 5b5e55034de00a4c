// Light on surface points: a light may be off, and may have a map of shadows. The light's terms are a helper function.
float shine(float dx, float dy, float dz, float nx, float ny, float nz, float power)
{
    float square = dx * dx + dy * dy + dz * dz;
    float far = sqrt(square);
    float facing = (dx * nx + dy * ny + dz * nz) / far;
    float middle = sqrt(0.5f + 0.5f * facing);  // the cosine of half the angle
    float rest = 1.0f - middle;
    float mirrored = 0.04f + 0.96f * rest * rest * rest * rest * rest;
    float rough = facing * facing * (0.3f - 1.0f) + 1.0f;
    float glossy = mirrored * 0.3f / (rough * rough * (facing + sqrt(0.3f + 0.7f * facing * facing)));
    return power * (facing * (1.0f - mirrored) + glossy) / (1.0f + square);
}

__kernel void shadowedLights(__constant float *lights, __constant int *hasMap, __constant int *isOn,
                             __global const uchar *maps, int count, int points, __global const float *place,
                             __global const float *normal, __global float *light)
{
    int i = get_global_id(0);
    float x = place[i], y = place[points + i], z = place[2 * points + i];
    float nx = normal[i], ny = normal[points + i], nz = normal[2 * points + i];
    float sum = 0.0f;
    for (int l = 0; l < count; ++l) {
        float dx = lights[4 * l] - x, dy = lights[4 * l + 1] - y, dz = lights[4 * l + 2] - z;
        if (dx * nx + dy * ny + dz * nz > 0.0f) {  // in front of the surface
            if (hasMap[l] ? maps[l * points + i] > 0 : isOn[l] > 0)
                sum += shine(dx, dy, dz, nx, ny, nz, lights[4 * l + 3]);
        }
    }
    light[i] = sum;
}
