"""Library functions that are not componentwise: geometry, and copies by the whole group."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.library_calls import call, linked, ulps

LONG = np.longdouble
TYPES = {"f": np.float32, "d": np.float64}
COUNT = 4096
pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning")


def vectors(letter: str, size: int, seed: int, spread: float = 0) -> np.ndarray:
    """Rows with the lengths of OpenCL's vectors (three take four places), scaled by 2^-spread .. 2^spread."""
    draw = np.random.default_rng(seed)
    rows = draw.uniform(-1, 1, (COUNT, 4 if size == 3 else size))
    powers = np.exp2(LONG(1) * draw.uniform(-spread, spread, COUNT))
    shaped = rows * (powers[:, None] if size > 1 else powers.reshape(-1, 1))
    return (shaped[:, 0] if size == 1 else shaped).astype(TYPES[letter])


def components(rows: np.ndarray, size: int) -> np.ndarray:
    return rows.reshape(COUNT, -1)[:, :size].astype(LONG)


def symbol_of(name: str, letter: str, size: int, arguments: int) -> str:
    if size == 1:
        return f"_Z{len(name)}{name}{letter * arguments}"
    return f"_Z{len(name)}{name}Dv{size}_{letter}" + "S_" * (arguments - 1)


def length_of(x: np.ndarray) -> np.ndarray:
    return np.sqrt((x * x).sum(axis=1))


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("size", [1, 2, 3, 4])
@pytest.mark.parametrize("letter", TYPES)
def test_geometry(letter: str, size: int, strategy: str) -> None:
    limits = np.finfo(TYPES[letter])
    p, q = vectors(letter, size, 1), vectors(letter, size, 2)
    wide_p, wide_q = components(p, size), components(q, size)
    dot = call(symbol_of("dot", letter, size, 2), strategy, p, q)[0]
    assert np.abs(dot - (wide_p * wide_q).sum(axis=1)).max() <= size * limits.eps
    for prefix in ("", "fast_") if letter == "f" else ("",):
        distance = call(symbol_of(f"{prefix}distance", letter, size, 2), strategy, p, q)[0]
        assert (np.abs(distance - length_of(wide_p - wide_q)) <= 4 * limits.eps).all()
        assert ulps(call(symbol_of(f"{prefix}length", letter, size, 1), strategy, p)[0], length_of(wide_p)).max() <= 4
        got = call(symbol_of(f"{prefix}normalize", letter, size, 1), strategy, p)[0]
        wanted = wide_p / length_of(wide_p)[:, None]
        assert ulps(components_as_made(got, size), wanted).max() <= 4


def components_as_made(rows: np.ndarray, size: int) -> np.ndarray:
    return rows.reshape(COUNT, -1)[:, :size]


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("letter", TYPES)
def test_lengths_neither_overflow_nor_vanish(letter: str, size: int) -> None:
    limits = np.finfo(TYPES[letter])
    p = vectors(letter, size, 3, spread=-limits.minexp - 2)
    p[0], p[1] = limits.max / 4, limits.smallest_subnormal * 3
    wide = components(p, size)
    assert ulps(call(symbol_of("length", letter, size, 1), "unicf", p)[0], length_of(wide)).max() <= 4
    got = components_as_made(call(symbol_of("normalize", letter, size, 1), "unicf", p)[0], size)
    assert ulps(got, wide / length_of(wide)[:, None]).max() <= 4


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("letter", TYPES)
def test_normalize_huge_beside_tiny_components(letter: str, size: int) -> None:
    """The small components of the result may be subnormal."""
    limits, random = np.finfo(TYPES[letter]), np.random.default_rng(4)
    p = vectors(letter, size, 4)
    p *= np.exp2(random.integers(limits.minexp - limits.nmant, limits.maxexp - 2, p.shape)).astype(p.dtype)
    p[0, :2] = np.exp2([limits.maxexp / 2 - 2, -85 if letter == "f" else -565])
    got = components_as_made(call(symbol_of("normalize", letter, size, 1), "unicf", p)[0], size)
    wide = components(p, size)
    wanted = wide / length_of(wide)[:, None]
    units = np.spacing(np.abs(wanted).astype(p.dtype)).astype(wide.dtype)
    assert (np.abs(got - wanted) / units).max() <= 4


@pytest.mark.parametrize("letter", TYPES)
def test_normalize_what_has_no_direction(letter: str) -> None:
    inf, nan = np.inf, np.nan
    rows = [[0, -0.0, 0, 0], [inf, 1, -2, 0], [-inf, inf, 1, 1], [nan, 0, 0, 0], [inf, nan, 1, 1]]
    root = np.sqrt(0.5)
    wanted = [[0, -0.0, 0, 0], [1, 0, -0.0, 0], [-root, root, 0, 0], [nan] * 4, [nan] * 4]
    got = call(f"_Z9normalizeDv4_{letter}", "unicf", np.array(rows, TYPES[letter]))[0].reshape(-1, 4)
    assert np.allclose(got, np.array(wanted), rtol=1e-6, atol=0, equal_nan=True)
    assert np.signbit(got[0, 1]) and np.signbit(got[1, 2])
    scalars = np.array([3, -inf, -0.0, nan], TYPES[letter])
    assert np.array_equal(call(f"_Z9normalize{letter}", "unicf", scalars)[0], [1, -1, 0, nan], equal_nan=True)


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("letter", TYPES)
def test_cross(letter: str, size: int) -> None:
    p, q = vectors(letter, size, 4), vectors(letter, size, 5)
    got = call(symbol_of("cross", letter, size, 2), "unicf", p, q)[0].reshape(COUNT, 4)
    wanted = np.cross(p[:, :3].astype(LONG), q[:, :3].astype(LONG))
    assert np.abs(got[:, :3] - wanted).max() <= 2 * np.finfo(TYPES[letter]).eps
    assert size == 3 or not got[:, 3].any()


COPIES = """
@room = internal addrspace(3) global [{room} x i8] undef, align 128

define spir_kernel void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to, i64 %count, i64 %stride) {{
  %own = alloca i64
  store i64 0, ptr %own
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %start = mul i64 %group, {stretch}
  %source = getelementptr i8, ptr addrspace(1) %from, i64 %start
  %target = getelementptr i8, ptr addrspace(1) %to, i64 %start
  %e = call spir_func i64 @{inwards}(ptr addrspace(3) @room, ptr addrspace(1) %source, i64 %count, {stride}i64 0)
  store i64 %e, ptr %own
  call spir_func void @_Z17wait_group_eventsiPm(i32 1, ptr %own)
  %f = call spir_func i64 @{outwards}(ptr addrspace(1) %target, ptr addrspace(3) @room, i64 %count, {stride}i64 %e)
  call spir_func void @_Z17wait_group_eventsiPm(i32 1, ptr %own)
  ret void
}}
declare spir_func i64 @_Z12get_group_idj(i32)
"""
# Mangled element and its bytes.
ELEMENTS = {"c": 1, "t": 2, "Dv2_s": 4, "j": 4, "f": 4, "Dv3_f": 16, "Dv4_i": 16, "Dv16_h": 16, "d": 8, "Dv3_l": 32,
            "Dv16_d": 128}  # fmt: skip
STRETCH = 1 << 14  # bytes of a group's part


def copy_symbols(element: str, strided: bool) -> tuple[str, str]:
    name = "_Z29async_work_group_strided_copy" if strided else "_Z21async_work_group_copy"
    again, rest = ("S_" if "Dv" in element else element), "mmm" if strided else "mm"
    return tuple(f"{name}PU3AS{a}{element}PU3AS{b}K{again}{rest}" for a, b in ((3, 1), (1, 3)))


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("strided", [False, True])
@pytest.mark.parametrize("element", ELEMENTS)
def test_copies_by_the_group(element: str, strided: bool, strategy: str) -> None:
    size = ELEMENTS[element]
    inwards, outwards = copy_symbols(element, strided)
    stride = "i64 %stride, " if strided else ""
    text = COPIES.format(room=STRETCH, stretch=STRETCH, inwards=inwards, outwards=outwards, stride=stride)
    text += linked(inwards, outwards, "_Z17wait_group_eventsiPm")
    program = wfv.build(text, strategy=strategy)
    for count, step, shape in ((37, 3, (20,)), (1, 1, (8,)), (0, 2, (16,)), (24, 1, (4, 3, 2)), (100, 1, (7,))):
        groups = 2
        source = np.random.default_rng(count).integers(0, 256, groups * STRETCH, np.uint8)
        target = np.zeros_like(source)
        program.copy((shape[0] * groups, *shape[1:]), shape, source, target, count, step)
        wanted = np.zeros_like(source).reshape(groups, -1, size)
        places = np.arange(count) * (step if strided else 1)
        wanted[:, places] = source.reshape(groups, -1, size)[:, places]
        assert np.array_equal(target, wanted.ravel()), (count, step, shape)
