"""The main function and the rule table: applies to each instruction, in dominance order, the rule of its opcode."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from passes.analysis.divergence import Shapes
from passes.analysis.interleave_groups import find_interleaved
from passes.analysis.shapes import Assumptions
from passes.remarks import Remark
from passes.widen import (
    addresses,
    arithmetic,
    calls,
    comparisons,
    control,
    loads_and_stores,
    math_calls,
    per_lane,
    reciprocal_roots,
)
from passes.widen.constant_tables import find_lookups
from passes.widen.control import add_phis, back_edges_of_short_loops, complete_phis
from passes.widen.even_lanes import separate_even_lanes
from passes.widen.interleaved_accesses import group_of_access, widen_interleaved
from passes.widen.machine import Machine
from passes.widen.math_calls import find_sine_cosine_pairs
from passes.widen.replicate import find_lane_updates, find_replicated, replicate, update_lanes
from passes.widen.table_lookups import widen_lookup
from passes.widen.widener import KernelFacts, Widener, wide_type
from wfv.errors import UnsupportedError
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Global, Instr, Module
from wfv.ir.dead_code import live_instructions
from wfv.ir.names import is_helper, simd_name
from wfv.ir.types import VecType
from wfv.ir.values import Argument

# The table: which rule widens which opcode. A new opcode is a new line here and a function in its file.
Rule = Callable[[Widener, Instr], None]

_ELEMENTWISE = (
    "fadd", "fsub", "fmul", "fneg", "and", "lshr", "ashr", "or", "mul", "shl", "add", "sub", "xor",
    "fcmp", "freeze", "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp",
    "bitcast", "ptrtoint", "inttoptr", "addrspacecast",
)  # fmt: skip

RULES: dict[str, Rule] = {
    **dict.fromkeys(_ELEMENTWISE, arithmetic.widen_elementwise),
    "icmp": comparisons.widen_comparison,
    "select": arithmetic.widen_select,
    "fdiv": reciprocal_roots.widen_fdiv,
    "frem": math_calls.widen_frem,
    **dict.fromkeys(("udiv", "sdiv", "urem", "srem"), arithmetic.widen_division),
    "getelementptr": addresses.widen_gep,
    "load": loads_and_stores.widen_load,
    "store": loads_and_stores.widen_store,
    "alloca": addresses.widen_alloca,
    "atomicrmw": per_lane.widen_atomicrmw,
    "cmpxchg": per_lane.widen_per_lane,
    **dict.fromkeys(("fence", "unreachable"), arithmetic.widen_as_is),
    "call": calls.widen_call,
    **dict.fromkeys(("extractelement", "extractvalue"), arithmetic.widen_extract),
    **dict.fromkeys(("insertelement", "insertvalue"), arithmetic.widen_insert),
    **dict.fromkeys(("br", "switch"), control.widen_branch),
    "ret": control.widen_ret,
}


class Widened(NamedTuple):
    """The new function, and remarks on its parts that are not done in vectors."""

    function: Function
    remarks: frozenset[Remark]


def widen(module: Module, fn: Function, shapes: Shapes, assume: Assumptions, machine: Machine) -> Widened:
    """The function that runs `assume.lanes` work-items at once, from local id 0 = `wfv.lid0` on.

    Before (lane id strided, %v varying):           After, for 4 lanes:
        %p = getelementptr float, ptr %x, i64 %id       %p = getelementptr float, ptr %x, i64 %id
        %v = load float, ptr %p                         %v = load <4 x float>, ptr %p, align 4
        %w = fmul float %v, %k                          %k.s = shufflevector (splat of %k)
                                                        %w = fmul <4 x float> %v, %k.s

    `fn` is linearized: no branch in it is divergent. `fn` itself does not change.
    """
    cfg = Cfg(fn)
    facts = _facts(cfg, module.globals, shapes, assume, machine)
    order = cfg.rpo
    w = Widener(module, facts, _signature(facts), order)
    _map_parameters(w)
    for block in order:
        w.emit.begin(block)
        add_phis(w, block)
        for instr in block.instrs[block.first_non_phi :]:
            _apply(w, instr)
        w.emit.end(block)
    complete_phis(w, order)
    _remark_replicated(w)
    if machine.is_x86 and 16 * w.lanes > machine.vector_bits and "even lanes" not in machine.without:
        separate_even_lanes(module, w.emit.function, w.lanes)
    return Widened(w.emit.function, frozenset(w.remarks.remarks))


def _facts(
    cfg: Cfg, variables: Mapping[str, Global], shapes: Shapes, assume: Assumptions, machine: Machine
) -> KernelFacts:
    fn = cfg.fn
    used = frozenset({x for instr in fn.instrs() for x in instr.operands})
    without = machine.without
    found = () if "interleave groups" in without else find_interleaved(fn, shapes, assume)
    groups = group_of_access(found, machine, assume.lanes)
    tables = {} if "table lookups" in without else variables
    lookups = find_lookups(fn, tables, shapes, machine, assume.lanes, groups, assume.fits_index32)
    replicated = frozenset(
        () if "replication" in without else find_replicated(fn, shapes, assume, machine, groups, lookups)
    )
    short_loops = back_edges_of_short_loops(cfg, shapes)
    updates = {} if "lane updates" in without else find_lane_updates(fn, replicated)
    pairs = frozenset() if "sine-cosine pairs" in without else find_sine_cosine_pairs(fn)
    return KernelFacts(fn, shapes, assume, machine, used, groups, lookups, replicated, updates, short_loops, pairs)


def _signature(facts: KernelFacts) -> Function:
    """The new function without blocks: a helper's varying parameters are vectors, and so is its result."""
    old = facts.function
    args = [_parameter(facts, arg) for arg in old.args]
    ret = wide_type(old.ret, facts.lanes) if is_helper(old.name) else old.ret
    new = Function(simd_name(old.name), ret, args, old.prefix, old.suffix)
    new.names_made = old.names_made
    return new


def _parameter(facts: KernelFacts, arg: Argument) -> Argument:
    return Argument(VecType(facts.lanes, arg.type), arg.name, "") if facts.shapes.of(arg).is_varying else arg


def _map_parameters(w: Widener) -> None:
    for old, new in zip(w.facts.function.args, w.emit.function.args, strict=True):
        if new is not old:
            w.set_vector(old, new)


def _apply(w: Widener, instr: Instr) -> None:
    w.begin(instr)
    if instr in w.facts.lane_updates:
        update_lanes(w, w.facts.lane_updates[instr])
    elif instr in w.facts.in_updates:
        pass
    elif instr in w.facts.replicated:
        replicate(w, instr)
    elif instr in w.facts.interleave_groups:
        widen_interleaved(w, instr, w.facts.interleave_groups[instr])
    elif instr in w.facts.lookups:
        widen_lookup(w, instr, w.facts.lookups[instr])
    else:
        rule = RULES.get(instr.op)
        if rule is None:
            raise UnsupportedError(f"{instr.op} cannot be vectorized", line=instr.line)
        rule(w, instr)


def _remark_replicated(w: Widener) -> None:
    """One remark on live replicated instructions. Gathers and scatters have their own."""
    live = live_instructions(w.facts.function)
    count = sum(not instr.is_access and instr in live for instr in w.facts.replicated)
    if count:
        w.remarks.add_replicated(count)
