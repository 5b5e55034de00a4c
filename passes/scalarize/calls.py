"""Calls on composite values: an intrinsic that works element by element becomes one scalar call for each component."""

from passes.scalarize.components import Rewriting
from wfv.errors import UnsupportedError
from wfv.ir.core import Instr
from wfv.ir.intrinsics import known_family, mangled, overloaded_name
from wfv.ir.types import StructType, Type, VecType, scalar_of
from wfv.ir.values import Value

_MINIMA = {"fmin": "minnum", "fmax": "maxnum", "fminimum": "minimum", "fmaximum": "maximum"}


def scalarize_call(s: Rewriting, instr: Instr) -> None:
    """Rewrites a call that has composite operands or a composite result."""
    family = known_family(instr.callee)
    if family is not None and family.kind == "reduce":
        _reduce_components(s, instr)
        return
    if family is None or family.kind != "lanes":
        raise UnsupportedError(f"call of @{instr.callee} on vectors or structs", line=instr.line)
    vectors = [x for x in instr.operands if isinstance(x.type, VecType)]
    if not vectors:  # it returns a struct
        s.build.instrs.append(instr)
        s.components[instr] = s.leaves(instr)
        return
    parts = [s.of(x) if x in vectors else [x] * len(s.of(vectors[0])) for x in instr.operands]
    calls = [_scalar_call(s, instr, list(operands)) for operands in zip(*parts, strict=True)]
    by_call = [s.leaves(call) for call in calls]
    # The leaves of a struct of vectors: first all components of its first field.
    s.define(instr, [leaf for field in zip(*by_call, strict=True) for leaf in field])


def _scalar_call(s: Rewriting, instr: Instr, operands: list[Value]) -> Instr:
    """Calls the intrinsic on scalars."""
    result = _scalar_result(instr.type)
    name = overloaded_name(instr.callee, result, [x.type for x in operands])
    new = s.one(instr, result, operands)
    new.attrs = {"callee": name, "flags": instr.flags}
    return new


def _scalar_result(type: Type) -> Type:
    if isinstance(type, StructType):
        return StructType(tuple(scalar_of(field) for field in type.elements or ()))
    return scalar_of(type)


def _reduce_components(s: Rewriting, instr: Instr) -> None:
    """llvm.vector.reduce.*: one operation after the other, in the order that fadd and fmul require."""
    operation, flags = instr.callee.split(".")[3], instr.flags
    *start, vector = instr.operands
    parts = [*start, *s.of(vector)]
    result = parts[0]
    for part in parts[1:]:
        if operation in _MINIMA or operation[1:] in ("min", "max"):
            name = f"llvm.{_MINIMA.get(operation, operation)}.{mangled(instr.type)}"
            result = s.build.call(name, instr.type, [result, part], {"flags": flags})
        else:
            result = s.build.binop(operation, result, part, flags, instr.name)
    s.define(instr, [result])
