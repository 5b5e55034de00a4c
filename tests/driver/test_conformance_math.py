"""What math_brute_force asks of special values: all pairs of them, floats and doubles, in vectors of each width."""

from __future__ import annotations

import itertools
import zlib

import numpy as np
import pytest

from tests.driver.expressions import WIDTHS, evaluate, vector
from tests.driver.opencl_api import World, not_on_pocl
from tests.math_functions.functions import FUNCTIONS, dtype_of
from tests.math_functions.measure import TOLERANCE
from tests.math_functions.references import Wanted, compare, errors, exact, mismatches, reference
from tests.support.requires import needs_clang, needs_gmpy2

pytestmark = [needs_clang, needs_gmpy2, not_on_pocl("its errors are its own"),
              pytest.mark.filterwarnings("ignore::RuntimeWarning")]  # fmt: skip
USUAL = {(name, "double") for name in ("pow", "remquo", "sin", "tgamma", "hypot", "rootn", "nextafter", "ldexp")}
INTEGERS = (*range(-5, 6), 16, -16, 126, 127, 128, -126, -149, 1023, -1074, 2**24 + 1, 2**31 - 1, -(2**31))


def special(type: str) -> np.ndarray:
    """Numbers around those at which functions change: whole and half ones, powers of two, subnormal numbers, limits."""
    dtype = dtype_of("v", type)
    limits = np.finfo(dtype)
    near = np.array([2.0**64, 2.0**63, 2.0**32, 2.0**31, 3, 2.5, 2, 1.5, 1, 0.5, 0.25, limits.tiny], dtype)
    few = [1000, 100, 4, 3.5, limits.max, np.inf, np.nan, 0, np.pi]
    small = np.array([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 254, 4095], dtype) * limits.smallest_subnormal
    found = np.concatenate(
        [near, np.nextafter(near, dtype.type(0)), np.nextafter(near, dtype.type(np.inf)), few, small]
    )
    return np.concatenate([found, -found]).astype(dtype)


def arguments(params: str, type: str) -> list[np.ndarray]:
    """All pairs; of three parameters, any; filled up to a whole number of vectors."""
    values = {"v": special(type), "n": np.array(INTEGERS, np.int32)}
    if len(params) < 3:
        columns = list(zip(*itertools.product(*(values[letter] for letter in params)), strict=True))
    else:
        columns = list(np.random.default_rng(1).choice(values["v"], (3, 6000)))
    count = -(-len(columns[0]) // 48) * 48
    kinds = [dtype_of(letter, type) for letter in params]
    return [np.resize(np.array(column), count).astype(kind) for column, kind in zip(columns, kinds, strict=True)]


def cases() -> list[object]:
    every = [(name, type) for name, function in FUNCTIONS.items() for type in function.types]
    return [pytest.param(*case, marks=[pytest.mark.full] * (case not in USUAL)) for case in every]


@pytest.mark.parametrize(("name", "type"), cases())
def test_special_values(name: str, type: str, w: World) -> None:
    function, width = FUNCTIONS[name], WIDTHS[zlib.crc32(f"{name} {type}".encode()) % len(WIDTHS)]
    given = arguments(function.params, type)
    if function.limit is not None:
        given = [np.where(np.abs(x) <= function.limit, x, x.dtype.type(0)) for x in given]
    kinds = {"v": vector(type, width), "n": vector("int", width)}
    inputs = {letter: (kinds[p], x) for letter, p, x in zip("abc", function.params, given, strict=False)}
    names = ", ".join(inputs)
    texts, head = [f"{name}({names})"], ""
    if function.results[1:]:  # through a pointer
        kind = kinds[function.results[1]]
        heads = ", ".join(f"{kinds[letter]} {each}" for each, letter in zip(inputs, function.params, strict=True))
        call = f"{kind} p; {kinds[function.results[0]]} v = {name}({names}, &p);"
        for helper, letter, result in zip(("value", "other"), function.results, "vp", strict=True):
            head += f"static {kinds[letter]} {helper}({heads}) {{ {call} return {result}; }}\n"
        texts = [f"value({names})", f"other({names})"]
    expressions = [(text, kinds[letter]) for text, letter in zip(texts, function.results, strict=True)]
    for at, found in enumerate(evaluate(w, inputs, expressions, head)):
        check(name, type, at, found.ravel(), given)


def check(name: str, type: str, at: int, found: np.ndarray, given: list[np.ndarray]) -> None:
    function = FUNCTIONS[name]
    bound = np.inf if function.bound(type) is None else function.bound(type) + TOLERANCE
    wanted_name = function.reference if at == 0 else f"{function.reference}_{at}"
    if type == "float":
        wanted = np.empty(len(found))
        reference(wanted_name, given, wanted)
        worst = compare(found, wanted, bound, function.any_zero)
        where, is_broken = worst.at, worst.broken > 0
        right = wanted[where]
    else:
        exactly: Wanted = exact(wanted_name, given)
        distance = mismatches(found, exactly) if found.dtype.kind == "i" else errors(found, exactly, function.any_zero)
        where = int(distance.argmax())
        is_broken, right = distance[where] > bound, exactly.value[where]
    assert not is_broken, (wanted_name, [float(x[where]).hex() for x in given], found[where], right)
