"""Compiles a kernel up to linearization, with marks in all blocks, and describes the blocks and loops.

A mark is a call that tells, in the interpreter, which lanes are active where a block begins, or which take an edge.

Before (linearized later):              After:

    a:  ; mask %m                           a:  call void @lanes.mark(i32 3, i1 %m)
        %x = add i32 %i, 1                      %x = add i32 %i, 1

The masks are the compiler's. The calls are inserted before the blocks are linearized: so the repair
of SSA form, which makes a mask false where its block has not run, does it for them too.
"""

import itertools
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from passes.analysis.divergence import Shapes
from passes.linearize.branch_conditions import switch_conditions
from passes.linearize.edge_masks import Masks
from passes.text.module_text import module_text
from wfv.inspect.lanes.record import BranchPlace, LoopPlace, Place, SourceLine
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr, Module, is_op
from wfv.ir.names import runs_by_lane
from wfv.ir.own_values import is_vote
from wfv.ir.parser import parse_module
from wfv.ir.types import I1, I32, VOID, FnType
from wfv.ir.values import FALSE, TRUE, ConstInt, Value, const_int
from wfv.options import Options
from wfv.pipeline.compile import check_not_done, first_state
from wfv.pipeline.state import ScalarForm, State
from wfv.pipeline.steps import all_steps
from wfv.plugin_code import load_code_of

FORMS, MASKED, LAST, LAST_SCALAR = "scalar forms", "masks", "linearize", "barriers"
MARK, ACTIVE = "lanes.mark", "lanes.active"
MaskOf = Callable[[Block, Builder], Value]


class Marks:
    """Adds marks, with numbers from 0 on."""

    def __init__(self) -> None:
        self._numbers = itertools.count()

    def add_to_blocks(self, fn: Function, mask_of: MaskOf) -> None:
        for block in fn.blocks:
            made: list[Instr] = []
            self._call(mask_of(block, Builder(fn, made)), made)
            block.instrs[block.first_non_phi : block.first_non_phi] = made

    def add_to_edges(
        self, form: ScalarForm, conditions: Mapping[Block, Value], mask_of: MaskOf
    ) -> Iterator[BranchPlace]:
        """Marks the edges of each branch of the source, at its block's end."""
        known = set(form.fn.instrs())
        for block in form.cfg.rpo:
            end, made = block.terminator, list[Instr]()
            value = end.operands[0] if end.op == "switch" else conditions.get(block)
            if block not in conditions or (isinstance(value, Instr) and value not in known):
                continue
            build = Builder(form.fn, made)
            edges = {
                target.name: self._call(build.select(mask_of(block, build), condition, FALSE), made)
                for target, condition in _edge_conditions(end, value, build).items()
            }
            for each in made:
                each.name = form.fn.unique_name(ACTIVE) if each.name else ""
            block.instrs[-1:-1] = made
            is_linearized = form.plan is not None and block in form.plan.merged
            yield BranchPlace(block.name, form.fn.name, source_line_of(end) or ("", 0), edges, is_linearized)

    def _call(self, mask: Value, made: list[Instr]) -> int:
        number = next(self._numbers)
        made.append(Instr(VOID, "", "call", [const_int(I32, number), mask], {"callee": MARK}))
        return number


def number_of(block: Block) -> int:
    """The number of the block's mark: those of its edges come after it."""
    mark = next(instr for instr in block.instrs if instr.callee == MARK).operands[0]
    assert isinstance(mark, ConstInt)
    return mark.value


def takes_time(instr: Instr) -> bool:
    """Whether an instruction is counted: not a mark, nor its mask's computation, nor a branch to the next block."""
    is_added = instr.callee == MARK or instr.name.startswith(ACTIVE)
    return not is_added and not (instr.op == "br" and not instr.is_cond_br)


def conditions_of(forms: Iterable[ScalarForm]) -> dict[Block, Value]:
    """The conditions of the source's branches, before kept ones are guarded against empty masks."""
    ends = ((block, block.terminator) for form in forms for block in form.cfg.rpo if len(form.cfg.succs(block)) > 1)
    return {b: end.operands[0] for b, end in ends if not (end.notes.is_live_mask_branch or is_vote(end.operands[0]))}


def _edge_conditions(end: Instr, value: Value | None, build: Builder) -> dict[Block, Value]:
    """An i1 for each target of a branch on this value."""
    if end.op == "switch":
        return switch_conditions(end, build)
    assert value is not None
    return {end.blocks[0]: value, end.blocks[1]: build.not_(value)}


def masks_at_work(cfg: Cfg, masks: Masks) -> MaskOf:
    """The lanes that have something to do in a block.

    In the header and the latch of a divergent loop, the mask is that of the loop's entry: lanes that have left the loop
    are not counted there.
    """

    def mask_of(block: Block, build: Builder) -> Value:
        mask = masks.entry.get(block, TRUE)
        for loop in cfg.loops.around(block):
            if is_divergent(loop) and masks.entry.get(loop.header, TRUE) == mask:
                return build.select(mask, loop.header.terminator.operands[0], FALSE, name=ACTIVE)
        return mask

    return mask_of


def is_divergent(loop: Loop) -> bool:
    """Whether the loop has a live mask."""
    return loop.header.terminator.notes.is_live_mask_branch


def source_line_of(instr: Instr) -> SourceLine | None:
    """The file and line of an instruction, None if a pass has made it."""
    return (getattr(instr.line, "file", ""), int(instr.line)) if instr.line else None


@dataclass(frozen=True)
class Instrumented:
    """A kernel that can be run: `module` has all functions, with marks.

    `scalar`: the continuations for one work-item, by their numbers; `simd`: for all lanes, none if the strategy
    makes none; `fast`: guard and function of each fast version of a continuation, in the order of the tests.
    """

    state: State
    module: Module
    scalar: tuple[str, ...]
    simd: tuple[str, ...]
    fast: tuple[tuple[tuple[str, str], ...], ...]
    places: tuple[Place, ...]
    loops: tuple[LoopPlace, ...]
    branches: tuple[BranchPlace, ...] = ()


@dataclass
class _Source:
    """What linearization hides.

    `divergent`: the headers of loops with a live mask; `ragged`: the names of the headers of loops whose bound each
    lane loads.
    """

    divergent: set[Block] = field(default_factory=set)
    ragged: set[str] = field(default_factory=set)
    branches: list[BranchPlace] = field(default_factory=list)


def instrument(text: str, kernel: str, options: Options) -> Instrumented:
    """Compiles a kernel of a canonical module up to linearization. Raises compilation errors."""
    load_code_of(options)
    state, done = first_state(text, kernel, options)
    check_not_done(FORMS, done)
    marks, source = Marks(), _Source()
    state = _linearized(state, done, options, marks, source)
    state.module.declare(MARK, FnType(VOID, (I32, I1)))
    by_lane = (fn for fn in state.module.defined if runs_by_lane(fn.name))
    scalar = [*state.functions, *state.helpers, *by_lane]  # one work-item
    for fn in scalar:
        marks.add_to_blocks(fn, lambda block, build: TRUE)
    places, loops = dict[int, Place](), list[LoopPlace]()
    for fn in (*(form.fn for form in state.forms), *scalar):
        cfg = Cfg(fn)
        own = _places_of(cfg, fn in scalar, len(loops))
        places |= {number_of(block): place for block, place in own.items()}
        loops += [_loop_of(loop, own, source) for loop in cfg.loops.all]
    blocks = {(place.function, place.name): place for place in places.values()}
    for branch in source.branches:
        at = blocks[branch.function, branch.name]
        places |= dict.fromkeys(branch.edges.values(), replace(at, instructions=0, lines={}))
    return Instrumented(
        state,
        _module_of(state),
        tuple(fn.name for fn in state.functions),
        tuple(form.fn.name for form in state.forms_of("continuation")),
        _fast_versions(state),
        tuple(places[number] for number in sorted(places)),
        tuple(loops),
        tuple(source.branches),
    )


def _linearized(state: State, done: Container[str], options: Options, marks: Marks, source: _Source) -> State:
    """The state after linearization, with marks in the scalar forms."""
    for step in all_steps():
        conditions = conditions_of(state.forms) if step.name == MASKED else {}
        if step.name not in done and step.is_in(options):
            state = step.run(state)
        if step.name == FORMS:  # after this step, the loops change
            source.ragged = _ragged(state.forms)
        if step.name == MASKED:
            for form in state.forms:
                assert form.masks is not None
                source.divergent |= {loop.header for loop in form.cfg.loops.all if is_divergent(loop)}
                mask_of = masks_at_work(form.cfg, form.masks)
                marks.add_to_blocks(form.fn, mask_of)
                source.branches += marks.add_to_edges(form, conditions, mask_of)
        if step.name == (LAST if options.strategy.vectorize else LAST_SCALAR):
            break
    return state


def _module_of(state: State) -> Module:
    """All functions of the state, as copies."""
    helpers = [fn for fn in state.helpers if fn.name not in state.module.functions]
    forms, guards = [form.fn for form in state.forms], [each.guard for some in state.speculations for each in some]
    return parse_module(module_text(state.module, (*state.functions, *helpers, *forms, *guards)))


def _ragged(forms: tuple[ScalarForm, ...]) -> set[str]:
    """The names of the headers of loops whose bound each lane loads."""
    loops = ((form, loop) for form in forms for loop in form.cfg.loops.all if loop in form.shapes.divergent_loops)
    return {loop.header.name for form, loop in loops if _is_ragged(loop, form.shapes)}


def _is_ragged(loop: Loop, shapes: Shapes) -> bool:
    """Whether a divergent loop's bound is loaded by each work-item, such as the end of a row of a sparse matrix."""
    bounds = [
        operand
        for block, _ in loop.exits
        for condition in block.terminator.operands[:1]
        if is_op(condition, "icmp")
        for operand in condition.operands
    ]
    loaded = {x for x in bounds if is_op(x, "load") and shapes.of(x).is_varying}
    return bool(loaded and loaded.difference(*(block.instrs for block in loop.blocks)))  # not bounds loaded in the loop


def _fast_versions(state: State) -> tuple[tuple[tuple[str, str], ...], ...]:
    forms = iter(state.forms_of("fast"))
    speculations = state.speculations if state.forms else ()
    found = [tuple((each.guard.name, next(forms).fn.name) for each in versions) for versions in speculations]
    return tuple(found) or ((),) * len(state.functions)


def _places_of(cfg: Cfg, is_scalar: bool, first_loop: int) -> dict[Block, Place]:
    """The places of a function's blocks. `first_loop`: the number of its first loop."""
    numbers, found = {loop: k for k, loop in enumerate(cfg.loops.all, first_loop)}, dict[Block, Place]()
    name, turns = cfg.fn.name, runs_by_lane(cfg.fn.name)
    for block in cfg.fn.blocks:
        around = tuple(numbers[loop] for loop in cfg.loops.around(block))
        counted = [i for i in block.instrs[block.first_non_phi :] if takes_time(i)]
        lines = Counter(place for instr in counted if (place := source_line_of(instr)) is not None)
        found[block] = Place(block.name, name, len(counted), lines, around, turns, is_scalar)
    return found


def _loop_of(loop: Loop, places: Mapping[Block, Place], source: _Source) -> LoopPlace:
    lines = sum((Counter(places[block].lines) for block in loop.blocks), Counter[SourceLine]())
    file = max(lines, key=lambda line: lines[line])[0] if lines else ""
    rows = [line for name, line in lines if name == file]
    header, first, last = places[loop.header], min(rows, default=0), max(rows, default=0)
    leaves, is_ragged = loop.header in source.divergent or header.takes_turns, header.name in source.ragged
    return LoopPlace(header.name, header.function, first, last, file, leaves, is_ragged, number_of(loop.header))
