"""`wfv debug`: the record of a work-item, and the commands on it."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.inspect.debug import Session, Trace, record_item
from wfv.inspect.debug.record import MOST

pytestmark = needs_clang
SOURCE = """int twice(int x) {
  int y = 2 * x;
  return y;
}
kernel void k(global int *out, global const int *in) {
  local int tile[8];
  int l = get_local_id(0);
  tile[l] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  int sum = 0;
  for (int i = 0; i < 3; ++i)
    sum += twice(tile[(l + i) % 8]) - 1;
  if (sum > 20)
    sum = -sum;
  out[get_global_id(0)] = sum;
}
"""
IN = np.arange(16, dtype=np.int32)


def expected(item: int) -> int:
    tile = IN[item // 8 * 8 :][:8]
    found = sum(2 * int(tile[(item % 8 + i) % 8]) - 1 for i in range(3))
    return -found if found > 20 else found


def record(item: int, source: str = SOURCE, count: int = 16) -> Trace:
    kernel = wfv.build(source, strategy="unicf", lanes=4)["k"]
    out = np.zeros(count, np.int32)
    launch = kernel.checked_launch(16, 8, [out, IN])
    found = record_item(kernel.check_source(), "k", 4, launch, (item,))
    assert not out.any()  # the launch works on copies
    return found


def commands(trace: Trace, *lines: str) -> str:
    out = io.StringIO()
    Session(trace, io.StringIO("".join(f"{line}\n" for line in lines)), out).cmdloop()
    return out.getvalue()


@pytest.mark.parametrize("item", [0, 5, 13])
def test_the_record_ends_with_the_result(item: int) -> None:
    trace = record(item)
    assert [effect for each in trace.moments for effect in each.effects][
        -1
    ] == f"out[{item}] = {expected(item)} (buffer)"
    assert trace.end == "the work-item returns"
    lines = [int(each.location) for each in trace.moments]
    assert lines.count(12) == 6 and lines.count(2) == 3  # before and after each call
    assert (14 in lines) == (expected(item) < 0)
    assert {each.depth for each in trace.moments if int(each.location) == 2} == {1}


def test_commands() -> None:
    text = commands(record(5), "break 13", "continue", "print sum", "lanes l", "back 2", "print i", "list")
    assert "sum = 33\n" in text
    assert text.count(">     5  5\n") == 1 and "      4  4\n" in text and "      7  7\n" in text
    assert "i = 2\n" in text
    assert ">   12      sum += twice(" in text


def test_steps_into_functions_and_over_them() -> None:
    into = commands(record(5), "break 12", "c", "step", "print")
    assert "x = 5\n" in into and ":2  int y = 2 * x;" in into
    over = commands(record(5), "break 12", "c", "next", "next")
    assert ":2  int y" not in over


def test_a_condition_and_a_barrier() -> None:
    text = commands(record(5), "barrier", "break 12 if i == 2", "c", "print i", "print sum")
    assert ":9  barrier(CLK_LOCAL_MEM_FENCE);" in text and "i = 2\nsum = 20\n" in text
    assert "not a condition" in commands(record(5), "break 3 if i >")
    assert "name 'nothing' is not defined" in commands(record(5), "break 12 if nothing", "c")


def test_the_ends_of_the_run() -> None:
    text = commands(record(5), "back", "continue")
    assert "the run begins here" in text and "the work-item returns" in text
    assert f"out[5] = {expected(5)} (buffer)" in text


def test_a_mistake_is_shown_where_it_is_made() -> None:
    trace = record(13, count=10)
    (made,) = [each for each in trace.moments if any("mistake" in effect for effect in each.effects)]
    assert int(made.location) == 15 and "writes element 13 of buffer `out`" in made.effects[0]


def test_a_work_item_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="no work-item 16"):
        record(16)


def test_the_command(tmp_path: Path) -> None:
    arguments = ("-g", "64", "-a", "y=zeros:f32:64", "-a", "x=random:f32:64", "-a", "inverse=-1")
    path = tmp_path / "run.txt"
    succeed("debug", "docs/tutorial/powers.cl", *arguments, "-w", "17", "--trace", str(path))
    text = path.read_text()
    assert "i = 17\n" in text and "inverse = -1\n" in text and text.endswith("the work-item returns\n")
    assert "no work-item 64" in fail("debug", "docs/tutorial/powers.cl", *arguments, "-w", "64")
    succeed("debug", "Mandelbrot", "-w", "3,2", "--trace", str(path))
    assert "the work-item returns" in path.read_text()


SCOPES = """float at(const float *p, int k) {
  return p[k];
}
kernel void k(global int *out, global const int *in) {
  int x = 1;
  for (int x = 5; x < 7; ++x) {
    float4 x2 = (float4)(x);
    out[15 - x] = x2.y;
  }
  float m[2][3] = {{10, 11, 12}};
  m[1][2] = in[3];
  out[1] = at(m[0], 5) + x;
}
"""


def test_variables_have_the_names_and_scopes_of_the_source() -> None:
    text = commands(record(0, SCOPES), "break 8 if x == 6", "c", "print x", "p x2", "break 11", "c", "p x")
    assert "x = 6\nx2 = (6.0, 6.0, 6.0, 6.0)\n" in text
    assert text.endswith("x = 1\n")


def test_arrays_have_their_elements() -> None:
    text = commands(record(0, SCOPES), "break 12", "c", "p m", "p 2 * x", "step", "p", "c", "c", "p out")
    assert text.count("m[5] = 3.0\n") == 2 and "2 * x = 2\n" in text
    assert ":2  return p[k];\np = m + 0\nk = 5\n" in text
    assert text.endswith("out[10] = 5 (buffer)\nout[9] = 6 (buffer)\nout[1] = 4 (buffer)\n")
    assert "name 'nothing' is not defined" in commands(record(0, SCOPES), "print nothing")


def test_a_store_out_of_bounds_writes_nothing() -> None:
    text = record(13, count=10).text()
    assert "mistake: writes element 13" in text and "out[13] =" not in text


def test_the_end_is_told_once_whatever_the_number_of_steps() -> None:
    text = commands(record(5), "step 99999999999999999999", "back", "step x", "step 0")
    assert text.count("the work-item returns") == 1 and text.count(f"out[5] = {expected(5)}") == 1
    assert ":15  out[get_global_id(0)] = sum;\nx: not a number\n" in text
    assert "the work-item does not come to line 99" in commands(record(5), "break 99")


def test_races_and_barriers_are_mistakes_of_the_work_item() -> None:
    race = record(3, SOURCE.replace("barrier(CLK_LOCAL_MEM_FENCE);", "")).text()
    assert "mistake: work-item 3 reads what work-item 4 of the same group writes, in local memory `tile` (the" in race
    barrier = record(0, SOURCE.replace("barrier(", "if (l < 3) barrier(")).text()
    assert "mistake: 3 of the 8 work-items of the group reach this barrier" in barrier


@pytest.mark.parametrize(
    ("item", "end"), [(2, "work-item 2 traps: the group ends here"), (1, "work-item 2 traps: the group ends here")]
)
def test_a_trap_ends_the_run(item: int, end: str) -> None:
    source = "kernel void k(global int *out, global const int *in) {\nif (get_global_id(0) == 2)\n__builtin_trap();\n}"
    assert record(item, source).end == end


def test_an_endless_loop_in_one_line_fills_the_record() -> None:
    source = "kernel void k(global int *out, global const int *in) { int i = 0; while (in[1]) { i++; } }"
    trace = record(0, source)
    assert len(trace.moments) == MOST + 1 and trace.end.startswith(f"the record ends here, after {MOST} lines")


def test_a_kernel_without_lines() -> None:
    text = commands(record(0, "kernel void k(global int *out, global const int *in) {}"), "s", "b", "l", "p", "lanes i")
    assert text.count("the work-item returns") == 3 and "out = out + 0" in text and "one of out, in" in text


def test_a_vector_is_part_of_a_row() -> None:
    source = "kernel void k(global int *out, global const int *in) { out[0] = get_global_id(0); }"
    kernel = wfv.build(source, strategy="unicf", lanes=4)["k"]
    launch = kernel.checked_launch((12, 4), (6, 2), [np.zeros(16, np.int32), IN])
    trace = record_item(kernel.check_source(), "k", 4, launch, (10, 3))
    assert list(trace.shown.values()) == [(10, 3), (11, 3)] and trace.shown[trace.index] == (10, 3)
    assert record_item(kernel.check_source(), "k", 4, launch, (7,)).shown[1] == (7, 0)
    with pytest.raises(OptionError, match=r"no work-item \(1, 4\)"):
        record_item(kernel.check_source(), "k", 4, launch, (1, 4))
