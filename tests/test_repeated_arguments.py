"""Arguments of launches that repeat: other values, other types, and the errors of wrong ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.compiled import STRATEGIES
from wfv.errors import ArgumentError, GeometryError, OptionError
from wfv.options import INDEX32_BUFFER_BYTES
from wfv.runtime.kernel import Kernel
from wfv.runtime.launch.geometry import make_range
from wfv.runtime.variants import PLANS

SOURCE = """
kernel void all(global float *f, global const double *d, global uchar *c, global float4 *v,
                char i8, uchar u8, short i16, ushort u16, int i32, uint u32, long i64, ulong u64, float r, double q,
                global long *numbers, global double *reals) {
  size_t i = get_global_id(0);
  if (f) f[i] += 1;
  if (c) c[i] = c[i] + u8;
  if (v) v[i] = v[i] * 2;
  if (i == 0) {
    numbers[0] = i8; numbers[1] = u8; numbers[2] = i16; numbers[3] = u16;
    numbers[4] = i32; numbers[5] = u32; numbers[6] = i64; numbers[7] = u64;
    reals[0] = r; reals[1] = q; reals[2] = d[3];
  }
}
kernel void copy(global int *restrict to, global const int *restrict from) {
  to[get_global_id(0)] = from[get_global_id(0)];
}
kernel void mark(global char *x, ulong at) { x[at] = 1; }
"""
LEAST = (-128, 0, -(1 << 15), 0, -(1 << 31), 0, -(1 << 63), 0, -1.5, -0.1)
HIGHEST = (
    127,
    255,
    (1 << 15) - 1,
    (1 << 16) - 1,
    (1 << 31) - 1,
    (1 << 32) - 1,
    (1 << 63) - 1,
    (1 << 63) - 1,
    2.5,
    1e300,
)
NAMES = [f"numbers[{i}]" for i in range(8)]


def good() -> list[Any]:
    arrays = [np.zeros(8, np.float32), np.arange(8.0), np.zeros(8, np.uint8), np.ones((8, 4), np.float32)]
    return [*arrays, 1, 2, 3, 4, 5, 6, 7, 8, 0.5, 0.25, np.zeros(8, np.int64), np.zeros(3)]


def launched(kernel: Kernel, *args: Any) -> Kernel:
    """The kernel after a launch."""
    kernel(8, 8, *args)
    return kernel


def with_argument(number: int, value: object) -> list[Any]:
    args = good()
    args[number] = value
    return args


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_values(strategy: str) -> None:
    kernel = launched(wfv.build(SOURCE, strategy=strategy, lanes=4)["all"], *good())
    for values in (LEAST, HIGHEST):
        args = good()
        args[4:14] = values
        kernel(8, 8, *args)
        assert args[14].tolist() == list(values[:8])
        assert args[15].tolist() == [np.float32(values[8]), values[9], 3.0]
        assert (args[0] == 1).all() and (args[2] == values[1]).all() and (args[3] == 2).all()


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return launched(wfv.build(SOURCE)["all"], *good())


@pytest.mark.parametrize("value", [True, np.int32(5), np.int64(5), np.uint32(5), np.uint64(5)])
def test_integers(kernel: Kernel, value: object) -> None:
    for number in range(4, 12):
        args = with_argument(number, value)
        kernel(8, 8, *args)
        assert args[14][number - 4] == value


@pytest.mark.parametrize(
    "value", [3, -0.0, float("inf"), float("nan"), np.float32(0.1), np.float64(0.1), 1e-40, 16777217]
)
def test_reals(kernel: Kernel, value: Any) -> None:
    for number, type in ((12, np.float32), (13, np.float64)):
        args = with_argument(number, value)
        kernel(8, 8, *args)
        np.testing.assert_array_equal(args[15][number - 12], np.float64(type(value)))


@pytest.mark.parametrize("number", [0, 2, 3])
def test_null_pointers(kernel: Kernel, number: int) -> None:
    kernel(8, 8, *with_argument(number, None))


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (2, bytearray(8)),
        (4, np.int8(-3)),
        (4, np.array(-3)),
        (11, (1 << 64) - 1),
        (12, np.float16(0.5)),
        (13, np.array(2.5)),
    ],
)
def test_other_types(kernel: Kernel, number: int, value: Any) -> None:
    args = with_argument(number, value)
    kernel(8, 8, *args)
    if number in range(4, 12):
        assert args[14].view(np.uint64 if number == 11 else np.int64)[number - 4] == value
    assert (args[0] == 1).all()


def misaligned() -> np.ndarray:
    return np.zeros(33, np.uint8)[1:].view(np.float32)


def read_only() -> np.ndarray:
    array = np.zeros(8, np.float32)
    array.flags.writeable = False
    return array


BAD = [
    (0, np.zeros(8, np.float64)),
    (0, np.zeros(8, ">f4")),
    (0, np.zeros((8, 8), np.float32)[:, ::2]),
    (0, np.zeros((8, 8), np.float32).T),
    (0, np.ma.zeros(8, np.float32)),
    (0, misaligned()),
    (0, read_only()),
    (0, [1.0] * 8),
    (0, 5),
    (3, np.zeros(31, np.float32)),
    (3, np.zeros((8, 3), np.float32)),
    (4, 128),
    (4, -129),
    (5, -1),
    (5, 256),
    (6, 1 << 15),
    (7, 1 << 16),
    (8, 1 << 31),
    (8, -(1 << 31) - 1),
    (8, 1.0),
    (8, None),
    (8, np.float32(1)),
    (9, 1 << 32),
    (10, 1 << 63),
    (11, 1 << 64),
    (11, -1),
    (12, 1e39),
    (12, 10**400),
    (12, "1"),
    (12, 1j),
    (13, 10**400),
    (13, None),
]


@pytest.mark.parametrize(("number", "value"), BAD)
def test_errors(kernel: Kernel, number: int, value: object) -> None:
    args = with_argument(number, value)
    with pytest.raises(ArgumentError) as first:
        kernel.bind(*args)
    with pytest.raises(ArgumentError) as second:
        kernel(8, 8, *args)
    assert str(first.value) == str(second.value) and not (args[14] != 0).any()


@pytest.mark.parametrize("count", [0, 15, 17])
def test_the_number_of_arguments(kernel: Kernel, count: int) -> None:
    with pytest.raises(ArgumentError, match=f"takes 16 arguments, not {count}"):
        kernel(8, 8, *(good() * 2)[:count])


def test_overlap() -> None:
    memory = np.arange(24, dtype=np.int32)
    kernel = launched(wfv.build(SOURCE).copy, memory[:8], memory[8:16])
    kernel(8, 8, memory[16:], memory[:8])
    assert (memory[16:] == memory[:8]).all()
    for to, source in ((memory[:8], memory[7:15]), (memory[7:15], memory[:8]), (memory[:8], memory[:8])):
        with pytest.raises(ArgumentError, match="overlap in memory"):
            kernel(8, 8, to, source)
    kernel(8, 8, memory[:8], memory[8:16])


@pytest.mark.parametrize("u8", [0, 3, 255])
def test_specialized_kernels_take_their_own_values_only(kernel: Kernel, u8: int) -> None:
    special, args = kernel.specialize(u8=u8, i8=-1), good()
    args[4:6] = -1, u8
    launched(special, *args)
    special(8, 8, *args)
    assert args[14][:3].tolist() == [-1, u8, 3] and (args[2] == np.uint8(2 * u8 % 256)).all()
    for number, other in ((4, 1), (4, 255 if u8 else -2), (5, 7)):
        wrong = list(args)
        wrong[number] = other
        with pytest.raises(ArgumentError):
            special(8, 8, *wrong)
    special(8, 8, *args)


@pytest.mark.parametrize("fixed", [1 << 63, (1 << 64) - 1])
def test_a_large_specialized_integer(kernel: Kernel, fixed: int) -> None:
    special, args = kernel.specialize(u64=fixed), good()
    args[11] = fixed
    for _ in range(2):
        special(8, 8, *args)
        assert args[14].view(np.uint64)[7] == fixed
    for args[11] in (0, 5, (1 << 63) - 1):
        with pytest.raises(ArgumentError, match="specialized"):
            special(8, 8, *args)


@pytest.mark.parametrize(("r", "q"), [(0.5, 0.1), (-0.0, 1e300), (0.1, -0.0), (np.float32(0.1), np.float64(1 / 3))])
def test_specialized_kernels_take_their_own_floats_only(kernel: Kernel, r: float, q: float) -> None:
    special, args = kernel.specialize(r=r, q=q), good()
    args[12:14] = r, q
    launched(special, *args)
    special(8, 8, *args)
    assert args[15][:2].tobytes() == np.array([np.float32(r), q]).tobytes()
    for number, other in ((12, 0.25), (12, -r), (13, np.nextafter(q, 1)), (13, float("nan"))):
        wrong = list(args)
        wrong[number] = other
        with pytest.raises(ArgumentError, match="specialized"):
            special(8, 8, *wrong)
    special(8, 8, *args)


def test_a_specialized_nan(kernel: Kernel) -> None:
    special, args = kernel.specialize(q=float("nan")), good()
    args[13] = float("nan")
    for _ in range(3):
        special(8, 8, *args)
        assert np.isnan(args[15][1])
    args[13] = 0.5
    with pytest.raises(ArgumentError, match="specialized"):
        special(8, 8, *args)


def test_by_name(kernel: Kernel) -> None:
    args = good()
    names = [param.name for param in kernel.interface.params]
    kernel(8, 8, *args[:3], **dict(zip(names[3:], args[3:], strict=True)))
    assert (args[0] == 1).all() and args[14].tolist() == [1, 2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(ArgumentError, match="'wrong'"):
        kernel(8, 8, *args[1:], wrong=args[0])


@pytest.mark.parametrize("size", [8.0, (8.0,), "8", (np.array([8, 8]),), np.float64(8)])
def test_sizes_that_equal_known_ones(kernel: Kernel, size: Any) -> None:
    args = good()
    bound = kernel.bind(*args)
    kernel(8, 8, *args), kernel((8,), (8,), *args), bound.launch(8, 8), bound.launch((8,), (8,))
    for launch in (lambda: kernel(size, 8, *args), lambda: bound.launch(size, 8)):
        with pytest.raises(GeometryError):
            launch()


@pytest.mark.parametrize("threads", [2.0, "2", (2,), 0])
def test_threads_that_equal_known_ones(kernel: Kernel, threads: Any) -> None:
    args = good()
    kernel(8, 8, *args, threads=2), kernel(8, 4, *args, threads=2)
    bound = kernel.bind(*args)
    bound.launch(8, 8, threads=2), bound.launch(8, 4, threads=2)
    for local_size in (8, 4):
        with pytest.raises(GeometryError, match="threads: not an integer"):
            kernel(8, local_size, *args, threads=threads)
        with pytest.raises(GeometryError, match="threads: not an integer"):
            bound.launch(8, local_size, threads=threads)


def test_a_truth_value_of_numpy(kernel: Kernel) -> None:
    args = good()
    kernel(8, 8, *args), kernel(8, 8, *args, strict=np.bool_(True))
    with pytest.raises(GeometryError, match="does not divide"):
        kernel(8, 3, *args, strict=np.bool_(True))


@pytest.mark.parametrize("strict", [np.array(True), [1]])
def test_other_truth_values(kernel: Kernel, strict: Any) -> None:
    args = good()
    kernel(8, 8, *args)
    with pytest.raises(OptionError, match="neither True nor False"):
        kernel(8, 8, *args, strict=strict)


def test_several_sizes(kernel: Kernel) -> None:
    args = good()
    for size, local_size in ((8, 8), (6, 2), ((5,), (5,))) * 3:
        before = args[0].copy()
        kernel(size, local_size, *args)
        count = size if isinstance(size, int) else size[0]
        assert (args[0] == before + (np.arange(8) < count)).all()
    for size in range(1, PLANS + 20):
        kernel(size % 8 + 1, size, *args)


def test_other_sizes_and_options(kernel: Kernel) -> None:
    args = good()
    bound = kernel.bind(*args)
    for size, options in (
        (8, {}),
        (4, {}),
        (8, {"global_offset": 0}),
        (4, {"global_offset": 4}),
        ((8,), {"strict": True}),
    ):
        args[0][:] = 0
        bound.launch(size, 4, **options)
        kernel(size, 4, *args, **options)
        begin, count = options.get("global_offset", 0), size if isinstance(size, int) else size[0]
        assert (args[0][begin : begin + count] == 2).all() and args[0].sum() == 2 * count
    for launch in (lambda: kernel(8, 3, *args, strict=True), lambda: bound.launch(8, 3, strict=True)):
        with pytest.raises(GeometryError, match="does not divide"):
            launch()


def test_large_buffers() -> None:
    """They run code with 64-bit indices. Their pages are not touched."""
    kernel, small = wfv.build(SOURCE).mark, np.zeros(8, np.int8)
    launched(kernel, small, 7)
    large = np.empty(INDEX32_BUFFER_BYTES + 4096, np.int8)
    kernel(8, 8, large, large.size - 1)
    assert large[-1] == 1
    kernel(8, 8, small, 3)
    assert small[3] == 1


def test_hundreds_of_sizes_in_turn_are_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a program launches each diagonal of a table, again and again."""
    done: list[object] = []

    def noted(*given: Any) -> Any:
        done.append(given)
        return make_range(*given)

    monkeypatch.setattr("wfv.runtime.kernel_launches.make_range", noted)
    kernel = wfv.build("kernel void f(global int *x) { x[get_global_id(0)] += 1; }")["f"]
    x, most = np.zeros(700, np.int32), 700
    for size in (*range(1, most + 1), *range(most, 0, -1)):
        kernel(size, None, x)
    assert len(done) == most
    np.testing.assert_array_equal(x, 2 * np.arange(most, 0, -1))
