"""Bugs of integers that are computed in few bits. The fuzzers' kernels have no bytes or shorts."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FORMS, REWRITING = "passes/narrow/narrow_forms.py", "passes/narrow/rewriting.py"
SUMS, RANGES = "passes/analysis/trip_counts.py", "passes/analysis/ranges.py"
TESTS = ("tests/test_narrow_integers.py",)

MUTANTS = (
    Mutant(
        "uniform-number-clamped-to-the-range",
        FORMS,
        "clamp = low - 1, high + 1",
        "clamp = low, high",
        "a number beyond the range compares as equal to its end",
        tests=TESTS,
    ),
    Mutant(
        "narrow-number-extended-without-sign",
        REWRITING,
        'op = "zext" if self.width.fits_unsigned(instr) else "sext"',
        'op = "zext"',
        "negative numbers become large where all bits are needed",
        tests=TESTS,
    ),
    Mutant(
        "sum-of-one-iteration",
        SUMS,
        "return (trips - 1) * min(step[0], 0), (trips - 1) * max(step[1], 0)",
        "return min(step[0], 0), max(step[1], 0)",
        "a sum in a loop is taken for as small as one of its numbers",
        tests=TESTS,
    ),
    Mutant(
        "range-of-difference-as-of-sum",
        RANGES,
        '"sub": corners(lambda a, b: a - b)',
        '"sub": corners(lambda a, b: a + b)',
        "a difference is taken for never negative",
        tests=TESTS,
    ),
    Mutant(
        "bound-in-front-of-the-lanes-is-the-first-lane",
        "passes/widen/arithmetic.py",
        'before, behind = build.binop("sub", end, base), const_int(I64, -1), const_int(I64, w.lanes)',
        'before, behind = build.binop("sub", end, base), const_int(I64, 0), const_int(I64, w.lanes)',
        "an id that is greater than a bound by some compares as equal to it",
        tests=TESTS,
    ),
    Mutant(
        "id-that-wraps-compared-by-lanes",
        "passes/narrow/narrow_integers.py",
        "return low > full[0] and high <= full[1] - MAX_LANES",
        "return True",
        "the lanes behind the one that wraps are taken for greater",
        tests=TESTS,
    ),
    Mutant(
        "signed-order-of-unsigned-numbers",
        FORMS,
        "return NarrowForm(_UNSIGNED.get(predicate, predicate))",
        "return NarrowForm(predicate)",
        "numbers of the upper half of the unsigned range compare as negative",
        tests=TESTS,
    ),
)
