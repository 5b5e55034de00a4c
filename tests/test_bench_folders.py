"""`wfv bench` on folders with a kernels.toml, in several sizes, interrupted, and in all formats."""

from __future__ import annotations

import csv
import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.command_line import fail, succeed, wfv
from tests.support.requires import needs_clang
from wfv.cli import measure as measuring
from wfv.cli.bench.kernel_folder import KEYS
from wfv.cli.option_texts import filled, parse_sizes
from wfv.cli.options import LaunchOptions
from wfv.errors import OptionError, UnsupportedError

DOCS = Path(__file__).resolve().parent.parent / "docs"
SAXPY = "docs/examples/saxpy.cl"
LAUNCH = ("-g", "{n}", "-a", "y=ones:f32:{n}", "-a", "x=arange:f32:{n}", "-a", "a={n/2}")
FEW = ("--runs", "15", "--max-seconds", "0", "--target", "host", "--strategies", "unicf")
KERNELS = """
define spir_kernel void @twice(ptr addrspace(1) %x, i32 %count) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i
  %old = load float, ptr addrspace(1) %p, align 4
  %new = fmul float %old, 2.0
  store float %new, ptr addrspace(1) %p, align 4
  ret void
}

define spir_kernel void @one(ptr addrspace(1) %x) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr float, ptr addrspace(1) %x, i64 %i
  store float 1.0, ptr addrspace(1) %p, align 4
  ret void
}

declare i64 @_Z13get_global_idj(i32)
"""
TABLES = """
file = "kernels.ll"
size = "2^6..2^7"

[args]
x = "random:f32:{n}"
count = "{n}"

[kernels.twice]
global = "n"
check = "reference.py:twice"
tolerance = 1e-6

[kernels.of_one]
kernel = "one"
global = "n"
local = 32
"""
REFERENCE = """
def twice(arrays):
    assert len(arrays["x"]) == arrays["count"]
    return {"x": 2 * arrays["x"]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two kernels of one file."""
    for name, text in {"kernels.ll": KERNELS, "kernels.toml": TABLES, "reference.py": REFERENCE}.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def results_of(*args: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(succeed("bench", *args, *FEW, "--format", "json"))["results"]
    return found


def change(folder: Path, before: str, after: str, name: str = "kernels.toml") -> str:
    text = (folder / name).read_text()
    assert before in text
    (folder / name).write_text(text.replace(before, after, 1))
    return str(folder)


def test_each_kernel_is_measured_in_each_size(folder: Path) -> None:
    found = results_of(str(folder))
    cells = [(each["size"], each["kernel"], each["strategy"]) for each in found]
    assert cells == [(s, k, each) for s in ("64", "128") for k in ("twice", "of_one") for each in ("scalar", "unicf")]
    assert all(len(each["samples"]) == 15 for each in found)
    output = succeed("bench", str(folder / "kernels.toml"), "--size", "32,100", *FEW)
    assert output.count("Speedup over scalar") == 2 and "size 32" in output and "size 100" in output


def test_kernels_are_chosen_by_name(folder: Path) -> None:
    assert {each["kernel"] for each in results_of(f"{folder}:of_one")} == {"of_one"}
    both = (f"{folder}/kernels.toml:of_one", f"{folder}:twice")
    assert [each["kernel"] for each in results_of(*both, "--size", "64")] == ["of_one"] * 2 + ["twice"] * 2
    message = fail("bench", f"{folder}:twise")
    assert "kernels.toml: unknown kernel 'twise'" in message and "did you mean twice?" in message


def test_one_kernel_in_several_sizes_is_one_table(folder: Path) -> None:
    lines = succeed("bench", f"{folder}:twice", *FEW, "--format", "markdown").splitlines()
    assert [line.split(" | ")[0] for line in lines if line[:2] == "| "] == ["| twice, size", "| 64", "| 128"]


def test_a_spreadsheet_has_a_row_for_each_cell(folder: Path) -> None:
    output = succeed("bench", str(folder), *FEW, "--lanes", "4,8", "--format", "csv")
    rows = list(csv.DictReader(output.splitlines()))
    cells = [(row["lanes"], row["size"], row["kernel"], row["strategy"]) for row in rows]
    kernels, strategies = ("twice", "of_one"), ("scalar", "unicf")
    assert cells == [(n, s, k, each) for n in "48" for s in ("64", "128") for k in kernels for each in strategies]
    for scalar, own in zip(rows[::2], rows[1::2], strict=True):
        assert float(own["speedup"]) == pytest.approx(float(scalar["ms"]) / float(own["ms"]), rel=1e-4)
        assert float(own["ms low"]) <= float(own["ms"]) <= float(own["ms high"])
        assert float(own["speedup low"]) <= float(own["speedup"]) <= float(own["speedup high"])
        assert scalar["speedup"] == "" and scalar["target"] == "host"


@needs_clang
def test_macros_vectors_and_files_of_arrays(tmp_path: Path) -> None:
    """Of the folder, wherever the command runs; `-D` of the command line is added."""
    np.save(tmp_path / "start.npy", np.arange(8, dtype=np.int32))
    (tmp_path / "add.cl").write_text("""
kernel void add(global int *x, int4 more) { x[get_global_id(0)] += FIRST + more.s3 + SECOND * get_local_size(0); }
""")
    (tmp_path / "kernels.toml").write_text("""
file = "add.cl"
defines = { FIRST = 100 }
options = ["-cl-std=CL2.0"]
[kernels.add]
global = [8, 1]
local = ["threads", 1]
check = "reference.py:added"
args = { x = "start.npy", more = [1, 2, 3, 4] }
""")
    (tmp_path / "reference.py").write_text("""
def added(arrays):
    return {"x": arrays["x"] + 100 + arrays["more"][3] + 1000 * 2}
""")
    (row, _) = results_of(str(tmp_path), "-D", "SECOND=1000", "--threads", "2")
    assert (row["kernel"], row["size"], row["mismatches"]) == ("add", "default", [])
    assert wfv("bench", str(tmp_path), *FEW, "-D", "SECOND=1001", "--threads", "2").exit_code == 3


def test_a_kernel_without_a_size_is_measured_once(folder: Path) -> None:
    change(folder, "local = 32", 'args = { x = "zeros:f32:64" }')
    change(folder, 'kernel = "one"\nglobal = "n"', 'kernel = "one"\nglobal = 64')
    found = [(each["kernel"], each["size"]) for each in results_of(str(folder)) if each["strategy"] == "unicf"]
    assert found == [("twice", "64"), ("twice", "128"), ("of_one", "default")]


def test_what_the_check_says_is_right(folder: Path) -> None:
    change(folder, "return {", "return {'x': 3 * arrays['x']} if False else {", "reference.py")
    assert results_of(f"{folder}:twice")
    change(folder, "if False", "", "reference.py")
    change(folder, "else {", "or {", "reference.py")
    result = wfv("bench", f"{folder}:twice", *FEW)
    assert result.exit_code == 3 and "wrong: twice with scalar: x: " in result.stderr


def test_a_tolerance_is_relative_to_the_largest_number(folder: Path) -> None:
    change(folder, "2 * arrays", "1e-3 + 2 * arrays", "reference.py")
    assert wfv("bench", f"{folder}:twice", *FEW).exit_code == 3
    change(folder, "tolerance = 1e-6", "tolerance = 1e-3")
    assert wfv("bench", f"{folder}:twice", *FEW).exit_code == 0
    change(folder, "tolerance = 1e-3", "tolerance = 4e-4")
    assert wfv("bench", f"{folder}:twice", *FEW).exit_code == 3


@pytest.mark.parametrize(
    ("before", "after", "messages"),
    [
        ('global = "n"', 'golbal = "n"', ["kernel twice: unknown key 'golbal'", "did you mean global"]),
        ('global = "n"\ncheck', "check", ["kernel twice: no global", "write it into the table"]),
        ('file = "kernels.ll"', "", ["kernel twice: no file"]),
        ('"kernels.ll"', '"kernel.ll"', ["kernel twice: ", "kernel.ll"]),
        ('"kernels.ll"', "7", ["kernels.toml: file = 7: not of type str"]),
        ("local = 32", "local = 1.5", ["kernel of_one: local = 1.5: not of type"]),
        ("tolerance = 1e-6", "tolerance = true", ["kernel twice: tolerance = True"]),
        ('kernel = "one"', 'kernel = "eins"', ["kernel of_one: no kernel 'eins'", "valid names: twice, one"]),
        (
            'global = "n"',
            'global = "m"',
            ["kernel twice: '{m}': name 'm' is not defined", "the size that --size gives"],
        ),
        ('x = "random', 'y = "random', ["kernel twice: no argument for x"]),
        ("random:f32:{n}", "random:f3:{n}", ["kernel twice: 'random:f3:64': not random:DTYPE:SHAPE"]),
        ('size = "2^6..2^7"', 'size = "2^7..2^6"', ["kernels.toml: --size '2^7..2^6': 2^7 is more than 2^6"]),
        ('size = "2^6..2^7"', "", ["kernel twice: an expression of n, and no size", "pass --size 1024"]),
        (":twice", ":thrice", ["kernel twice: unknown function of reference.py 'thrice'", "valid names: twice"]),
        ("reference.py", "referenz.py", ["kernel twice: check = 'referenz.py:twice': no file"]),
        ("[args]", "[args", ["kernels.toml: ", "line 5"]),
    ],
)
def test_what_is_wrong_is_named_with_the_entry(before: str, after: str, messages: list[str], folder: Path) -> None:
    message = fail("bench", change(folder, before, after), *FEW)
    assert str(folder) in message and all(each in message for each in messages), message
    assert "help: " in message


@pytest.mark.parametrize(
    ("line", "messages"),
    [
        ("return 1", ["returned no arrays"]),
        ("return {'z': arrays['x']}", ["returned 'z', which is no array", "valid names: x, count"]),
        ("return {'x': arrays['x'][1:]}", ["returned x of shape (63,)", "return (64,)"]),
        ("return {'x': arrays['z']}", ["reference.py, line 4: KeyError: 'z'"]),
        ("return (", ["SyntaxError"]),
    ],
)
def test_a_check_that_fails_is_named(line: str, messages: list[str], folder: Path) -> None:
    message = fail("bench", change(folder, "return", f"{line} #", "reference.py"), *FEW)
    assert "kernel twice: " in message and all(each in message for each in messages), message


def test_a_folder_without_kernels_is_refused(tmp_path: Path) -> None:
    assert "kernels.toml': No such file" in fail("bench", str(tmp_path))
    (tmp_path / "kernels.toml").write_text("")
    assert "no kernels" in fail("bench", str(tmp_path))
    (tmp_path / "kernels.toml").write_text("kernels = 3")
    assert "add a table [kernels.NAME]" in fail("bench", str(tmp_path))
    assert "-g, -l and -a with a folder" in fail("bench", str(tmp_path), "-g", "64")


@needs_clang
def test_the_example_of_the_page(tmp_path: Path) -> None:
    page = (DOCS / "bench.md").read_text()
    for kind, name in (("toml", "kernels.toml"), ("python", "reference.py")):
        (block,) = re.findall(rf"^```{kind}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
        (tmp_path / name).write_text(block)
    shutil.copy(SAXPY, tmp_path)
    found = results_of(str(tmp_path), "--size", "4096")
    assert [each["kernel"] for each in found[::2]] == ["saxpy", "saxpy_groups_of_32"]
    keys = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ", page, re.MULTILINE)
    assert {key.strip("`") for line in keys for key in line.split(", ")} >= {*KEYS, "size"}


@needs_clang
def test_sizes_of_a_file(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    output = succeed("bench", SAXPY, *LAUNCH, *FEW, "--size", "100,2^6..2^8", "--json", str(record))
    assert output.count("Speedup over scalar") == 1 and "AVG" not in output
    assert [each["size"] for each in json.loads(record.read_text())["results"][::2]] == ["100", "64", "128", "256"]
    output = succeed("bench", SAXPY, *LAUNCH, *FEW, "--size", "64,128", "--lanes", "4,8", "--format", "markdown")
    assert output.count("| saxpy, size |") == 2
    plot = tmp_path / "sizes.svg"
    succeed("bench", SAXPY, *LAUNCH, *FEW, "--size", "64,128", "--plot", str(plot))
    assert {"<!-- saxpy, size -->", "<!-- unicf -->"} <= set(re.findall("<!-- .*? -->", plot.read_text()))
    assert "--size 64: nothing depends on n" in fail("bench", SAXPY, "-g", "64", "--size", "64")
    assert "without --size" in fail("bench", SAXPY, *LAUNCH)


def test_sizes_and_expressions() -> None:
    assert parse_sizes("5,2^3..40,1000,8") == [5, 8, 16, 32, 1000]
    for text in ("0", "2^", "x", "4..", "-1", "2^3..2^2", "1.5"):
        with pytest.raises(OptionError, match="--size"):
            parse_sizes(text)
    names = {"n": 10, "threads": 2}
    assert filled("random:f32:{3*n//4}x{n+threads}:low={n/4}", names) == "random:f32:7x12:low=2.5"
    for text in ("{n n}", "{open('x')}", "{1//0}", "{}"):
        with pytest.raises(OptionError, match="expression is of numbers"):
            filled(text, names)
    assert LaunchOptions(None, "{n}").uses_size and not LaunchOptions(None, "{nn}", "8", ["n={threads}"]).uses_size


def test_sizes_of_bundled_kernels() -> None:
    assert [each["size"] for each in results_of("Saxpy", "--size", "tiny,small")[::2]] == ["tiny", "small"]
    assert "no size 'huge'" in fail("bench", "Saxpy", *FEW, "--size", "huge")


def test_what_is_measured_before_an_error_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, real = folder / "record.json", measuring.measure_kernel

    def measure(benchmark: Any, strategies: list[str], setup: Any, *args: Any, **more: Any) -> Any:
        if (benchmark.name, setup.size) == ("of_one", "128"):
            raise UnsupportedError("no such thing")
        return real(benchmark, strategies, setup, *args, **more)

    monkeypatch.setattr(measuring, "measure_kernel", measure)
    result = wfv("bench", str(folder), *FEW, "--json", str(record))
    assert result.exit_code == 2 and "Speedup over scalar" in result.stdout
    assert "kernel of_one: no such thing" in result.stderr and "not measured: of_one of size 128" in result.stderr
    assert len(json.loads(record.read_text())["results"]) == 6


def test_two_kernels_with_one_name_are_refused(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(folder, other, dirs_exist_ok=True)
    assert "two kernels 'twice'" in fail("bench", str(folder), f"{other}:twice")


def test_all_tables_have_all_formats(tmp_path: Path) -> None:
    first = tmp_path / "a.json"
    cells = [{"kernel": "k", "strategy": "s", "samples": [2.0] * 15}]
    first.write_text(json.dumps({"results": cells}))
    (row,) = json.loads(succeed("bench", "diff", str(first), str(first), "--format", "json"))["results"]
    assert row["kernel"] == "k" and row["ratio"] == [1.0, 1.0, 1.0]
    for command in (("NBody",), ("diff", str(first), str(first)), ("peers",)):
        message = fail("bench", *command, "--format", "marcdown")
        assert "unknown format 'marcdown'" in message and "did you mean markdown?" in message


def test_progress_of_a_sweep_ends_with_what_is_measured(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[tuple[str, float]]()
    total: list[float] = []

    class Bar:
        def __init__(self, what: str, count: float, *, counts: bool) -> None:
            total.append(count)

        def __enter__(self) -> Any:
            return lambda done, description=None: told.append((description or told[-1][0], done))

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(measuring, "bar", Bar)
    succeed("bench", f"{folder}:twice", *FEW)
    assert total == [4] and told[-1] == ("twice of size 128", 4.0)
    assert [done for _, done in told] == sorted(done for _, done in told)
    succeed("bench", str(folder), *FEW)
    assert total[1] == 8 and told[-1] == ("of_one of size 128", 8.0)


SUITES = sorted(Path("docs/suites").glob("*.toml"))
SUITE = Path("docs/suites/polybench_gpu.toml")


@pytest.mark.every_case
@pytest.mark.parametrize("suite", SUITES, ids=lambda path: path.stem)
def test_a_suite_names_files_sizes_and_arguments(suite: Path) -> None:
    found = tomllib.loads(suite.read_text())["kernels"]
    (row,) = (line for line in Path("docs/bench.md").read_text().splitlines() if line.startswith(f"| `{suite.name}`"))
    assert row.endswith(f"| {len(found)} |")
    assert all({"file", "global", "local", "args"} <= kernel.keys() for kernel in found.values())


@needs_clang
def test_a_suite_is_run_in_a_checkout(tmp_path: Path) -> None:
    """A kernel with the parameters of the suite's stands for it."""
    (tmp_path / "MVT").mkdir()
    (tmp_path / "MVT" / "mvt.cl").write_text(
        "kernel void mvt_kernel1(global float *a, global float *x1, global float *y1, int n) {\n"
        "  int i = get_global_id(0);\n  if (i < n) x1[i] += a[i * n] * y1[i];\n}\n"
    )
    (tmp_path / "kernels.toml").write_text(SUITE.read_text())
    text = succeed("bench", f"{tmp_path}:mvt_1", "--size", "256", "--strategies", "unicf", "--max-seconds", "0")
    assert "mvt_1" in text and "WRONG" not in text
