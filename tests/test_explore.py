"""`wfv explore` in Chromium: the page, its limits, and what of the machine it cannot reach."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.support.browser import CONTRAST, chromium
from tests.support.command_line import fail, succeed
from tests.support.requires import needs_browser, needs_clang, needs_graphviz, needs_nicegui, needs_numba
from wfv.cli import explore
from wfv.cli.explorer import process
from wfv.cli.explorer.begin import first_state
from wfv.cli.explorer.process import Worker
from wfv.cli.explorer.state import BUNDLED, MOST, NEW, State, bundled_text, state_of
from wfv.cli.options import BuildFlags, CodeOptions
from wfv.errors import OptionError

ROOT = Path(__file__).resolve().parent.parent
ROOTS, POWERS = (ROOT / "docs" / "tutorial" / name for name in ("roots.cl", "powers.cl"))
BOMB = "#define A(x) x x x x x x x x\n#define B(x) A(A(A(x)))\nkernel void f(global int *p) { B(B(B(B(p[0]++;)))) }\n"
STEPS = ("normalize", "builtins", "scalarize", "barriers", "loops", "masks", "linearize", "widen", "group", "optimize")
TYPED = "kernel void typed(global int *p, int n) {\n  if (n > 7) p[get_global_id(0)] = n;\n}\n"


def roots(**values: Any) -> State:
    return replace(NEW, **{"source": "roots.cl", "text": ROOTS.read_text(), **values})


def asked(*tasks: tuple[str, State]) -> list[dict[str, Any]]:
    """The answers of one process."""

    async def ask() -> list[dict[str, Any]]:
        worker = Worker()
        try:
            return [await worker.ask(*task) for task in tasks]
        finally:
            worker.end()

    with ThreadPoolExecutor(1) as pool:  # playwright has a loop in this thread
        return pool.submit(asyncio.run, ask()).result()


def query_of(state: State) -> dict[str, str]:
    return dict(parse_qsl(state.query()))


@pytest.mark.parametrize(
    "state",
    [NEW, roots(step="masks", lanes=4, raw=True, off="no-simplify,no-tiles"), replace(NEW, why="%x", below="lanes")],
)
def test_an_address_has_the_whole_state(state: State) -> None:
    assert state_of(query_of(state)) == state


def test_an_address_has_no_text_of_a_bundled_kernel() -> None:
    assert NEW.edited(bundled_text(NEW.source)) == NEW
    assert "text" in query_of(NEW.edited(bundled_text(NEW.source) + "// mine\n"))


def test_a_text_that_is_broken_is_an_error() -> None:
    with pytest.raises(OptionError, match="cannot be read"):
        state_of({"text": "####"})


def test_an_address_cannot_unpack_to_more_than_the_limit() -> None:
    packed = query_of(roots(text="x" * 10_000_000))["text"]
    assert len(state_of({"text": packed}).text) <= 4 * MOST


@needs_graphviz
@needs_clang
@pytest.mark.parametrize("values", [{}, {"beside": "naive", "step": "linearize"}, {"off": "no-simplify", "lanes": 4}])
def test_the_command_line_draws_the_same_picture(values: dict[str, Any], tmp_path: Path) -> None:
    state = replace(roots(**values), source=str(ROOTS))
    words = shlex.split(state.command().replace("OUT.svg", str(tmp_path / "out.svg")))
    succeed(*words[1:])
    (answer,) = asked(("svg", state))
    assert base64.b64decode(answer["file"]) == (tmp_path / "out.svg").read_bytes()


@needs_graphviz
def test_the_lines_of_python_make_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    exec(replace(NEW, step="masks", lanes=4).python("mandelbrot"), {})
    assert "after masks" in capsys.readouterr().out


def test_the_command_begins_with_the_state() -> None:
    state = first_state(str(ROOTS), "naive", CodeOptions(lanes=4), BuildFlags(raw=True), "masks", beside="unicf")
    assert state.explore_command() == (
        f"wfv explore {ROOTS} --strategy naive --lanes 4 --raw --stop-after masks --beside unicf"
    )
    assert state.text == ROOTS.read_text()
    address = f"http://127.0.0.1:1/?token=old&{state.query()}"
    assert first_state(address, "unicf", CodeOptions(), BuildFlags(), None) == state


def test_the_commands_have_an_edited_text() -> None:
    text = bundled_text("Mandelbrot") + "// mine\n"
    found = NEW.edited(text).commands("mandelbrot", [])
    assert found["Your text, saved as edited.cl"] == text
    assert found["This page"] == "wfv explore edited.cl"
    assert found["The picture"].startswith("wfv cfg edited.cl --strategy unicf")
    assert "wfv.build('edited.cl'" in found["In Python"]
    assert "wfv explore Mandelbrot" in NEW.commands("mandelbrot", []).values()


def test_wrong_options_are_errors_before_anything_starts() -> None:
    assert "unknown strategy 'wrong'" in fail("explore", "--strategy", "wrong")
    wrong_step = fail("explore", "Mandelbrot", "--stop-after", "linearise")
    assert "unknown step 'linearise'" in wrong_step and "did you mean linearize" in wrong_step
    assert "cannot read 'nothing.cl'" in fail("explore", "nothing.cl")
    assert "did you mean Mandelbrot" in fail("explore", "Mandelbrod")


def test_without_nicegui_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nicegui", None)
    assert "pip install 'wfv[explore]'" in fail("explore", "--no-browser")


@needs_clang
@pytest.mark.every_case
@pytest.mark.parametrize(
    "line", ['#include "/etc/passwd"', "#embed </etc/passwd>", '%:inc\\\nlude "/etc/passwd"', '#include "roots.cl"']
)
def test_no_file_is_read(line: str) -> None:
    (answer,) = asked(("look", roots(text=f"kernel void f(global int *p) {{\n{line}\n}}\n")))
    assert "file not found" in answer["error"]["text"]
    assert "reads no file" in answer["error"]["help"]
    assert "root:" not in json.dumps(answer)


def test_arguments_read_no_file() -> None:
    with pytest.raises(OptionError, match="reads no file"):
        _ = roots(global_size="1", arguments="x=/tmp/x.npy").launch


@needs_clang
def test_a_text_is_no_path() -> None:
    (answer,) = asked(("look", roots(text="/etc/passwd")))
    assert "/etc/passwd\n      | ^" in answer["error"]["text"]


@needs_clang
@needs_graphviz
def test_a_process_that_takes_too_long_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(process.SECONDS, "code", 0.2)
    good, slow, again = asked(("look", roots()), ("code", roots(text=BOMB)), ("look", roots()))
    assert "takes more than 0.2 s" in slow["error"]["text"]
    assert good == again
    assert good["kernel"] == "roots"


@needs_clang
@needs_graphviz
def test_a_process_that_dies_is_replaced() -> None:
    text = "kernel void f(global int *p) { p[1 << 30] = 1; p[get_global_id(0) * 1000000007L] = 1; }"
    state = roots(text=text, global_size="64", local_size="64", arguments="p=zeros:i32:1")
    died, again = asked(("times", state), ("look", roots()))
    assert "error" in died
    assert again["kernel"] == "roots"


@needs_clang
def test_memory_is_limited() -> None:
    state = roots(global_size="64", local_size="64", arguments="x=zeros:f32:4000000000 negative=zeros:i32:64")
    (answer,) = asked(("lanes", state))
    assert "memory" in answer["error"]["text"]


@needs_clang
@needs_graphviz
def test_why_knows_values_that_a_step_has_made() -> None:
    (answer,) = asked(("why", roots(step="masks", why="%xor.w2")))
    assert "x[i] (line 3), varying: each lane loads it from its own address" in answer["text"]
    assert answer["chain"] == ["xor.w2", "cmp.i", "i", "add"]
    assert answer["lines"] == [2, 3]


PYTHON = """import numpy as np
import wfv

LIMIT = 7


def clipped(v):
    return min(v, LIMIT)


@wfv.kernel(lanes=8)
def scale_all(x: wfv.Array[np.float32], factor: np.float32):
    i = wfv.global_id(0)
    if x[i] > 0:
        x[i] = clipped(x[i]) * factor
"""


@needs_numba
@needs_graphviz
def test_kernels_in_python_are_compiled_and_not_run() -> None:
    states = [
        roots(text=PYTHON),
        roots(text=PYTHON.replace("LIMIT = 7", "import os")),
        roots(text=PYTHON.replace("LIMIT = 7", "LIMIT = open('/etc/passwd').read()")),
        roots(text=PYTHON.replace("LIMIT = 7", "print(open('/etc/passwd'))")),
        roots(text=PYTHON.replace("lanes=8", "lanes=open('/nothing')")),  # read, not called
        roots(text=PYTHON.replace("factor: np.float32", "factor: np.float32 = open('/nothing')")),
        roots(text=PYTHON.replace("factor: np.float32", "factor: open('/nothing')")),
        roots(text=PYTHON.replace("x[i] > 0:", "open('/nothing'):")),
        roots(text=PYTHON.replace("x[i] > 0:", "x[i] > 0")),
    ]
    good, *others = asked(*(("look", state) for state in states))
    assert good["kernel"] == "scale_all"
    assert "line 14" in good["views"][0]["svg"]
    problems = [(each["error"]["line"], each["error"]["message"]) if "error" in each else None for each in others]
    assert problems[:3] == [
        (4, "import of 'os'"),
        (4, "an expression that would have to be run"),
        (4, "a statement that would have to be run"),
    ]
    assert problems[3] is None
    assert [each[0] for each in problems[4:] if each] == [12, 12, 14, 14]


@needs_clang
@needs_graphviz
def test_functions_of_c_are_vectorized() -> None:
    text = "float power(float x, int n) {\n  float r = 1;\n  for (; n; n--) r *= x;\n  return r;\n}\n"
    varying, uniform, why, lanes, included = asked(
        ("look", roots(text=text, step="linearize")),
        ("look", roots(text=text, step="linearize", shapes="n=uniform")),
        ("why", roots(text=text, step="linearize", why="%x")),
        ("lanes", roots(text=text)),
        ("look", roots(text=f"#include <math.h>\n{text}")),
    )
    assert varying["kernels"] == ["power"]
    assert "wfv.any" in varying["views"][0]["ir"]
    assert "wfv.any" not in uniform["views"][0]["ir"]
    assert why["text"].startswith("%x, varying: it is an argument")
    assert "no kernel" in lanes["error"]["message"]
    assert "reads no file" in included["error"]["help"]


@needs_clang
@needs_graphviz
def test_a_linearizer_is_chosen() -> None:
    state = roots(text=POWERS.read_text(), step="linearize", linearizer="full", beside="partial")
    (answer,) = asked(("look", state))
    full, partial = (view["svg"] for view in answer["views"])
    assert "inverse == 0 ?" not in full
    assert "inverse == 0 ?" in partial
    assert "linearize{full}'" in state.command(answer["steps"])


@needs_clang
@needs_graphviz
def test_macros_are_defined() -> None:
    (answer,) = asked(("look", roots(text="kernel void f(global int *p) { if (p[N] > 4) p[0] = 1; }", build="-DN=3")))
    assert "kernel" in answer


@needs_clang
@needs_graphviz
def test_data_are_made_from_the_parameters() -> None:
    text = "kernel void f(global float4 *v, local uchar *l, double d, ushort s) { v[0] = d + s + l[0]; }"
    (answer,) = asked(("lanes", roots(text=text)))
    assert answer["launch"][2] == "v=random:f32:16384:low=-1 l=local:32768 d=1.0 s=64"


@needs_clang
@needs_graphviz
def test_an_edited_bundled_kernel_runs_on_its_data_if_it_has_its_parameters() -> None:
    text = bundled_text("Mandelbrot")
    own, edited, other, wrong, missing = asked(
        ("lanes", NEW),
        ("lanes", NEW.edited(text + "// mine\n")),
        ("lanes", NEW.edited(text.replace("uint width)", "uint width, int more)"))),
        ("lanes", replace(NEW, arguments="foo=1")),
        ("lanes", replace(NEW, group="99")),
    )
    assert own["launch"][:3] == edited["launch"][:3] == ["", "", ""]
    assert own["text"] == edited["text"]
    assert "more=64" in other["launch"][2]
    assert "no parameter 'foo'" in wrong["error"]["message"]
    assert "there is no group 99" in missing["error"]["message"]


@needs_clang
@needs_graphviz
def test_strategies_run_the_group_that_was_chosen() -> None:
    (first,) = asked(("lanes", NEW))
    group = first["launch"][3]
    assert f"of group {group}: lane" in first["text"]
    others = asked(*(("lanes", replace(NEW, group=group, **each)) for each in ({"lanes": 8}, {"strategy": "naive"})))
    assert all(each["launch"][3] == group for each in others)


@needs_clang
@needs_graphviz
def test_the_cost_model_is_asked_about_what_is_shown() -> None:
    (answer,) = asked(("costs", replace(NEW, strategy="naive", lanes=16)))
    (target,) = asked(("costs", replace(NEW, strategy="naive")))
    (shown,) = asked(("look", replace(NEW, strategy="naive")))
    assert "What follows is about naive, 16 lanes; the cost model does not rank it" in " ".join(answer["text"].split())
    assert f"about naive, {shown['views'][0]['lanes']} lanes" in " ".join(target["text"].split())
    assert "<text>" not in answer["text"] and "`wfv lanes`" not in answer["text"]


# In the browser


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    command = [sys.executable, "-m", "wfv", "explore", str(ROOTS), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found.new_context(viewport={"width": 1200, "height": 900}, accept_downloads=True)  # with one cache


class Explorer:
    """A page; `problems` are errors and warnings of the browser."""

    def __init__(self, browser: Any, address: str) -> None:
        self.page = browser.new_page()
        self.page.set_default_timeout(30_000)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(address)
        self.shows("entry")

    def shows(self, *texts: str) -> None:
        """Waits until the picture is new and has the texts."""
        for text in texts:
            self.page.locator(".graphs:not(.stale) .drawing", has_text=text).first.wait_for()

    def begin(self) -> None:
        """The tutorial's kernel at its first step."""
        if "roots" not in self.text(".cm-content"):
            self.type(ROOTS.read_text())
            self.shows("x[i] < 0")
        self.walk_to("scalarize")

    def walk_to(self, step: str) -> None:
        while (shown := self.text(".step-text").partition(":")[0]).split()[-1] != step:
            is_after = STEPS.index(step) > STEPS.index(shown.split()[-1])
            self.page.get_by_label("next step" if is_after else "step before").click()
            self.page.wait_for_function("s => !document.querySelector('.step-text').innerText.startsWith(s)", arg=shown)

    def type(self, text: str) -> None:
        """Replaces the source; again if a menu that has just closed takes the focus meanwhile."""
        editor, is_focused = self.page.locator(".cm-content"), False
        while not is_focused:
            editor.click()
            self.page.keyboard.press("Control+A")
            self.page.keyboard.insert_text(text)
            is_focused = editor.evaluate("element => element === document.activeElement")

    def choose(self, label: str, option: str) -> None:
        self.page.get_by_label(label, exact=True).click()
        self.page.locator(".q-menu .q-item", has_text=re.compile(f"^{re.escape(option)}$")).click()

    def text(self, selector: str) -> str:
        return str(self.page.locator(selector).first.inner_text())

    def waits(self, selector: str, text: str) -> None:
        self.page.locator(selector, has_text=text).first.wait_for()


@pytest.fixture(scope="module")
def shared(browser: Any, address: str) -> Iterator[Explorer]:
    found = Explorer(browser, address)
    yield found
    assert not found.problems


@pytest.fixture
def page(shared: Explorer) -> Explorer:
    """One page for all tests: to open one takes seconds. A test that changes more than source and step resets it."""
    shared.begin()
    return shared


in_browser = [needs_browser, needs_nicegui, needs_clang, needs_graphviz, pytest.mark.every_case]


def marked(test: Any) -> Any:
    for mark in in_browser:
        test = mark(test)
    return test


@marked
def test_a_kernel_is_compiled_as_it_is_typed(page: Explorer) -> None:
    page.type(TYPED)
    page.waits(".ir", "@typed(")
    page.shows("n > 7")
    assert page.page.locator(".stale").count() <= 1  # the machine code follows
    assert not page.page.get_by_label("analysis", exact=True).is_visible()  # there is one
    page.waits(".asm:not(.stale)", "wfv.launch.typed")
    hot = page.page.locator(".asm .hot").first
    hot.wait_for()
    page.page.wait_for_function("document.querySelector('.asm').scrollTop > 0")
    pane, line = page.page.locator(".asm").bounding_box(), hot.bounding_box()
    assert abs(line["y"] - pane["y"]) < 5
    page.type(TYPED.replace("= n", "= m"))
    page.page.locator(".asm.stale").wait_for()
    page.page.get_by_role("alert").get_by_text("undeclared").first.wait_for()


@marked
def test_steps_are_walked_and_say_what_they_change(page: Explorer) -> None:
    page.page.click(".step-text")  # not in the editor
    page.page.keyboard.press("ArrowRight")
    page.waits(".step-text", "Step 4 of 10, barriers:")
    page.page.keyboard.press("ArrowLeft")
    page.waits(".step-text", "scalarize:")
    page.walk_to("linearize")
    page.shows("linearized: x[i] < 0", "changed: +1")
    changed = page.page.locator(".ir .line.new").all_inner_texts()
    assert any("br label %if.then.i" in line for line in changed)
    page.page.get_by_text("only changes").click()
    page.page.locator(".ir .line:visible:not(.new):not(.gone):not(.label)").first.wait_for(state="hidden")
    shown = [line for line in page.page.locator(".ir .line").all() if line.is_visible()]
    assert {"new", "gone", "label"} >= {line.get_attribute("class").split()[-1] for line in shown}
    page.page.get_by_text("only changes").click()


@marked
def test_strategies_and_steps_stand_side_by_side(page: Explorer) -> None:
    page.type(POWERS.read_text())
    page.shows("inverse")
    page.walk_to("linearize")
    page.choose("beside", "naive")
    page.shows("naive, ")
    unicf, naive = page.page.locator(".drawing").all_text_contents()
    assert "inverse == 0 ?" in unicf
    assert "inverse == 0 ?" not in naive
    for at, (about, word) in enumerate([("unicf, after linearize", "stays"), ("naive, after linearize", "linearized")]):
        page.page.locator(".drawing").nth(at).locator("[aria-label='block if.then.i']").click()
        page.waits(".why h2", f"Why if.then.i? {about}")
        assert f"inverse (line 5), {'uniform branch, which' if at == 0 else 'divergent branch,'} {word}" in page.text(
            ".why"
        )
    page.choose("strategy", "naive")
    page.waits(".drawing", "linearized: inverse")
    page.choose("beside", "after masks")
    page.waits("figure", "after masks")
    assert page.page.locator("figure").count() == 2
    page.choose("strategy", "unicf")
    page.choose("beside", "nothing")
    page.page.locator("figure").nth(1).wait_for(state="detached")


@marked
def test_a_click_asks_why(page: Explorer) -> None:
    page.page.locator('.ir [data-value="call3.i"]').first.click()
    page.waits(".why", "Why %call3.i?")
    assert "each lane loads it from its own address" in page.text(".why")
    assert "mask of if.else, some lanes: lanes diverge at x[i] < 0 (line 3)" in page.text(".why")
    page.page.locator(".cause-mark text").first.wait_for()
    numbered = page.page.locator(".cause-mark text").all_text_contents()
    assert numbered == [str(number + 1) for number in range(len(numbered))]
    assert page.page.locator(".drawing .caused").count() == 2  # the value's block, and the entry
    page.page.locator(".drawing [aria-label='block if.then.i']").click()
    page.waits(".why", "Why if.then.i?")


@marked
def test_a_selected_text_is_no_question(page: Explorer) -> None:
    row = page.page.locator(".ir .line", has_text="store float").first
    row.locator("span").dblclick(position={"x": 25, "y": 5})  # selects a word: the first click asks
    page.waits(".why", "Why if.else.i?")
    page.page.get_by_label("close").click()
    page.page.locator(".why h2").wait_for(state="detached")
    box = row.locator("span").bounding_box()
    page.page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.page.mouse.down()
    page.page.mouse.move(box["x"] + 60, box["y"] + 5)
    page.page.mouse.up()
    page.page.wait_for_timeout(500)
    assert page.page.evaluate("String(getSelection())") and not page.text(".why")
    page.page.locator(".drawing [aria-label='block if.then.i']").click()
    page.waits(".why", "Why if.then.i?")


@marked
def test_each_row_of_ir_asks_why(page: Explorer) -> None:
    row = page.page.locator('.ir .line[data-def~="call3.i"]')
    row.click(position={"x": row.bounding_box()["width"] - 5, "y": 5})
    page.waits(".why", "Why %call3.i?")
    page.page.locator(".ir .line", has_text="store float").first.click(position={"x": 20, "y": 5})
    page.waits(".why", "Why if.else.i?")
    page.walk_to("normalize")
    page.page.locator(".ir .line", has_text="br i1").click(position={"x": 20, "y": 5})
    page.waits(".why", "shapes are known from step scalarize on")


@marked
def test_marks_go_with_the_answer(page: Explorer) -> None:
    def ask() -> None:
        page.page.locator('.ir [data-value="call3.i"]').first.click()
        page.page.locator(".cm-line.caused").first.wait_for()

    ask()
    page.page.get_by_label("close").click()
    page.page.locator(".cm-line.caused").first.wait_for(state="detached")
    assert not page.page.locator(".caused, .cause-mark").count() and not page.text(".why")
    ask()
    page.walk_to("barriers")
    page.page.locator(".cm-line.caused").first.wait_for(state="detached")


@needs_clang
@needs_graphviz
def test_why_answers_for_the_strategy_and_the_step() -> None:
    whole, early, made, forgotten = asked(
        ("why", replace(NEW, step="masks", why="while.cond.i")),
        ("why", replace(NEW, step="scalarize", why="while.cond.i")),
        ("why", replace(NEW, step="linearize", why="while.cond.i.body.w11")),
        ("why", replace(NEW, strategy="naive", why="%conv.i")),
    )
    assert whole["text"].startswith("the branch on live, divergent branch")
    assert "(line 12), uniform branch: the same for all lanes" in early["text"].splitlines()[0]
    assert "(line 12), uniform branch, which stays: the same for all lanes" in made["text"].splitlines()[0]
    assert forgotten["text"].startswith("column (line 4), varying: the strategy takes all values as varying")


@needs_clang
@needs_graphviz
@pytest.mark.parametrize("step", ["scalarize", "linearize"])
@pytest.mark.parametrize("strategy", ["naive", "unicf"])
def test_why_has_the_shapes_of_the_page(strategy: str, step: str) -> None:
    state = roots(text=POWERS.read_text(), strategy=strategy, step=step)
    (look,) = asked(("look", state))
    badges = re.findall(r'title="(\w+)[^"]*">\w</i><span>  <b data-value="([^"]+)"', look["views"][0]["ir"])
    assert len(badges) > 5
    answers = asked(*(("why", replace(state, why=f"%{name}")) for _, name in badges))
    for (shape, _), found in zip(badges, answers, strict=True):
        first = found["text"].splitlines()[0]
        assert f", {shape}" in first or first.startswith("get_global_id")


@marked
def test_a_value_lights_up_everywhere(page: Explorer) -> None:
    page.waits(".asm", "sqrtps")
    page.page.locator('.ir .line[data-def~="call3.i"] [data-value="call3.i"]').hover()
    assert page.page.locator(".cm-line.lit").all_inner_texts() == ["    x[i] = sqrt(x[i]);"]
    assert page.page.locator(".drawing .lit").get_attribute("aria-label") == "block if.else.i"
    assert page.page.locator(".asm .lit", has_text="sqrt").count()
    assert page.page.locator(".ir .same").count() == 2
    page.page.locator(".cm-line", has_text="negative[i]").hover()
    assert page.page.locator(".drawing .lit").get_attribute("aria-label") == "block if.then.i"


@marked
def test_lanes_are_played(page: Explorer) -> None:
    page.page.get_by_role("button", name="Run lanes").click()
    page.waits(".now", " active")  # 8 or 16, by the target
    page.waits(".step-text", "linearize:")
    assert re.search(r"waits? longest|wait as long", page.text(".text"))
    assert page.page.locator(".running").get_attribute("aria-label") == "block entry"
    slider = page.page.locator(".player .q-slider")
    slider.click(position={"x": slider.bounding_box()["width"] / 3, "y": 10})
    page.page.locator(".running[aria-label='block if.then.i']").wait_for()
    on = page.page.locator(".lane.on").count()
    assert 0 < on < page.page.locator(".lane").count()
    page.choose("beside", "naive")
    page.shows("naive, ")
    page.page.locator(".running").wait_for()
    assert page.page.locator("figure:nth-of-type(2) .running").count() == 0
    page.choose("beside", "nothing")
    page.page.get_by_label("play").click()
    page.page.locator(".running[aria-label*='exit']").wait_for()
    assert page.page.locator(".picture svg").count() == 1


@marked
def test_an_error_stands_at_its_line_until_it_is_mended(page: Explorer) -> None:
    page.type(TYPED.replace("= n", "= m"))
    page.waits(".problem", "undeclared identifier 'm'")
    page.page.locator(".graphs.stale").wait_for()
    wrong = page.page.locator(".cm-line.wrong")
    wrong.wait_for()
    assert "p[get_global_id(0)] = m" in wrong.inner_text()
    content = "getComputedStyle(document.querySelector('.cm-line.wrong'), '::after').content"
    assert page.page.evaluate(content) == "none"  # a longer line would have another height than its number
    assert "help:" in page.text(".problem")
    page.type(TYPED)
    page.shows("n > 7")
    assert wrong.count() == 0


@marked
def test_a_link_brings_the_state_back(page: Explorer, browser: Any) -> None:
    page.type(POWERS.read_text())
    page.shows("inverse")
    page.walk_to("masks")
    page.page.locator('.ir .line[data-label="if.then1.i"]').click()
    page.waits(".why", "Why if.then1.i?")
    page.page.wait_for_url("**why=if.then1.i**")
    other = Explorer(browser, page.page.url)
    other.waits(".step-text", "masks:")
    other.waits(".why", "lanes diverge at value > 0 (line 4)")
    assert other.text(".ir") == page.text(".ir")
    other.page.close()


@marked
def test_two_tabs_do_not_disturb_each_other(page: Explorer, browser: Any, address: str) -> None:
    other = Explorer(browser, address)
    other.type(BOMB)
    page.type(TYPED)
    page.shows("n > 7")
    page.page.get_by_role("button", name="Cost model").click()
    page.waits(".text", "the fastest is probably")
    assert other.text(".cm-content").startswith("#define")
    other.page.close()


@marked
def test_a_paste_of_a_hundred_megabytes_is_refused(page: Explorer) -> None:
    page.page.evaluate(
        """() => {
          const data = new DataTransfer();
          data.setData("text/plain", "x".repeat(100 << 20));
          const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
          document.querySelector(".cm-content").dispatchEvent(event);
        }"""
    )
    page.waits(".q-notification", "104,857,600 characters is too long")
    page.type(TYPED)
    page.shows("n > 7")


@marked
def test_bundled_kernels_are_in_a_menu(page: Explorer) -> None:
    page.page.locator(".lanes-pane input").nth(2).fill("x=zeros:f32:64")
    page.choose("source", "BitonicSort")
    page.waits(".ir", "@bitonic")
    assert page.page.locator(".lanes-pane input").nth(2).input_value() == ""
    assert bundled_text("BitonicSort").splitlines()[0] in page.text(".cm-content")
    state = state_of(dict(parse_qsl(urlsplit(page.page.url).query)))
    assert (state.source, state.text) == ("BitonicSort", "")


@marked
def test_the_picture_is_downloaded(page: Explorer) -> None:
    with page.page.expect_download() as found:
        page.page.get_by_role("button", name="SVG").click()
    assert found.value.suggested_filename == "roots.svg"
    assert b"<svg" in Path(found.value.path()).read_bytes()
    page.page.get_by_role("button", name="commands").click()
    page.waits(".commands", "wfv cfg")
    page.page.keyboard.press("Escape")
    page.page.locator(".commands").wait_for(state="detached")


def draw_why(page: Explorer) -> None:
    page.walk_to("masks")
    page.page.locator('.ir .line[data-def~="call3.i"] [data-value="call3.i"]').click()
    page.waits(".why", "x[i] (line 3), varying")
    page.page.locator(".cause-mark text").first.wait_for()


def draw_beside(page: Explorer) -> None:
    page.type(POWERS.read_text())
    page.shows("inverse")
    page.walk_to("linearize")
    page.choose("beside", "naive")
    page.shows("naive, ")
    page.page.locator(".drawing [aria-label='block if.then.i']").first.click()
    page.waits(".why", "inverse (line 5), uniform branch, which stays: the same for all lanes")


def draw_lanes(page: Explorer) -> None:
    page.type((ROOT / "docs" / "tutorial" / "halve.cl").read_text())
    page.waits(".ir", "@halve")
    page.page.locator(".lanes-pane input").nth(0).fill("64")
    page.page.locator(".lanes-pane input").nth(1).fill("64")
    page.page.locator(".lanes-pane input").nth(2).fill("steps=zeros:i32:64 x=random:f32:64:high=1000")
    page.page.get_by_role("button", name="Run lanes").click()
    page.waits(".text", "longest")
    page.page.get_by_label("time", exact=True).click()  # in the middle
    page.waits(".now", "while.body")


PICTURES = {"why": draw_why, "beside": draw_beside, "lanes": draw_lanes}
WIDTH, HEIGHTS = 1200, {"why": 980, "beside": 940, "lanes": 1350}


def save_picture(browser: Any, address: str, name: str, folder: Path) -> bytes:
    """A picture of docs/explore.md."""
    page = Explorer(browser, address)
    page.page.set_viewport_size({"width": WIDTH, "height": HEIGHTS[name]})
    PICTURES[name](page)
    page.waits(".asm:not(.stale)", "wfv.launch")
    assert not page.page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    assert not page.page.evaluate(CONTRAST)
    data: bytes = page.page.screenshot(path=folder / f"explore_{name}.png")
    page.page.close()
    assert not page.problems
    return data


@marked
@pytest.mark.parametrize("name", PICTURES)
def test_the_documentation_has_the_pictures(browser: Any, address: str, name: str, tmp_path: Path) -> None:
    """`WFV_PICTURES=docs/images pytest tests/test_explore.py -k pictures` makes them anew."""
    data = save_picture(browser, address, name, Path(os.environ.get("WFV_PICTURES", tmp_path)))
    kept = (ROOT / "docs" / "images" / f"explore_{name}.png").read_bytes()
    assert data[16:24] == kept[16:24]  # width and height
    assert f"images/explore_{name}.png" in (ROOT / "docs" / "explore.md").read_text()


COMMANDS = [
    line.strip()
    for path in sorted((ROOT / "docs" / "tutorial").glob("*.md"))
    for line in path.read_text().splitlines()
    if line.startswith("    wfv explore ")
]


@needs_clang
@needs_graphviz
def test_the_chapters_of_the_tutorial_begin_with_a_state(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[State] = []
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(explore, "serve_state", lambda state, port, browser: began.append(state))
    for command in COMMANDS:
        succeed(*shlex.split(command)[1:])
    assert len(began) == 6
    answers = asked(*(("look", state) for state in began))
    assert [answer["views"][0]["step"] for answer in answers] == [state.step for state in began]


def status(address: str, **headers: str) -> int:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


@marked
def test_only_its_own_page_is_served(address: str) -> None:
    bare = address.partition("?")[0]
    assert urlsplit(address).hostname == "127.0.0.1"
    assert status(address) == 200
    assert status(bare) == status(f"{bare}?token=wrong") == status(f"{bare}?token=%C3%BC") == 403
    assert status(address, Host="evil.example") == status(address, Origin="http://127.0.0.1:1") == 403
    assert status(f"{bare}_nicegui_ws/socket.io/?EIO=4&transport=polling") == 403


@needs_nicegui
@pytest.mark.parametrize("shell", [(), ("sh", "-c", "trap '' INT; exec \"$@\"", "job")], ids=["front", "background"])
def test_an_interrupt_ends_it(shell: tuple[str, ...], tmp_path: Path) -> None:
    """Also where the shell ignores it, as it does for jobs in the background of a script."""
    command = [*shell, sys.executable, "-m", "wfv", "explore", str(ROOTS), "--no-browser"]
    with (tmp_path / "errors").open("w+") as errors:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=ROOT) as server:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("http://127.0.0.1:")
            server.send_signal(signal.SIGINT)
            assert server.wait(30) == 0
        errors.seek(0)
        assert "Traceback" not in errors.read()


# Sets `window.seconds` from the next key to the next picture.
KEY_TO_PICTURE = """() => {
  window.seconds = 0;
  const graphs = document.querySelector(".graphs");
  let begin = 0;
  let isOld = false;
  document.addEventListener("keydown", () => (begin = performance.now()), { once: true, capture: true });
  const look = () => {
    const isStale = graphs.classList.contains("stale");
    if (isOld && !isStale) window.seconds = (performance.now() - begin) / 1000;
    else requestAnimationFrame(look);
    isOld ||= isStale;
  };
  look();
}"""


@marked
@pytest.mark.full
@pytest.mark.parametrize("name", ["Mandelbrot", "DCT", "BlackScholes"])
def test_a_picture_comes_within_half_a_second(browser: Any, address: str, name: str) -> None:
    """The least of several: other programs run too."""
    begin = time.perf_counter()
    page = Explorer(browser, f"{address.partition('&')[0]}&source={name}")
    first = time.perf_counter() - begin
    page.page.click(".cm-content")
    page.page.keyboard.press("Control+End")
    seconds = []
    for _ in range(8):
        page.page.evaluate(KEY_TO_PICTURE)
        page.page.keyboard.type(" ")
        page.page.wait_for_function("window.seconds")
        seconds.append(page.page.evaluate("window.seconds"))
        page.waits(".asm:not(.stale)", "wfv.launch")
    page.page.close()
    assert min(seconds) < 0.5
    assert first < 3 or name != "Mandelbrot"


def test_the_script_is_short() -> None:
    assert len((Path(process.__file__).parent / "explore.js").read_text().splitlines()) <= 200


def test_bundled_kernels_are_all_of_them() -> None:
    assert {"Mandelbrot", "StackMachine"} <= set(BUNDLED)
    assert asdict(NEW)["source"] in BUNDLED
