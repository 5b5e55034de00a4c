"""Continuations that only some work-items enter: in a kernel with a barrier that may diverge.

Each work-item stores the id of its next continuation (-1 at the kernel's end) in a slot, instead of returning it:

    k.c1:                                           k.c1:
    entry.c1:                                       present:
      %v = load i32, ptr %v.slot                      %v = load i32, ptr %v.slot
      br i1 %c, label %more, label %done              %next = load i32, ptr %next.slot
    more:                                             %is.here = icmp eq i32 %next, 1
      ret i32 2                                       br i1 %is.here, label %entry.c1, label %gone
    done:                                           entry.c1:
      ret i32 -1                                      br i1 %c, label %more, label %done
                                                    more:
                                                      store i32 2, ptr %next.slot
                                                      br label %gone
                                                    done:
                                                      store i32 -1, ptr %next.slot
                                                      br label %gone
                                                    gone:
                                                      ret i32 0

A work-item that has returned keeps -1, so it does nothing in later continuations. To the vectorizer the test is a
divergent branch like any other: lanes of returned work-items are inactive. The group kernel
(passes/group/next_scan.py) compares the stored ids of all work-items. As long as no work-item has returned, it runs
copies of the continuations without the test. Reloads stay before the test, where they need no masks: the slots of
a work-item that has returned are loaded too, and the loaded values are not used.
"""

from collections.abc import Iterable

from passes.barriers.clone_continuation import Continuation
from passes.barriers.slots import item_index
from passes.interface import NEXT_BYTES, SCRATCH_ALIGN
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edits import clone_function
from wfv.ir.names import SLOT
from wfv.ir.types import I32, PTR
from wfv.ir.values import Argument, Value, const_int


def check_entries(continuations: Iterable[Continuation], slot: int, fits_index32: bool) -> list[Function]:
    """Makes the continuations store their next ids to work-item slot number `slot`, and test them at the start.

    Continuation 0 gets no test, because all work-items start there. Returns a copy without the test of each other one.
    """
    copies = []
    for c in continuations:
        head: list[Instr] = []
        build = Builder(c.fn, head)
        index = item_index(build, fits_index32)
        base = Argument(PTR, f"{SLOT}{slot}", f"noalias noundef align {SCRATCH_ALIGN}")
        c.fn.args.append(base)
        address = build.gep(I32, base, [index], ("inbounds",), "next.slot")
        end = _store_results(c.fn, address)
        c.fn.entry.instrs[:0] = head
        if c.number != 0:
            copies.append(clone_function(c.fn, f"{c.fn.name}.all"))
            _test_at_start(c, head, address, end)
    return copies


def _store_results(fn: Function, address: Value) -> Block:
    """Replaces each `ret i32 k` by a store of k; returns the only block that returns."""
    end = Block(fn.unique_name("gone"))
    for block in fn.blocks:
        if block.terminator.op == "ret":
            (number,) = block.instrs.pop().operands
            build = Builder(fn, block.instrs)
            build.store(number, address, NEXT_BYTES)
            build.br(end)
    Builder(fn, end.instrs).ret(const_int(I32, 0))
    fn.blocks.append(end)
    return end


def _test_at_start(c: Continuation, head: list[Instr], address: Value, end: Block) -> None:
    """Puts a block before the continuation, with its `head`, its reloads and the test."""
    body, first = c.fn.entry, {*head, *c.reloads}
    start = Block(c.fn.unique_name("present"), [instr for instr in body.instrs if instr in first])
    body.instrs[:] = [instr for instr in body.instrs if instr not in first]
    build = Builder(c.fn, start.instrs)
    number = build.load(I32, address, NEXT_BYTES, name="next")
    build.cond_br(build.icmp("eq", number, c.number, name="is.here"), body, end)
    c.fn.blocks.insert(0, start)
