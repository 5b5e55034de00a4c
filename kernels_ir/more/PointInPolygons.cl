// The first polygon that contains a point: boxes, then edges; the search ends at a hit, the edges early outside.
__kernel void pointInPolygons(__constant int *boxes, __constant int *edges, int polygons, int sides,
                              __global const int *xs, __global const int *ys, __global int *found)
{
    int i = get_global_id(0);
    int x = xs[i], y = ys[i], hit = -1;
    for (int p = 0; p < polygons; ++p) {
        if (x >= boxes[4 * p] && x <= boxes[4 * p + 1] && y >= boxes[4 * p + 2] && y <= boxes[4 * p + 3]) {
            int k = 0;
            for (; k < sides; ++k) {  // all edges turn left
                __constant int *e = edges + (p * sides + k) * 4;
                if ((e[2] - e[0]) * (y - e[1]) - (e[3] - e[1]) * (x - e[0]) < 0)
                    break;
            }
            if (k == sides) {
                hit = p;
                break;
            }
        }
    }
    found[i] = hit;
}
