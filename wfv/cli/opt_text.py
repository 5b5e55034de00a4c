"""How `wfv opt` shows IR: with shapes as comments, one function only, without LLVM's additions, or only changes."""

import re
from collections.abc import Iterator, Sequence

from passes.analysis.divergence import Shapes
from wfv.errors import OptionError, choices
from wfv.inspect.report.code import CodeLine, changed_lines, without_attributes
from wfv.ir.core import Instr
from wfv.ir.items import items_of
from wfv.ir.names import name_before
from wfv.ir.spelling import unquote
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
_MOST_SHOWN = 400  # lines of a text that is almost all new
_CONTEXT = 2  # lines around a change
_COLUMN = 60  # where comments begin


def with_comments(text: str, stage: Stage, shapes: bool, masks: bool) -> str:
    """The text with comments on the facts that the step knows.

    `shapes`: the shape of each value (`; uniform`, `; strided(1)`, `; varying`), and the kind of each loop after the
    label of its header. `masks`: the mask of each block after its label.
    """
    of_values = {name: _shapes_of(each) for name, each in stage.shapes.items()} if shapes else {}
    of_masks = {
        name: {block: f"mask of %{block}: {mask}" for block, mask in each.items()} for name, each in stage.masks.items()
    }
    of_blocks = [stage.loops] * shapes + [of_masks] * masks
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
    """The functions of that name, and functions that steps made of it (`NAME.c0.vector`). Raises OptionError."""
    items = items_of(text)
    found = [item.text for item in items if f"{name_before(item.name)}.".startswith(f"{name}.")]
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
    """The changes of each step: a title, then the text (`full`) or the lines that differ (`diff`).

    If almost all is new, the text is shown, not a longer list of old and new lines.
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
    """Lines after `-` are gone, lines after `+` are new. Comments and new names of functions make no difference."""
    old, new = (list(map(CodeLine, text.splitlines())) for text in (before, after))
    lines, is_new = changed_lines(old, new)
    if is_new:
        return (
            after if len(new) <= _MOST_SHOWN else f"; almost all of {len(new)} lines is new: see --print-changed full\n"
        )
    shown = list[str]()
    for at, line in enumerate(lines):
        if any(each.kind != " " for each in lines[max(at - _CONTEXT, 0) : at + _CONTEXT + 1]):
            shown.append(f"{line.kind}{line.text}")
        elif shown and shown[-1]:
            shown.append("")
    return "\n".join(shown).rstrip() + "\n" if shown else "; only comments and names of functions differ\n"
