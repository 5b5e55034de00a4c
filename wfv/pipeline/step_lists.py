"""Lists of steps, as `wfv opt -p` takes them: `normalize,builtins,scalarize,barriers,loops,masks,linearize{region}`.

A list names the steps that run, in the order of steps.py. Steps that no observer sees run before a step that needs them
without being named; named, they run too. `divergence` is no step: it adds the shapes to the printed IR.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from passes.linearize.linearizers import find_linearizer
from wfv.errors import OptionError, known
from wfv.options import Boscc, Options, parse_boscc, parse_lanes
from wfv.pipeline.step import Step
from wfv.pipeline.steps import all_steps
from wfv.strategies import STRATEGIES, Strategy, registered

ANALYSIS = "divergence"
_ENTRY = re.compile(r"\s*([^{},]*?)\s*(?:\{([^{}]*)\}\s*)?(?:,|$)")
_VALUES = ("uniform", "varying")
_FIXED_FROM = "barriers"  # the last step that a strategy's values and control flow do not matter to


@dataclass(frozen=True)
class PassList:
    """The names in a list, in order, and the parameters: None where there is none."""

    names: tuple[str, ...]
    values: str | None = None
    linearizer: str | None = None
    boscc: Boscc | None = None
    lanes: int | None = None

    @property
    def shows_shapes(self) -> bool:
        return ANALYSIS in self.names

    @property
    def steps(self) -> tuple[str, ...]:
        return tuple(name for name in self.names if name != ANALYSIS)


def pass_names() -> list[str]:
    """The names that a list may have."""
    return [ANALYSIS, *(step.name for step in all_steps())]


def parse_passes(text: str) -> PassList:
    """Reads a list. Raises OptionError for a name or parameter that does not exist."""
    found, at = PassList(()), 0
    while at < len(text) or not found.names:
        entry = _ENTRY.match(text, at)
        if entry is None:
            raise OptionError(
                f"cannot read {text[at:]!r} in the list of passes", help="such as loops,linearize{region}"
            )
        spelled = entry[1].replace("-", " ")
        name = registered(spelled, pass_names, "pass")
        found = replace(found, names=(*found.names, name))
        if entry[2] is not None:
            found = _with_parameter(found, name, entry[2].strip())
        at = entry.end()
    return found


def _with_parameter(passes: PassList, name: str, text: str) -> PassList:
    if name not in _PARAMETERS:
        help = f"those of {', '.join(_PARAMETERS)} do"
        raise OptionError(f"{name}{{{text}}}: {name} takes no parameter", help=help)
    field, read = _PARAMETERS[name]
    return replace(passes, **{field: read(text)})  # type: ignore[arg-type]


# The field of a pass list, and what reads it.
_PARAMETERS: dict[str, tuple[str, Callable[[str], object]]] = {
    ANALYSIS: ("values", lambda text: known(text, _VALUES, "kind of values")),
    "linearize": ("linearizer", lambda text: find_linearizer(text).name),
    "boscc": ("boscc", parse_boscc),
    "widen": ("lanes", parse_lanes),
}


def chosen_options(passes: PassList, options: Options, done: str = "") -> Options:
    """The options with the choices of the list. `done`: the last step that has run, if any. Raises OptionError.

    A strategy is a record of switches: a list with `boscc` switches that on, one with SIMD steps vectorizes.
    """
    old = options.strategy
    new = replace(
        old,
        vectorize=old.vectorize or any(not step.applies(STRATEGIES["scalar"]) for step in _of(passes.steps)),
        values="varying" if passes.values == "varying" else "uniform" if passes.values else old.values,
        linearizer=passes.linearizer or old.linearizer,
        boscc=old.boscc or "boscc" in passes.steps,
    )
    changed = replace(
        options, strategy=_named(new), lanes=passes.lanes or options.lanes, boscc=passes.boscc or options.boscc
    )
    if done:
        _check_unchanged(options, changed, done)
    return changed


def _of(names: tuple[str, ...]) -> list[Step]:
    return [step for step in all_steps() if step.name in names]


def _named(strategy: Strategy) -> Strategy:
    """The preset with these switches, if there is one."""
    alike = [preset for preset in STRATEGIES.values() if replace(preset, name=strategy.name) == strategy]
    return next((preset for preset in alike if preset.name == strategy.name), alike[0] if alike else strategy)


def _check_unchanged(old: Options, new: Options, done: str) -> None:
    """The options that steps which have run depended on cannot be chosen again."""
    if new.lanes != old.lanes:
        raise OptionError(f"this IR is for {old.lanes} lanes, not {new.lanes}", help="begin with the kernel's source")
    order = [step.name for step in all_steps()]
    if new != old and order.index(done) > order.index(_FIXED_FROM):
        raise OptionError(
            f"this IR is from after {done}, made with strategy {old.strategy.name!r}",
            help=f"begin with IR from after {_FIXED_FROM}, or with the source, to choose another one",
        )


def chosen_steps(
    passes: PassList, strategy: Strategy, done: str = "", available: Sequence[Step] | None = None
) -> list[Step]:
    """The steps to run, those that need not be named among them. `done`: the last step that has run, if any.

    `available`: the steps in order, None for those of a kernel. Raises OptionError if a step has run already, is in the
    wrong place, needs another one, or is none of the strategy.
    """
    steps = {step.name: step for step in available or all_steps()}
    order = {name: i for i, name in enumerate(steps)}
    last = order[done] if done else -1
    left = {name: step for name, step in steps.items() if order[name] > last}
    chosen: list[str] = []
    for name in passes.steps:
        known(name, steps, "step of a function")  # a kernel has all that a list may name
        if order[name] <= (order[chosen[-1]] if chosen else last):
            raise _misplaced(name, chosen, done, order)
        if not steps[name].applies(strategy):
            raise OptionError(f"strategy {strategy.name!r} has no step {name!r}", help="choose another --strategy")
        chosen += _with_needed(name, name, left, {*chosen, *(steps.keys() - left)})
    return [steps[name] for name in chosen]


def _with_needed(name: str, asked: str, steps: dict[str, Step], there: set[str]) -> list[str]:
    """The step, after those that it needs and that need no name. Raises OptionError for one that must be named.

    `asked`: the step of the list that needs all this.
    """
    found: list[str] = []
    for needed in (each for each in steps[name].needs if each not in there):
        if steps[needed].show is not None:
            raise OptionError(f"{asked} needs {needed}", help=f"write {needed} before it: {_usual(asked, steps)}")
        found += [each for each in _with_needed(needed, asked, steps, there | set(found)) if each not in found]
    return [*found, name]


def _usual(name: str, steps: dict[str, Step]) -> str:
    """The shortest list that ends with a step."""
    needed = {name}
    for each in reversed(steps.values()):
        needed |= set(each.needs) if each.name in needed else set()
    return ",".join(each.name for each in steps.values() if each.name in needed and each.show is not None)


def _misplaced(name: str, chosen: list[str], done: str, order: dict[str, int]) -> OptionError:
    if chosen:
        wanted = ",".join(sorted({*chosen, name}, key=order.__getitem__))
        return OptionError(f"{name} cannot run after {chosen[-1]}", help=f"the order is {wanted}")
    return OptionError(f"{name} cannot run: this IR is from after {done}", help="begin with IR from before that step")
