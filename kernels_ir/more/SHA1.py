"""SHA-1 of one short message per work-item: integers, rotations, and a private array as a ring buffer.

FIPS 180-4, "Secure Hash Standard", section 6.1.
"""

import hashlib

import numpy as np

from kernels_ir.catalog import Arrays, Workload
from wfv.launch import Launch

KERNEL = "sha1"
SIZES = {"tiny": (32, 8), "small": (1024, 64), "default": (65536, 64)}  # messages, local size
LENGTH = 40  # bytes of a message; padded, it fills one block


def _reference(initial: Arrays) -> Arrays:
    messages = initial["blocks"].astype(">u4").view(np.uint8)[:, :LENGTH]
    digests = b"".join(hashlib.sha1(message.tobytes()).digest() for message in messages)
    return {"digests": np.frombuffer(digests, ">u4").astype(np.uint32).reshape(-1, 5)}


def workload(seed: int, count: int, local: int) -> Workload:
    padded = np.zeros((count, 64), np.uint8)
    padded[:, :LENGTH] = np.random.default_rng(seed).integers(0, 256, (count, LENGTH), dtype=np.uint8)
    padded[:, LENGTH] = 0x80
    padded[:, 60:] = np.frombuffer((8 * LENGTH).to_bytes(4, "big"), np.uint8)
    blocks = padded.view(">u4").astype(np.uint32)
    digests = np.zeros((count, 5), np.uint32)
    launch = Launch((count,), (local,), (blocks, digests))
    return Workload({"blocks": blocks, "digests": digests}, [launch], _reference)
