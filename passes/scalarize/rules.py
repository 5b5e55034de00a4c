"""The rule table for opcodes that access components: extracts, inserts, shuffles, selects, cmpxchg and bitcasts.

Bitcasts of vectors: between elements of different sizes, integers are cut into pieces and joined.

Before:                                         After (%v.0, .. are the components of %v):
    %i = bitcast <4 x i8> %v to i32                 %a = zext i8 %v.0 to i32
                                                    %b = zext i8 %v.1 to i32
                                                    %c = shl i32 %b, 8
                                                    %d = or i32 %a, %c   ..

Calls on composite values: an intrinsic that works element by element becomes one scalar call for each component.

Loads and stores of composite values: vectors stay whole, structs and arrays become one access for each field.

Four components of a vector are one wide access and shuffles, not four strided accesses.
"""

import math
from collections.abc import Callable

from passes.scalarize.components import Rewriting, constant_components, is_composite, leaf_span, leaves_of, pieces_of
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Instr, is_op
from wfv.ir.intrinsics import known_family, mangled, overloaded_name
from wfv.ir.types import I8, FloatType, IntType, PtrType, StructType, Type, VecType, scalar_of
from wfv.ir.values import Argument, Const, ConstInt, Poison, Value, const_int, unsigned


def scalarize_bitcast(s: Rewriting, instr: Instr) -> None:
    """Casts component by component if there are as many before as after; else cuts and joins integers."""
    (value,) = instr.operands
    old, new = s.of(value), leaves_of(instr.type)
    if len(old) == len(new):
        s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in old])
        return
    src, dst = _bits(old[0].type), _bits(new[0])
    unit = math.gcd(src, dst)
    units = [u for part in old for u in _cut(s.build, _to_int(s.build, part), unit)]
    ratio = dst // unit
    joined = [_join(s.build, units[i : i + ratio], IntType(dst)) for i in range(0, len(units), ratio)]
    s.define(instr, [s.build.cast("bitcast", part, new[0]) for part in joined])


def _bits(type: Type) -> int:
    assert isinstance(type, (IntType, FloatType)), f"{type} is no number"  # LLVM's verifier admits no pointers
    return type.bits


def _to_int(build: Builder, value: Value) -> Value:
    assert not isinstance(value.type, PtrType)
    return build.cast("bitcast", value, IntType(_bits(value.type)))


def _cut(build: Builder, value: Value, bits: int) -> list[Value]:
    """An integer in pieces of `bits` bits, lowest first: the order in memory."""
    width = _bits(value.type)
    shifted = [build.binop("lshr", value, at) for at in range(0, width, bits)]
    return [build.cast("trunc", part, IntType(bits)) for part in shifted]


def _join(build: Builder, parts: list[Value], type: IntType) -> Value:
    result = build.cast("zext", parts[0], type)
    for i, part in enumerate(parts[1:], 1):
        amount = const_int(type, i * _bits(part.type))
        high = build.binop("shl", build.cast("zext", part, type), amount)
        result = build.binop("or", result, high)
    return result


def _extractelement(s: Rewriting, instr: Instr) -> None:
    vector, index = instr.operands
    parts = s.of(vector)
    if isinstance(index, ConstInt):
        at = unsigned(index)
        s.define(instr, [parts[at] if at < len(parts) else Poison(instr.type)])
        return
    result = parts[0]
    for i, part in _reachable(parts, index)[1:]:
        result = s.build.select(s.build.icmp("eq", index, i), part, result)
    s.define(instr, [result])


def _insertelement(s: Rewriting, instr: Instr) -> None:
    vector, part, index = instr.operands
    parts = list(s.of(vector))
    for i, old in _reachable(parts, index):
        if isinstance(index, ConstInt):
            parts[i] = part if unsigned(index) == i else old
        else:
            parts[i] = s.build.select(s.build.icmp("eq", index, i), part, old)
    s.define(instr, parts)


def _reachable(parts: list[Value], index: Value) -> list[tuple[int, Value]]:
    """The components with their indices, as far as the index's type can represent them."""
    assert isinstance(index.type, IntType)
    return list(enumerate(parts))[: 1 << min(index.type.bits, 32)]


def _shufflevector(s: Rewriting, instr: Instr) -> None:
    a, b, mask = instr.operands
    both, undefined = [*s.of(a), *s.of(b)], Poison(scalar_of(instr.type))
    picks = constant_components(mask) or ()
    s.define(instr, [both[pick.value] if isinstance(pick, ConstInt) else undefined for pick in picks])


def _extractvalue(s: Rewriting, instr: Instr) -> None:
    whole = instr.operands[0]
    if isinstance(whole, Argument) and not is_composite(instr.type):  # the other fields of an image are not read
        s.build.instrs.append(instr)
        return
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    s.define(instr, s.of(whole)[start:end])


def _insertvalue(s: Rewriting, instr: Instr) -> None:
    whole, part = instr.operands
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    leaves = s.of(whole)
    s.define(instr, [*leaves[:start], *s.of(part), *leaves[end:]])


def _select(s: Rewriting, instr: Instr) -> None:
    """A select for each component; a scalar condition is shared."""
    cond, a, b = instr.operands
    count = len(s.of(a))
    conds = s.of(cond) if is_composite(cond.type) else [cond] * count
    flags = instr.flags
    components = zip(conds, s.of(a), s.of(b), strict=True)
    s.define(instr, [s.build.select(c, x, y, flags, instr.name) for c, x, y in components])


def _cmpxchg(s: Rewriting, instr: Instr) -> None:
    s.build.instrs.append(instr)
    s.define(instr, s.leaves(instr))


def _ret(s: Rewriting, instr: Instr) -> None:
    """The result of a function that is vectorized by itself: a struct of scalars."""
    (value,) = instr.operands
    instr.operands = [s.whole(value.type, s.of(value))]
    s.build.instrs.append(instr)


RULES: dict[str, Callable[[Rewriting, Instr], None]] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "select": _select,
    "cmpxchg": _cmpxchg,
    "ret": _ret,
    "bitcast": scalarize_bitcast,
}


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
    """The same intrinsic on scalars."""
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


def scalarize_access(s: Rewriting, instr: Instr) -> None:
    """Rewrites a load or store of a composite type."""
    type = instr.accessed
    match instr.op, isinstance(type, VecType):
        case "load", True:
            _load_vector(s, instr)
        case "store", True:
            _store_vector(s, instr)
        case "load", False:
            _load_fields(s, instr, type)
        case _:
            _store_fields(s, instr, type)


def _load_vector(s: Rewriting, load: Instr) -> None:
    s.build.instrs.append(load)
    s.components[load] = s.leaves(load)


def _store_vector(s: Rewriting, store: Instr) -> None:
    """Stores the vector as it is, if it is a constant or was loaded; else builds it from its components."""
    value = store.operands[0]
    if not (isinstance(value, Const) or is_op(value, "load")):
        store.operands[0] = s.whole(value.type, s.of(value))
    s.build.instrs.append(store)


def _load_fields(s: Rewriting, load: Instr, type: Type) -> None:
    leaves: list[Value] = []
    for offset, piece in pieces_of(type):
        one = _access_at(s, load, offset)
        one.type, one.name = piece, s.fn.unique_name(load.name)
        s.build.instrs.append(one)
        leaves += s.leaves(one)
    s.components[load] = leaves


def _store_fields(s: Rewriting, store: Instr, type: Type) -> None:
    leaves = s.of(store.operands[0])
    for offset, piece in pieces_of(type):
        one = _access_at(s, store, offset)
        count = len(leaves_of(piece))
        one.operands[0] = s.whole(piece, leaves[:count])
        leaves = leaves[count:]
        s.build.instrs.append(one)


def _access_at(s: Rewriting, access: Instr, offset: int) -> Instr:
    """A copy of the access at `offset` bytes after its address, not yet appended."""
    one = access.clone()
    one.metadata = {}  # it describes the whole access
    one.operands[-1] = s.build.gep(I8, access.operands[-1], [offset])
    align = access.align
    one.attrs["align"] = math.gcd(align, offset) if offset else align
    return one
