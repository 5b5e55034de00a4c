"""Struct arguments: an array of particles by pointer, the world's parameters by value."""

import numpy as np

import wfv

SOURCE = """
typedef struct { float2 position, velocity; int bounces; } particle;
typedef struct { float2 size; float gravity, dt; } world;

kernel void move(global particle *particles, world w) {
    particle p = particles[get_global_id(0)];
    p.velocity.y -= w.gravity * w.dt;
    p.position += p.velocity * w.dt;
    if (p.position.y < 0) {
        p.position.y = -p.position.y;
        p.velocity.y = -p.velocity.y;
        p.bounces++;
    }
    particles[get_global_id(0)] = p;
}
"""
# The layout in C: 24 bytes with four bytes of padding, because a float2 is aligned to 8.
PARTICLE = np.dtype({"names": ["position", "velocity", "bounces"], "formats": ["2f4", "2f4", "i4"], "itemsize": 24})
WORLD = np.dtype([("size", "2f4"), ("gravity", "f4"), ("dt", "f4")])


def main(n: int = 1000, steps: int = 200) -> np.ndarray:
    rng = np.random.default_rng(1)
    particles = np.zeros(n, PARTICLE)
    particles["position"] = rng.random((n, 2))
    world = np.zeros((), WORLD)
    world["size"], world["gravity"], world["dt"] = (1, 1), 9.81, 0.01
    program = wfv.build(SOURCE)
    for _ in range(steps):
        program.move(n, None, particles, world[()])
    print(f"{particles['bounces'].sum()} bounces, none below the floor: {(particles['position'][:, 1] >= 0).all()}")
    return particles


if __name__ == "__main__":
    main()
