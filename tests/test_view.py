"""Pictures of control flow: shades, labels, alignment, and that Graphviz accepts them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from passes.analysis.divergence import Shapes
from tests.support.command_line import succeed
from tests.support.requires import needs_graphviz
from wfv.errors import OptionError
from wfv.inspect.view import draw
from wfv.inspect.view.draw import aligned_pairs, continued
from wfv.inspect.view.graphviz_errors import without_fontconfig
from wfv.inspect.view.labels import FILLS, block_rows, edge_labels, line_label, summary, table_label, title_with_legend
from wfv.inspect.view.lane_words import LaneWords
from wfv.inspect.view.shading import Panel, Shade, Shading
from wfv.ir.core import Block, Function
from wfv.ir.parser import parse_module

TEXT = """
define void @f(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %c, label %left, label %join

left:
  %v = load i32, ptr %p, align 4
  br i1 %d, label %inner, label %end_left

inner:
  store i32 %v, ptr %p, align 4
  br label %end_left

end_left:
  br label %join

join:
  br label %loop

loop:
  %i = phi i32 [ 0, %join ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 8
  br i1 %more, label %loop, label %pick

pick:
  switch i32 %i, label %done [
    i32 1, label %done
    i32 2, label %other
  ]

other:
  br label %done

done:
  ret void
}
"""


@pytest.fixture
def fn() -> Function:
    return parse_module(TEXT).functions["f"]


def named(fn: Function, name: str) -> Block:
    return next(block for block in fn.blocks if block.name == name)


def shades(fn: Function, *branches: str, shading: Shading | None = None) -> dict[str, Shade]:
    shading = shading or Shading()
    shading.note(fn, Shapes({}, {named(fn, name) for name in branches}))
    return dict(shading.shades[fn.name])


def test_blocks_that_depend_on_a_divergent_branch_are_shaded(fn: Function) -> None:
    found = shades(fn, "entry")
    assert found.pop("entry") is Shade.BRANCH
    assert {name for name, shade in found.items() if shade is Shade.PARTIAL} == {"left", "inner", "end_left"}
    assert {name for name, shade in found.items() if shade is Shade.UNIFORM} == {
        "join", "loop", "pick", "other", "done",
    }  # fmt: skip


def test_without_divergent_branches_no_block_is_shaded(fn: Function) -> None:
    assert set(shades(fn).values()) == {Shade.UNIFORM}


def test_blocks_stay_shaded_after_linearization(fn: Function) -> None:
    shading = Shading()
    shades(fn, "entry", shading=shading)
    copy = parse_module(TEXT.replace("@f", "@f.vector")).functions["f.vector"]
    found = shades(copy, shading=shading)
    assert found["entry"] is Shade.UNIFORM
    assert found["inner"] is Shade.PARTIAL


def test_blocks_without_analysis_are_unknown_or_uniform(fn: Function) -> None:
    assert Panel("t", (fn,)).shade(fn, fn.entry) is Shade.UNKNOWN
    assert Panel("t", (fn,), {"f": {"left": Shade.PARTIAL}}).shade(fn, fn.entry) is Shade.UNIFORM


def test_labels_show_the_contents_of_a_block(fn: Function) -> None:
    assert summary(named(fn, "loop").instrs) == "4 instructions: 1 phi"
    label = table_label(block_rows(named(fn, "loop")))
    assert "<b>loop</b>" in label
    assert "i + 1 &lt; 8" in label
    assert summary(named(fn, "other").instrs) == "1 instruction"


def test_labels_escape_and_cut_names(fn: Function) -> None:
    fn.entry.name = "a<b>&" + "x" * 100
    label = table_label(block_rows(fn.entry))
    assert "a&lt;b&gt;&amp;" in label
    assert "x" * 40 not in label


def words_of(label: str) -> str:
    """The text of a label without its HTML."""
    return unescape(re.sub(r"<[^>]*>", "", label.removeprefix("<").removesuffix(">")))


def test_edges_are_labelled_with_their_conditions(fn: Function) -> None:
    found = {block.name: words_of(label) for block, label in edge_labels(fn.entry).items()}
    assert found == {"left": "T", "join": "F"}
    found = {block.name: words_of(label) for block, label in edge_labels(named(fn, "pick")).items()}
    assert found == {"done": "default, 1", "other": "2"}
    assert set(edge_labels(named(fn, "other")).values()) == {""}


def test_all_blocks_of_equal_graphs_are_aligned(fn: Function) -> None:
    other = parse_module(TEXT).functions["f"]
    pairs = aligned_pairs(fn.blocks, other.blocks)
    assert [(a.name, b.name) for a, b in pairs] == [(block.name, block.name) for block in fn.blocks]


def chain(*names: str) -> list[Block]:
    body = "\n".join(f"{a}:\n  br label %{b}" for a, b in pairwise(names))
    return parse_module(f"define void @g() {{\n{body}\n{names[-1]}:\n  ret void\n}}\n").functions["g"].blocks


def test_blocks_in_opposite_orders_are_not_aligned() -> None:
    pairs = aligned_pairs(chain("entry", "a", "b", "end"), chain("entry", "b", "new", "a", "end"))
    assert [a.name for a, _ in pairs] == ["entry", "a", "end"]


@needs_graphviz
def test_a_picture_has_every_block_edge_and_colour(fn: Function) -> None:
    graph = draw.draw_panels("Control flow of f", [Panel("unicf, 4 lanes", (fn,), {"f": shades(fn, "entry")})])
    svg = draw.render(graph, "svg").decode()
    for text in ("Control flow of f", "unicf, 4 lanes", *(block.name for block in fn.blocks), "loop at loop"):
        assert f">{text}<" in svg
    assert svg.count('class="node"') == len(fn.blocks)
    assert svg.count('class="edge"') == 12
    assert svg.count("stroke-dasharray") == 1
    for shade in ("uniform", "divergent: some", "divergent branch"):
        assert shade in svg
    assert "not analyzed" not in svg


def test_the_blocks_of_a_straight_line_are_one_node(fn: Function) -> None:
    assert [len(line) for line in draw.named_lines(fn, "").values()] == [1] * len(fn.blocks)
    (function,) = parse_module(LINE).functions.values()
    lines = [[block.name for block in line] for line in draw.named_lines(function, "").values()]
    assert sorted(lines) == [["a", "b"], ["h"], ["i", "j"], ["k"], ["x", "y"]]
    assert len(draw.named_lines(function, "", joins=False)) == len(function.blocks)


LINE = """
define void @f(i1 %c, i1 %d) {
a:
  %p = add i32 1, 2
  br label %b
b:
  %q = add i32 1, 2
  br label %h
h:
  %n = add i32 1, 2
  br i1 %c, label %i, label %k
i:
  %m = add i32 1, 2
  br label %j
j:
  %r = add i32 1, 2
  br label %k
k:
  %s = add i32 1, 2
  br i1 %d, label %h, label %x
x:
  %t = add i32 1, 2
  br label %y
y:
  ret void
}
"""


@needs_graphviz
def test_a_straight_line_shows_each_block_on_its_colour() -> None:
    (function,) = parse_module(LINE).functions.values()
    panel = Panel("t", (function,), {"f": {"i": Shade.PARTIAL, "j": Shade.UNIFORM}})
    svg = draw.render(draw.draw_panels("f", [panel]), "svg").decode()
    assert svg.count('class="node"') == 5 and all(f">{name}<" in svg for name in "abhijkxy")
    line = svg[svg.index("<title>p0f0b") :]
    assert FILLS[Shade.PARTIAL] in line and FILLS[Shade.UNIFORM] in line
    double = draw.render(draw.draw_panels("f", [panel, panel]), "svg").decode()
    assert double.count('class="node"') == 2 * len(function.blocks)


def test_long_texts_are_wrapped(fn: Function) -> None:
    words = "one two three four five six seven eight nine ten"
    rows = block_rows(fn.entry, words)
    assert [re.sub("<[^>]*>", "", row) for row, _ in rows[-2:]] == [
        "lanes: one two three four five",
        "six seven eight nine ten",
    ]
    assert "<td" in line_label([(rows, Shade.UNIFORM)])


def test_notes_stand_below_the_colours() -> None:
    label = title_with_legend("t", [Shade.UNIFORM, Shade.BRANCH], ["a note", "another"])
    assert re.search(r"ends in a divergent branch.*</tr>.*a note.*</tr><tr>.*another", label)


@needs_graphviz
def test_a_later_continuation_is_below() -> None:
    functions = tuple(parse_module(CONTINUATIONS).functions.values())
    svg = draw.render(draw.draw_panels("k", [Panel("t", functions)]), "svg").decode()
    heights = [max(position(svg, f"p0f{n}b{k}")[1] for k in range(count)) for n, count in ((0, 1), (1, 1))]
    assert heights[0] < heights[1]


@needs_graphviz
def test_panels_are_side_by_side_with_aligned_blocks(fn: Function) -> None:
    other = parse_module(TEXT).functions["f"]
    graph = draw.draw_panels("f", [Panel("naive", (fn,)), Panel("unicf", (other,))])
    svg = draw.render(graph, "svg").decode()
    assert svg.index(">naive<") < svg.index(">unicf<")
    places = {key: position(svg, key) for key in ("p0f0b0", "p1f0b0", "p0f0b4", "p1f0b4")}
    assert places["p0f0b0"][1] == pytest.approx(places["p1f0b0"][1], abs=1)
    assert places["p0f0b4"][1] == pytest.approx(places["p1f0b4"][1], abs=1)
    assert places["p0f0b0"][0] < places["p1f0b0"][0]


def position(svg: str, node: str) -> tuple[float, float]:
    """The position of a node's first text."""
    found = re.search(rf'<title>{node}</title>.*?<text [^>]*x="([-\d.]+)" y="([-\d.]+)"', svg, re.DOTALL)
    assert found
    return float(found[1]), float(found[2])


@needs_graphviz
@pytest.mark.parametrize(
    ("file_format", "start"), [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF"), ("dot", b"digraph")]
)
def test_formats(fn: Function, file_format: str, start: bytes) -> None:
    graph = draw.draw_panels("f", [Panel("scalar", (fn, chain_function()))])
    assert draw.render(graph, file_format).lstrip().startswith(start)


def chain_function() -> Function:
    return parse_module("define void @g() {\nentry:\n  ret void\n}\n").functions["g"]


def test_a_missing_graphviz_is_named(fn: Function, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", refuse)
    with pytest.raises(OptionError, match=r"pip install 'wfv\[view\]'"):
        draw.draw_panels("f", [Panel("t", (fn,))])


CONTINUATIONS = """
define i32 @k.c0() {
a:
  br i1 true, label %b, label %c
b:
  br label %c
c:
  %next = phi i32 [ 1, %a ], [ -1, %b ]
  ret i32 %next
}
define i32 @k.c1(i1 %m, i32 %x) {
d:
  %is2 = icmp eq i32 %x, 2
  %next = select i1 %is2, i32 0, i32 -1
  ret i32 %next
}
define i32 @k.c2() {
e:
  ret i32 -1
}
"""


@needs_graphviz
def test_edges_lead_past_barriers_to_continuations() -> None:
    functions = tuple(parse_module(CONTINUATIONS).functions.values())
    assert [(src.name, dst.name) for src, dst in continued(functions)] == [("c", "d"), ("d", "a")]
    text = draw.render(draw.draw_panels("k", [Panel("t", functions)]), "dot").decode()
    assert text.count("style=dotted") == 2 and "dotted edge: past a barrier" in text


@needs_graphviz
@pytest.mark.parametrize(
    ("name", "strategy", "title"),
    [
        ("DCT", "unival", "loop with live mask at for.body"),
        ("DCT", "unicf", "loop at for.body"),
        ("Mandelbrot", "unival", "divergent loop at while.body"),
    ],
)
def test_a_uniform_loop_that_is_linearized_is_no_divergent_loop(
    name: str, strategy: str, title: str, tmp_path: Path
) -> None:
    out = tmp_path / "k.dot"
    succeed("cfg", name, "--strategy", strategy, "--stop-after", "linearize", "-o", str(out))
    assert f">{title}<" in out.read_text()


@needs_graphviz
def test_a_linearized_branch_and_the_double_border_are_marked() -> None:
    fn = parse_module("define void @g() {\na:\n  br label %b\nb:\n  ret void\n}\n").functions["g"]
    words = {"g": LaneWords(branch={"a": "i > 0"})}
    panel = Panel("t", (fn,), {"g": {"a": Shade.UNIFORM, "b": Shade.PARTIAL}}, words=words)
    assert "linearized: i &gt; 0" in draw.render(draw.draw_panels("g", [panel]), "svg").decode()
    assert "<b></b>" not in title_with_legend("", [Shade.UNIFORM])
    assert (
        title_with_legend("t", [Shade.KEPT]).count("<table")
        == title_with_legend("t", [Shade.BRANCH]).count("<table") + 1
    )


def test_graphviz_says_nothing_of_fonts(capfd: pytest.CaptureFixture[str]) -> None:
    with without_fontconfig():
        os.write(2, b"Fontconfig warning: unknown element\nError: no graph\n")
    assert capfd.readouterr().err == "Error: no graph\n"


@needs_graphviz
def test_a_picture_leaves_stderr_empty(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "wfv", "cfg", "Mandelbrot", "-o", str(tmp_path / "m.svg")]
    assert subprocess.run(command, capture_output=True, check=True).stderr == b""
