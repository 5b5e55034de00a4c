// One time step of gravitational bodies, all pairs: one body per work-item, tiles of positions in local memory.
__kernel void nbody(__global const float4 *pos, __global const float4 *vel, uint numBodies, float deltaTime,
                    float epsSqr, __local float4 *localPos, __global float4 *newPosition,
                    __global float4 *newVelocity)
{
    uint tid = get_local_id(0);
    uint gid = get_global_id(0);
    uint localSize = get_local_size(0);
    uint numTiles = numBodies / localSize;
    float4 myPos = pos[gid];
    float4 acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);

    for (uint i = 0; i < numTiles; ++i) {
        localPos[tid] = pos[i * localSize + tid];
        barrier(CLK_LOCAL_MEM_FENCE);

        for (uint j = 0; j < localSize; ++j) {
            float4 other = localPos[j];
            float rx = other.x - myPos.x;
            float ry = other.y - myPos.y;
            float rz = other.z - myPos.z;
            float distSqr = rx * rx + ry * ry + rz * rz;
            float invDist = 1.0f / sqrt(distSqr + epsSqr);
            float s = other.w * (invDist * invDist * invDist);
            acc.x += s * rx;
            acc.y += s * ry;
            acc.z += s * rz;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }

    float4 oldVel = vel[gid];
    float halfDeltaTimeSqr = 0.5f * deltaTime * deltaTime;
    float4 newPos;
    newPos.x = myPos.x + oldVel.x * deltaTime + acc.x * halfDeltaTimeSqr;
    newPos.y = myPos.y + oldVel.y * deltaTime + acc.y * halfDeltaTimeSqr;
    newPos.z = myPos.z + oldVel.z * deltaTime + acc.z * halfDeltaTimeSqr;
    newPos.w = myPos.w;
    float4 newVel;
    newVel.x = oldVel.x + acc.x * deltaTime;
    newVel.y = oldVel.y + acc.y * deltaTime;
    newVel.z = oldVel.z + acc.z * deltaTime;
    newVel.w = oldVel.w;
    newPosition[gid] = newPos;
    newVelocity[gid] = newVel;
}
