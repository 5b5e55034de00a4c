// One pass of Floyd and Warshall's algorithm: paths through `node`. Ids are in int variables, as in most programs.
__kernel void floydWarshallInt(__global int *dist, int nodes, int node)
{
    int x = get_global_id(0);
    int y = get_global_id(1);
    int old = dist[y * nodes + x];
    int through = dist[y * nodes + node] + dist[node * nodes + x];
    if (through < old)
        dist[y * nodes + x] = through;
}
