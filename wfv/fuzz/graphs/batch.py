"""A batch of graph kernels under one strategy: compiled one by one, linked into one object, launched, compared."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from wfv import llvm, pipeline
from wfv.errors import UnsupportedError
from wfv.fuzz.fuzzed_strategies import options_of
from wfv.fuzz.graphs.cases import GraphCase
from wfv.fuzz.graphs.graph_kernel import kernel_text
from wfv.fuzz.graphs.paths import Array, PairLaunch, pair_launch
from wfv.runtime.arguments.packer import ArgumentPacker
from wfv.runtime.launch.geometry import make_range
from wfv.runtime.launch.plan import NativeFunction, run_launch

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
        block = ArgumentPacker(each.interface).pack([launch.scripts, launch.words, launch.early, out])
        function = NativeFunction(native.address(each.interface.symbol))
        run_launch(function, each.interface, block, make_range(launch.items, launch.lanes))
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
