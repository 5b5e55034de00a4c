"""The product stays within its budget of files, lines and tokens (tests/size.py)."""

from __future__ import annotations

from tests.size import excesses, sizes, totals


def test_the_product_is_not_larger_than_its_record() -> None:
    assert not excesses(totals(sizes()))
