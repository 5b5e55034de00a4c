"""Bugs of values in all lanes: arithmetic, lanes taken out, divisions, components."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

STATE, ARITHMETIC, DIVIDE = "passes/widen/state.py", "passes/widen/arithmetic.py", "passes/widen/divide.py"
RECIPROCAL, SPECULATE = "passes/specialize/invariant_division.py", "passes/specialize/speculate.py"
FIELDS, RULES = "passes/scalarize/memory_access.py", "passes/scalarize/rules.py"

MUTANTS = (
    Mutant(
        "materialized-off-by-one",
        STATE,
        "tuple(const_int(type, stride * i) for i in range(self.lanes))",
        "tuple(const_int(type, stride * (i + 1)) for i in range(self.lanes))",
        "lane 0 has lane 1's value",
    ),
    Mutant(
        "lane-of-strided-is-base",
        STATE,
        'return self.build.binop("add", base, const_int(value.type, stride * i)) if stride else base',
        "return base",
        "each lane of a strided value is that of lane 0",
    ),
    Mutant(
        "lane-of-pointer-off",
        STATE,
        "return self.build.gep(I8, base, [const_int(I64, stride * i)]) if stride else base",
        "return self.build.gep(I8, base, [const_int(I64, i)]) if stride else base",
        "the lanes' addresses are one byte apart",
    ),
    Mutant(
        "any-lane-is-all",
        STATE,
        'icmp("ne", self.bits(mask), const_int(IntType(self.lanes), 0), name="any")',
        'icmp("eq", self.bits(mask), const_int(IntType(self.lanes), -1), name="any")',
        "`any` is true only if all lanes are active",
    ),
    Mutant(
        "all-lanes-is-any",
        STATE,
        'icmp("eq", self.bits(mask), const_int(IntType(self.lanes), -1), name="all")',
        'icmp("ne", self.bits(mask), const_int(IntType(self.lanes), 0), name="all")',
        "`all` is true if one lane is active",
    ),
    Mutant(
        "lanes-joined-in-wrong-order",
        STATE,
        "for i, value in enumerate(lanes):\n            result",
        "for i, value in enumerate(reversed(lanes)):\n            result",
        "results of per-lane code are in reverse order",
    ),
    Mutant(
        "select-swapped",
        ARITHMETIC,
        "w.vector(cond), w.vector(a), w.vector(b)]",
        "w.vector(cond), w.vector(b), w.vector(a)]",
        "a select takes the other operand",
    ),
    Mutant(
        "urem-signed",
        DIVIDE,
        'if instr.op in ("udiv", "urem") else ("sitofp", "fptosi")',
        'if instr.op == "udiv" else ("sitofp", "fptosi")',
        "remainders of large unsigned numbers are negative",
    ),
    Mutant(
        "remainder-without-product",
        DIVIDE,
        'return w.build.binop("sub", n, w.build.binop("mul", quotient, d))',
        'return w.build.binop("sub", n, quotient)',
        "a remainder is the dividend minus the quotient",
    ),
    Mutant(
        "reciprocal-rounded-down",
        RECIPROCAL,
        'build.cast("trunc", build.binop("add", build.binop("udiv", scaled, wide), const_int(I64, 1)), I32)',
        'build.cast("trunc", build.binop("udiv", scaled, wide), I32)',
        "quotients of multiples of the divisor are one too small",
    ),
    Mutant(
        "reciprocal-shift-off-by-one",
        RECIPROCAL,
        'build.binop("sub", log, first))',
        "log)",
        "quotients are shifted once more",
    ),
    Mutant(
        "speculation-forgets-last-lane",
        SPECULATE,
        'build.icmp("ult", build.binop("add", remainder, low), by)',
        'build.icmp("ult", remainder, by)',
        "a quotient is assumed uniform although the vector crosses a multiple of the divisor",
    ),
    Mutant(
        "speculation-shift-unchecked",
        SPECULATE,
        'last = build.binop("add", first, low)',
        "last = first",
        "id >> k is assumed uniform wherever the vector starts",
    ),
    Mutant(
        "speculation-and-unchecked",
        SPECULATE,
        'build.binop("and", build.binop("or", first, wrong_bits), low)',
        'build.binop("and", build.binop("and", first, wrong_bits), low)',
        "id & mask is assumed uniform or strided although the vector is not aligned",
    ),
    Mutant(
        "shuffle-operands-swapped",
        RULES,
        "both, undefined = [*s.of(a), *s.of(b)]",
        "both, undefined = [*s.of(b), *s.of(a)]",
        "a shuffle picks from the other vector",
    ),
    Mutant(
        "insert-at-wrong-component",
        RULES,
        "parts[i] = part if unsigned(index) == i else old",
        "parts[i] = part if unsigned(index) == len(parts) - 1 - i else old",
        "components are counted from the end",
    ),
    Mutant(
        "extract-by-variable-index-off",
        RULES,
        "for i, part in _reachable(parts, index)[1:]:",
        "for i, part in _reachable(parts, index)[2:]:",
        "component 1 is never selected",
    ),
    Mutant(
        "struct-field-at-wrong-offset",
        FIELDS,
        "one.operands[-1] = s.build.gep(I8, access.operands[-1], [const_int(I64, offset)])",
        "one.operands[-1] = s.build.gep(I8, access.operands[-1], [const_int(I64, offset // 2)])",
        "fields are accessed at half their offset",
    ),
)
