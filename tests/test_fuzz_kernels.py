"""Random kernels: `wfv fuzz --kernels`, its reference, its coverage, and `wfv reduce`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from passes.barriers.clone_continuation import Continuation
from passes.barriers.cut import CutKernel
from passes.barriers.slot_access import SlotSizes, assign_slots
from passes.kernel_hints import Fixed
from tests import switch_coverage
from tests.kernel_coverage import coverage_of
from tests.switch_coverage import RULE_NAMES, SWITCHES, changing, policy_of, reached_by, table_of
from wfv import cli, llvm, pipeline
from wfv.fuzz.campaign import EVERY as STRATEGIES
from wfv.fuzz.campaign import (
    MISMATCH,
    OK,
    REFUSED,
    Limits,
    Outcome,
    Report,
    Result,
    WrongError,
    run_campaign,
    write_failure,
)
from wfv.fuzz.kernels import campaign, comparison, twins, values
from wfv.fuzz.kernels.campaign import Failure, KernelCase, read_failure, run_failure, run_kernel
from wfv.fuzz.kernels.comparison import (
    NOT_DIVERGED,
    KernelUnderTest,
    VectorizedKernel,
    compare_arrays,
)
from wfv.fuzz.kernels.draw import Draw, arguments, more_launches, runnable_targets
from wfv.fuzz.kernels.edits import Edit, go_one_way, kernel_of, put_constants
from wfv.fuzz.kernels.generator import Generator, random_kernel
from wfv.fuzz.kernels.group_functions import DifferentBarriersError
from wfv.fuzz.kernels.reduce import EDITS, Reducer
from wfv.fuzz.kernels.reference import Reference
from wfv.fuzz.kernels.values import GROUP, POLICIES
from wfv.fuzz.unset_memory import UNSET
from wfv.ir.core import Instr
from wfv.ir.parser import parse_module
from wfv.options import make_options

KERNELS = range(50, 75)
SEED = 20260


def case(number: int, seed: int = SEED, strategies: tuple[str, ...] = STRATEGIES) -> KernelCase:
    return KernelCase(seed, number, strategies, runnable_targets())


def described(report: Report) -> list[object]:
    return [(result.case.number, result.case.draw, result.outcome) for result in report.failures]


EXCHANGE = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
@shared = internal addrspace(3) global [64 x i32] undef
define spir_kernel void @k(ptr addrspace(1) %out, i32 %more) {
entry:
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %own = getelementptr i32, ptr addrspace(3) @shared, i64 %lid
  %value = trunc i64 %gid to i32
  store i32 %value, ptr addrspace(3) %own
  %lid32 = trunc i64 %lid to i32
  %waits = icmp uge i32 %lid32, %more
  br i1 %waits, label %wait, label %go
wait:
  call spir_func void @_Z7barrierj(i32 1)
  br label %go
go:
  %last = add i64 %size, -1
  %other = sub i64 %last, %lid
  %place = getelementptr i32, ptr addrspace(3) @shared, i64 %other
  %found = load i32, ptr addrspace(3) %place
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %gid
  store i32 %found, ptr addrspace(1) %to
  ret void
}
"""
TWO_BARRIERS = EXCHANGE.replace("label %go\nwait:", "label %early\nearly:\n  call spir_func void @_Z7barrierj(i32 1)\n"
                                "  br label %go\nwait:")  # fmt: skip


def test_random_kernels() -> None:
    """Draws cover all strategies and targets; one kernel runs under each of them, one in lockstep."""
    report = run_campaign([case(number) for number in KERNELS], run_kernel, Limits(jobs=2, time_limit=300))
    assert not described(report)
    assert report.cases == len(KERNELS)
    assert sum(report.refused.values()) < len(KERNELS) // 4


def test_a_seed_gives_the_same_kernels_in_every_process() -> None:
    code = (
        "from tests.test_fuzz_kernels import *\n"
        "print([(random_kernel(1, i), case(i, 1).draws(random_kernel(1, i))) for i in range(20)])"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path])}
    outputs = {
        subprocess.check_output([sys.executable, "-c", code], env={**env, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


# The reference


def test_reference_waits_at_barriers() -> None:
    """Also in the last group, which is smaller."""
    out = np.zeros(21, np.int32)
    Reference(EXCHANGE).run((21,), (8,), [out, 0])
    assert out.tolist() == [*range(7, -1, -1), *range(15, 7, -1), *range(20, 15, -1)]


def test_reference_does_not_wait_for_work_items_that_have_returned() -> None:
    """The first three return without a barrier, so that they load what the others have not stored yet."""
    out = np.zeros(8, np.int32)
    Reference(EXCHANGE.replace("[64 x i32] undef", "[64 x i32] zeroinitializer")).run((8,), (8,), [out, 3])
    assert out.tolist() == [0, 0, 0, 4, 3, 2, 1, 0]


def test_reference_detects_work_items_at_different_barriers() -> None:
    with pytest.raises(DifferentBarriersError):
        Reference(TWO_BARRIERS).run((8,), (8,), [np.zeros(8, np.int32), 3])
    Reference(TWO_BARRIERS).run((8,), (8,), [np.zeros(8, np.int32), 8])


def test_a_launch_that_does_not_report_different_barriers_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the work-items of the only group wait at each of two barriers."""
    text = TWO_BARRIERS.replace("%out", "%out32").replace("%more", "%n").replace("%lid32, ", "%twice, ")
    text = "; DIMENSIONS: 1" + text.replace("  %waits", "  %twice = shl i32 %lid32, 1\n  %waits")
    draw = Draw("unicf", 4, "x86-64-v2", 0, (8,), (8,), 1)
    monkeypatch.setattr(comparison, "more_launches", lambda text, draw: [])
    assert KernelUnderTest(text).outcome(draw) == Outcome(OK)
    monkeypatch.setattr(VectorizedKernel, "run", lambda kernel, draw, args: args)
    assert KernelUnderTest(text).outcome(draw).kind == NOT_DIVERGED


def test_reference_does_not_use_the_vectorizer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipeline, "read_source", None)
    monkeypatch.setattr(pipeline, "compile_kernel", None)
    out = np.zeros(8, np.int32)
    Reference(EXCHANGE).run((8,), (4,), [out, 0])
    assert out.tolist() == [3, 2, 1, 0, 7, 6, 5, 4]


def test_a_load_of_unset_memory_is_detected() -> None:
    text = """; DIMENSIONS: 1
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %out32, i32 %n) {
  %private = alloca i32
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %out32, i64 %gid
  %value = load i32, ptr %private
  store i32 %value, ptr addrspace(1) %place
  ret void
}
"""
    draw = Draw("unicf", 4, "host", 0, (8,), (8,), 1)
    assert not KernelUnderTest(text).is_settled(draw)
    assert KernelUnderTest(text.replace("alloca i32", "alloca i32\n  store i32 3, ptr %private")).is_settled(draw)


REVERSED = """; DIMENSIONS: 1
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32)
@shared = internal addrspace(3) global [512 x i32] undef
define spir_kernel void @k(ptr addrspace(1) %out32, i32 %n) {
  %private = alloca [8 x i32]
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %lid = call spir_func i64 @_Z12get_local_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %out32, i64 %gid
  %own = getelementptr i32, ptr addrspace(3) @shared, i64 %lid
  %value = load i32, ptr addrspace(1) %place
  %low = and i32 %value, 7
  %high = xor i32 %low, 7
  %at = getelementptr i32, ptr %private, i32 %low
  %opposite = getelementptr i32, ptr %private, i32 %high
  store i32 3, ptr %at
  store i32 %low, ptr %opposite ; private
  store i32 %low, ptr addrspace(3) %own ; local
  call spir_func void @_Z7barrierj(i32 1)
  %first = load i32, ptr %opposite
  %second = load i32, ptr addrspace(3) %own
  %sum = add i32 %first, %second
  %all = add i32 %sum, %value
  store i32 %all, ptr addrspace(1) %place
  ret void
}
"""


@pytest.mark.parametrize("pointer", ["@shared", "%scratch"])
def test_a_load_of_unset_local_memory_is_detected(pointer: str) -> None:
    text = REVERSED.replace("@shared, i64", f"{pointer}, i64").replace("@k(", "@k(ptr addrspace(3) %scratch, ")
    draw = Draw("unicf", 4, "host", 0, (10,), (5,), 1)
    assert KernelUnderTest(text).is_settled(draw)
    assert not KernelUnderTest(re.sub("store .*; local", "", text)).is_settled(draw)


def test_all_launches_must_be_settled() -> None:
    """The memory is unset only in launches of more than ten work-items."""
    text = REVERSED.replace(
        "  store i32 %low, ptr addrspace(3) %own ; local",
        """  %is.small = icmp slt i32 %n, 11
  br i1 %is.small, label %small, label %go
small:
  store i32 %low, ptr addrspace(3) %own
  br label %go
go:""",
    )
    draw = Draw("unicf", 4, "host", 0, (10,), (5,), 1)
    assert max(launch.global_size[0] for launch in more_launches(text, draw)) > 10
    assert not KernelUnderTest(text).is_settled(draw)


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize("memory", ["private", "local"])
def test_machine_code_that_reads_unset_memory_is_found(memory: str, strategy: str) -> None:
    """Compiled without one of the stores: the stack, or scratch memory, decides."""
    draw = Draw(strategy, 4, "x86-64-v2", 0, (10,), (5,), 1)
    kernel = KernelUnderTest(REVERSED)
    assert kernel.outcome(draw) == Outcome(OK)
    kernel = KernelUnderTest(REVERSED)
    kernel.canonical = pipeline.read_source(re.sub(rf"store .*; {memory}", "", REVERSED), is_clangs=True)
    assert kernel.outcome(draw).kind == UNSET


def test_a_value_that_is_not_kept_across_a_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the stores to the slots; `run_failure` has the same outcome, so that it can be reduced."""

    def is_kept(instr: Instr) -> bool:
        return instr.op != "store" or ".slot" not in str(getattr(instr.operands[1], "name", ""))

    def without_stores(kernel: CutKernel, parts: list[Continuation], *rest: Any) -> SlotSizes:
        sizes = assign_slots(kernel, parts, *rest)
        for block in (block for part in parts for block in part.fn.blocks):
            block.instrs[:] = filter(is_kept, block.instrs)
        return sizes

    monkeypatch.setattr("passes.barriers.continuations.assign_slots", without_stores)
    draw = Draw("unicf", 4, "x86-64-v2", 0, (10,), (5,), 1)
    *_, result = run_failure(Failure(REVERSED, draw, "compare", Outcome(UNSET)))
    assert result.outcome is not None and result.outcome.kind == UNSET


def test_one_bit_is_a_mismatch() -> None:
    wanted = {"outf": np.float32([0.0, 1.0])}
    compare_arrays(wanted, {"outf": np.float32([0.0, 1.0])})
    with pytest.raises(WrongError, match=r"outf: 1 differ, first \[0\]"):
        compare_arrays(wanted, {"outf": np.float32([-0.0, 1.0])})


# Coverage


def test_coverage_records_shapes_and_masks() -> None:
    text = """
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %x, i32 %u) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %x, i64 %gid
  %value = load i32, ptr addrspace(1) %place
  %odd = trunc i32 %value to i1
  br i1 %odd, label %then, label %end
then:
  %product = mul i32 %u, %u
  store i32 %product, ptr addrspace(1) %place
  br label %end
end:
  ret void
}
"""
    found = coverage_of(text)
    assert {"load strided unmasked", "mul uniform masked", "store strided masked"} <= found
    assert not {"load strided masked", "mul uniform unmasked"} & found
    kernels = set[str]().union(*(coverage_of(random_kernel(1, number)) for number in range(10)))
    assert len(kernels) > 100


ROW = """; DIMENSIONS: 1
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) {
entry:
  %gid = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id = trunc i64 %gid to i32
  %in = icmp slt i32 %id, %n
  br i1 %in, label %then, label %end
then:
  %far = mul i64 %gid, 24
  %from = getelementptr i32, ptr addrspace(1) %x, i64 %far
  %value = load i32, ptr addrspace(1) %from
  %to = getelementptr i32, ptr addrspace(1) %from, i64 1
  store i32 %value, ptr addrspace(1) %to
  br label %end
end:
  ret void
}
"""


def test_coverage_names_the_switches_that_change_code() -> None:
    reached = reached_by(ROW, make_options("unicf", 8, "x86-64-v3"))
    assert ("switches", "speculate") in reached
    assert ("switches", "tiles") not in reached and ("switches", "vector math") not in reached
    assert ("rules", "mul") in reached
    assert not reached_by(ROW.replace("%far =", '%f = call i64 asm "", "=r"()\n  %far ='), make_options("unicf", 8))


def test_names_that_change_nothing_are_not_tried_alone() -> None:
    tried = []

    def changes(names: Sequence[str]) -> bool:
        tried.append("".join(names))
        return bool({"b", "f"} & set(names))

    assert changing("abcdefgh", changes) == ["b", "f"]
    assert "cd" in tried and "c" not in tried


def test_the_table_lists_what_no_kernel_reaches() -> None:
    table = table_of(Counter({("switches", "speculate"): 3, ("rules", "add"): 1}))
    assert table["switches"] == {**dict.fromkeys(SWITCHES, 0), "speculate": 3}
    assert table["rules"] == {**dict.fromkeys(RULE_NAMES, 0), "add": 1} and set(table["policies"]) == set(POLICIES)


# Policies


def test_each_policy_makes_valid_kernels() -> None:
    """Also such as run under no other policy: the reference compiles them, and their results are settled."""
    texts = {policy_of(text): text for number in range(150) for text in [random_kernel(3, number)]}
    assert set(texts) == set(POLICIES)
    for text in texts.values():
        assert KernelUnderTest(text).is_settled(replace(case(0).draws(text)[0], level=0)), text


def test_twins_are_one_array_in_half_of_the_launches() -> None:
    text = next(text for number in range(40) for text in [random_kernel(1, number)] if "%twin" in text)
    (draw, *_) = case(3).draws(text)
    assert draw.level == twins.LEVEL
    for data, are_one in ((10, False), (11, True)):
        found = arguments(text, replace(draw, data=data))
        (twin,) = (name for name in found if name.startswith(twins.TWIN))
        assert (found[twin] is found[twin.replace(twins.TWIN, twins.OUTPUT)]) == are_one


def test_buffers_that_bytes_look_up_have_as_many_elements_as_arguments_say() -> None:
    """None, more than a byte counts, and between; and one of them is the buffer that a kernel writes."""
    text = "define spir_kernel void @k(ptr %curve, ptr %curveu, ptr %drawn, i32 %u) {"
    draw = Draw("unicf", 4, "host", 0, (4,), (4,), 0)
    found = [arguments(text, replace(draw, data=data)) for data in range(100)]
    assert all(len(each["curveu"]) == min(int(each["u"]) & 511, 300) for each in found)
    assert {0, 64, 300} < {len(each["curveu"]) for each in found}
    assert [each["drawn"] is each["curve"] for each in found] == [False, True] * 50


def test_a_value_that_is_uniform_by_its_level_depends_on_no_id_of_a_work_item() -> None:
    """Also where a conversion draws another number."""
    varying = {"gid0", "gid1", "lid0", "lid1"}
    for seed in range(300):
        generator = Generator(seed)
        generator.body.variables = [values.Var("f", "float", GROUP)]
        for type in ("i1", "i32", "i64", "float"):
            generator.expression(type, GROUP, 2)
        assert not varying & generator.body.ids.keys(), seed


def test_each_policy_has_a_reason_and_productions() -> None:
    grammar = (Path(values.__file__).parent / "policies.toml").read_text()
    for name, (weight, _, reason) in POLICIES.items():
        assert weight > 0 and reason
        assert name == "none" or re.search(rf'= \[\d+, "{name} ', grammar), f"no production needs {name!r}"


def test_no_function_of_a_few_numbers_is_near_the_border_of_two_results() -> None:
    """Kernels of the policy `functions` round results, so that a few units in the last place do not count."""
    numbers = np.arange(16) * 0.5 + 1.0
    for function in (np.sin, np.cos, np.exp, np.log, np.log2, np.log10, np.exp2):
        results = 4 * function(numbers)
        distance = np.abs(results - np.floor(results) - 0.5)
        assert (distance > 2e-6 * np.maximum(1, np.abs(results))).all(), function.__name__


# Failures and their reduction


def test_a_failure_is_written_and_read(tmp_path: Path) -> None:
    outcome = Outcome(MISMATCH, "out32: 1 differ")
    (draw,) = case(3).draws(random_kernel(SEED, 3))
    path = write_failure(tmp_path / "new", Result(replace(case(3), draw=draw), "compare", outcome))
    assert read_failure(path) == Failure(random_kernel(SEED, 3), draw, "compare", outcome)
    assert read_failure(path.with_suffix(".json")) == read_failure(path)
    assert f"--kernels 1 --seed {SEED} --first 3 " in case(3).command
    other = replace(case(3), draw=replace(draw, strategy="boscc/always"))
    assert write_failure(tmp_path / "new", Result(other, "compare", outcome)) != path


@pytest.mark.full
def test_edits_keep_kernels_well_defined() -> None:
    """Applies every other edit of a kind at once. Kernels that are no longer well-defined must be detected as such."""
    kinds = []
    for number in range(2):
        text = llvm.run_passes(random_kernel(77, number), ("always_inliner", "global_dead_code_eliminate", "sroa"))
        draw = replace(case(number).draws(text)[0], level=0)
        with Reducer(Failure(text, draw, "compare", Outcome(MISMATCH)), 60.0, time_limit=2.0) as reducer:
            for candidates, edit in EDITS:
                count = len(candidates(kernel_of(parse_module(text))))
                outcome = reducer.test(llvm.canonicalize(reducer.edited(edit, range(0, count, 2))))
                kinds.append("reference" if outcome.where.startswith("reference") else outcome.kind)
    assert set(kinds) <= {OK, REFUSED, "reference"}
    assert kinds.count(OK) > len(kinds) // 2


UNDER_A_CONDITION = """
define spir_kernel void @k(ptr addrspace(1) %out32, i32 %n) {
entry:
  %before = add nuw i32 %n, 1
  %odd = trunc i32 %n to i1
  br i1 %odd, label %end, label %even
even:
  %next = or disjoint i32 %n, 1
  store i32 %next, ptr addrspace(1) %out32
  br label %end
end:
  store i32 %before, ptr addrspace(1) %out32
  ret void
}
"""


@pytest.mark.parametrize(("edit", "position"), [(go_one_way(1), 0), (put_constants(0), 1)])
def test_flags_that_hold_only_under_a_condition_are_dropped_with_it(edit: Edit, position: int) -> None:
    fn = kernel_of(parse_module(UNDER_A_CONDITION))
    edit(fn, [position])
    flags = {instr.name: instr.attrs.get("flags") for instr in fn.instrs() if instr.attrs.get("flags")}
    assert flags == {"before": ("nuw",)}


class _DividingReducer(Reducer):
    """A reducer for which each kernel that divides fails."""

    def test(self, text: str) -> Outcome:
        self.tests += 1
        return Outcome(MISMATCH if " = udiv " in text else OK)


def _divides(text: str) -> bool:
    """Whether a division has a used result; others are removed by the first edit."""
    return " = udiv " in llvm.run_passes(
        text, ("always_inliner", "global_dead_code_eliminate", "sroa", "dead_code_elimination")
    )


def test_reduction() -> None:
    number = next(i for i in range(1000) if random_kernel(7, i).count("\n") > 150 and _divides(random_kernel(7, i)))
    text = random_kernel(7, number)
    failure = Failure(text, case(number).draws(text)[0], "compare", Outcome(MISMATCH))
    with _DividingReducer(failure, 60.0) as reducer:
        reduced = reducer.run()
    assert " = udiv " in reduced
    lines = parse_module(reduced).functions["k"].instrs()
    assert len(list(lines)) < 30


# The command line


def checked(monkeypatch: pytest.MonkeyPatch, edit: Callable[[str], str]) -> list[Result]:
    """The results of a check of kernel 3 of seed 3, after an edit of its text."""
    monkeypatch.setattr(campaign, "random_kernel", lambda seed, number: edit(random_kernel(seed, number)))
    case = KernelCase(3, 3, ("unicf",), runnable_targets()[:1], is_checked=True)
    return [result for result in run_kernel(case) if result.step == "check" and result.outcome is not None]


def test_checks_find_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    (right,) = checked(monkeypatch, lambda text: text)
    assert right.outcome is not None and right.outcome.kind == OK
    (wrong,) = checked(
        monkeypatch,
        lambda text: text.replace("  %gid0 =", "  %far = load i32, ptr addrspace(1) null\n  %gid0 =", 1),
    )
    assert wrong.outcome is not None and wrong.outcome.kind == comparison.ALARM
    assert "through a null pointer" in wrong.outcome.what


def test_coverage_of_kernels(capsys: pytest.CaptureFixture[str]) -> None:
    switch_coverage.main(2, 4)
    assert "sine-cosine pairs" in capsys.readouterr().out


def test_command_line(tmp_path: Path) -> None:
    runner = CliRunner()
    done = runner.invoke(cli.app, ["fuzz", "--kernels", "6", "--seed", "4", "--output", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "6 kernels, " in done.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["fuzz"], "nothing to fuzz"),
        (["fuzz", "--kernels", "1", "--cfgs", "2"], "two things"),
        (["fuzz", "--kernels", "1", "--prove", "1"], "two things"),
        (["fuzz", "--prove", "1", "--language", "python"], "unknown language"),
        (["fuzz", "--kernels", "1", "--strategies", "scalar"], "does not vectorize"),
        (["fuzz", "--kernels", "1", "--strategies", "unicv"], "did you mean unicf"),
        (["reduce", "missing.ll"], "there is no file"),
    ],
)
def test_wrong_options(arguments: list[str], message: str) -> None:
    done = CliRunner().invoke(cli.app, arguments)
    assert done.exit_code == cli.EXIT_ERROR
    assert message in done.output


STORES_ITS_ARGUMENT = """
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %out32, i32 %u) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %out32, i64 %id
  store i32 %u, ptr addrspace(1) %at, align 4
  ret void
}
"""


def test_launches_of_auto_run_code_with_constants(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [case(number, 11, ("auto",)) for number in range(4)]
    assert not described(run_campaign(cases, run_kernel, Limits(jobs=2, time_limit=300)))
    kernel, draw = KernelUnderTest(STORES_ITS_ARGUMENT), Draw("auto", 4, "host", 2, (64,), (16,), 5)
    assert kernel.outcome(draw).kind == "ok"
    specialized = pipeline.specialized_source

    def wrong(text: str, name: str, fixed: Fixed) -> str:
        others = tuple((name, "99" + digits[2:]) for name, digits in fixed.arguments)
        return specialized(text, name, Fixed(others, fixed.local_size))

    monkeypatch.setattr(pipeline, "specialized_source", wrong)
    assert kernel.outcome(draw).kind == "mismatch"
