"""Atomic functions: of OpenCL 1.2 (6.12.11, 9.3, 9.4), of OpenCL C 2.0 (6.13.11), of cl_ext_float_atomics.

Each is one atomic instruction on the pointer's memory. Functions of 1.2 are relaxed. One of 2.0 without a memory order
is sequentially consistent, as is one whose order is not constant. Scopes are not used: the ordering holds for the whole
system, the widest scope.
"""

from functools import partial

from wfv.ir.types import I1, VOID, StructType
from wfv.ir.values import Value
from wfv.opencl.mangling import ATOMIC
from wfv.opencl.rules.body import Body
from wfv.opencl.rules.rule import Build, Rule, types

_INTEGERS = ("int", "uint", "long", "ulong")
_FLOATS = ("half", "float", "double")
_ALL = (*_INTEGERS, *_FLOATS)
_OPERAND = r", \1"
_FETCH = {"add": _ALL, "sub": _ALL, "min": _ALL, "max": _ALL, "or": _INTEGERS, "xor": _INTEGERS, "and": _INTEGERS}
# LLVM allows no release in a load and no acquire in a store; and of a cmpxchg that fails, only a load is left.
_OF_LOADS = {"release": "monotonic", "acq_rel": "acquire"}
_OF_STORES = {"acquire": "monotonic", "acq_rel": "release"}


def _ordering(b: Body, number: int = 0, allowed: dict[str, str] | None = None) -> str:
    is_of_1_2 = b.form.first.space is not None and not b.form.first.base.startswith(ATOMIC)
    default = "monotonic" if is_of_1_2 else "seq_cst"
    ordering = b.form.orderings[number] if number < len(b.form.orderings) else default
    return (allowed or {}).get(ordering, ordering)


def _align(b: Body) -> int:
    return b.form.first.bits // 8


def _load(b: Body, x: Value, *_: Value) -> Value:
    attrs = {"align": _align(b), "atomic": _ordering(b, allowed=_OF_LOADS)}
    return b.emit(b.form.result.ir, "load", [x], attrs)


def _store(b: Body, x: Value, y: Value, *_: Value) -> None:
    attrs = {"align": _align(b), "atomic": _ordering(b, allowed=_OF_STORES)}
    b.emit(VOID, "store", [y, x], attrs)


def _init(b: Body, x: Value, y: Value, *_: Value) -> None:
    b.store(y, x, _align(b))


def _read_modify_write(operation: str, b: Body, x: Value, y: Value, *_: Value) -> Value:
    type = b.form.result
    if type.is_float and operation != "xchg":
        operation = f"f{operation}"
    elif operation in ("min", "max") and not type.is_signed:
        operation = f"u{operation}"
    attrs = {"operation": operation, "ordering": _ordering(b), "align": _align(b)}
    return b.emit(type.ir, "atomicrmw", [x, y], attrs)


def _cmpxchg(b: Body, is_weak: bool, *operands: Value) -> Value:
    """The old value in memory, and whether the exchange was made."""
    orderings = {"success_ordering": _ordering(b), "failure_ordering": _ordering(b, 1, _OF_LOADS)}
    attrs = {**orderings, "align": _align(b), **({"weak": True} if is_weak else {})}
    return b.emit(StructType((operands[1].type, I1)), "cmpxchg", operands, attrs)


def _compare_exchange(is_weak: bool, b: Body, pointer: Value, expected: Value, desired: Value, *_: Value) -> Value:
    """Compares floats by their bits. The value found is stored to *expected, also if the exchange is made."""
    wanted = b.load(desired.type, expected, _align(b))
    both = _cmpxchg(b, is_weak, pointer, b.bits(wanted), b.bits(desired))
    found = b.extractvalue(both, 0)
    b.store(b.cast("bitcast", found, desired.type) if b.form.first.value.is_float else found, expected, _align(b))
    return b.extractvalue(both, 1)


def _test_and_set(b: Body, x: Value, *_: Value) -> Value:
    one = b.integer(b.form.first.value.ir, 1)
    attrs = {"operation": "xchg", "ordering": _ordering(b), "align": _align(b)}
    old = b.emit(one.type, "atomicrmw", [x, one], attrs)
    return b.icmp("ne", old, b.integer(one.type, 0))


def _clear(b: Body, x: Value, *_: Value) -> None:
    _store(b, x, b.integer(b.form.first.value.ir, 0))


def _fence(b: Body, *_: Value) -> None:
    if (ordering := _ordering(b)) != "monotonic":
        b.emit(VOID, "fence", [], {"ordering": ordering})


def _atomic(bases: tuple[str, ...]) -> str:
    """A pointer to an atomic type. The value's type is the first group."""
    return rf"<SHARED>atomic_{types(bases)}\*"


def _with_value(bases: tuple[str, ...], more: str = "") -> str:
    """A pointer and a value. atomic_uintptr_t has signed ones too: those of ptrdiff_t."""
    return rf"{_atomic(bases)}, (?:\1|(?<=_ulong\*, )long{more})"


def _both(name: str, pattern: str, result: str, build: Build, orders: int = 1) -> dict[str, Rule]:
    """The rules of `name` and of `name_explicit`, which takes so many memory orders, and a scope or none."""
    explicit = f"{pattern}(?:, memory_order){{{orders}}}(?:, memory_scope)?"
    return {name: Rule(pattern, result, build), f"{name}_explicit": Rule(explicit, result, build)}


_ANY, _FLAG = _atomic(_ALL), _atomic(("int",))
# Clang declares the value that is stored to an atomic_half as an atomic_half, too.
_STORED = _with_value(_ALL, r"|(?<=_half\*, )atomic_half")
_COMPARED = rf"{_ANY}, <WRITABLE>\1\*, \1"
RULES: dict[str, Rule] = {
    "atomic_init": Rule(_STORED, "void", _init),
    "atomic_work_item_fence": Rule("uint, memory_order, memory_scope", "void", _fence),
    **_both("atomic_load", _ANY, r"\1", _load),
    **_both("atomic_store", _STORED, "void", _store),
    **_both("atomic_exchange", _with_value(_ALL), r"\1", partial(_read_modify_write, "xchg")),
    **_both("atomic_compare_exchange_strong", _COMPARED, "bool", partial(_compare_exchange, False), 2),
    **_both("atomic_compare_exchange_weak", _COMPARED, "bool", partial(_compare_exchange, True), 2),
    **_both("atomic_flag_test_and_set", _FLAG, "bool", _test_and_set),
    **_both("atomic_flag_clear", _FLAG, "void", _clear),
}
for _name, _bases in _FETCH.items():
    RULES |= _both(f"atomic_fetch_{_name}", _with_value(_bases), r"\1", partial(_read_modify_write, _name))


def _plain(bases: tuple[str, ...], operands: int, build: Build) -> Rule:
    """A rule of OpenCL 1.2, whose pointers are not to atomic types."""
    return Rule(rf"<SHARED>{types(bases)}\*{_OPERAND * operands}", r"\1", build)


def _by_one(operation: str, b: Body, x: Value) -> Value:
    return _read_modify_write(operation, b, x, b.integer(b.form.result.ir, 1))


for _prefix, _bases in (("atomic", ("int", "uint")), ("atom", _INTEGERS)):
    for _name in _FETCH:
        RULES[f"{_prefix}_{_name}"] = _plain(_bases, 1, partial(_read_modify_write, _name))
    for _name, _operation in (("inc", "add"), ("dec", "sub")):
        RULES[f"{_prefix}_{_name}"] = _plain(_bases, 0, partial(_by_one, _operation))
    _exchanged = (*_bases, "float") if _prefix == "atomic" else _bases
    RULES[f"{_prefix}_xchg"] = _plain(_exchanged, 1, partial(_read_modify_write, "xchg"))
    RULES[f"{_prefix}_cmpxchg"] = _plain(_bases, 2, lambda b, *args: b.extractvalue(_cmpxchg(b, False, *args), 0))
