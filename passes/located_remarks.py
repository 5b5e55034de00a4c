"""Gives remarks the places that they are about, and values their names in the source.

A value is a variable of the source if debug info says so, or if Clang has named it after one (`%k.0.i` is `k`). Any
other value is the expression at its line and column, or the variable that this expression initializes.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial

from passes.remarks import NamedCause, Remark, because_of
from wfv.errors import SourceLocation
from wfv.grouped import grouped
from wfv.ir.items import items_of
from wfv.ir.source_expressions import expression_at, variable_at
from wfv.ir.source_locations import SourceLocations, embedded_sources, source_line

# The line of a location; "" if it is not known.
LineText = Callable[[SourceLocation], str]


@dataclass(frozen=True)
class DebugNames:
    """A kernel's names in debug info: the places of calls such as `get_global_id(0)`, and the variables of values."""

    calls: Mapping[str, Sequence[SourceLocation]] = field(default_factory=dict)
    variables: Mapping[str, str] = field(default_factory=dict)


def located(remarks: Iterable[Remark], text: str, kernel: str) -> tuple[Remark, ...]:
    """The remarks in order, each once. Lines are of the source, or of `text` if it has no debug info."""
    shown, names = partial(_source_line, embedded_sources(text)), debug_names(text, kernel)
    named = cache(partial(worded, shown=shown, names=names))  # most causes are those of many remarks
    return tuple(sorted({_finished(remark, remark.line, _worded(remark.causes, named)) for remark in remarks}))


def with_words_of(text: str, remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """Remarks that were kept in a cache, whose keys leave out the source, with the words of the source in `text`."""
    shown = partial(_source_line, embedded_sources(text))
    return tuple(reworded(remark, shown) for remark in remarks)


def reworded(remark: Remark, shown: LineText) -> Remark:
    """The remark with the words of a source that its module does not embed."""
    causes = tuple(_in_words(cause, shown) for cause in remark.causes)
    return remark._replace(causes=causes, text=remark.fact + because_of(causes))


def debug_names(text: str, kernel: str) -> DebugNames:
    """The places of the ids of a kernel with debug info, in the order of the lines, and its variables."""
    own = "\n".join(item.text for item in items_of(text) if item.name == kernel)
    return DebugNames(_id_calls(text, own), _variables(text, own))


def _id_calls(text: str, own: str) -> dict[str, list[SourceLocation]]:
    calls = _ID_CALL.findall(own)
    locations = SourceLocations.of_text(text if calls else "")  # a large text takes a while
    found = grouped((f"{name}({dimension})", locations.of_node(node)) for name, dimension, node in calls)
    return {call: sorted(lines) for call, lines in found.items()}


def _variables(text: str, own: str) -> dict[str, str]:
    """The variable of each value that is all of one."""
    records = _VALUE.findall(own)
    names = dict(_VARIABLE.findall(text)) if records else {}
    return {value.strip('"'): names[node] for value, node in records if node in names}


# Of a value that is all of a variable; OpenCL C adds the address space that the variable is in.
_VALUE = re.compile(
    r'#dbg_value\([^%,]*%("[^"]*"|[-\w.$]+), (!\d+), '
    r"!DIExpression\((?:DW_OP_constu, \d+, DW_OP_swap, DW_OP_xderef)?\)"
)
_VARIABLE = re.compile(r'^(!\d+) = (?:distinct )?!DILocalVariable\(name: "([^"]+)"', re.MULTILINE)
_ID_CALL = re.compile(r"call [^\n]*@_Z\d+(get_\w+_id)j\(i32 (?:noundef )?(\d)\)[^\n]*!dbg (!\d+)")


def _worded(causes: Sequence[NamedCause], named: Callable[[NamedCause, int], NamedCause]) -> tuple[NamedCause, ...]:
    """The causes in the source's words."""
    found: list[NamedCause] = []
    for cause in causes:
        placed = _with_place(cause, cause.line)  # a location is equal to others of its line
        found.append(named(placed, found[-1].line if found else 0))
    return tuple(found)


def worded(cause: NamedCause, use: int, shown: LineText, names: DebugNames) -> NamedCause:
    """The cause in the source's words. An id, which has no line, gets that of the last call before its `use`."""
    places = () if cause.line else names.calls.get(cause.call, ())
    line = max((each for each in places if each <= use), default=places[0]) if places else cause.line
    placed = _with_place(cause, line)
    variable = names.variables.get(cause.name)
    return placed._replace(words=variable) if variable else _in_words(placed, shown)


def _with_place(cause: NamedCause, line: int) -> NamedCause:
    if not isinstance(line, SourceLocation):
        return cause._replace(line=line)
    return cause._replace(line=int(line), column=line.column, file=line.file)


def _in_words(cause: NamedCause, shown: LineText) -> NamedCause:
    """The cause with its name in the source: a variable, or an expression."""
    is_named_so = cause.words and cause.name.startswith(f"{cause.words}.")
    line = "" if is_named_so or not cause.line else shown(SourceLocation(cause.line, cause.column, cause.file))
    words = variable_at(line, cause.column) or expression_at(line, cause.column)
    return cause._replace(words=words) if words else cause


def _source_line(sources: Mapping[str, str], location: SourceLocation) -> str:
    return source_line(location, sources.get(location.file, ""))


def _finished(remark: Remark, line: int, causes: tuple[NamedCause, ...]) -> Remark:
    place = SourceLocation.of(line)
    text = remark.text + because_of(causes)
    return remark._replace(line=int(line), text=text, file=place.file, column=place.column, causes=causes)
