"""Permutes: instructions that read one of the elements of a small table for each lane, by an index in the lane."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from wfv import llvm

_PIECE = 4.0  # cost of a permute with its part of the selection
_LOAD = {8: 3.0, 32: 1.5}  # cost of a lane's load, by bits: index out, element in


@dataclass(frozen=True)
class Permute:
    """LLVM's intrinsic `name`: for each of `count` indices, one of `entries` elements of `bits`.

    Its operands are the table, in as many registers as it fills, and the indices. If a register
    has more lanes than entries, these are repeated.
    """

    bits: int
    entries: int
    count: int
    name: str


_SSSE3 = (Permute(8, 16, 16, "llvm.x86.ssse3.pshuf.b.128"),)
_AVX2 = (Permute(8, 16, 32, "llvm.x86.avx2.pshuf.b"), Permute(32, 8, 8, "llvm.x86.avx2.permd"))
_AVX512 = (
    Permute(8, 16, 64, "llvm.x86.avx512.pshuf.b.512"),
    Permute(32, 16, 16, "llvm.x86.avx512.permvar.si.512"),
)
_VBMI = (Permute(8, 64, 64, "llvm.x86.avx512.permvar.qi.512"),)
_NEON = tuple(Permute(8, 16 * n, 16, f"llvm.aarch64.neon.tbl{n}.v16i8") for n in (1, 2, 4))


def permutes_of(target: llvm.Target) -> tuple[Permute, ...]:
    """The permutes that the target has."""
    has = target.available
    needs = {"ssse3": _SSSE3, "avx2": _AVX2, "avx512vbmi": _VBMI, "neon": _NEON}
    found = [permute for feature, permutes in needs.items() if feature in has for permute in permutes]
    return (*found, *(_AVX512 if target.has_avx512 else ()))


def best_permute(permutes: Sequence[Permute], bits: int, size: int, lanes: int) -> Permute | None:
    """The one for `size` elements of `bits` that needs the fewest instructions; None if loads cost less."""

    def instructions(permute: Permute) -> int:
        return pieces(size, permute) * ceil(lanes / permute.count)

    fitting = [permute for permute in permutes if permute.bits == bits and size <= 1 << bits]
    best = min(fitting, key=lambda each: (instructions(each), each.count, each.entries), default=None)
    return best if best is not None and _PIECE * instructions(best) <= _LOAD[bits] * lanes else None


def pieces(size: int, permute: Permute) -> int:
    """How many permutes a table of `size` elements takes: a power of two, so that bits of the index select."""
    return 1 << (ceil(size / permute.entries) - 1).bit_length()
