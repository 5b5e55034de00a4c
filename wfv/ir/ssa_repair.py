"""SSA repair: inserts phis where control flow has changed, or where a value has several definitions.

Phis are inserted only on the iterated dominance frontier of the definitions, and only where a use needs them. In any
other block the reaching definition is the nearest dominating definition or phi. The time depends on the number of uses
to repair, not on their distance from the function's entry.
Source: Cytron et al., "Efficiently Computing Static Single Assignment Form" (TOPLAS 1991).
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from wfv.ir.cfg import Cfg
from wfv.ir.core import Block, Function, Instr
from wfv.ir.reached import reached
from wfv.ir.values import Value

_Phis = defaultdict[Block, list[Instr]]  # new ones by block, which may get many: all are inserted at once
Use = tuple[Instr, int, Block]  # operand i of an instruction is used in this block (a phi's: at its end)


def repair_dominance(fn: Function, missing: Callable[[Instr], Value]) -> None:
    """Where a definition no longer dominates a use, the use gets a phi of it and of `missing(definition)`.

    A value does not outlive an iteration of a loop that defines it: at the loop's header it is missing. (A value that
    lives longer has a phi there.)
    """
    cfg = Cfg(fn)
    block_of = {instr: block for block in cfg.rpo for instr in block.instrs}
    broken: dict[Instr, list[Use]] = {}
    for user, block in block_of.items():
        for i, operand in enumerate(user.operands):
            if isinstance(operand, Instr):
                at = user.blocks[i] if user.op == "phi" else block
                home = block_of[operand]
                if at is not home and at in cfg and not cfg.dominates(home, at):
                    broken.setdefault(operand, []).append((user, i, at))
    phis = _Phis(list)
    for value, uses in broken.items():
        home = block_of[value]
        cuts = {loop.header for loop in cfg.loops.around(home)}
        reach = _ReachingValue(phis, cfg, value, {home: value}, missing(value), cuts)
        for user, i, at in uses:
            user.operands[i] = reach.at_end(at) if user.op == "phi" else reach.at_start(at)
        reach.fill_phis()
    _insert(phis)


def rebuild_uses(cfg: Cfg, definitions: Iterable[tuple[Value, Mapping[Block, Value], Value]]) -> None:
    """For each (value, defs, missing), replaces each use of `value` by the definition that reaches it.

    `defs` maps a block to the definition at its end. In a block of `defs`, uses of `value` stay if it is the definition
    there, and otherwise get the definition that reaches the block's start. A value that is defined on entry to the
    function is `missing`, and also `defs` of the entry block.
    """
    phis = _Phis(list)
    reaching = {value: _ReachingValue(phis, cfg, value, defs, missing) for value, defs, missing in definitions}
    for block in cfg.rpo:
        for instr in block.instrs:
            for i, operand in enumerate(instr.operands):
                reach = reaching.get(operand)
                if reach is None:
                    continue
                if instr.op == "phi":
                    instr.operands[i] = reach.at_end(instr.blocks[i])
                elif reach.defs.get(block) is not operand:
                    instr.operands[i] = reach.at_start(block)
    for reach in reaching.values():
        reach.fill_phis()
    _insert(phis)


def _insert(phis: _Phis) -> None:
    for block, new in phis.items():
        block.instrs[:0] = reversed(new)


class _ReachingValue:
    """The definition of a value that reaches a block. At the starts of the blocks `cuts` it is missing."""

    def __init__(
        self, phis: _Phis, cfg: Cfg, value: Value, defs: Mapping[Block, Value], missing: Value,
        cuts: Iterable[Block] = (),
    ) -> None:  # fmt: skip
        self.phis, self.cfg, self.value, self.defs, self.missing = phis, cfg, value, defs, missing
        self.cuts = set(cuts)
        self.starts: dict[Block, Value] = {}
        self.pending: list[Instr] = []
        # The iterated dominance frontier of the definitions, not continued past cuts, where all paths agree.
        frontier = cfg.dominance_frontier
        defining = reached((block for block in defs if block in cfg), lambda block: frontier[block] - self.cuts)
        self.sites = set[Block]().union(*(frontier[block] for block in defining)) - self.cuts
        known = {*self.sites, *self.cuts, *defs}
        self.nearest_first = sorted((b for b in known if b in cfg), key=cfg.dominators.preorder, reverse=True)

    def at_end(self, block: Block) -> Value:
        return self.defs[block] if block in self.defs else self.at_start(block)

    def at_start(self, block: Block) -> Value:
        """The definition at a block's start; phis that are created for it get their operands in `fill_phis`."""
        if block not in self.starts:
            self.starts[block] = self._find(block)
        return self.starts[block]

    def _find(self, block: Block) -> Value:
        if block in self.cuts:
            return self.missing
        if block in self.sites:
            name = self.cfg.fn.unique_name(getattr(self.value, "name", "") or "v")
            edges = [pred for pred in self.cfg.preds(block) for succ in pred.successors if succ is block]
            phi = Instr(self.value.type, name, "phi", blocks=edges)
            self.phis[block].append(phi)
            self.pending.append(phi)
            return phi
        for above in self.nearest_first:
            if above is not block and self.cfg.dominates(above, block):
                return self.at_end(above)
        return self.missing

    def fill_phis(self) -> None:
        """Gives the new phis their operands, which may create more phis."""
        while self.pending:
            phi = self.pending.pop()
            phi.operands = [self.at_end(pred) for pred in phi.blocks]
