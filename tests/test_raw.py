"""Control flow as it is given: `--raw`, which is the switch `simplify`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import succeed
from tests.support.requires import needs_clang
from wfv.fuzz.graphs.campaign import GraphRun, find_case, graph_runs
from wfv.fuzz.kernels.campaign import KernelCase
from wfv.inspect.compiled_kernel import compile_for_reading
from wfv.ir.parser import parse_module
from wfv.options import Options, make_options
from wfv.strategies import STRATEGIES

RAW = ("simplify",)
SOURCE = """
kernel void k(global int *x, int mode) {
  int i = get_global_id(0);
  if (x[i] > 3) {
    if (mode == 1) x[i] = x[i] * 3;
    else x[i] = -x[i];
  }
}
"""
UNREACHED = """
define spir_kernel void @k(ptr addrspace(1) %x, i32 %mode) {
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %x, i64 %i
  br label %test
nowhere:
  br label %test
test:
  %p = phi i32 [ 1, %entry ], [ 2, %nowhere ]
  %is.one = icmp eq i32 %mode, 1
  br i1 %is.one, label %then, label %end
then:
  br label %end
end:
  %v = phi i32 [ %p, %test ], [ 7, %then ]
  store i32 %v, ptr addrspace(1) %at
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def normalized(text: str, options: Options) -> str:
    """The module after the step `normalize`."""
    compiled = compile_for_reading(text, "k", options, "normalize")
    return compiled.ir("normalize")


def counts(text: str) -> tuple[int, int]:
    """The branches with a condition, and the selects."""
    instrs = [instr for fn in parse_module(text).functions.values() for instr in fn.instrs()]
    return sum(len(set(x.blocks)) > 1 for x in instrs if x.op == "br"), sum(x.op == "select" for x in instrs)


@needs_clang
@pytest.mark.sampled
@pytest.mark.parametrize("strategy", [name for name, each in STRATEGIES.items() if each.vectorize])
@pytest.mark.parametrize("name", catalog.all_names())
def test_results_of_the_bundled_kernels(name: str, strategy: str) -> None:
    benchmark = catalog.load(name)
    work = benchmark.workload("tiny", seed=5)
    work.reset()
    kernel = wfv.build(benchmark.cl_path, strategy=strategy, lanes=8, without=RAW)[benchmark.kernel]
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)
    assert work.mismatches() == []


@needs_clang
def test_small_branches_stay_branches(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text(SOURCE)
    command = ("opt", str(path), "--stop-after", "normalize")
    assert counts(succeed(*command)) == (1, 1)
    assert counts(succeed(*command, "--raw")) == counts(succeed(*command, "-O", "no-simplify")) == (2, 0)
    assert (
        "%if.else"
        in succeed("cfg", str(path), "--raw", "-o", str(tmp_path / "k.dot")) + (tmp_path / "k.dot").read_text()
    )


def test_control_flow_changes_where_later_steps_ask_for_it() -> None:
    options = make_options(without=RAW)
    assert options.raw and not make_options().raw
    ir, simplified = (normalized(UNREACHED, each) for each in (options, make_options()))
    assert counts(ir) == (1, 0) and "nowhere" not in ir
    assert counts(simplified) == (0, 1)
    out = np.zeros(8, np.int32)
    wfv.build(UNREACHED, strategy="naive", without=RAW)["k"](8, 8, out, 1)
    np.testing.assert_array_equal(out, 7)


@needs_clang
def test_the_commands_that_run_kernels() -> None:
    small = ("--size", "small", "--raw")
    assert "without simplify" in succeed("bench", "DCT", *small, "--strategies", "unicf", "--max-seconds", "0")
    assert "yes" in succeed("run", "DCT", *small, "--strategy", "unicf")


def test_the_fuzzer_takes_it() -> None:
    assert "no failure" in succeed("fuzz", "--cfgs", "2", "--raw")
    assert "no failure" in succeed("fuzz", "--kernels", "2", "--raw", "--strategies", "unicf")
    run = graph_runs([find_case("2-0-0")], ["unicf"], GraphRun(raw=True))[0]
    case = KernelCase(0, 3, ("unicf",), ("host",), raw=True)
    assert run.command.endswith("--raw") and "--raw" in case.command
    assert all(draw.raw for draw in case.draws(case.text().decode()))
