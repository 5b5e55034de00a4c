"""The opcodes and their properties: one row an opcode, one frozen set a property.

A pass asks `instr.op in REMATERIALIZABLE`. Sets that look alike differ on purpose: the comment at each set states what
it leaves out and why. A property holds for the opcode alone; flags (`nsw`), `volatile`, `atomic` and the callee of a
call are the instruction's, and the pass that asks tests them itself.
"""

from __future__ import annotations

_ROWS = {
    # Integer arithmetic
    "add": "binary commutative always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "sub": "binary always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "mul": "binary commutative always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "and": "binary commutative always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "or": "binary commutative always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "xor": "binary commutative always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "shl": "binary follows_operands guard_repeatable lane_scalar remat",
    "lshr": "binary follows_operands guard_repeatable lane_scalar remat",
    "ashr": "binary follows_operands guard_repeatable lane_scalar remat",
    "udiv": "binary division guard_repeatable",
    "urem": "binary division guard_repeatable",
    "sdiv": "binary division",
    "srem": "binary division",
    # Floating-point arithmetic
    "fadd": "binary commutative follows_operands",
    "fsub": "binary follows_operands",
    "fmul": "binary commutative follows_operands",
    "fdiv": "binary follows_operands",
    "frem": "binary",
    "fneg": "same_type",
    # Comparisons and choices
    "icmp": "always_defined follows_operands guard_repeatable remat",
    "fcmp": "always_defined follows_operands",
    "select": "always_defined guard_repeatable remat forwards_pointer",
    "phi": "same_type forwards_pointer",
    "freeze": "same_type always_defined no_poison_integer follows_operands guard_repeatable forwards_pointer",
    # Casts
    "trunc": "cast always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "zext": "cast always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "sext": "cast always_defined no_poison_integer follows_operands guard_repeatable lane_scalar remat",
    "fptrunc": "cast",
    "fpext": "cast",
    "fptoui": "cast",
    "fptosi": "cast",
    "uitofp": "cast",
    "sitofp": "cast",
    "ptrtoint": "cast always_defined remat",
    "ptrtoaddr": "cast",
    "inttoptr": "cast remat",
    "bitcast": "cast remat forwards_pointer",
    "addrspacecast": "cast remat forwards_pointer",
    # Vectors and aggregates
    "extractelement": "",
    "insertelement": "",
    "shufflevector": "",
    "extractvalue": "",
    "insertvalue": "",
    # Memory and calls
    "getelementptr": "lane_scalar remat forwards_pointer",
    "alloca": "",
    "load": "reads",
    "store": "writes effect",
    "atomicrmw": "reads writes effect",
    "cmpxchg": "reads writes effect",
    "fence": "effect",
    "call": "effect",
    # Control flow
    "br": "terminator effect",
    "switch": "terminator effect",
    "ret": "terminator effect",
    "unreachable": "terminator effect",
}

OPCODES = {op: frozenset(properties.split()) for op, properties in _ROWS.items()}


def _having(*properties: str) -> frozenset[str]:
    return frozenset(op for op, found in OPCODES.items() if not found.isdisjoint(properties))


# What an instruction is.
TERMINATORS = _having("terminator")
BINARY = _having("binary")
CASTS = _having("cast")
COMMUTATIVE = _having("commutative")
SAME_TYPE = _having("same_type", "binary")  # every operand has the result's type

# Effects. HAS_EFFECT must stay even if no instruction uses the result. The memory sets leave out `call` and `fence`:
# what a call accesses depends on the callee, and a fence only orders the accesses of others.
HAS_EFFECT = _having("effect")
ACCESSES_MEMORY = _having("reads", "writes")
WRITES_MEMORY = _having("writes")
DIVISIONS = _having("division")  # of integers: a divisor of 0 traps, and so does an sdiv or srem that overflows

# A result that is not poison for any operands that are not, if the instruction has no flags. Shifts are missing (an
# amount may be as large as the width), and conversions of floating-point numbers to integers.
ALWAYS_DEFINED = _having("always_defined")
# Those of ALWAYS_DEFINED through which the range analysis follows an index: no comparisons, `select` or `ptrtoint`.
NO_POISON_INTEGER = _having("no_poison_integer")

# The result is uniform only if the operands are, constants aside: what the check after linearization may demand.
# `select` and `phi` may be uniform for other reasons; opcodes that are missing besides are only not checked.
FOLLOWS_OPERANDS = _having("follows_operands")

# Cheap to compute again behind a barrier, instead of storing the value in a slot.
REMATERIALIZABLE = _having("remat")
# Cheaper once per lane in scalar registers, if it only serves gathers and scatters: index arithmetic. Unlike
# REMATERIALIZABLE no `icmp` and `select`, whose vector forms work on masks, and no casts of pointers.
LANE_SCALAR = _having("lane_scalar")
# What a speculation's guard may compute a second time: integers made of parameters. Unlike REMATERIALIZABLE no
# pointers, but `freeze`, and the unsigned divisions, which the guard runs where the kernel runs them.
GUARD_REPEATABLE = _having("guard_repeatable")

# The result points into the same object as an operand does.
FORWARDS_POINTER = _having("forwards_pointer")
