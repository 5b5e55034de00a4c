"""The limits of the device that its queries tell and that other calls check."""

from __future__ import annotations

import os
from functools import cache

ALIGNMENT = 128  # bytes, of buffers and sub-buffers: as large as the largest type, long16
MAX_LOCAL_ITEMS = 4096
LOCAL_MEMORY = 256 << 10
MAX_CONSTANT_BUFFER = 64 << 20
MAX_PARAMETERS = 4096  # bytes
MAX_IMAGE_2D = 16384  # texels in a row, and rows
MAX_IMAGE_3D = 2048
MAX_IMAGE_LAYERS = 2048
MAX_IMAGE_BUFFER = 1 << 27  # texels


@cache
def memory_size() -> int:
    """The machine's memory in bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")


def max_allocation() -> int:
    """The largest buffer in bytes."""
    return max(memory_size() // 2, 128 << 20)
