"""convert_TYPE between all types, saturated and by every rounding mode, against exact fractions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np
import pytest

from tests.support.builtin_forms import INTEGERS
from tests.support.builtin_runs import HALVES, ITEMS, Call, compiled, dtype, limits, run_calls, same_numbers, values
from tests.support.sampling import pick
from wfv.opencl.mangling import CType
from wfv.opencl.rules import RULES
from wfv.opencl.rules.rule import NUMBERS

MODES = ("", "_rte", "_rtz", "_rtp", "_rtn")
# Bits of the significand, the smallest normal number's exponent, the largest number.
FORMATS = {"half": (11, -14, 65504), "float": (24, -126, 2**128 - 2**104), "double": (53, -1022, 2**1024 - 2**971)}


def to_integral(value: Fraction, mode: str) -> int:
    return {"_rte": round, "_rtz": math.trunc, "_rtp": math.ceil, "_rtn": math.floor}[mode](value)


def to_float(value: Fraction, base: str, mode: str) -> float:
    """The fraction rounded to a format by `mode`; overflow gives infinity or the largest number."""
    precision, least, most = FORMATS[base]
    if value == 0:
        return 0.0
    exponent = math.floor(math.log2(abs(value.numerator))) - math.floor(math.log2(value.denominator))
    exponent += (abs(value) >= Fraction(2) ** (exponent + 1)) - (abs(value) < Fraction(2) ** exponent)
    unit = Fraction(2) ** (max(exponent, least) - precision + 1)
    result = to_integral(value / unit, mode) * unit
    if abs(result) > most:
        stays = mode == "_rtz" or mode == ("_rtn" if value > 0 else "_rtp")
        return math.copysign(float(most) if stays else math.inf, value)
    return math.copysign(float(result), value)


def convert(value: float, to: CType, is_saturated: bool, mode: str) -> float | None:
    """The expected result; None where OpenCL leaves it undefined."""
    if not math.isfinite(value):
        if to.is_float:
            return value
        if not is_saturated:
            return None
        return 0 if math.isnan(value) else limits(to)[value > 0]
    exact = Fraction(value)
    if to.is_float:
        return math.copysign(to_float(exact, to.base, mode or "_rte"), value) if value == 0 else to_float(
            exact, to.base, mode or "_rte"
        )  # fmt: skip
    low, high = limits(to)
    whole = to_integral(exact, mode or "_rtz")
    return max(low, min(high, whole)) if is_saturated else whole if low <= whole <= high else None


def to_half(value: float, mode: str) -> float:
    found = convert(value, CType("half"), False, mode)
    assert found is not None
    return found


def expected(call: Call, given: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The expected results, and a mask of the defined ones. Integers that do not fit wrap around without `_sat`."""
    to, source = call.result, call.params[0]
    mode = next((mode for mode in MODES[1:] if call.name.endswith(mode)), "")
    result, is_told = np.zeros((ITEMS, to.count), dtype(to)), np.ones((ITEMS, to.count), bool)
    for row in range(ITEMS):
        for i in range(to.count):
            value = given[row, i].item()
            found = convert(value, to, "_sat" in call.name, mode)
            if found is None and not source.is_float and not to.is_float:
                low, high = limits(to)
                found = (value - low) % (high - low + 1) + low
            is_told[row, i] = found is not None
            with np.errstate(over="ignore"):
                result[row, i] = found or (0 if found is None else found)
    return result, is_told


def inputs_of(call: Call) -> list[np.ndarray]:
    """Near the limits of the target, too."""
    (source,) = call.params
    given = values(source, 5)
    if source.is_float and not call.result.is_float:
        low, high = limits(call.result)
        scale = np.array([low, high, low * 0.5, high * 0.5, 1, 3], np.float64).astype(dtype(source))
        some = np.random.default_rng(3).choice(scale, given.shape[0] // 2)
        given[::2, 0] = some + np.resize(np.array([0.5, -0.5, 0, 1.5], given.dtype), len(some))
    elif call.result.is_float and not source.is_float and source.bits > 16:
        # Halfway between two floats, and next to that.
        middle = (0x1000001 << (source.bits - 26)) - 1
        given[::2, 0] = middle + np.resize(np.arange(4, dtype=given.dtype), ITEMS // 2)
    return [given]


BOTH = (("scalar", 8), ("unicf", 8))


def check(calls: list[Call], head: str = "", ways: Sequence[tuple[str, int]] = BOTH) -> None:
    with np.errstate(all="ignore"):
        inputs = [inputs_of(call) for call in calls]
    wanted = [expected(call, given) for call, (given,) in zip(calls, inputs, strict=True)]
    ir = compiled(calls, head)
    for strategy, lanes in ways:
        for call, found, (want, is_told) in zip(
            calls, run_calls(calls, inputs, strategy, lanes, ir), wanted, strict=True
        ):
            right = same_numbers(found, want) | ~is_told
            assert right.all(), (str(call), strategy, lanes, found[~right][:3], want[~right][:3])


def names_of(base: str, count: int = 1) -> list[str]:
    """All conversions to a type."""
    to = CType(base, count)
    saturations = ("",) if to.is_float else ("", "_sat")
    return [f"convert_{to}{saturation}{mode}" for saturation in saturations for mode in MODES]


def test_every_conversion_is_tested() -> None:
    named = {name for base in NUMBERS for count in (1, 2, 3, 4, 8, 16) for name in names_of(base, count)}
    assert named == {name for name in RULES if name.startswith("convert_")}


@pytest.mark.parametrize("base", [*INTEGERS, "float", "double"])
def test_scalars(base: str) -> None:
    sources = [CType(name) for name in (*INTEGERS, "float", "double")]
    check([Call(name, (source,), CType(base)) for name in names_of(base) for source in sources], ways=pick(BOTH, base))


@pytest.mark.parametrize("base", [*INTEGERS, "float", "double"])
def test_vectors(base: str) -> None:
    """Each name, from one type or the other; without --full, of two widths."""
    calls = []
    sources = (*INTEGERS, "float", "double", "float", "double")
    for count in (2, 3, 4, 8, 16):
        for number, name in enumerate(names_of(base, count)):
            calls.append(Call(name, (CType(sources[(number * 5 + count) % len(sources)], count),), CType(base, count)))
    for count in (3, *pick((2, 4, 8, 16), base)):
        check([call for call in calls if call.result.count == count], ways=(("unicf", 4),))


@pytest.mark.parametrize("base", NUMBERS)
def test_halves(base: str) -> None:
    """Halves as numbers are an extension (9.5): from them, and to them from everything."""
    other = CType(base)
    calls = [Call(name, (CType("half"),), other) for name in names_of(base)]
    calls += [Call(name, (other,), CType("half")) for name in names_of("half")]
    check(calls, HALVES, ways=pick(BOTH, base))
