"""32-bit indices keep their stride only where they cannot wrap."""

from __future__ import annotations

import pytest

from tests.support.shapes import analyze, parse, shapes_of

INT_ID = "%t = trunc i64 %lid to i32\n%i = add i32 %t, %n\n"


@pytest.mark.parametrize(
    ("index", "gep", "fits_index32", "expected"),
    [
        (
            "sext",
            "getelementptr inbounds",
            True,
            "strided(4)",
        ),  # an address that wraps is out of bounds of every buffer
        ("zext", "getelementptr inbounds", True, "strided(4)"),
        ("sext", "getelementptr inbounds", False, "varying"),
        ("zext", "getelementptr inbounds", False, "varying"),
        ("sext", "getelementptr", True, "varying"),  # without inbounds the wrapped address may be intended
        ("zext", "getelementptr", True, "varying"),
    ],
)
def test_32_bit_indices_may_wrap(index: str, gep: str, fits_index32: bool, expected: str) -> None:
    code = f"{INT_ID}%w = {index} i32 %i to i64\n%x = {gep} float, ptr %p, i64 %w\nret void"
    assert shapes_of(code, fits_index32=fits_index32)["x"].rstrip("?") == expected


def test_widening_keeps_a_stride_where_the_range_forbids_wrapping() -> None:
    params = "i64 range(i64 0, 65536) %lid, i64 range(i64 0, 1000) %size, ptr %p"
    fn = parse("%s = add i64 %lid, %size\n%t = trunc i64 %s to i32\n%x = zext i32 %t to i64\nret void", params)
    assert str(analyze(fn).of(fn.entry.instrs[2])) == "strided(1)"
