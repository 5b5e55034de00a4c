"""What the rules need to know of the machine."""

from __future__ import annotations

from dataclasses import dataclass

from wfv import llvm

_VECTOR_MATH = {128: "b", 256: "d", 512: "e"}


@dataclass(frozen=True)
class Machine:
    """`has_masked_memory`: masked loads and stores of 32 and 64 bits are instructions (AVX).

    `has_avx512`: those of all elements are, and scatters. AVX2's gathers are no faster than loads lane by lane.

    `vector_math` is libmvec's letter for the instruction set (b, d, e), "" without libmvec.
    """

    has_masked_memory: bool = False
    has_avx512: bool = False
    vector_math: str = ""


def machine_of(target: llvm.Target) -> Machine:
    letter = _VECTOR_MATH[target.vector_bits] if llvm.has_libmvec() else ""
    return Machine(target.has_masked_memory, target.has_avx512, letter)
