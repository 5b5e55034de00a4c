"""The lane dimension: that of the NDRange in which the lanes of a vector are neighbours.

    a[row * n + column] -= m[row] * t[column];          row: get_global_id(0), column: get_global_id(1)

        lanes in dimension 0:   gathers and a scatter, which touch a cache line for each lane
        lanes in dimension 1:   wide loads and a wide store

It is the dimension in which the kernel's accesses cost least, 0 if several do. All other steps call the lane dimension
0. So this one exchanges the names of the parameters, and the launch function (passes/group/launch_function.py) gives
the ids and sizes of dimension 1 to those of dimension 0. Before, after, for lanes in dimension 1:

    %row = add i64 %wfv.gbase0, %wfv.lid0               %row = add i64 %wfv.gbase1, %wfv.lid1
    %column = add i64 %wfv.gbase1, %wfv.lid1            %column = add i64 %wfv.gbase0, %wfv.lid0

Where other accesses cross the lanes, as in a transposition, groups follow each other in the dimension of these, so that
a group finds the cache lines of the one before.

Work-items of a group, and groups, run in any order between two barriers, so that this is not observable. Sub-groups
are vectors: a kernel that uses them has its lanes in dimension 0.
"""

from collections.abc import Mapping
from math import inf
from typing import Literal

from passes.analysis.analyses import shapes_of
from passes.analysis.cause import chain
from passes.analysis.divergence import Shapes
from passes.analysis.shapes import Assumptions, strided
from passes.analysis.trip_counts import iterations
from passes.builtins.memory import LOCAL_SPACE
from passes.costs import FAR_STORE, GATHERED
from passes.interface import exchanged
from passes.remarks import Remark
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr, is_op
from wfv.ir.names import LOCAL_IDS, name_of, stem_and_dimension
from wfv.ir.types import PtrType, size_of
from wfv.ir.uses import underlying_object

Way = Literal["one", "near", "far", "unknown"]
NEAR = 4  # elements from one lane to the next, up to which accesses are near each other
LANES = 8  # the same for all variants of a kernel, which agree on the dimension


class Directions:
    """The accesses of a kernel along each dimension that lanes may run along.

    `required`: the local size it demands; `analysis`: the name of the divergence analysis.
    """

    def __init__(self, fn: Function, required: tuple[int, ...] | None, analysis: str) -> None:
        cfg, sizes, assume = Cfg(fn), required or (2, 2, 2), Assumptions(LANES, analysis=analysis)
        self.runs = {
            instr: iterations(len(cfg.loops.around(block)))
            for block in cfg.rpo
            for instr in block.instrs
            if instr.op in ("load", "store") and not _is_private(instr)
        }
        found = {name: number for number, name in enumerate(LOCAL_IDS) if sizes[number] > 1}
        ids = {found[id.name]: id for id in fn.args if id.name in found}
        self.ways: dict[int, dict[Instr, Way]] = {dimension: {} for dimension in ids}
        for dimension, id in ids.items() if len(ids) > 1 else ():
            shapes = shapes_of(fn, {id: strided(1)}, assume, cfg)
            self.ways[dimension] = {instr: _way(instr, shapes) for instr in self.runs}

    @property
    def costs(self) -> tuple[float, ...]:
        """The cost of a work-item's far accesses with lanes in each dimension; infinity where there are no lanes."""
        return tuple(self._cost(self.ways[each]) if each in self.ways else inf for each in range(3))

    def _cost(self, ways: Mapping[Instr, Way]) -> float:
        """Stores to one address count as far: a single lane stores, or the dimension has a single work-item."""
        loads = (self.runs[each] for each, way in ways.items() if way == "far" and _is_cheap(each))
        stores = (self.runs[each] for each, way in ways.items() if way in ("far", "one") and not _is_cheap(each))
        return GATHERED * sum(loads) + FAR_STORE * sum(stores)

    def crossing(self, lanes: int) -> int | None:
        """The dimension in which neighbours access neighbouring elements that are far along the dimension of lanes."""
        far = [each for each, way in self.ways.get(lanes, {}).items() if way == "far" and not _is_local(each)]
        return next((each for each, ways in self.ways.items() if any(ways[instr] == "near" for instr in far)), None)


def _way(access: Instr, shapes: Shapes) -> Way:
    """How the addresses of a load or store follow each other from lane to lane.

    They are far apart where an id is multiplied; unknown if they are looked up, or computed otherwise.
    """
    address = access.operands[-1]
    shape = shapes.of(address)
    if shape.is_uniform:
        return "one"
    if shape.may_be_contiguous:
        return "near" if abs(shape.stride) <= NEAR * size_of(access.accessed) else "far"
    causes = chain(address, shapes.causes)  # not every analysis finds them
    root = causes[-1][0] if causes else address
    return "far" if is_op(root, "mul", "shl") else "unknown"


def _is_private(access: Instr) -> bool:
    base = underlying_object(access.operands[-1])
    return is_op(base, "alloca")


def _is_local(access: Instr) -> bool:
    return access.operands[-1].type == PtrType(LOCAL_SPACE)


def _is_cheap(access: Instr) -> bool:
    """Whether it needs no cache line to be read and written back."""
    return access.op == "load" or _is_local(access)


def exchange_dimensions(fn: Function, dimension: int) -> None:
    """Exchanges the names of the parameters of dimension 0 and of this one, in place."""
    for arg in fn.args if dimension else ():
        stem, number = stem_and_dimension(arg.name)
        if stem:
            arg.name = name_of(f"{stem}{exchanged((0, 1, 2), dimension)[number]}")
            arg.attrs += f' "dimension"="{number}"'


def lane_dimension_remarks(dimension: int) -> frozenset[Remark]:
    """A remark on lanes in another dimension than 0."""
    text = (
        f"lanes run along dimension {dimension}, where neighbours access neighbouring elements; not along dimension 0"
    )
    return frozenset({Remark(0, "dimension", "", "", text)} if dimension else ())
