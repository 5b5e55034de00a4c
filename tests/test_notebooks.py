"""Notebooks: what objects show of themselves, `%%opencl`, and the notebooks of docs/examples."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import nbformat
import numpy as np
import pytest
from IPython.core.interactiveshell import InteractiveShell
from nbclient import NotebookClient
from traitlets.config import Config

import wfv
from tests.support.requires import needs_clang
from wfv.bench.compare import Comparison, Row
from wfv.errors import Error, OptionError

EXAMPLES = sorted((Path(__file__).resolve().parents[1] / "docs" / "examples").glob("*.ipynb"))
SOURCE = """
kernel void first(global float *y, global const float *x, int n) {
  int i = get_global_id(0);
  if (i < n && x[i] > 0)
    y[i] = x[i];
}
kernel void second(global int *p) { p[get_global_id(0)] = 7; }
"""
REFUSED = """__attribute__((reqd_work_group_size(4, 1, 1))) kernel void no(global int *p) {
  if (get_local_id(0) == 0) { p[0]++; barrier(1); }
  barrier(1);
}"""


class Checked(HTMLParser):
    """Collects the texts, and checks that each element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.texts = list[str](), list[str]()
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        assert tag in ("table", "caption", "thead", "tbody", "tr", "th", "td", "p", "pre", "details", "summary"), tag
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(autouse=True)
def no_files_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    monkeypatch.setenv("JUPYTER_PLATFORM_DIRS", "1")


@pytest.fixture
def shell() -> InteractiveShell:
    found = InteractiveShell(config=Config({"HistoryManager": {"enabled": False}}))
    found.run_line_magic("load_ext", "wfv")
    return found


@needs_clang
def test_objects_show_themselves() -> None:
    program = wfv.build(SOURCE, strategy="unicf", lanes=8)
    assert {"first", "second"} <= set(Checked(program._repr_html_()).texts)
    kernel = Checked(program.first._repr_html_()).texts
    assert {"first(global_size, local_size, y, x, n)", "float* y", "array, written", "branch"} <= set(kernel)
    assert any(text.startswith("strategy unicf, 8 lanes") for text in kernel)
    assert Checked(program.second.remarks._repr_html_()).texts == ["All is done in vectors, without masks."]
    assert program.first.remarks == tuple(program.first.remarks) and len(program.first.remarks) > 1
    compiled = program.second.compiled("unicf", lanes=4)
    texts = Checked(compiled._repr_html_()).texts
    assert {"IR after normalize", "IR after widen", "assembly"} <= set(texts)
    assert sum("<4 x i32>" in text for text in texts) >= 2


@needs_clang
def test_a_comparison_marks_the_fastest_beyond_the_noise() -> None:
    y, x = np.zeros(64, np.float32), np.ones(64, np.float32)
    kernel = wfv.build(SOURCE, strategy="unicf", lanes=8).first
    found = wfv.compare(kernel, (64, 16), (y, x, 60), ["unicf"], runs=3, seconds=0)
    assert "first" in Checked(found._repr_html_()).texts
    assert all(low <= row.seconds <= high for row in found.rows for low, high in [row.quartiles])
    clear = Comparison("k", [Row("scalar", 3.0, "", (2.0, 4.0)), Row("unicf", 1.0, "", (0.9, 1.9))])
    assert sum("(fastest)" in text for text in Checked(clear._repr_html_()).texts) == 1
    assert "unicf (fastest)" in repr(clear)
    noise = Comparison("k", [Row("scalar", 3.0, "", (1.5, 4.0)), Row("unicf", 1.0, "", (0.9, 1.9))])
    assert "fastest" not in repr(noise)
    assert "fastest" not in repr(Comparison("k", [Row("scalar", None, "not compiled")]))


@needs_clang
def test_text_of_the_source_is_escaped() -> None:
    program = wfv.build(SOURCE + "\n#warning <img src=x>\n")
    assert "<img" not in program._repr_html_() and "&lt;img" in program._repr_html_()
    refused = wfv.build(REFUSED, strategy="unicf").no
    assert "does not compile" in refused._repr_html_()


@needs_clang
def test_a_cell_of_opencl_defines_functions(shell: InteractiveShell) -> None:
    done = shell.run_cell(
        "%%opencl -n program --strategy unicf --lanes 8 -D SEVEN=7\n" + SOURCE.replace("= 7", "= SEVEN")
    )
    assert done.success and list(done.result) == ["first", "second"]
    out = np.zeros(10, np.int32)
    shell.user_ns["second"](10, None, out)
    assert (out == 7).all()
    assert shell.user_ns["program"].first.options.lanes == 8
    assert {remark.line for remark in shell.user_ns["first"].remarks if remark.line} == {5, 6}, "lines are the cell's"


@needs_clang
def test_errors_of_a_cell_name_its_lines(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    done = shell.run_cell("%%opencl\nkernel void k(global int *p) {\n  p[0] = nothing;\n}\n")
    assert isinstance(done.error_in_exec, Error)
    shown = "".join(capsys.readouterr())
    assert ":3:" in shown and "nothing" in shown and "Traceback" not in shown and "magic.py" not in shown
    done = shell.run_cell("%%opencl --lanes many\nkernel void k(global int *p) {}\n")
    assert isinstance(done.error_in_exec, OptionError) and "--lanes" in str(done.error_in_exec)
    done = shell.run_cell("%%opencl\nkernel void k(global int *p) { int unused = *p; if (unused = 3) *p = 1; }\n")
    assert done.success and "warning" in capsys.readouterr().err


@needs_clang
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_example_runs(path: Path) -> None:
    if path.stem == "python_kernel":
        pytest.importorskip("numba", reason="kernels in Python need Numba")
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=60, kernel_name="python3", resources={"metadata": {"path": path.parent}}).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("text/html" in output.get("data", {}) for output in shown)
    assert not [output for output in shown if output.output_type == "error"]


def test_there_are_three_examples() -> None:
    assert len(EXAMPLES) == 3
    for path in EXAMPLES:
        for cell in nbformat.read(path, as_version=4).cells:
            assert not re.search(r"/(?:work|root|home|tmp)/", str(cell)), "no path of the machine that ran it"
