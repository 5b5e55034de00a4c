// The number of the nearest cluster's centre for each point. The features of a point lie one after the other.
__kernel void kmeansAssign(__global const float *points, __global const float *centres, __global int *member,
                           int count, int clusters, int features)
{
    int point = get_global_id(0);
    if (point >= count)
        return;

    int nearest = 0;
    float least = FLT_MAX;
    for (int c = 0; c < clusters; ++c) {
        float distance = 0.0f;
        for (int f = 0; f < features; ++f) {
            float d = points[point * features + f] - centres[c * features + f];
            distance += d * d;
        }
        if (distance < least) {
            least = distance;
            nearest = c;
        }
    }
    member[point] = nearest;
}
