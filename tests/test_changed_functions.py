"""A step of a plugin may change what later steps analyze; a kernel is read alone."""

from __future__ import annotations

import pytest

import wfv
from tests.support.compiled import canonical
from wfv.ir.items import reached_only
from wfv.ir.parser import parse_module
from wfv.ir.values import const_int
from wfv.options import make_options
from wfv.pipeline import State, Step, compile_kernel, steps
from wfv.pipeline.sources import kernel_names
from wfv.strategies import STRATEGIES


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
    """The steps after it analyze the function as it is then."""

    def compiled() -> str:
        return compile_kernel(canonical("Histogram"), "histogram256", make_options(strategy, 4)).ir

    plain = compiled()
    after = "speculate" if STRATEGIES[strategy].values == "uniform" else "barriers"
    at = [step.name for step in steps.BUILT_IN].index(after) + 1
    own = Step("own", _doubled_ids, "", "")
    monkeypatch.setattr(steps, "_steps", [*steps.BUILT_IN[:at], own, *steps.BUILT_IN[at:]])
    assert compiled() != plain


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
    program = wfv.build('define void @"odd \\22name\\22"(ptr %x) {\n  ret void\n}\n', strategy="scalar")
    assert list(program) == [name] and program[name].variant().ir
