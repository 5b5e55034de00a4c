"""Arithmetic on bytes that takes two registers: one has the even lanes, the other one the odd lanes.

64 lanes, registers of 512 bits:

    %w = zext <64 x i8> %x to <64 x i16>            %b = bitcast <64 x i8> %x to <32 x i16>
                                                    %even = and <32 x i16> %b, 255
                                                    %odd = lshr <32 x i16> %b, 8
    %s = add <64 x i16> %w, %v                ->    an add of %even, and one of %odd
    %t = trunc <64 x i16> %s to <64 x i8>           the low bytes of both sums in turns, by one shufflevector

LLVM extends the low half and the high half of %x: a shuffle each, and two or three for the truncation. An operation on
elements does not depend on the order of the lanes. So the extensions that such operations connect with truncations, and
with no other vectors, are done this way.
"""

from collections.abc import Iterable, Iterator, Mapping

from passes.widen.byte_rows import EveryOther, find_rows
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr, Module, is_op
from wfv.ir.intrinsics import family_of, overloaded_name
from wfv.ir.opcodes import BINARY
from wfv.ir.reached import reached
from wfv.ir.types import I8, I16, I64, FnType, IntType, Type, VecType, scalar_of
from wfv.ir.uses import users_of
from wfv.ir.values import ConstNull, ConstSplat, Value, const_int

_FUNCTIONS = frozenset(("smin", "smax", "umin", "umax"))
_OPERATIONS = BINARY | frozenset(("icmp", "select", "zext", "sext", "trunc"))
_LEAST = 3  # operations besides a shift: LLVM computes averages, saturated sums and abs(a - b) of bytes in 8 bits


def separate_even_lanes(module: Module, fn: Function, lanes: int) -> None:
    """Rewrites `fn`, which is widened, in place."""
    users = users_of(fn.instrs())
    for block in fn.blocks:
        if parts := set[Instr]().union(*_parts(block, lanes, users)):
            _separate(module, fn, block, parts)


def _parts(block: Block, lanes: int, users: Mapping[Value, list[Instr]]) -> Iterator[set[Instr]]:
    """The sets of connected operations that are only connected with bytes, constants and numbers of all lanes."""
    own = {x for x in block.instrs if _is_on_elements(x, lanes)}

    def neighbours(instr: Instr) -> Iterable[Instr]:
        operands = () if _is_extension(instr) else instr.operands
        return own.intersection((*operands, *(() if _is_truncation(instr) else users.get(instr, ()))))

    while starts := list(filter(_is_extension, own)):
        part = reached(starts[:1], neighbours)
        own -= part
        inner = [x for x in part if not _is_extension(x)]
        is_closed = all(x in part or _is_same_in_halves(x) for instr in inner for x in instr.operands)
        is_used_outside = any(not _is_truncation(x) and not part.issuperset(users.get(x, ())) for x in part)
        if is_closed and not is_used_outside and sum(x.op not in ("trunc", "lshr") for x in inner) >= _LEAST:
            yield part


def _is_on_elements(instr: Instr, lanes: int) -> bool:
    element = scalar_of(instr.type)
    if instr.type != VecType(lanes, element) or not isinstance(element, IntType):
        return False
    if element == I8:
        return _is_truncation(instr)
    return family_of(instr.callee) in _FUNCTIONS if instr.op == "call" else instr.op in _OPERATIONS


def _is_extension(instr: Instr) -> bool:
    return instr.op in ("zext", "sext") and (scalar_of(instr.operands[0].type), scalar_of(instr.type)) == (I8, I16)


def _is_truncation(instr: Instr) -> bool:
    return instr.op == "trunc" and (scalar_of(instr.operands[0].type), scalar_of(instr.type)) == (I16, I8)


def _is_same_in_halves(value: Value) -> bool:
    """Whether it is one number in all lanes."""
    if not (is_op(value, "shufflevector") and isinstance(value.operands[2], ConstNull)):
        return isinstance(value, (ConstSplat, ConstNull))
    return is_op(value.operands[0], "insertelement") and value.operands[0].operands[2] == const_int(I64, 0)


def _separate(module: Module, fn: Function, block: Block, parts: set[Instr]) -> None:
    """Computes the parts in halves, each operation at its place."""
    rows = {row.first: row for row in find_rows(block, {x.operands[0] for x in parts if _is_extension(x)})}
    old, block.instrs = block.instrs, []
    build, halves, ends = Builder(fn, block.instrs), dict[Value, tuple[Value, Value]](), dict[Value, Value]()
    sources, words = dict[Value, tuple[EveryOther, EveryOther]](), dict[object, Value]()
    for instr in old:
        build.like = instr
        if instr not in parts:
            block.instrs.append(instr)
            if instr in rows:
                sources.update(rows[instr].emit(build))
        elif _is_extension(instr):
            bytes = instr.operands[0]
            even, odd = sources.get(bytes, ((bytes, False), (bytes, True)))
            halves[instr] = _extended(instr, even, words, build), _extended(instr, odd, words, build)
        elif _is_truncation(instr):
            ends[instr] = _joined(instr.type, halves[instr.operands[0]], build)
        else:
            copies = (_copy(module, instr, [_half(x, k, halves, build) for x in instr.operands], build) for k in (0, 1))
            halves[instr] = next(copies), next(copies)
    fn.substitute(ends)


def _half_type(type: Type) -> VecType:
    assert isinstance(type, VecType)
    return VecType(type.count // 2, type.element)


def _extended(instr: Instr, source: EveryOther, words: dict[object, Value], build: Builder) -> Value:
    """The even or the odd bytes: frozen, because poison in a lane would be poison in both lanes of a word."""
    if (instr.op, source) not in words:
        bytes, is_odd = source
        if bytes not in words:
            words[bytes] = build.cast("bitcast", build.freeze(bytes), _half_type(instr.type))
        words[instr.op, source] = _every_other(words[bytes], instr.op == "sext", is_odd, build)
    return words[instr.op, source]


def _every_other(words: Value, is_signed: bool, is_odd: bool, build: Builder) -> Value:
    if not is_signed:
        return build.binop("lshr", words, 8) if is_odd else build.binop("and", words, 255)
    return build.binop("ashr", words if is_odd else build.binop("shl", words, 8), 8)


def _joined(type: Type, halves: tuple[Value, Value], build: Builder) -> Value:
    """The low bytes of even and odd lanes in turns."""
    assert isinstance(type, VecType)
    even, odd = (build.cast("bitcast", half, type) for half in halves)
    return build.shufflevector(even, odd, [x for i in range(0, type.count, 2) for x in (i, type.count + i)])


def _half(value: Value, k: int, halves: Mapping[Value, tuple[Value, Value]], build: Builder) -> Value:
    if value in halves:
        return halves[value][k]
    type = _half_type(value.type)
    if isinstance(value, ConstSplat):
        return ConstSplat(type, value.element)
    if not isinstance(value, Instr):
        return ConstNull(type)
    (splat,) = value.operands[:1]
    assert isinstance(splat, Instr)
    return build.splat(splat.operands[1], type.count)


def _copy(module: Module, instr: Instr, operands: list[Value], build: Builder) -> Value:
    attrs, type = dict(instr.attrs), _half_type(instr.type)
    if instr.callee:
        types = [x.type for x in operands]
        attrs["callee"] = overloaded_name(instr.callee, type, types)
        module.declare(attrs["callee"], FnType(type, tuple(types)))
    return build.emit(type, instr.op, operands, attrs, name=instr.name)
