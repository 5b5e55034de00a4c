"""Loads and stores of vectors: their kind, by the shape of the address (passes/widen/loads_and_stores.py), and cost."""

from math import log2
from typing import Literal, NamedTuple

from passes.analysis.affine_addresses import MAX_STRIDE, MAX_STRIDE_BYTES
from passes.analysis.clamped_ids import has_clamped_id
from passes.analysis.divergence import Shapes
from passes.analysis.objects import comes_from
from passes.costs import CLASSES, GATHERED, SCALAR_LOAD, Vector
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I1, Type, count_of, scalar_of, size_of
from wfv.ir.uses import underlying_object

Way = Literal[
    "uniform", "contiguous", "near", "tested", "varying", "table", "window", "atomic", "local atomic", "reduced"
]
_WORD, _BLOCK = 32, 128  # bits that bytes are widened to, and that a shuffle of bytes stays within
_JOINING = 3  # times as many shuffles, for components that are joined before they are widened (Sobel)
_LOCAL_ATOMIC = 1.5  # of a lane: a load, an operation and a store
_LOCAL_SPACE = 3
_TEST = 3.0  # whether the lanes' addresses are contiguous
_LOAD, _STORE, _SHUFFLE = (CLASSES[name].vector for name in ("load", "store", "shuffle"))


class VectorAccess(NamedTuple):
    """`way`: how the lanes access memory; `bits` of an element, `elements` of them one after the other in each lane;
    `apart`: elements from one lane's access to the next one's (1: contiguous).
    """

    is_store: bool
    way: Way
    bits: int
    elements: int
    apart: int


def vector_access_of(instr: Instr, shapes: Shapes) -> VectorAccess:
    """The access of a load, a store or an atomic instruction."""
    type = instr.accessed
    is_store, bits, count = instr.op == "store", 8 * size_of(scalar_of(type)), count_of(type)
    if instr.op in ("atomicrmw", "cmpxchg") or "atomic" in instr.attrs:
        is_local = comes_from(instr.operands[is_store], _LOCAL_SPACE)
        return VectorAccess(is_store, "local atomic" if is_local else "atomic", bits, count, 0)
    way, apart = _way(instr, type, shapes)
    return VectorAccess(is_store, way, bits, count, apart)


def _way(instr: Instr, type: Type, shapes: Shapes) -> tuple[Way, int]:
    address, element, count = instr.operands[-1], size_of(scalar_of(type)), count_of(type)
    shape = shapes.of(address)
    if shape.is_uniform:
        return "uniform", 0
    if shape.is_varying or type == I1 or shape.stride % element:
        if instr.op == "load" and has_clamped_id(address, shapes):
            return "window", 0
        return ("tested" if shape.possibly_contiguous else "varying"), 0
    if is_op(underlying_object(address), "alloca"):  # indexed by uniform values, it is in registers or laid out by lane
        return "contiguous", count
    apart = abs(shape.stride) // element
    if apart == count:
        return "contiguous", apart
    is_near = apart <= MAX_STRIDE and apart * element <= MAX_STRIDE_BYTES
    return ("near" if is_near and apart > count else "varying"), apart


def access_cost(access: VectorAccess, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """The part that an access belongs to, its cycles and its instructions."""
    lanes, elements = vector.lanes, access.elements
    if access.way.endswith("atomic"):
        each = _LOCAL_ATOMIC if access.way == "local atomic" else CLASSES["atomic"].vector
        return "atomics", each * lanes, 2.0 * lanes
    if access.way == "reduced":
        rounds = vector.registers(access.bits) - 1 + 2 * log2(min(lanes, vector.machine.bits // access.bits))
        return "atomics", rounds * _SHUFFLE / 2 + _LOCAL_ATOMIC, rounds + 1
    if access.way == "uniform":
        return "uniform", (_STORE if access.is_store else SCALAR_LOAD) * elements, elements
    if access.way == "table" and vector.machine.table:
        registers = vector.registers(access.bits)
        return "strided", registers * vector.machine.table, registers * vector.machine.table
    if access.way == "window" and not is_masked and _is_permuted(access, vector):
        return "strided", _TEST + _LOAD + _SHUFFLE, 8.0
    by_lane, wide = _by_lane(access, is_masked, vector), _wide(access, is_masked, vector)
    is_spread = access.way == "near" and access.is_store and elements < access.apart
    if is_spread or access.way in ("varying", "table", "window"):
        return by_lane
    if access.way == "tested":
        return by_lane[0], _TEST + 0.5 * (by_lane[1] + wide[1]), 0.5 * (by_lane[2] + wide[2])
    if is_masked and access.bits < vector.machine.masked_from:  # a test of all lanes, which mostly are active
        return "masks", _TEST + wide[1], wide[2]
    return wide


def _is_permuted(access: VectorAccess, vector: Vector) -> bool:
    """Whether one permute gives each lane its element of a window (passes/widen/clamped_windows.py)."""
    machine = vector.machine
    has_permute = machine.table > 0 if access.bits == 8 else access.bits == _WORD and machine.bits >= 256
    return access.elements == 1 and has_permute and vector.lanes * access.bits <= machine.bits


def _by_lane(access: VectorAccess, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """Gathers and scatters."""
    count = vector.lanes * access.elements
    each = vector.machine.masked_far if is_masked else GATHERED
    return "scatters" if access.is_store else "gathers", each * count, 3.0 * count


def _wide(access: VectorAccess, is_masked: bool, vector: Vector) -> tuple[str, float, float]:
    """Registers one after the other, with shuffles if the lanes' elements lie between each other."""
    registers = vector.registers(access.bits * max(access.apart, 1))
    shuffles = float(registers * access.elements) if max(access.apart, access.elements) > 1 else 0.0
    if _is_joined(access, vector):
        shuffles *= _JOINING
    cycles = registers * (_STORE if access.is_store else _LOAD) + shuffles * _SHUFFLE
    if is_masked:  # which is spread over the elements of each lane
        cycles += shuffles * _SHUFFLE + registers * vector.machine.masked_store * access.is_store
    return "strided" if shuffles else "contiguous", cycles, registers + shuffles


def _is_joined(access: VectorAccess, vector: Vector) -> bool:
    """Whether LLVM makes a vector of bytes or shorts of each component, which it then cuts to pieces to widen them.

    Else it widens them within words: one shuffle, or a shift. It joins the shares of several registers with AVX-512,
    and those of several blocks if the component is less than a block. Loads that one permute of two registers sorts
    (passes/widen/spans.py) are not joined.
    """
    if access.way != "contiguous" or access.elements == 1 or access.bits >= _WORD:
        return False
    component, width = vector.lanes * access.bits, vector.machine.bits
    whole = component * access.elements
    if vector.machine.table and not access.is_store and width < whole <= 2 * width:
        return False
    return (width >= 512 and whole > width) or (width > _BLOCK and component < _BLOCK < whole)
