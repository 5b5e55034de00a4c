"""What the model knows of the machine that a target stands for."""

from __future__ import annotations

from dataclasses import dataclass

from wfv import llvm


@dataclass(frozen=True)
class CostMachine:
    """`bits` and `registers`: the width and the number of vector registers.

    `window`: instructions that wait for operands at the same time. `miss`: cycles of a branch that is mispredicted.
    Cycles per lane: `gather`, `scatter` (an address out of a vector or a register, a scalar access, a lane in or out);
    of these under a mask: `masked_gather`, `masked_scatter`. `masked_access`: what a mask adds to a register of a
    contiguous access, if there is an instruction for elements of `masked_from` bits, else each lane costs a scatter.
    `addresses`: lanes whose addresses fit in general registers; `reload`: what the other lanes cost more.
    `bandwidth`: bytes per cycle between the second-level cache and the first, in copies of arrays;
    `wide_access`: how much slower with each doubling of an access beyond one register (CopyBuffer, 8 to 32 lanes).
    `multiply64`, `vary_shift`: how much more than others a multiplication of 64 bits, a shift by vectors cost.
    """

    bits: int
    registers: int
    multiply64: float
    vary_shift: float
    masked_gather: float
    masked_scatter: float
    masked_from: int
    masked_store: float
    gather: float = 1.3
    scatter: float = 1.3
    window: float = 200
    miss: float = 15
    addresses: int = 12
    reload: float = 1.1
    bandwidth: float = 20
    wide_access: float = 0.08


_SSE = CostMachine(128, 16, 5, 6, 2.0, 2.5, masked_from=128, masked_store=0)
_AVX2 = CostMachine(256, 16, 5, 1, 1.8, 2.5, masked_from=32, masked_store=4)
_AVX512 = CostMachine(512, 32, 2, 1, 1.0, 1.6, masked_from=8, masked_store=0.5)


def cost_machine(target: str) -> CostMachine:
    """The machine of a target's name."""
    found = llvm.find_target(target)
    return _AVX512 if found.has_avx512 else _AVX2 if found.vector_bits >= 256 else _SSE
