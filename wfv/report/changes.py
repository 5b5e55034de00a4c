"""What a step changed: its lines, and the lines of the step before that are gone.

Blocks are compared with the blocks of the same name, wherever they are: a step that only moves blocks changes nothing.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from wfv.report.data import CodeLine

_SERIAL = re.compile(r"(?:\.w\d+)+\b")  # what passes append to a name: a new number is no change
_NAME = re.compile(r'@("[^"]*"|[-\w.$]+)')
_FORM = re.compile(r"(?:\.masked|\.simd|\.rest)+$")
_MOST_IS_NEW = 0.3  # below that share of equal lines
_LARGE = 4000  # lines of two blocks: comparing more takes seconds


@dataclass(frozen=True, eq=False)
class _Part:
    """A function's header, a block, or a function's end: its lines, the function without its form, and its label."""

    function: str
    label: str
    lines: list[CodeLine]


def changed_lines(before: Sequence[CodeLine], after: Sequence[CodeLine]) -> tuple[list[CodeLine], bool]:
    """The lines of `after`, new ones marked, with removed ones between them; and whether almost all is new."""
    if not before:
        return list(after), False
    old, new = list(_parts(before)), list(_parts(after))
    pairs = _pairs(old, new)
    found = list(_gone(old, pairs, None))
    for part in new:
        found += _compared(pairs[part].lines, part.lines) if part in pairs else _marked(part.lines, "+")
        if part in pairs:
            found += _gone(old, pairs, pairs[part])
    kept = sum(line.kind == " " for line in found)
    if 2 * kept < _MOST_IS_NEW * (len(before) + len(after)):
        return [line for line in found if line.kind != "-"], True
    return found, False


def _parts(lines: Sequence[CodeLine]) -> Iterator[_Part]:
    part = _Part("", "", [])
    for line in lines:
        if line.text.startswith("define "):
            name = _NAME.search(line.text)
            part = _Part(_FORM.sub("", name[1]) if name else "", "define", [])
        elif not line.text.startswith(" "):  # a label, or the end
            part = _Part(part.function, _key(line), [])
        if not part.lines:
            yield part
        part.lines.append(line)


def _pairs(old: Sequence[_Part], new: Sequence[_Part]) -> dict[_Part, _Part]:
    """For each new part the old one: of the same function, else of a function that has become several."""
    free, found = dict.fromkeys(old), dict[_Part, _Part]()
    for is_same in (lambda a, b: a.function == b.function, lambda a, b: True):
        by_label: dict[str, list[_Part]] = {}
        for part in free:
            by_label.setdefault(part.label, []).append(part)
        for part in new:
            others = by_label.get(part.label, []) if part not in found else []
            if (match := next((each for each in others if each in free and is_same(each, part)), None)) is not None:
                found[part] = match
                del free[match]
    return found


def _gone(old: Sequence[_Part], pairs: dict[_Part, _Part], after: _Part | None) -> Iterator[CodeLine]:
    """The lines of the old parts behind `after` (None: at the beginning) that have no new one."""
    kept = set(pairs.values())
    start = 0 if after is None else old.index(after) + 1
    for part in old[start:]:
        if part in kept:
            return
        yield from _marked(part.lines, "-")


def _compared(old: Sequence[CodeLine], new: Sequence[CodeLine]) -> list[CodeLine]:
    """The lines of a part, compared with what it was."""
    keys, new_keys = [_key(line) for line in old], [_key(line) for line in new]
    if len(keys) + len(new_keys) > _LARGE:
        known = set(keys)
        return [line if key in known else replace(line, kind="+") for line, key in zip(new, new_keys, strict=True)]
    found: list[CodeLine] = []
    for kind, old_begin, old_end, begin, end in difflib.SequenceMatcher(None, keys, new_keys, False).get_opcodes():
        if kind == "equal":
            found += new[begin:end]
        else:
            found += _marked(old[old_begin:old_end], "-")
            found += _marked(new[begin:end], "+")
    return found


def _marked(lines: Sequence[CodeLine], kind: str) -> list[CodeLine]:
    """The lines with their kind; a removed line is in no block."""
    return [replace(line, kind=kind, block=line.block if kind == "+" else "") for line in lines]


def _key(line: CodeLine) -> str:
    """The text without what differs though nothing has changed."""
    text = _SERIAL.sub("", line.text)
    return _NAME.sub("@", text, count=1) if text.startswith("define ") else text
