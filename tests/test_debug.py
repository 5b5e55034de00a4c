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
from wfv.inspect.debug.trace import MOST

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
    assert text.count(">   1  5\n") == 1 and "    0  4\n" in text and "    3  7\n" in text
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


def test_a_store_out_of_bounds_writes_nothing() -> None:
    text = record(13, count=10).text()
    assert "mistake: writes element 13" in text and "out[13] =" not in text


def test_the_end_is_told_once_whatever_the_number_of_steps() -> None:
    assert commands(record(5), "step 99999999999999999999").count("the work-item returns") == 1


def test_a_record_that_is_full_says_so() -> None:
    trace = record(0, "kernel void k(global int *out, global const int *in) { int i = 0;\nwhile (in[1])\ni++;\n}")
    assert len(trace.moments) == MOST and "too long" in trace.end
