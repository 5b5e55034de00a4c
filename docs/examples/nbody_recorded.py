"""1,000 steps of gravity among n bodies: two recorded launches, which swap the arrays, run 500 times."""

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
        float d = rsqrt(dot(r, r) + 1e-2f);
        force += r * (other.w * d * d * d);
    }
    float3 v = velocities[i].xyz + dt * force;
    velocities[i] = (float4)(v, 0);
    moved[i] = (float4)(own.xyz + dt * v, own.w);
}
"""


def main(n: int = 256, steps: int = 1000, dt: float = 1e-3) -> np.ndarray:
    rng = np.random.default_rng(1)
    bodies = rng.standard_normal((n, 4)).astype(np.float32)  # x, y, z, mass
    bodies[:, 3] = 1 / n
    velocities, moved = np.zeros_like(bodies), np.empty_like(bodies)
    program = wfv.build(SOURCE)
    with wfv.record() as sequence:
        program.step(n, 64, moved, velocities, bodies, n, dt)
        program.step(n, 64, bodies, velocities, moved, n, dt)
    sequence.run(repeat=steps // 2)
    print(f"momentum after {steps} steps: {(velocities[:, :3] * bodies[:, 3:]).sum(axis=0)}")
    return bodies


if __name__ == "__main__":
    main()
