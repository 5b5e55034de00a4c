"""How `wfv opt` shows IR: with shapes as comments, one function only, without what LLVM adds, what a step changed."""

import difflib
import re
from collections.abc import Iterator, Sequence

from rich.text import Text

from passes.analysis.divergence import Shapes
from passes.functions.names import HELPER
from wfv.errors import OptionError, choices
from wfv.inspect.report.code import without_attributes
from wfv.ir.core import Instr
from wfv.ir.items import items_of
from wfv.ir.values import unquote
from wfv.pipeline import Stage

_DEFINE = re.compile(r'^define [^\n]*?@("[^"\n]*"|[-\w.$]+)\(')
_RESULT = re.compile(r'^  %("[^"\n]*"|[-\w.$]+) = ')
_LABEL = re.compile(r'^("[^"\n]*"|[-\w.$]+):')
_OUTSIDE = re.compile(r"^(?:!|attributes #|source_filename|target |declare |; ModuleID|; Function Attrs|\s*$)")
_SCALAR_BODY = re.compile(
    r'^define internal [^\n]*@"?wfv\.(?!fn\.|launch\.|group\.|printf)[^\n]* alwaysinline \{\n.*?^\}\n',
    re.MULTILINE | re.DOTALL,
)
_ATTACHED = re.compile(r",? ![\w.]+(?: !\d+| !\{\})|(?<=\)) #\d+| #\d+(?= \{)")
_DEFINED_ALIGNMENT = re.compile(r"\balign \d+ (?=%)")
_COMMENT = re.compile(r'\s+; [^"]*$')
_MOST_IS_NEW = 0.3  # below that share of equal lines
_MOST_SHOWN = 400  # lines of a text that is almost all new
_FORM = re.compile(r'(?:\.c\d+)?(?:\.masked)?(?:\.simd)?(?="?\()')
_CONTEXT = 2  # lines around a change
_COLUMN = 60  # where comments begin


def with_comments(text: str, stage: Stage, shapes: bool, masks: bool) -> str:
    """The text with comments on what the step knows.

    `shapes`: the shape of each value (`; uniform`, `; strided(1)`, `; varying`), and the kind of each loop after the
    label of its header. `masks`: the mask of each block after its label.
    """
    of_values = {name: _shapes_of(each) for name, each in stage.shapes.items()} if shapes else {}
    of_blocks = [stage.loops] * shapes + [stage.masks] * masks
    lines, function = [], ""
    for line in text.splitlines():
        if found := _DEFINE.match(line):
            function = unquote(found[1])
        comments: list[str | None] = []
        if result := _RESULT.match(line):
            comments = [of_values.get(function, {}).get(unquote(result[1]))]
        elif label := _LABEL.match(line):
            comments = [each.get(function, {}).get(unquote(label[1])) for each in of_blocks]
        shown = "; ".join(filter(None, comments))
        lines.append(f"{line:{_COLUMN}} ; {shown}" if shown else line)
    return "\n".join(lines) + "\n"


def _shapes_of(shapes: Shapes) -> dict[str, str]:
    """The shapes of a function's instructions, by name."""
    return {value.name: str(shape) for value, shape in shapes.values.items() if isinstance(value, Instr)}


def only_function(text: str, name: str) -> str:
    """The functions of that name, and those that steps made of it (`NAME.c0.masked`). Raises OptionError."""
    items = items_of(text)
    found = [item.text for item in items if f"{item.name.removeprefix(HELPER)}.".startswith(f"{name}.")]
    if not found:
        raise OptionError(f"no function {name!r}", help=choices(name, [item.name for item in items]))
    return "\n".join(found)


def without_attachments(text: str) -> str:
    """The text without metadata, attributes, declarations, and the scalar bodies of masked operations."""
    own = _SCALAR_BODY.sub("", text)
    lines = (_without_attributes(line) for line in own.splitlines() if not _OUTSIDE.match(line))
    return "\n".join(lines) + "\n"


def _without_attributes(line: str) -> str:
    line = _ATTACHED.sub("", without_attributes(line))
    return _DEFINED_ALIGNMENT.sub("", line) if line.startswith("define ") else line


def changed_texts(stages: Sequence[Stage], texts: Sequence[str], form: str) -> Iterator[str]:
    """What each step changed: a title, then the text (`full`) or the lines that differ (`diff`).

    Where almost all is new, the text is shown, not a longer list of what is gone and what is new.
    """
    before = ""
    for stage, text in zip(stages, map(without_attachments, texts), strict=True):
        if text == before:
            yield f"; *** IR after {stage.step}: no change ***\n"
        else:
            shown = text if form == "full" or not before else _diff(before, text)
            yield f"; *** IR after {stage.step} ***\n{shown}"
        before = text


def _diff(before: str, after: str) -> str:
    """Lines after `-` are gone, those after `+` are new. Comments and new names of functions make no difference."""
    old, new = before.splitlines(), after.splitlines()
    matcher = difflib.SequenceMatcher(None, list(map(_compared, old)), list(map(_compared, new)), False)
    if matcher.ratio() < _MOST_IS_NEW:
        return (
            after if len(new) <= _MOST_SHOWN else f"; almost all of {len(new)} lines is new: see --print-changed full\n"
        )
    groups = ["\n".join(_marked(old, new, group)) for group in matcher.get_grouped_opcodes(_CONTEXT)]
    return "\n\n".join(groups) + "\n" if groups else "; only comments and names of functions differ\n"


def _compared(line: str) -> str:
    """What of a line makes a difference: a step may call the function that it changes `k.c0` or `k.c0.masked`."""
    line = _COMMENT.sub("", line)
    return _FORM.sub("", line) if line.startswith("define ") else line


def _marked(old: Sequence[str], new: Sequence[str], group: Sequence[tuple[str, int, int, int, int]]) -> Iterator[str]:
    for kind, old_begin, old_end, new_begin, new_end in group:
        if kind == "equal":
            yield from (f" {line}" for line in new[new_begin:new_end])
        else:
            yield from (f"-{line}" for line in old[old_begin:old_end])
            yield from (f"+{line}" for line in new[new_begin:new_end])


def coloured(diff: str) -> Text:
    """What is gone in red, what is new in green, the titles bold."""
    text = Text()
    for line in diff.splitlines(keepends=True):
        style = "bold" if line.startswith("; ***") else {"-": "red", "+": "green"}.get(line[:1], "")
        text.append(line, style)
    return text
