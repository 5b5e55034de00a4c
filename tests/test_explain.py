"""`wfv explain`: the summary of a kernel, and the causes of a value to their root."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wfv
from kernels_ir import catalog
from passes.remarks import NamedCause, Remark
from tests.support.command_line import fail, succeed
from tests.support.remark_kernels import GATHER, HEAD, TAIL
from tests.support.requires import needs_clang
from wfv import pipeline
from wfv.cost import Candidate, analyzed, instruction_costs_of
from wfv.inspect.explain.decisions import advice_for
from wfv.inspect.explain.summary import summarize
from wfv.options import Options

SPMV = "docs/examples/spmv.cl"


@needs_clang
def test_ragged_rows_are_explained() -> None:
    text = succeed("explain", SPMV)
    assert re.search(r"^spmv: the fastest is probably \w+.* \(by the cost model, not measured\)", text)
    first = re.search(r"^ *(\d+)% by lane, line 8 of spmv.cl: .*\n +8 \|   for \(.*\n +\|   \^", text, re.MULTILINE)
    assert first is not None
    assert int(first[1]) > 50
    assert "each active lane runs" in text
    assert "try: vectors gain nothing in this loop" in text


@needs_clang
def test_the_causes_of_a_variable_end_at_their_root() -> None:
    tree = succeed("explain", SPMV, "%k")
    assert [line.strip(" └─") for line in tree.splitlines()] == [
        "k, varying: it depends on starts[row]",
        "starts[row] (line 8), varying: each lane loads it from its own address",
        "8 | for (int k = starts[row]; k < starts[row + 1]; ++k)",
        "row (line 4), strided(1): neighbouring lanes are 1 apart",
        "4 | int row = get_global_id(0);",
        "get_global_id(0) (line 4)",
    ]
    assert succeed("explain", SPMV, "k") == tree
    lines = succeed("explain", "Mandelbrot", "10").splitlines()
    assert lines[0] == "y (line 10), varying: it depends on 2.0f * x * y + cy"
    assert lines[-1].strip(" └─") == "get_global_id(0) (line 4)"
    assert succeed("explain", "Mandelbrot", "%mul.i").startswith("dx * (float)column (line 6), varying")


@needs_clang
def test_a_block_says_whether_lanes_diverge_at_its_branch_and_where_they_do_before_it() -> None:
    tree = succeed("explain", "docs/tutorial/powers.cl", "if.then")
    assert [line.strip(" └─") for line in tree.splitlines()] == [
        "inverse (line 5), uniform branch: the same for all lanes",
        "5 | if (inverse)",
        "mask of if.then, some lanes: lanes diverge at value > 0 (line 4)",
        "value > 0 (line 4), divergent branch: it depends on value",
        "4 | if (value > 0) {",
        "value (line 3), varying: each lane loads it from its own address",
        "3 | float value = x[i];",
        "get_global_id(0) (line 2)",
        "2 | size_t i = get_global_id(0);",
    ]
    assert succeed("explain", "docs/tutorial/powers.cl", "if.then.i") == tree
    entry = succeed("explain", "docs/tutorial/powers.cl", "entry").splitlines()
    assert "mask of entry, all lanes: lanes diverge at no branch before it" in entry
    inner = succeed("explain", "docs/tutorial/powers.cl", "if.else").splitlines()
    assert inner[0] == "mask of if.else, some lanes: lanes diverge at value > 0 (line 4)"


POWERS = "docs/tutorial/powers.cl"


@needs_clang
def test_a_place_is_explained_under_a_strategy_after_a_step() -> None:
    def first(place: str, step: str, strategy: str = "unicf") -> str:
        found = succeed("explain", POWERS, place, "--strategy", strategy, "--lanes", "8", "--stop-after", step)
        return found.splitlines()[0]

    assert first("if.then", "masks") == "inverse (line 5), uniform branch: the same for all lanes"
    stays = "inverse (line 5), uniform branch, which stays: the same for all lanes"
    assert first("if.then", "linearize") == stays
    assert first("if.then", "optimize") == "step linearize, the last one with shapes: this is its answer"
    gone = "inverse (line 5), uniform branch, linearized: the same for all lanes"
    assert first("if.then", "linearize", "unival") == gone
    taken = "the strategy takes all values as varying"
    assert first("if.then", "linearize", "naive") == f"inverse (line 5), divergent branch, linearized: {taken}"
    assert first("%add.w1", "scalarize") == "get_global_id(0) (line 2)"
    tree = succeed("explain", POWERS, "if.then", "--strategy", "unicf", "--stop-after", "linearize")
    assert "mask of if.then, some lanes: lanes diverge at value > 0 (line 4)" in tree
    assert "takes all values as varying" in succeed("explain", POWERS, "value", "--strategy", "naive")
    assert succeed("explain", POWERS, "inverse").startswith("%inverse, uniform: a parameter")


@needs_clang
def test_blocks_and_values_that_a_step_makes_are_explained() -> None:
    after = ("--lanes", "8", "--stop-after", "masks")
    tree = succeed("explain", "docs/tutorial/halve.cl", "while.body.i", *after).splitlines()
    assert tree[0] == "the branch on live, divergent branch: it depends on %live.next"
    made = succeed("explain", "docs/tutorial/roots.cl", "%xor.w2", *after).splitlines()
    assert made[0] == "%xor.w2, made by step masks: of these values"
    later = succeed("explain", "docs/tutorial/halve.cl", "%live.w900", *after).splitlines()
    assert later[0] == "%live.w900, made by a step: shapes are known of %live"
    assert "nothing is known of 'x.w9'" in fail("explain", "docs/tutorial/halve.cl", "x.w9", *after)  # no block
    assert made[-1].strip(" └─") == "mask of entry, all lanes: lanes diverge at no branch before it"


@needs_clang
def test_a_branch_without_a_line_has_its_condition() -> None:
    tree = succeed("explain", POWERS, "if.then", "--raw")
    assert "(line 0)" not in tree


@needs_clang
def test_a_place_that_no_step_knows_yet_names_the_first_that_does() -> None:
    early = fail("explain", POWERS, "%value", "--stop-after", "normalize")
    assert "shapes are known from step scalarize on" in early
    assert "nothing is known of '%nope' after masks" in fail("explain", POWERS, "%nope", "--stop-after", "masks")
    assert "--stop-after is for a place" in fail("explain", POWERS, "--stop-after", "masks")


def test_without_a_source_values_have_the_names_of_the_ir(tmp_path: Path) -> None:
    file = tmp_path / "k.ll"
    file.write_text(HEAD + GATHER + TAIL)
    tree = succeed("explain", str(file), "%w").splitlines()
    assert tree[0].startswith("%w (line ") and "%w = load" in tree[1]
    assert any(line.strip(" └─").startswith("get_global_id(0)") for line in tree)


def test_the_strategy_and_the_lanes_that_are_asked_for_are_explained(tmp_path: Path) -> None:
    assert "What follows is about unicf, 4 lanes\n" in succeed("explain", "DCT", "--lanes", "4")
    naive = succeed("explain", "DCT", "--strategy", "naive", "--lanes", "8", "--target", "x86-64-v3")
    assert (
        "about naive, 8 lanes; the cost model does not rank it, and weighs its instructions as those of unicf\n"
        in naive
    )
    assert "8 scalar loads under a mask" in naive  # all control flow is linearized
    assert "strategy 'scalar' makes no vectors to explain" in fail("explain", "DCT", "--strategy", "scalar")
    file, page = tmp_path / "k.ll", tmp_path / "page.html"
    file.write_text(HEAD + GATHER + TAIL)
    succeed("report", str(file), "--lanes", "8", "-o", str(page))
    assert "By the cost model, with unicf, 8 lanes:" in page.read_text()


def test_unknown_places_are_named() -> None:
    assert "nothing is known of '%nope' after barriers" in fail("explain", "DCT", "%nope")
    assert "line 9999 has no values" in fail("explain", "DCT", "9999")
    assert "did you mean DCT" in fail("explain", "DC")


NEWTON = """kernel void newton(global float *out, global const float *in, int n, float eps, int mode) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  float v = in[i], r = 0.f;
  if (v > 0) {
    r = v;
    int k = 0;
    while (fabs(r * r - v) > eps * v && k < 40) {
      r = 0.5f * (r + v / r);
      k++;
    }
    if (mode)
      r += in[(i * 7) % n];
  } else {
    r = -v;
  }
  out[i] = r;
}
"""


@needs_clang
def test_the_names_that_an_unknown_place_gets_are_those_of_the_step(tmp_path: Path) -> None:
    """Linearization makes %select, which is not there after barriers, the step of an explanation without a step."""
    file = tmp_path / "newton.cl"
    file.write_text(NEWTON)
    text = fail("explain", str(file), "%select")
    assert "nothing is known of '%select' after barriers" in text and "did you mean" not in text
    names = text.split("valid names: ")[1].split()
    known = [name.strip(",") for name in names]
    assert "%select" not in known
    assert known[:9] == ["i", "v", "r", "k", "mode", "out", "in", "n", "eps"]
    kernel = wfv.build(NEWTON).newton
    assert all(kernel.explain(name) for name in known)  # an unknown one raises
    assert succeed("explain", str(file), "%select", "--stop-after", "linearize").startswith("%select, varying")


@needs_clang
def test_a_line_without_values_gets_those_that_have_some(tmp_path: Path) -> None:
    file = tmp_path / "newton.cl"
    file.write_text(NEWTON)
    text = fail("explain", str(file), "15")
    assert "line 15 has no values" in text
    lines = text.split("lines with values: ")[1].replace(",", "").split()
    assert lines == ["2", "3", "5", "6", "9", "10", "11", "13", "14", "18"]
    kernel = wfv.build(NEWTON).newton
    assert all(kernel.explain(int(line)) for line in lines)


@pytest.mark.parametrize("name", catalog.all_names())
def test_every_bundled_kernel_has_a_summary(name: str) -> None:
    benchmark = catalog.load(name)
    text = pipeline.read_source(benchmark.ir_path.read_text())
    summary = summarize(text, benchmark.kernel, Options(lanes=16))
    assert 0 < summary.vector_share + summary.lane_share + summary.mask_share <= 1 + 1e-9
    assert [row.cycles for row in summary.verdict.rows] == sorted(row.cycles for row in summary.verdict.rows)
    assert summary.candidate.strategy not in ("scalar", "llvm")
    for found in (summary.lines, summary.decisions):
        shares = [each.share for each in found]
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) <= 1 + 1e-9
    assert sorted(each for decision in summary.decisions for each in decision.remarks) == sorted(summary.remarks)


def test_costs_of_instructions_are_positive_and_name_their_instruction() -> None:
    benchmark = catalog.load("Histogram")
    state = analyzed(pipeline.read_source(benchmark.ir_path.read_text()), benchmark.kernel, Options(lanes=16))
    costs = instruction_costs_of(state, Candidate("unicf", 16))
    assert all(each.cycles >= 0 for each in costs)
    assert {"gathers"} <= {each.part for each in costs}
    assert all(each.instr.op == "load" for each in costs if each.part == "gathers")


def test_advice_fits_the_cause() -> None:
    far = Remark(3, "gather", "load", "i", "16 scalar loads: the lanes' addresses are 1024 bytes apart")
    assert "lanes are 1024 bytes apart: if each work-item uses one element, store the array transposed" in advice_for(
        far
    )
    near = Remark(3, "scatter", "store", "i", "16 scalar stores: the lanes' addresses are -20 bytes apart")
    assert "lanes are -20 bytes apart: each uses a part of what lies there" in advice_for(near)
    clamped = Remark(3, "gather", "load", "i", "the address is varying", causes=(NamedCause("c", 2, "", kind="clamp"),))
    assert "pad the array" in advice_for(clamped)
    assert advice_for(Remark(3, "replicated", "", "", "3 instructions")) == ""


EXACTLY, TRANSPOSED, COUNT = "a global size of exactly n", "store the array transposed", "count in local memory"
WAITS = "it waits for memory"
TILE = "local float t[16 * 17]; int l = get_local_id(0); t[l] = x[i]; barrier(CLK_LOCAL_MEM_FENCE); "
LOOP = "for (int k = 0; k < n; ++k)"
ADVISED = [  # the body of a kernel, advice that fits, the body with local memory, which that advice does not fit
    (f"{LOOP} if (i < k) y[i] += x[k];", EXACTLY, f"{TILE} {LOOP} if (l < k) t[l] += t[l + k]; y[i] = t[l];"),
    (f"{LOOP} if (i < k) y[i] += x[k];", EXACTLY, f"{LOOP} if (get_local_id(0) < k) y[i] += x[k];"),
    (f"{LOOP} if (i < k) y[i] += x[k];", EXACTLY, f"{TILE} {LOOP} if (i < k) y[i] += t[k];"),
    ("y[i] = x[i * 17];", TRANSPOSED, f"{TILE} y[i] = t[l * 17];"),
    ("atomic_inc(c + (int)x[i]);", COUNT, f"{TILE} local int h[999]; atomic_inc(h + (int)x[i]); y[i] = t[l] + h[l];"),
    ("atomic_inc(c + (int)x[i]);", COUNT, f"{TILE} atomic_inc(c + (int)t[15 - l]);"),
    ("y[i] = x[i];", WAITS, f"{TILE} y[i] = t[15 - l];"),
]


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize(("plain", "advice", "grouped"), ADVISED)
def test_advice_fits_the_use_of_groups(plain: str, advice: str, grouped: str) -> None:
    head = "kernel void k(global float *y, global const float *x, global int *c, global const uchar *b, int n)"
    for body in (plain, grouped):
        text = wfv.build(f"{head} {{ int i = get_global_id(0); {body} }}").k.explain()
        assert (advice in text) == (body == plain), text


def test_docs_have_the_example() -> None:
    assert Path(SPMV).exists()


@needs_clang
def test_a_select_is_not_named_after_its_condition(tmp_path: Path) -> None:
    """LLVM gives the select of a small branch the location of the condition, here of the uniform `mode`."""
    file = tmp_path / "chosen.cl"
    file.write_text(
        "kernel void f(global float *a, int mode) {\n  int i = get_global_id(0);\n  float v = a[i];\n"
        "  if (mode) v = v*0.5f; else v = v+3;\n  a[i] = v;\n}\n"
    )
    assert succeed("explain", str(file), "4").startswith(
        "the value that mode chooses (line 4), varying: it depends on v"
    )
    assert succeed("explain", str(file), "mode").startswith("%mode, uniform")
