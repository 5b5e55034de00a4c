"""Pictures of control flow: blocks that are left out, the lanes of edges and blocks, kinds of loops, source names."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_clang, needs_graphviz
from tests.test_view import words_of
from wfv import pipeline
from wfv.cli.cfg import panel_after
from wfv.inspect.compiled_kernel import CompiledKernel
from wfv.inspect.view.draw import draw_panels, jumps, named_lines
from wfv.inspect.view.labels import block_rows, edge_labels, line_text, table_label
from wfv.inspect.view.shading import Panel, Shade
from wfv.inspect.view.value_words import NO_SOURCE, block_title
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function
from wfv.ir.parser import parse_module
from wfv.options import make_options
from wfv.pipeline import read_source

CASES = Path(__file__).parent / "golden" / "linearize"


def function(edges: dict[str, list[str]]) -> Function:
    """A function whose blocks are named and branch so; the last one returns. Blocks with a `*` only jump on."""
    lines = []
    for name, targets in edges.items():
        plain = name.rstrip("*")
        work = [] if name.endswith("*") else [f"  %{plain}.v = load i32, ptr %p, align 4"]
        if len(targets) == 2:
            end = f"  br i1 %cond, label %{targets[0]}, label %{targets[1]}"
        else:
            end = f"  br label %{targets[0]}" if targets else "  ret void"
        lines += [f"{plain}:", *work, end]
    text = "\n".join(lines)
    return parse_module(f"define void @f(i1 %cond, ptr %p) {{\n{text}\n}}\n").functions["f"]


DIAMOND = {"a": ["b", "c*"], "b": ["d"], "c*": ["d"], "d": []}


def skipped(fn: Function) -> dict[str, str]:
    return {block.name: target.name for block, target in jumps(Cfg(fn)).items()}


def test_a_block_that_only_jumps_on_is_left_out() -> None:
    fn = function({name: [t.rstrip("*") for t in targets] for name, targets in DIAMOND.items()})
    assert skipped(fn) == {"c": "d"}
    assert {block.name for line in named_lines(fn, "").values() for block in line} == {"a", "b", "d"}


def test_edges_that_would_be_the_same_are_not_folded() -> None:
    assert len(skipped(function({"a": ["b", "c"], "b*": ["d"], "c*": ["d"], "d": []}))) == 1
    assert not skipped(function({"a": ["b", "d"], "b*": ["d"], "d": []}))


def drawn_text(*panels: Panel) -> str:
    return str(draw_panels("t", panels).to_string())


@cache
def panel(case: str, step: str, strategy: str = "unicf") -> Panel:
    text = read_source((CASES / f"{case}.ll").read_text())
    return panel_after(text, "k", make_options(strategy, 4, "x86-64-v4"), step)


def named(panel: Panel, name: str) -> tuple[Function, Block]:
    (fn,) = panel.functions
    return fn, next(block for block in fn.blocks if block.name == name)


def test_edges_of_divergent_branches_have_lanes() -> None:
    found = panel("needed_by_other_lanes", "scalarize")
    fn, block = named(found, "b1")
    labels = {to.name: words_of(label) for to, label in edge_labels(block, found.words[fn.name]).items()}
    assert labels == {"b2": "T  lanes: v > 1", "b4": "F  lanes: v <= 1"}
    fn, block = named(found, "b2")
    labels = {to.name: words_of(label) for to, label in edge_labels(block, found.words[fn.name]).items()}
    assert labels == {"b4": "T", "b3": "F"}, "all lanes that are there take the same edge"


def test_blocks_have_lanes_and_edges_wait_behind_linearization() -> None:
    found = panel("needed_by_other_lanes", "linearize")
    (fn,) = found.functions
    words = found.words[fn.name]
    assert words.entry["b0"] == "" and words.entry["b5"] == ""
    assert words.entry["b1"] == "v & 1 != 0"
    assert words.entry["b2"] == "v & 1 != 0 and v > 1"
    assert words.entry["b4"] == "from b1, b2"
    assert words.deferred["b1", "b2"] == ("b4", "b3")
    assert "lanes: from b1, b2" in table_label(block_rows(named(found, "b4")[1], words.entry["b4"]))


@pytest.mark.parametrize("step", ["scalarize", "linearize", "widen"])
def test_a_uniform_branch_among_some_lanes_has_a_shade_of_its_own(step: str) -> None:
    found = panel("varying_uniform_varying", step)
    shades = {block.name: found.shade(fn, block) for fn in found.functions for block in fn.blocks}
    assert shades["a"] is Shade.KEPT
    assert Shade.PARTIAL in shades.values()


@needs_graphviz
@needs_clang
@needs_graphviz
def test_votes_tell_the_block_that_they_ask_about() -> None:
    found = panel_after(
        wfv.build("docs/tutorial/powers.cl").text, "powers", make_options("boscc", 8, "x86-64-v4"), "boscc"
    )
    (fn,) = found.functions
    rows = {block.name: " ".join(row for row, _ in block_rows(block)) for block in fn.blocks}
    (vote,) = (row for row in rows.values() if "<b>if.then.any</b>" in row)
    assert "any lane active ?" in vote


def test_divergent_loops_are_told_apart() -> None:
    graph = drawn_text(panel("uniform_loop_with_varying_body", "scalarize"))
    assert "divergent loop" not in graph and "loop " in graph
    divergent = panel_after(read_source(RAGGED), "k", make_options("unicf", 4), "scalarize")
    assert "divergent loop" in drawn_text(divergent)
    later = panel_after(read_source(RAGGED), "k", make_options("unicf", 4), "widen")
    assert "divergent loop" in drawn_text(later)


RAGGED = """
define spir_kernel void @k(ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %n = load i32, ptr addrspace(1) %px, align 4
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %next = add i32 %i, 3
  store i32 %next, ptr addrspace(1) %px, align 4
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


@cache
def compiled() -> CompiledKernel:
    return wfv.build(RAGGED, lanes=4, strategy="unicf").k.compiled()


@needs_graphviz
def test_the_graph_of_a_compiled_kernel_draws_itself() -> None:
    graph = compiled().cfg("linearize")
    svg = graph._repr_svg_()
    assert svg is not None and "<svg" in svg and "after linearize" in svg and "divergent loop" in svg
    assert set(graph) >= {"entry", "body", "end"}
    assert graph.copy()._repr_svg_() is None


def test_names_and_conditions_are_those_of_the_source() -> None:
    assert block_title("while.body.i") == "while.body"
    assert block_title("while.cond.i.leave.w4") == "while.cond: lanes leave"
    assert block_title("__clang_ocl_kern_imp_mandelbrot.exit") == "exit"
    assert block_title("for.body.lr.ph") == "for.body.lr.ph"
    assert block_title("remainder0.loopexit.unr-lcssa") == "remainder0"
    assert block_title("us") == "us"
    fn = parse_module(
        "define i1 @f(float %a.i, i32 %wfv.lid0) {\n  %s = fadd float %a.i, 0x3FE0000000000000\n"
        "  %c = fcmp ole float %s, 4.0\n  %n = xor i1 %c, true\n  ret i1 %n\n}\n"
    ).functions["f"]
    assert [NO_SOURCE.condition(instr) for instr in fn.instrs()][1:3] == ["a + 0.5 <= 4", "not a + 0.5 <= 4"]


NAMES = """
kernel void names(global float *y, global const float *x, float n) {
  int i = get_global_id(0);
  float value = x[i], sum = 0;
  if (value > 0)
    for (float a = 0; a * sum < value; a += 1.5f)
      for (float b = value; b * b < a; b *= 1.5f)
        if (b + 1.0f != n)
          sum += b * n;
  y[i] = sum;
}
"""


@needs_clang
def test_a_variable_names_only_the_values_that_are_that_variable(tmp_path: Path) -> None:
    file, out = tmp_path / "names.cl", tmp_path / "names.json"
    file.write_text(NAMES)
    succeed("cfg", str(file), "--lanes", "4", "--strategy", "unival", "--stop-after", "masks", "-o", str(out))
    found = json.loads(out.read_text())
    lanes = {edge["mask"] for edge in found["edges"]}
    assert {"lanes: value > 0", "lanes: a * sum < value"} <= lanes
    assert not any(re.search(r"\bi\d* [<>=!]", each) for each in lanes), "LLVM calls all values without a name i"
    masks = {node["mask"] for node in found["nodes"]}
    assert "still in the loop at for.cond4.preheader" in masks and "still in the loop at for.body9" in masks
    assert "of for.body9.body and b * b < a" in masks
    assert max(map(len, masks)) <= 50, "they stay short where loops nest"


def test_a_load_without_a_name_is_called_by_its_array() -> None:
    text = read_source(catalog.load("BFSStep").ir_path.read_text())
    (fn,) = panel_after(text, "bfsStep", make_options("unicf", 4), "scalarize").functions
    branches = [NO_SOURCE.condition(b.terminator.operands[0]) for b in fn.blocks if len(b.successors) > 1]
    assert "levels[..] == current" in branches
    remarks = pipeline.compile_kernel(text, "bfsStep", make_options("unicf", 4)).remarks
    assert any("because of levels[..] (line 5): each lane loads it" in each.text for each in remarks)


def test_lines_are_those_of_source_files_only() -> None:
    (fn,) = panel("needed_by_other_lanes", "scalarize").functions
    assert line_text(fn.instrs()) == ""


def test_boxes_are_wide_enough_for_wide_fonts() -> None:
    assert '<td width="123">' in table_label([("text", 123.4)])
    (_, block) = named(panel("needed_by_other_lanes", "scalarize"), "b2")
    block.name, name = "m" * 30, block.name
    widths = [float(width) for width in re.findall(r'width="(\d+)"', table_label(block_rows(block)))]
    block.name = name
    assert widths[0] >= 0.69 * 11 * 30, "DejaVu Sans in bold, the widest of the usual fonts"
    (label, *_) = filter(None, edge_labels(block).values())
    assert float(re.findall(r'width="(\d+)"', label)[0]) >= 0.59 * 9 - 0.5, "edges too"


@needs_graphviz
def test_the_command_compares_any_number_of_strategies(tmp_path: Path) -> None:
    path = tmp_path / "m.svg"
    succeed("cfg", "Mandelbrot", "--compare", "naive,unival,unicf,partial", "--lanes", "4", "-o", str(path))
    svg = path.read_text()
    assert re.findall(r">(\w+), 4 lanes, after linearize<", svg) == ["naive", "unival", "unicf", "partial"]
    assert "not two strategies or more" in fail("cfg", "DCT", "--compare", "naive,naive", "-o", str(path))
