"""wfv math: the errors of math functions, and what they are measured with."""

from __future__ import annotations

import importlib.util
import json
import math
import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from tests.test_opencl_library_edges import EDGES, WITH_INTEGER
from tests.test_opencl_library_text import has_clang
from wfv import llvm
from wfv.cli import app
from wfv.mathcheck import exact as mpfr
from wfv.mathcheck import measure as measuring
from wfv.mathcheck.errors import Wanted, errors
from wfv.mathcheck.functions import FUNCTIONS, TYPES, select_functions
from wfv.mathcheck.kernels import NAME, Variant, implementations, kernel_text
from wfv.mathcheck.measure import QUICK, Amount, Measured, Task, measure
from wfv.mathcheck.points import drawn, some_floats
from wfv.mathcheck.record import joined, read_record, record_here, record_text
from wfv.mathcheck.reference import REFERENCE, compare, reference
from wfv.mathcheck.remake import reference_text
from wfv.mathcheck.rows import make_rows, same_code
from wfv.mathcheck.run import make_tasks, measure_rows
from wfv.mathcheck.table import BEGIN, END, put_into
from wfv.opencl.builtin_table import table
from wfv.options import MATH_LEVELS

INF, NAN = math.inf, math.nan
FLOAT, DOUBLE = (24, 128), (53, 1024)  # bits of the significand; the power of two beyond the largest number
needs_gmpy2 = pytest.mark.skipif(importlib.util.find_spec("gmpy2") is None, reason="needs gmpy2")
PAGE = Path(__file__).resolve().parent.parent / "docs" / "math.md"
SMALL = Amount(1 << 20, 3000, 500)


def wfv_math(*args: str):
    return CliRunner().invoke(app, ["math", *args])


def unit(want: Fraction, format: tuple[int, int]) -> Fraction:
    """OpenCL 1.2, 7.4: the distance of the finite numbers around `want`; at a power of two, of the two nearest."""
    precision, top = format
    size, exponent = abs(want), 0
    if size == 0:
        exponent = 3 - top
    else:
        exponent = size.numerator.bit_length() - size.denominator.bit_length()
        exponent -= Fraction(2) ** exponent >= size  # 2^exponent < size <= 2^(exponent + 1)
    return Fraction(2) ** (min(max(exponent, 2 - top), top - 1) + 1 - precision)


def right_error(got: float, want: Fraction, format: tuple[int, int]) -> float:
    _, top = format
    beyond = Fraction(2) ** top
    halfway = beyond - unit(beyond - 1, format) / 2
    if math.isnan(got):
        return INF
    aim = want if abs(want) < halfway else math.copysign(1, want) * beyond
    value = Fraction(got) if math.isfinite(got) else Fraction(math.copysign(1, got)) * beyond
    return float(abs(value - aim) / unit(want, format))


def near(want: float, count: int, dtype: type) -> list[float]:
    """The number next to `want`, and its neighbours."""
    with np.errstate(over="ignore"):
        found = [dtype(want)]
        for _ in range(count):
            found = [np.nextafter(found[0], dtype(-np.inf)), *found, np.nextafter(found[-1], dtype(np.inf))]
    return [float(x) for x in found]


def some_results(top: int) -> list[float]:
    """Of all sizes, powers of two among them, and next to both ends of what there is."""
    draw = np.random.default_rng(1)
    powers = [2.0**n for n in (0, 1, -1, 10, top - 1, 3 - top, 2 - top, 1 - top, -top, -top - 9)]
    usual = [float(x * 2.0**n) for x, n in zip(draw.uniform(1, 2, 60), draw.integers(4 - top, top, 60), strict=True)]
    below = [(2.0 - 2.0**-k) * 2.0 ** (top - 1) for k in (20, 23, 24)]
    return [sign * x for x in powers + usual + below for sign in (1, -1)]


def test_errors_of_floats_are_those_of_exact_fractions() -> None:
    for want in [*some_results(128), 2.0**128, -(2.0**130), 2.0**-160, *near(2.0**128 - 2.0**103, 2, np.float64)]:
        for got in near(want, 3, np.float32):
            found = compare(np.array([got], np.float32), np.array([want]), INF).error
            right = right_error(got, Fraction(want), FLOAT)
            assert found == pytest.approx(right, rel=1e-9), (got, want)


def test_errors_of_doubles_are_those_of_exact_fractions() -> None:
    draw = np.random.default_rng(2)
    for near_want in some_results(1024):
        for part in (0, draw.uniform(-0.5, 0.5)):
            # a right result between two doubles
            below = Fraction(near_want)
            want = below + Fraction(part) * unit(below, DOUBLE)
            size = unit(want, DOUBLE)
            exponent = size.numerator.bit_length() - size.denominator.bit_length()
            rest = float((want - below) / size)
            given = Wanted(np.array([near_want]), np.array([exponent]), np.array([rest]))
            for got in near(near_want, 3, np.float64):
                found = errors(np.array([got]), given)[0]
                assert found == pytest.approx(right_error(got, want, DOUBLE), rel=1e-9, abs=1e-12), (got, want)


@needs_gmpy2
def test_what_mpfr_gives_is_the_fraction() -> None:
    """Products of doubles are exact with 160 bits, at all sizes: double, rest and unit together are the product."""
    draw = np.random.default_rng(3)
    x = draw.uniform(1, 2, 300) * np.exp2(draw.integers(-538, 512, 300))
    y = draw.uniform(-2, 2, 300) * np.exp2(draw.integers(-536, 511, 300))
    x[:20], y[:20] = 2.0 ** np.arange(-10, 10), 2.0 ** np.arange(20)
    found = mpfr.exact("fma", [x, y, np.zeros_like(x)])
    for a, b, value, exponent, rest in zip(x, y, found.value, found.unit, found.rest, strict=True):
        want = Fraction(a) * Fraction(b)
        size = Fraction(2) ** int(exponent)
        assert size == unit(want, DOUBLE)
        assert abs(Fraction(value) + Fraction(rest) * size - want) <= size * Fraction(2) ** -50


@needs_gmpy2
def test_what_is_larger_than_all_doubles() -> None:
    found = mpfr.exact("exp", [np.array([709.782712893384, 709.782712893385, 1000.0, INF])])
    wrong = errors(np.array([INF, INF, INF, INF]), found)
    assert list(wrong[1:]) == [0, 0, 0] and 0 < wrong[0] < 1000
    large = np.array([0, np.finfo(float).max, 1.0, np.finfo(float).max])
    assert errors(large, found)[1] == 1 and errors(large, found)[2] > 2**50 and errors(large, found)[3] == INF


SPECIAL = [
    (INF, INF, 0), (-INF, INF, INF), (1.0, INF, INF), (INF, NAN, INF), (NAN, NAN, 0), (NAN, 1.0, INF), (1.0, NAN, INF),
    (0.0, 0.0, 0), (-0.0, 0.0, INF), (0.0, -0.0, INF), (-0.0, -0.0, 0),
]  # fmt: skip


def test_special_values_have_to_be_right() -> None:
    for got, want, error in SPECIAL:
        exactly = Wanted(np.array([want]), np.zeros(1, np.int32), np.zeros(1))
        assert compare(np.array([got], np.float32), np.array([want]), 0).error == error, (got, want)
        assert errors(np.array([got]), exactly)[0] == error, (got, want)
    either = compare(np.array([-0.0], np.float32), np.array([0.0]), 0, any_zero=True)
    assert either.error == 0 and either.broken == 0
    assert errors(np.array([-0.0]), Wanted(np.zeros(1), np.zeros(1, int), np.zeros(1)), any_zero=True)[0] == 0
    assert compare(np.array([3, 4, 4], np.int32), np.array([3.0, 4.0, 5.0]), 0).at == 2


def test_the_largest_error_is_found_wherever_it_is() -> None:
    want = np.linspace(1.1, 1.9, 5000)
    for at in (0, 511, 512, 2049, 4999):
        got = want.astype(np.float32)
        got[at] += np.float32(2.0**-20)
        got[(at + 700) % 5000] += np.float32(2.0**-21)
        found = compare(got, want, 1.0)
        assert found.at == at and found.error == pytest.approx(8, abs=0.6) and found.broken == 2


@pytest.mark.parametrize("name", [*EDGES, *WITH_INTEGER])
def test_references_give_what_the_standard_says(name: str) -> None:
    if name not in FUNCTIONS:
        pytest.skip("no math function")
    rows = [*EDGES.get(name, []), *WITH_INTEGER.get(name, [])]
    *columns, wanted = zip(*rows, strict=True)
    letters = FUNCTIONS[name].params
    of = {"v": np.float32, "n": np.int32}
    arguments = [np.array(column, of[letter]) for column, letter in zip(columns, letters, strict=True)]
    out = np.empty(len(rows))
    reference(name, arguments, out)
    found = [out]
    if mpfr.is_available():
        found.append(mpfr.exact(name, [x if x.dtype.kind == "i" else x.astype(float) for x in arguments]).value)
    for values in found:
        for row, value, right in zip(rows, values, wanted, strict=True):
            same = np.float32(value) == np.float32(right) and math.copysign(1, value) == math.copysign(1, right)
            assert same or (math.isnan(value) and math.isnan(right)), (row, value)


@needs_gmpy2
@pytest.mark.parametrize("name", [f.name for f in FUNCTIONS.values() if "double" in f.types])
def test_the_two_references_agree(name: str) -> None:
    """libm in double and MPFR, on floats: what is written beside libm's functions was written twice."""
    function = FUNCTIONS[name]
    arguments = drawn(function, "float", 6000, 0)
    sample = np.concatenate([np.arange(0, 6000, 17), np.arange(5600, 6000, 3)])
    arguments = [x[sample] for x in arguments]
    for number, _ in enumerate(function.results):
        which = name if number == 0 else f"{name}_{number}"
        if which in ("nextafter", "fract"):  # of floats there, of doubles here
            continue
        out = np.empty(len(sample))
        reference(which, arguments, out)
        exactly = mpfr.exact(which, [x if x.dtype.kind == "i" else x.astype(float) for x in arguments])
        worst = errors(out, exactly, function.any_zero)
        at = int(np.argmax(worst))
        assert worst[at] < 2000, (which, [x[at] for x in arguments], out[at], exactly.value[at])


def logarithm(body: str):
    """A builder of kernels that compute `body` (of %x0, into %y) in place of log(x)."""

    def build(variant: Variant):
        text = kernel_text(FUNCTIONS["log"], variant.type)
        assert "%y = call" in text
        text = re.sub(r"%y = call (\w+) (@\w+)\(.*?\)", body, text)
        declares = "\ndeclare float @llvm.trunc.f32(float)\n"
        return wfv.build(text + declares, lanes=variant.lanes, math=variant.level)[NAME]

    return build


WRONG = {
    "off by a few units": (r"%z = call \1 \2(\1 %x0)\n  %y = fmul \1 %z, 0x3FF0000080000000", 4, 20),
    "the sign of the zero": (r"%z = call \1 \2(\1 %x0)\n  %y = fsub \1 -0.0, %z", INF, INF),
    "a number where NaN belongs": (
        r"%m = call \1 \2(\1 %x0)\n  %n = fcmp uno \1 %m, 0.0\n  %y = select i1 %n, \1 1.0, \1 %m", INF, INF,
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_function_is_found(what: str) -> None:
    body, least, most = WRONG[what]
    task = Task((Variant("log", "float", "precise", 8),), SMALL)
    (right,) = measure(task)
    assert right.error <= 3 and right.broken == 0 and right.points == 4096
    (wrong,) = measure(task, logarithm(body))
    assert least < wrong.error <= most or wrong.error == least == INF
    assert wrong.broken > 0
    row = make_rows(select_functions("log"), ("float",), ("precise",), (8,), "host")[0]
    row.measured[8] = wrong
    assert row.is_broken and not replace(row, levels=("exact",)).is_broken


def test_a_broken_bound_ends_with_3(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    builder = logarithm(WRONG["off by a few units"][0])
    monkeypatch.setattr(measuring.measure, "__defaults__", (builder,))
    args = ("--functions", "log", "--types", "float", "--level", "precise", "--lanes", "8", "--no-times", "--jobs", "1")
    done = wfv_math("--check", "--quick", *args, "--json", str(tmp_path / "log.json"))
    assert done.exit_code == 3
    assert "where 3 is allowed" in done.output
    again = wfv_math("--read", str(tmp_path / "log.json"), "--markdown")
    assert again.exit_code == 3
    assert re.search(r"\| log \| float \| precise \| \w+ \| 3 \| \*\*\d\.\d\d\*\* \| - \|", again.output)


def test_quick_measures_every_1009th_float(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    args = ("--functions", "floor,half_sqrt", "--types", "float", "--jobs", "1", "--json", str(path))
    done = wfv_math("--check", "--quick", *args)
    assert done.exit_code == 0, done.output
    floor, root = json.loads(path.read_text())["rows"]
    assert [one["points"] for one in floor["measured"]] == [-(-(1 << 32) // 1009)] * 2
    assert [float(one["error"]) for one in floor["measured"]] == [0, 0]
    assert all(0.4 < float(one["error"]) <= 0.5 for one in root["measured"])
    assert all(0 < time < 100 for time in floor["times"].values())
    assert floor["levels"] == list(MATH_LEVELS)


@needs_gmpy2
def test_doubles_and_results_through_pointers() -> None:
    rows = make_rows(select_functions("modf,remquo,rootn,fma,half_sin"), TYPES, ("fast",), (8,), "host")
    measure_rows(rows, SMALL, 1, lambda name: None)
    for row in rows:
        assert row.worst is not None and not row.is_over, row
        assert row.worst.points == (
            500 if row.type == "double" else 4096 if row.function in ("modf", "half_sin") else 3000
        )


def test_without_mpfr_doubles_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mpfr, "gmpy2", None)
    rows = make_rows(select_functions("floor"), TYPES, ("fast",), (8,), "host")
    assert {task.type for task in make_tasks(rows, SMALL)} == {"float"}
    done = wfv_math("--check", "--quick", "--functions", "floor", "--types", "double", "--no-times", "--jobs", "1")
    assert done.exit_code == 0 and "gmpy2 is not installed" in done.output


def test_parts_are_the_whole() -> None:
    whole = make_rows(select_functions("log2"), ("float",), ("precise",), (8,), "host")
    (task,) = make_tasks(whole, SMALL)
    (one,) = measure(task)
    halves = [measure(replace(task, part=part, parts=2))[0] for part in range(2)]
    amount = Amount(1 << 14, 0, 0)
    thirds = [measure(replace(task, amount=amount, part=part, parts=3))[0] for part in range(3)]
    joined = thirds[0].joined(thirds[1]).joined(thirds[2])
    assert halves[0].joined(halves[1]) == one
    assert joined == measure(replace(task, amount=amount))[0] and joined.points == 1 << 18


def test_all_floats_are_measured() -> None:
    first, step, count = (1 << 32) - (1 << 16), 1, 1 << 16
    assert np.array_equal(some_floats(first, step, count).view(np.uint32), np.arange(first, 1 << 32, dtype=np.uint32))
    blocks = [x for task in (Task((Variant("log", "float", "fast", 8),), Amount(1 << 12, 0, 0), i, 3) for i in range(3))
              for x, _ in measuring._blocks(task)]  # fmt: skip
    bits = np.sort(np.concatenate([x[0] for x in blocks]).view(np.uint32))
    assert np.array_equal(bits, np.arange(0, 1 << 32, 1 << 12, dtype=np.uint32))


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("name", ["pow", "rootn", "fma", "log"])
def test_drawn_arguments_have_all_kinds(name: str, type: str) -> None:
    function = FUNCTIONS[name]
    columns = drawn(function, type, 1 << 16, 0)
    others = drawn(function, type, 1 << 16, 1)
    assert all(
        np.array_equal(a, b, equal_nan=True) for a, b in zip(columns, drawn(function, type, 1 << 16, 0), strict=True)
    )
    assert not np.array_equal(columns[0], others[0], equal_nan=True)
    for column in (c for c in columns if c.dtype.kind == "f"):
        limits = np.finfo(column.dtype)
        tiny = (column != 0) & (np.abs(column) < limits.smallest_normal)
        kinds = [np.isnan(column), column == INF, column == -INF, column == 0, tiny, column == limits.max]
        assert all(kind.any() for kind in kinds)
        assert len(np.unique(np.frexp(column[np.isfinite(column)])[1])) > 0.9 * (limits.maxexp - limits.minexp)
    with np.errstate(all="ignore"):
        if name == "pow":
            power = columns[0].astype(float) ** columns[1]
            assert (np.isfinite(power) & (power != 0) & (power != 1)).mean() > 0.2


def test_every_math_function_is_there() -> None:
    names = {name for name, entry in table().items() if entry.section == "6.12.2"} - {"nan"}
    assert set(FUNCTIONS) == names
    for function in FUNCTIONS.values():
        for type in function.types:
            for level in MATH_LEVELS:
                assert implementations(Variant(function.name, type, level, 8))


def test_the_same_code_is_measured_once() -> None:
    rows = make_rows(select_functions("exp,native_exp,half_exp"), ("float",), ("precise", "exact"), (8, 16), "host")
    same = same_code(rows, each_lanes=False)
    of = {(v.function, v.level, v.lanes): (s.function, s.level, s.lanes) for v, s in same.items()}
    assert of["native_exp", "precise", 16] == ("exp", "precise", 16)
    assert of["native_exp", "exact", 16] == ("exp", "exact", 8) == of["exp", "exact", 16]
    assert of["half_exp", "precise", 8] == ("exp", "precise", 8)
    assert same_code(rows, each_lanes=True)[Variant("exp", "float", "exact", 16)].lanes == 16


def test_what_only_calls_another_is_that() -> None:
    def used(name: str) -> tuple[object, ...]:
        return implementations(Variant(name, "float", "precise", 8))

    assert used("half_exp") == used("exp") == used("native_exp")
    assert used("half_rsqrt") != used("sqrt") and used("native_powr") != used("powr")  # they do more than one call
    assert used("acospi") != used("acos") and used("half_divide") != used("fdim")


def test_a_record_comes_back() -> None:
    rows = make_rows(select_functions("tgamma,nextafter"), TYPES, MATH_LEVELS, (8, 16), "host")
    found = Measured(rows[0].variants[0], INF, (NAN, -0.0), (INF,), 3, 100)
    rows[0].measured[8] = found
    rows[0].times[8] = 1.5
    again = read_record(record_text(record_here(rows, quick=True)), "x")
    assert str(again) == str(record_here(rows, quick=True))  # NaN is not itself
    assert wfv_math("--read", __file__).exit_code == 2


def test_records_of_parts_are_one() -> None:
    rows = make_rows(select_functions("fmod,sin,tgamma"), TYPES, ("exact",), (8,), "host")
    parts = [record_here([row for row in rows if row.function in names], False) for names in ("tgamma fmod", "sin")]
    again = replace(rows[-1], times={8: 2.5})
    whole = joined([*parts, record_here([again], True)])
    assert whole.rows == [*rows[:-1], again] and whole.quick


@pytest.mark.skipif(not has_clang(), reason="needs Clang")
def test_the_references_are_what_their_source_makes() -> None:
    assert REFERENCE.read_text() == reference_text(), "python -m wfv.mathcheck.remake"


def page_rows() -> tuple[str, list[list[str]]]:
    """The target that docs/math.md names, and its table's rows: function, type, levels, implementation, bound."""
    text = PAGE.read_text()
    assert put_into(text, "") != text
    inside = text.partition(BEGIN)[2].partition(END)[0]
    found = re.search(r"--target ([\w-]+)", inside)
    assert found is not None
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in inside.splitlines() if line[:1] == "|"]
    return found[1], [row[:5] for row in cells[2:]]


@pytest.mark.skipif(not llvm.libmvec_symbols(), reason="the page is for a system with libmvec")
def test_the_page_lists_what_computes_each_function_now() -> None:
    target, rows = page_rows()
    now = make_rows(select_functions(None), TYPES, MATH_LEVELS, (8, 16), target)
    assert rows == [
        [r.function, r.type, ", ".join(r.levels), r.implementation, "-" if r.bound is None else f"{r.bound:g}"]
        for r in now
    ], "wfv math --check --target x86-64-v4 --into docs/math.md"


@pytest.mark.parametrize(
    "args",
    [
        ("--functions", "logarithm"), ("--level", "sloppy"), ("--types", "half"), ("--lanes", "7"), ("--lanes", "x"),
        ("--part", "3/2"), ("--quick",), ("--into", __file__), ("--read", "/no/such/file"), ("--target", "z80"),
    ],
)  # fmt: skip
def test_bad_options_are_errors(args: tuple[str, ...]) -> None:
    done = wfv_math(*args)
    assert done.exit_code == 2
    assert "help:" in done.output or "cannot read" in done.output


@pytest.mark.full
def test_quick_keeps_all_bounds() -> None:
    rows = make_rows(FUNCTIONS.values(), TYPES, MATH_LEVELS, (8, 16), "host")
    measure_rows(rows, QUICK, 1, lambda name: None)
    assert not [row for row in rows if row.is_broken]


def test_all_pairs_of_special_values_come_up() -> None:
    """Over all blocks of the full measurement, and each once."""
    pairs = np.concatenate([np.stack(drawn(FUNCTIONS["pow"], "float", 1 << 15, block)) for block in range(8)], axis=1)
    few = np.array([0.0, -0.0, 1.0, -1.0, 0.5, 3.0, INF, -INF, np.finfo(np.float32).max, NAN], np.float32)
    bits, chosen = pairs.view(np.uint32), few.view(np.uint32)
    both = bits[:, np.isin(bits, chosen).all(axis=0)]
    assert len(np.unique(both, axis=1).T) == len(few) ** 2
