"""Shapes of straight-line code and of loops: which operations keep a stride."""

from __future__ import annotations

import pytest

from tests.support.shapes import shapes_of

# A value %x of straight-line code, and its shape.
DATA_FLOW = [
    ("%x = add i64 %lid, 5", "strided(1)"),
    ("%x = sub i64 5, %lid", "strided(-1)"),
    ("%x = sub i64 %lid, %lid", "uniform"),
    ("%x = add i64 %lid, %lid", "strided(2)"),
    ("%x = mul i64 %lid, 12", "strided(12)"),
    ("%x = mul i64 %lid, 0", "uniform"),
    ("%x = shl i64 %lid, 3", "strided(8)"),
    ("%x = mul i64 %lid, %size", "varying"),  # the stride is known at run time only
    ("%x = mul i64 %lid, %lid", "varying"),
    ("%x = mul i64 %size, %size", "uniform"),
    ("%x = xor i64 %lid, -1", "strided(-1)"),
    ("%x = xor i64 %lid, 4", "varying?"),
    ("%a = shl i64 %lid, 1\n%x = or disjoint i64 %a, 1", "strided(2)"),
    ("%x = or i64 %lid, 1", "varying?"),
    ("%x = trunc i64 %lid to i32", "strided(1)"),
    ("%a = mul i64 %lid, 258\n%x = trunc i64 %a to i8", "strided(2)"),  # modulo 256
    ("%a = mul i64 %lid, 256\n%x = trunc i64 %a to i8", "uniform"),
    ("%x = trunc i64 %lid to i1", "varying"),
    ("%a = shl i64 %lid, 1\n%x = trunc i64 %a to i1", "uniform"),
    ("%x = freeze i64 %lid", "strided(1)"),
    ("%x = udiv i64 %lid, %size", "varying?"),
    ("%x = urem i64 %lid, %size", "varying?"),
    ("%x = lshr i64 %lid, 2", "varying?"),
    ("%x = and i64 %lid, 7", "varying?"),
    ("%x = and i64 %size, 7", "uniform"),
    ("%x = icmp ult i64 %lid, %size", "varying"),
    ("%x = icmp ult i64 %size, 4", "uniform"),
    ("%x = select i1 %u, i64 %lid, i64 %size", "varying?"),
    ("%a = add i64 %lid, 1\n%x = select i1 %u, i64 %lid, i64 %a", "strided(1)"),
    ("%c = icmp eq i64 %lid, 0\n%x = select i1 %c, i64 1, i64 2", "varying"),
    ("%c = icmp eq i64 %lid, 0\n%x = select i1 %c, i64 %size, i64 %size", "uniform"),
    ("%x = getelementptr float, ptr %p, i64 %lid", "strided(4)"),
    ("%x = getelementptr [3 x double], ptr %p, i64 %lid, i64 1", "strided(24)"),
    ("%x = getelementptr { i8, i32 }, ptr %p, i64 %lid, i32 1", "strided(8)"),
    ("%a = getelementptr i8, ptr %p, i64 %lid\n%x = ptrtoint ptr %a to i64", "strided(1)"),
    ("%x = load i32, ptr %p", "uniform"),
    ("%a = getelementptr i8, ptr %p, i64 %lid\n%x = load i8, ptr %a", "varying"),
    ("%x = atomicrmw add ptr %p, i32 1 monotonic", "varying"),
    ("%x = alloca i32", "strided(4)"),
    ("%a = alloca i32\n%x = load i32, ptr %a", "varying"),
    ("%a = sitofp i64 %lid to float\n%x = call float @expf(float %a)", "varying"),
    ("%a = sitofp i64 %size to float\n%x = call float @expf(float %a)", "uniform"),
    ("%c = icmp eq i64 %lid, 0\n%x = call i1 @wfv.any(i1 %c)", "uniform"),
    ("%x = add i64 undef, 1", "uniform"),
]


@pytest.mark.parametrize(("code", "expected"), DATA_FLOW)
def test_data_flow(code: str, expected: str) -> None:
    assert shapes_of(f"{code}\nret void")["x"] == expected


def test_a_getelementptr_is_possibly_contiguous_if_its_index_is() -> None:
    found = shapes_of(
        "%d = udiv i64 %lid, %size\n%x = getelementptr i32, ptr %p, i64 %d\n"
        "%sq = mul i64 %lid, %lid\n%y = getelementptr i32, ptr %p, i64 %sq\nret void"
    )
    assert (found["x"], found["y"]) == ("varying?", "varying")


def test_strides_of_loop_carried_values() -> None:
    """A loop-carried value keeps its stride if a uniform value is added, but not if it is doubled."""
    found = shapes_of("""
    entry:
      br label %loop
    loop:
      %a = phi i64 [ %lid, %entry ], [ %a.next, %loop ]
      %b = phi i64 [ %lid, %entry ], [ %b.next, %loop ]
      %a.next = add i64 %a, %size
      %b.next = add i64 %b, %b
      %more = icmp slt i32 %n, 3
      br i1 %more, label %loop, label %end
    end:
      ret void""")
    assert (found["a"], found["a.next"]) == ("strided(1)", "strided(1)")
    assert found["b"].startswith("varying")
