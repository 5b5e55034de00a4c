"""LLVM's intrinsics that wfv knows, by family: `llvm.smax.v8i32` is of the family `smax`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Family:
    """What can be done with the intrinsics of one family.

    `kind` is `lanes` (works element by element, and LLVM has it for vectors), `drop` (can be left out) or `memory`
    (writes or copies a stretch of memory). `scalar_operands` stay scalar when the other operands become vectors.
    """

    kind: str
    scalar_operands: frozenset[int] = frozenset()


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_LANES = _names("""
    fma fmuladd sqrt fabs copysign canonicalize floor ceil trunc rint nearbyint round roundeven
    minnum maxnum minimum maximum minimumnum maximumnum
    exp exp2 exp10 log log2 log10 pow ldexp sin cos tan asin acos atan atan2 sinh cosh tanh
    smin smax umin umax scmp ucmp bswap bitreverse ctpop fshl fshr
    sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat fptosi.sat fptoui.sat
    sadd.with.overflow uadd.with.overflow ssub.with.overflow usub.with.overflow smul.with.overflow umul.with.overflow
""")
_LANES_WITH_SCALAR = ("abs", "ctlz", "cttz", "powi", "is.fpclass")
_DROP = _names("""
    dbg.assign dbg.declare dbg.value lifetime.start lifetime.end invariant.start invariant.end assume
    experimental.noalias.scope.decl donothing sideeffect prefetch
""")

FAMILIES: dict[str, Family] = {
    **dict.fromkeys(_LANES, Family("lanes")),
    **dict.fromkeys(_LANES_WITH_SCALAR, Family("lanes", frozenset({1}))),
    **dict.fromkeys(_DROP, Family("drop")),
    **dict.fromkeys(("memcpy", "memcpy.inline", "memmove", "memset", "memset.inline"), Family("memory")),
}
# Known to LLVM whatever the target, and often gone after its first simplifications.
TARGET_INDEPENDENT = frozenset(FAMILIES) | _names("""
    expect expect.with.probability is.constant trap debugtrap ubsantrap launder.invariant.group strip.invariant.group
    arithmetic.fence freeze stacksave stackrestore
    vector.reduce.add vector.reduce.mul vector.reduce.and vector.reduce.or vector.reduce.xor vector.reduce.smin
    vector.reduce.smax vector.reduce.umin vector.reduce.umax vector.reduce.fadd vector.reduce.fmul
    vector.reduce.fmin vector.reduce.fmax frexp modf sincos lrint llrint lround llround ptrmask
""")
# LLVM rewrites the old forms of these, which had another number of operands, and crashes if their types are wrong.
OPERAND_COUNTS = {"ctlz": 2, "cttz": 2, **dict.fromkeys(("memcpy", "memcpy.inline", "memmove"), 4)}
OPERAND_COUNTS |= {"memset": 4, "memset.inline": 4}
# Names that LLVM gives a meaning though they are no functions.
SPECIAL_GLOBALS = frozenset({"llvm.used", "llvm.compiler.used"})


def family_of(name: str, families: frozenset[str] = TARGET_INDEPENDENT) -> str:
    """The family of `llvm.NAME...`, "" if it is none of `families`."""
    parts = name.split(".")[1:]
    for end in range(len(parts), 0, -1):
        family = ".".join(parts[:end])
        if family in families:
            return family
    return ""


def known_family(name: str) -> Family | None:
    """What wfv knows about the intrinsic of this name."""
    return FAMILIES.get(family_of(name)) if name.startswith("llvm.") else None
