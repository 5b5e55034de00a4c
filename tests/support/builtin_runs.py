"""Calls of OpenCL's built-ins on arrays: a generated kernel of calls, compiled by Clang and run by wfv."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import wfv
from wfv.opencl.clang import compile_opencl
from wfv.opencl.mangling import FLOATING, CType

DTYPES = {
    "char": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4", "uint": "u4", "long": "i8", "ulong": "u8",
    "half": "f2", "float": "f4", "double": "f8",
}  # fmt: skip
ITEMS = 64
WAYS = (("scalar", 8), ("unicf", 8), ("unicf", 4))
HALVES = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n" + "".join(
    f"typedef half half{n} __attribute__((ext_vector_type({n})));\n" for n in (2, 3, 4, 8, 16)
)
_WORDS = {"half": "<H", "float": "<I", "double": "<Q"}


@dataclass(frozen=True)
class Call:
    """A call `name(args)`; each argument is loaded from its own array, the result is stored to one."""

    name: str
    params: tuple[CType, ...]
    result: CType

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.params))})"


def dtype(type: CType) -> np.dtype:
    return np.dtype(DTYPES[type.base])


def slots(type: CType) -> int:
    """Elements that a value of this type takes in memory."""
    return 4 if type.count == 3 else type.count


def limits(type: CType) -> tuple[int, int]:
    return (-1 << (type.bits - 1), (1 << (type.bits - 1)) - 1) if type.is_signed else (0, (1 << type.bits) - 1)


def values(type: CType, seed: int) -> np.ndarray:
    """ITEMS values of a type: numbers at its ends and any others."""
    random = np.random.default_rng(seed)
    count = ITEMS * slots(type)
    if type.base in FLOATING:
        found = _floats(type, random, count)
    else:
        low, high = limits(type)
        found = random.integers(low, high, count, dtype(type), endpoint=True)
        small = random.integers(max(low, -9), 9, count).astype(dtype(type))
        edges = np.array([low, low + 1, high, high - 1, high // 2, high // 2 + 1, 0, 1], dtype(type))
        found = np.choose(random.integers(0, 3, count), [found, small, random.choice(edges, count)])
    return found.reshape(ITEMS, slots(type))


def _floats(type: CType, random: np.random.Generator, count: int) -> np.ndarray:
    info = np.finfo(dtype(type))
    bits = random.integers(0, 1 << type.bits, count, f"u{type.bits // 8}", endpoint=False)
    plain = (random.standard_normal(count) * 10).astype(dtype(type))
    edges = [0.0, -0.0, np.inf, -np.inf, np.nan, info.max, info.min, info.tiny, info.smallest_subnormal, 0.5, 2.5, -1.5]
    pick = random.choice(np.array(edges, dtype(type)), count)
    return np.choose(random.integers(0, 3, count), [bits.view(dtype(type)), plain, pick])


def source_of(calls: Sequence[Call], head: str = "") -> str:
    """A kernel `k` that does all the calls, each on arrays of its own."""
    params, lines = [], []
    for n, call in enumerate(calls):
        for m, param in enumerate(call.params):
            params.append(f"global const {param} *a{n}_{m}")
        params.append(f"global {call.result} *r{n}")
        args = ", ".join(f"a{n}_{m}[i]" for m in range(len(call.params)))
        lines.append(f"    r{n}[i] = {call.name}({args});")
    return (
        f"{head}kernel void k({', '.join(params)}) {{\n    size_t i = get_global_id(0);\n" + "\n".join(lines) + "\n}\n"
    )


def run_calls(
    calls: Sequence[Call], inputs: Sequence[Sequence[np.ndarray]], strategy: str, lanes: int, ir: str
) -> list[np.ndarray]:
    """The results of all calls, one row a work-item, without the fourth component of three."""
    arrays: list[np.ndarray] = []
    results = []
    for call, given in zip(calls, inputs, strict=True):
        results.append(aligned(np.zeros((ITEMS, slots(call.result)), dtype(call.result))))
        arrays += [*(aligned(array).reshape(-1) for array in given), results[-1].reshape(-1)]
    wfv.build(ir, strategy=strategy, lanes=lanes).k(ITEMS, 16, *arrays)
    return [result[:, : call.result.count] for call, result in zip(calls, results, strict=True)]


def aligned(array: np.ndarray) -> np.ndarray:
    """A copy as OpenCL wants the largest vectors: NumPy promises 16 bytes only."""
    memory = np.zeros(array.nbytes + 128, np.uint8)
    start = -memory.ctypes.data % 128
    copy = memory[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def compiled(calls: Sequence[Call], head: str = "") -> str:
    return compile_opencl(source_of(calls, head), contract=False).ir


def same_numbers(found: np.ndarray, wanted: np.ndarray, exact_zero: bool = True) -> np.ndarray:
    """Where they agree: any NaN is NaN, and the sign of a zero counts if `exact_zero`."""
    equal = found == wanted
    if found.dtype.kind == "f":
        both_nan = np.isnan(found) & np.isnan(wanted)
        if exact_zero:
            equal &= np.signbit(found) == np.signbit(wanted)
        equal |= both_nan
    return equal
