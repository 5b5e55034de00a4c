// One pass of the Floyd-Warshall all-pairs shortest paths: does the way through node `pass` improve on x <- y?
__kernel void floydWarshallPass(__global uint *dist, __global uint *path, uint numNodes, uint pass)
{
    uint x = get_global_id(0);
    uint y = get_global_id(1);
    uint index = y * numNodes + x;
    uint old = dist[index];
    uint temp = dist[y * numNodes + pass] + dist[pass * numNodes + x];
    if (temp < old) {
        dist[index] = temp;
        path[index] = pass;
    }
}
