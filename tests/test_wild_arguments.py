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
