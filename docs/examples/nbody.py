"""Gravity among n bodies: positions and velocities are float4, and the inner loop's loads are uniform."""

import numpy as np

import wfv

SOURCE = """
kernel void step(global float4 *moved, global float4 *velocities, global const float4 *bodies, int n, float dt) {
    int i = get_global_id(0);
    float4 own = bodies[i];
    float3 force = 0;
    for (int j = 0; j < n; j++) {
        float4 other = bodies[j];
        float3 r = other.xyz - own.xyz;
        float d = rsqrt(dot(r, r) + 1e-3f);
        force += r * (other.w * d * d * d);
    }
    float3 v = velocities[i].xyz + dt * force;
    velocities[i] = (float4)(v, 0);
    moved[i] = (float4)(own.xyz + dt * v, own.w);
}
"""


def main(n: int = 1024, steps: int = 10, dt: float = 1e-3) -> np.ndarray:
    rng = np.random.default_rng(1)
    bodies = rng.standard_normal((n, 4)).astype(np.float32)  # x, y, z, mass
    bodies[:, 3] = 1 / n
    velocities, moved = np.zeros_like(bodies), np.empty_like(bodies)
    program = wfv.build(SOURCE)
    for _ in range(steps):
        program.step(n, 64, moved, velocities, bodies, n, dt)
        bodies, moved = moved, bodies
    momentum = (velocities[:, :3] * bodies[:, 3:]).sum(axis=0)
    print(f"momentum after {steps} steps: {momentum}")
    return bodies


if __name__ == "__main__":
    main()
