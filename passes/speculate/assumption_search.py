"""The search for assumptions in a copy of a function: all that are possible, then only those that the gains depend on.

The gains are addresses that become uniform or strided, and accesses that need no mask any more.

An access to contiguous elements costs nearly the same with a mask where the target has an instruction for it
(passes/analysis/instruction_costs.py). A few such masks justify a second version only in a short kernel without loops
that does little but access memory: beyond the caches, masked accesses take up to three times as long
(measurements/experiments.md).
A mask in a loop is computed again in each iteration. A mask is expensive for a few elements' stride (one wide access
becomes several, and the mask must be spread), for gathers and scatters, and for accesses lane by lane.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from passes.analysis.affine_addresses import window_of
from passes.analysis.analyses import shapes_of
from passes.analysis.divergence import Shapes
from passes.analysis.index_width import is_narrow_extension
from passes.analysis.instruction_costs import mask_cycles
from passes.analysis.shapes import Assumptions
from passes.analysis.trip_counts import iterations
from passes.costs import MASKS, VOTE, Vector
from passes.speculate.assumed_arithmetic import assume_wrap
from passes.speculate.assumed_bounds import assume_bound
from passes.speculate.assumptions import Assumption, Repeatable
from wfv.ir.cfg import Cfg, controlling_branches
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import PtrType, size_of
from wfv.ir.uses import backward_slice, users_of
from wfv.ir.values import Value

_ENOUGH = 16.0  # cycles of masks for which a second version is made
_LOCAL = 3  # the address space of local memory
_MUCH = 200  # instructions, of which a third copy takes long to compile
_FEW = 12  # instructions for each access, with which a kernel waits for memory


@dataclass(frozen=True)
class Worth:
    """Gains that count, besides better addresses. `vector`: the lanes and the machine that costs are of.

    `cheap_masks_count`: also masks of contiguous accesses; not so where uniform branches are linearized too.
    `has_votes`: BOSCC makes copies of regions without masks.
    """

    vector: Vector
    cheap_masks_count: bool = False
    has_votes: bool = False

    def counts_masks(self, fn: Function) -> bool:
        """Whether a version without masks is worth it: not a third one of much code, next to BOSCC's two."""
        return not (self.has_votes and fn.size > _MUCH)

    @property
    def streams_count(self) -> bool:
        """Whether a few cheap masks are enough in a function that does little but access memory.

        Not without an instruction for masked accesses: then each is a test and a plain access, as fast as the guard.
        """
        return self.cheap_masks_count and self.vector.machine.has_masked_words


@dataclass
class Gain:
    """`accesses`: how many are better; `is_enough`: whether a second version is worth it.

    `roots`: the addresses and branch conditions that make the accesses better.
    """

    accesses: int = 0
    is_enough: bool = False
    roots: set[Value] = field(default_factory=set)
    masks: float = 0

    def add(self, roots: Iterable[Value], is_enough: bool) -> None:
        self.accesses += 1
        self.is_enough |= is_enough
        self.roots.update(roots)

    def add_mask(self, cycles: float) -> None:
        """Masks that cost little, but that are many, or in loops."""
        self.masks += cycles
        self.is_enough |= self.masks >= _ENOUGH


def gain_of(fn: Function, before: Shapes, after: Shapes, worth: Worth) -> Gain:
    """The gain of the shapes `after` over those `before`, both of `fn`."""
    gain = Gain()
    has_fewer_masks = before.divergent_branches > after.divergent_branches and worth.counts_masks(fn)
    cfg = Cfg(fn)
    depends = cfg.control_dependence() if has_fewer_masks else {}
    is_stream = worth.streams_count and has_fewer_masks and _is_stream(fn, cfg)
    for block in fn.blocks:
        decided_by = controlling_branches({block}, depends)
        masked = decided_by & before.divergent_branches
        loses_mask = bool(masked) and not decided_by & after.divergent_branches
        for access in block.instrs:
            if not access.is_access:
                continue
            address = access.operands[-1]
            if before.of(address).is_varying and _is_wide(access, after):
                gain.add([address], is_enough=True)
            if loses_mask:
                conditions = [branch.terminator.operands[0] for branch in masked]
                gain.add(
                    conditions, is_enough=_is_mask_expensive(access, after) or (is_stream and not _is_local(access))
                )
        if worth.cheap_masks_count and loses_mask:
            gain.add_mask(_cycles_of_masks(block, cfg, after, worth.vector))
        elif worth.cheap_masks_count and masked - after.divergent_branches:
            _add_votes(gain, block, cfg, after, masked - after.divergent_branches)
    return gain


def _is_stream(fn: Function, cfg: Cfg) -> bool:
    """Whether a function does little but access memory, once in each work-item."""
    accesses = sum(instr.is_access for instr in fn.instrs())
    return not cfg.loops.all and fn.size <= _FEW * accesses


def _is_local(access: Instr) -> bool:
    """Whether an access is one to local memory, which is in the caches."""
    pointer = access.operands[-1].type
    return isinstance(pointer, PtrType) and pointer.addrspace == _LOCAL


def _add_votes(gain: Gain, block: Block, cfg: Cfg, after: Shapes, kept: set[Block]) -> None:
    """A block of a divergent loop whose other branches are `kept` now: some lane is active there.

    A load from one address for all lanes needs no test of that any more.
    """
    loads = [instr for instr in block.instrs if instr.op == "load" and after.of(instr.operands[0]).is_uniform]
    for _ in loads if cfg.loops.innermost(block) else ():
        gain.add([branch.terminator.operands[0] for branch in kept], is_enough=False)
        gain.add_mask(iterations(len(cfg.loops.around(block))) * VOTE)


def _cycles_of_masks(block: Block, cfg: Cfg, shapes: Shapes, vector: Vector) -> float:
    """The cycles that the mask of a block adds to one run of the function."""
    accesses = sum(mask_cycles(instr, shapes, vector) for instr in block.instrs if instr.is_access)
    masks = MASKS * vector.mask_registers if cfg.loops.innermost(block) else 0
    return iterations(len(cfg.loops.around(block))) * (accesses + masks)


def _is_wide(access: Instr, shapes: Shapes) -> bool:
    """Whether an access is a scalar or a wide one, and no gather or scatter."""
    shape = shapes.of(access.operands[-1])
    return shape.is_affine or window_of(access.accessed, shape) is not None


def _is_mask_expensive(access: Instr, shapes: Shapes) -> bool:
    shape = shapes.of(access.operands[-1])
    return shape.is_varying or (shape.is_strided and abs(shape.stride) != size_of(access.accessed))


_ROUNDS = 4  # an assumption may make others possible: the minimum of a maximum
_MOST_INSTRUCTIONS = 2000  # of a function of which there is a second version: compile time


Assume = Callable[[Instr, Shapes, Assumptions], Assumption | None]


@dataclass(frozen=True)
class Search:
    """The inputs of a search for assumptions.

    `repeatable`: values that the guard can compute; `arithmetic`: assumptions on `/ % >> &`; `is_anywhere`: also of
    those after the first block.
    """

    assume: Assumptions
    repeatable: Repeatable
    worth: Worth
    arithmetic: Assume
    is_anywhere: bool = False


def find_assumptions(fast: Function, before: Shapes, start: Shapes, search: Search) -> list[Assumption] | None:
    """The assumptions in `fast`, where they are noted; None if it is not worth a version.

    `before`: the shapes in the function that `fast` is a copy of; `start`: those of `fast` without assumptions.
    """
    found, after = _assume_all(fast, start, search)
    gain = gain_of(fast, before, after, search.worth)
    if not gain.is_enough:
        return None
    needed = _needed(found, backward_slice(gain.roots))
    under_needed = analyzed_under(fast, before, search.assume, needed)
    if gain_of(fast, before, under_needed, replace(search.worth, cheap_masks_count=False)).accesses >= gain.accesses:
        found = needed
    _note(fast, found)
    return found


def analyzed_under(fn: Function, before: Shapes, assume: Assumptions, assumptions: list[Assumption]) -> Shapes:
    """The shapes of `fn` under these assumptions, which are noted in it."""
    _note(fn, assumptions)
    return shapes_of(fn, {arg: before.of(arg) for arg in fn.args}, assume)


def _note(fn: Function, assumptions: list[Assumption]) -> None:
    """Notes these assumptions in `fn`, and no others."""
    shape_of = {each.instr: each.shape for each in assumptions}
    for instr in fn.instrs():
        if instr in shape_of or instr.notes.assumed_shape is not None:
            instr.notes = replace(instr.notes, assumed_shape=shape_of.get(instr))


def _assume_all(fn: Function, before: Shapes, search: Search) -> tuple[list[Assumption], Shapes]:
    """All that can be assumed in `fn`, and the shapes under these assumptions."""
    found, after = list[Assumption](), before
    for _ in range(_ROUNDS):
        known = {each.instr for each in found}
        new = [each for each in _assumable(fn, after, search) if each.instr not in known]
        if not new:
            break
        found += new
        after = analyzed_under(fn, before, search.assume, found)
    return found, after


def _assumable(fn: Function, shapes: Shapes, search: Search) -> Iterator[Assumption]:
    """Assumptions possible under these shapes. Divisors that are not constant may be 0 after the first block."""
    indices, assume, repeatable = _inbounds_indices(fn), search.assume, search.repeatable
    is_small = fn.size <= _MOST_INSTRUCTIONS
    for block in fn.blocks:
        for instr in block.instrs:
            is_here = block is fn.entry or search.is_anywhere
            found = search.arithmetic(instr, shapes, assume) if is_here else None
            if found is None and is_small:
                found = assume_bound(instr, shapes, assume, instr in indices) or assume_wrap(instr, shapes, assume)
            if found is None or not repeatable.are(found.inputs):
                continue
            if found.value is None or repeatable.has_ends(found.value, shapes):
                yield found


def _inbounds_indices(fn: Function) -> set[Instr]:
    """The widened 32-bit indices that only `inbounds` getelementptr use."""
    users = users_of(fn.instrs())
    return {
        instr
        for instr in fn.instrs()
        if is_narrow_extension(instr) and all("inbounds" in user.flags for user in users.get(instr, ()))
    }


def _needed(found: list[Assumption], gaining: set[Instr]) -> list[Assumption]:
    """The assumptions that the gains depend on, with all that these rest on.

    Those on arithmetic are kept together: one that makes an address strided also makes other values uniform. Those of
    them that rest on another kind of assumption, which is not needed, are dropped: `(c ? n : id) & 8`.
    """
    if not any(each.is_arithmetic and each.instr in gaining for each in found):
        return [each for each in found if each.instr in gaining]
    dropped = {each.instr for each in found if not each.is_arithmetic} - gaining
    return [
        each
        for each in found
        if each.instr in gaining or (each.is_arithmetic and dropped.isdisjoint(backward_slice([each.instr])))
    ]
