"""The list of the steps is what runs: in its order, verified where it says so, shown by its names."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.compiled import canonical
from wfv.errors import OptionError
from wfv.ir.core import Function
from wfv.options import make_options
from wfv.pipeline import STEPS, Stage, State, Step, compile_kernel, register_step, step_names, steps
from wfv.pipeline.compile import run_listed, run_to
from wfv.pipeline.scalar_steps import parse
from wfv.pipeline.shapes import Analysis, analyze

KERNEL = "Mandelbrot"


def seen(strategy: str, stop_after: str | None = None) -> list[Stage]:
    stages: list[Stage] = []
    compile_kernel(canonical(KERNEL), "mandelbrot", make_options(strategy, 4), stages.append, stop_after)
    return stages


def test_names_are_unique_and_each_step_says_what_it_is_for() -> None:
    names = [step.name for step in steps.BUILT_IN]
    assert len(set(names)) == len(names)
    assert all(step.guarantees and step.why_here for step in steps.BUILT_IN)
    assert step_names() == STEPS


def test_an_observer_sees_the_list() -> None:
    assert tuple(stage.step for stage in seen("unicf+boscc")) == STEPS
    assert [stage.step for stage in seen("scalar")] == ["normalize", "builtins", "barriers", "group", "optimize"]


@pytest.mark.parametrize("step", STEPS)
def test_behind_a_stop_only_required_steps_run(step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def noting(each: Step) -> Step:
        def run(state: State) -> State:
            ran.append(each.name)
            return each.run(state)

        return Step(each.name, run, "", "", each.verify, each.show, each.applies, each.is_required, each.is_for_show)

    monkeypatch.setattr(steps, "_steps", [noting(each) for each in steps.BUILT_IN])
    start = parse(canonical(KERNEL), "mandelbrot", make_options("unicf+boscc", 4))
    state = run_to(step, start, steps.all_steps())
    names = [each.name for each in steps.BUILT_IN]
    behind = names[names.index(step) + 1 :]
    required = {each.name for each in steps.BUILT_IN if each.is_required}
    assert set(ran) & set(behind) <= required <= set(ran)
    assert ran == [name for name in names if name in ran]
    assert state.ir.count("define") > 0


def forms_made(strategy: str, monkeypatch: pytest.MonkeyPatch) -> tuple[State, list[Function]]:
    """The state after the step `scalar forms`, and the functions that were analyzed for it, in order."""
    analyzed: list[Function] = []

    def noting(fn: Function, *others: Any) -> Analysis:
        analyzed.append(fn)
        return analyze(fn, *others)

    monkeypatch.setattr("wfv.pipeline.linearization_steps.analyze", noting)
    options = make_options(strategy, 4)
    state = run_listed(canonical(KERNEL), "mandelbrot", options, steps.steps_to("scalar forms", options))
    return state, analyzed


@pytest.mark.every_case
@pytest.mark.parametrize("strategy", ["unicf", "naive"])
def test_a_function_is_analyzed_once_until_it_changes(strategy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state, analyzed = forms_made(strategy, monkeypatch)
    assert sorted(map(id, analyzed)) == sorted(id(form.fn) for form in state.forms)


def test_a_function_is_analyzed_again_after_a_registered_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody knows what that has changed."""
    monkeypatch.setattr(steps, "_steps", list(steps.BUILT_IN))
    monkeypatch.setattr("wfv.plugin_code._plugin_code", [])
    register_step(Step("own", lambda state: state, "", "", applies=lambda _: True), after="speculate", version="1")
    state, analyzed = forms_made("unicf", monkeypatch)
    (kernel,) = state.forms_of("continuation")
    assert analyzed.count(kernel.fn) == 2


def test_steps_that_rewrite_control_flow_are_verified() -> None:
    verified = {step.name for step in steps.BUILT_IN if step.verify}
    assert {"loops", "boscc", "masks", "linearize", "widen"} <= verified


def test_fast_versions_go_through_the_same_steps_unseen() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %s) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %id32 = trunc i64 %id to i32
  %q = lshr i32 %id32, %s
  %q64 = zext i32 %q to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %q64
  %v = load i32, ptr addrspace(1) %p, align 4
  %o = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
    stages: list[Stage] = []
    compile_kernel(text, "k", make_options("unicf", 4), stages.append)
    names = {stage.step: [fn.name for fn in stage.functions] for stage in stages}
    assert names["linearize"] == ["k.c0.vector"]
    fast = ["k.c0.fast.simd", "k.c0.fast0.simd", "k.c0.fast1.simd"]  # and versions for shifts by 0 and 1
    assert names["widen"] == ["k.c0.vector.simd", *fast]


def test_what_cannot_be_registered() -> None:
    step = Step("mine", lambda state: state, "nothing", "anywhere")
    with pytest.raises(OptionError, match="there is a step 'plan' already"):
        register_step(Step("plan", step.run, "", ""), after="loops")
    with pytest.raises(OptionError, match="unknown step 'lops'"):
        register_step(step, after="lops")
    assert step_names() == STEPS
