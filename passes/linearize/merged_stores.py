"""Stores to one address, of which each lane does at least one, become one store without a mask.

    if (v < a) { out[i] = a; return; }                  out[i] = v < a ? a : v > b ? b : v;
    if (v > b) { out[i] = b; return; }
    out[i] = v;

Before:                                             After:

    call void @wfv.store.f32.p1(%a, %p, i1 %less, ..)
    call void @wfv.store.f32.p1(%b, %p, i1 %more, ..)   %bv = select i1 %c, %b, %v   ; %more = not %less and %c
    call void @wfv.store.f32.p1(%v, %p, i1 %else, ..)   %abv = select i1 %else, %v, %ab
                                                        store float %abv, ptr %p

The stores are on one path. A store moves down behind accesses that only other lanes do. Whether two masks have no lane
in common, and whether all masks together have all lanes, is computed for all values of the conditions that the masks
are made of.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import Access, access_of, may_touch_memory
from passes.linearize.edge_masks import ALL, MaskTables
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import VOID, VecType
from wfv.ir.values import TRUE, Value

_MAX_DEPTH = 4  # of equal addresses


def merge_stores(cfg: Cfg, shapes: Shapes) -> None:
    """Merges the stores of a linearized function in place."""
    if shapes.are_forgotten:
        return
    groups = [group for path in _paths(cfg) for group in _groups(path, shapes)]
    new: dict[Instr, list[Instr]] = {}
    for group in groups:
        *removed, last = (store.instr for store in group.stores)
        new.update((store, []) for store in removed)
        new[last] = _merged(cfg.fn, group)
    for block in cfg.fn.blocks if groups else ():
        block.instrs[:] = [each for instr in block.instrs for each in new.get(instr, (instr,))]


def _paths(cfg: Cfg) -> Iterator[list[Block]]:
    """The blocks, in sequences of which each block leads to the next one only, and the next one from it only."""
    inside = {b.terminator.blocks[0] for b in cfg.rpo if _is_followed(cfg, b)}
    for block in cfg.rpo:
        if block not in inside:
            path = [block]
            while _is_followed(cfg, path[-1]):
                path.append(path[-1].terminator.blocks[0])
            yield path


def _is_followed(cfg: Cfg, block: Block) -> bool:
    successors = block.terminator.blocks
    return len(successors) == 1 and successors[0] is not cfg.rpo[0] and len(cfg.preds(successors[0])) == 1


@dataclass
class _Group:
    """Stores to one address that may all be done where the last one is. `lanes`: those of all masks, as a table.

    `tables`: those of the masks; `is_exclusive`: no lane does two of the stores.
    """

    stores: list[Access]
    lanes: int
    tables: MaskTables
    is_exclusive: bool = True


def _groups(path: list[Block], shapes: Shapes) -> list[_Group]:
    """The groups of which each lane does at least one store."""
    tables = MaskTables()
    pending: list[_Group] = []
    found: list[_Group] = []
    for instr in (instr for block in path for instr in block.instrs):
        access = access_of(instr) if instr.op in ("load", "store", "call") else None
        if access is None:
            pending = [] if may_touch_memory(instr) else pending
            continue
        lanes = tables.of(access.mask or TRUE)
        joined = _joined(access, pending, shapes) if lanes is not None else None
        pending = [group for group in pending if group is joined or (lanes is not None and not lanes & group.lanes)]
        if joined is not None and lanes is not None:
            joined.stores.append(access)
            joined.is_exclusive &= not joined.lanes & lanes
            joined.lanes |= lanes
            if joined.lanes == ALL:
                found.append(joined)
                pending.remove(joined)
        elif lanes is not None and _may_join(access, shapes):
            pending.append(_Group([access], lanes, tables))
    return found


def _joined(access: Access, pending: list[_Group], shapes: Shapes) -> _Group | None:
    """The group whose stores may be done where this one is."""
    if not _may_join(access, shapes):
        return None
    return next((group for group in pending if _are_same_place(group.stores[0], access)), None)


def _may_join(access: Access, shapes: Shapes) -> bool:
    is_masked_store = access.value is not None and access.mask is not None
    return is_masked_store and not isinstance(access.type, VecType) and not shapes.of(access.address).is_uniform


def _are_same_place(a: Access, b: Access) -> bool:
    return a.type == b.type and _are_equal(a.address, b.address)


def _are_equal(a: Value, b: Value, depth: int = 0) -> bool:
    """Whether two addresses are the same: one value, or computed alike."""
    if a is b or (not isinstance(a, Instr) and a == b):
        return True
    if not (isinstance(a, Instr) and isinstance(b, Instr)) or depth == _MAX_DEPTH or a.op != "getelementptr":
        return False
    is_alike = b.op == a.op and a.attrs.get("elem_type") == b.attrs.get("elem_type") and a.type == b.type
    pairs = zip(a.operands, b.operands, strict=True) if len(a.operands) == len(b.operands) else ()
    return is_alike and len(a.operands) == len(b.operands) and all(_are_equal(x, y, depth + 1) for x, y in pairs)


def _merged(fn: Function, group: _Group) -> list[Instr]:
    """The store of the selected values, behind the instructions that select them."""
    out: list[Instr] = []
    build, last = Builder(fn, out, group.stores[-1].instr), group.stores[-1]
    value = _first_value(group, build) if group.is_exclusive else _last_value(group, build)
    attrs = {"align": min(store.align for store in group.stores)}
    out.append(Instr(VOID, "", "store", [value, last.address], attrs, line=last.instr.line))
    return out


def _last_value(group: _Group, build: Builder) -> Value:
    """Of each lane's stores, the last one's value."""
    (_, value), *others = ((store.mask or TRUE, _value(store)) for store in group.stores)
    for mask, new in others:
        value = build.select(mask, new, value)
    return value


def _first_value(group: _Group, build: Builder) -> Value:
    """The value of each lane's only store. A mask needs to be right in lanes that did none of the stores before."""
    left, masks = ALL, []
    for store in group.stores[:-1]:
        mask = store.mask or TRUE
        masks.append(group.tables.simplified(mask, left))
        left &= ~(group.tables.of(mask) or 0)
    value = _value(group.stores[-1])
    for mask, store in zip(reversed(masks), reversed(group.stores[:-1]), strict=True):
        value = build.select(mask, _value(store), value)
    return value


def _value(store: Access) -> Value:
    assert store.value is not None
    return store.value
