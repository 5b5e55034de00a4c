"""What a step changed: its lines, and the lines of the step before that are gone."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import replace

from wfv.report.data import CodeLine

_SERIAL = re.compile(r"(?:\.w\d+)+\b")  # what passes append to a name: a new number is no change
_NAME = re.compile(r"@[-\w.$]+")
_MOST_IS_NEW = 0.3  # below that share of equal lines
_LARGE = 4000  # lines of both steps: comparing more takes seconds


def changed_lines(before: Sequence[CodeLine], after: Sequence[CodeLine]) -> tuple[list[CodeLine], bool]:
    """The lines of `after`, new ones marked, with removed ones between them; and whether almost all is new."""
    if not before:
        return list(after), False
    old, new = [_key(line) for line in before], [_key(line) for line in after]
    if len(old) + len(new) > _LARGE:
        return _without_order(old, after, new), True
    matcher = difflib.SequenceMatcher(None, old, new, False)
    if matcher.ratio() < _MOST_IS_NEW:
        return _without_order(old, after, new), True
    found: list[CodeLine] = []
    for kind, old_begin, old_end, new_begin, new_end in matcher.get_opcodes():
        if kind == "equal":
            found += after[new_begin:new_end]
        else:
            found += (replace(line, kind="-", block="") for line in before[old_begin:old_end])
            found += (replace(line, kind="+") for line in after[new_begin:new_end])
    return found, False


def _without_order(old: Sequence[str], after: Sequence[CodeLine], new: Sequence[str]) -> list[CodeLine]:
    """The lines of `after`; new are those whose text the step before does not have anywhere."""
    known = set(old)
    return [line if key in known else replace(line, kind="+") for line, key in zip(after, new, strict=True)]


def _key(line: CodeLine) -> str:
    text = _SERIAL.sub("", line.text)
    return _NAME.sub("@", text, count=1) if text.startswith("define ") else text
