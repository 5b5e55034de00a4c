"""The lane dimension: that of the NDRange in which the lanes of a vector are neighbours.

    a[row * n + column] -= m[row] * t[column];          row: get_global_id(0), column: get_global_id(1)

        lanes in dimension 0:   gathers and a scatter, which touch a cache line for each lane
        lanes in dimension 1:   wide loads and a wide store

It is the dimension in which the kernel's accesses cost least, 0 if several do. All other steps call the lane dimension
0. So this one exchanges the names of the parameters, and the launch function (passes/kernel/launch_function.py) gives
the ids and sizes of dimension 1 to those of dimension 0. Before, after, for lanes in dimension 1:

    %row = add i64 %wfv.gbase0, %wfv.lid0               %row = add i64 %wfv.gbase1, %wfv.lid1
    %column = add i64 %wfv.gbase1, %wfv.lid1            %column = add i64 %wfv.gbase0, %wfv.lid0

Work-items of a group, and groups, run in any order between two barriers, so that this is not observable. Sub-groups
are vectors: a kernel that uses them has its lanes in dimension 0.
"""

import re
from math import inf

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.shapes import Assumptions, strided
from passes.analysis.trip_counts import iterations
from passes.costs import FAR_STORE, GATHERED
from passes.interface import exchanged
from passes.kernel.memory import LOCAL_SPACE
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr
from wfv.ir.types import PtrType, size_of
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument

Costs = tuple[float, float, float]
NEAR = 4  # elements from one lane to the next, up to which accesses are near each other
_ID = "wfv.lid"
_PARAMETER = re.compile(r"(wfv\.(?:lid|gbase|group|gsize|lsize|elsize|ngroups|goffset))([012])")
_ASSUMED = Assumptions(lanes=8)  # the same for all variants of a kernel, which agree on the dimension


def dimension_costs(fn: Function, required: tuple[int, ...] | None) -> Costs:
    """What a work-item's far accesses cost with lanes in each dimension; infinity where there are no lanes.

    `required`: the local size that the kernel's attributes demand.
    """
    cfg, sizes = Cfg(fn), required or (2, 2, 2)
    ids = {arg.name: arg for arg in fn.args}

    def cost(dimension: int) -> float:
        id = ids.get(f"{_ID}{dimension}")
        return inf if id is None or sizes[dimension] == 1 else _cost_of_accesses(cfg, id)

    return cost(0), cost(1), cost(2)


def _cost_of_accesses(cfg: Cfg, id: Argument) -> float:
    shapes = analyze_divergence(cfg.fn, {id: strided(1)}, _ASSUMED, cfg)
    return sum(
        iterations(len(cfg.loops.around(block))) * _cost(instr, shapes)
        for block in cfg.rpo
        for instr in block.instrs
        if instr.op in ("load", "store")
    )


def _cost(access: Instr, shapes: Shapes) -> float:
    """The cost of one access for one lane, beyond that of a wide access.

    A store to one address is one of a single lane, or dimensions have a single work-item.
    """
    address = access.operands[-1]
    base = underlying_object(address)
    if isinstance(base, Instr) and base.op == "alloca":
        return 0.0
    is_store, is_local = access.op == "store", address.type == PtrType(LOCAL_SPACE)
    if not is_far(access, shapes) and not (is_store and shapes.of(address).is_uniform):
        return 0.0
    return FAR_STORE if is_store and not is_local else GATHERED


def is_far(access: Instr, shapes: Shapes) -> bool:
    """Whether the lanes' addresses of a load or store are not known to be near each other."""
    shape = shapes.of(access.operands[-1])
    return not shape.may_be_contiguous or abs(shape.stride) > NEAR * size_of(access.accessed)


def exchange_dimensions(fn: Function, dimension: int) -> None:
    """Exchanges the names of the parameters of dimension 0 and of this one, in place."""
    for arg in fn.args:
        if found := _PARAMETER.fullmatch(arg.name):
            arg.name = f"{found[1]}{exchanged((0, 1, 2), dimension)[int(found[2])]}"
            arg.attrs += f' "dimension"="{found[2]}"'
