"""What the bodies of sub-group functions are made of: calls of the primitives, and arithmetic on lane numbers."""

from collections.abc import Callable

from wfv.ir.core import Block
from wfv.ir.intrinsics import ATTRIBUTES, PREFIX, neutral_element
from wfv.ir.types import I1, I32, I64, FnType, Type
from wfv.ir.values import TRUE, Value, const_float, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body

_FLOAT_OPERATIONS = {"add": "fadd", "mul": "fmul", "min": "fminnum", "max": "fmaxnum"}


def primitive(b: Body, name: str, result: Type, *args: Value) -> Value:
    """Calls `wfv.sub_group.NAME`."""
    b.module.declare(PREFIX + name, FnType(result, tuple(x.type for x in args)), ATTRIBUTES)
    return b.call(PREFIX + name, result, args)


def query(b: Body, name: str) -> Value:
    """One of QUERIES in wfv/ir/intrinsics.py, such as `lane`."""
    return primitive(b, name, I32)


def ballot(b: Body, condition: Value = TRUE) -> Value:
    """An i64: the active lanes in which the condition is true."""
    return primitive(b, "ballot", I64, condition)


def shuffle(b: Body, x: Value, lane: Value) -> Value:
    """The value of `x` in a lane, which may differ between work-items."""
    return primitive(b, f"shuffle.{x.type}", x.type, x, lane)


def broadcast(b: Body, x: Value, lane: Value) -> Value:
    """The value of `x` in a lane that is the same for all."""
    return primitive(b, f"broadcast.{x.type}", x.type, x, lane)


def operation_on(type: CType, name: str) -> str:
    """The primitives' name of `add`, `min`, .. on a type."""
    if type.is_float:
        return _FLOAT_OPERATIONS[name]
    return f"u{name}" if name in ("min", "max") and not type.is_signed else name


def reduce(b: Body, operation: str, x: Value) -> Value:
    return primitive(b, f"reduce.{operation}.{x.type}", x.type, x)


def inclusive_scan(b: Body, operation: str, x: Value) -> Value:
    return primitive(b, f"scan.{operation}.{x.type}", x.type, x)


def exclusive_scan(b: Body, operation: str, x: Value) -> Value:
    """Of the active lanes below; in the first one, the identity, which is the neutral element of most operations."""
    below = primitive(b, f"prefix.{operation}.{x.type}", x.type, x)
    if identity(operation, x.type) == neutral_element(operation, x.type):
        return below
    is_first = b.icmp("eq", query(b, "lane"), lowest(b, ballot(b)))
    return b.select(is_first, identity(operation, x.type), below)


def lowest(b: Body, bits: Value) -> Value:
    """The number of the lowest bit that is set in an i64; 64 if there is none."""
    return b.cast("trunc", b.intrinsic("cttz", I64, bits, const_int(I1, 0)), I32)


def has_bit(b: Body, bits: Value, lane: Value) -> Value:
    """An i1: whether the bit of a lane below 64 is set in an i64."""
    shifted = b.binop("lshr", bits, b.cast("zext", lane, I64))
    return b.cast("trunc", shifted, I1)


def identity(operation: str, type: Type) -> Value:
    """The result of combining no values, as OpenCL defines it."""
    infinite = {"fminnum": float("inf"), "fmaxnum": -float("inf"), "fadd": 0.0}
    return const_float(type, infinite[operation]) if operation in infinite else neutral_element(operation, type)


def combine(b: Body, operation: str, x: Value, y: Value) -> Value:
    """`operation` of two values."""
    match operation:
        case "min" | "max":
            return b.intrinsic(f"s{operation}", x.type, x, y)
        case "umin" | "umax":
            return b.intrinsic(operation, x.type, x, y)
        case "fminnum" | "fmaxnum":
            return b.intrinsic(operation.removeprefix("f"), x.type, x, y)
    return b.binop(operation, x, y)


def cluster(b: Body, lane: Value, size: Value) -> Value:
    """The first lane of the cluster of a lane; `size`: the lanes of a cluster, a power of two."""
    return b.binop("and", lane, b.binop("sub", const_int(I32, 0), size))


def fold_lanes(b: Body, count: Value, start: Value, step: Callable[[Value, Value], Value]) -> Value:
    """step(.. step(start, 0) .., count - 1): a loop over lane numbers. The body continues behind it."""
    before, loop, end = b.fn.blocks[-1], Block(b.fn.unique_name("lanes")), Block(b.fn.unique_name("done"))
    b.br(loop)
    b.fn.blocks += [loop, end]
    b.instrs = loop.instrs
    number = b.phi(I32, [(const_int(I32, 0), before)], "number")
    folded = b.phi(start.type, [(start, before)], "folded")
    result = step(folded, number)
    following = b.binop("add", number, const_int(I32, 1))
    for phi, value in ((number, following), (folded, result)):
        phi.operands.append(value)
        phi.blocks.append(loop)
    b.cond_br(b.icmp("ult", following, count), loop, end)
    b.instrs = end.instrs
    return result


def is_true(b: Body, x: Value) -> Value:
    """An i1: whether an integer is not 0."""
    return b.icmp("ne", x, b.integer(x.type, 0))


def as_int(b: Body, condition: Value) -> Value:
    """An i1 as OpenCL's int: 0 or 1."""
    return b.cast("zext", condition, I32)
