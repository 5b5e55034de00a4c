"""Wrong arguments, sizes and kernel names at a launch get an error that says what is expected."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import wfv
from tests.support.bad_kernels import kernel
from tests.support.error_texts import assert_says, ids
from wfv.errors import ArgumentError, GeometryError, OptionError

COPY = kernel("""  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %v = load float, ptr addrspace(1) %p, align 4
  store float %v, ptr addrspace(1) %q, align 4
  ret void""", "ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n")  # fmt: skip


def floats(count: int = 16) -> np.ndarray:
    return np.arange(count, dtype=np.float32)


def frozen() -> np.ndarray:
    array = floats()
    array.flags.writeable = False
    return array


BAD_ARGUMENTS: list[tuple[str, Any, list[str]]] = [
    ("none", (), ["takes 3 arguments, not 0", "a, b, n"]),
    ("too few", (floats(), floats()), ["takes 3 arguments, not 2"]),
    ("too many", (floats(), floats(), 1, 2), ["takes 3 arguments, not 4"]),
    ("float64", (floats().astype(np.float64), floats(), 1), ["argument 0 (a)", "float64", "float32"]),
    ("int32", (floats(), floats().astype(np.int32), 1), ["argument 1 (b)", "int32", "float32"]),
    ("other byte order", (floats().astype(">f4"), floats(), 1), ["argument 0 (a)", ">f4"]),
    ("objects", (floats().astype(object), floats(), 1), ["argument 0 (a)", "object"]),
    ("every other element", (floats(32)[::2], floats(), 1), ["argument 0 (a)", "not contiguous", "ascontiguousarray"]),
    ("a column", (floats(), floats(64).reshape(8, 8)[:, 1], 1), ["argument 1 (b)", "not contiguous"]),
    ("a read-only array that is written", (floats(), frozen(), 1), ["argument 1 (b)", "read-only", "copy"]),
    ("a list", ([1.0] * 16, floats(), 1), ["argument 0 (a)", "list", "NumPy"]),
    ("a number for a buffer", (1, floats(), 1), ["argument 0 (a)", "int"]),
    ("a string for a number", (floats(), floats(), "1"), ["argument 2 (n)", "str"]),
    ("an array for a number", (floats(), floats(), floats()), ["argument 2 (n)", "ndarray"]),
    ("a fraction for an integer", (floats(), floats(), 1.5), ["argument 2 (n)", "integer", "float"]),
    ("too large a number", (floats(), floats(), 2**40), ["argument 2 (n)", "1099511627776"]),
    ("local memory for a buffer", (wfv.LocalMemory(64), floats(), 1), ["argument 0 (a)", "LocalMemory"]),
]


@pytest.mark.parametrize(("what", "args", "parts"), BAD_ARGUMENTS, ids=ids(BAD_ARGUMENTS))
def test_bad_arguments(what: str, args: tuple[Any, ...], parts: list[str]) -> None:
    with pytest.raises(ArgumentError) as caught:
        wfv.build(COPY).k(16, 8, *args)
    assert isinstance(caught.value, TypeError)
    assert_says(caught.value, parts, 0)


def test_a_read_only_array_may_be_read() -> None:
    result = np.zeros(16, np.float32)
    wfv.build(COPY).k(16, 8, frozen(), result, 1)
    np.testing.assert_array_equal(result, floats())


BAD_SIZES: list[tuple[str, tuple[Any, Any], list[str]]] = [
    ("zero", (0, 1), ["global size 0", "not positive"]),
    ("negative", (-8, 8), ["global size -8", "not positive"]),
    ("one of two is zero", ((8, 0), None), ["not positive"]),
    ("no local", (8, 0), ["local size 0", "not positive"]),
    ("negative local", (8, -1), ["local size -1", "not positive"]),
    ("four dimensions", ((1, 1, 1, 1), None), ["4 dimensions"]),
    ("dimensions that differ", ((8, 8), 8), ["1 dimension", "2"]),
    ("a float", (8.0, 8), ["8.0", "not an integer"]),
    ("a string", ("8", 8), ["'8'", "not an integer"]),
    ("an iterator", (iter((8,)), 8), ["not an integer"]),
    ("a local iterator", (8, iter((8,))), ["local size", "not an integer"]),
    ("thousands of digits", (10**5000, 8), ["a number of 16610 bits"]),
    ("a group too large", (1 << 30, 1 << 30), ["work-items"]),
]


@pytest.mark.parametrize(("what", "sizes", "parts"), BAD_SIZES, ids=ids(BAD_SIZES))
def test_bad_sizes(what: str, sizes: tuple[Any, Any], parts: list[str]) -> None:
    with pytest.raises(GeometryError) as caught:
        wfv.build(COPY).k(*sizes, floats(), floats(), 1)
    assert isinstance(caught.value, ValueError)
    assert_says(caught.value, parts, 0)


@pytest.mark.every_case
@pytest.mark.parametrize("strict", [np.array([1, 2]), 1, 0, "", "yes", [], float("nan")], ids=repr)
def test_strict_is_true_or_false(strict: Any) -> None:
    with pytest.raises(OptionError, match=r"strict: .* is neither True nor False"):
        wfv.build(COPY).k(16, 8, floats(), floats(), 1, strict=strict)
    with pytest.raises(OptionError, match=r"strict: .* is neither True nor False"):
        _ = wfv.build(COPY, strict=strict).k
    wfv.build(COPY, strict=True).k(16, 8, floats(), floats(), 1, strict=np.bool_(False))


def test_bad_threads_and_offsets() -> None:
    made = wfv.build(COPY).k
    with pytest.raises(GeometryError, match="0 threads"):
        made(16, 8, floats(), floats(), 1, threads=0)
    with pytest.raises(GeometryError, match="offset -1"):
        made(16, 8, floats(), floats(), 1, global_offset=-1)


@pytest.mark.parametrize("bytes_", [0, -4, 1.5, "64"])
def test_bad_local_memory(bytes_: Any) -> None:
    with pytest.raises(ArgumentError):
        wfv.LocalMemory(bytes_)


def test_an_unknown_kernel_name() -> None:
    with pytest.raises(OptionError) as caught:
        _ = wfv.build(COPY)["copy"]
    assert_says(caught.value, ["no kernel 'copy'", "valid names: k"], 0)
