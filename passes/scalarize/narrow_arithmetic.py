"""Does arithmetic on extended bytes in 16 bits where all results fit: a register holds twice as many lanes.

    %a = zext i8 %x to i32                                  %a = zext i8 %x to i16
    %b = zext i8 %y to i32                                  %b = zext i8 %y to i16
    %s = add nsw i32 %a, %b                           ->    %s = add i16 %a, %b
    %m = call i32 @llvm.smin.i32(i32 %s, i32 255)           %m = call i16 @llvm.umin.i16(i16 %s, i16 255)
    %t = trunc i32 %m to i8                                 %t = trunc i16 %m to i8

C computes bytes as `int`. LLVM narrows sums and products whose high bits nobody needs, but no minima, comparisons,
divisions and right shifts. Here all values that are computed of each other fit into 16 bits, either as signed numbers
or as unsigned ones, so that only the first operands are extended, and the last results are truncated or compared.
"""

from collections.abc import Callable, Collection
from itertools import product

from wfv.ir.core import Function, Instr, is_op
from wfv.ir.dead_code import remove_dead_code
from wfv.ir.intrinsics import family_of
from wfv.ir.types import I16, I32, IntType
from wfv.ir.uses import users_of
from wfv.ir.values import ConstInt, Value, const_int

Interval = tuple[int, int]  # the least and the greatest number, as a signed one
_SIGNED, _UNSIGNED = (-(1 << 15), (1 << 15) - 1), (0, (1 << 16) - 1)
_BITS = 16
_CORNERS: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b, "shl": lambda a, b: a << b,
    "ashr": lambda a, b: a >> b, "lshr": lambda a, b: a >> b, "sdiv": lambda a, b: int(a / b),
    "udiv": lambda a, b: a // b, "smin": min, "umin": min, "smax": max, "umax": max,
}  # fmt: skip
_BY_CONSTANT = ("shl", "ashr", "lshr", "sdiv", "udiv")
_BITWISE = ("and", "or", "xor")
_OF_POSITIVE = ("lshr", "udiv", "umin", "umax", *_BITWISE)
# The operation on unsigned numbers that does the same for numbers that are not negative.
_TO_UNSIGNED = {"ashr": "lshr", "sdiv": "udiv", "smin": "umin", "smax": "umax"}
_SAME = ("zext", "sext", "trunc")  # of 16 bits to 16 bits: the operand
_PREDICATES = {"slt": "ult", "sle": "ule", "sgt": "ugt", "sge": "uge"}


def narrow_arithmetic(fn: Function) -> None:
    """Rewrites `fn` in place."""
    for limits in (_UNSIGNED, _SIGNED):
        if members := _members(fn, limits):
            _rewrite(fn, members, is_signed=limits is _SIGNED)


def _members(fn: Function, limits: Interval) -> set[Instr]:
    """The results that fit, that are made of such and of extended numbers, and that nothing needs in 32 bits."""
    known = intervals(fn, limits)
    users, members = users_of(fn.instrs()), {x for x in known if not is_extended(x)}
    if limits is _UNSIGNED:
        members -= {x for x in members if _operation(x) == "abs"}  # there is none of unsigned numbers

    def is_narrow(value: Value) -> bool:
        is_known = value in members or (is_extended(value) and value in known)
        return is_known or (isinstance(value, ConstInt) and _fits((value.value, value.value), limits))

    def is_end(user: Instr) -> bool:
        is_short = user.op == "trunc" and isinstance(user.type, IntType) and user.type.bits <= _BITS
        return is_short or (user.op == "icmp" and all(map(is_narrow, user.operands)))

    def stays(instr: Instr) -> bool:
        return all(map(is_narrow, _numbers(instr))) and all(is_end(x) or x in members for x in users.get(instr, ()))

    while left := {instr for instr in members if not stays(instr)}:
        members -= left
    return members


def intervals(fn: Function, limits: Interval = (_SIGNED[0], _UNSIGNED[1])) -> dict[Instr, Interval]:
    """The numbers that results of 32 bits may have that are made of extended ones, where they are within limits."""
    known: dict[Instr, Interval] = {}
    for instr in fn.instrs():
        if instr.type == I32 and (found := _interval(instr, known)) is not None and _fits(found, limits):
            known[instr] = found
    return known


def is_extended(value: Value) -> bool:
    """Whether a value is an extended integer."""
    return is_op(value, "zext", "sext") and isinstance(value.operands[0].type, IntType)


def _fits(interval: Interval, limits: Interval) -> bool:
    return limits[0] <= interval[0] and interval[1] <= limits[1]


def _numbers(instr: Instr) -> list[Value]:
    """The operands of the instruction's own type."""
    return [x for x in instr.operands if x.type == I32]


def _interval(instr: Instr, known: dict[Instr, Interval]) -> Interval | None:
    """The numbers that an instruction may have; None if an operand's are not known."""
    if is_extended(instr):
        source = instr.operands[0].type
        assert isinstance(source, IntType)
        half = 1 << (source.bits - 1)
        return (-half, half - 1) if instr.op == "sext" else (0, 2 * half - 1)
    operands = [_of(x, known) for x in _numbers(instr)]
    if None in operands:
        return None
    return _result(instr, [x for x in operands if x is not None])


def _of(value: Value, known: dict[Instr, Interval]) -> Interval | None:
    if isinstance(value, ConstInt):
        return value.value, value.value
    return known.get(value) if isinstance(value, Instr) else None


def _result(instr: Instr, operands: list[Interval]) -> Interval | None:
    name = _operation(instr)
    if name in ("select", "abs"):
        ends = [end for interval in operands for end in interval]
        return (min(ends), max(ends)) if name == "select" else (0, max(map(abs, ends)))
    if name in _OF_POSITIVE and min(low for low, _ in operands) < 0:
        return None
    if name in _BITWISE:
        return 0, (1 << max(high for _, high in operands).bit_length()) - 1
    if name not in _CORNERS:
        return None
    if name in _BY_CONSTANT and not (isinstance(instr.operands[1], ConstInt) and _is_plain(name, operands[1][0])):
        return None
    ends = [_CORNERS[name](a, b) for a, b in product(*operands)]
    return min(ends), max(ends)


def _is_plain(name: str, number: int) -> bool:
    """Whether a constant is a sensible shift or divisor."""
    return number > 0 if name.endswith("div") else 0 <= number < _BITS


def _operation(instr: Instr) -> str:
    return family_of(instr.callee) if instr.op == "call" else instr.op


def _rewrite(fn: Function, members: Collection[Instr], *, is_signed: bool) -> None:
    changed = [
        x for x in fn.instrs() if x in members or (x.op == "icmp" and any(each in members for each in x.operands))
    ]
    extended = {x for instr in changed for x in _numbers(instr) if isinstance(x, Instr) and x not in members}
    narrow: dict[Value, Value] = {x: Instr(I16, fn.unique_name(x.name), x.op, list(x.operands)) for x in extended}
    for instr in changed:
        instr.operands[:] = [_narrowed(x, narrow) for x in instr.operands]
        instr.attrs.pop("flags", None)
        _rename(instr, is_signed)
    for instr in members:
        instr.type = I16
    for block in fn.blocks:
        block.instrs[:] = [x for instr in block.instrs for x in (instr, narrow.get(instr)) if isinstance(x, Instr)]
    fn.substitute({x: x.operands[0] for x in fn.instrs() if x.op in _SAME and x.type == I16 == x.operands[0].type})
    remove_dead_code(fn)


def _narrowed(operand: Value, narrow: dict[Value, Value]) -> Value:
    if isinstance(operand, ConstInt) and operand.type == I32:
        return const_int(I16, operand.value)
    return narrow.get(operand, operand)


def _rename(instr: Instr, is_signed: bool) -> None:
    """Gives the operation its name in 16 bits."""
    if instr.op == "icmp":
        predicate = instr.attrs["predicate"]
        instr.attrs["predicate"] = predicate if is_signed else _PREDICATES.get(predicate, predicate)
        return
    name = _operation(instr)
    name = name if is_signed else _TO_UNSIGNED.get(name, name)
    if instr.op == "call":
        instr.attrs, instr.metadata = {"callee": f"llvm.{name}.i16"}, {}
    else:
        instr.op = name
