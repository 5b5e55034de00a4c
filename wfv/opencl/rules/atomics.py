"""Atomic functions (OpenCL 1.2, section 6.12.11), and those of the 32-bit and 64-bit extensions (9.3, 9.4)."""

from functools import partial

from wfv.ir.types import I1, StructType
from wfv.ir.values import Value
from wfv.opencl.mangling import CType
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import GENERIC, GLOBAL, LOCAL, Forms, Rule

_OPERATIONS = ("add", "sub", "xchg", "min", "max", "and", "or", "xor")
_INTEGERS = {"atomic": ("int", "uint"), "atom": ("int", "uint", "long", "ulong")}


def _read_modify_write(operation: str, b: Body, *args: Value) -> Value:
    type = b.form.result
    if operation in ("inc", "dec"):
        operation, args = {"inc": "add", "dec": "sub"}[operation], (args[0], b.integer(type.ir, 1))
    if operation in ("min", "max") and not type.is_signed:
        operation = f"u{operation}"
    attrs = {"operation": operation, "ordering": "monotonic", "align": type.bits // 8}
    return b.emit(type.ir, "atomicrmw", list(args), attrs)


def _compare_exchange(b: Body, *args: Value) -> Value:
    type = b.form.result
    orderings = {"success_ordering": "monotonic", "failure_ordering": "monotonic"}
    both = b.emit(StructType((type.ir, I1)), "cmpxchg", list(args), {**orderings, "align": type.bits // 8})
    return b.extractvalue(both, 0)


def _forms(bases: tuple[str, ...], operands: int) -> Forms:
    return {
        (CType(base, 1, space), *(CType(base),) * operands): CType(base)
        for base in bases
        for space in (GLOBAL, LOCAL, GENERIC)
    }


def _rules(prefix: str) -> dict[str, Rule]:
    bases = _INTEGERS[prefix]
    rules = {f"{prefix}_cmpxchg": Rule(partial(_forms, bases, 2), _compare_exchange)}
    for operation in (*_OPERATIONS, "inc", "dec"):
        all_bases = (*bases, "float") if (prefix, operation) == ("atomic", "xchg") else bases
        operands = 0 if operation in ("inc", "dec") else 1
        rules[f"{prefix}_{operation}"] = Rule(
            partial(_forms, all_bases, operands), partial(_read_modify_write, operation)
        )
    return rules


RULES: dict[str, Rule] = {**_rules("atomic"), **_rules("atom")}
