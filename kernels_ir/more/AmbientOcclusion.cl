// Ambient occlusion of three spheres above a plane. The rays' directions come from a row of a table; neighbouring pixels have different rows.
typedef struct {
    float t;
    float3 p;
    float3 n;
} Hit;

void hit_sphere(Hit *hit, float3 o, float3 d, float3 centre, float radius)
{
    float3 to = o - centre;
    float b = to.x * d.x + to.y * d.y + to.z * d.z;
    float c = to.x * to.x + to.y * to.y + to.z * to.z - radius * radius;
    float disc = b * b - c;
    if (disc > 0.0f) {
        float t = -b - sqrt(disc);
        if (t > 0.0f && t < hit->t) {
            hit->t = t;
            hit->p = o + d * t;
            hit->n = (hit->p - centre) / radius;
        }
    }
}

void hit_plane(Hit *hit, float3 o, float3 d, float height)
{
    if (fabs(d.y) > 1.0e-6f) {
        float t = (height - o.y) / d.y;
        if (t > 0.0f && t < hit->t) {
            hit->t = t;
            hit->p = o + d * t;
            hit->n = (float3)(0.0f, 1.0f, 0.0f);
        }
    }
}

Hit trace(float3 o, float3 d)
{
    Hit hit;
    hit.t = 1.0e17f;
    hit.p = o;
    hit.n = d;
    hit_sphere(&hit, o, d, (float3)(-2.0f, 0.0f, -3.5f), 0.5f);
    hit_sphere(&hit, o, d, (float3)(-0.5f, 0.0f, -3.0f), 0.5f);
    hit_sphere(&hit, o, d, (float3)(1.0f, 0.0f, -2.2f), 0.5f);
    hit_plane(&hit, o, d, -0.5f);
    return hit;
}

__kernel void ambientOcclusion(__global float *out, __global const float *directions, int samples, int rows)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int width = get_global_size(0);
    int height = get_global_size(1);
    float px = (x - width * 0.5f) / (width * 0.5f);
    float py = (y - height * 0.5f) / (height * 0.5f);
    float scale = 1.0f / sqrt(px * px + py * py + 1.0f);
    float3 eye = (float3)(0.0f, 0.0f, 0.0f);
    float3 d = (float3)(px * scale, -py * scale, -scale);

    float light = 0.0f;
    Hit hit = trace(eye, d);
    if (hit.t < 1.0e16f) {
        float3 o = hit.p + hit.n * 1.0e-3f;
        int row = (x * 7 + y * 13) % rows;
        for (int s = 0; s < samples; ++s) {
            __global const float *r = directions + (row * samples + s) * 3;
            float3 way = (float3)(r[0], r[1], r[2]);
            float side = way.x * hit.n.x + way.y * hit.n.y + way.z * hit.n.z;
            way = side < 0.0f ? -way : way;
            if (trace(o, way).t > 1.0e16f)
                light += 1.0f;
        }
        light = light / samples;
    }
    out[y * width + x] = light;
}
