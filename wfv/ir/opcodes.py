"""The opcodes and their properties: one row per opcode, one frozen set per property.

A pass tests `instr.op in REMATERIALIZABLE`. Similar sets differ on purpose: the comment at each set states its
omissions, and why. A property holds for the opcode alone; flags (`nsw`), `volatile`, `atomic` and a call's callee
belong to the instruction, and the pass tests them itself.
"""

# Shared by the opcodes of index arithmetic. Shifts lack `always_defined` and `always_defined_index`.
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
    "extractvalue": "always_defined guard_repeatable",
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


# Kinds of instructions.
TERMINATORS = _having("terminator")
BINARY = _having("binary")
CASTS = _having("cast")
COMMUTATIVE = _having("commutative")
SAME_TYPE = _having("same_type", "binary")  # every operand has the result's type

# Effects. HAS_EFFECT must stay even if no instruction uses the result. The memory sets leave out `call` and `fence`:
# the accesses of a call depend on the callee, and a fence only orders other accesses.
HAS_EFFECT = _having("effect")
ACCESSES_MEMORY = _having("reads", "writes")
WRITES_MEMORY = _having("writes")
DIVISIONS = _having("division")  # of integers: a divisor of 0 traps, and so does an sdiv or srem that overflows

# Without flags, the result is poison only if an operand is. Not in the set: shifts (the amount may be too large),
# divisions, conversions of floating-point numbers to integers, and opcodes that are rare in branch conditions.
ALWAYS_DEFINED = _having("always_defined")
# The part of ALWAYS_DEFINED that index arithmetic consists of: no comparisons, `select` or `ptrtoint`.
ALWAYS_DEFINED_INDEX = _having("always_defined_index")

# The result is uniform if and only if the operands are, constants aside; the check after linearization relies on it.
# `select` and `phi` may be uniform for other reasons. Other opcodes that are not in the set are just not checked.
UNIFORM_IFF_OPERANDS = _having("uniform_iff_operands")

# Cheap to compute again after a barrier, instead of storing the value in a slot.
REMATERIALIZABLE = _having("rematerializable")
# Index arithmetic, which is cheaper once per lane in scalar registers if only gathers and scatters use it. Without the
# `icmp`, `select` and pointer casts of REMATERIALIZABLE: their vector forms work on masks, or cost nothing.
REPLICABLE = _having("replicable")
# A speculation's guard may compute it a second time. These are operations on integer parameters and fields of images:
# no pointer casts or getelementptr (unlike REMATERIALIZABLE), but `freeze` and unsigned divisions. A division that
# traps in the guard also traps in the kernel.
GUARD_REPEATABLE = _having("guard_repeatable")

# The result points into the same object as an operand does.
FORWARDS_POINTER = _having("forwards_pointer")
