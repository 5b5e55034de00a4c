// Keys in a binary search tree that is not balanced: a search ends at its key, or below a leaf.
__kernel void treeSearch(__global const int *nodes, int root, __global const int *keys, __global int *depths)
{
    int i = get_global_id(0);
    int key = keys[i], at = root, depth = 0;
    while (at >= 0) {
        __global const int *node = nodes + 3 * at;  // its key, and the nodes on its left and right
        ++depth;
        if (node[0] == key)
            break;
        at = key < node[0] ? node[1] : node[2];
    }
    depths[i] = at >= 0 ? depth : -depth;
}
