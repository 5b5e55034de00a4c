"""Compiles a kernel up to linearization, with marks in all blocks, and describes the blocks and loops.

A mark is a call that tells, in the interpreter, which lanes are active where a block begins.

Before (linearized later):              After:

    a:  ; mask %m                           a:  call void @lanes.mark(i32 3, i1 %m)
        %x = add i32 %i, 1                      %x = add i32 %i, 1

The masks are the compiler's. The calls are inserted before the blocks are linearized: so the repair
of SSA form, which makes a mask false where its block has not run, does it for them too.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from passes.analysis.divergence import Shapes
from passes.linearize.branch_conditions import switch_conditions
from passes.linearize.edge_masks import Masks
from passes.text.module_text import module_text
from wfv.inspect.lanes.record import BranchPlace, LoopPlace, Place, SourceLine
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import Block, Function, Instr, Module
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

MARK, ACTIVE = "lanes.mark", "lanes.active"
MaskOf = Callable[[Block, Builder], Value]


def mark_blocks(fn: Function, first: int, mask_of: MaskOf) -> int:
    """Marks the blocks of `fn` with the numbers from `first` on; returns the next free number."""
    for number, block in enumerate(fn.blocks, first):
        made: list[Instr] = []
        mask = mask_of(block, Builder(fn, made))
        made.append(Instr(VOID, "", "call", [const_int(I32, number), mask], {"callee": MARK}))
        block.instrs[block.first_non_phi : block.first_non_phi] = made
    return first + len(fn.blocks)


def conditions_of(forms: Iterable[ScalarForm]) -> dict[Block, Value]:
    """The conditions of the source's branches, before kept ones are guarded against empty masks."""
    ends = ((block, block.terminator) for form in forms for block in form.cfg.rpo if len(form.cfg.succs(block)) > 1)
    return {b: end.operands[0] for b, end in ends if not (end.notes.is_live_mask_branch or is_vote(end.operands[0]))}


def mark_edges(form: ScalarForm, conditions: Mapping[Block, Value], mask_of: MaskOf, first: int) -> list[BranchPlace]:
    """Marks the edges of each branch of the source, at its block's end, with the numbers from `first` on."""
    found, known = list[BranchPlace](), set(form.fn.instrs())
    for block in form.cfg.rpo:
        end, made = block.terminator, list[Instr]()
        value = end.operands[0] if end.op == "switch" else conditions.get(block)
        if block not in conditions or (isinstance(value, Instr) and value not in known):
            continue
        build = Builder(form.fn, made)
        lanes = _edge_conditions(end, value, build)
        numbers = {target.name: number for number, target in enumerate(lanes, first)}
        first += len(lanes)
        for target, condition in lanes.items():
            taken = build.select(mask_of(block, build), condition, FALSE)
            made.append(Instr(VOID, "", "call", [const_int(I32, numbers[target.name]), taken], {"callee": MARK}))
        for each in made:
            each.name = form.fn.unique_name(ACTIVE) if each.name else ""
        block.instrs[-1:-1] = made
        is_linearized = form.plan is not None and block in form.plan.merged
        found.append(BranchPlace(block.name, form.fn.name, source_line_of(end) or ("", 0), numbers, is_linearized))
    return found


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


def takes_time(instr: Instr) -> bool:
    """Whether an instruction is counted: not a mark, nor its mask's computation, nor a branch to the next block."""
    is_added = instr.callee == MARK or instr.name.startswith(ACTIVE)
    return not is_added and not (instr.op == "br" and not instr.is_cond_br)


FORMS, MASKED, LAST, LAST_SCALAR = "scalar forms", "masks", "linearize", "barriers"


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


def instrument(text: str, kernel: str, options: Options) -> Instrumented:
    """Compiles a kernel of a canonical module up to linearization. Raises compilation errors."""
    load_code_of(options)
    state, done = first_state(text, kernel, options)
    check_not_done(FORMS, done)
    number, ragged, divergent, branches = 0, set[str](), set[Block](), list[BranchPlace]()
    conditions = dict[Block, Value]()
    for step in all_steps():
        if step.name == MASKED:
            conditions = conditions_of(state.forms)
        if step.name not in done and step.is_in(options):
            state = step.run(state)
        if step.name == FORMS:
            ragged = _ragged(state.forms)
        if step.name == MASKED:
            for form in state.forms:
                assert form.masks is not None
                divergent |= {loop.header for loop in form.cfg.loops.all if is_divergent(loop)}
                mask_of = masks_at_work(form.cfg, form.masks)
                number = mark_blocks(form.fn, number, mask_of)
                branches += mark_edges(form, conditions, mask_of, number)
                number = max((number, *(1 + last for each in branches for last in each.edges.values())))
        if step.name == (LAST if options.strategy.vectorize else LAST_SCALAR):
            break
    state.module.declare(MARK, FnType(VOID, (I32, I1)))
    forms, guards = [form.fn for form in state.forms], [each.guard for some in state.speculations for each in some]
    by_lane = [fn for fn in state.module.functions.values() if not fn.is_declaration and runs_by_lane(fn.name)]
    scalar = [*state.functions, *state.helpers, *by_lane]  # these run for one work-item at a time
    for fn in scalar:
        number = mark_blocks(fn, number, lambda block, build: TRUE)
    places, loops = dict[int, Place](), list[LoopPlace]()
    for fn in (*forms, *scalar):
        _describe(fn, fn in scalar, divergent, ragged, places, loops)
    blocks = {(place.function, place.name): place for place in places.values()}
    for branch in branches:
        at = blocks[branch.function, branch.name]
        places |= dict.fromkeys(branch.edges.values(), replace(at, instructions=0, lines={}))
    unknown = [fn for fn in state.helpers if fn.name not in state.module.functions]
    return Instrumented(
        state,
        parse_module(module_text(state.module, (*state.functions, *unknown, *forms, *guards))),
        tuple(fn.name for fn in state.functions),
        tuple(form.fn.name for form in state.forms_of("continuation")),
        _fast_versions(state),
        tuple(places[number] for number in sorted(places)),
        tuple(loops),
        tuple(branches),
    )


def _ragged(forms: tuple[ScalarForm, ...]) -> set[str]:
    """The names of the headers of loops whose bound each lane loads; after this step, the loops change."""
    loops = ((form, loop) for form in forms for loop in form.cfg.loops.all if loop in form.shapes.divergent_loops)
    return {loop.header.name for form, loop in loops if _is_ragged(loop, form.shapes)}


def _is_ragged(loop: Loop, shapes: Shapes) -> bool:
    """Whether a divergent loop's bound is loaded by each work-item, such as the end of a row of a sparse matrix."""
    bounds = [
        operand
        for block, _ in loop.exits
        for condition in block.terminator.operands[:1]
        if isinstance(condition, Instr) and condition.op == "icmp"
        for operand in condition.operands
    ]
    loaded = {x for x in bounds if isinstance(x, Instr) and x.op == "load" and shapes.of(x).is_varying}
    return bool(loaded and loaded.difference(*(block.instrs for block in loop.blocks)))  # not bounds loaded in the loop


def _fast_versions(state: State) -> tuple[tuple[tuple[str, str], ...], ...]:
    forms = iter(state.forms_of("fast"))
    speculations = state.speculations if state.forms else ()
    found = [tuple((each.guard.name, next(forms).fn.name) for each in versions) for versions in speculations]
    return tuple(found) or ((),) * len(state.functions)


def _describe(
    fn: Function,
    is_scalar: bool,
    divergent: set[Block],
    ragged: set[str],
    places: dict[int, Place],
    loops: list[LoopPlace],
) -> None:
    """Adds the places of a function by their numbers, and its loops.

    `divergent`: the headers that had a live mask; `ragged`: the names of headers of ragged loops.
    """
    cfg, turns, own = Cfg(fn), runs_by_lane(fn.name), dict[Block, Place]()
    numbers = {loop: len(loops) + k for k, loop in enumerate(cfg.loops.all)}
    for block in fn.blocks:
        around = tuple(numbers[loop] for loop in cfg.loops.around(block))
        counted = [i for i in block.instrs[block.first_non_phi :] if takes_time(i)]
        lines = Counter(place for instr in counted if (place := source_line_of(instr)) is not None)
        own[block] = Place(block.name, fn.name, len(counted), lines, around, turns, is_scalar)
        places[_number_of(block)] = own[block]
    for loop in numbers:
        lines = sum((Counter(own[block].lines) for block in loop.blocks), Counter[SourceLine]())
        file = max(lines, key=lambda line: lines[line])[0] if lines else ""
        rows = [line for name, line in lines if name == file]
        first, last, name = min(rows, default=0), max(rows, default=0), loop.header.name
        leaves = loop.header in divergent or turns
        loops.append(LoopPlace(name, fn.name, first, last, file, leaves, name in ragged, _number_of(loop.header)))


def _number_of(block: Block) -> int:
    mark = next(instr for instr in block.instrs if instr.callee == MARK).operands[0]
    assert isinstance(mark, ConstInt)
    return mark.value


def source_line_of(instr: Instr) -> SourceLine | None:
    """The file and line of an instruction, None if a pass has made it."""
    return (getattr(instr.line, "file", ""), int(instr.line)) if instr.line else None
