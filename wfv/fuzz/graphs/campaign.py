"""The kernels of all small control-flow graphs under each strategy: which there are, and how one is run.

A graph has a kernel for each choice of uniform and of early branches. Small graphs have one for each choice of uniform
branches up to symmetry, with and without early branches; large graphs have some choices, every other of them with early
branches.
"""

import itertools
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from wfv import llvm, pipeline
from wfv.errors import OptionError, UnsupportedError
from wfv.fuzz.campaign import MISMATCH, OK, REFUSED, Outcome, Result, error_outcome, options_of
from wfv.fuzz.graphs.graph_kernel import Array, GraphKernel, PairLaunch, kernel_text, pair_launch
from wfv.fuzz.graphs.small_graphs import Graph, all_graphs, branches, symmetries
from wfv.runtime.arguments.packer import pack
from wfv.runtime.launch.geometry import make_range
from wfv.runtime.launch.native_launch import LaunchPlan, NativeFunction
from wfv.strategies import OWN_ANALYSIS

EVERY_COMBINATION = 5  # blocks; larger graphs have all varying, all uniform, and MIXED random choices
MIXED = 2
MIN_BLOCKS, MAX_BLOCKS = 2, 6
LEVEL = 0  # of LLVM's optimizer, which is not under test, to save time


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


def select_cases(max_blocks: int, *, seed: int = 0) -> list[GraphCase]:
    """The cases of all graphs of up to `max_blocks` blocks."""
    if not MIN_BLOCKS <= max_blocks <= MAX_BLOCKS:
        raise OptionError(f"graphs of {max_blocks} blocks", help=f"{MIN_BLOCKS} to {MAX_BLOCKS} are possible")
    return [case for count in range(MIN_BLOCKS, max_blocks + 1) for case in graph_cases(count, seed)]


@dataclass(frozen=True)
class GraphRun:
    """A kernel, by the name of its case, and how it is run: with all pairs of paths in one launch."""

    case: str = ""
    strategy: str = ""
    lanes: int = 2
    target: str = "host"
    seed: int = 0
    analysis: str = OWN_ANALYSIS
    raw: bool = False

    @property
    def file(self) -> str:
        return f"{self.case}.{self.strategy.replace('/', '-')}.ll"

    @property
    def command(self) -> str:
        options = f"--lanes {self.lanes} --target {self.target} --seed {self.seed} --analysis {self.analysis}"
        blocks = self.case.partition("-")[0]
        raw = " --raw" * self.raw
        return f"wfv fuzz --cfgs {blocks} --only {self.case} --strategies {self.strategy} {options}{raw}"

    def text(self) -> bytes:
        return prepare(find_case(self.case), self.lanes, self.seed)[1].encode()


def graph_runs(cases: Iterable[GraphCase], strategies: Sequence[str], like: GraphRun = GraphRun()) -> list[GraphRun]:
    """Each case under each strategy, run like another one. Raises OptionError."""
    for strategy in strategies:
        options_of(strategy, like.lanes, like.target, like.analysis)
    return [replace(like, case=case.name, strategy=strategy) for case in cases for strategy in strategies]


def symbol_of(case: GraphCase) -> str:
    """The kernel's name in the IR."""
    return "k" + case.name.replace("-", "_")


@lru_cache(maxsize=16)
def prepare(case: GraphCase, lanes: int, seed: int) -> tuple[PairLaunch, str]:
    """The launch and the kernel's IR, which are the same for all strategies."""
    launch = pair_launch(case.kernel, lanes, seed)
    return launch, kernel_text(case.kernel, symbol_of(case), launch.items, launch.groups)


def run_graph(run: GraphRun) -> Iterator[Result]:
    """Compiles the kernel, launches it, and compares the traces."""
    case = find_case(run.case)
    launch, text = prepare(case, run.lanes, run.seed)
    yield Result(run, "compile")
    try:
        options = options_of(run.strategy, run.lanes, run.target, run.analysis, run.raw)
        compiled = pipeline.compile_kernel(text, symbol_of(case), options)
        code = llvm.emit_object(compiled.ir, replace(llvm.find_target(run.target), level=LEVEL))
    except UnsupportedError as error:
        yield Result(run, "compile", Outcome(REFUSED, str(error)))
        return
    except Exception as error:  # any other exception is a bug of the compiler
        yield Result(run, "compile", error_outcome(error))
        return
    yield Result(run, "launch")
    native = llvm.load_object(code, [compiled.interface.symbol])
    out = launch.new_out()
    block = pack(compiled.interface, [launch.scripts, launch.words, launch.early, out])
    function = NativeFunction(native.address(compiled.interface.symbol))
    LaunchPlan(function, compiled.interface, block.local_size, make_range(launch.items, launch.lanes)).run(block)
    wrong = difference(launch, out)
    yield Result(run, "launch", Outcome(MISMATCH if wrong else OK, wrong), launch.groups)


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
