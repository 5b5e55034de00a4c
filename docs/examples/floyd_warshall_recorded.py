"""All shortest paths of a graph, one launch for each node: recorded as one sequence, against separate launches."""

import time
from collections.abc import Callable

import numpy as np

import wfv

SOURCE = """
kernel void relax(global uint *dist, global uint *path, uint nodes, uint by) {
    size_t x = get_global_id(0), y = get_global_id(1);
    uint known = dist[y * nodes + x], other = dist[y * nodes + by] + dist[by * nodes + x];
    if (other < known) {
        dist[y * nodes + x] = other;
        path[y * nodes + x] = by;
    }
}
"""
NO_EDGE = 1 << 28


def reference(dist: np.ndarray) -> np.ndarray:
    """By NumPy."""
    for by in range(len(dist)):
        dist = np.minimum(dist, dist[:, by, None] + dist[None, by, :])
    return dist


def main(nodes: int = 512, samples: int = 9) -> np.ndarray:
    random = np.random.default_rng(1)
    graph = random.integers(1, 1000, (nodes, nodes), dtype=np.uint32)
    graph[random.random((nodes, nodes)) < 0.9] = NO_EDGE
    np.fill_diagonal(graph, 0)
    expected, dist, path = reference(graph), graph.copy(), np.zeros_like(graph)
    relax = wfv.build(SOURCE, strategy="unicf").relax

    def launch_all(threads: int | None = None) -> None:
        for by in range(nodes):
            relax((nodes, nodes), (16, 16), dist, path, nodes, by, threads=threads)

    with wfv.record() as sequence:
        launch_all()

    def milliseconds(run: Callable[[], object]) -> float:
        dist[:] = graph
        begin = time.perf_counter()
        run()
        seconds = time.perf_counter() - begin
        assert np.array_equal(dist, expected)
        return seconds * 1e3

    print(f"{len(sequence)} launches, {nodes} nodes: shortest of {samples} samples, milliseconds")
    print("threads  separate  recorded")
    for threads in (1, 2):
        ways = (lambda t=threads: launch_all(t)), (lambda t=threads: sequence.run(threads=t))
        times = [[milliseconds(way) for way in ways] for _ in range(samples)]
        separate, recorded = map(min, zip(*times, strict=True))
        print(f"{threads:7} {separate:9.2f} {recorded:9.2f}")
    return dist


if __name__ == "__main__":
    main()
