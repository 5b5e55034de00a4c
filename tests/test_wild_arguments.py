"""Records and raw bytes as arguments of launches, in all strategies."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wfv

WILD = Path(__file__).parent / "wild"
N = 203
FLOAT4 = np.dtype([(name, "f4") for name in "xyzw"])
# As pyopencl.cltypes has them: the letters are titles.
FLOAT3 = np.dtype({"names": ["s0", "s1", "s2", "padding0"], "formats": ["f4"] * 4, "titles": ["x", "y", "z", None]})
INT2 = np.dtype([("x", "i4"), ("y", "i4")])
UCHAR16 = np.dtype([(f"s{i:x}", "u1") for i in range(16)])
ENTRY = np.dtype([("key", "i4"), ("value", "f8")], align=True)


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_vectors_are_records(strategy: str) -> None:
    random = np.random.default_rng(1)
    position, velocity = (random.integers(-99, 99, (N, 4)).astype(np.float32) for _ in "ab")
    records, gravity = position.copy().view(FLOAT4)[:, 0], np.array((1, 2, -9, 0.5), FLOAT4)
    wanted = position.copy()
    wanted[5:190, :3] += 0.25 * velocity[5:190, :3] + np.array([1, 2, -9], np.float32)
    wanted[5:190, 3] += 0.5
    program = wfv.build(WILD / "arguments.cl", strategy=strategy, lanes=8)
    program.advance(N, 64, records, velocity.view(FLOAT3)[:, 0], 0.25, np.array((5, 190), INT2)[()], gravity)
    assert (records.view(np.float32).reshape(N, 4) == wanted).all()


@pytest.mark.parametrize("strategy", wfv.STRATEGIES)
def test_buffers_are_bytes(strategy: str) -> None:
    entries = np.zeros(N, ENTRY)
    entries["key"], entries["value"] = np.arange(N) * 7, np.arange(N) * 0.5
    factors = np.array(tuple(range(1, 17)), UCHAR16)[()]
    values = entries["value"] * np.arange(1, 17)[entries["key"] & 15]
    program = wfv.build(WILD / "arguments.cl", strategy=strategy, lanes=8)
    for kind in (bytearray, memoryview, np.ndarray):
        data, total = bytearray(entries.tobytes()), bytearray(8 * N)
        given = [data, total]
        if kind is not bytearray:
            given = [memoryview(x) if kind is memoryview else np.frombuffer(x, np.uint8) for x in given]  # type: ignore[misc]
        program.scale(N, 64, *given, factors)
        assert (np.frombuffer(data, ENTRY)["value"] == values).all()
        assert (np.frombuffer(total) == values + entries["key"]).all()


def test_comparisons_copy_bytes() -> None:
    entries, total = bytearray(np.ones(N, ENTRY).tobytes()), bytearray(8 * N)
    program = wfv.build(WILD / "arguments.cl", lanes=8)
    factors = (2,) * 16
    assert wfv.compare(program.scale, (N, 64), (entries, total, factors), ["naive", "unicf"], runs=1).is_correct
    assert total == bytes(8 * N), "the arguments themselves do not change"


LAYOUT = """
typedef struct { int key; double value; float4 at; union { float f; int i; } either; char name[3]; } entry;
kernel void sum(global const entry *e, global double *out) {
  int i = get_global_id(0);
  out[i] = e[i].key + e[i].value + e[i].at.y + e[i].either.f + e[i].name[1];
}
"""
NAMES, OFFSETS = ["key", "value", "at", "either", "name"], [0, 8, 16, 32, 36]


def layout(*formats: object, offsets: list[int] = OFFSETS) -> np.dtype:
    return np.dtype({"names": NAMES, "formats": formats, "offsets": offsets, "itemsize": 48})  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "key, at, either", [("i4", ("f4", 4), "f4"), ("u4", ("f4", (2, 2)), "i4"), ("i4", FLOAT4, "i2")]
)
def test_records_with_the_fields_of_the_struct(key: str, at: object, either: str) -> None:
    out = np.zeros(4)
    records = np.zeros(4, layout(key, "f8", at, either, ("i1", 3)))
    records["key"], records["value"] = 3, np.arange(4)
    wfv.build(LAYOUT).sum(4, 4, records, out)
    assert out.tolist() == [3, 4, 5, 6]


@pytest.mark.parametrize(
    "other, message",
    [
        (
            layout("f4", "f8", ("f4", 4), "f4", ("i1", 3)),
            "a float of 4 bytes at byte 0, where .* an integer of 4 bytes",
        ),
        (
            layout("i4", "i8", ("f4", 4), "f4", ("i1", 3)),
            "an integer of 8 bytes at byte 8, where .* a float of 8 bytes",
        ),
        (layout("i4", "f8", ("f8", 2), "f4", ("i1", 3)), "a float of 8 bytes at byte 16, where .* a float of 4 bytes"),
        (
            layout("i4", "f8", ("f4", 4), "f4", ("i1", 3), offsets=[8, 0, 16, 32, 36]),
            "an integer of 4 bytes at byte 8, where .* a float of 8 bytes at byte 8",
        ),
    ],
)
def test_records_with_other_fields_are_refused(other: np.dtype, message: str) -> None:
    with pytest.raises(wfv.ArgumentError, match=message):
        wfv.build(LAYOUT).sum(4, 4, np.zeros(4, other), np.zeros(4))


def test_an_empty_array_is_refused_where_the_kernel_writes() -> None:
    program = wfv.build("kernel void k(global int *out, global const int *x, int n) { if (n) *out = *x; }")
    program.k(1, 1, None, np.zeros(0, np.int32), 0)
    with pytest.raises(wfv.ArgumentError, match=r"\(out\): the array is empty, and the kernel writes it"):
        program.k(1, 1, np.zeros(0, np.int32), np.zeros(0, np.int32), 0)
