"""The opcodes and their properties: one row an opcode, one frozen set a property.

A pass tests `instr.op in REMATERIALIZABLE`. Similar sets differ on purpose: the comment at each set states what it
leaves out, and why. A property holds for the opcode alone; flags (`nsw`), `volatile`, `atomic` and a call's callee
belong to the instruction, and the pass tests them itself.
"""

from __future__ import annotations

# Properties that all opcodes of index arithmetic share, but for shifts the first ones.
_TOTAL = "always_defined always_defined_index uniform_iff_operands"
_INDEX = "rematerializable replicable guard_repeatable"

_ROWS = {
    # Integer arithmetic
    "add": f"binary commutative {_TOTAL} {_INDEX}",
    "sub": f"binary {_TOTAL} {_INDEX}",
    "mul": f"binary commutative {_TOTAL} {_INDEX}",
    "and": f"binary commutative {_TOTAL} {_INDEX}",
    "or": f"binary commutative {_TOTAL} {_INDEX}",
    "xor": f"binary commutative {_TOTAL} {_INDEX}",
    "shl": f"binary uniform_iff_operands {_INDEX}",
    "lshr": f"binary uniform_iff_operands {_INDEX}",
    "ashr": f"binary uniform_iff_operands {_INDEX}",
    "udiv": "binary division guard_repeatable",
    "urem": "binary division guard_repeatable",
    "sdiv": "binary division",
    "srem": "binary division",
    # Floating-point arithmetic
    "fadd": "binary commutative uniform_iff_operands",
    "fsub": "binary uniform_iff_operands",
    "fmul": "binary commutative uniform_iff_operands",
    "fdiv": "binary uniform_iff_operands",
    "frem": "binary",
    "fneg": "same_type",
    # Comparisons and choices
    "icmp": "always_defined uniform_iff_operands guard_repeatable rematerializable",
    "fcmp": "always_defined uniform_iff_operands",
    "select": "always_defined guard_repeatable rematerializable forwards_pointer",
    "phi": "same_type forwards_pointer",
    "freeze": f"same_type {_TOTAL} guard_repeatable forwards_pointer",
    # Casts
    "trunc": f"cast {_TOTAL} {_INDEX}",
    "zext": f"cast {_TOTAL} {_INDEX}",
    "sext": f"cast {_TOTAL} {_INDEX}",
    "fptrunc": "cast",
    "fpext": "cast",
    "fptoui": "cast",
    "fptosi": "cast",
    "uitofp": "cast",
    "sitofp": "cast",
    "ptrtoint": "cast always_defined rematerializable",
    "ptrtoaddr": "cast",
    "inttoptr": "cast rematerializable",
    "bitcast": "cast rematerializable forwards_pointer",
    "addrspacecast": "cast rematerializable forwards_pointer",
    # Vectors and aggregates
    "extractelement": "",
    "insertelement": "",
    "shufflevector": "",
    "extractvalue": "",
    "insertvalue": "",
    # Memory and calls
    "getelementptr": "replicable rematerializable forwards_pointer",
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
ALWAYS_DEFINED_INDEX = _having("always_defined_index")

# The result is uniform only if the operands are, constants aside: what the check after linearization may demand.
# `select` and `phi` may be uniform for other reasons; opcodes that are missing besides are only not checked.
UNIFORM_IFF_OPERANDS = _having("uniform_iff_operands")

# Cheap to compute again after a barrier, instead of storing the value in a slot.
REMATERIALIZABLE = _having("rematerializable")
# Cheaper once per lane in scalar registers, if it only serves gathers and scatters: index arithmetic. Unlike
# REMATERIALIZABLE no `icmp` and `select`, whose vector forms work on masks, and no casts of pointers.
REPLICABLE = _having("replicable")
# What a speculation's guard may compute a second time: integers made of parameters. Unlike REMATERIALIZABLE no
# pointers, but `freeze`, and the unsigned divisions, which the guard runs where the kernel runs them.
GUARD_REPEATABLE = _having("guard_repeatable")

# The result points into the same object as an operand does.
FORWARDS_POINTER = _having("forwards_pointer")
