"""Compares extended bytes with an integer parameter in few bits: the parameter is clamped once, for all lanes.

    %a = zext i8 %x to i32                      in the entry:  %is.small = icmp sle i32 %t, 255
    %c = icmp sge i32 %a, %t             ->                    %max = select i1 (icmp sgt i32 %t, 0), i32 %t, i32 0
                                                               %t8 = trunc i32 %max to i8
                                                %b = icmp uge i8 %x, %t8
                                                %c = and i1 %b, %is.small

A number from `low` to `high` is at least %t if it is at least max(%t, low), and %t is at most `high`: this maximum is
then one of these numbers, too. C compares bytes as `int`, so that 64 of them take four registers and comparisons. What
is computed of bytes is compared in 32 bits with the clamped parameter; passes/scalarize/narrow_arithmetic.py goes on.
"""

from passes.analysis.ranges import Range, fits, ranges_in_order
from passes.scalarize.narrow_arithmetic import is_extended
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.types import I8, I16, I32
from wfv.ir.values import Argument, ConstInt, Value

_SWAPPED = {"ge": "le", "le": "ge", "gt": "lt", "lt": "gt"}
# By the predicate without its sign: the operation that joins both tests; the parameter's test, how a parameter compares
# that is not clamped, and the limit (0: low, 1: high) of the test. The parameter is clamped at the other limit.
_TESTS = {"ge": ("and", "le", "gt", 1), "lt": ("or", "gt", "gt", 1), "le": ("and", "ge", "lt", 0),
          "gt": ("or", "lt", "lt", 0)}  # fmt: skip


def narrow_comparisons(fn: Function) -> None:
    """Rewrites the kernel `fn` in place."""
    known, entry = _ranges_of_extended(fn), list[Instr]()

    def rule(instr: Instr, build: Builder) -> Value | None:
        if instr.op != "icmp":
            return None
        (number, parameter), predicate = instr.operands, instr.attrs["predicate"]
        sign, kind = predicate[0], predicate[1:]
        if isinstance(number, Argument):
            number, parameter, kind = parameter, number, _SWAPPED.get(kind, kind)
        if kind not in _TESTS or not isinstance(number, Instr) or not isinstance(parameter, Argument):
            return None
        interval = known.get(number)
        if interval is None or (sign == "u" and interval[0] < 0):
            return None
        return _compared(build, Builder(fn, entry, instr), number, parameter, (sign, kind), interval)

    rewrite(fn, rule)
    fn.entry.instrs[:0] = entry


def _ranges_of_extended(fn: Function) -> dict[Value, Range]:
    """Those of the numbers of 32 bits that are made of extended ones and constants, and that fit into 16 bits."""
    ranges, found = ranges_in_order(fn.instrs()), dict[Value, Range]()
    for instr in fn.instrs():
        numbers = [x for x in instr.operands if x.type == I32 and not isinstance(x, ConstInt)]
        is_made = is_extended(instr) or (instr.type == I32 and bool(numbers) and all(x in found for x in numbers))
        if is_made and fits(ranges[instr], I16.bits):
            found[instr] = ranges[instr]
    return found


def _compared(
    build: Builder, first: Builder, number: Instr, parameter: Value, predicate: tuple[str, str], interval: Range
) -> Value:
    """The comparison of a number in the interval; `first` builds the parameter's tests."""
    sign, kind = predicate
    joined, test, beyond, limit = _TESTS[kind]
    is_inside = first.icmp(sign + beyond, parameter, interval[1 - limit])
    clamped = first.select(is_inside, parameter, interval[1 - limit])
    is_within = first.icmp(sign + test, parameter, interval[limit])
    return build.binop(joined, _compared_in_few_bits(build, first, number, kind, clamped, interval), is_within)


def _compared_in_few_bits(
    build: Builder, first: Builder, number: Instr, kind: str, clamped: Value, interval: Range
) -> Value:
    """An extended number is compared before its extension, another one with an extended parameter."""
    if is_extended(number):
        (source,), sign = number.operands, "u" if number.op == "zext" else "s"
        return build.icmp(sign + kind, source, first.cast("trunc", clamped, source.type))
    low, high = interval
    few, extension = (I8, "zext") if low >= 0 and high < 1 << 8 else (I16, "sext" if high < 1 << 15 else "zext")
    return build.icmp("s" + kind, number, first.cast(extension, first.cast("trunc", clamped, few), I32))
