"""The properties of the target machine that the rules use."""

from __future__ import annotations

from dataclasses import dataclass

from wfv import llvm
from wfv.opencl.math_implementations import NO_LIBMVEC, Libmvec, libmvec_of


@dataclass(frozen=True)
class Machine:
    """`has_masked_memory`: masked loads and stores of 32-bit and 64-bit elements are instructions (AVX).

    `has_avx512`: those of all elements are, and gathers and scatters are fast. AVX2's gathers are no faster than loads
    lane by lane. `has_fma`: fused multiply-add; `has_half_conversions`: between half and float (F16C);
    `has_half_arithmetic`: AVX512-FP16.

    `math` is the level (wfv.options.MATH_LEVELS), `libmvec` the functions of glibc that the level may use.
    `past_caches`: stores of whole cache lines go past the caches.
    """

    has_masked_memory: bool = False
    has_avx512: bool = False
    has_fma: bool = False
    has_half_conversions: bool = False
    has_half_arithmetic: bool = False
    math: str = "exact"
    libmvec: Libmvec = NO_LIBMVEC
    past_caches: bool = False


def machine_of(target: llvm.Target, math: str, *, past_caches: bool = False) -> Machine:
    return Machine(
        has_masked_memory=target.has_masked_memory,
        has_avx512=target.has_avx512,
        has_fma=target.has_fma,
        has_half_conversions="f16c" in target.available,
        has_half_arithmetic="avx512fp16" in target.available,
        math=math,
        libmvec=libmvec_of(target),
        past_caches=past_caches,
    )
