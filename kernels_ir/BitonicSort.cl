// One pass of one stage of a bitonic sorting network: one compare-exchange per work-item.
__kernel void bitonicSort(__global uint *keys, uint stage, uint pass, uint ascending)
{
    uint tid = get_global_id(0);
    uint pairDistance = 1u << (stage - pass);
    uint leftId = tid % pairDistance + tid / pairDistance * (2 * pairDistance);
    uint rightId = leftId + pairDistance;
    uint left = keys[leftId];
    uint right = keys[rightId];

    // Within one stage the direction alternates from block to block.
    uint sameDirection = 1u << stage;
    if (tid / sameDirection % 2 == 1)
        ascending = 1 - ascending;

    uint greater;
    uint lesser;
    if (left > right) {
        greater = left;
        lesser = right;
    } else {
        greater = right;
        lesser = left;
    }

    if (ascending) {
        keys[leftId] = lesser;
        keys[rightId] = greater;
    } else {
        keys[leftId] = greater;
        keys[rightId] = lesser;
    }
}
