"""The algebra of lanes: how far apart an operation's lanes lie, and which operation computes its base.

An integer or pointer *has a base* if each active lane holds `base + offset`, modulo 2^bits. The lanes' offsets are
known when the kernel is compiled. The base is a scalar that is computed at run time, once for a vector:

* the base of an id is lane 0's id;
* the base of an operation is its *base operation* on the operands' bases, without flags.

So the base is lane 0's value only where lane 0 is active. Flags hold in active lanes: an inactive lane 0 may wrap, or
the operands of its `or disjoint` may have a bit in common. The base is right all the same, because the equation of a
rule holds for every base that meets the rule's conditions.

`RULES` has one row for each rule. The analysis of shapes (transfer.py), the assumptions and guards of further versions
(passes/speculate/) and widening (passes/widen/arithmetic.py) ask this table and no other. tests/test_lane_algebra.py
proves each row with an SMT solver, and walks it by brute force.
Source: Kandiah, Lustig, Villa, Nellans & Hardavellas, "Parsimony: Enabling SIMD/Vector Programming in Standard Compiler
Flows" (CGO 2023), whose shapes are bases and offsets, too, with one rule for each operation.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from passes.analysis.ranges import range_of
from passes.analysis.shapes import Shape, ShapeOf, with_offsets
from wfv.grouped import grouped
from wfv.ir.core import Instr, is_op
from wfv.ir.opcodes import COMMUTATIVE
from wfv.ir.types import I64, IntType, PtrType, Type
from wfv.ir.values import ConstInt, Value, const_int, unsigned


@dataclass(frozen=True)
class Facts:
    """The inputs of the rules' conditions. Except for the flags, they also hold in inactive lanes and for bases.

    `flags`: of the instruction. `bits`: of the result. `operands`: the varying ones, then the constant one, if any.
    `shapes`: of the varying operands.
    """

    flags: tuple[str, ...]
    bits: int
    operands: tuple[Value, ...]
    shapes: tuple[Shape, ...]

    @property
    def from_bits(self) -> int:
        """The width of the first operand."""
        return bits_of(self.operands[0].type)

    @property
    def number(self) -> int:
        """The constant operand as an unsigned number."""
        constant = self.operands[-1]
        assert isinstance(constant, ConstInt)
        return unsigned(constant)

    @property
    def low(self) -> int:
        """The least unsigned number of the first operand."""
        return range_of(self.operands[0])[0]

    @property
    def high(self) -> int:
        """The greatest unsigned number of the first operand."""
        return range_of(self.operands[0])[1]

    @property
    def step(self) -> int:
        """The absolute stride of the first operand, or its greatest absolute offset if its offsets are known."""
        return max(map(abs, self.shapes[0].offsets), default=abs(self.shapes[0].stride))

    @property
    def free_bits(self) -> int:
        """The number of low bits that are 0 in one operand, where the other operand has no higher bit; or 0."""
        pairs = (self.operands, self.operands[::-1])
        shifts = [(shifted_by(a), range_of(b)[1]) for a, b in pairs]
        return max((bits for bits, high in shifts if high < 1 << bits), default=0)


def shifted_by(value: Value) -> int:
    """The number of bits by which a constant shift to the left moves its operand: they are 0; 0 for other values."""
    is_constant = is_op(value, "shl") and isinstance(value.operands[1], ConstInt)
    amount = unsigned(value.operands[1]) if is_constant else 0  # type: ignore[attr-defined]
    return amount if amount < bits_of(value.type) else 0


class Rule(NamedTuple):
    """Where the operands are such, and the conditions hold, `op(b + x, ..)` is `base(b, ..) + offset(x, ..)`.

    `operands`: `x` for each that has a base, `c` for the constant one. `offset`: of a lane's result, from the lane's
    offsets of the operands, and the constant. `reason`: why the equation holds.
    """

    op: str
    operands: str
    base: str
    offset: Callable[..., int]
    conditions: Callable[[Facts], tuple[bool, ...]]
    reason: str


def _always(x: Facts) -> tuple[bool, ...]:
    return ()


def _disjoint(x: Facts) -> tuple[bool, ...]:
    return ("disjoint" in x.flags,)


def _above(x: Facts) -> tuple[bool, ...]:
    return "disjoint" not in x.flags, x.free_bits > 0


def _in_width(x: Facts) -> tuple[bool, ...]:
    return (x.number < x.bits,)


def _all_ones(x: Facts) -> tuple[bool, ...]:
    return (x.number == (1 << x.bits) - 1,)


def _all_bits(x: Facts) -> tuple[bool, ...]:
    return x.number & (x.number + 1) == 0, x.high <= x.number


def _exact(x: Facts) -> tuple[bool, ...]:
    return (x.high - x.low + x.step < 1 << x.from_bits,)


def _positive(x: Facts) -> tuple[bool, ...]:
    return *_exact(x), x.high < 1 << (x.from_bits - 1)


def _no_wider(x: Facts) -> tuple[bool, ...]:
    return (x.bits <= x.from_bits,)


def _not_disjoint(x: Facts) -> tuple[bool, ...]:
    return ("disjoint" not in x.flags,)


def _power_of_two(x: Facts) -> tuple[bool, ...]:
    return x.number > 0, x.number & (x.number - 1) == 0


_NO_CARRY = "no lane and no base has a carry"
_NO_WRAP = "a lane that wraps would be farther away than the range is wide"
# fmt: off
RULES = {
    "add": Rule("add", "xx", "add", lambda x, y: x + y, _always, "a sum modulo 2^bits may be taken in any order"),
    "sub": Rule("sub", "xx", "sub", lambda x, y: x - y, _always, "as add"),
    "or disjoint": Rule("or", "xx", "add", lambda x, y: x + y, _disjoint, "active lanes have no carry, the base may"),
    "or above": Rule("or", "xx", "or", lambda x, y: x + y, _above, _NO_CARRY),
    "mul": Rule("mul", "xc", "mul", lambda x, c: x * c, _always, "(b + x) * c is b * c + x * c"),
    "shl": Rule("shl", "xc", "shl", lambda x, c: x << c, _in_width, "as mul, by 2^c"),
    "not": Rule("xor", "xc", "xor", lambda x, c: -x, _all_ones, "it is -1 - (b + x)"),
    "all bits": Rule("and", "xc", "and", lambda x, c: x, _all_bits, "the mask has each bit of the range"),
    "trunc": Rule("trunc", "x", "trunc", lambda x: x, _always, "equal modulo 2^n is equal modulo a smaller power"),
    "zext": Rule("zext", "x", "zext", lambda x: x, _exact, _NO_WRAP),
    "sext": Rule("sext", "x", "sext", lambda x: x, _positive, f"{_NO_WRAP}; none is negative"),
    "freeze": Rule("freeze", "x", "freeze", lambda x: x, _always, "poison may become b + x as well as any number"),
    "inttoptr": Rule("inttoptr", "x", "inttoptr", lambda x: x, _no_wider, "as trunc"),
    "ptrtoint": Rule("ptrtoint", "x", "ptrtoint", lambda x: x, _no_wider, "as trunc"),
    "addrspacecast": Rule("addrspacecast", "x", "addrspacecast", lambda x: x, _always, "all are one memory here"),
}
# Whose rules have conditions on ranges.
RANGE_OPERATIONS = {rule.op for rule in RULES.values() if rule.conditions in (_above, _all_bits, _exact, _positive)}
# Where a guard finds that the base of `x` is a multiple of 2^k, and 0 <= offset < 2^k: then no bit is in both.
ALIGNED_RULES = {
    "and, aligned": Rule("and", "xc", "and", lambda x, c: x & c, _always, "bit by bit"),
    "or, aligned": Rule("or", "xc", "or", lambda x, c: (x | c) - c, _not_disjoint, "bit by bit; the base has c"),
    "xor, aligned": Rule("xor", "xc", "xor", lambda x, c: (x ^ c) - c, _always, "bit by bit; the base has c"),
    "lshr, aligned": Rule("lshr", "xc", "lshr", lambda x, c: x >> c, _in_width, "bit by bit"),
    "udiv, aligned": Rule("udiv", "xc", "udiv", lambda x, c: x // c, _power_of_two, "as lshr"),
    "urem, aligned": Rule("urem", "xc", "urem", lambda x, c: x % c, _power_of_two, "as and"),
}
# fmt: on


class Applied(NamedTuple):
    """A rule that holds for an instruction: its name in the table, and the shape of the result."""

    name: str
    shape: Shape


def apply_rule(instr: Instr, shape_of: ShapeOf, lanes: int) -> Applied | None:
    """The row of RULES by which the result of `instr` has a base; None if there is none."""
    found = _rule_of(_RULES_OF, instr, shape_of)
    if found is None:
        return None
    name, rule, shapes, number = found
    if all(shape.is_affine for shape in shapes):  # these rules are linear: a stride is the offset of one lane
        return _applied(name, instr.type, (0, rule.offset(*(shape.stride for shape in shapes), *number)))
    return _applied(name, instr.type, _each_lane(rule, shapes, number, lanes))


def apply_aligned_rule(instr: Instr, shape_of: ShapeOf, lanes: int) -> Applied | None:
    """The row of ALIGNED_RULES by which it has a base, if the caller makes a guard test that its rule needs."""
    found = _rule_of(_ALIGNED_RULES_OF, instr, shape_of)
    if found is None:
        return None
    name, rule, shapes, number = found
    return _applied(name, instr.type, _each_lane(rule, shapes, number, lanes))


def base_operation(instr: Instr) -> str:
    """The operation that computes the base of `instr` from the bases of its operands, as in all of its rules."""
    return "add" if instr.op == "or" and "disjoint" in instr.flags else instr.op


# They hold in active lanes. Lane 0, from whose id bases are computed, may be inactive.
_LANE_FLAGS = frozenset({"nuw", "nsw", "exact", "disjoint", "nneg", "samesign", "inbounds", "nusw"})


def make_base_operation(instr: Instr) -> None:
    """Makes a copy of an instruction, on bases, the base operation, in place."""
    instr.op = base_operation(instr)
    if instr.flags:
        instr.attrs["flags"] = tuple(flag for flag in instr.flags if flag not in _LANE_FLAGS)


_RulesOf = dict[str, list[tuple[str, Rule]]]


def _by_operation(rules: Mapping[str, Rule]) -> _RulesOf:
    return grouped((rule.op, (name, rule)) for name, rule in rules.items())


_RULES_OF, _ALIGNED_RULES_OF = _by_operation(RULES), _by_operation(ALIGNED_RULES)


def _rule_of(
    rules: _RulesOf, instr: Instr, shape_of: ShapeOf
) -> tuple[str, Rule, tuple[Shape, ...], tuple[int, ...]] | None:
    """The first rule that holds, with its name, the shapes of the operands that vary, and the constant."""
    for name, rule in rules.get(instr.op, ()) if bits_of(instr.type) else ():
        operands = _in_order(instr, rule)
        shapes = tuple(shape_of(x) for x, _ in zip(operands, rule.operands.rstrip("c"), strict=False))
        if not operands or not all(shape.has_base for shape in shapes):
            continue
        if all(rule.conditions(Facts(instr.flags, bits_of(instr.type), operands, shapes))):
            return name, rule, shapes, tuple(unsigned(x) for x in operands[len(shapes) :] if isinstance(x, ConstInt))
    return None


def _in_order(instr: Instr, rule: Rule) -> tuple[Value, ...]:
    """The operands, a constant one last; none if the rule wants a constant and there is none."""
    operands = tuple(instr.operands)
    if not rule.operands.endswith("c"):
        return operands
    if instr.op in COMMUTATIVE and isinstance(operands[0], ConstInt):
        operands = operands[::-1]
    return operands if isinstance(operands[-1], ConstInt) else ()


def _each_lane(rule: Rule, shapes: tuple[Shape, ...], number: tuple[int, ...], lanes: int) -> tuple[int, ...]:
    of_lanes = zip(*(shape.lane_offsets(lanes) for shape in shapes), strict=True)
    return tuple(rule.offset(*offsets, *number) for offsets in of_lanes)


def _applied(name: str, type: Type, offsets: Iterable[int]) -> Applied | None:
    """The rule with the offsets from lane 0, modulo the type's width; None if a bit differs: a mask has no base."""
    first, *others = offsets
    integer = type if isinstance(type, IntType) else I64
    shape = with_offsets(tuple(const_int(integer, each - first).value for each in (first, *others)))
    return Applied(name, shape) if shape.is_uniform or bits_of(type) > 1 else None


def bits_of(type: Type) -> int:
    """The width of a pointer or integer; 0 for other types."""
    if isinstance(type, PtrType):
        return 64
    return type.bits if isinstance(type, IntType) else 0
