"""Bugs of values in all lanes: arithmetic, lanes taken out, divisions, components."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

VECTOR_BUILDER, ARITHMETIC = "passes/widen/vector_builder.py", "passes/widen/arithmetic.py"
DIVISION = "passes/widen/integer_division.py"
RECIPROCAL, SPECULATE = "passes/specialize/invariant_division.py", "passes/specialize/assumed_arithmetic.py"
BOUNDS, ENDS = "passes/specialize/assumed_bounds.py", "passes/specialize/vector_ends.py"
COUNTERS, GUARD = "passes/specialize/counters.py", "passes/specialize/guard_function.py"
SPECULATION, SPECULATION_TESTS = "passes/specialize/assumption_search.py", ("tests/test_golden.py",)
FIELDS, RULES = "passes/scalarize/memory_access.py", "passes/scalarize/rules.py"
SATURATING = "passes/widen/saturating_conversions.py"
OFFSETS, VERSIONS = "passes/specialize/assumed_offsets.py", "passes/specialize/speculate.py"
BUTTERFLIES = ("tests/test_butterflies.py",)

MUTANTS = (
    Mutant(
        "step-vector-off-by-one",
        VECTOR_BUILDER,
        "tuple(const_int(type, stride * i) for i in range(self.lanes))",
        "tuple(const_int(type, stride * (i + 1)) for i in range(self.lanes))",
        "lane 0 has lane 1's value",
    ),
    Mutant(
        "lane-of-strided-is-base",
        VECTOR_BUILDER,
        'return self.binop("add", base, const_int(base.type, stride * i)) if stride else base',
        "return base",
        "each lane of a strided value is that of lane 0",
    ),
    Mutant(
        "lane-of-pointer-off",
        VECTOR_BUILDER,
        "return self.gep(I8, base, [const_int(I64, stride * i)]) if stride else base",
        "return self.gep(I8, base, [const_int(I64, i)]) if stride else base",
        "the lanes' addresses are one byte apart",
    ),
    Mutant(
        "any-lane-is-all",
        VECTOR_BUILDER,
        'icmp("ne", self.mask_bits(mask), const_int(IntType(self.lanes), 0), name="any")',
        'icmp("eq", self.mask_bits(mask), const_int(IntType(self.lanes), -1), name="any")',
        "a mask has an active lane only if all are active",
    ),
    Mutant(
        "all-lanes-is-any",
        VECTOR_BUILDER,
        'icmp("eq", self.mask_bits(mask), const_int(IntType(self.lanes), -1), name="all")',
        'icmp("ne", self.mask_bits(mask), const_int(IntType(self.lanes), 0), name="all")',
        "all lanes of a mask are active if one is",
    ),
    Mutant(
        "lanes-joined-in-wrong-order",
        VECTOR_BUILDER,
        "for i, value in enumerate(lanes):\n            result",
        "for i, value in enumerate(reversed(lanes)):\n            result",
        "a vector of the lanes' scalars is in reverse",
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
        DIVISION,
        'if instr.op in ("udiv", "urem") else ("sitofp", "fptosi")',
        'if instr.op == "udiv" else ("sitofp", "fptosi")',
        "remainders of large unsigned numbers are negative",
    ),
    Mutant(
        "remainder-without-product",
        DIVISION,
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
        "bound-tested-at-one-end",
        ENDS,
        'return low, self._build.binop("add", high, across)',
        "return low, high",
        "id < n is assumed to be the same in all lanes although n is within the vector",
    ),
    Mutant(
        "bound-of-falling-ids-tested-at-one-end",
        ENDS,
        'return self._build.binop("add", low, across), high',
        "return low, high",
        "the same for ids with a negative stride",
    ),
    Mutant(
        "bound-wrap-untested",
        BOUNDS,
        'return build.binop("and", holds, build.icmp("sle" if is_signed else "ule", *vector.ends(value, shape)))',
        "return holds",
        "id < n is assumed to be the same in all lanes although ids in the vector wrap",
    ),
    Mutant(
        "bound-wrap-of-other-signedness",
        BOUNDS,
        'build.icmp("sle" if is_signed else "ule", *vector.ends(value, shape))',
        'build.icmp("ule" if is_signed else "sle", *vector.ends(value, shape))',
        "ids that wrap as signed numbers are taken for ordered, because they are as unsigned ones",
    ),
    Mutant(
        "equality-tested-at-one-end",
        BOUNDS,
        'return build.icmp("ugt", distance, const_int(first.type, abs(shape.stride) * (lanes - 1)))',
        'return build.icmp("ne", distance, const_int(first.type, 0))',
        "id == n is assumed to be false in all lanes although it is true in one behind the first",
    ),
    Mutant(
        "clamp-tested-at-the-wrong-end",
        BOUNDS,
        'extreme = greatest if kind.endswith("min") else least',
        'extreme = least if kind.endswith("min") else greatest',
        "a clamp is assumed not to act although it does in some lanes",
    ),
    Mutant(
        "selection-untested",
        BOUNDS,
        "return vector.first(condition) if is_first else build.not_(vector.first(condition))",
        "return TRUE",
        "a selection is assumed to give its strided operand although the condition selects the other one",
    ),
    Mutant(
        "counter-at-its-start",
        ENDS,
        "        if not is_greatest:\n            return start\n",
        "        return start\n",
        "the guard tests a loop's first iteration only",
    ),
    Mutant(
        "known-offsets-of-unaligned-vectors",
        OFFSETS,
        'low = build.binop("and", first, const_int(first.type, assume.lanes - 1))',
        'low = build.binop("and", first, const_int(first.type, 0))',
        "the lanes' offsets are assumed wherever the vector starts",
        tests=BUTTERFLIES,
    ),
    Mutant(
        "constant-of-a-version-unchecked",
        VERSIONS,
        "guard_function(fast, [is_number, *found],",
        "guard_function(fast, found,",
        "the version for one divisor runs for all of them",
        tests=BUTTERFLIES,
    ),
    Mutant(
        "shift-of-aligned-vectors-only",
        SPECULATE,
        'if instr.op == "lshr" and value in vector.aligned:',
        'if instr.op == "lshr":',
        "a quotient is taken for uniform in vectors that cross a multiple of the divisor",
        tests=("tests/test_moved_ids.py",),
    ),
    Mutant(
        "counter-span-unlimited",
        GUARD,
        '    for condition in ends.conditions:\n        holds = build.binop("and", holds, condition)\n',
        "",
        "the numbers of a counter go around, so that the last one seems to be in order",
    ),
    Mutant(
        "counter-ends-too-early",
        COUNTERS,
        "if self.tests_next else bound",
        "if not self.tests_next else bound",
        "the guard does not test a loop's last iteration",
    ),
    Mutant(
        "assumption-rests-on-dropped-one",
        SPECULATION,
        "(each.is_arithmetic and dropped.isdisjoint(backward_slice([each.instr])))",
        "each.is_arithmetic",
        "`(c ? n : id) & 8` is assumed uniform without a test that c selects id",
        tests=SPECULATION_TESTS,
    ),
    Mutant(
        "shuffle-operands-swapped",
        RULES,
        "both, undefined = [*s.of(a), *s.of(b)]",
        "both, undefined = [*s.of(b), *s.of(a)]",
        "a shuffle takes elements of the other vector",
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
    Mutant(
        "unsigned-limit-is-signed",
        SATURATING,
        "else (0, (1 << type.bits) - 1)",
        "else (0, (1 << type.bits - 1) - 1)",
        "large numbers become the largest signed integer",
    ),
    Mutant(
        "limit-taken-for-exact",
        SATURATING,
        "is_exact = high.bit_length() <= _PRECISION[source]",
        "is_exact = high.bit_length() <= 64",
        "the limit is rounded up, so that the conversion of larger numbers is poison",
    ),
    Mutant(
        "nan-becomes-lowest",
        SATURATING,
        "x = _nan_as_zero(w, given, source) if is_signed else given",
        "x = given",
        "a NaN becomes the smallest signed integer, not 0",
    ),
    Mutant(
        "first-number-beyond-limit",
        SATURATING,
        'w.build.fcmp("oge", given, _number(w, source, high + 1))',
        'w.build.fcmp("ogt", given, _number(w, source, high + 1))',
        "the first number above the limit is converted, which is poison",
    ),
)
