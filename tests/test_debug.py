"""`wfv debug`: the record of a work-item."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang
from wfv.errors import OptionError
from wfv.inspect.debug import MOST, Trace, record_item

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
    launch = kernel.launches.interpreted(16, 8, [out, IN])
    found = record_item(kernel.origin.check_source(), "k", 4, launch, (item,))
    assert not out.any()  # the launch works on copies
    return found


@pytest.mark.parametrize("item", [0, 5, 13])
def test_the_record_ends_with_the_result(item: int) -> None:
    trace = record(item)
    assert trace.lines[-1].events[-1] == f"out[{item}] = {expected(item)} (buffer)"
    assert trace.end == "the work-item returns"
    lines = [int(each.location) for each in trace.lines]
    assert lines.count(12) == 6 and lines.count(2) == 3  # before and after each call
    assert (14 in lines) == (expected(item) < 0)
    assert {each.depth for each in trace.lines if int(each.location) == 2} == {1}


def test_a_mistake_is_shown_where_it_is_made() -> None:
    trace = record(13, count=10)
    (made,) = [each for each in trace.lines if any("mistake" in effect for effect in each.events)]
    assert int(made.location) == 15 and "writes element 13 of buffer `out`" in made.events[0]


def test_a_work_item_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="no work-item 16"):
        record(16)


def test_the_command(tmp_path: Path) -> None:
    arguments = ("-g", "64", "-a", "y=zeros:f32:64", "-a", "x=random:f32:64", "-a", "inverse=-1")
    path = tmp_path / "run.txt"
    succeed("debug", "docs/tutorial/powers.cl", *arguments, "-w", "17", "-o", str(path))
    text = path.read_text()
    assert "i = 17\n" in text and "inverse = -1\n" in text and text.endswith("the work-item returns\n")
    assert "no work-item 64" in fail("debug", "docs/tutorial/powers.cl", *arguments, "-w", "64")
    assert succeed("debug", "Mandelbrot", "-w", "3,2").endswith("the work-item returns\n")


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


def test_variables_and_arrays_have_the_names_of_the_source() -> None:
    text = record(0, SCOPES).text()
    assert "x2 = (6.0, 6.0, 6.0, 6.0)\n" in text and text.count("m[5] = 3.0\n") == 1
    assert ":2  return p[k];" in text and "    p = m + 0\n" in text and "    k = 5\n" in text
    writes = [event for line in record(0, SCOPES).lines for event in line.events if event.startswith("out[")]
    assert writes == ["out[10] = 5 (buffer)", "out[9] = 6 (buffer)", "out[1] = 4 (buffer)"]


def test_a_store_out_of_bounds_writes_nothing() -> None:
    text = record(13, count=10).text()
    assert "mistake: writes element 13" in text and "out[13] =" not in text


def test_races_and_barriers_are_mistakes_of_the_work_item() -> None:
    race = record(3, SOURCE.replace("barrier(CLK_LOCAL_MEM_FENCE);", "")).text()
    assert "mistake: work-item 3 reads what work-item 4 of the same group writes, in local memory `tile` (the" in race
    barrier = record(0, SOURCE.replace("barrier(", "if (l < 3) barrier(")).text()
    assert "mistake: only 3 of the 8 work-items of the group reach this barrier" in barrier


@pytest.mark.parametrize(
    ("item", "end"), [(2, "work-item 2 traps: the group ends here"), (1, "work-item 2 traps: the group ends here")]
)
def test_a_trap_ends_the_run(item: int, end: str) -> None:
    source = "kernel void k(global int *out, global const int *in) {\nif (get_global_id(0) == 2)\n__builtin_trap();\n}"
    assert record(item, source).end == end


@pytest.mark.full
def test_an_endless_loop_in_one_line_fills_the_record() -> None:
    source = "kernel void k(global int *out, global const int *in) { int i = 0; while (in[1]) { i++; } }"
    trace = record(0, source)
    assert len(trace.lines) == MOST and trace.end.startswith(f"the record ends here, after {MOST} lines")


def test_a_kernel_without_lines() -> None:
    trace = record(0, "kernel void k(global int *out, global const int *in) {}")
    assert trace.text() == "out = out + 0\nin = in + 0\nthe work-item returns\n"


def test_ids_have_several_dimensions() -> None:
    source = "kernel void k(global int *out, global const int *in) { out[0] = get_global_id(0); }"
    kernel = wfv.build(source, strategy="unicf", lanes=4)["k"]
    launch = kernel.launches.interpreted((12, 4), (6, 2), [np.zeros(16, np.int32), IN])
    trace = record_item(kernel.origin.check_source(), "k", 4, launch, (10, 3))
    assert trace.item == (10, 3) and "out[0] = 10 (buffer)" in trace.text()
    assert record_item(kernel.origin.check_source(), "k", 4, launch, (7,)).item == (7, 0)
    with pytest.raises(OptionError, match=r"no work-item \(1, 4\)"):
        record_item(kernel.origin.check_source(), "k", 4, launch, (1, 4))
