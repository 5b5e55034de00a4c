"""Makes divergent loops uniform (`uniformize_loops`): all lanes stay until the last one leaves.

Before, in block `x` inside the loop:          After:

    br %c, %out, %next                             br %c, %leave, %next        ; lanes that leave go to the latch
    ...                                            ...
    old:   br %header                          header:
    out:   %r = phi [%v, %x]                       %live = phi [true, %pre], [%live.next, %latch]
                                                   br %live, %body, %latch
                                               latch:
                                                   %live.next = phi [true, %old], [false, %leave], [false, %header]
                                                   %r.next = phi [%v, %leave], [%r.track, %old], [%r.track, %header]
                                                   %again = call i1 @wfv.any(i1 %live.next)
                                                   br %again, %header, %out
                                               out:
                                                   %r = phi [%r.next, %latch]

For each lane, a live-out tracker (`%r.track`) keeps the value of the iteration in which the lane left. Where all lanes
that are still in the loop leave together, the latch's value of the last iteration is theirs. With several exit blocks,
one flag per exit records that a lane took it. A cascade of branches after the loop tests the flags. The exit that
leaves the most loops comes first; so the cascade is in the loops of the last exit, and an exit out of several loops
becomes an exit edge of the next outer loop. Among the last exits, those at which lanes leave together follow the
others; their flags are of the last iteration, so that they are uniform. Inner loops are rewritten first. For one lane,
the new form is equivalent to the old one.

`loops_to_mask` finds the loops that need a live mask: lanes may leave them in different iterations once branches
are linearized. A loop that the analysis calls uniform is one of them if a branch that decides about leaving it is not
kept:

    header: br %u, label %a, label %b        ; uniform, but linearized: both %a and %b are run
    a:      br %v, label %exit, label %b     ; lanes that took the edge to %b must not leave here
    b:      br label %header

Uniform loops that no lane may enter get a guard: uniform_loop_guards.py.
Sources: Karrenberg & Hack (CGO 2011), section 4; Karrenberg (2015), sections 6.1 and 6.2.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.linearize.linearizers import Linearizer
from wfv.errors import InternalError
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop, controlling_branches, iteration_post_dominates
from wfv.ir.core import Block, Function, Instr, Notes, branch_to
from wfv.ir.edits import redirect_edges, replace_incoming, replace_incoming_of_successors
from wfv.ir.loops import invariant_among
from wfv.ir.names import ANY
from wfv.ir.types import I1, VOID, Type
from wfv.ir.values import FALSE, TRUE, Poison, Value


def loops_to_mask(cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> set[Loop]:
    """The divergent loops, and the loops with an exit that a linearized branch leads to or decides about."""
    linearized = linearized_branches(cfg, shapes, linearizer)
    return set(shapes.divergent_loops) | {
        loop for loop in cfg.loops.all if _is_left_by_some(loop, cfg, shapes, linearized)
    }


def linearized_branches(cfg: Cfg, shapes: Shapes, linearizer: Linearizer) -> set[Block]:
    """The blocks whose conditional branch or switch the linearizer does not keep."""
    return {b for b in cfg.rpo if len(cfg.succs(b)) > 1 and not linearizer.keeps_branch(b, cfg, shapes)}


def _is_left_by_some(loop: Loop, cfg: Cfg, shapes: Shapes, linearized: set[Block]) -> bool:
    """Whether a linearized uniform branch lets only some lanes leave.

    Divergent branches are in the analysis already.
    """
    leaving = {src for src, _ in loop.exits}
    if not leaving.isdisjoint(linearized):
        return True
    uniform = {block for block in linearized - shapes.divergent_branches if loop.contains(block)}
    if not uniform:
        return False
    depends = iteration_post_dominates(cfg, loop).frontier
    return not uniform.isdisjoint(controlling_branches(leaving, depends))


Edge = tuple[Block, Block]
NewBlocks = dict[Block, list[Block]]  # Function.insert_after


def uniformize_loops(fn: Function, cfg: Cfg, headers: Iterable[Block], shapes: Shapes) -> None:
    """Rewrites the loops of the given headers (in simplified, loop-closed form) in place; `cfg` is that of `fn`."""
    wanted = set(headers)
    new: NewBlocks = {}
    inside = {loop: sorted(loop.blocks, key=cfg.rpo_index.__getitem__) for loop in cfg.loops.all}
    position = dict(cfg.rpo_index)
    for loop in sorted(cfg.loops.all, key=lambda loop: -loop.depth):
        # Not loop.exits: the rewrite of an inner loop changes the edges that leave the outer ones.
        edges, together = _exits(inside[loop]), shapes.exits_together(loop)
        depth = {exit: len(cfg.loops.around(exit)) for _, exit in edges}
        exits = sorted(edges, key=lambda edge: (depth[edge[1]], edge[1] in together, position[edge[0]]))
        if loop.header not in wanted or not exits:  # no lane leaves a loop without exits
            continue
        last = {exit for exit in together if depth[exit] == loop.depth - 1}
        body, cascade = _uniformize(fn, new, loop, exits, inside[loop], shapes, last)
        position.update(dict.fromkeys([*body, *cascade], position[loop.latches[0]]))
        for outer in cfg.loops.around(loop.header)[1:]:
            inside[outer] += [*body, *cascade] if outer.contains(exits[-1][1]) else body
    fn.insert_after(new)


def _exits(inside: list[Block]) -> list[Edge]:
    known = set(inside)
    return [(src, dst) for src in inside for dst in dict.fromkeys(src.successors) if dst not in known]


@dataclass
class _Parts:
    """The blocks of the new loop. `leave[exit]`: the blocks on the former edges to that exit."""

    preheader: Block
    header: Block
    latch: Block
    stay: Block
    leave: dict[Block, list[Block]]

    @property
    def arrivals(self) -> list[Block]:
        return [self.header, self.stay, *(block for blocks in self.leave.values() for block in blocks)]


def _uniformize(
    fn: Function, new: NewBlocks, loop: Loop, exits: list[Edge], inside: list[Block], shapes: Shapes, last: set[Block]
) -> tuple[list[Block], list[Block]]:
    """Returns the new blocks: in the loop, and of the cascade after it.

    `inside`: the loop's blocks. `last`: the last ones of `exits`, between which no two lanes part.
    """
    parts = _take_apart(fn, new, loop, exits)
    _carry_phis(parts)
    live = _carry(fn, parts, "live", I1, TRUE, lambda block: TRUE if block is parts.stay else FALSE)
    flags = [_exit_flag(fn, parts, exit, last) for exit in list(parts.leave)[:-1]]
    for exit in parts.leave:
        _track_live_outs(fn, parts, exit, inside, shapes, exit in shapes.exits_together(loop))
    body = _split_header(fn, new, parts, live[0])
    return [*parts.arrivals[1:], parts.latch, body], _close(fn, new, parts, live[1], flags)


def _take_apart(fn: Function, new: NewBlocks, loop: Loop, exits: list[Edge]) -> _Parts:
    """Gives each exit edge and the back edge a block of its own; all of these branch to a new latch."""
    if loop.preheader is None or len(loop.latches) != 1:
        raise InternalError(f"the loop at %{loop.header.name} is not in simplified form")
    latch = Block(fn.unique_name(f"{loop.header.name}.latch"))
    leave: dict[Block, list[Block]] = {}
    for src, exit in exits:
        leave.setdefault(exit, []).append(_split_edge(fn, new, src, exit, latch, "leave"))
        if any(inner.contains(src) for inner in loop.children):
            _close_inner(fn, src, leave[exit][-1], exit)
    stay = _split_edge(fn, new, loop.latches[0], loop.header, latch, "stay")
    new.setdefault(stay, []).append(latch)
    return _Parts(loop.preheader, loop.header, latch, stay, leave)


def _split_edge(fn: Function, new: NewBlocks, src: Block, dst: Block, to: Block, name: str) -> Block:
    """Puts a new block on the edge src -> dst. It branches to `to`; the phis of `dst` name it as predecessor."""
    block = Block(fn.unique_name(f"{src.name}.{name}"), [branch_to(to)])
    new.setdefault(src, []).append(block)
    redirect_edges(src, dst, block)
    replace_incoming(dst, src, block)
    return block


def _close_inner(fn: Function, src: Block, leave: Block, exit: Block) -> None:
    """Keeps an inner loop loop-closed if the edge leaves that loop too: adds phis in `leave`.

    A guard may lead past the inner loop.
    """
    edges = src.successors.count(leave)
    for phi in exit.phis:
        values, blocks = [phi.incoming_for(leave)] * edges, [src] * edges
        closed = Instr(phi.type, fn.unique_name(phi.name), "phi", values, blocks=blocks)
        leave.instrs.insert(0, closed)
        phi.operands = [closed if b is leave else v for v, b in phi.incoming()]


def _carry(
    fn: Function, parts: _Parts, name: str, type: Type, init: Value, update: Callable[[Block], Value | None]
) -> tuple[Instr, Instr]:
    """A loop-carried value: its phis in header and latch. Where `update` is None, it keeps its value."""
    header = Instr(type, fn.unique_name(name), "phi", blocks=[parts.preheader, parts.latch])
    values = [update(block) for block in parts.arrivals]
    operands = [header if value is None else value for value in values]
    latch = Instr(type, fn.unique_name(f"{name}.next"), "phi", operands, blocks=parts.arrivals)
    header.operands = [init, latch]
    parts.header.instrs.insert(0, header)
    parts.latch.instrs.insert(0, latch)
    return header, latch


def _carry_phis(parts: _Parts) -> None:
    """The loop's own phis. For lanes that have left, the next value is poison, which needs no select."""
    for phi in parts.header.phis:
        at = phi.blocks.index(parts.stay)
        operands = [phi.operands[at] if b is parts.stay else Poison(phi.type) for b in parts.arrivals]
        latch = Instr(phi.type, f"{phi.name}.next", "phi", operands, blocks=parts.arrivals)
        parts.latch.instrs.append(latch)
        phi.operands[at], phi.blocks[at] = latch, parts.latch


def _exit_flag(fn: Function, parts: _Parts, exit: Block, last: set[Block]) -> Instr:
    """Whether a lane left for `exit`: set once, kept over the iterations.

    Of the last exits, the lanes that are still in the loop take one together: the last iteration tells.
    """
    leave = parts.leave[exit]
    if exit in last:
        among = {block: FALSE for each in last for block in parts.leave[each]}
        return _of_last_iteration(fn, parts, f"to.{exit.name}", I1, among | dict.fromkeys(leave, TRUE))
    return _carry(fn, parts, f"to.{exit.name}", I1, FALSE, lambda block: TRUE if block in leave else None)[1]


def _track_live_outs(
    fn: Function, parts: _Parts, exit: Block, inside: list[Block], shapes: Shapes, is_together: bool
) -> None:
    """Gives each phi of the exit block one operand from the loop: the live-out tracker of its value.

    A tracker is varying. A phi that is not has none: its users, such as the branch of an outer loop or an argument of a
    helper function, rely on its shape. Its value is from before the loop; or all lanes that leave here leave together
    (`is_together`), in the last iteration.
    """
    leave = parts.leave[exit]
    for phi in exit.phis:
        on_edge = {block: value for value, block in phi.incoming() if block in leave}
        live_out = None if shapes.of(phi).is_varying else _invariant(on_edge, inside)
        if live_out is None and is_together and not shapes.of(phi).is_varying:
            live_out = _of_last_iteration(fn, parts, phi.name, phi.type, on_edge)
        elif live_out is None:
            _, live_out = _carry(fn, parts, phi.name, phi.type, Poison(phi.type), on_edge.get)
        outside = [pair for pair in phi.incoming() if pair[1] not in leave]
        phi.set_incoming([(live_out, parts.latch), *outside])


def _of_last_iteration(fn: Function, parts: _Parts, name: str, type: Type, on_edge: Mapping[Block, Value]) -> Instr:
    """The value with which the lanes that are still in the loop leave it: a phi of the latch."""
    values = [on_edge.get(block, Poison(type)) for block in parts.arrivals]
    found = Instr(type, fn.unique_name(f"{name}.next"), "phi", values, blocks=parts.arrivals)
    parts.latch.instrs.insert(0, found)
    return found


def _invariant(on_edge: dict[Block, Value], inside: list[Block]) -> Value | None:
    """The value on all of these edges, also after phis of `_close_inner`, if it is from before the loop."""
    return invariant_among([value for block, on in on_edge.items() for value in _closed(block, on)], inside)


def _closed(block: Block, value: Value) -> list[Value]:
    """The operands of a phi of this block; of any other value, itself."""
    return value.operands if isinstance(value, Instr) and value in block.phis else [value]


def _split_header(fn: Function, new: NewBlocks, parts: _Parts, live: Instr) -> Block:
    """The header keeps its phis and branches on the live mask; its other instructions are the body's first block."""
    header = parts.header
    cut = header.first_non_phi
    body = Block(fn.unique_name(f"{header.name}.body"), header.instrs[cut:])
    notes = Notes(is_live_mask_branch=True)
    header.instrs[cut:] = [Instr(VOID, "", "br", [live], blocks=[body, parts.latch], notes=notes)]
    new.setdefault(header, []).append(body)
    replace_incoming_of_successors(header, body)
    return body


def _close(fn: Function, new: NewBlocks, parts: _Parts, live: Instr, flags: list[Instr]) -> list[Block]:
    """Branches back to the header while any lane is live, then to each lane's exit: several exits need a cascade."""
    exits = list(parts.leave)
    cascade: list[Block] = []
    src = parts.latch
    again = Builder(fn, src.instrs).vote(ANY, live, name="again")
    targets, cond = [parts.header], [again]
    for flag, exit in zip(flags, exits, strict=False):
        cascade.append(Block(fn.unique_name(f"to.{exit.name}")))
        _finish(src, cond, [*targets, cascade[-1]])
        new.setdefault(src, []).append(cascade[-1])
        src, cond, targets = cascade[-1], [flag], [exit]
        replace_incoming(exit, parts.latch, src)
    _finish(src, cond, [*targets, exits[-1]])
    replace_incoming(exits[-1], parts.latch, src)
    return cascade


def _finish(block: Block, cond: list[Instr], targets: list[Block]) -> None:
    block.instrs.append(Instr(VOID, "", "br", list(cond), blocks=targets))
