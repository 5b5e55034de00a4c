"""`wfv opt` reads what it printed after any step, and goes on to the same machine code."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wfv
from kernels_ir import catalog
from passes.analysis.shapes import POSSIBLY_CONTIGUOUS, UNDEFINED, UNIFORM, VARYING, strided, with_offsets
from passes.interface import KernelInterface, SourcePlace
from passes.records import data_of, node_of
from tests.support.command_line import fail, succeed
from tests.support.command_line import wfv as wfv_command
from tests.support.requires import needs_clang
from wfv import llvm
from wfv.errors import OptionError, ParseError
from wfv.ir.core import Notes
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.opencl.build_options import make_build_options
from wfv.options import Options, make_options
from wfv.pipeline import compile_kernel, run_step
from wfv.pipeline.read_state import read_state
from wfv.pipeline.saved_notes import mark_notes, parse_shape, take_notes, unmark_notes
from wfv.pipeline.scalar_steps import parse
from wfv.pipeline.sources import kernel_names
from wfv.pipeline.state import State
from wfv.pipeline.step import Step
from wfv.pipeline.steps import STEPS, all_steps
from wfv.pipeline.write_state import resumable_text
from wfv.runtime.program_source import load_source
from wfv.strategies import STRATEGIES

NAMES = catalog.all_names()
WILD = Path(__file__).parent / "wild"
# Files with barriers, helper functions, structs by value, printf, sub-groups, traps, columns.
FILES = (
    "run_time_barriers.cl", "md5.cl", "arguments.cl", "chatty.cl", "sub_group_programs.cl", "traps.cl", "columns.cl",
    "lane_loops.cl", "program_variables.cl", "bytes.cl",
)  # fmt: skip


def steps_of(options: Options) -> list[Step]:
    return [step for step in all_steps() if step.applies(options.strategy) and not step.is_for_show]


def run(state: State, steps: list[Step]) -> State:
    for step in steps:
        state = run_step(step, state)
    return state


def check(text: str, kernel: str, options: Options, indices: list[int], is_full: bool) -> None:
    """Stops after each of these steps, prints, reads, goes on: the machine code is that of an uninterrupted run.

    Unless `is_full`, the first state that was printed goes on itself, too: that is the other run.
    """
    steps, target = steps_of(options), llvm.find_target(options.target)
    whole = run(parse(text, kernel, options), steps) if is_full else None
    for index in indices:
        name = steps[index].name
        state = run(parse(text, kernel, options), steps[: index + 1])
        saved = read_state(resumable_text(name, state))
        whole = whole or run(state, steps[index + 1 :])
        assert saved.step == name
        again = run(saved.state, steps[index + 1 :])
        assert places_left_out(again.interface) == places_left_out(whole.interface), name
        if llvm.canonicalize(again.ir) != llvm.canonicalize(whole.ir):  # two values may have had one name
            assert llvm.emit_assembly(again.ir, target) == llvm.emit_assembly(whole.ir, target), name


def places_left_out(interface: KernelInterface) -> KernelInterface:
    """Without what comes from source lines, which are not carried on."""
    barriers = tuple(
        each._replace(name="", place=SourcePlace(), branch="", branch_place=SourcePlace())
        for each in interface.barriers
    )
    return replace(interface, barriers=barriers, traps=(SourcePlace(),) * len(interface.traps))


@pytest.mark.parametrize(
    ("name", "strategy"),
    [
        *zip(NAMES, [s for _ in NAMES for s in STRATEGIES], strict=False),
        *(pytest.param(n, s, marks=pytest.mark.full) for n in NAMES for s in STRATEGIES),
    ],
)
def test_bundled_kernels_go_on_from_any_step(name: str, strategy: str, request: pytest.FixtureRequest) -> None:
    benchmark, options = catalog.load(name), make_options(strategy, 8, "x86-64-v4")
    indices = list(range(1, len(steps_of(options))))
    is_full = request.config.getoption("--full")
    if not is_full:
        at = NAMES.index(name)
        indices = [indices[(at * 5 + 2) % len(indices)]]
    check(benchmark.ir_path.read_text(), benchmark.kernel, options, indices, is_full)


@needs_clang
@pytest.mark.parametrize("file", FILES)
def test_other_constructs_go_on_from_any_step(file: str, request: pytest.FixtureRequest) -> None:
    text = load_source(WILD / file, make_build_options(["-cl-std=CL2.0"])).ir
    names = kernel_names(text)
    is_full = request.config.getoption("--full")
    at = FILES.index(file)
    for name in names if is_full else names[at % len(names) :][:1]:
        for strategy in STRATEGIES if is_full else ("unicf",):
            options = make_options(strategy, 8, "x86-64-v4")
            indices = list(range(1, len(steps_of(options))))
            check(text, name, options, indices if is_full else [indices[(at * 3 + 1) % len(indices)]], is_full)


DATA = {
    "step": "loops",
    "lanes": 8,
    "": [None, True, False, -3, 1.5, float("inf"), 'a "b", \\ {c}\n', [], {}, [[1], {"k": "v"}]],
}


def test_data_survives_as_metadata() -> None:
    module = parse_module(llvm.canonicalize(f"!wfv.state = !{{!0}}\n!0 = {node_of(DATA)}"))
    assert data_of(module.metadata["!0"]) == DATA


@pytest.mark.parametrize(
    "shape", [UNDEFINED, UNIFORM, VARYING, POSSIBLY_CONTIGUOUS, strided(-4), with_offsets((0, 0, 1, 1))]
)
def test_shapes_survive_as_text(shape: object) -> None:
    assert parse_shape(str(shape)) == shape


def test_notes_survive_as_metadata() -> None:
    module = parse_module("""define void @f(ptr %p) {
entry:
  %a = load i32, ptr %p, align 4
  %b = add i32 %a, 1
  %c = add i32 %b, 1
  br label %end

end:
  ret void
}
""")
    fn = module.functions["f"]
    a, b, c, br = fn.entry.instrs
    a.notes = c.notes = Notes(assumed_shape=with_offsets((0, 0, 1, 1)), lane_interleaved_bytes=4)
    br.notes = Notes(is_live_mask_branch=True)
    mark_notes(module, [fn], module.free_nodes())
    text = print_module(module)
    unmark_notes([fn])
    assert "!wfv.notes" not in "".join(str(i.metadata) for i in fn.instrs())
    again = parse_module(llvm.canonicalize(text))
    take_notes(again, [again.functions["f"]])
    assert [i.notes for i in again.functions["f"].instrs()] == [i.notes for i in (a, b, c, br, fn.blocks[1].terminator)]


OPT = ("opt", "Mandelbrot", "--strategy", "unicf", "--lanes", "8")


def test_the_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "m.ll"
    succeed(*OPT, "--stop-after", "masks", "--shapes", "-o", str(path))
    assert "; varying" in path.read_text()
    whole, again = succeed(*OPT, "--stop-after", "group"), succeed("opt", str(path), "--stop-after", "group")
    target = llvm.find_target("host")
    assert llvm.emit_assembly(again, target) == llvm.emit_assembly(whole, target)
    assert succeed("opt", str(path)) == succeed(*OPT)


def test_an_edit_of_the_ir_is_compiled(tmp_path: Path) -> None:
    """What counts is the IR, not a copy of the state: 4.0 in the source becomes 9.0."""
    path = tmp_path / "m.ll"
    text = succeed(*OPT, "--stop-after", "linearize")
    assert "4.000000e+00" in text
    path.write_text(text.replace("4.000000e+00", "9.000000e+00"))
    changed = succeed("opt", str(path))
    assert "9.000000e+00" in changed
    assert "4.000000e+00" not in changed


def test_wrong_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.ll"
    text = succeed(*OPT, "--stop-after", "masks")
    path.write_text(
        re.sub(
            r"%while\.body\.i(?![.\w])|^while\.body\.i(?=:)",
            lambda m: m[0][:1].strip("w") + "renamed",
            text,
            flags=re.M,
        )
    )
    assert "do not rename or remove values and blocks" in fail("opt", str(path))
    path.write_text(text.replace(r"\22format\22: 3", r"\22format\22: 99"))
    assert "print the IR again" in fail("opt", str(path))
    path.write_text(text.replace(r"\22interface\22", r"\22interfaces\22"))
    assert "!wfv.state is incomplete" in fail("opt", str(path))
    path.write_text(text.replace("define dso_local i32 @mandelbrot.c0(", "define dso_local i32 @other("))
    assert "the function @mandelbrot.c0 is missing" in fail("opt", str(path))
    path.write_text(text)
    assert "this IR was made with lanes 8, not 4" in fail("opt", str(path), "--lanes", "4")
    assert "this IR was made with strategy unicf, not naive" in fail("opt", str(path), "--strategy", "naive")
    assert "this IR is from after masks, which runs after loops" in fail("opt", str(path), "--stop-after", "loops")
    with pytest.raises(ParseError):
        read_state(text.replace("!wfv.state = ", "!wfv.other = "))


LAUNCH_STEPS = ("group", "optimize")
POWERS = ("-g", "100", "-a", "y=zeros:f32:100", "-a", "x=random:f32:100", "-a", "inverse=1")


@pytest.fixture(scope="module")
def powers(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The file of the tutorial's kernel after a step."""
    folder = tmp_path_factory.mktemp("powers")

    def file_after(step: str) -> Path:
        path = folder / f"{step}.ll"
        if not path.exists():
            succeed("opt", "docs/tutorial/powers.cl", "--lanes", "8", "--stop-after", step, "-o", str(path))
        return path

    return file_after


@pytest.mark.parametrize("step", [step for step in STEPS if step not in (*LAUNCH_STEPS, "boscc")])
def test_the_command_runs_ir_from_after_each_step(step: str, powers: Callable[[str], Path]) -> None:
    """With the lanes of the text, against its scalar form."""
    text = succeed("run", str(powers(step)), *POWERS)
    assert "powers, 8 lanes" in text and re.search(r"unicf.* yes ", text)


@pytest.mark.parametrize("step", LAUNCH_STEPS)
def test_the_command_runs_a_launch_module(step: str, powers: Callable[[str], Path], tmp_path: Path) -> None:
    """It has no scalar form to compare with, and the command says so; the results are those of the source."""
    made, right = tmp_path / "made.npz", tmp_path / "right.npz"
    result = wfv_command("run", str(powers(step)), *POWERS, "--save", str(made))
    assert result.exit_code == 0 and "the results are not verified" in result.stderr
    assert re.search(r"unicf.* not compared ", result.stdout) and "│ scalar" not in result.stdout
    succeed("run", "docs/tutorial/powers.cl", *POWERS, "--lanes", "8", "--strategy", "unicf", "--save", str(right))
    np.testing.assert_array_equal(np.load(made)["y"], np.load(right)["y"])


@pytest.mark.parametrize("step", [step for step in STEPS if step != "boscc"])
def test_an_edit_shows_after_each_step(step: str, powers: Callable[[str], Path], tmp_path: Path) -> None:
    """The condition `inverse == 0` becomes its opposite in all forms: what was exp is log."""
    text = powers(step).read_text()
    edited = re.sub(r"icmp eq (i32 %[\w.]*inverse[\w.]*, 0)", r"icmp ne \1", text)
    assert edited != text
    path = tmp_path / "edited.ll"
    path.write_text(edited)
    y, x = np.zeros(100, np.float32), np.linspace(0.1, 3, 100, dtype=np.float32)
    wfv.build(path).powers(100, 64, y, x, 0)
    np.testing.assert_allclose(y, np.log(x), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("step", ["normalize", "builtins", "barriers", "masks", "linearize", "widen", *LAUNCH_STEPS])
@pytest.mark.parametrize("local_size", [None, 3, 16])
def test_a_program_of_such_ir(step: str, local_size: int | None, powers: Callable[[str], Path]) -> None:
    """Groups that are smaller than the lanes, too: no launch changes the lanes."""
    kernel = wfv.build(powers(step))["powers"]
    assert (kernel.options.strategy.name, kernel.options.lanes) == ("unicf", 8)
    x, y = np.linspace(0.1, 3, 77, dtype=np.float32), np.zeros(77, np.float32)
    kernel(77, local_size, y, x, 0)
    np.testing.assert_allclose(y, np.exp(x), rtol=1e-6)


def test_an_edit_shows(powers: Callable[[str], Path], tmp_path: Path) -> None:
    """The masked form is edited, so that the vector code differs from the scalar form: the command finds that."""
    text = powers("linearize").read_text()
    form = re.search(r"^define [^\n]*@powers\.c0\.vector\(.*?^}", text, re.MULTILINE | re.DOTALL)
    assert form is not None
    (stored,) = re.findall(r"store float (%[\w.]+), ", form[0]) or re.findall(r"float (%[\w.]+), ptr.*i1 %", form[0])
    edited = form[0].replace(f"float {stored}, ptr", "float 5.0, ptr")
    assert edited != form[0]
    path = tmp_path / "edited.ll"
    path.write_text(text.replace(form[0], edited))
    y, x = np.zeros(64, np.float32), np.ones(64, np.float32)
    wfv.build(path).powers(64, 64, y, x, 0)
    assert (y == 5).all()
    result = wfv_command("run", str(path), *POWERS)
    assert result.exit_code == 3 and "wrong: powers with unicf: y" in result.stderr
    assert "wfv check finds it" in result.stderr


def test_such_ir_in_other_commands(powers: Callable[[str], Path], tmp_path: Path) -> None:
    path = str(powers("masks"))
    text = succeed("bench", f"{path}:powers", *POWERS, "--runs", "1")
    assert "8 lanes, host" in text and "unicf" in text and "naive" not in text
    succeed("compile", path, "-o", str(tmp_path / "k.s"))
    assert (tmp_path / "k.s").read_text().count("\n") > 50
    for step in ("masks", "linearize"):
        succeed("cfg", path, "--stop-after", step, "-o", str(tmp_path / "k.svg"))
    succeed("cfg", path, "-o", str(tmp_path / "k.dot"))
    loops = ("cfg", path, "--stop-after", "loops", "-o", str(tmp_path / "k.dot"))
    for command in (("explain", path), ("lanes", path, *POWERS), loops):
        assert "this is IR from after masks: earlier steps cannot be shown or run" in fail(*command)
    for command in ("check", str(powers("barriers")), *POWERS), ("check", path, *POWERS):
        assert "this is IR from after" in fail(*command)
    with pytest.raises(OptionError, match="this is IR from after masks"):
        wfv.build(path).powers.specialize(inverse=0)
    assert "no scalar form" in fail("bench", str(powers("group")), *POWERS)


@pytest.mark.parametrize("step", ["normalize", "builtins", "scalarize", "barriers"])
def test_early_ir_is_explained_and_traced(step: str, powers: Callable[[str], Path], tmp_path: Path) -> None:
    """As the source: the same causes, and the same lanes at work."""
    path = powers(step)
    summary = succeed("explain", str(path))
    assert "unicf, 8 lanes" in summary and "scalar" in summary and "boscc" not in summary
    assert "%cmp.i" in succeed("explain", str(path), "%cmp.i") and "varying" in succeed("explain", str(path), "%cmp.i")
    traced = [succeed("lanes", each, "--lanes", "8", *POWERS) for each in (str(path), "docs/tutorial/powers.cl")]
    active = [re.search(r"lanes are active \d+ % of the time \(\d+ vectors", each) for each in traced]
    assert active[0] is not None and active[1] is not None and active[0][0] == active[1][0]
    edited = tmp_path / "edited.ll"
    edited.write_text(re.sub(r"fcmp ogt float (%[\w.]+), 0\.0\S*", r"fcmp true float \1, 0.0", path.read_text()))
    assert "lanes are active 100 %" in succeed("lanes", str(edited), "-g", "64", "-l", "64", *POWERS[2:])


def test_other_options_than_those_of_the_ir(powers: Callable[[str], Path], tmp_path: Path) -> None:
    path = powers("masks")
    assert "made with lanes 8, not 4" in fail("run", str(path), *POWERS, "--lanes", "4")
    assert "made with strategy unicf, not naive" in fail("run", str(path), *POWERS, "--strategy", "naive")
    naive = tmp_path / "naive.ll"
    succeed("opt", "Saxpy", "--lanes", "8", "--strategy", "naive", "--stop-after", "masks", "-o", str(naive))
    for command in ("compile", "cfg"):
        output = ("-o", str(tmp_path / {"compile": "k.s", "cfg": "k.dot"}[command]))
        succeed(command, str(naive), *output)
        assert "made with strategy naive, not unicf" in fail(command, str(naive), *output, "--strategy", "unicf")
    assert "not unicf" in fail("cfg", str(naive), "--compare", "naive,unicf", "-o", str(tmp_path / "k.dot"))
    assert "not unicf" in fail("run", str(naive), "-g", "8", "--strategy", "unicf")
    assert wfv.build(path, strategy="auto").powers.options.lanes == 8
    assert "made without nothing, not llvm\n  help: leave out -O or" in fail("run", str(path), *POWERS, "-O", "no-llvm")
    assert "made with target host, not neon" in fail("opt", str(path), "--target", "neon")
    for options in ({"lanes": 16}, {"strategy": "boscc"}, {"target": "x86-64-v2"}, {"without": ("speculate",)}):
        with pytest.raises(OptionError, match="this IR was made with"):
            wfv.build(path, **options)


def test_ir_for_another_target(tmp_path: Path) -> None:
    path, assembly = tmp_path / "neon.ll", tmp_path / "neon.s"
    succeed("opt", "Saxpy", "--target", "neon", "--stop-after", "widen", "-o", str(path))
    assert "<4 x float>" in path.read_text()
    succeed("compile", str(path), "-o", str(assembly))
    assert ".4s" in assembly.read_text()


def test_a_list_of_passes_runs(tmp_path: Path) -> None:
    """The linearizer that keeps no branch, and no speculation: a pipeline that no strategy has."""
    passes = "normalize,builtins,scalarize,barriers,loops,masks,linearize{full},widen{4}"
    path = tmp_path / "m.ll"
    succeed("opt", "docs/tutorial/powers.cl", "-p", passes, "-o", str(path))
    text = succeed("run", str(path), *POWERS)
    assert "powers, 4 lanes" in text and text.count(" yes ") == 2


@pytest.mark.parametrize("step", ["normalize", "barriers", "loops", "widen"])
def test_llvm_vectorizes_the_scalar_form_of_saved_ir(step: str, powers: Callable[[str], Path]) -> None:
    """The loop over the work-items calls the scalar form, wherever the strategy `llvm` begins."""
    module = compile_kernel(powers(step).read_text(), "powers", make_options("llvm", 8))
    assert re.findall(r"call i32 @(\S+)\(", module.ir) == ["powers.c0"]
