"""The reducer's edits of a kernel, and the values that they may concern."""

from collections.abc import Callable, Collection, Iterable

from wfv.fuzz.kernels.group_functions import find_group_function
from wfv.ir.core import Block, Function, Instr, Module
from wfv.ir.reached import reached
from wfv.ir.types import I64, FloatType, IntType, PtrType, Type
from wfv.ir.uses import underlying_object, users_of
from wfv.ir.values import Const, Value, const_float, const_int

WRITES = ("store", "atomicrmw", "cmpxchg", "call")


def users(fn: Function, roots: Iterable[Value]) -> set[Instr]:
    """The instructions that use these values, directly or transitively."""
    direct = users_of(fn.instrs())
    return reached([user for root in roots for user in direct.get(root, [])], lambda instr: direct.get(instr, []))


def address_parts(fn: Function) -> set[Instr]:
    """The addresses of memory that is written, and all values that they are computed from."""
    written = {known_object(address) for address in accessed_addresses(fn, WRITES)}
    return operands_of(
        address
        for address in accessed_addresses(fn)
        if known_object(address) in written or known_object(address) is None
    )


def accessed_addresses(fn: Function, ops: Collection[str] = (*WRITES, "load")) -> list[Value]:
    """The addresses of memory accesses, and addresses passed to functions."""
    return [
        x
        for i in fn.instrs()
        if i.op in ops
        for x in i.operands[1 if i.op == "store" else 0 :]
        if isinstance(x.type, PtrType)
    ]


def operands_of(values: Iterable[Value]) -> set[Instr]:
    """These values, and all that they are computed from, without loads."""

    def computed(given: Iterable[Value]) -> list[Instr]:
        return [value for value in given if isinstance(value, Instr) and value.op != "load"]

    return reached(computed(values), lambda instr: computed(instr.operands))


def known_object(value: Value) -> Value | None:
    """The parameter or variable that the address points into; None if it is not known."""
    found = underlying_object(value)
    return None if isinstance(found, Instr) and found.op != "alloca" else found


def addresses_in(fn: Function, roots: Iterable[Instr]) -> set[Instr]:
    """The addresses in these variables."""
    direct = users_of(fn.instrs())
    return reached(roots, lambda v: [i for i in direct.get(v, []) if i.op in ("getelementptr", "phi", "select")])


EFFECTS = ("store", "atomicrmw", "cmpxchg", "call", "fence")


def drop_edge(src: Block, dst: Block, keep: bool) -> None:
    """Removes the entries for `src` from the phis of `dst`, all but one if `keep`."""
    for phi in dst.phis:
        at = [i for i, block in enumerate(phi.blocks) if block is src][1 if keep else 0 :]
        phi.operands[:] = [value for i, value in enumerate(phi.operands) if i not in at]
        phi.blocks[:] = [block for i, block in enumerate(phi.blocks) if i not in at]


FLAGS = ("nuw", "nsw", "exact", "disjoint", "nneg", "inbounds", "samesign", "nusw")
_DIVISIONS = ("udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr")
Edit = Callable[[Function, Collection[int]], None]


def branches(fn: Function) -> list[Block]:
    """Blocks with several successors whose condition may be replaced."""
    fixed = guards(fn)
    choices = [block for block in fn.blocks if len(block.successors) > 1]
    return [block for block in choices if block.terminator.operands[0] not in fixed]


def guards(fn: Function) -> set[Instr]:
    """Comparisons of divisors and indices, which may guard against division by zero and accesses out of bounds."""
    divisors = {i.operands[1] for i in fn.instrs() if i.op in _DIVISIONS}
    indices = {x for x in operands_of(accessed_addresses(fn)) if x.type == I64}
    return {i for i in fn.instrs() if i.op == "icmp" and (divisors | indices).intersection(i.operands)}


def go_one_way(way: int) -> Edit:
    """Makes branches unconditional."""

    def edit(fn: Function, positions: Collection[int]) -> None:
        drop_flags_behind(block for i, block in enumerate(branches(fn)) if i in positions)
        for i, block in enumerate(branches(fn)):
            if i in positions:
                old = block.terminator
                target = old.blocks[min(way, len(old.blocks) - 1)]
                for other in dict.fromkeys(old.blocks):
                    # A phi has an entry for each edge: one stays in the target.
                    drop_edge(block, other, keep=other is target)
                block.instrs[-1] = Instr(old.type, "", "br", [], {}, [target])
        drop_unreached(fn)

    return edit


def drop_unreached(fn: Function) -> None:
    """Blocks to which nothing leads any more: their phis would have no entry, which wfv's parser refuses."""
    found = reached([fn.blocks[0]], lambda block: block.successors)
    for block in fn.blocks:
        for to in dict.fromkeys(block.successors) if block not in found else ():
            drop_edge(block, to, keep=False)
    fn.blocks[:] = [block for block in fn.blocks if block in found]


def effects(fn: Function) -> list[Instr]:
    """Instructions with effects and without used results that can be dropped."""
    used = {operand for instr in fn.instrs() for operand in instr.operands}
    return [i for i in fn.instrs() if i.op in EFFECTS and i not in used and not _gives_first_value(fn, i)]


def drop_effects(fn: Function, positions: Collection[int]) -> None:
    fn.remove({instr for i, instr in enumerate(effects(fn)) if i in positions})


def _gives_first_value(fn: Function, instr: Instr) -> bool:
    """Whether it may initialize private or local memory that is read, or is a barrier between such accesses.

    Also not dropped are calls at which work-items come together: others might then meet in other iterations.
    """
    if find_group_function(instr.callee) is not None:
        return True
    local = any(_is_local(operand) for i in fn.instrs() for operand in i.operands)
    if local and (instr.callee == "_Z7barrierj" or any(map(_is_local, instr.operands))):
        return True
    private = addresses_in(fn, [i for i in fn.instrs() if i.op == "alloca"])
    reads = any(i.op == "load" and i.operands[0] in private for i in fn.instrs())
    return reads and any(operand in private for operand in instr.operands)


def _is_local(value: Value) -> bool:
    return isinstance(value.type, PtrType) and value.type.addrspace == 3


def values(fn: Function) -> list[Instr]:
    """Numbers that a constant may replace."""
    fixed: set[Value] = address_parts(fn) | guards(fn)
    return [
        i
        for i in fn.instrs()
        if isinstance(i.type, (IntType, FloatType))
        and i.op not in ("alloca", "atomicrmw", "cmpxchg")
        and i not in fixed
    ]


def put_constants(number: int) -> Edit:
    """Replaces values by 0 or 1. Flags of their users are dropped, because they might not hold any more."""

    def edit(fn: Function, positions: Collection[int]) -> None:
        found: dict[Value, Value] = {}
        divisors = {i.operands[1] for i in fn.instrs() if i.op in _DIVISIONS}
        for at, instr in enumerate(values(fn)):
            if at in positions:
                is_bit = isinstance(instr.type, IntType) and instr.type.bits == 1
                found[instr] = _constant(instr.type, 1 if instr in divisors and not is_bit else number)
        changed = users(fn, found)
        for user in changed:
            drop_flags(user)
        drop_flags_behind(block for block in fn.blocks if block.terminator in changed)
        fn.substitute(found)
        gone = set(found)
        for block in fn.blocks:
            block.instrs[:] = [i for i in block.instrs if i not in gone or i.op in ("call", "load") or i.is_terminator]

    return edit


def _constant(type: Type, number: int) -> Const:
    return const_int(type, number) if isinstance(type, IntType) else const_float(type, float(number))


def drop_flags(instr: Instr) -> None:
    if "flags" not in instr.attrs:
        return
    instr.attrs["flags"] = tuple(flag for flag in instr.attrs.get("flags", ()) if flag not in FLAGS)


def drop_flags_behind(branches: Iterable[Block]) -> None:
    """Of all instructions that these branches lead to: they may hold only under a branch's condition."""
    for block in reached([to for branch in branches for to in branch.successors], lambda block: block.successors):
        for instr in block.instrs:
            drop_flags(instr)


def drop_all_flags(fn: Function, positions: Collection[int]) -> None:
    for instr in fn.instrs():
        if instr.attrs.get("flags"):
            drop_flags(instr)


def kernel_of(module: Module) -> Function:
    return module.functions["k"]
