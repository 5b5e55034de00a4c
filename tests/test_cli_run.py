"""`wfv run` on the user's kernels."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from tests.support.command_line import TWO_KERNELS, fail, succeed
from tests.support.command_line import wfv as command
from tests.support.requires import needs_clang
from tests.support.user_kernels import write_source
from wfv.bench.cells import Cell, Setup
from wfv.bench.sampling import Budget
from wfv.cli import run as run_command
from wfv.cli.decisions import faster_line
from wfv.cli.kernel_source import KernelSource
from wfv.cli.launches import FileWorkload
from wfv.cli.measure import strategy_table
from wfv.options import Options
from wfv.strategies import STRATEGIES

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_command, "BUDGET", Budget(runs=2, seconds=0, least=2))


@pytest.fixture
def source(tmp_path: Path) -> str:
    return write_source(tmp_path)


@needs_clang
def test_run_compares_and_saves(source: str, tmp_path: Path) -> None:
    saved = tmp_path / "out.npz"
    text = succeed(
        "run", f"{source}:scale", "-g", "1000", "-l", "50", "-a", "y=ones:f32:1000", "-a", "x=random:f32:1000:seed=4",
        "-a", "a=3", "-I", str(tmp_path / "inc"), "--save", str(saved), "--lanes", "8",
    )  # fmt: skip
    assert "scale, 8 lanes, host, size 1000" in text
    assert text.count("yes") == 2
    assert re.search(r"y +│ float32 │ 1000", text)
    x = np.random.default_rng(4).uniform(0, 1, 1000).astype(np.float32)
    with np.load(saved) as arrays:
        np.testing.assert_array_equal(arrays["x"], x)
        np.testing.assert_allclose(arrays["y"], np.where(x > 0.5, 6 * x, 1), rtol=1e-6)


@needs_clang
def test_all_strategies_are_compared(source: str, tmp_path: Path) -> None:
    text = succeed(
        "run", f"{source}:turn", "-g", "64,4", "-l", "16,1", "-a", "out=zeros:i32:4x64", "-a", "w=64",
        "-a", "tmp=local:64", "-I", str(tmp_path / "inc"), "--compare-strategies", "--lanes", "4",
        "--save", str(tmp_path / "out.npz"), "-v",
    )  # fmt: skip
    assert text.count("yes") == len(STRATEGIES)
    assert all(f"│ {name} " in text for name in STRATEGIES)
    with np.load(tmp_path / "out.npz") as arrays:
        x = np.arange(64)
        row = (x // 16) * 16 + 15 - x % 16
        np.testing.assert_array_equal(arrays["out"], row + 1000 * np.arange(4)[:, None])


@needs_clang
def test_a_pointer_may_be_null(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text("kernel void k(global int *x, global int *y, int2 v) { x[get_global_id(0)] = y ? 1 : v.y; }")
    assert "6 6 6 6" in succeed("run", str(path), "-g", "4", "-a", "x=zeros:i32:4", "-a", "y=null", "-a", "v=5,6")


@needs_clang
def test_macros_and_options_reach_clang(source: str, tmp_path: Path) -> None:
    args = ["run", f"{source}:scale", "-g", "8", "-a", "y=zeros:f32:8", "-a", "x=ones:f32:8", "-a", "a=1", "-I",
            str(tmp_path / "inc")]  # fmt: skip
    assert "7 7 7 7" in succeed(*args, "-D", "SCALE=7", "--cl-option", "-cl-fast-relaxed-math")
    assert "unknown build option '-O9x'" in fail(*args, "--cl-option", "-O9x")
    assert "'scale.h' file not found" in fail(*args[:-2])


def test_run_of_ir(tmp_path: Path) -> None:
    path = tmp_path / "two.ll"
    path.write_text(TWO_KERNELS)
    assert "2 0 0 0" in succeed("run", f"{path}:second", "-g", "1", "-a", "p=zeros:i32:4")
    assert "1 0 0 0" in succeed("run", f"{path}:first", "-g", "1", "-a", "0=zeros:i32:4")
    for args, message in (
        ([str(path)], "choose with FILE:KERNEL: first, second"),
        ([f"{path}:firt"], "did you mean first?"),
        ([f"{path}:first"], "no global size"),
        ([f"{path}:first", "-g", "0"], "not one to three positive integers"),
        ([f"{path}:first", "-g", "1"], "no argument for p"),
        ([f"{path}:first", "-g", "1", "-a", "p=1"], "WFV004"),
        ([f"{path}:first", "-g", "1", "--size", "small"], "--size is for bundled kernels"),
        ([f"{path}:first", "-g", "1", "-D", "N=1"], "build options for LLVM IR"),
        (["nowhere.cl:k", "-g", "1"], "cannot read 'nowhere.cl'"),
        (["DCT", "-g", "1"], "DCT has its own sizes and arguments"),
        (["DCT", "-D", "N=1"], "DCT has its own sizes and arguments"),
    ):
        assert message in fail("run", *args)


def test_a_result_that_differs_from_scalar_exits_with_3(tmp_path: Path) -> None:
    """The last of all work-items to write wins: another one in vectors than one by one."""
    path = tmp_path / "race.ll"
    path.write_text("""define spir_kernel void @race(ptr addrspace(1) %p) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %old = load i64, ptr addrspace(1) %p, align 8
  %new = add i64 %old, 1
  store i64 %new, ptr addrspace(1) %p, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
""")
    result = command("run", str(path), "-g", "64", "-l", "64", "-a", "p=zeros:i64:1")
    assert result.exit_code == 3
    assert "wrong: race with unicf: p: 1 of 1 differ" in result.stderr
    assert "WRONG" in result.stdout


def test_records_and_infinities_are_compared() -> None:
    out = np.zeros(3, [("a", np.float32), ("b", [("n", np.int32), ("f", np.float64)])])
    out["a"], out["b"]["f"] = np.nan, (np.inf, 1, 2)
    workload = FileWorkload({"out": out}, [], lambda initial: {"out": initial["out"].copy()})
    out["b"]["f"][1] += 1e-12
    assert workload.mismatches() == []
    out["b"]["n"][2] = 5
    assert workload.mismatches() == ["out.b.n: 1 of 3 differ (exact); [2] is 5, not 0"]


def test_fortran_order_and_special_parameter_names(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text("""define spir_kernel void @k(ptr addrspace(1) %file, ptr addrspace(1) %allow_pickle) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %from = getelementptr inbounds i64, ptr addrspace(1) %file, i64 %id
  %v = load i64, ptr addrspace(1) %from, align 8
  %to = getelementptr inbounds i64, ptr addrspace(1) %allow_pickle, i64 %id
  store i64 %v, ptr addrspace(1) %to, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
""")
    array = np.asfortranarray(np.arange(6).reshape(2, 3))
    np.save(tmp_path / "a.npy", array)
    arguments = ("-a", f"file={tmp_path}/a.npy", "-a", "allow_pickle=zeros:i64:6")
    succeed("run", str(path), "-g", "6", "--strategy", "scalar", *arguments, "--save", str(tmp_path / "out.npz"))
    with np.load(tmp_path / "out.npz") as saved:
        np.testing.assert_array_equal(saved["file"], array)
        np.testing.assert_array_equal(saved["allow_pickle"], array.ravel())


def test_a_memory_error_gives_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(*_: object) -> None:
        raise MemoryError("Unable to allocate 32.0 GiB")

    monkeypatch.setattr(KernelSource, "load", fill)
    assert "not enough memory: Unable to allocate" in fail("run", "k.cl:k", "-g", "1")


def test_bundled_kernels_compare_strategies_too(tmp_path: Path) -> None:
    saved = tmp_path / "samples.json"
    text = succeed("run", "Mandelbrot", "--size", "tiny", "--lanes", "4", "--compare-strategies", "--json", str(saved))
    assert text.count("yes") == len(STRATEGIES)
    assert text.count("(fastest)") == 1
    record = json.loads(saved.read_text())
    assert {each["strategy"] for each in record["results"]} == set(STRATEGIES)


def test_the_lanes_of_auto_stand_in_its_row() -> None:
    alone = strategy_table([cell("scalar", 2.0), cell("auto", 1.0)], True, "unicf, 64 lanes")
    assert alone.title == "k, host, size default"
    assert list(alone.columns[0].cells) == ["scalar", "[bold]auto: unicf, 64 lanes (fastest)"]
    beside = strategy_table([cell("unicf", 2.0), cell("auto", 1.0)], True, "unicf, 64 lanes")
    assert beside.title == "k, 4 lanes (auto: as in its row), host, size default"
    assert strategy_table([cell("unicf", 2.0)], True).title == "k, 4 lanes, host, size default"


@needs_clang
@pytest.mark.parametrize("lanes", [8, 32])
def test_the_row_of_auto_tells_what_has_run(lanes: int) -> None:
    arguments = ["y=zeros:f32:65536", "x=random:f32:65536:low=-1", "inverse=1"]
    launch = ["-g", "65536", *(word for each in arguments for word in ("-a", each))]
    text = succeed("run", str(ROOT / "docs/tutorial/powers.cl"), *launch, "--strategy", "auto", "--lanes", str(lanes))
    assert re.search(rf"auto: (\w+, {lanes} lanes|scalar|llvm)", text)
    assert "powers, host, size 65536" in text


def cell(strategy: str, *seconds: float) -> Cell:
    return Cell("k", strategy, Setup(Options(lanes=4)), list(seconds) * 3)


def test_a_strategy_that_is_faster_than_the_chosen_one_is_named() -> None:
    cells = [cell("scalar", 1.0), cell("unicf", 2.0), cell("boscc", 1.0e-3)]
    assert faster_line(cells, "unicf") == "boscc is 2000.00 times as fast as unicf here: --strategy boscc"
    assert faster_line(cells, "boscc") == ""
    assert faster_line([cell("scalar", 1.0), cell("unicf", 1.02)], "unicf") == ""
    assert faster_line([cell("boscc", 1.0, 1.0, 9.0, 9.0, 9.0), cell("unicf", 1.0, 9.0, 9.0, 1.0, 1.0)], "boscc") == ""
    assert faster_line([], "unicf") == ""


@pytest.mark.parametrize(
    ("result", "body", "verified"),
    [
        ("void", "store float 2.0, ptr addrspace(1) %x\n ret void", "yes"),
        ("void", "ret void", "not compared"),
        ("float", "store float 2.0, ptr addrspace(1) %x\n ret float %v", "not compared"),
    ],
)
def test_a_kernel_is_verified_if_all_its_results_are(result: str, body: str, verified: str, tmp_path: Path) -> None:
    load = "%v = load volatile float, ptr addrspace(1) %x"
    (tmp_path / "k.ll").write_text(f"define {result} @k(ptr addrspace(1) %x) {{\n {load}\n {body}\n}}\n")
    text = succeed("run", str(tmp_path / "k.ll"), "-g", "1", "-a", "x=ones:f32:4", "--strategy", "unicf")
    assert re.findall("yes|not compared", text) == [verified] * 2


def test_what_wfv_prints_is_named_as_that(tmp_path: Path) -> None:
    succeed("compile", "Saxpy", "--lanes", "4", "-o", str(tmp_path / "k.ll"))  # nothing goes on from it
    assert "of IR that wfv has printed, pass the kernel's source" in fail("run", str(tmp_path / "k.ll"), "-g", "4")


def test_lines_of_ir_are_those_that_llvm_prints(tmp_path: Path) -> None:
    body = "%g = call i64 @_Z13get_global_idj(i32 0)\n%p = getelementptr float, ptr addrspace(1) %x, i64 %g\n"
    body += "%v = load float, ptr addrspace(1) %p\n%c = fcmp olt float %v, 0.0\nbr i1 %c, label %a, label %b\n"
    text = f"define spir_kernel void @k(ptr addrspace(1) %x) {{\n{body}a:\nstore float 1.0, ptr addrspace(1) %p\n"
    (tmp_path / "k.ll").write_text(f"{text}br label %b\nb:\nret void\n}}\ndeclare i64 @_Z13get_global_idj(i32)\n")
    run = ("run", str(tmp_path / "k.ll"), "-g", "64", "-a", "x=ones:f32:64", "--strategy", "unicf", "-v")
    assert "lines 10, 13 of the IR as LLVM prints it" in succeed(*run)


@needs_clang
def test_the_reason_for_the_lanes_is_true(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text("kernel void k(global uchar *x) { x[get_global_id(0)] += 1; }")
    run = ("run", str(tmp_path / "k.cl"), "-g", "4096", "-a", "x=zeros:u8:4096", "-v", "--target", "x86-64-v3")
    assert re.search(r"lanes +8, the 32-bit values in a register of 256 bits", succeed(*run, "--strategy", "unicf"))
    assert re.search(r"lanes +\d\d, the cost model's choice", succeed(*run, "--strategy", "auto"))


def wait_for_processor_time(process: int, seconds: float) -> None:
    """Returns when a process has used the processor for so long; elsewhere than on Linux, after that time."""
    times = Path(f"/proc/{process}/stat")
    if not times.exists():
        time.sleep(seconds)
        return
    while True:
        user, in_kernel = times.read_text().rpartition(")")[2].split()[11:13]
        if (int(user) + int(in_kernel)) / os.sysconf("SC_CLK_TCK") >= seconds:
            return
        time.sleep(0.1)


@needs_clang
def test_control_c_ends_an_endless_kernel() -> None:
    """SIGINT has its default handler in the process: a shell that starts it in the background would ignore it.

    The first Ctrl-C comes within the group that never ends.
    """
    code = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from wfv.cli import main; main()"
    words = ["run", str(ROOT / "docs/examples/endless.cl"), "-g", "64", "-l", "64"]
    running = subprocess.Popen([sys.executable, "-c", code, *words], stderr=subprocess.PIPE, text=True)
    wait_for_processor_time(running.pid, 4.0)  # the kernel runs after two
    running.send_signal(signal.SIGINT)
    _, message = running.communicate(timeout=30)
    assert running.returncode == 130
    assert message == "error: interrupted within a kernel or a compilation that has not ended: there are no results\n"
