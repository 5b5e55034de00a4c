"""Sub-group functions of Intel's extensions cl_intel_subgroups, .._char, .._short, .._long and .._local_block_io."""

from functools import partial

from wfv.ir.types import I64
from wfv.ir.values import Poison, Value, const_int
from wfv.opencl.mangling import CType
from wfv.opencl.rules import sub_group_body as s
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import GLOBAL, LOCAL, VOID, Forms, Rule
from wfv.opencl.rules.sub_groups import SCALARS, UINT, of_scalars, shuffle, shuffle_by

_BLOCKS = {"": "uint", "_ui": "uint", "_uc": "uchar", "_us": "ushort", "_ul": "ulong"}
_COUNTS = (1, 2, 4, 8)


def _counts(base: str) -> tuple[int, ...]:
    return (*_COUNTS, 16) if base in ("uchar", "ushort") else _COUNTS


def _shuffle_down(b: Body, current: Value, following: Value, delta: Value) -> Value:
    """From lane + delta of `current`; beyond the sub-group, of `next`."""
    size, lane = s.query(b, "max_size"), b.binop("add", s.query(b, "lane"), delta)
    beyond = b.binop("sub", lane, size)
    return b.select(b.icmp("ult", lane, size), s.shuffle(b, current, lane), s.shuffle(b, following, beyond))


def _shuffle_up(b: Body, previous: Value, current: Value, delta: Value) -> Value:
    """From lane - delta of `current`; below the sub-group, of `previous`."""
    own, size = s.query(b, "lane"), s.query(b, "max_size")
    lane = b.binop("sub", own, delta)
    below = b.binop("add", lane, size)
    return b.select(b.icmp("uge", own, delta), s.shuffle(b, current, lane), s.shuffle(b, previous, below))


def _address(b: Body, pointer: Value, element: CType, i: int) -> Value:
    """Element i of a block belongs to the lanes in order: lane l accesses pointer[l + i * max_size]."""
    at = b.cast("zext", s.query(b, "lane"), I64)
    if i:
        size = b.cast("zext", s.query(b, "max_size"), I64)
        at = b.binop("add", at, b.binop("mul", size, const_int(I64, i)))
    return b.gep(element.ir, pointer, [at], ("inbounds",))


def _read(b: Body, x: Value) -> Value:
    element = b.form.result.element
    parts = [b.load(element.ir, _address(b, x, element, i), element.bits // 8) for i in range(b.form.result.count)]
    if len(parts) == 1:
        return parts[0]
    result: Value = Poison(b.form.result.ir)
    for i, part in enumerate(parts):
        result = b.insertelement(result, part, i)
    return result


def _write(b: Body, x: Value, y: Value) -> None:
    element = b.form.params[1].element
    for i, part in enumerate(b.components(y)):
        b.store(part, _address(b, x, element, i), element.bits // 8)


def _read_forms(base: str, count: int) -> Forms:
    return {(CType(base, 1, space),): CType(base, count) for space in (GLOBAL, LOCAL)}


def _write_forms(base: str, count: int) -> Forms:
    return {(CType(base, 1, space), CType(base, count)): VOID for space in (GLOBAL, LOCAL)}


def _blocks() -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for suffix, base in _BLOCKS.items():
        for count in _counts(base):
            name = f"{suffix}{count if count > 1 else ''}"
            rules[f"intel_sub_group_block_read{name}"] = Rule(partial(_read_forms, base, count), _read)
            rules[f"intel_sub_group_block_write{name}"] = Rule(partial(_write_forms, base, count), _write)
    return rules


def _relative_forms() -> Forms:
    return {(type, type, UINT): type for type in SCALARS}


RULES: dict[str, Rule] = {
    "intel_sub_group_shuffle": Rule(of_scalars(UINT), shuffle),
    "intel_sub_group_shuffle_xor": Rule(of_scalars(UINT), partial(shuffle_by, "xor")),
    "intel_sub_group_shuffle_down": Rule(_relative_forms, _shuffle_down),
    "intel_sub_group_shuffle_up": Rule(_relative_forms, _shuffle_up),
    **_blocks(),
}
