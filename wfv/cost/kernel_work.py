"""The census of a whole kernel: of each continuation and of its fast version."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log2

from passes.speculate import Speculation
from wfv.cost.census import Census, census_of
from wfv.ir.core import Function, Instr
from wfv.ir.values import ConstInt
from wfv.pipeline.shapes import Analysis, analyze
from wfv.pipeline.state import State

_ROW = 256  # work-items between two bounds of an id: of a row of 512, a vector crosses each of its two ends
_HALF = 0.5
_POWERS = 16  # a divisor that is an argument is one of so many powers of two, which are equally probable
_ARITHMETIC = ("udiv", "urem", "sdiv", "srem", "lshr", "ashr", "shl", "and")


@dataclass(frozen=True)
class Fast:
    """The fast version. `divisor`: of the ids that are assumed not to cross a multiple of it; 0: not a constant; None:
    only bounds are assumed.
    """

    census: Census
    divisor: int | None

    def share(self, lanes: int) -> float:
        """The share of vectors for which the assumptions hold."""
        return _share(self.divisor, lanes)


@dataclass(frozen=True)
class Part:
    """A continuation, and the fast version of it, if there is one."""

    census: Census
    fast: Fast | None


def parts_of(state: State) -> list[Part]:
    """All continuations of a kernel that is analyzed."""
    return [
        Part(
            census_of(known.cfg, known.shapes, True),
            None if each is None else Fast(_fast_census(each.fast, state), _divisor(each.fast)),
        )
        for known, each in zip(analyses_of(state), _widest(state), strict=True)
    ]


def analyses_of(state: State) -> Sequence[Analysis]:
    """The analyses of all continuations of a kernel whose compilation has come to LAST_STEP (ranking.py)."""
    return state.analyses or [analyze(fn, state.options) for fn in state.functions]


def usual_versions(state: State, lanes: int) -> list[Function]:
    """The version of each continuation that most vectors run."""
    return [
        each.fast if each is not None and _share(_divisor(each.fast), lanes) > _HALF else fn
        for fn, each in zip(state.functions, _widest(state), strict=True)
    ]


def _widest(state: State) -> list[Speculation | None]:
    """The version of each continuation that holds for the most vectors: that on shapes, else the one tested last."""
    found = state.speculations or ((),) * len(state.functions)
    return [max(reversed(each), key=lambda version: version.is_on_shapes) if each else None for each in found]


def _share(divisor: int | None, lanes: int) -> float:
    """The share of vectors that do not cross a multiple of the divisor; see `Fast.divisor`."""
    if divisor is None:
        return max(0.0, 1 - lanes / _ROW)
    if divisor:
        return 1 - lanes / _ROW if lanes <= divisor else 0.0
    return 1 - log2(lanes) / _POWERS


def _fast_census(fn: Function, state: State) -> Census:
    found = analyze(fn, state.options)
    return census_of(found.cfg, found.shapes, False)


def _divisor(fast: Function) -> int | None:
    assumed = [i for i in fast.instrs() if i.notes.assumed_shape is not None and i.op in _ARITHMETIC]
    return min(map(_constant_divisor, assumed), default=None)


def _constant_divisor(instr: Instr) -> int:
    """The power of two, or the number, that the result tells multiples of; 0 if it is not a constant."""
    by = instr.operands[1]
    if not isinstance(by, ConstInt):
        return 0
    if instr.op in ("lshr", "ashr"):
        return 1 << min(by.value, 62)
    return by.value + 1 if instr.op == "and" else abs(by.value)
