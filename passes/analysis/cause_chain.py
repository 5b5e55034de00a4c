"""The causes of a varying value with their names and lines, from the value that a remark names down to the id.

    int row = get_global_id(0);                     get_global_id(0)
    int k = starts[row];                            starts[row]: each lane loads it from its own address
    sum += x[k];                                    (the access whose address is varying, because of %i)

`cause_chain` of the address gives: %i (line 2), row (line 1), get_global_id(0). It ends at the id: after a load, a
comparison or an operation on ids it goes on with the strided operands.
"""

import re
from collections.abc import Iterator

from passes.analysis.cause import CauseKind, cause_text, is_kept, source_name
from passes.analysis.divergence import Shapes
from passes.remarks import NamedCause
from wfv.errors import SourceLocation
from wfv.ir.core import Instr, is_op
from wfv.ir.names import stem_and_dimension
from wfv.ir.values import Argument, Value

# The functions of OpenCL C whose results are the parameters that steps add.
_IDS = {"lid": "get_local_id", "global_id": "get_global_id", "gbase": "get_global_id", "group": "get_group_id"}
_VARIABLE = re.compile(r"([A-Za-z_]\w*?)(?:\.addr)?\.\d+(?:\.|$|\d)")
_AUTOMATIC = re.compile(r"i\d*(\.w\d+)*")
_DIMENSION = re.compile(r'"dimension"="(\d)"')
_BARRIER = "the barrier that a work-item has reached"  # the id that a checked barrier stores
_MOST = 64  # steps from a value to the id


def cause_chain(value: Value, shapes: Shapes) -> tuple[NamedCause, ...]:
    """The first value that is varying for another reason than a varying operand, then one for each line after it.

    Empty without a cause. A chain of operands that ends at an argument begins with its last instruction: arguments
    have no source line.
    """
    path = list(path_of(value, shapes))
    causes = shapes.causes
    roots = [n for n, at in enumerate(path) if at in causes and causes[at].kind is not CauseKind.OPERAND]
    first = next((n for n in roots if not isinstance(path[n], Argument)), None)
    if first is None:
        varying = [n for n, at in enumerate(path) if at in causes and isinstance(at, Instr)]
        if not varying:
            return tuple(named(at, shapes) for at in path[:1] if at in causes)
        first = varying[-1]
    line = next((at.line for at in path[first::-1] if isinstance(at, Instr) and at.line), 0)
    return tuple(_by_line([named(path[first], shapes, line), *(named(at, shapes) for at in path[first + 1 :])]))


def path_of(value: Value, shapes: Shapes) -> Iterator[Value]:
    """The value, the cause that makes it varying, the cause of that, .., the id. Divergent branches are causes, too."""
    seen: set[Value] = set()
    at: Value | None = value
    while at is not None and at not in seen and len(seen) < _MOST:
        seen.add(at)
        yield at
        if id_call(at):
            return
        cause = shapes.causes.get(at)
        at = cause.source or cause.value if cause is not None else next(iter(strided_operands(at, shapes)), None)


def named(value: Value, shapes: Shapes, line: int = 0) -> NamedCause:
    """A value with its name, its place, and why it is as it is. `line`: the line of its user, if it has none itself."""
    cause, call, name = shapes.causes.get(value), id_call(value), source_name(getattr(value, "name", ""))
    is_barrier = is_kept(value) and name == "next" and not _line_of(value)
    line = _line_of(value) or (0 if is_barrier else line)  # where the id is used, the source has another value
    place = SourceLocation.of(line)
    why = call or (cause_text(value, cause, shapes.of) if cause is not None else str(shapes.of(value)))
    kind = "id" if call else "" if cause is None else cause.kind.name.lower()
    if cause is not None and cause.kind is CauseKind.OPERATION and isinstance(value, Instr):
        kind = "clamp" if "clamp" in why else value.op
    elif cause is not None and cause.kind is CauseKind.LOADED and is_kept(value):
        kind = "barrier" if is_barrier else "kept"
    words = _BARRIER if is_barrier else _variable(value) or unnamed_words(value)
    return NamedCause(name, line, why, place.column, place.file, words, call, kind)


def _line_of(value: Value) -> int:
    """The line of an instruction; of a load that LLVM has moved, that of its address."""
    if not isinstance(value, Instr):
        return 0
    address = value.operands[0] if value.op == "load" else None
    return value.line or (address.line if isinstance(address, Instr) else 0)


def id_call(value: Value) -> str:
    """The call of OpenCL C that a value stands for: an id, or a group's first id plus a local id; "" if none."""
    if isinstance(value, Argument):
        stem, _ = stem_and_dimension(value.name)
        return f"{_IDS[stem]}({_dimension(value)})" if stem in _IDS else ""
    if is_op(value, "add"):
        ids = {
            stem_and_dimension(each.name)[0]: _dimension(each) for each in value.operands if isinstance(each, Argument)
        }
        if ids.keys() == {"gbase", "lid"} and len(set(ids.values())) == 1:
            return f"get_global_id({ids['lid']})"
    return ""


def _dimension(id: Argument) -> str:
    """The dimension that the source knows (passes/group/lane_dimension.py): the lanes' one is called 0."""
    found = _DIMENSION.search(id.attrs)
    return found[1] if found else id.name[-1:]


def strided_operands(value: Value, shapes: Shapes) -> list[Value]:
    """The operands that make a strided value strided."""
    operands = value.operands if isinstance(value, Instr) and not shapes.of(value).is_uniform else []
    return [each for each in operands if isinstance(each, (Instr, Argument)) and not shapes.of(each).is_uniform]


def _by_line(causes: list[NamedCause]) -> Iterator[NamedCause]:
    """The first cause, then the first one of each line, and the id."""
    yield causes[0]
    line = causes[0].line
    for cause in causes[1:]:
        if cause.call or (cause.line and cause.line != line):
            line = cause.line or line
            yield cause


def unnamed_words(value: Value) -> str:
    """Words for a value of the source that Clang has not named; "" for others.

    LLVM's name for it, `i` or `i3`, reads like a variable. A load is called by its array, `levels[..]`.
    """
    if not isinstance(value, Instr) or value.op == "phi" or not _AUTOMATIC.fullmatch(value.name):
        return ""
    if not SourceLocation.of(value.line).file:
        return ""
    if value.op == "load":
        address = value.operands[0]
        while is_op(address, "getelementptr", "addrspacecast"):
            address = address.operands[0]
        return f"{address.name}[..]" if isinstance(address, Argument) else "a loaded value"
    return value.callee.removeprefix("llvm.").partition(".")[0] or value.op


def _variable(value: Value) -> str:
    """The variable of the source that Clang names a phi after: `k` of `k.0.i3`; "" if it is a temporary."""
    is_phi = is_op(value, "phi")
    found = _VARIABLE.match(getattr(value, "name", "")) if is_phi else None
    return found[1] if found else ""
