"""Ranges by branches (passes/analysis/branch_ranges.py): each comparison of a number of three bits with a constant."""

from __future__ import annotations

from itertools import product

import pytest

from passes.analysis.branch_ranges import ranges_by_branches
from passes.analysis.ranges import Range
from tests.support.interp_cases import parse
from wfv.ir.interp.operations import RULES as MEANINGS

SIZE = 8
PREDICATES = [sign + kind for sign in "su" for kind in ("lt", "le", "gt", "ge")]
TEXT = """
define void @f(i3 %x) {
entry:
  %n = add i3 %x, ADDEND
  %c = icmp PREDICATE i3 %n, BOUND
  br i1 %c, label %then, label %else
then:
  %holds = zext i3 %x to i5
  %sum.holds = zext i3 %n to i5
  br label %below
below:
  %still.holds = zext i3 %x to i5
  br label %end
else:
  %not = zext i3 %x to i5
  %sum.not = zext i3 %n to i5
  br label %end
end:
  %both = zext i3 %x to i5
  ret void
}
"""


def ranges_in(text: str) -> dict[str, Range]:
    _, fn = parse(text)
    return {value.name: limits for value, limits in ranges_by_branches(fn).items()}


@pytest.mark.parametrize("predicate", [*PREDICATES, "eq", "ne"])
def test_all_numbers_of_a_block_are_in_the_range(predicate: str) -> None:
    narrowed = 0
    for addend, bound in product(range(-4, 4), repeat=2):
        text = TEXT.replace("ADDEND", str(addend)).replace("PREDICATE", predicate).replace("BOUND", str(bound))
        _, fn = parse(text)
        found = ranges_in(text)
        compare = MEANINGS["icmp"].rule(fn.entry.instrs[1])
        for x in range(SIZE):
            n = (x + addend) % SIZE
            names = ("holds", "still.holds", "sum.holds") if compare(n, bound % SIZE) else ("not", "sum.not")
            for name in (*names, "both"):
                low, high = found[name]
                assert low <= (n if "sum" in name else x) <= high, (text, name)
        narrowed += found["holds"] != (0, 7)
        assert found["both"] == (0, 7)
    assert bool(narrowed) == (predicate in PREDICATES)


LOOSE = """
define void @f(i8 %x, i1 %d) {
entry:
  %twice = shl i8 %x, 1
  %c = icmp ult i8 %x, 100
  br i1 %c, label %then, label %else
else:
  br i1 %d, label %then, label %end
then:
  %either = zext i8 %x to i32
  %e = icmp ult i8 %x, 50
  br i1 %e, label %same, label %same
same:
  %same.target = zext i8 %x to i32
  br i1 %e, label %small, label %end
small:
  %made = zext i8 %twice to i32
  br label %end
end:
  ret void
}
"""


def test_a_block_of_two_edges_has_no_range_of_one_of_them() -> None:
    found = ranges_in(LOOSE)
    assert found["either"] == found["same.target"] == (0, 255)


def test_numbers_of_other_blocks_are_in_ranges_too() -> None:
    found = ranges_in(LOOSE)
    assert found["twice"] == (0, 255) and found["made"] == (0, 98)
