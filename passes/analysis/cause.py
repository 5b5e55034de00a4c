"""Why a value is varying: one typed cause for each varying value, and the chain of causes to its root.

    %v = load i32, ptr %own            LOADED            each lane loads it from its own address
    %c = icmp sgt i32 %v, 5            OPERAND %v        %v is varying
    br i1 %c, label %a, label %j       OPERAND %c        %c is varying
    %x = phi [1, %b], [2, %a]          SYNC_DEPENDENCE   lanes diverge at %b and reconverge in %j

`chain` walks from %x to the branch, to %c and to %v. `cause_text` alone puts causes into words; cause_chain.py names
the values for remarks, down to the id.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from passes.analysis.shapes import ShapeOf
from wfv.errors import SourceLocation
from wfv.ir.core import Block, Instr, is_op
from wfv.ir.names import LOAD, MASK, SLOT
from wfv.ir.uses import underlying_object
from wfv.ir.values import Argument, Value

# The suffix that wfv appends to the name that a value has in the source.
_SERIAL = re.compile(r"(\.w\d+)+\b")


class CauseKind(Enum):
    """The rule that makes a value varying. The first three have a varying source; the others are roots."""

    OPERAND = auto()  # an operand is varying
    SYNC_DEPENDENCE = auto()  # a phi at a join of a divergent branch
    TEMPORAL = auto()  # an operand is uniform in a divergent loop and is used outside of it
    LOADED = auto()  # a load from a strided address
    RELOADED = auto()  # a volatile or atomic load from one address, where the value may change between two lanes' loads
    COMPARED = auto()  # a comparison of strided values, or a switch on one
    ATOMIC = auto()  # the result of an atomic operation
    OPERATION = auto()  # any other operation: its result has no constant stride, although its operands have
    ARGUMENT = auto()  # a parameter whose shape is given as varying


@dataclass(frozen=True, slots=True)
class Cause:
    """Why one instruction (a branch too) or argument is varying.

    `value`: the operand that causes it; for a root, the first operand that is not uniform, if there is one.
    `branch`: the divergent branch of a SYNC_DEPENDENCE, or the one that makes the loop of a TEMPORAL cause divergent.
    `join`: the block in which the lanes of a SYNC_DEPENDENCE reconverge.
    """

    kind: CauseKind
    value: Value | None = None
    branch: Block | None = None
    join: Block | None = None

    @property
    def source(self) -> Value | None:
        """The varying operand or divergent branch that this is a consequence of; None for a root."""
        if self.kind is CauseKind.OPERAND:
            return self.value
        return self.branch.terminator if self.branch is not None else None


Causes = Mapping[Value, Cause]


def root_cause(instr: Instr, operands: Sequence[Value], shape_of: ShapeOf) -> Cause:
    """The cause of an instruction that is varying although none of its operands is: its own operation."""
    value = next((operand for operand in operands if not shape_of(operand).is_uniform), None)
    kind = _root_kind(instr)
    return Cause(CauseKind.RELOADED if kind is CauseKind.LOADED and value is None else kind, value)


def _root_kind(instr: Instr) -> CauseKind:
    if instr.op == "load" or instr.callee.startswith(LOAD):
        return CauseKind.LOADED
    if instr.op in ("icmp", "fcmp", "switch"):
        return CauseKind.COMPARED
    return CauseKind.ATOMIC if instr.op in ("atomicrmw", "cmpxchg") else CauseKind.OPERATION


def chain(value: Value, causes: Causes) -> list[tuple[Value, Cause]]:
    """The value, the value or branch that makes it varying, and so on to the root, each with its cause.

    The chain is finite: a cause is recorded when a value becomes varying, and its source was varying before.
    """
    found: list[tuple[Value, Cause]] = []
    at: Value | None = value
    while at is not None and at in causes:
        found.append((at, causes[at]))
        at = causes[at].source
    return found


def cause_text(value: Value, cause: Cause, shape_of: ShapeOf | None = None) -> str:
    """The cause of `value` in words. With the shapes, a product or shift is explained by its uniform operand."""
    match cause.kind:
        case CauseKind.OPERAND if getattr(cause.value, "name", "").startswith(MASK):
            return "it depends on which lanes are active"
        case CauseKind.OPERAND:
            return f"{_name(cause.value)} is varying"
        case CauseKind.SYNC_DEPENDENCE:
            return f"lanes diverge at {_branch(cause.branch, cause.join)}"
        case CauseKind.TEMPORAL:
            return f"lanes leave the loop of {_name(cause.value)} in different iterations"
        case CauseKind.LOADED if is_kept(value):
            return "each work-item keeps its own in memory across a barrier"
        case CauseKind.OPERATION if isinstance(value, Instr):
            return _operation(value, shape_of)
    return _ROOTS[cause.kind]


def is_kept(value: Value) -> bool:
    """Whether it is loaded from a slot, in which a work-item keeps a value across a barrier."""
    if not is_op(value, "load"):
        return False
    slot = underlying_object(value.operands[0])
    return isinstance(slot, Argument) and slot.name.startswith(SLOT)


def _branch(branch: Block | None, join: Block | None) -> str:
    """The branch by its source line, or by its block and the one in which lanes reconverge."""
    line = branch.terminator.line if branch is not None else 0
    if isinstance(line, SourceLocation) and line.file:
        return f"the branch in line {int(line)}"
    return f"{_name(branch)} and reconverge in {_name(join)}"


def _operation(instr: Instr, shape_of: ShapeOf | None) -> str:
    """Why an operation on ids leaves no constant stride."""
    if instr.op in ("mul", "shl") and shape_of is not None:
        by = [each for each in instr.operands if isinstance(each, (Instr, Argument)) and shape_of(each).is_uniform]
        if by:
            what = (
                f"{'depends on' if instr.op == 'shl' else 'is'} {by[0].name},"
                if isinstance(by[0], Argument)
                else "is a number"
            )
            return f"its stride {what} which is known at run time only"
    if instr.op in _OPERATIONS:
        return _OPERATIONS[instr.op]
    if instr.callee.startswith(_CLAMPS):
        return "a clamp has the same value in some lanes, and others in others"
    return f"the result of {f'@{instr.callee}' if instr.callee else instr.op} has no constant stride"


_CLAMPS = ("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin")
_OPERATIONS = {
    **dict.fromkeys(("and", "or", "xor", "lshr", "ashr"), "an operation on its bits leaves no constant stride"),
    "zext": "as an unsigned number it may wrap around between two lanes",
    "sext": "it may overflow between two lanes",
    "trunc": "its high bits are cut off, so it may wrap around between two lanes",
    "urem": "a remainder starts at 0 again for some lanes",
    "srem": "a remainder starts at 0 again for some lanes",
    "udiv": "a quotient is the same for some neighbouring lanes",
    "sdiv": "a quotient is the same for some neighbouring lanes",
    "uitofp": "floating-point numbers that are made of an id differ from lane to lane",
    "sitofp": "floating-point numbers that are made of an id differ from lane to lane",
}


_ROOTS = {
    CauseKind.LOADED: "each lane loads it from its own address",
    CauseKind.RELOADED: "each lane loads it by itself, and it may change in between",
    CauseKind.COMPARED: "it compares values that differ from lane to lane",
    CauseKind.ATOMIC: "each lane performs its own atomic operation",
    CauseKind.OPERATION: "it has no constant stride",
    CauseKind.ARGUMENT: "it is an argument that differs from lane to lane",
}


def source_name(name: str) -> str:
    """A value's name without the suffixes that wfv has appended."""
    return _SERIAL.sub("", name)


def _name(value: Value | Block | None) -> str:
    return f"%{source_name(getattr(value, 'name', '?'))}"
