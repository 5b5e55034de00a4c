"""The product has no more tokens than its record says (tests/size.py)."""

from __future__ import annotations

from tests.size import recorded_tokens, sizes, total


def test_the_product_is_not_larger_than_its_record() -> None:
    assert total(sizes())["tokens"] <= recorded_tokens()
