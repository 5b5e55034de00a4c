"""Stores to one address at the end of several ways to a block become one store of a phi.

    then:  store i8 0, ptr %p                       join:  %v = phi i8 [ 0, %then ], [ %x, %else ]
           br %join                                        store i8 %v, ptr %p
    else:  store i8 %x, ptr %p
           br %join

If there are other ways to the block, and the branches are divergent, the store is in a new block, to which the ways
with a store lead:

    then:  store i8 0, ptr %p                       shared:  %v = phi i8 [ 0, %then ], [ %x, %else ]
           br %join                                          store i8 %v, ptr %p
    else:  store i8 %x, ptr %p                               br %join
           br %join                                 join:    %y = phi i8 [ %z, %other ], ..
    other: br %join

A store in one side of a divergent branch needs a mask, and a load that follows waits for it; the phi is a blend. LLVM's
passes sink such stores, too, but only where nothing else uses the address.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from passes.analysis.interleave_groups import may_touch_memory
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, branch_to, is_op
from wfv.ir.edits import redirect_edges
from wfv.ir.reached import reached
from wfv.ir.types import Type
from wfv.ir.values import Value
from wfv.opencl.builtins import find_builtin

_ADDRESS_OPS = ("getelementptr", "sext", "zext", "trunc", "add", "sub", "mul", "shl", "or")


def sink_common_stores(fn: Function) -> bool:
    """Moves stores down, in place; returns whether it moved any."""
    cfg, places, moved = Cfg(fn), _Places(), False
    for join in cfg.rpo:  # inner joins first: a store that moved down may move further
        work = [(join, len(cfg.preds(join)), _ways_to(cfg, join))]
        while work:
            block, count, ways = work.pop()
            for stores in _to_one_place(ways, places):
                some = list(stores)
                if len(some) == count or _are_decided_by_ids(cfg, some):
                    end = block if len(some) == count else _shared_end(fn, some, block)
                    _sink_into(fn, end, stores)
                    work.append((end, len(some), some))
                    moved = True
    return moved


def _ways_to(cfg: Cfg, block: Block) -> list[Block]:
    """The predecessors of a block that go nowhere else; none of a loop's header."""
    preds = cfg.preds(block)
    is_header = any(cfg.dominates(block, pred) for pred in preds)
    return [] if is_header else [pred for pred in preds if len(pred.successors) == 1]


def _to_one_place(ways: Sequence[Block], places: _Places) -> list[dict[Block, Instr]]:
    """The last stores of blocks, together if they are to one place; without those that are alone."""
    found: defaultdict[tuple[Type, int], dict[Block, Instr]] = defaultdict(dict)
    for way in ways:
        store = _last_store(way)
        if store is not None:
            found[store.accessed, places.of(store.operands[1])][way] = store
    return [stores for stores in found.values() if len(stores) > 1]


def _are_decided_by_ids(cfg: Cfg, ways: Sequence[Block]) -> bool:
    """Whether no branch is uniform that decides which of some ways is taken: one block for all would linearize it.

    The divergence analysis comes later. A condition that is computed from no id is taken to be uniform.
    """
    above = [block for block in cfg.rpo if any(cfg.dominates(block, way) for way in ways)]
    common = [block for block in above if all(cfg.dominates(block, way) for way in ways)]
    deciding = [common[-1], *(block for block in above if block not in common)]
    return all(
        any(map(_is_id, reached(block.terminator.operands, _operands)))
        for block in deciding
        if len(block.successors) > 1
    )


def _operands(value: Value) -> Sequence[Value]:
    return value.operands if isinstance(value, Instr) else ()


def _is_id(value: Value) -> bool:
    builtin = find_builtin(value.callee) if isinstance(value, Instr) else None
    return builtin is not None and builtin.name in ("global_id", "lid")


def _shared_end(fn: Function, ways: Sequence[Block], join: Block) -> Block:
    """A new block, through which some ways to a join lead there."""
    end = Block(fn.unique_name(f"{join.name}.store"), [branch_to(join)])
    for phi in join.phis:
        merged = Instr(phi.type, fn.unique_name(phi.name), "phi", list(map(phi.incoming_for, ways)), blocks=list(ways))
        phi.set_incoming([*(pair for pair in phi.incoming() if pair[1] not in ways), (merged, end)])
        end.instrs.insert(-1, merged)
    for way in ways:
        redirect_edges(way, join, end)
    fn.blocks.insert(fn.blocks.index(join), end)
    return end


def _sink_into(fn: Function, join: Block, stores: dict[Block, Instr]) -> None:
    """Moves the last stores of all predecessors down, which are to one place."""
    first = next(iter(stores.values()))
    address = _CommonValue(fn)
    pointer = address.of(tuple(store.operands[1] for store in stores.values()))
    values = [store.operands[0] for store in stores.values()]
    new = first.clone()
    new.attrs["align"] = min(store.align for store in stores.values())
    kept = [store.metadata.items() for store in stores.values()]
    new.metadata = {k: v for k, v in new.metadata.items() if k == "dbg" or all((k, v) in items for items in kept)}
    phi = Instr(first.accessed, fn.unique_name("stored"), "phi", values, blocks=list(stores), line=new.line)
    new.operands = [phi, pointer]
    for way, store in stores.items():
        way.instrs.remove(store)
    at = join.first_non_phi
    join.instrs[at:at] = [phi, *address.made, new]


def _last_store(block: Block) -> Instr | None:
    """The block's last access of memory, if it is a plain store."""
    last = next((x for x in reversed(block.instrs) if may_touch_memory(x)), None)
    return last if last is not None and last.op == "store" and not last.is_ordered else None


@dataclass
class _Places:
    """Numbers of addresses, equal if they are computed alike from the same values."""

    numbers: dict[object, int] = field(default_factory=dict)
    known: dict[Value, int] = field(default_factory=dict)

    def of(self, value: Value) -> int:
        if value not in self.known:
            self.known[value] = self.numbers.setdefault(self._key(value), len(self.numbers))
        return self.known[value]

    def _key(self, value: Value) -> object:
        if not is_op(value, *_ADDRESS_OPS):
            return value
        return value.op, value.type, *sorted(value.attrs.items()), *map(self.of, value.operands)


@dataclass
class _CommonValue:
    """One value for several that are computed alike; `made`: the instructions that compute it again, each once."""

    fn: Function
    made: list[Instr] = field(default_factory=list)
    known: dict[tuple[Value, ...], Value] = field(default_factory=dict)

    def of(self, values: tuple[Value, ...]) -> Value:
        if values not in self.known:
            self.known[values] = self._computed(values)
        return self.known[values]

    def _computed(self, values: tuple[Value, ...]) -> Value:
        if all(value == values[0] for value in values):
            return values[0]
        instrs = [value for value in values if isinstance(value, Instr)]
        new = instrs[0].clone()
        new.operands = [self.of(each) for each in zip(*(instr.operands for instr in instrs), strict=True)]
        new.name = self.fn.unique_name(new.name)
        self.made.append(new)
        return new
