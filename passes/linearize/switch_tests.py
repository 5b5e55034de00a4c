"""The conditions of the edges of a switch, one i1 for each successor.

switch i32 %x, label %d [ i32 1, label %a  i32 2, label %a  i32 3, label %a  i32 9, label %b ]

%a: (%x - 1) ult 3          %b: %x == 9         %d: not (%a or %b)
"""

from __future__ import annotations

from wfv.ir.builder import Builder
from wfv.ir.core import Block, Instr
from wfv.ir.types import IntType
from wfv.ir.values import FALSE, TRUE, ConstInt, Value, const_int, unsigned


def switch_conditions(switch: Instr, build: Builder) -> dict[Block, Value]:
    """An i1 for each successor: whether the switch goes there."""
    default, *targets = switch.blocks
    cases: dict[Block, list[int]] = {default: []}
    for value, target in zip(switch.operands[1:], targets, strict=True):
        assert isinstance(value, ConstInt)
        cases.setdefault(target, []).append(unsigned(value))
    value = switch.operands[0]
    found = {target: _is_one_of(value, sorted(values), build) for target, values in cases.items()}
    others: Value = FALSE
    for target, cond in found.items():
        if target is not default:
            others = build.binop("or", others, cond)
    found[default] = build.not_(others)  # cases that lead there too are among these
    return found


def _is_one_of(value: Value, numbers: list[int], build: Builder) -> Value:
    """One range test for each run of successive numbers in `numbers`, which are sorted."""
    type, start = value.type, 0
    result: Value = FALSE
    assert isinstance(type, IntType)
    if len(numbers) == 2**type.bits:
        return TRUE
    for end in range(1, len(numbers) + 1):
        if end < len(numbers) and numbers[end] == numbers[end - 1] + 1:
            continue
        low, count = const_int(type, numbers[start]), end - start
        if count == 1:
            cond = build.icmp("eq", value, low)
        else:
            cond = build.icmp("ult", build.binop("sub", value, low), const_int(type, count))
        result, start = build.binop("or", result, cond), end
    return result


def value_for(switch: Instr, targets: set[Block]) -> ConstInt | None:
    """A constant with which the switch goes to one of `targets`; None if there is none (or to all others)."""
    type = switch.operands[0].type
    assert isinstance(type, IntType)
    cases = [case for case in switch.operands[1:] if isinstance(case, ConstInt)]
    for case, target in zip(cases, switch.blocks[1:], strict=True):
        if target in targets:
            return case
    if switch.blocks[0] not in targets:
        return None
    taken = {unsigned(case) for case in cases}
    free = next(n for n in range(len(taken) + 1) if n not in taken)
    return const_int(type, free) if free < 2**type.bits else None
