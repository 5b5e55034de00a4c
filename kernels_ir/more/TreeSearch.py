"""Searches in a binary tree: a divergent loop with two exits, and loads through pointers of each lane."""

import numpy as np

from kernels_ir.catalog import Array, Arrays, Workload
from wfv.launch import Launch

KERNEL = "treeSearch"
SIZES = {"tiny": (64, 16, 20), "small": (1024, 64, 300), "default": (32768, 64, 4000)}  # keys, local size, nodes


def _reference(initial: Arrays) -> Arrays:
    nodes, keys = initial["nodes"], initial["keys"]
    at, depths, done = np.zeros(len(keys), np.int64), np.zeros_like(keys), np.zeros(len(keys), bool)
    while not done.all():
        depths[~done] += 1
        key, left, right = nodes[at].T
        done |= key == keys
        at = np.where(done, at, np.where(keys < key, left, right))
        depths = np.where(~done & (at < 0), -depths, depths)
        done |= at < 0
    return {"depths": depths.astype(np.int32)}


def _tree(keys: Array) -> Array:
    """Nodes of key, left and right, of the keys inserted in this order; the root is the first."""
    nodes = np.full((len(keys), 3), -1, np.int32)
    nodes[:, 0] = keys
    for new, key in enumerate(keys[1:], 1):
        at = 0
        while True:
            side = 1 if key < nodes[at, 0] else 2
            if nodes[at, side] < 0:
                nodes[at, side] = new
                break
            at = nodes[at, side]
    return nodes


def workload(seed: int, count: int, local: int, size: int) -> Workload:
    generator = np.random.default_rng(seed)
    nodes = _tree(generator.permutation(2 * size)[:size])
    keys = generator.integers(0, 2 * size, count, dtype=np.int32)
    depths = np.zeros(count, np.int32)
    launch = Launch((count,), (local,), (nodes, 0, keys, depths))
    return Workload({"nodes": nodes, "keys": keys, "depths": depths}, [launch], _reference)
