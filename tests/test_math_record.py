"""Rows of the table of math functions, records of measurements, and the page in docs/."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.math_functions.functions import FUNCTIONS, TYPES, select_functions
from tests.math_functions.kernels import Variant, implementations
from tests.math_functions.measure import Measured
from tests.math_functions.page import BEGIN, END, PAGE, joined, put_into, read_record, read_rows, summary
from tests.math_functions.table import (
    make_rows,
    record_text,
    same_code,
)
from tests.support.math_errors import INF, NAN
from wfv import llvm
from wfv.opencl.builtin_table import table
from wfv.options import MATH_LEVELS


def test_every_math_function_is_listed() -> None:
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


def test_a_function_that_only_calls_another_shares_its_implementation() -> None:
    def used(name: str) -> tuple[object, ...]:
        return implementations(Variant(name, "float", "precise", 8))

    assert used("half_exp") == used("exp") == used("native_exp")
    assert used("half_rsqrt") != used("sqrt") and used("native_powr") != used("powr")  # they do more than one call
    assert used("acospi") != used("acos") and used("half_divide") != used("fdim")


def test_a_record_round_trips() -> None:
    rows = make_rows(select_functions("tgamma,nextafter"), TYPES, MATH_LEVELS, (8, 16), "host")
    found = Measured(rows[0].variants[0], INF, (NAN, -0.0), (INF,), 3, 100)
    rows[0].measured[8] = found
    rows[0].times[8] = 1.5
    again = read_record(record_text(rows, quick=True))
    assert str(again.rows) == str(rows) and again.quick  # NaN is not itself


def test_records_of_parts_are_joined() -> None:
    rows = make_rows(select_functions("fmod,sin,tgamma"), TYPES, ("exact",), (8,), "host")
    records = [[row for row in rows if row.function in names] for names in ("tgamma fmod", "sin")]
    parts = [read_record(record_text(part, False)) for part in records]
    again = replace(rows[-1], times={8: 2.5})
    whole = joined([*parts, read_record(record_text([again], True))])
    assert whole.rows == [*rows[:-1], again] and whole.quick


def page_target() -> str:
    """The target that docs/math.md names above its table."""
    found = re.search(r"--target ([\w-]+)", PAGE.read_text().partition(BEGIN)[2].partition(END)[0])
    assert found is not None
    return found[1]


def test_the_page_has_the_errors_of_the_record() -> None:
    text, table = PAGE.read_text(), summary(read_rows())
    assert put_into(text, "") != text and table in text.partition(BEGIN)[2].partition(END)[0]
    assert "| exp | 3 | 1.1" in table and "| tgamma | 16 |" in table and "half_exp" not in table


@pytest.mark.skipif(not llvm.libmvec_symbols(), reason="the page is for a system with libmvec")
def test_the_page_lists_what_computes_each_function_now() -> None:
    now = make_rows(select_functions(None), TYPES, MATH_LEVELS, (8, 16), page_target())
    assert [[row[name] for name in ("function", "type", "math", "implementation", "bound")] for row in read_rows()] == [
        [r.function, r.type, ", ".join(r.levels), r.implementation, "-" if r.bound is None else f"{r.bound:g}"]
        for r in now
    ], "tests/math_functions/page.py"
