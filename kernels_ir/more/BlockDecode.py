"""Decompression of blocks, as by LZ4: loops in a loop, each of a length that each lane reads."""

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "blockDecode"
SIZES = {"tiny": (32, 16, 48), "small": (256, 64, 200), "default": (2048, 64, 600)}  # blocks, local size, bytes of one


def _decoded(packed: bytes, size: int) -> bytes:
    out, at = bytearray(), 0
    while len(out) < size:
        control, at = packed[at], at + 1
        if control < 128:
            out += packed[at : at + control + 1]
            at += control + 1
        else:
            distance, at = packed[at], at + 1
            for _ in range(control - 124):
                out.append(out[-distance])
    return bytes(out)


def _packed(generator: np.random.Generator, size: int) -> bytes:
    """A block of `size` bytes: literals, then by turns repetitions and literals."""
    parts, done = list[bytes](), 0
    while done < size:
        if done and generator.random() < 0.6:
            count = min(int(generator.integers(4, 40)), size - done)
            if count < 4:
                count, parts = 1, [*parts, bytes([0, 65])]
            else:
                parts.append(bytes([count + 124, generator.integers(1, min(done, 255) + 1)]))
        else:
            count = min(int(generator.integers(1, 12)), size - done)
            parts.append(bytes([count - 1, *generator.integers(97, 123, count).tolist()]))
        done += count
    return b"".join(parts)


def _reference(initial: Arrays) -> Arrays:
    size = initial["out"].shape[1]
    blocks = b"".join(_decoded(row.tobytes(), size) for row in initial["packed"])
    return {"out": np.frombuffer(blocks, np.uint8).reshape(-1, size)}


def workload(seed: int, blocks: int, local: int, size: int) -> Workload:
    generator = np.random.default_rng(seed)
    made = [_packed(generator, size) for _ in range(blocks)]
    stride = max(map(len, made))
    text = b"".join(each.ljust(stride, b"\0") for each in made)
    packed = np.frombuffer(text, np.uint8).reshape(blocks, stride).copy()
    out = np.zeros((blocks, size), np.uint8)
    launch = Launch((blocks,), (local,), (packed, stride, out, size))
    return Workload({"packed": packed, "out": out}, [launch], _reference)
