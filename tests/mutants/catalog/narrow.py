"""Bugs of integers that are computed in few bits. The fuzzers' kernels have no bytes or shorts."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

FORMS, REWRITING = "passes/narrow/narrow_forms.py", "passes/narrow/rewriting.py"
RANGES = "passes/analysis/ranges.py"
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
        "range-of-difference-as-of-sum",
        RANGES,
        '"sub": corners(lambda a, b: a - b)',
        '"sub": corners(lambda a, b: a + b)',
        "a difference is taken for never negative",
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
