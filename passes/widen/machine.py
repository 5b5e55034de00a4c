"""The properties of the target machine that the rules use, and the operations that LLVM executes lane by lane on it."""

from dataclasses import dataclass

from passes.widen.permutes import Permute, permutes_of
from wfv import llvm
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of
from wfv.ir.types import DOUBLE, FLOAT, HALF, I64, Type
from wfv.ir.values import ConstInt
from wfv.opencl.math_implementations import NO_LIBMVEC, Libmvec, libmvec_of


@dataclass(frozen=True)
class Machine:
    """`has_masked_memory`: masked loads and stores of 32-bit and 64-bit elements are instructions (AVX).

    `has_masked_bytes`: masked accesses of all elements are (AVX-512, SVE, RISC-V). `has_avx512`: gathers and scatters
    under a mask are fast instructions; on AVX2, SVE and RISC-V they are no faster than accesses lane by lane.
    `has_quick_gathers`: those without a mask are fast, too. `has_fma`: fused multiply-add; `has_half_conversions`:
    between half and float (F16C); `has_half_arithmetic`: AVX512-FP16, FEAT_FP16.

    `math` is the level (wfv.options.MATH_LEVELS), `libmvec` the functions of glibc that the level may use.
    `past_caches`: stores of whole cache lines go past the caches (x86, whose launches wait for them at their end).
    `vector_bits`: of the widest registers. `permutes`: its instructions that read tables in registers.
    `without`: optimizations that are switched off (wfv.options.OPTIMIZATIONS).
    """

    has_masked_memory: bool = False
    has_masked_bytes: bool = False
    has_avx512: bool = False
    has_quick_gathers: bool = False
    has_fma: bool = False
    has_half_conversions: bool = False
    has_half_arithmetic: bool = False
    math: str = "exact"
    libmvec: Libmvec = NO_LIBMVEC
    past_caches: bool = False
    is_x86: bool = True
    vector_bits: int = 128
    permutes: tuple[Permute, ...] = ()
    without: frozenset[str] = frozenset()


def machine_of(
    target: llvm.Target, math: str, *, past_caches: bool = False, without: frozenset[str] = frozenset()
) -> Machine:
    return Machine(
        has_masked_memory=target.has_masked_memory,
        has_masked_bytes=target.has_masks,
        has_avx512=target.has_avx512,
        has_quick_gathers=target.has_quick_gathers,
        has_fma=target.has_fma,
        has_half_conversions=target.has_half_conversions,
        has_half_arithmetic=target.has_half_arithmetic,
        math=math,
        libmvec=libmvec_of(target),
        past_caches=past_caches and target.is_x86,
        is_x86=target.is_x86,
        vector_bits=target.vector_bits,
        permutes=permutes_of(target),
        without=without,
    )


_CONVERSIONS = ("fptosi", "fptoui", "fptosi.sat", "fptoui.sat", "sitofp", "uitofp", "lrint")
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_ON_BITS = ("fneg", "fabs", "copysign", "bitcast", "freeze", "select")  # halves are not converted
_ON_FLOATS = ("fadd", "fsub", "fmul", "fdiv", "fmuladd", "minimum", "maximum")  # vectors of halves become floats


def why_scalarized(instr: Instr, machine: Machine) -> str:
    """Why LLVM executes the operation on vectors lane by lane; "" if it is not known to do so."""
    name = family_of(instr.callee) if instr.callee else instr.op
    source, result = instr.operands[0].type, instr.type
    if HALF in (source, result) and name not in _ON_BITS and (why := _why_halves(name, source, result, machine)):
        return why
    if name in _CONVERSIONS and I64 in (source, result) and machine.is_x86 and not machine.has_avx512:
        return "" if (name, result) == ("uitofp", DOUBLE) else "conversions of 64-bit integers need AVX-512"
    if name == "fma" and result in (FLOAT, DOUBLE) and not machine.has_fma:
        return "the target has no fused multiply-add"
    if name == "lround" and machine.is_x86:
        return "x86 has no such instruction"
    if name in _DIVISIONS and result == I64 and not _is_power_of_two(instr):
        return "there is no vector product of 128 bits"
    return ""


def _why_halves(name: str, source: Type, result: Type, machine: Machine) -> str:
    if machine.has_half_arithmetic:
        return ""
    if not machine.has_half_conversions:
        return "the target has no conversion between half and float"
    if (source, result) == (DOUBLE, HALF):
        return "the target has no conversion of double to half"
    is_function = source == result == HALF and name not in _ON_FLOATS
    return "the target has no arithmetic of halves" if is_function else ""


def _is_power_of_two(instr: Instr) -> bool:
    divisor = instr.operands[1]
    return isinstance(divisor, ConstInt) and abs(divisor.value).bit_count() == 1
