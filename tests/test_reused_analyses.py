"""A step uses the shapes of an earlier one only if the function has not changed since; a kernel is read alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import wfv
from tests.support.compiled import canonical
from wfv.ir.core import Function
from wfv.ir.items import reached_only
from wfv.ir.parser import parse_module
from wfv.ir.types import I64
from wfv.ir.values import Argument, const_int
from wfv.options import make_options
from wfv.pipeline import State, Step, compile_kernel, shapes, steps
from wfv.pipeline.shapes import Analysis, analyze
from wfv.pipeline.sources import kernel_names
from wfv.strategies import STRATEGIES

OPTIONS = make_options("unicf", 4)
TEXT = """
define void @k(ptr %x, i32 %wfv.lid0, i32 %n) {
entry:
  %a = add nsw i32 %n, 1
  %b = icmp slt i32 %a, %n
  br i1 %b, label %then, label %end
then:
  %p = getelementptr inbounds i32, ptr %x, i32 %a
  store i32 %a, ptr %p, align 4
  br label %end
end:
  ret void
}
"""


def _function() -> Function:
    return parse_module(TEXT).functions["k"]


def _operand(fn: Function) -> None:
    fn.entry.instrs[0].operands[0] = fn.args[1]


def _opcode(fn: Function) -> None:
    fn.entry.instrs[0].op = "mul"


def _predicate(fn: Function) -> None:
    fn.entry.instrs[1].attrs["predicate"] = "ugt"


def _note(fn: Function) -> None:
    fn.entry.instrs[0].notes = replace(fn.entry.instrs[0].notes, lane_interleaved_bytes=4)


def _type(fn: Function) -> None:
    fn.entry.instrs[0].type = I64


def _target(fn: Function) -> None:
    fn.entry.terminator.blocks.reverse()


def _instruction(fn: Function) -> None:
    fn.blocks[1].instrs.pop(1)


def _block(fn: Function) -> None:
    fn.blocks.reverse()


def _metadata(fn: Function) -> None:
    fn.entry.instrs[0].metadata["range"] = "!1"


def _parameter(fn: Function) -> None:
    fn.args.append(Argument(I64, "more", ""))


CHANGES = [_operand, _opcode, _predicate, _note, _type, _target, _instruction, _block, _metadata, _parameter]


@pytest.mark.parametrize("change", CHANGES)
def test_an_analysis_is_not_used_after_a_change(change: Callable[[Function], None]) -> None:
    fn = _function()
    first = analyze(fn, OPTIONS)
    assert analyze(fn, OPTIONS, known=first) is first
    change(fn)
    assert not first.is_of(fn, None)


def test_an_analysis_is_of_one_function_and_its_parameters() -> None:
    fn, other = _function(), _function()
    first = analyze(fn, OPTIONS)
    assert analyze(other, OPTIONS, known=first) is not first
    seeds: dict[object, object] = {fn.args[2]: shapes.VARYING}
    assert analyze(fn, OPTIONS, seeds, first).shapes.of(fn.entry.instrs[0]).is_varying  # type: ignore[arg-type]
    assert first.shapes.of(fn.entry.instrs[0]).is_uniform


def _analyses(monkeypatch: pytest.MonkeyPatch, kernel: str, strategy: str) -> list[str]:
    """The functions that are analyzed, by name, while a kernel is compiled."""
    seen, lane_shapes = list[str](), shapes.lane_shapes

    def told(fn: Function, *rest: object) -> object:
        seen.append(fn.name)
        return lane_shapes(fn, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(shapes, "lane_shapes", told)
    names = wfv.build(canonical(kernel), strategy=strategy).kernels
    compile_kernel(canonical(kernel), names[0], make_options(strategy, 4))
    return seen


def test_straight_code_is_analyzed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So is its form of pairs, which is a function of its own."""
    assert _analyses(monkeypatch, "BlackScholes", "unicf") == ["blackScholes.c0", "blackScholes.c0.masked.pair"]


def test_divergent_code_is_analyzed_again_when_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before speculation, and behind `loops` and `linearize`."""
    assert _analyses(monkeypatch, "Mandelbrot", "unicf") == [
        "mandelbrot.c0", "mandelbrot.c0.masked", "mandelbrot.c0.masked",
    ]  # fmt: skip


def _doubled_ids(state: State) -> State:
    """Uses twice the local id instead of the first uniform parameter that is a number: what was uniform is strided."""
    for fn in state.functions:
        local_id = next(arg for arg in fn.args if arg.name == "wfv.lid0")
        for instr in fn.instrs():
            if instr.op == "add" and instr.type == local_id.type and instr.operands[0] is not local_id:
                instr.op, instr.operands[:] = "shl", [local_id, const_int(instr.type, 1)]  # type: ignore[arg-type]
                instr.attrs.clear()
                return state
    raise AssertionError("nothing to change")


@pytest.mark.parametrize("strategy", [name for name, each in STRATEGIES.items() if each.vectorize])
def test_a_step_of_a_plugin_may_change_a_function(strategy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the analysis and its use: the code is the same as with an analysis for each use."""

    def compiled() -> str:
        return compile_kernel(canonical("Histogram"), "histogram256", make_options(strategy, 4)).ir

    plain = compiled()
    after = "speculate" if STRATEGIES[strategy].values == "uniform" else "barriers"
    at = [step.name for step in steps.BUILT_IN].index(after) + 1
    own = Step("own", _doubled_ids, "", "")
    monkeypatch.setattr(steps, "_steps", [*steps.BUILT_IN[:at], own, *steps.BUILT_IN[at:]])
    changed = compiled()
    monkeypatch.setattr(Analysis, "is_of", lambda *_: False)
    assert changed == compiled() != plain


MODULE = """
define spir_kernel void @a(ptr %x) {
  call void @helper(ptr %x)
  ret void
}

define spir_kernel void @b(ptr %x) {
  call void @"other \\22one\\22"(ptr %x)
  ret void
}

define void @"other \\22one\\22"(ptr %x) {
  ret void
}

define void @helper(ptr %x) {
  call void @inner(ptr %x)
  ret void
}

define void @inner(ptr %x) {
  ret void
}
"""


@pytest.mark.parametrize(("kernel", "reached"), [("a", ["a", "helper", "inner"]), ("b", ["b", 'other "one"'])])
def test_only_what_a_kernel_reaches_is_read_and_lines_keep_their_numbers(kernel: str, reached: list[str]) -> None:
    found, whole = parse_module(reached_only(MODULE, kernel)), parse_module(MODULE)
    assert list(found.functions) == reached
    for name in reached:
        lines = [[instr.line for instr in module.functions[name].instrs()] for module in (found, whole)]
        assert lines[0] == lines[1] and found.functions[name].line == whole.functions[name].line


def test_the_kernels_names() -> None:
    assert kernel_names(MODULE) == ["a", "b"]
    assert kernel_names(MODULE.replace("spir_kernel ", "")) == list(parse_module(MODULE).functions)
    assert reached_only(MODULE, "nothing") == MODULE


def test_a_kernel_may_have_any_name() -> None:
    name = 'odd "name"'
    program = wfv.build(TEXT.replace("%wfv.lid0", "%i").replace("@k(", '@"odd \\22name\\22"('), strategy="scalar")
    assert list(program) == [name] and program[name].variant().ir
