"""Stores that all ways to a block end with, at one address, become one store of a phi in this block.

    then:  store i8 0, ptr %p                       join:  %v = phi i8 [ 0, %then ], [ %x, %else ]
           br %join                                        store i8 %v, ptr %p
    else:  store i8 %x, ptr %p
           br %join

A store in one side of a divergent branch needs a mask; the phi is a blend. LLVM's passes for normal form do so for two
ways that compute the address in common.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from passes.analysis.interleave_groups import may_touch_memory
from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr, is_op
from wfv.ir.values import Value

_ADDRESS_OPS = ("getelementptr", "sext", "zext", "trunc", "add", "sub", "mul", "shl", "or")


def sink_common_stores(fn: Function) -> bool:
    """Moves stores down, in place; returns whether it moved any."""
    cfg, moved = Cfg(fn), 0
    for block in cfg.rpo:  # inner joins first: a store that moved down may move further
        preds = _ways_to(cfg, block)
        while preds and _sink_into(fn, block, preds):
            moved += 1
    return moved > 0


def _ways_to(cfg: Cfg, block: Block) -> list[Block]:
    """The predecessors of a block that all go nowhere else; none of a loop's header."""
    preds = cfg.preds(block)
    is_join = len(preds) > 1 and all(len(pred.successors) == 1 and not cfg.dominates(block, pred) for pred in preds)
    return preds if is_join else []


def _sink_into(fn: Function, join: Block, preds: Sequence[Block]) -> bool:
    """Moves the last stores of all predecessors, if they are to one place."""
    stores = [store for pred in preds if (store := _last_store(pred)) is not None]
    if len(stores) < len(preds) or len({store.accessed for store in stores}) > 1:
        return False
    address = _CommonValue(fn)
    pointer = address.of(tuple(store.operands[1] for store in stores))
    if pointer is None:
        return False
    values = [store.operands[0] for store in stores]
    new = stores[0].clone()
    new.attrs["align"] = min(store.align for store in stores)
    kept = [store.metadata.items() for store in stores]
    new.metadata = {k: v for k, v in new.metadata.items() if k == "dbg" or all((k, v) in items for items in kept)}
    phi = Instr(values[0].type, fn.unique_name("stored"), "phi", values, blocks=list(preds), line=new.line)
    new.operands = [phi, pointer]
    for pred, store in zip(preds, stores, strict=True):
        pred.instrs.remove(store)
    at = join.first_non_phi
    join.instrs[at:at] = [phi, *address.made, new]
    return True


def _last_store(block: Block) -> Instr | None:
    """The block's last access of memory, if it is a plain store."""
    last = next((x for x in reversed(block.instrs) if may_touch_memory(x)), None)
    return last if last is not None and last.op == "store" and not last.is_ordered else None


@dataclass
class _CommonValue:
    """One value for several that are computed alike; `made`: the instructions that compute it again, each once."""

    fn: Function
    made: list[Instr] = field(default_factory=list)
    known: dict[tuple[Value, ...], Value | None] = field(default_factory=dict)

    def of(self, values: tuple[Value, ...]) -> Value | None:
        if values not in self.known:
            self.known[values] = self._computed(values)
        return self.known[values]

    def _computed(self, values: tuple[Value, ...]) -> Value | None:
        first = values[0]
        if all(value == first for value in values):
            return first
        instrs = [value for value in values if is_op(value, *_ADDRESS_OPS)]
        if len(instrs) < len(values) or not all(_is_alike(instr, instrs[0]) for instr in instrs):
            return None
        operands = [self.of(each) for each in zip(*(instr.operands for instr in instrs), strict=True)]
        known = [operand for operand in operands if operand is not None]
        if len(known) < len(operands):
            return None
        new = instrs[0].clone()
        new.operands, new.name = known, self.fn.unique_name(new.name)
        self.made.append(new)
        return new


def _is_alike(a: Instr, b: Instr) -> bool:
    return (a.op, a.type, a.attrs, len(a.operands)) == (b.op, b.type, b.attrs, len(b.operands))
