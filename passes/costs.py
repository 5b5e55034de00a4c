"""The figures by which passes decide and the cost model ranks: cycles of instructions, gathers, other accesses, masks.

The figures are cycles: reciprocal throughputs and latencies, for a scalar instruction and for one register of a vector.
They are round numbers in the range of the public figures for Zen 4 and Zen 5 (AMD's optimization guides, uops.info,
Agner Fog's tables). The estimates do not depend much on any of them: docs/cost_model.md.

A `Vector` is the unit of all of them: the lanes that are computed at once, on one machine.
passes/analysis/instruction_costs.py gives the cycles of an instruction by its shape.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from wfv import llvm
from wfv.ir.core import Instr
from wfv.ir.intrinsics import is_exchange
from wfv.ir.names import BY_LANE, HELPER, OWN
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.types import scalar_of
from wfv.ir.values import Const, ConstInt, Value

TILE_ROWS = 4  # vectors of a tile, one in each row (passes/speculate/tiles.py)
ASSUMED_TRIPS = 8  # iterations of a loop whose bounds are known at run time only: in OpenCL samples, 4 to 64
SCALAR_LOAD = 0.5
GATHERED = 1.3  # of a lane of a gather or scatter: an address out of a vector, an access, a lane in or out
FAR_STORE = 2.0  # of a lane that stores to a cache line of its own, which is read first; a load: GATHERED
BRANCH, SCALAR_BRANCH = 0.5, 0.7  # in vector, in scalar code: that of a loop is taken, and a CPU takes one a cycle
MASKS = 2  # operations on masks for a divergent branch, and for a divergent loop
VOTE, ID_VOTE = 4.5, 1.0  # a test of a mask and a branch, which is often mispredicted if data decide


class Figures(NamedTuple):
    """`scalar`, `vector`: cycles of throughput; `scalar_latency`, `vector_latency`: cycles until the result is used.

    `part`: the part of an estimate that it belongs to.
    """

    scalar: float
    scalar_latency: float
    vector: float
    vector_latency: float
    part: str = "arithmetic"


CLASSES = {
    "free": Figures(0, 0, 0, 0),
    "alu": Figures(0.25, 1, 0.4, 1),
    "move": Figures(0.25, 1, 0.5, 2),  # conversions of width: a scalar one is often part of another instruction
    "shift": Figures(0.35, 1, 0.5, 1),
    "vary shift": Figures(0.35, 1, 0.5, 1),  # by a number that differs between lanes
    "multiply": Figures(0.5, 3, 0.6, 3),
    "float": Figures(0.5, 3.5, 0.5, 3.5),
    "minimum": Figures(1.2, 4, 1.2, 4),  # fmax and fmin: a maximum, a test for NaN, a choice
    "convert": Figures(0.7, 5, 0.7, 4),  # between integers and floats; a scalar one changes the register file
    "compare": Figures(0.25, 1, 0.6, 3),  # the result is a mask: three cycles to a mask register
    "select": Figures(0.4, 1, 0.5, 1),
    "divide32": Figures(3.5, 11, 5, 12, "divisions"),
    "divide64": Figures(5, 14, 9, 14, "divisions"),
    "integer divide": Figures(7, 12, 16, 30, "divisions"),  # vectors: by way of doubles (passes/widen)
    "constant divide": Figures(1, 5, 3, 9, "divisions"),  # a multiplication and shifts
    "root32": Figures(5, 15, 7, 16, "divisions"),
    "root64": Figures(9, 20, 14, 22, "divisions"),
    "shuffle": Figures(0.5, 2, 1, 3),
    "load": Figures(SCALAR_LOAD, 4, 0.6, 7, "contiguous"),  # latencies: from the first-level cache
    "store": Figures(0.6, 4, 1, 7, "contiguous"),
    "gather": Figures(SCALAR_LOAD, 4, GATHERED, 25, "gathers"),  # of a lane
    "atomic": Figures(6, 4, 6.5, 25, "atomics"),
    "exchange": Figures(25, 40, 6, 15, "exchanges"),  # scalar: through memory, where the work-items of a sub-group meet
    # libm's functions of floats: 35 instructions or a call of 15 ns; vectors: docs/math.md, per register
    "exponential": Figures(14, 30, 9, 45, "calls"),
    "trigonometric": Figures(22, 45, 16, 60, "calls"),
    "power": Figures(30, 60, 28, 90, "calls"),
    "other call": Figures(30, 50, 30, 60, "calls"),
}

_SHIFTS = ("shl", "lshr", "ashr")
_OF_OPCODE = {
    **dict.fromkeys(("add", "sub", "and", "or", "xor"), "alu"),
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), "integer divide"),
    **dict.fromkeys(("fadd", "fsub", "fmul", "fneg"), "float"),
    **dict.fromkeys(("fptoui", "fptosi", "uitofp", "sitofp", "fptrunc", "fpext"), "convert"),
    **dict.fromkeys(("trunc", "zext", "sext"), "move"),
    **dict.fromkeys(("icmp", "fcmp"), "compare"),
    **dict.fromkeys(("extractelement", "insertelement", "shufflevector"), "shuffle"),
    "mul": "multiply", "select": "select", "frem": "other call",
}  # fmt: skip
_PREFIXES = (
    (("llvm.fma", "llvm.fmul", "llvm.fabs", "llvm.copysign", "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint",
      "llvm.nearby", "llvm.round"), "float"),
    (("llvm.minn", "llvm.maxn", "llvm.minimum", "llvm.maximum"), "minimum"),
    (("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.abs", "llvm.uadd", "llvm.sadd", "llvm.usub",
      "llvm.ssub"), "alu"),
    (("llvm.fsh", "llvm.bswap", "llvm.ct", "llvm.bitreverse", "llvm.fpto"), "shift"),
    (("llvm.sqrt",), "root"),
    ((BY_LANE,), "free"),  # no lane, no call: the code tests that itself
    ((HELPER,), "other call"),
    (("llvm.", OWN), "free"),
    (("exp", "log"), "exponential"),
    (("sin", "cos", "tan", "asin", "acos", "atan", "tanh", "sinh", "cosh", "cbrt", "erf"), "trigonometric"),
    (("pow", "hypot", "fmod", "tgamma", "lgamma"), "power"),
)  # fmt: skip


def class_of(instr: Instr) -> str:
    """The class of an instruction that accesses no memory."""
    op = instr.op
    if op == "call":
        name = _class_of_call(instr.callee)
    elif op in _SHIFTS:
        return "shift" if isinstance(instr.operands[1], Const) else "vary shift"
    elif op in DIVISIONS and isinstance(instr.operands[1], ConstInt):
        return "constant divide"
    elif op == "fdiv":
        name = "divide"
    else:
        return _OF_OPCODE.get(op, "free")
    if name in ("divide", "root"):  # halves are computed as floats
        return f"{name}{32 if bits_of(instr) <= 32 else 64}"
    return name


@lru_cache(512)
def _class_of_call(callee: str) -> str:
    if is_exchange(callee):
        return "exchange"
    return next((name for starts, name in _PREFIXES if callee.startswith(starts)), "other call")


def longest_chain(instrs: Iterable[Instr], latency: Callable[[Instr], float]) -> float:
    """The cycles of the longest chain of dependent instructions, which are in the order in which they run."""
    at: dict[Value, float] = {}
    for instr in instrs:
        at[instr] = max((at.get(each, 0.0) for each in instr.operands), default=0.0) + latency(instr)
    return max(at.values(), default=0.0)


def bits_of(instr: Instr) -> int:
    """The width of one element of a value in a register; that of a comparison is its operands'."""
    type = scalar_of(instr.operands[0].type if instr.op in ("icmp", "fcmp", "store") else instr.type)
    return getattr(type, "bits", 64)


@dataclass(frozen=True)
class CostMachine:
    """`bits`: the width of vector registers; `registers`: their number.

    `masked_far`: cycles per lane of a gather or scatter under a mask. `masked_store`: added by a mask to a register of
    a contiguous store, if there is an instruction for elements of `masked_from` bits.
    `multiply64`, `vary_shift`: how much more than others a multiplication of 64 bits, a shift by vectors cost;
    `minimum`: what a minimum costs of what it does on x86, where it is three instructions; `divisions`: what these and
    square roots cost of what they do there, scalar ones too. `table`: the cost of a register of bytes that are looked
    up in a buffer (passes/widen/table_lookups.py); 0: lane by lane.
    """

    bits: int
    multiply64: float
    vary_shift: float
    masked_far: float
    masked_from: int
    masked_store: float
    minimum: float = 1
    divisions: float = 1
    table: float = 0
    registers: int = 32

    @property
    def has_masked_words(self) -> bool:
        """Whether there are masked accesses of contiguous elements of 32 bits."""
        return self.masked_from <= 32

    def scalar_cycles(self, name: str) -> float:
        """The cycles of a scalar instruction of a class."""
        figures = CLASSES[name]
        return figures.scalar * (self.divisions if figures.part == "divisions" else 1.0)

    def slower_by(self, name: str, bits: int) -> float:
        """The cycles of a class for elements of so many bits, as a multiple of those of its figures."""
        if name == "multiply" and bits == 64:
            return self.multiply64
        special = {"vary shift": self.vary_shift, "minimum": self.minimum}
        return special.get(name, self.divisions if CLASSES[name].part == "divisions" else 1.0)


@dataclass(frozen=True)
class Vector:
    """The lanes that are computed at once on a machine. `has_boscc`: regions that all lanes run have no masks."""

    machine: CostMachine
    lanes: int
    has_boscc: bool = False

    def registers(self, bits: int) -> int:
        """The registers that hold a value of so many bits for all lanes."""
        return max(1, -(-self.lanes * bits // self.machine.bits))

    @property
    def mask_registers(self) -> int:
        """Masks are bits in registers of their own, or 32-bit numbers."""
        return 1 if self.machine.bits >= 512 else self.registers(32)

    def cycles(self, name: str, bits: int) -> float:
        """The cycles of an instruction of a class, for elements of so many bits."""
        return self.registers(bits) * CLASSES[name].vector * self.machine.slower_by(name, bits)


_SSE = CostMachine(128, 5, 6, 2.0, masked_from=128, masked_store=0, registers=16)
_AVX2 = CostMachine(256, 5, 1, 2.0, masked_from=32, masked_store=4, registers=16)
_AVX512 = CostMachine(512, 2, 1, 1.6, masked_from=8, masked_store=0.5)
# Arm's Software Optimization Guides, Neoverse N1 and V1, tables of ASIMD and SVE instructions: shifts by a register
# (SSHL, USHL) cost what others do; only SVE multiplies 64 bits; an SVE gather loads an element a cycle; a minimum is
# one instruction (FMINNM). tests/test_costs_of_aarch64.py compares with LLVM's models of both.
_NEON = CostMachine(128, 5, 1, 2.0, masked_from=128, masked_store=0, minimum=0.4)
# Apple publishes no figures. Others have measured an M1's: https://dougallj.github.io/applecpu/firestorm-simd.html,
# https://github.com/ocxtal/insn_bench_aarch64, results/apple_m1_firestorm.md. Each of its four vector units does most
# operations, so that these cost half of Neoverse's, as scalar ones do: only what differs from that half is here. A
# division takes 1 cycle, a root 2, of any type. tests/test_costs_of_apple_m1.py has the measured figures.
_APPLE = replace(_NEON, divisions=0.4)
_SVE = CostMachine(0, 2, 1, 2.0, masked_from=8, masked_store=0.5, minimum=0.4)


def cost_machine(target: str) -> CostMachine:
    """The machine of a target's name."""
    found = llvm.find_target(target)
    if found.cpu.startswith("apple-"):
        return _APPLE
    if not found.is_x86:
        return replace(_SVE, bits=found.vector_bits) if found.has_masks else _NEON
    if "avx512vbmi" in found.available:
        return replace(_AVX512, table=8)
    return _AVX512 if found.has_avx512 else _AVX2 if found.vector_bits >= 256 else _SSE
