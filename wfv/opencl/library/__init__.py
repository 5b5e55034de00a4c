"""Built-ins that are written in OpenCL C: LLVM IR text by mangled name."""

from __future__ import annotations


def has(symbol: str) -> bool:
    """Whether `text_of` knows this function."""
    return False


def text_of(symbol: str) -> str:
    """One `define` of LLVM IR. Raises KeyError."""
    raise KeyError(symbol)
