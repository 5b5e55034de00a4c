"""`wfv check` and `Kernel.check`: each kernel in tests/mistakes has one mistake or a few, and no other is reported.

The first lines of each file name its launch, in the options of `wfv check`, and its findings with their lines.
"""

from __future__ import annotations

import json
import os
import pickle
import random
import re
import shlex
import subprocess
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from kernels_ir import catalog
from tests.support.requires import needs_clang
from wfv.cli import app
from wfv.cli.check import find_mistakes
from wfv.cli.kernel_source import KernelSource
from wfv.cli.options import BuildFlags, LaunchOptions
from wfv.fuzz.campaign import OK
from wfv.fuzz.kernels.comparison import KernelUnderTest
from wfv.fuzz.kernels.draw import random_draw
from wfv.fuzz.kernels.generator import random_kernel
from wfv.inspect.check.findings import Finding, Findings
from wfv.inspect.check.run import sample
from wfv.inspect.interpreted_groups import groups_of
from wfv.launch import Launch
from wfv.runtime.kernel import Kernel

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "tests" / "mistakes"
MISTAKES = sorted(HERE.glob("*.cl"))
_HEAD = re.compile(r"// (launch|options|expect): (.*)")


def head(path: Path, what: str) -> list[str]:
    lines = map(_HEAD.match, path.read_text().split("\n"))
    return [found[2] for found in lines if found is not None and found[1] == what]


def launch_of(path: Path) -> tuple[KernelSource, LaunchOptions, bool]:
    words = shlex.split(" ".join(head(path, "launch") + head(path, "options")))
    given: dict[str, list[str]] = {}
    for name, value in zip(words, [*words[1:], ""], strict=True):
        given.setdefault(name, []).append(value)
    launch = LaunchOptions(None, given["-g"][0], given["-l"][0], given.get("-a"))
    return KernelSource(str(path), BuildFlags(cl_option=given.get("--cl-option"))), launch, "--pedantic" in given


def found_in(path: Path) -> Findings:
    source, launch, pedantic = launch_of(path)
    return find_mistakes(source, launch, groups=0, pedantic=pedantic)


@needs_clang
@pytest.mark.parametrize("path", MISTAKES, ids=lambda path: path.stem)
def test_the_mistake_is_found_with_its_line_and_nothing_else(path: Path) -> None:
    found = found_in(path)
    told = [f"{'benign ' * each.is_benign}{each.kind} {int(each.line)}" for each in found]
    assert sorted(told) == sorted(head(path, "expect")), found.text()
    assert not found.is_cut


@pytest.mark.parametrize("name", catalog.all_names())
def test_no_mistake_is_reported_of_a_bundled_kernel(name: str) -> None:
    found = find_mistakes(KernelSource(name), LaunchOptions(size="tiny"), groups=2)
    assert not found.mistakes and not found.is_cut, found.text()


BARRIER = re.compile(r"barrier\([^;]*\);")
# Work-items read only what they themselves have written before these barriers, by kernel and number.
NOT_NEEDED = {("Histogram", 0), ("PrefixScan", 2)}


def barriers() -> list[tuple[str, int]]:
    texts = {name: catalog.load(name).cl_path.read_text() for name in catalog.all_names()}
    return [(name, number) for name, text in texts.items() for number in range(len(BARRIER.findall(text)))]


@needs_clang
@pytest.mark.parametrize(("name", "number"), barriers())
def test_a_barrier_that_is_missing_in_a_bundled_kernel_is_found(name: str, number: int) -> None:
    benchmark = catalog.load(name)
    text = benchmark.cl_path.read_text()
    spot = list(BARRIER.finditer(text))[number]
    kernel = wfv.build(text[: spot.start()] + ";" + text[spot.end() :])[benchmark.kernel]
    launch = benchmark.workload("tiny", 0).launches[0]
    found = kernel.check(launch.global_size, launch.local_size, *launch.args, groups=1)
    assert {each.kind for each in found} == (set() if (name, number) in NOT_NEEDED else {"race"})


TUTORIAL = sorted((ROOT / "docs" / "tutorial").glob("*.cl"))


@needs_clang
@pytest.mark.parametrize("path", TUTORIAL, ids=lambda path: path.stem)
def test_no_mistake_is_reported_of_a_kernel_of_the_tutorial(path: Path) -> None:
    program = wfv.build(path)
    for name in program:
        found = check_with_random_arguments(program[name])
        assert not found, found.text()


def check_with_random_arguments(kernel: Kernel) -> Findings:
    """Checks a launch of 64 work-items: arrays have 128 elements, and numbers are 64."""
    arrays = {"float*": np.linspace(-3, 3, 128, dtype=np.float32), "int*": np.arange(128, dtype=np.int32)}
    made = {"buffer": lambda each: arrays[each.c_type].copy(), "local": lambda each: wfv.LocalMemory(64)}
    args = [made.get(each.kind, lambda each: 64)(each) for each in kernel.interface.params]
    return kernel.check(64, 16, *args)


@pytest.mark.parametrize("number", range(20))
def test_a_random_kernel_makes_no_mistake_with_memory(number: int) -> None:
    """The kernels of the fuzzer stay in bounds, and write each element once: work-items share nothing else."""
    text = random_kernel(5, number)
    draw = random_draw(text, random.Random(number), ["scalar"], ["host"])
    found = KernelUnderTest(text).check_outcome(draw)
    assert found.kind == OK, found.what


@needs_clang
def test_the_arrays_do_not_change_and_arguments_have_names() -> None:
    kernel = wfv.build("kernel void k(global int* y, int n) { y[get_global_id(0) + n] = 3; }").k
    y = np.zeros(8, np.int32)
    (finding,) = kernel.check(8, 4, n=1, y=y, groups=0)
    assert finding == Finding(
        "bounds",
        "writes element 8 of buffer `y`, which has 8 elements of 4 bytes (offset 32, size 32)",
        finding.line,
        items=((7,),),
    )
    assert (finding.line, finding.line.column) == (1, 63)
    assert not y.any() and not kernel.check(8, 4, y, 0)
    with pytest.raises(wfv.ArgumentError):
        kernel.check(8, 4, y)


@needs_clang
def test_copies_of_a_kernel_are_checked_in_the_same_way() -> None:
    program = wfv.build("kernel void k(global int* y) { y[get_global_id(0) + 1] = 1; }")
    kernels = [program.k, pickle.loads(pickle.dumps(program)).k, pickle.loads(pickle.dumps(program.k))]
    for kernel in (*kernels, program.k.specialize(local_size=16)):
        assert [each.kind for each in kernel.check(64, 16, np.zeros(64, np.int32))] == ["bounds"]


@needs_clang
def test_vectors_structs_and_images_are_passed_as_to_a_launch() -> None:
    source = """
    struct pair { char tag; float value; };
    kernel void k(write_only image2d_t out, int4 v, struct pair p, global float* y) {
      int i = get_global_id(0);
      write_imagef(out, (int2)(i, 0), (float4)(p.value));
      y[i + (v.w != 4) + (p.tag != 7)] = v.x / (v.y - 2);
    }"""
    pair = np.array((7, 0.5), np.dtype([("tag", np.int8), ("value", np.float32)], align=True))
    image = wfv.Image(np.zeros((1, 8, 4), np.float32), "rgba")
    for vector in ((1, 2, 3, 4), np.arange(1, 5, dtype=np.int32)):
        found = wfv.build(source).k.check(8, 8, image, vector, pair, np.zeros(8, np.float32))
        assert [each.kind for each in found] == ["division"], found.text()


@needs_clang
@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("int k = i * 1000000000; out[k] = 1;", "writes element 1000000000 of buffer `out`"),  # 4 GB from it
        ("int a[4]; a[0] = a[1] = 1; out[0] = a[i + 1];", "reads element 2 of private variable `a`, which nothing"),
        (
            "body b = in[i]; out[0] = b.n;",
            "reads element 1 of buffer `in`, which has 1 element of 8 bytes",
        ),  # no other finding
        ("int x = 1; { int x; out[i] = x; } out[i] = x;", "reads private variable `x`, which nothing has written"),
        ("{ int x2 = 1; out[i] = x2; } { int y, x2; out[i] = x2; }", "reads private variable `x2`"),
    ],
)
def test_messages_name_the_object_and_the_element(body: str, message: str) -> None:
    source = (
        "typedef struct { int n; float x; } body;"
        "kernel void k(global int *out, global const body *in) {"
        f"  int i = get_global_id(0); if (i == 1) {{ {body} }} }}"
    )
    found = wfv.build(source).k.check(2, 2, np.zeros(8, np.int32), np.zeros(1, [("n", "i4"), ("x", "f4")]))
    assert [message in finding.message for finding in found] == [True], found.text()


@needs_clang
def test_an_offset_is_part_of_the_ids() -> None:
    kernel = wfv.build("kernel void k(global int* y) { y[get_global_id(0)] = get_global_offset(0); }").k
    assert [each.items for each in kernel.check(8, 4, np.zeros(12, np.int32), global_offset=5)] == [((12,),)]


@needs_clang
def test_a_kernel_that_does_not_compile_is_checked() -> None:
    source = "void k(global int* y) { if (get_local_id(0) == 0) barrier(1); barrier(1); y[get_global_id(0)] = 1; }"
    kernel = wfv.build(f"kernel __attribute__((reqd_work_group_size(4, 1, 1))) {source}").k
    with pytest.raises(wfv.BarrierDivergenceError):
        _ = kernel.ir
    found = kernel.check(8, 4, np.zeros(8, np.int32))
    assert {each.kind for each in found} == {"barrier"}
    assert "only 1 of the 4 work-items of the group reach this barrier (line 1, column" in found.text()
    assert "  2 times, without work-items 1, 5\n  help: all work-items of a group must reach" in found.text()


def test_ir_is_checked_with_its_lines() -> None:
    text = (
        "define spir_kernel void @k(ptr addrspace(1) %y) {\n  %a = udiv i32 1, 0\n"
        "  store i32 %a, ptr addrspace(1) %y\n  ret void\n}\n"
    )
    (finding,) = wfv.build(text).k.check(1, 1, np.zeros(1, np.int32))
    assert finding.kind == "division" and "udiv i32 1, 0" in wfv.build(text).k.check(1, 1, np.zeros(1, np.int32)).text()


@needs_clang
def test_some_groups_are_checked() -> None:
    kernel = wfv.build("kernel void k(global int* y) { y[get_global_id(0)] = 1 / (int)get_group_id(0); }").k
    found = kernel.check(400, 4, np.zeros(400, np.int32), groups=6)
    assert (found.checked, found.groups, found.is_cut) == (6, 100, False)
    assert "6 of 100 groups checked" in found.text()
    assert kernel.check(400, 4, np.zeros(400, np.int32), groups=0).checked == 100
    with pytest.raises(wfv.OptionError):
        kernel.check(400, 4, np.zeros(400, np.int32), groups=-1)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 16])
def test_a_sample_has_the_first_and_neighbours(count: int) -> None:
    every = list(groups_of(Launch((100,), (1,), ())))
    chosen = [every.index(group) for group in sample(every, count)]
    assert len(chosen) == count and chosen[0] == 0 and chosen == sorted(set(chosen))
    assert count == 1 or chosen[1] == 1
    assert count < 4 or count % 2 or chosen[-1] == 99
    assert sample(every, 0) == sample(every, 100) == every


@needs_clang
def test_an_endless_kernel_is_cut() -> None:
    found = wfv.build("kernel void k(global int* y) { while (y[0] == 0) y[1] = 2; }").k.check(
        4, 4, np.zeros(2, np.int32), max_steps=5000
    )
    assert found.is_cut and "stopped by a limit" in found.text()
    assert [each.is_benign for each in found] == [True] and not found.mistakes


@needs_clang
def test_sarif_has_all_findings() -> None:
    log = json.loads(found_in(HERE / "missing_barrier.cl").sarif())
    (run,) = log["runs"]
    (result,) = run["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    assert log["version"] == "2.1.0" and result["ruleId"] == "race" and region["startLine"] == 7
    (other,) = result["relatedLocations"]
    assert other["physicalLocation"]["region"]["startLine"] == 6 and result["level"] == "error"
    assert result["occurrenceCount"] >= 1


EXAMPLE = ["docs/examples/out_of_bounds.cl", "-g", "1024", "-a", "y=zeros:f32:1024", "-a"]


@needs_clang
def test_the_command_exits_with_4_and_names_the_line() -> None:
    with chdir(ROOT):
        done = CliRunner().invoke(app, ["check", *EXAMPLE, "x=ones:f32:1024"])
        assert done.exit_code == 4 and "out_of_bounds.cl, line 4, column 25" in done.output
        assert CliRunner().invoke(app, ["check", *EXAMPLE, "x=ones:f32:1025"]).exit_code == 0
        done = CliRunner().invoke(app, ["check", *EXAMPLE, "x=ones:f32:1024", "--format", "sarif"])
        assert done.exit_code == 4 and json.loads(done.output)["runs"]
        assert CliRunner().invoke(app, ["check", *EXAMPLE, "x=ones:f32:1024", "--groups", "none"]).exit_code == 2
        done = CliRunner().invoke(app, ["run", *EXAMPLE, "x=ones:f32:1024", "--check"])
        assert done.exit_code == 4 and "bounds" in done.output


@needs_clang
def test_the_environment_checks_each_launch() -> None:
    code = (
        "import wfv, numpy as np\n"
        "kernel = wfv.build('kernel void k(global int* y) { y[get_global_id(0)] = 1; }').k\n"
        "kernel(8, 8, np.zeros(8, np.int32))\n"
        "kernel.bind(np.zeros(7, np.int32)).launch(8, 8)\n"
    )
    environment = {**os.environ, "WFV_CHECK": "1", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert "CheckError: WFV014: kernel 'k': bounds: writes element 7" in done.stderr
    assert "line 4, in <module>" in done.stderr


def test_each_kind_is_on_the_page() -> None:
    page = (ROOT / "docs" / "check.md").read_text()
    kinds = {line.split()[-2] for path in MISTAKES for line in head(path, "expect")}
    assert len(kinds) == 14 and all(f"`{kind}`" in page for kind in kinds)


@pytest.mark.every_case
@pytest.mark.parametrize("limit", [{"groups": "all"}, {"groups": -1}, {"max_steps": 1.5}, {"max_steps": -1}], ids=str)
def test_the_limits_of_a_check_are_integers(limit: dict[str, Any]) -> None:
    kernel = wfv.build("kernel void sets(global int *out) { out[get_global_id(0)] = 1; }").sets
    with pytest.raises(wfv.OptionError, match=f"{next(iter(limit))}="):
        kernel.check(4, None, np.zeros(4, np.int32), **limit)
