"""`python -m tests.math_functions`: measured errors, broken bounds, and the command."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import wfv
from tests.math_functions import measure as measuring
from tests.math_functions import references as mpfr
from tests.math_functions.__main__ import verdict
from tests.math_functions.functions import FUNCTIONS, TYPES, select_functions
from tests.math_functions.kernels import NAME, Variant, kernel_text
from tests.math_functions.measure import QUICK, Amount, Measured, Task, measure
from tests.math_functions.page import read_record
from tests.math_functions.run import make_tasks, measure_rows
from tests.math_functions.table import Row, make_rows, make_table
from tests.support.command_line import fail, succeed
from tests.support.math_command import SMALL, measure_math
from tests.support.math_errors import INF
from tests.support.requires import needs_gmpy2
from wfv.options import MATH_LEVELS
from wfv.tables import shown


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
def test_a_wrong_function_is_detected(what: str) -> None:
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
    done = measure_math("--quick", *args, "--json", str(tmp_path / "log.json"))
    assert done.exit_code == 3
    assert "where 3 is allowed" in done.output
    table = make_table(read_record((tmp_path / "log.json").read_text()).rows, [8], with_results=True)
    pattern = r"\| log \| float \| precise \| \w+ \| 3 \| \d\.\d\d \(beyond\) \| - \|"
    assert re.search(pattern, str(shown(table, "markdown")))


def test_quick_measures_every_1009th_float(tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    args = ("--functions", "floor,half_sqrt", "--types", "float", "--jobs", "1", "--json", str(path))
    done = measure_math("--quick", *args)
    assert done.exit_code == 0, done.output
    floor, root = json.loads(path.read_text())["rows"]
    assert [one["points"] for one in floor["measured"].values()] == [-(-(1 << 32) // 1009)] * 2
    assert [one["error"] for one in floor["measured"].values()] == [0, 0]
    assert all(0.4 < one["error"] <= 0.5 for one in root["measured"].values())
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
    done = measure_math("--quick", "--functions", "floor", "--types", "double", "--no-times", "--jobs", "1")
    assert done.exit_code == 0 and "gmpy2 is not installed" in done.output


def test_parts_combine_to_the_whole_measurement() -> None:
    whole = make_rows(select_functions("log2"), ("float",), ("precise",), (8,), "host")
    (task,) = make_tasks(whole, SMALL)
    (one,) = measure(task)
    halves = [measure(replace(task, part=part, parts=2))[0] for part in range(2)]
    amount = Amount(1 << 14, 0, 0)
    thirds = [measure(replace(task, amount=amount, part=part, parts=3))[0] for part in range(3)]
    joined = thirds[0].joined(thirds[1]).joined(thirds[2])
    assert halves[0].joined(halves[1]) == one
    assert joined == measure(replace(task, amount=amount))[0] and joined.points == 1 << 18


def beyond_its_bound(level: str) -> Row:
    (row,) = make_rows(select_functions("erf"), ("double",), (level,), (8,), "host")
    row.measured[8] = Measured(row.variants[0], 17.0, (2.0,), (0.9953,), 1, 4000)
    return row


def test_an_error_of_glibc_is_called_so(capsys: pytest.CaptureFixture[str]) -> None:
    exact, fast = beyond_its_bound("exact"), beyond_its_bound("fast")
    assert exact.is_of_libm and not exact.is_broken and fast.is_broken and not fast.is_of_libm
    assert verdict([exact]) == 0
    assert "; the error is glibc's own" in capsys.readouterr().err
    assert verdict([exact, fast]) == 3
    table = make_table([exact, fast], [8], True)
    assert [("(glibc)" in str(cell)) for cell in table.columns[5].cells] == [True, False]
    assert "the exit code does not count it" in str(table.caption)
    assert make_table([fast], [8], True).caption is None
    assert "exact has the errors of glibc's own functions" in " ".join(measure_math("--help").output.split())


@pytest.mark.parametrize(
    "args",
    [
        ("--functions", "logarithm"), ("--level", "sloppy"), ("--types", "half"), ("--lanes", "7"), ("--lanes", "x"),
        ("--target", "z80"),
    ],
)  # fmt: skip
def test_bad_options_are_errors(args: tuple[str, ...]) -> None:
    done = measure_math(*args)
    assert done.exit_code == 2
    assert "help:" in done.output


def test_the_command_lists_what_computes_each_function() -> None:
    done = succeed("math", "--functions", "acospi,half_exp,floor", "--target", "x86-64-v3")
    rows = {tuple(line.split("│")[1:-1]) for line in done.splitlines() if line.startswith("│")}
    cells = {tuple(cell.strip() for cell in row) for row in rows}
    assert ("floor", "double", *["instruction"] * 3) in cells and ("half_exp", "float", "own", "own", "libm") in cells
    assert {row[-1] for row in cells if row[0] == "acospi"} == {"library on libm"}
    assert not {("half_exp", "double")} & {row[:2] for row in cells}
    assert len(succeed("math").splitlines()) > 150
    assert "did you mean log" in fail("math", "--functions", "logg")
    assert "not a power of two" in fail("math", "--lanes", "7")


@pytest.mark.full
def test_quick_keeps_all_bounds() -> None:
    rows = make_rows(FUNCTIONS.values(), TYPES, MATH_LEVELS, (8, 16), "host")
    measure_rows(rows, QUICK, 1, lambda name: None)
    assert not [row for row in rows if row.is_broken]
