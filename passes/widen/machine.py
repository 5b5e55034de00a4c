"""The properties of the target machine that the rules use."""

from __future__ import annotations

from dataclasses import dataclass

from wfv import llvm
from wfv.opencl.math_implementations import NO_LIBMVEC, Libmvec, libmvec_of


@dataclass(frozen=True)
class Machine:
    """`has_masked_memory`: masked loads and stores of 32-bit and 64-bit elements are instructions (AVX).

    `has_avx512`: those of all elements are, and gathers and scatters are fast. AVX2's gathers are no faster than loads
    lane by lane.

    `math` is the level (wfv.options.MATH_LEVELS), `libmvec` the functions of glibc that the level may use.
    """

    has_masked_memory: bool = False
    has_avx512: bool = False
    math: str = "exact"
    libmvec: Libmvec = NO_LIBMVEC


def machine_of(target: llvm.Target, math: str) -> Machine:
    return Machine(target.has_masked_memory, target.has_avx512, math, libmvec_of(target))
