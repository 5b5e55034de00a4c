"""Optimizations that are switched off: the results stay right, and each switch changes code."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from tests.support.command_line import fail, succeed
from tests.support.compiled import canonical
from tests.support.requires import needs_clang
from wfv import cost
from wfv.auto_settings import Auto
from wfv.cache.keys import make_key, plain
from wfv.errors import OptionError
from wfv.options import OPTIMIZATIONS, make_options
from wfv.pipeline import STEPS, State, Step, compile_kernel, steps
from wfv.runtime.cached_compiler import record
from wfv.runtime.candidates import candidates_of, make_ranking
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import Program
from wfv.runtime.tuned_launches import Tuned
from wfv.strategies import STRATEGIES

SOURCE = """
kernel void circle(global const float *x, global float *s, global float *c) {
  int i = get_global_id(0);
  float a = x[i];
  s[i] = sin(a);
  c[i] = cos(a);
}
constant uchar DIGITS[] = "0123456789abcdefghijklmnopqrstuvwxyz+/";
kernel void digits(global const uchar *x, global uchar *out) {
  int i = get_global_id(0);
  out[i] = DIGITS[x[i] & 31];
}
kernel void weighted(global const uchar *x, global uchar *out) {
  int i = get_global_id(0);
  out[i] = (x[i] * 77 + out[i] * 178) / 255;
}
kernel void bins(global const uchar *x, global int *out) {
  atomic_add(&out[x[get_global_id(0)] & 15], 2);
}
kernel void votes(global const int *x, global int *out) {
  local int count;
  if (get_local_id(0) == 0) count = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (x[get_global_id(0)] > 3) atomic_add(&count, x[get_global_id(0)]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) out[get_group_id(0)] = count;
}
"""
# For each switch a kernel whose code it changes: bundled, or of SOURCE.
WITNESSES = {
    "simplify": "Mandelbrot",
    "separate buffers": "DCT",
    "columns": "MatrixTransposeScatter",
    "narrow arithmetic": "Pitch",
    "private layout": "SHA1",
    "speculate": "Sobel",
    "tiles": "MatrixTranspose",
    "pairs": "BlackScholes",
    "lane loops": "SpMV",
    "row loops": "KMeansAssign",
    "interleave groups": "PrefixScan",
    "table lookups": "digits",
    "even lanes": "weighted",
    "replication": "PerlinNoise",
    "lane updates": "Histogram",
    "contiguity tests": "DCT",
    "vector math": "BlackScholes",
    "sine-cosine pairs": "circle",
    "local atomics": "votes",
    "atomic copies": "bins",
    "llvm": "Saxpy",
}
KERNELS = catalog.all_names()
VECTORIZING = [name for name, strategy in STRATEGIES.items() if strategy.vectorize]


def built(name: str, without: tuple[str, ...] = (), **options: object) -> Kernel:
    if name in KERNELS:
        benchmark = catalog.load(name)
        return wfv.build(benchmark.ir_path, without=without, **options)[benchmark.kernel]  # type: ignore[arg-type]
    return wfv.build(SOURCE, without=without, **options)[name]  # type: ignore[arg-type]


def check(name: str, without: tuple[str, ...], **options: object) -> None:
    work = catalog.load(name).workload("tiny", seed=5)
    work.reset()
    kernel = built(name, without, **options)
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)
    assert work.mismatches() == []


@pytest.mark.sampled
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("switch", OPTIMIZATIONS)
def test_results_without_one(name: str, switch: str) -> None:
    check(name, (switch,))


@pytest.mark.sampled
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("lanes", [4, 8, 16])
@pytest.mark.parametrize("strategy", VECTORIZING)
def test_results_without_any(name: str, strategy: str, lanes: int) -> None:
    check(name, tuple(OPTIMIZATIONS), strategy=strategy, lanes=lanes)


@needs_clang
@pytest.mark.parametrize("without", [(), *((name,) for name in OPTIMIZATIONS), tuple(OPTIMIZATIONS)])
def test_results_of_other_kernels(without: tuple[str, ...]) -> None:
    x, sums = np.random.default_rng(0).integers(0, 8, 128).astype(np.int32), np.zeros(4, np.int32)
    built("votes", without)(128, 32, x, sums)
    np.testing.assert_array_equal(sums, np.where(x > 3, x, 0).reshape(4, 32).sum(axis=1))
    numbers = np.arange(128, dtype=np.uint8)
    found = np.zeros_like(numbers)
    built("digits", without)(128, 32, numbers, found)
    assert found.tobytes() == b"0123456789abcdefghijklmnopqrstuv" * 4
    expected = ((numbers.astype(int) * 77 + found.astype(int) * 178) // 255).astype(np.uint8)
    built("weighted", without)(128, 64, numbers, found)
    np.testing.assert_array_equal(found, expected)
    sums = np.zeros(16, np.int32)
    built("bins", without)(128, 32, numbers, sums)
    np.testing.assert_array_equal(sums, np.full(16, 16))
    angles = x.astype(np.float32)
    s, c = np.zeros_like(angles), np.zeros_like(angles)
    built("circle", without)(128, 32, angles, s, c)
    np.testing.assert_allclose((s, c), (np.sin(angles), np.cos(angles)), rtol=1e-5, atol=1e-6)


def test_each_switch_has_a_witness() -> None:
    assert list(WITNESSES) == list(OPTIMIZATIONS)


@needs_clang
@pytest.mark.parametrize("switch", OPTIMIZATIONS)
def test_each_switch_changes_code(switch: str) -> None:
    name, lanes = WITNESSES[switch], 32 if switch == "even lanes" else 8
    on, off = (built(name, without, lanes=lanes, target="x86-64-v3").variant() for without in ((), (switch,)))
    assert on.object_code() != off.object_code()
    assert on.object_code() == built(name, lanes=lanes, target="x86-64-v3").variant().object_code()


def test_a_step_that_is_switched_off_does_not_run() -> None:
    seen: list[str] = []
    options = make_options("unicf+boscc", without=["lane loops", "speculate"])
    compile_kernel(canonical("Sobel"), "sobel", options, lambda stage: seen.append(stage.step))
    assert seen == [step for step in STEPS if step != "lane loops"]


def test_llvm_is_switched_off_in_all_that_it_makes() -> None:
    kernel = built("Saxpy", ("llvm",))
    assert kernel.variant().assembly != built("Saxpy").variant().assembly
    plain_ir, optimized = (kernel.compiled().ir(step) for step in ("group", "optimize"))
    assert "alloca" not in optimized or "alloca" in plain_ir
    assert optimized != built("Saxpy").compiled().ir("optimize")


def test_unknown_names() -> None:
    with pytest.raises(OptionError, match="unknown optimization 'speculation'") as caught:
        wfv.build(catalog.load("Saxpy").ir_path, without=["speculation"])
    assert "speculate" in (caught.value.help or "")


def test_options_are_kept_and_told_apart() -> None:
    on, off = make_options(), make_options(without=["tiles", "pairs"])
    assert record(json.loads(json.dumps(plain(off)))) == off
    assert off == make_options(without=["pairs", "tiles", "pairs"])
    assert make_key("kernel", [on], "") != make_key("kernel", [off], "")


def test_candidates_have_the_same_switches() -> None:
    options = make_options(without=["speculate"])
    name, text = catalog.load("Sobel").kernel, canonical("Sobel")
    ranked = candidates_of(make_ranking(text, name, options, True), options)
    tuned = Tuned("unicf", 8).options(options)
    assert {each.without for each in (*(each.options for each in ranked), tuned)} == {options.without}
    assert cost.analyzed(text, name, options).speculations == ()
    assert cost.analyzed(text, name, make_options()).speculations != ()


def test_auto_and_derived_options_keep_the_switches() -> None:
    benchmark = catalog.load("Sobel")
    program = Program(canonical("Sobel"), make_options(without=["speculate"]), auto=Auto())
    kernel = program[benchmark.kernel]
    work = benchmark.workload("tiny", 5)
    work.reset()
    for launch in work.launches:
        kernel(launch.global_size, launch.local_size, *launch.args)
    assert work.mismatches() == []
    assert kernel.options.without == {"speculate"}
    assert kernel.compiled(strategy="naive").options.without == {"speculate"}


def test_a_pickled_program_keeps_the_switches() -> None:
    program = wfv.build(catalog.load("Saxpy").ir_path, without=["speculate"])
    assert pickle.loads(pickle.dumps(program))[catalog.load("Saxpy").kernel].options.without == {"speculate"}


def test_on_the_command_line(tmp_path: Path) -> None:
    speculative = succeed("opt", "Saxpy", "--stop-after", "group")
    plain_code = succeed("opt", "Saxpy", "--stop-after", "group", "-O", "no-speculate,no-pairs", "-O", "no-tiles")
    assert ".guard" in speculative and ".guard" not in plain_code
    assert "did you mean no-row-loops" in fail("run", "Saxpy", "-O", "no-row-loop")
    assert "unknown switch of an optimization 'tiles'" in fail("explain", "Saxpy", "-O", "tiles")


@pytest.mark.parametrize(
    "command",
    [
        ("run", "Saxpy", "--size", "small", "--strategy", "unicf"),
        ("bench", "Saxpy", "--size", "small", "--strategies", "unicf", "--runs", "1", "--max-seconds", "0"),
        ("compile", "Saxpy", "-o", "{}/saxpy.ll"),
        ("cfg", "Saxpy", "-o", "{}/saxpy.dot", "--stop-after", "linearize"),
        ("lanes", "Saxpy", "--size", "small"),
        ("explain", "Saxpy"),
        ("tune", "Saxpy", "--size", "small"),
        ("report", "Saxpy", "-o", "{}/saxpy.html", "--size", "small", "--strategies", "unicf"),
    ],
    ids=lambda command: command[0],
)
def test_each_command_hands_the_switches_on(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No step is run that is switched off."""
    ran: list[str] = []

    def noting(each: Step) -> Step:
        def run(state: State) -> State:
            ran.append(each.name)
            return each.run(state)

        return replace(each, run=run)

    monkeypatch.setattr(steps, "_steps", [noting(each) for each in steps.BUILT_IN])
    words = [word.format(tmp_path) for word in command]
    succeed(*words)
    assert "speculate" in ran
    ran.clear()
    succeed(*words, "-O", "no-speculate")
    assert "builtins" in ran and "speculate" not in ran


def test_ir_that_is_read_again_keeps_its_switches(tmp_path: Path) -> None:
    path = tmp_path / "saxpy.ll"
    succeed("opt", "Saxpy", "--stop-after", "barriers", "-O", "no-speculate", "-o", str(path))
    assert ".guard" not in succeed("opt", str(path), "--stop-after", "group")
    assert ".guard" not in succeed("opt", str(path), "--stop-after", "group", "-O", "no-speculate")
    assert "this IR was made without speculate, not tiles" in fail("opt", str(path), "-O", "no-tiles")


def test_functions_that_are_no_kernels() -> None:
    text = "float f(float x) { return x / 3; }"
    assert wfv.vectorize(text, "f", without=["llvm"]).optimized_ir != wfv.vectorize(text, "f").optimized_ir
