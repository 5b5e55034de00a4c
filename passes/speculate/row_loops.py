"""Loops along rows: each lane walks a row of its own, element by element. Four iterations at once make runs of them.

    for (k = 0; k < n; ++k) sum += a[row * n + k] * x[k];       per iteration: a gather
                                                                per four: each lane loads four elements

Before:                                             After:

    pre:                                                pre:     br (%n - %start >= 4), %before, %rest
        br %loop                                        before:  br %four
    loop: ; one block, no stores                        four:    %k = phi [%start, %before], [%k.4, %four]
        %k = phi [%start, %pre], [%next, %loop]                  .. the body four times, in order
        ..                                                       br (%n - %k.4 >= 4), %four, %last
        %next = add %k, 1                               last:    br (%n == %k.4), %exit, %rest
        br (%next < %n), %loop, %exit                   rest:    br %loop
                                                        loop:    as before, from %rest and to %left
                                                        left:    br %exit

No order changes, of additions either. Widening finds the runs (passes/analysis/lane_runs.py).
"""

from dataclasses import dataclass, field

from passes.analysis.affine_addresses import AffineAddresses
from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import may_touch_memory
from passes.analysis.lane_runs import may_be_run
from passes.analysis.shapes import Assumptions
from passes.speculate.counters import Counter, find_counters
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop, controlling_branches
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import VOID, size_of
from wfv.ir.values import Value

ITERATIONS = 4
_MAX_INSTRS = 48  # of an iteration
_FEWEST_LANES = 8  # for transpositions to be worth it: see measurements/experiments.md
_LANES_PER_BYTE = 2  # of an element
_FEWEST_BITS = 256  # of a register
_NOT_COPIED = ("alloca", "store")
_NEW_BLOCKS = ("before4", "4", "last", "rest", "left")


def unroll_row_loops(fn: Function, cfg: Cfg, shapes: Shapes, assume: Assumptions, vector_bits: int) -> bool:
    """Makes loops along rows run four iterations at once, in place; returns whether there are any.

    `vector_bits`: of the target's widest register.
    """
    if shapes.are_forgotten or not is_wide(1, assume.lanes, vector_bits):
        return False
    rows, depends = loads_along_rows(cfg, shapes, assume.fits_index32), cfg.control_dependence()
    found = [
        (loop, counter)
        for loop, (counter, loads) in rows.items()
        if any(is_wide(size_of(load.type), assume.lanes, vector_bits) for load in loads)
        and shapes.divergent_branches.isdisjoint(controlling_branches({loop.header}, depends))
    ]
    for loop, counter in found:
        _Unrolling(fn, loop, counter).run()
    return bool(found)


def loads_along_rows(cfg: Cfg, shapes: Shapes, fits_index32: bool) -> dict[Loop, tuple[Counter, list[Instr]]]:
    """The loops that may run four iterations at once, with their counters, and the loads that go along rows in them."""
    counters, addresses = find_counters(cfg, shapes), AffineAddresses(fits_index32)
    found = {}
    for loop in cfg.loops.all:
        counter = next((counters[phi] for phi in loop.header.phis if phi in counters), None)
        if counter is None or not _is_simple(loop, counter):
            continue
        loads = [i for i in loop.header.instrs if i.op == "load"]
        if loads := [load for load in loads if _is_along_row(load, counter, shapes, addresses)]:
            found[loop] = counter, loads
    return found


def _is_simple(loop: Loop, counter: Counter) -> bool:
    """Whether the loop is one short block without stores that may run four times.

    Nothing but its counter, which is compared after its increment, ends it.
    """
    block = loop.header
    is_short = len(loop.blocks) == 1 and len(block.instrs) <= _MAX_INSTRS and loop.preheader is not None
    is_counted = counter.is_exit and counter.tests_next and not 0 < counter.constant_count < ITERATIONS
    return is_short and is_counted and all(map(_can_be_copied, block.instrs))


def _can_be_copied(instr: Instr) -> bool:
    if instr.op == "load":
        return not instr.is_ordered
    return instr.op not in _NOT_COPIED and (instr.op != "call" or not may_touch_memory(instr))


def is_wide(nbytes: int, lanes: int, vector_bits: int) -> bool:
    """Whether transpositions of elements of `nbytes` bytes cost less than they save. `vector_bits`: of a register."""
    return vector_bits >= _FEWEST_BITS and lanes >= max(_FEWEST_LANES, _LANES_PER_BYTE * nbytes)


def _is_along_row(load: Instr, counter: Counter, shapes: Shapes, addresses: AffineAddresses) -> bool:
    """Whether a load is a gather whose addresses go up by one element with the counter."""
    if not may_be_run(load.operands[0], load.type, shapes):
        return False
    factors = dict(addresses.of(load.operands[0]).terms)
    size = size_of(load.type)
    if factors.get(counter.phi) == size:
        return True
    return any(
        factor == size and isinstance(term, tuple) and dict(term[1]).get(counter.phi) == 1
        for term, factor in factors.items()
    )


@dataclass
class _Unrolling:
    """One loop on its way. `values`: each of its values in the last of the four iterations."""

    fn: Function
    loop: Loop
    counter: Counter
    values: dict[Value, Value] = field(default_factory=dict)

    def run(self) -> None:
        header, preheader = self.loop.header, self.loop.preheader
        assert preheader is not None
        (exit,) = (block for block in header.successors if block is not header)
        before, four, last, again, left = (Block(self.fn.unique_name(f"{header.name}.{n}")) for n in _NEW_BLOCKS)
        self.enter(preheader, before, four, again)
        self.fill(before, four, preheader)
        ends = self.finish(four, last, exit, again)
        self.resume(header, preheader, last, again, ends)
        self.leave(header, exit, left)
        self.fn.insert_after({preheader: [before, four, last, again], header: [left]})

    def enter(self, preheader: Block, before: Block, four: Block, again: Block) -> None:
        """Four iterations at once, if there are so many. As in a `do` loop, the first one always runs."""
        preheader.instrs.pop()
        build, start = self.build(preheader), self.counter.start
        is_enough = self.enough(build, start)
        if self.counter.predicate != "ne":
            is_enough = build.binop("and", build.icmp(self.counter.predicate, start, self.counter.bound), is_enough)
        build.emit(VOID, "br", [is_enough], None, [before, again])  # `again` stays, if the number is constant
        self.build(before).br(four)

    def fill(self, before: Block, four: Block, preheader: Block) -> None:
        """The block of four iterations, but for its branch."""
        phis, build = self.loop.header.phis, self.build(four)
        starts: dict[Value, Instr] = {
            phi: build.phi(phi.type, [(phi.incoming_for(preheader), before)], phi.name) for phi in phis
        }
        counter = starts[self.counter.phi]
        self.values.update(starts)
        self.copy(four)
        for number in range(1, ITERATIONS):
            self.values.update(self.nexts())
            self.values[self.counter.phi] = build.binop("add", counter, number)
            self.copy(four)
        for phi, value in self.nexts().items():
            starts[phi].add_incoming(value, four)

    def copy(self, four: Block) -> None:
        """Appends an iteration."""
        header = self.loop.header
        for instr in header.instrs[header.first_non_phi : -1]:
            copy = instr.clone()
            copy.operands = [self.values.get(x, x) for x in instr.operands]
            copy.name = self.fn.unique_name(copy.name) if copy.name else ""
            four.instrs.append(copy)
            self.values[instr] = copy

    def nexts(self) -> dict[Value, Value]:
        """Each phi's value in the next iteration."""
        following = {phi: phi.incoming_for(self.loop.header) for phi in self.loop.header.phis}
        return {phi: self.values.get(value, value) for phi, value in following.items()}

    def finish(self, four: Block, last: Block, exit: Block, again: Block) -> dict[Value, Value]:
        """Repeats the four iterations, then leaves the loop or goes on one by one: each phi's value there."""
        nexts, build = self.nexts(), self.build(four)
        branch = build.cond_br(self.enough(build, nexts[self.counter.phi]), four, last)
        branch.metadata.update(self.loop.header.terminator.metadata)
        build = self.build(last)
        ends: dict[Value, Value] = {
            phi: build.phi(phi.type, [(nexts[phi], four)], phi.name) for phi in self.loop.header.phis
        }
        for phi in exit.phis:
            value = phi.incoming_for(self.loop.header)
            phi.add_incoming(build.phi(phi.type, [(self.values.get(value, value), four)], phi.name), last)
        build.cond_br(build.icmp("eq", ends[self.counter.phi], self.counter.bound), exit, again)
        return ends

    def resume(self, header: Block, preheader: Block, last: Block, again: Block, ends: dict[Value, Value]) -> None:
        """The loop as it was, from where the four iterations left off."""
        build = self.build(again)
        for phi in header.phis:
            at = phi.blocks.index(preheader)
            phi.operands[at] = build.phi(phi.type, [(phi.operands[at], preheader), (ends[phi], last)], phi.name)
            phi.blocks[at] = again
        build.br(header)

    def leave(self, header: Block, exit: Block, left: Block) -> None:
        """Gives the loop an exit block of its own: it stays in simplified and loop-closed form."""
        build, branch = self.build(left), header.terminator
        for phi in exit.phis:
            at = phi.blocks.index(header)
            phi.operands[at] = build.phi(phi.type, [(phi.operands[at], header)], phi.name)
            phi.blocks[at] = left
        branch.blocks = [left if block is exit else block for block in branch.blocks]
        build.br(exit)

    def enough(self, build: Builder, done: Value) -> Value:
        """Whether at least four iterations are left when the counter is `done`, which is not after its bound."""
        left = build.binop("sub", self.counter.bound, done)
        return build.icmp("uge", left, ITERATIONS)

    def build(self, block: Block) -> Builder:
        return Builder(self.fn, block.instrs, self.loop.header.terminator)
