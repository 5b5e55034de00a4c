"""SSA repair: where control flow has changed or a value has several definitions, phis bring the right one to a use."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.values import Value


def repair_dominance(fn: Function, missing: Callable[[Instr], Value]) -> None:
    """Gives every use that its definition no longer dominates a phi of the definition and `missing(definition)`.

    A value does not outlive an iteration of a loop that defines it: at the loop's header it is missing. (What goes
    round has a phi.)
    """
    cfg = Cfg(fn)
    block_of = {instr: block for block in cfg.rpo for instr in block.instrs}
    broken: dict[Instr, None] = {}
    for user, block in block_of.items():
        for i, operand in enumerate(user.operands):
            at = user.blocks[i] if user.op == "phi" else block
            if isinstance(operand, Instr) and not _reaches(operand, block_of, at, cfg):
                broken[operand] = None
    for value in broken:
        rebuild_uses(fn, cfg, value, {block_of[value]: value}, missing(value), ends_at_headers=True)


def _reaches(value: Instr, block_of: Mapping[Instr, Block], at: Block, cfg: Cfg) -> bool:
    return at not in cfg or cfg.dominates(block_of[value], at)


def rebuild_uses(
    fn: Function, cfg: Cfg, value: Value, defs: Mapping[Block, Value], missing: Value, ends_at_headers: bool = False
) -> None:
    """Replaces each use of `value` by the definition in `defs` (block -> the value at its end) that reaches it.

    Uses in a block of `defs` behind its definition are left alone if that is `value` itself, and see the block's start
    otherwise. A value that comes in at the function's entry is `missing`, and also `defs` of the entry block.
    """
    reach = ReachingValue(fn, cfg, value, defs, missing, ends_at_headers)
    for block in cfg.rpo:
        for instr in list(block.instrs):
            if value not in instr.operands or instr in reach.phis:
                continue
            if instr.op == "phi":
                instr.operands[:] = [
                    reach.at_end(src) if operand is value else operand
                    for operand, src in zip(instr.operands, instr.blocks, strict=True)
                ]
            elif defs.get(block) is not value:
                instr.operands[:] = [
                    reach.at_start(block) if operand is value else operand for operand in instr.operands
                ]
    reach.fill_phis()
    reach.drop_trivial_phis()


class ReachingValue:
    """Looks up, through the predecessors, which definition reaches a block; inserts phis where several do.

    Source: Braun et al., "Simple and Efficient Construction of SSA Form" (CC 2013).
    """

    def __init__(
        self, fn: Function, cfg: Cfg, value: Value, defs: Mapping[Block, Value], missing: Value, ends_at_headers: bool
    ) -> None:
        self.fn, self.cfg, self.value, self.defs, self.missing = fn, cfg, value, defs, missing
        self.starts: dict[Block, Value] = {}
        self.phis: dict[Instr, Block] = {}
        self.pending: list[Instr] = []
        self.cuts = self._loop_headers_around(defs) if ends_at_headers else set()

    def _loop_headers_around(self, defs: Mapping[Block, Value]) -> set[Block]:
        headers = set()
        for block in defs:
            loop = self.cfg.loops.innermost(block)
            while loop is not None:
                headers.add(loop.header)
                loop = loop.parent
        return headers

    def at_end(self, block: Block) -> Value:
        return self.defs[block] if block in self.defs else self.at_start(block)

    def at_start(self, block: Block) -> Value:
        """The value at a block's start; the phis that it needs are complete after `fill_phis`."""
        chain, value = [block], self.starts.get(block)
        while value is None:
            at = chain[-1]
            preds = self.cfg.preds(at)
            if not preds or at in self.cuts:
                value = self.missing
            elif len(preds) > 1:
                value = self._join(at, preds)
            else:
                value = self.defs.get(preds[0]) or self.starts.get(preds[0])
                chain.append(preds[0])
        self.starts |= dict.fromkeys((b for b in chain if b not in self.defs or b is block), value)
        return value

    def _join(self, block: Block, preds: list[Block]) -> Instr:
        name = self.fn.unique_name(getattr(self.value, "name", "") or "v")
        # As many operands from a predecessor as it has edges.
        blocks = [pred for pred in preds for succ in pred.successors if succ is block]
        phi = Instr(self.value.type, name, "phi", blocks=blocks)
        self.phis[phi] = block
        block.instrs.insert(0, phi)
        self.pending.append(phi)
        return phi

    def fill_phis(self) -> None:
        """Gives the new phis their operands, which may take more phis."""
        while self.pending:
            phi = self.pending.pop()
            phi.operands = [self.at_end(pred) for pred in phi.blocks]

    def drop_trivial_phis(self) -> None:
        """Removes phis of one value, which loops make."""
        is_changed = True
        while is_changed:
            is_changed = False
            for phi, block in list(self.phis.items()):
                others = {operand for operand in phi.operands if operand is not phi}
                if len(others) == 1 and self._is_everywhere(next(iter(others)), block):
                    block.instrs.remove(phi)
                    del self.phis[phi]
                    self.fn.substitute({phi: next(iter(others))})
                    is_changed = True

    def _is_everywhere(self, value: Value, block: Block) -> bool:
        """The value may be used in `block`: a constant, or defined in a block that dominates it."""
        if not isinstance(value, Instr):
            return True
        home = self.phis.get(value) or next((b for b, v in self.defs.items() if v is value), None)
        return home is not None and self.cfg.dominates(home, block)
