"""`wfv report`: what the page holds, and that each part of it works in a browser, by mouse and by keyboard."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.support.browser import Shown, chromium
from tests.support.command_line import fail, succeed, wfv
from tests.support.requires import needs_browser, needs_clang, needs_graphviz
from wfv.bench.sampling import Budget
from wfv.cli import report as report_command
from wfv.errors import OptionError
from wfv.inspect.report.code import MOST_BLOCKS, CodeLine, changed_lines, graph_svg, with_changes
from wfv.inspect.report.page import script_data
from wfv.inspect.view.shading import Panel
from wfv.ir.parser import parse_module

pytestmark = needs_graphviz
INJECTED = "</script><img src=x onerror=alert(1)>"
EVIL_SOURCE = f"""// {INJECTED} <!-- <script>alert(2)</script>
kernel void k(global int *p, int n) {{
  int i = get_global_id(0);
  if (i < n) {{ /* </style><img src=x onerror=alert(3)> */
    p[i] = 1;
    if (p[i + n] > 7)
      printf("</template>{INJECTED} %d\\n", i);
  }}
}}
"""
EVIL_IR = f"""
define spir_kernel void @k(ptr addrspace(1) %"{INJECTED}") {{
entry:
  %"<img src=x onerror=alert(2)>" = call i64 @_Z13get_global_idj(i32 0)
  %c = icmp slt i64 %"<img src=x onerror=alert(2)>", 7
  br i1 %c, label %"</template>{INJECTED}", label %"--><b>'&amp;"

"</template>{INJECTED}":
  %p = getelementptr i32, ptr addrspace(1) %"{INJECTED}", i64 %"<img src=x onerror=alert(2)>"
  store i32 1, ptr addrspace(1) %p, align 4
  br label %"--><b>'&amp;"

"--><b>'&amp;":
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


@pytest.fixture(scope="module")
def few_samples() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(report_command, "BUDGET", Budget(runs=3, seconds=0, least=3))
        patch.setattr(report_command, "SIZE", "tiny")
        yield


@pytest.fixture(scope="module")
def mandelbrot(few_samples: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with measurements."""
    path = tmp_path_factory.mktemp("report") / "m.html"
    succeed(
        "report", "Mandelbrot", "--strategies", "unicf,naive", "--strategy", "unicf", "--lanes", "8", "-o", str(path)
    )
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


def shown(browser: Any, path: Path, width: int = 1280, colours: str = "light") -> Shown:
    return Shown(browser, path, width, colours)


def data_of(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found
    return json.loads(found[1])


def test_the_page_loads_nothing_else(mandelbrot: Path) -> None:
    page = mandelbrot.read_text()
    policy = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    assert policy and "default-src &#39;none&#39;" in policy[1]
    assert "unsafe" not in policy[1]
    (script,) = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    (style,) = re.findall(r"<style>(.*?)</style>", page, re.DOTALL)
    for text in (script, style):
        assert f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}" in policy[1]
    assert not re.search(r'(?:src|href)="(?!#|data:)', page)
    assert not re.search(r"<[^>]* (?:style|on\w+)=", re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL))


def test_lines_of_the_ir_know_their_source(mandelbrot: Path) -> None:
    steps = {step["name"]: step for step in data_of(mandelbrot.read_text())["steps"]}
    assert list(steps)[:3] == ["normalize", "builtins", "scalarize"] and "optimize" in steps
    squares = [line for line in steps["linearize"]["lines"] if "fmul float %x.0.i, %x.0.i" in line[1]]
    assert [(kind, place, shape) for kind, _, place, _, shape in squares] == [(" ", "0.13", "varying")]
    assert {line[0] for line in steps["masks"]["lines"]} == {" ", "+"}
    assert {line[0] for line in steps["linearize"]["lines"]} == {" ", "+", "-"}
    assert all(line[0] == " " for line in steps["barriers"]["lines"])


def test_changes_are_found_whatever_the_numbers_of_names_are() -> None:
    before = [
        CodeLine("define i32 @k() {"),
        CodeLine("  %a.w1 = add i32 1, 2"),
        CodeLine("  ret i32 %a.w1"),
        CodeLine("}"),
    ]
    after = [
        CodeLine("define i32 @k.vector() {"),
        CodeLine("  %a.w9 = add i32 1, 2"),
        CodeLine("  %b = add i32 1, 3"),
        *before[2:],
    ]
    lines, is_rewritten = changed_lines(before, after)
    assert [line.kind for line in lines] == [" ", " ", "+", " ", " "] and not is_rewritten
    new = [CodeLine(f"  %v{i} = add i32 {i}, {i}") for i in range(9)]
    lines, is_rewritten = changed_lines(before, [before[0], *new, before[1]])
    assert is_rewritten and [line.kind for line in lines] == [" "] + ["+"] * 9 + [" "]


def function(name: str, *blocks: str) -> list[CodeLine]:
    """A function whose blocks have one instruction each, `LABEL INSTRUCTION`."""
    lines = [(f"{label}:", f"  {instr}") for label, _, instr in (block.partition(" ") for block in blocks)]
    return [CodeLine(text) for text in (f"define void @{name}() {{", *(each for pair in lines for each in pair), "}")]


def test_a_block_is_compared_with_itself_wherever_it_moves() -> None:
    before = function("k", "a br label %c", "b ret void", "c br label %b")
    lines, _ = changed_lines(before, function("k.vector", "a br label %c", "c br label %b", "b ret void"))
    assert {line.kind for line in lines} == {" "}
    lines, _ = changed_lines(before, function("k", "a br label %b", "b ret void"))
    assert [(line.kind, line.text.strip()) for line in lines if line.kind != " "] == [
        ("-", "br label %c"), ("+", "br label %b"), ("-", "c:"), ("-", "br label %b"),
    ]  # fmt: skip
    both = [*function("k.c0", "a br label %b", "b ret void"), *function("k.c1", "c ret void")]
    lines, _ = changed_lines(before, both)
    assert [line.text for line in lines if line.kind == "+"] == [
        "  br label %b",
        "define void @k.c1() {",
        "  ret void",
        "}",
    ]


def test_pictures_say_what_a_step_has_changed() -> None:
    fn = parse_module("define void @f() {\na:\n  br label %b\nb:\n  ret void\n}").functions["f"]
    lines = [CodeLine("a:", block="0.0"), CodeLine("  x", block="0.0", kind="+"), CodeLine("  y", kind="-"),
             CodeLine("b:", block="0.1"), CodeLine("  z", block="0.1")]  # fmt: skip
    panel = with_changes(Panel("after masks", (fn,)), lines)
    assert panel.changes == {"f": {"a": "+1, -1"}}
    assert unescape(graph_svg(panel)).count("changed: +1, -1") == 1


def test_data_cannot_end_its_element() -> None:
    value = {"text": f"{INJECTED}<!--&\u2028"}
    assert not set("<>&\u2028") & set(script_data(value))
    assert json.loads(script_data(value)) == value


def test_a_report_needs_what_a_launch_needs(tmp_path: Path) -> None:
    out = str(tmp_path / "r.html")
    assert "no global size" in fail("report", "docs/examples/spmv.cl", "-a", "rows=3", "-o", out)
    assert "has its own sizes" in fail("report", "DCT", "-g", "3", "-o", out)
    assert "auto chooses one" in fail("report", "DCT", "--strategies", "auto", "-o", out)
    assert "did you mean unicf" in fail("report", "DCT", "--strategies", "uncf", "-o", out)
    assert "--size is for bundled" in fail("report", "docs/examples/spmv.cl", "--size", "small", "-o", out)
    assert not Path(out).exists()


@needs_clang
def test_a_file_is_measured_if_its_launch_is_given(
    few_samples: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **settings: object) -> None:
        raise OptionError("<no>")

    source, out = tmp_path / "k.cl", tmp_path / "k.html"
    source.write_text("kernel void k(global float *y, float a) { size_t i = get_global_id(0); y[i] = y[i] * a; }")
    assert wfv("report", str(source), "-o", str(out)).exit_code == 0
    assert "Nothing was measured" in out.read_text() and "estimates of the cost model" in out.read_text()
    launch = ("-g", "256", "-a", "y=ones:f32:256", "-a", "a=2")
    succeed("report", str(source), *launch, "--strategies", "unicf", "-o", str(out))
    page = out.read_text()
    assert "Lanes are active 100 % of the time" in page and "data:image/svg+xml;base64," in page
    monkeypatch.setattr("wfv.cli.measure.trace_lanes", refuse)
    succeed("report", str(source), *launch, "--strategies", "unicf", "-o", str(out))
    assert "The lanes were not recorded: &lt;no&gt;." in out.read_text()
    assert "Measured in this run: size 256" in page and page.count('<td class="num">') == 2 * 2


@needs_browser
@pytest.mark.parametrize(("width", "colours"), [(1280, "light"), (400, "light"), (1280, "dark")])
def test_the_page_is_readable(browser: Any, mandelbrot: Path, width: int, colours: str) -> None:
    view = shown(browser, mandelbrot, width, colours)
    view.page.click("#source-0\\.13")
    assert view.problems == []
    assert view.low_contrast() == []
    assert not view.is_too_wide()


@needs_browser
def test_lines_blocks_and_code_are_linked(browser: Any, mandelbrot: Path) -> None:
    view = shown(browser, mandelbrot)
    view.page.hover("#source-0\\.17")
    assert len(view.texts("#ir .linked")) == 3 and all(
        "%mul1" in text or "%add15" in text for text in view.texts("#ir .linked")
    )
    assert view.texts("#source .linked .number") == ["17"]
    assert view.page.get_attribute("#graph .linked", "aria-label") == "block cleanup.i"
    view.page.hover("h1")
    assert view.count(".linked") == 0
    view.page.click("#source-0\\.17")
    view.page.hover("h1")
    assert view.count("#ir .linked") == 3 and "Source line 17: 3 IR lines, 1 block" in view.texts("#status")[0]
    view.page.click("#graph .block[aria-label='block while.body.i']")
    assert view.texts("#source .linked .number") == ["13", "14", "15"]
    view.page.keyboard.press("Escape")
    assert view.count(".linked") == 0
    view.page.click("#ir .line >> text=%inc.i = add")
    assert view.texts("#source .linked .number") == ["19"]
    assert view.problems == []


@needs_browser
def test_each_control_works(browser: Any, mandelbrot: Path) -> None:
    view = shown(browser, mandelbrot)
    page = view.page
    page.click("#source-0\\.17")
    assert "linearize" in view.texts("#step-text")[0]
    page.click("#previous")
    assert "masks" in view.texts("#step-text")[0] and view.count("#ir .added") > 3
    assert view.count("#ir .linked") == 3, "what is selected stays selected"
    lines = view.count("#ir .line")
    page.check("#only-changes")
    assert view.count("#ir .line") < lines and view.count("#ir .gap") > 0
    page.focus("#step")
    page.keyboard.press("End")
    assert page.get_attribute("#step", "aria-valuetext") == "optimize, step 10 of 10"
    assert page.is_disabled("#next") and view.count("#graph svg") == 1
    page.keyboard.press("Home")
    assert page.is_disabled("#previous")
    page.uncheck("#only-changes")
    page.click("#next")
    assert "Step 2 of 10, builtins" in view.texts("#step-text")[0]
    whole = "(() => { const box = document.querySelector('#graph'); return [box.scrollWidth, box.scrollHeight]; })()"
    inner = "(() => { const box = document.querySelector('#graph'); return [box.clientWidth, box.clientHeight]; })()"
    assert page.evaluate(whole) == page.evaluate(inner), "the picture is not cropped"
    page.check("#fit")
    assert page.evaluate("document.querySelector('#graph svg').getBoundingClientRect().height <= innerHeight")
    first = "[...document.querySelectorAll('#asm .line')].find(x => x.offsetTop >= asm.scrollTop + 60)"
    assert page.evaluate(f"{first}.matches('.hot')"), "the machine code opens at its loop"
    page.click("#costs .go >> nth=0")
    assert view.count("#source .linked") == 1
    assert page.evaluate("document.activeElement.id") == "source"
    page.keyboard.press("Escape")
    page.click("#remarks .go >> nth=0")
    assert view.count("#source .linked") == 1
    page.click("nav a >> nth=2")
    assert page.url.endswith("#strategies")
    assert view.problems == []


@needs_browser
def test_the_keyboard_reaches_everything(browser: Any, mandelbrot: Path) -> None:
    view = shown(browser, mandelbrot)
    page = view.page
    order = list[str]()
    while order[-1:] != ["graph"]:
        page.keyboard.press("Tab")
        order.append(page.evaluate("document.activeElement.id || document.activeElement.className"))
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none", f"the focus is not visible on {order}"
    wanted = ["previous", "step", "next", "only-changes", "fit", "source", "ir", "asm", "graph"]
    assert [name for name in order if name in wanted] == wanted and order[0] == "skip" and len(order) < 40
    page.focus("#source")
    page.keyboard.press("Home")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    assert page.get_attribute("#source", "aria-activedescendant") == "source-0.13"
    page.keyboard.press("Enter")
    assert page.get_attribute("#source-0\\.13", "aria-selected") == "true"
    page.focus("#graph")
    page.keyboard.press("ArrowDown")
    assert page.get_attribute("#graph", "aria-activedescendant") == "graph-item-0"
    page.keyboard.press("Escape")
    names = page.evaluate(
        "[...document.querySelectorAll('button, input, [role=listbox], table')].filter(x => !(x.textContent.trim()"
        " || x.labels?.length || x.getAttribute('aria-labelledby'))).length"
    )
    assert names == 0, "each control has a name"
    assert view.problems == []


@needs_browser
@needs_clang
def test_lines_of_several_files_are_told_apart(browser: Any, tmp_path: Path) -> None:
    source, out = tmp_path / "k.cl", tmp_path / "k.html"
    (tmp_path / "h.h").write_text("inline float square(float x) {\n  return x * x;\n}\n")
    text = (
        '#include "h.h"\n#line 100\nkernel void k(global float *y) {\n  y[get_global_id(0)] += square(2 + y[1]);\n}\n'
    )
    source.write_text(text)
    assert wfv("report", str(source), "--strategy", "scalar", "-o", str(out)).exit_code == 0
    view = shown(browser, out)
    assert [Path(name).name for name in view.texts("#source .file")] == ["k.cl", "h.h"]
    view.page.hover("#ir .line >> text=fmul")
    assert view.texts("#source .linked .text") == ["  return x * x;"]
    assert view.texts("#status")[0].startswith("Source line h.h:2: ")
    view.page.hover("#ir .line >> text=store")
    assert view.texts("#source .linked .number") == ["4"], "#line changes the numbers in messages only"
    assert view.problems == []


@needs_graphviz
def test_a_large_graph_is_not_drawn() -> None:
    text = "".join(f"b{n}:\n  br label %b{n + 1}\n\n" for n in range(MOST_BLOCKS))
    fn = parse_module(f"define void @f() {{\n{text}b{MOST_BLOCKS}:\n  ret void\n}}\n").functions["f"]
    assert "151 blocks are too many" in graph_svg(Panel("t", (fn,)))


@needs_browser
@needs_clang
@pytest.mark.parametrize(("name", "text"), [("<img src=x onerror=alert(9)>.cl", EVIL_SOURCE), ("k.ll", EVIL_IR)])
def test_text_of_the_kernel_stays_text(browser: Any, tmp_path: Path, name: str, text: str) -> None:
    source, out = tmp_path / name, tmp_path / "evil.html"
    source.write_text(text)
    assert wfv("report", str(source), "-o", str(out)).exit_code == 0
    view = shown(browser, out)
    for _ in range(12):
        view.page.click("#previous:enabled, #step")
    view.page.hover("#ir .label >> nth=0")
    assert view.problems == []
    assert view.count("img, b, #ir script, #source script") == 0
    assert INJECTED in "".join(view.texts("#source .text"))
    if name == "k.ll":
        assert INJECTED in "".join(view.texts("#ir .text"))
