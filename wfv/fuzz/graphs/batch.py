"""The cases, and a batch of them under one strategy: compiled one by one, linked into one object, launched, compared.

A case is a graph with a choice of uniform and of early branches. Small graphs have a case for each choice of uniform
branches up to symmetry, with and without early branches; large graphs have some choices, every other of them with early
branches.
"""

import itertools
import random
import re
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from wfv import llvm, pipeline
from wfv.errors import OptionError, UnsupportedError
from wfv.fuzz.fuzzed_strategies import options_of
from wfv.fuzz.graphs.graph_kernel import Array, GraphKernel, PairLaunch, kernel_text, pair_launch
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, symmetries
from wfv.runtime.arguments.packer import pack
from wfv.runtime.launch.geometry import make_range
from wfv.runtime.launch.plan import LaunchPlan, NativeFunction

EVERY_COMBINATION = 5  # blocks; larger graphs have all varying, all uniform, and MIXED random choices
MIXED = 2
MIN_BLOCKS, MAX_BLOCKS = 2, 6


@dataclass(frozen=True)
class GraphCase:
    """A kernel and its name: `BLOCKS-GRAPH-UNIFORM`, the last a bit set of blocks.

    A final `e` means that varying branches are early where that is possible.
    """

    name: str
    kernel: GraphKernel


def make_case(count: int, number: int, uniform: int, is_early: bool = False) -> GraphCase:
    graph = all_graphs(count)[number]
    chosen = frozenset(block for block in range(count) if uniform >> block & 1)
    return GraphCase(f"{count}-{number}-{uniform}{'e' * is_early}", GraphKernel(graph, chosen, is_early))


def find_case(name: str) -> GraphCase:
    """The case with this name. Raises OptionError."""
    found = re.fullmatch(r"(\d+)-(\d+)-(\d+)(e?)", name)
    count, number, uniform = map(int, found.groups()[:3]) if found else (0, 0, 0)
    if not MIN_BLOCKS <= count <= MAX_BLOCKS or number >= len(all_graphs(count)):
        raise OptionError(f"no graph {name!r}", help="BLOCKS-NUMBER-UNIFORM, such as 4-17-3")
    return make_case(count, number, uniform, is_early=name.endswith("e"))


def graph_cases(count: int, seed: int = 0) -> Iterator[GraphCase]:
    """All cases of graphs of `count` blocks; the seed determines the random choices of uniform branches."""
    for number, graph in enumerate(all_graphs(count)):
        for i, uniform in enumerate(_uniform_sets(graph, random.Random(f"{seed} {count} {number}"))):
            early = make_case(count, number, uniform, is_early=True)
            can_be = bool(early.kernel.early)
            if count <= EVERY_COMBINATION or not can_be or (number + i) % 2:
                yield make_case(count, number, uniform)
            if can_be and (count <= EVERY_COMBINATION or (number + i) % 2 == 0):
                yield early


def _uniform_sets(graph: Graph, rng: random.Random) -> list[int]:
    """The choices of uniform branches, as bit sets; one for each class under the graph's symmetries."""
    forks = branches(graph)
    every = [sum(1 << b for b in chosen) for k in range(len(forks) + 1) for chosen in itertools.combinations(forks, k)]
    renamings = symmetries(graph)
    differing = [uniform for uniform in every if uniform == min(_renamed(uniform, to) for to in renamings)]
    if len(graph) <= EVERY_COMBINATION:
        return differing
    mixed = differing[1:-1]
    return [differing[0], *rng.sample(mixed, min(MIXED, len(mixed))), *differing[1:][-1:]]


def _renamed(uniform: int, to: tuple[int, ...]) -> int:
    return sum(1 << new for block, new in enumerate(to) if uniform >> block & 1)


LEVEL = 0  # of LLVM's optimizer, which is not what is tested, to save time
OK, REFUSED, WRONG, ERROR = "ok", "refused", "wrong", "error"
Announce = Callable[[str, str], object]  # called with the next step and the case


@dataclass(frozen=True)
class Setup:
    """How kernels are run."""

    lanes: int = 2
    target: str = "host"
    seed: int = 0


@dataclass(frozen=True)
class Outcome:
    """The result of one kernel under one strategy. `kind`: OK, REFUSED, WRONG or ERROR; `pairs`: how many were run."""

    case: str
    strategy: str
    kind: str
    what: str = ""
    pairs: int = 0


def symbol_of(case: GraphCase) -> str:
    """The kernel's name in the IR."""
    return "k" + case.name.replace("-", "_")


@lru_cache(maxsize=256)
def prepare(case: GraphCase, lanes: int, seed: int) -> tuple[PairLaunch, str]:
    """The launch and the kernel's IR, which are the same for all strategies."""
    launch = pair_launch(case.kernel, lanes, seed)
    return launch, kernel_text(case.kernel, symbol_of(case), launch.items, launch.groups)


def run_batch(
    cases: Sequence[GraphCase], strategy: str, setup: Setup, announce: Announce = lambda *_: None
) -> Iterator[Outcome]:
    """The outcome of every case under the strategy; `announce` is called before each step."""
    compiled = []
    for case in cases:
        announce("compile", case.name)
        launch, text = prepare(case, setup.lanes, setup.seed)
        found = _compile(case, text, strategy, setup)
        if isinstance(found, Outcome):
            yield found
        else:
            compiled.append((case, launch, found))
    if compiled:
        announce("link", compiled[0][0].name)
        yield from _run(compiled, strategy, setup, announce)


def _compile(case: GraphCase, text: str, strategy: str, setup: Setup) -> pipeline.LaunchModule | Outcome:
    options = options_of(strategy, setup.lanes, setup.target)
    try:
        return pipeline.compile_kernel(text, symbol_of(case), options)
    except UnsupportedError as error:
        return Outcome(case.name, strategy, REFUSED, str(error))
    except Exception:  # any other exception is a bug of the compiler
        return Outcome(case.name, strategy, ERROR, traceback.format_exc())


def _run(
    compiled: list[tuple[GraphCase, PairLaunch, pipeline.LaunchModule]], strategy: str, setup: Setup, announce: Announce
) -> Iterator[Outcome]:
    target = llvm.find_target(setup.target)
    code = llvm.emit_linked_object([each.ir for _, _, each in compiled], target, level=LEVEL)
    native = llvm.load_object(code, [each.interface.symbol for _, _, each in compiled])
    for case, launch, each in compiled:
        announce("launch", case.name)
        out = launch.new_out()
        block = pack(each.interface, [launch.scripts, launch.words, launch.early, out])
        function = NativeFunction(native.address(each.interface.symbol))
        ndrange = make_range(launch.items, launch.lanes)
        LaunchPlan(function, each.interface, block.local_size, ndrange).run(block)
        wrong = difference(launch, out)
        yield Outcome(case.name, strategy, WRONG if wrong else OK, wrong, launch.groups)


def difference(launch: PairLaunch, out: Array) -> str:
    """A description of the traces that are not as expected, "" if all are."""
    differ = np.flatnonzero(out != launch.expected)
    if not len(differ):
        return ""
    block, item = divmod(int(differ[0]), launch.items)
    group = item // launch.lanes
    return (
        f"{len(differ)} of {len(out)} traces differ, first that of block {block} in work-item {item} "
        f"(paths {launch.first[group]} and {launch.second[group]}): "
        f"{launch.expected[differ[0]]} expected, {out[differ[0]]} found"
    )


def work(task: dict[str, Any], answer: Callable[[object], None]) -> None:
    """The work of a worker process (wfv/fuzz/workers.py): the outcome of each case, which is done then."""
    cases, strategy = [find_case(name) for name in task["cases"]], task["strategy"]

    def announce(step: str, case: str) -> None:
        answer({"about": {"case": case, "step": step, "strategy": strategy}})

    for outcome in run_batch(cases, strategy, Setup(**task["setup"]), announce):
        answer({"outcome": asdict(outcome), "done": outcome.case})
