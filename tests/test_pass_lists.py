"""`wfv opt -p`: lists of steps, their parameters, and what is wrong with a list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.command_line import fail, succeed
from wfv import llvm
from wfv.errors import OptionError
from wfv.options import Boscc, make_options
from wfv.pipeline.step_lists import chosen_options, chosen_steps, parse_passes, pass_names
from wfv.pipeline.steps import BUILT_IN
from wfv.strategies import STRATEGIES

FRONT = "normalize,builtins,scalarize,barriers"
ALL = (
    "normalize,builtins,bounds,scalarize,barriers,atomic-copies,private-layout,speculate,lane-loops,row-loops,loops,"
    "masks,linearize,widen,group"
)


def steps(text: str, strategy: str = "unicf", done: str = "") -> list[str]:
    passes = parse_passes(text)
    options = chosen_options(passes, make_options(strategy), done)
    return [step.name for step in chosen_steps(passes, options.strategy, done)]


def error(text: str, strategy: str = "unicf", done: str = "") -> str:
    with pytest.raises(OptionError) as caught:
        steps(text, strategy, done)
    return str(caught.value)


def test_what_has_no_name_for_the_user_runs_in_front_of_what_needs_it() -> None:
    assert steps(f"{FRONT},loops,masks,linearize") == [
        "link", "normalize", "builtins", "lane dimension", "scalarize", "barriers", "scalar forms", "loops", "plan",
        "masks", "linearize",
    ]  # fmt: skip
    assert steps("masks", done="loops") == ["plan", "masks"]
    assert steps("plan,masks", done="loops") == ["plan", "masks"]


def test_all_steps_of_a_strategy_are_the_strategy() -> None:
    strategy = STRATEGIES["unicf"]
    assert steps(ALL) == [step.name for step in BUILT_IN if step.applies(strategy) and not step.is_for_show]


def test_every_step_names_what_it_needs() -> None:
    names = [step.name for step in BUILT_IN]
    for step in BUILT_IN[1:]:
        assert step.needs
        assert all(names.index(each) < names.index(step.name) for each in step.needs)


@pytest.mark.parametrize(
    ("text", "strategy"),
    [
        ("linearize{full}", "unival"), ("linearize{region}", "unicf"), ("linearize{partial}", "partial"),
        ("divergence{varying},linearize{full}", "naive"), ("boscc,linearize{partial}", "partial+boscc"),
        ("boscc,linearize{full}", "boscc"),
    ],
)  # fmt: skip
def test_parameters_are_the_switches_of_a_strategy(text: str, strategy: str) -> None:
    options = chosen_options(parse_passes(text), make_options("unicf"))
    assert options.strategy == STRATEGIES[strategy]


def test_the_page_names_steps_that_exist() -> None:
    page = (Path(__file__).parent.parent / "docs" / "opt.md").read_text()
    named = re.findall(r"`([a-z][a-z -]+)`", page.split("Steps that have no IR to show")[1].splitlines()[0])
    assert "speculate" in named
    assert {name.replace("-", " ") for name in named} - {"wfv opt"} <= set(pass_names())


def test_lanes_and_thresholds() -> None:
    options = chosen_options(parse_passes("boscc{skip=3,all=4} , widen{ 4 }"), make_options("unicf", 8))
    assert options.lanes == 4
    assert options.boscc == Boscc(threshold=3, copy_threshold=4)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("loop", "did you mean loops"),
        ("loops,,masks", "unknown pass ''"),
        ("", "unknown pass ''"),
        ("loops{", "cannot read 'loops{'"),
        ("loops{3}", "loops takes no parameter"),
        ("linearize{regon}", "did you mean region"),
        ("widen{three}", "'three' is not a number of lanes"),
        ("widen{3}", "not a power of two"),
        ("boscc{some=3}", "unknown form of boscc 'some'"),
        ("divergence{both}", "unknown kind of values 'both'"),
        ("masks", "masks needs loops (help: write loops before it: "),
        (f"{FRONT},masks", "masks needs loops"),
        ("normalize,builtins,barriers,loops", "loops needs scalarize"),
        ("loops,loops", "loops needs scalarize"),
        (f"{FRONT},loops,loops", "loops cannot run after loops"),
        ("builtins,normalize", "builtins needs normalize"),
        (f"{FRONT},linearize,masks", "linearize needs masks"),
        (f"{FRONT},loops,speculate", "speculate cannot run after loops"),
    ],
)
def test_wrong_lists(text: str, message: str) -> None:
    assert message.replace(" (help: ", "\n  help: ") in error(text)


def test_wrong_lists_for_ir_from_between_two_steps() -> None:
    assert "loops cannot run: this IR is from after masks" in error("loops", done="masks")
    assert error("widen", done="masks").endswith("write linearize before it: linearize,widen")
    assert "this IR is from after loops, made with strategy 'unicf'" in error("linearize{full}", done="loops")
    assert "this IR is for 8 lanes, not 4" in error("widen{4}", done="linearize")
    assert steps("linearize{region}", done="masks") == ["linearize"]
    assert error("speculate", "naive").startswith("WFV")
    assert "strategy 'naive' has no step 'private layout'" in error(f"{FRONT},private-layout", "naive")


OPT = ("opt", "Mandelbrot", "--lanes", "8")


def test_the_command_runs_a_list() -> None:
    assert succeed(*OPT, "-p", ALL) == succeed(*OPT, "--stop-after", "group")
    text = succeed(*OPT, "-p", f"divergence,{FRONT},loops,masks,linearize{{full}}")
    assert "; varying" in text
    assert "--stop-after and -p do not go together" in fail(*OPT, "-p", "loops", "--stop-after", "loops")


def test_two_lists_are_one(tmp_path: Path) -> None:
    """Printing between the steps changes nothing."""
    path = tmp_path / "m.ll"
    path.write_text(succeed(*OPT, "-p", f"{FRONT},loops"))
    second = succeed("opt", str(path), "-p", "masks,linearize,widen,group")
    whole = succeed(*OPT, "-p", f"{FRONT},loops,masks,linearize,widen,group")
    target = llvm.find_target("host")
    assert llvm.emit_assembly(second, target) == llvm.emit_assembly(whole, target)


def test_a_list_without_simd_steps_makes_a_launch_module_of_scalar_code() -> None:
    text = succeed(*OPT, "-p", "normalize,builtins,barriers,group")
    assert "define void @wfv.launch.mandelbrot(" in text
    assert "<8 x float>" not in text
