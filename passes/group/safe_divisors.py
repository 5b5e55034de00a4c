"""Integer divisions that do not trap: a division by 0, and of the least number by -1, would end the process.

Before:                             After:
    %q = sdiv i32 %a, %b                %next = add i32 %b, 1
                                        %is.unsafe = icmp ult i32 %next, 2          ; -1 or 0
                                        %safe = select i1 %is.unsafe, i32 1, i32 %b
                                        %d = sdiv i32 %a, %safe
                                        %is.minus.one = icmp eq i32 %b, -1
                                        %minus = sub i32 0, %a
                                        %q = select i1 %is.minus.one, i32 %minus, i32 %d

A remainder by -1 is 0, as it is by 1. All tests are of the divisor, so LLVM moves them out of the loop over the
work-items where all have one divisor, and removes them where it knows the divisor. OpenCL C 3.0, 6.3.1: a
division by zero gives an unspecified value, and no exception.
"""

from collections.abc import Iterable

from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.edits import rewrite
from wfv.ir.fold import as_constant, int_of
from wfv.ir.names import stem_and_dimension
from wfv.ir.opcodes import DIVISIONS
from wfv.ir.values import Argument, Value

_SIZES = ("lsize", "elsize", "gsize", "ngroups")  # parameters that are at least 1


def make_divisors_safe(functions: Iterable[Function]) -> None:
    """Rewrites the divisions whose divisor may be 0 or -1, in place."""
    for fn in functions:
        products = _products_of_remainders(fn)
        rewrite(fn, lambda instr, build, products=products: _safe(instr, products, build))  # type: ignore[misc]


def _products_of_remainders(fn: Function) -> dict[Instr, list[Instr]]:
    """The products in `x - x / y * y`, by quotient: Clang makes it of `x % y` beside `x / y`.

    They get the new divisor too: LLVM makes one instruction of such a pair, if it is one divisor.
    """
    found: dict[Instr, list[Instr]] = {}
    for instr in fn.instrs():
        match instr:
            case Instr(op="sub", operands=[x, Instr(op="mul", operands=[Instr(op="udiv") as quotient, y]) as product]):
                if quotient.operands == [x, y]:
                    found.setdefault(quotient, []).append(product)
    return found


def _safe(instr: Instr, products: dict[Instr, list[Instr]], build: Builder) -> Value | None:
    """Replaces a division; None: no division, or a safe divisor."""
    if instr.op not in DIVISIONS or _is_safe(instr.operands[1]):
        return None
    dividend, divisor = instr.operands
    is_signed = instr.op in ("sdiv", "srem")
    zero, one, two, minus_one = (as_constant(divisor.type, n) for n in (0, 1, 2, -1))
    tested = build.binop("add", divisor, one) if is_signed else divisor
    is_unsafe = build.icmp("ult", tested, two if is_signed else one, name="is.unsafe")
    safe = build.select(is_unsafe, one, divisor, name="safe")
    for product in products.get(instr, ()):
        product.operands[1] = safe
    result = build.emit(instr.type, instr.op, [dividend, safe], dict(instr.attrs))
    if instr.op != "sdiv":
        return result
    return build.select(build.icmp("eq", divisor, minus_one), build.binop("sub", zero, dividend), result)


def _is_safe(divisor: Value) -> bool:
    """Whether the divisor is a constant, and not 0, or a size of the launch."""
    if (constant := int_of(divisor)) is not None:
        return constant.value != 0
    while is_op(divisor, "zext", "trunc"):
        (divisor,) = divisor.operands
    return isinstance(divisor, Argument) and stem_and_dimension(divisor.name)[0] in _SIZES
