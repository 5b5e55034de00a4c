// Ray marching: steps as long as the distance to three spheres allows, until a hit, or past the scene. Few rays hit.
__attribute__((noinline)) float distanceTo(__constant float *s, float x, float y, float z)
{
    float nearest = 1e9f;
    for (int k = 0; k < 3; ++k) {
        float dx = x - s[4 * k], dy = y - s[4 * k + 1], dz = z - s[4 * k + 2];
        float d = sqrt(dx * dx + dy * dy + dz * dz) - s[4 * k + 3];
        nearest = d < nearest ? d : nearest;
    }
    return nearest;
}

__kernel void sphereTrace(__constant float *spheres, __constant float *lamps, int count, int width, int height,
                          __global float *out)
{
    int px = get_global_id(0), py = get_global_id(1);
    float ux = (px * 2 - width) * (1.0f / 256.0f), uy = (py * 2 - height) * (1.0f / 256.0f);
    float scale = 1.0f / sqrt(ux * ux + uy * uy + 1.0f);
    float wx = ux * scale, wy = uy * scale, wz = scale;
    float at = 0.0f, light = 0.0f;
    for (int step = 0; step < 48; ++step) {
        float x = wx * at, y = wy * at, z = wz * at;
        float d = distanceTo(spheres, x, y, z);
        if (d < 0.01f) {  // a hit: the normal, and the light of all lamps
            float nx = distanceTo(spheres, x + 0.03125f, y, z) - distanceTo(spheres, x - 0.03125f, y, z);
            float ny = distanceTo(spheres, x, y + 0.03125f, z) - distanceTo(spheres, x, y - 0.03125f, z);
            float nz = distanceTo(spheres, x, y, z + 0.03125f) - distanceTo(spheres, x, y, z - 0.03125f);
            for (int l = 0; l < count; ++l) {
                float dx = lamps[3 * l] - x, dy = lamps[3 * l + 1] - y, dz = lamps[3 * l + 2] - z;
                float facing = (nx * dx + ny * dy + nz * dz) / sqrt(dx * dx + dy * dy + dz * dz);
                light += facing > 0.0f ? facing : 0.0f;
            }
            break;
        }
        at += d;
        if (at > 12.0f)
            break;
    }
    out[py * width + px] = light;
}
