"""Wrong kernels and launches in Python: each is an error of wfv's own, with a place and a remedy."""

from __future__ import annotations

import linecache
import re
import warnings
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import wfv

pytest.importorskip("numba")


def function_of(*lines: str, file: str = "<cell 1>") -> FunctionType:
    """A kernel of `out` and `n` whose text is in no file, as in a notebook or an interpreter."""
    source = "\n    ".join(("def wrong(out, n):", "i = wfv.global_id(0)", *lines))
    linecache.cache[file] = len(source), None, source.splitlines(keepends=True), file
    names: dict[str, Any] = {"wfv": wfv, "np": np}
    exec(compile(source, file, "exec"), names)
    made: FunctionType = names["wrong"]
    return made


@pytest.mark.every_case
@pytest.mark.parametrize("line", ["out[:] = out + 1", "print(i)", "out[i] = [1, n][0]", "import math", "out.sort()"])
def test_errors_name_lines_that_are_in_no_file(line: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=r"\(<cell 1>, line 3, column \d") as caught:
        wfv.kernel(function_of(line))[4](np.zeros(4), 4)
    assert line in caught.value.excerpt


@wfv.kernel
def doubles(out, n):
    i = wfv.global_id(0)
    if i < n:
        out[i] *= 2


X = np.ones(8)
SIZE = "kernel 'doubles' is launched without a size"
CALLS: dict[str, tuple[Callable[[], Any], str]] = {
    "no index": (lambda: doubles(X, 8), "missing a required argument: 'out'"),
    "no index, by name": (lambda: doubles(out=X, n=8), SIZE),
    "no argument": (doubles, SIZE),
    "None": (lambda: doubles[None](X, 8), SIZE),
    "few": (lambda: doubles[8](X), "missing a required argument: 'n'"),
    "many": (lambda: doubles[8](X, 8, 1), "too many positional arguments"),
    "twice": (lambda: doubles[8](X, 8, n=8), "multiple values for argument 'n'"),
    "other name": (lambda: doubles[8](X, 8, m=8), "unexpected keyword argument 'm'"),
    "bind": (lambda: doubles.bind(X), "missing a required argument: 'n'"),
    "check": (lambda: doubles.check(8, None, X, 8, threads=1), "unexpected keyword argument 'threads'"),
    "interpret": (lambda: doubles.interpret(8, None, X), "missing a required argument: 'n'"),
    "compile": (lambda: doubles.compile(X), "missing a required argument: 'n'"),
    "explain": (lambda: doubles.explain(X, 8, 9), "too many positional arguments"),
    "report": (lambda: doubles.report(X, 8, m=8), "unexpected keyword argument 'm'"),
}


@pytest.mark.every_case
@pytest.mark.parametrize(("call", "message"), CALLS.values(), ids=CALLS)
def test_a_wrong_call_names_the_parameters_and_the_sizes(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(wfv.GeometryError if message == SIZE else wfv.ArgumentError, match=message) as caught:
        call()
    assert "the sizes come first: kernel[n](..)" in caught.value.help
    assert message == SIZE or "it takes (out, n)" in caught.value.help


def test_a_misspelled_option_of_a_launch_has_a_suggestion() -> None:
    with pytest.raises(wfv.ArgumentError, match="unexpected keyword argument 'thread'") as caught:
        doubles[8](X, 8, thread=1)
    assert "did you mean threads?" in caught.value.help


def test_arguments_of_other_methods_have_names() -> None:
    assert doubles.compile(X, n=8) is doubles.compile(n=8, out=X)
    assert doubles.explain(n=8, out=X) == doubles.explain(X, 8)


@pytest.mark.every_case
@pytest.mark.parametrize("size", [(8 / 2, 16), (16, 8 / 2), ([4], [16]), (slice(4), 2), (X, X), (None, 1)], ids=str)
def test_what_is_no_size_is_refused_before_its_dimensions(size: Any) -> None:
    with pytest.raises(wfv.GeometryError, match=r"global size \(.*: not an integer or up to three of them"):
        doubles[size](X, 8)


@pytest.mark.every_case
@pytest.mark.parametrize(
    "sizes", [(4.0, 1), (-4, 1), ("a", 1), ((1, 1, 1, 1), 1), (4, 0), (4, "a"), (4, (2, 2))], ids=str
)
def test_sizes_in_plain_python_are_those_of_launches(sizes: Any) -> None:
    with pytest.raises(wfv.GeometryError) as caught:
        doubles.interpret(*sizes, X, 8)
    with pytest.raises(wfv.GeometryError, match=re.escape(caught.value.message)):
        doubles(*sizes, X, 8)


def test_a_failure_of_numbas_own_is_an_error_of_wfvs() -> None:
    with pytest.raises(wfv.UnsupportedError, match=r"Numba fails with IndexError.*<cell 1>, line 1") as caught:
        wfv.kernel(function_of("wfv.build('')"))[4](np.zeros(4), 4)
    assert isinstance(caught.value.__cause__, IndexError) and "nopython" in caught.value.help


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("array", "n", "help"),
    [
        (np.broadcast_to(1.0, 8), 8, "that may be written"),
        (4, 8, "a number, which has no elements"),
        (np.zeros(8), 8, "an element's"),
        (np.zeros((), np.float32), 8, "an integer for each dimension"),
        (X, X, "test an element"),
    ],
    ids=["read-only", "number", "real", "no dimension", "array"],
)
def test_an_argument_of_the_wrong_kind_has_a_remedy_where_it_is_used(array: Any, n: Any, help: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match="not possible in a kernel") as caught:
        wfv.kernel(function_of("if i < n:", "    out[i] = 1j if n == 9 else n"))[4](array, n)
    assert help in caught.value.help and caught.value.line in (3, 4)


REMEDIES = {
    "t = wfv.local(64, np.float32)": ("wfv has no 'local': did you mean local_array or local_id or local_size", "api"),
    "out[wfv.gloabl_id(0)] = 1": ("wfv has no 'gloabl_id': did you mean global_id", "api"),
    "out[i] = np.sqr(2.0)": ("numpy has no 'sqr': did you mean sqrt", "api"),
    "d = {}": ("a dict is not possible", "pass arrays"),
    "d = dict()": ("a dict is not possible", "pass arrays"),
    "d = []": ("a list is not possible", "pass arrays"),
    "out[i] = {1: 2}[n]": (r"hash\(int64\) is not possible", "a dict or set"),
    "d = [k for k in range(4)]": ("memory is allocated here", "pass arrays"),
    "raise 'too large'": ("raising a string", "an exception is a trap"),
    "out[i] = np.max(out.reshape((2, 2)))": (r"max\(array\(float64, 2d", "of a row"),
}


@pytest.mark.every_case
@pytest.mark.parametrize(("line", "message", "help"), [(key, *REMEDIES[key]) for key in REMEDIES], ids=REMEDIES)
def test_a_line_that_is_not_possible_has_a_remedy(line: str, message: str, help: str) -> None:
    with pytest.raises(wfv.UnsupportedError, match=message) as caught:
        wfv.kernel(function_of(line))[4](np.zeros(4), 4)
    assert line in caught.value.excerpt and help in caught.value.help


@pytest.mark.every_case
@pytest.mark.parametrize(
    "line", ["raise ValueError", "raise ValueError('large', n)", "assert i > n", "np.max(out[n:n])"]
)
def test_a_trap_names_the_users_line(line: str) -> None:
    with pytest.raises(wfv.KernelTrapError, match="<cell 1>, line 3") as caught:
        wfv.kernel(function_of(line))[4](np.zeros(4), 4)
    assert line in caught.value.excerpt


def test_a_function_of_arrays_has_no_traps() -> None:
    def root(x):
        if x < 0:
            raise ValueError
        return x**0.5

    with pytest.raises(wfv.UnsupportedError, match="@root traps, and has no launch to end") as caught:
        wfv.vectorize(root)(np.ones(4))
    assert caught.value.line == root.__code__.co_firstlineno + 2 and "NaN" in caught.value.help


@wfv.kernel
def numbers(out, n):
    i, j = wfv.global_id(0), wfv.global_id(1)
    if i < n and j < n:
        out[i, j] = n


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("shape", "sizes", "is_cudas"),
    [
        ((64, 64), ((4, 4), (16, 16)), True),
        ((60, 50), ((4, 4), (16, 16)), True),
        ((60, 200, 3), ((60, 25), (8, 8)), False),
        ((64, 200, 3), ((8, 25), (8, 8)), True),
        ((16, 16), ((1, 1), (16, 16)), True),
        ((5, 7), ((5, 7), (16, 16)), False),
        ((1, 1), ((1, 1), (16, 16)), False),
        ((64, 64), ((64, 64), (16, 16)), False),
        ((64, 64), ((4, 64), (16, 1)), False),
        ((64,), ((4, 4), (16, 16)), False),
    ],
    ids=str,
)
def test_the_number_of_groups_as_the_global_size_is_warned_of(shape: Any, sizes: Any, is_cudas: bool) -> None:
    kernel, out = numbers if len(shape) > 1 else doubles_of_pairs, np.zeros(shape)
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        kernel[sizes](out, 1)
    assert [each.filename for each in warned] == [__file__] * is_cudas
    assert not warned or f"the number of groups for an array of {shape}" in str(warned[0].message)


@wfv.kernel
def doubles_of_pairs(out, n):
    i, j = wfv.global_id(0), wfv.global_id(1)
    if i < n and j < n:
        out[i] *= 2


ANNOTATIONS = [
    "wfv.Array['foo']", "wfv.Array[np.float32, 2.5]", "wfv.Array[int, 2, 3]", "wfv.Array[()]", "np.generic", "[1]",
    "np.longdouble", "np.ndarray", "'Undefined'", "'wfv.Undefined'",
]  # fmt: skip


@pytest.mark.every_case
@pytest.mark.parametrize("text", ANNOTATIONS)
def test_an_annotation_that_is_no_type_is_refused(text: str) -> None:
    names: dict[str, Any] = {"np": np, "wfv": wfv}
    with pytest.raises(wfv.OptionError) as caught:
        exec(f"@wfv.kernel\ndef annotated(out: {text}):\n    out[0] = 1\n", names)
        names["annotated"][8](X)
    assert "annotate it: wfv.Array[np.float32, 2]" in caught.value.help


@pytest.mark.every_case
@pytest.mark.parametrize("signatures", [["foo(bar)"], [3], "float32(float32)", ["f4(f4[:])"]], ids=str)
def test_signatures_of_a_function_are_of_numbers(signatures: Any) -> None:
    with pytest.raises(wfv.OptionError, match="signatures ") as caught:
        wfv.vectorize(signatures)(lambda x: x)
    assert '["float32(float32)"]' in caught.value.help


@pytest.mark.every_case
@pytest.mark.parametrize("options", [{"strat": "unicf"}, {"strategy": "unicff"}, {"lanes": 3}], ids=str)
def test_options_of_a_function_are_checked_by_the_decorator(options: dict[str, Any]) -> None:
    with pytest.raises(wfv.OptionError):
        wfv.vectorize(**options)(lambda x: x)
