"""The LLVM intrinsics that wfv supports, by family: `llvm.smax.v8i32` is of the family `smax`.

Sub-group primitives: the parts of OpenCL's sub-group functions, as calls of `wfv.sub_group.*`.

    i32 lane(), size(), max_size(), id(), count(), enqueued_count()     ; queries
    T   shuffle.T(T %x, i32 %lane)                      ; %x of the active work-item in that lane
    T   broadcast.T(T %x, i32 %lane)                    ; the same; the lane is the same in all active work-items
    i64 ballot(i1 %p)                                   ; bit l: lane l is active, and its %p is true
    T   reduce.OP.T(T %x)                               ; of the active lanes
    T   scan.OP.T(T %x)                                 ; of the active lanes up to the own one, which is included
    T   prefix.OP.T(T %x)                               ; of the active lanes below the own one; if there is none, the
                                                        ; neutral element
    void barrier()

Work-items of a sub-group are neighbours along dimension 0. A row of n work-items has n // W sub-groups of W lanes, and
a smaller one if n % W is not 0. `id` and `count` number the sub-groups of the whole group. `enqueued_count` is
the count of a group that is not smaller than the others. `max_size` is W.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from wfv.ir.names import MASKED, SUB_GROUP
from wfv.ir.types import ArrayType, FloatType, IntType, PtrType, StructType, Type, VecType, element_of
from wfv.ir.values import Value, const_float, const_int


@dataclass(frozen=True, slots=True)
class Family:
    """How the intrinsics of one family are vectorized.

    `kind` is `lanes` (works element by element, and LLVM has it for vectors), `drop` (can be left out), `first`
    (returns its first operand, the others are hints), `reduce` (combines a vector's elements), `memory` (writes or
    copies a span of memory), `masked` (accesses the elements for which a vector of i1 is true, until
    passes/functions/masked_accesses.py replaces it) or `trap` (ends the launch, passes/builtins/traps.py).
    `scalar_operands` stay scalar when the other operands become vectors. `overloads` lists the types that are part of
    the name: `r` the result's, `f0`, `f1` its fields', a digit that operand's.
    """

    kind: str
    scalar_operands: frozenset[int] = frozenset()
    overloads: tuple[str, ...] = ("r",)


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_LANES = _names("""
    fma fmuladd sqrt fabs copysign canonicalize floor ceil trunc rint nearbyint round roundeven arithmetic.fence
    minnum maxnum minimum maximum minimumnum maximumnum
    exp exp2 exp10 log log2 log10 pow sin cos tan asin acos atan atan2 sinh cosh tanh
    smin smax umin umax bswap bitreverse ctpop fshl fshr
    sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat
""")
_OVERFLOW = _names("""
    sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow smul.with.overflow umul.with.overflow
""")
_FROM_OPERAND = _names("fptosi.sat fptoui.sat scmp ucmp lrint llrint lround llround")
_DROP = _names("""
    dbg.assign dbg.declare dbg.value lifetime.start lifetime.end invariant.start invariant.end assume
    experimental.noalias.scope.decl donothing sideeffect prefetch
""")
_REDUCE = _names("""
    vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor
    vector.reduce.smin vector.reduce.smax vector.reduce.umin vector.reduce.umax
    vector.reduce.fadd vector.reduce.fmul vector.reduce.fmin vector.reduce.fmax
    vector.reduce.fminimum vector.reduce.fmaximum
""")

_TRAPS = _names("trap debugtrap ubsantrap")
_MASKED = _names("masked.load masked.store masked.gather masked.scatter masked.expandload masked.compressstore")

FAMILIES: dict[str, Family] = {
    **dict.fromkeys(_LANES, Family("lanes")),
    **dict.fromkeys(_OVERFLOW, Family("lanes", overloads=("0",))),
    **dict.fromkeys(_FROM_OPERAND, Family("lanes", overloads=("r", "0"))),
    **dict.fromkeys(("abs", "ctlz", "cttz"), Family("lanes", frozenset({1}))),
    **dict.fromkeys(("ldexp", "ptrmask"), Family("lanes", overloads=("r", "1"))),
    "powi": Family("lanes", frozenset({1}), ("r", "1")),
    "is.fpclass": Family("lanes", frozenset({1}), ("0",)),
    "frexp": Family("lanes", overloads=("0", "f1")),
    **dict.fromkeys(("modf", "sincos"), Family("lanes", overloads=("0",))),
    **dict.fromkeys(_DROP, Family("drop")),
    **dict.fromkeys(("expect", "expect.with.probability"), Family("first")),
    **dict.fromkeys(_REDUCE, Family("reduce")),
    **dict.fromkeys(("memcpy", "memcpy.inline", "memmove", "memset", "memset.inline"), Family("memory")),
    **dict.fromkeys(_MASKED, Family("masked")),
    **dict.fromkeys(_TRAPS, Family("trap")),
}
# LLVM has these for every target, and often removes them in its first simplifications.
TARGET_INDEPENDENT = frozenset(FAMILIES) | _names("""
    is.constant objectsize launder.invariant.group strip.invariant.group freeze
    stacksave stackrestore
""")
# For vectors of these, and some scalars, LLVM's code generator ends the process on some x86 targets; for ldexp of a
# vector of half it makes wrong code.
NO_VECTOR_FORM = frozenset({"canonicalize", "frexp", "ldexp", "modf", "llrint", "llround"})
_NO_CODE = re.compile(
    r"llvm\.(?:(?:canonicalize|frexp|modf|llrint|llround)\.v|modf\.f16|ldexp\.v\d+f16|(?:llrint|llround)\.i(?!64\.))"
)
# Names with a meaning in LLVM that are not functions.
SPECIAL_GLOBALS = frozenset({"llvm.used", "llvm.compiler.used"})


def family_of(name: str) -> str:
    """The family of `llvm.NAME...`, "" for one of a single target."""
    parts = name.split(".")[1:]
    for end in range(len(parts), 0, -1):
        family = ".".join(parts[:end])
        if family in TARGET_INDEPENDENT:
            return family
    return ""


def known_family(name: str) -> Family | None:
    """The family of the intrinsic of this name, or None if wfv does not support it."""
    return FAMILIES.get(family_of(name)) if name.startswith("llvm.") else None


def has_code(name: str) -> bool:
    """Whether LLVM's code generator supports the intrinsic on every x86 target."""
    return _NO_CODE.match(name) is None


def overloaded_name(name: str, result: Type, operands: Sequence[Type]) -> str:
    """The name of the same intrinsic on other types: `llvm.smax.i32` on vectors is `llvm.smax.v8i32`."""
    family = family_of(name)
    types = [_overload(which, result, operands) for which in FAMILIES[family].overloads]
    return ".".join(["llvm", family, *map(mangled, types)])


def _overload(which: str, result: Type, operands: Sequence[Type]) -> Type:
    if which == "r":
        return result
    if which.isdigit():
        return operands[int(which)]
    return element_of(result, int(which[1:]))


def mangled(type: Type) -> str:
    """A type as part of a function's name: i32, f32, v4f32, p1."""
    match type:
        case IntType(bits=bits):
            return f"i{bits}"
        case FloatType(kind=kind):
            return {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}.get(kind, kind)
        case PtrType(addrspace=addrspace):
            return f"p{addrspace}"
        case VecType(count=count, element=element):
            return f"v{count}{mangled(element)}"
        case ArrayType(count=count, element=element):
            return f"a{count}{mangled(element)}"
        case StructType(elements=elements):
            return "s_" + "_".join(mangled(e) for e in elements or ()) + "s"
    raise TypeError(f"{type} cannot be part of a name")


QUERIES = ("lane", "size", "max_size", "id", "count", "enqueued_count")
_COMBINING = ("reduce", "scan", "prefix")


@dataclass(frozen=True)
class Primitive:
    """`kind`: one of QUERIES, shuffle, broadcast, ballot, reduce, scan, prefix, barrier.

    `operation`: add, mul, min, max, umin, umax, fadd, fmul, fminnum, fmaxnum, and, or, xor.
    """

    kind: str
    operation: str = ""

    @property
    def is_query(self) -> bool:
        """Whether a work-item computes it without the others."""
        return self.kind in QUERIES

    @property
    def is_same_for_all(self) -> bool:
        """Whether all active work-items get the same result of an exchange."""
        return self.kind in ("ballot", "reduce", "broadcast")


def find_primitive(callee: str) -> Primitive | None:
    """The primitive of that name; None for other functions."""
    if not callee.startswith(SUB_GROUP):
        return None
    kind, *rest = callee.removeprefix(SUB_GROUP).split(".")
    return Primitive(kind, rest[0] if kind in _COMBINING else "")


def is_exchange(callee: str) -> bool:
    """Whether it is a primitive for which the work-items of a sub-group come together."""
    primitive = find_primitive(callee)
    return primitive is not None and not primitive.is_query


# All work-items that come to a primitive take part: LLVM must neither move it to another block nor copy it.
ATTRIBUTES = "convergent nounwind memory(inaccessiblemem: readwrite)"


def is_masked(callee: str) -> bool:
    """Whether it is a primitive whose last operand is a mask: false lanes take no part."""
    return callee.startswith(SUB_GROUP) and callee.endswith(MASKED)


def needs_mask(callee: str) -> bool:
    """Whether its result depends on which lanes are active, beside those that it takes values from."""
    primitive = find_primitive(callee)
    return primitive is not None and primitive.kind in ("ballot", *_COMBINING) and not is_masked(callee)


def is_query(callee: str) -> bool:
    """Whether it is a primitive that a work-item computes without the others."""
    primitive = find_primitive(callee)
    return primitive is not None and primitive.is_query


# Operation of atomics and sub-groups -> the family of its intrinsic; other operations are opcodes.
CHOICES = {"min": "smin", "max": "smax", "umin": "umin", "umax": "umax", "fminnum": "minnum", "fmaxnum": "maxnum"}


def reduction(operation: str, type: Type) -> str:
    """The intrinsic that combines the elements of a vector of integers of this type."""
    return f"llvm.vector.reduce.{CHOICES.get(operation, operation)}.{mangled(type)}"


def neutral_element(operation: str, type: Type) -> Value:
    """The x for which the operation of x and y is y, NaN and zeros with a sign included."""
    if isinstance(type, FloatType):
        return const_float(type, {"fadd": -0.0, "fmul": 1.0}.get(operation, float("nan")))
    assert isinstance(type, IntType)
    lowest = 1 << (type.bits - 1)
    values = {"mul": 1, "and": -1, "umin": -1, "min": lowest - 1, "max": lowest}
    return const_int(type, values.get(operation, 0))
