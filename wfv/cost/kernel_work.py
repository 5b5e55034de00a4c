"""The census of a whole kernel: of each continuation and of its fast version."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from passes.speculate import Speculation
from wfv.cost.census import Census, census_of
from wfv.ir.core import Function, Instr
from wfv.ir.values import ConstInt
from wfv.pipeline.shapes import Analysis, analyze
from wfv.pipeline.state import State

_ROW = 256  # work-items between two bounds of an id: of a row of 512, a vector crosses each of its two ends
_HALF = 0.5
_ARITHMETIC = ("udiv", "urem", "sdiv", "srem", "lshr", "ashr", "shl", "and")


@dataclass(frozen=True)
class Fast:
    """The fast version. `divisor`: the ids of a vector are assumed not to cross a multiple of it; infinite if it is no
    constant, or only bounds are assumed.
    """

    census: Census
    divisor: float

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


def _share(divisor: float, lanes: int) -> float:
    """The share of vectors that cross neither a bound nor a multiple of the divisor; see `Fast.divisor`."""
    return 1 - lanes / _ROW if lanes <= divisor else 0.0


def _fast_census(fn: Function, state: State) -> Census:
    found = analyze(fn, state.options)
    return census_of(found.cfg, found.shapes, False)


def _divisor(fast: Function) -> float:
    assumed = [i for i in fast.instrs() if i.notes.assumed_shape is not None and i.op in _ARITHMETIC]
    return min(map(_constant_divisor, assumed), default=inf)


def _constant_divisor(instr: Instr) -> float:
    """The power of two, or the number, that the result tells multiples of; infinite if it is not a constant."""
    by = instr.operands[1]
    if not isinstance(by, ConstInt):
        return inf
    if instr.op in ("lshr", "ashr"):
        return 1 << min(by.value, 62)
    return by.value + 1 if instr.op == "and" else abs(by.value)
