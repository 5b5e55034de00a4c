"""Divides large basic blocks for LLVM's instruction schedulers, whose time grows with the square of a block's size.

    block of 2,000 instructions      becomes      8 parts of 250 instructions, with a label between two parts:

                                                  call void @llvm.codeview.annotation(metadata !..)

The label is no code, but no instruction of one part is scheduled into another one. A block of 2,000 stores and their
addresses took 0.9 s, four fifths of it in the two schedulers (before and after register allocation); in parts it takes
0.2 s. The processor reorders a few hundred instructions by itself.
"""

from __future__ import annotations

import re
from itertools import pairwise

LARGE = 800  # instructions of LLVM IR; a block of this size takes the schedulers about 50 ms
PART = 250

_CUT = "  call void @llvm.codeview.annotation(metadata !{})"
_INSTRUCTION = re.compile(r"  (?! |\]|#dbg)(?!.* = phi )")
_METADATA = re.compile(r"^!(\d+) = ", re.MULTILINE)


def divide_large_blocks(text: str) -> str:
    """The text of an optimized module, with large blocks in parts; the same text if there is none."""
    lines = text.split("\n")
    places = [place for start, end in _blocks(lines) for place in _places(lines, start, end)]
    if not places:
        return text
    number = 1 + max((int(found) for found in _METADATA.findall(text)), default=-1)
    for place in reversed(places):
        lines.insert(place, _CUT.format(number))
    return "\n".join([*lines, f'!{number} = !{{!"wfv"}}', ""])


def _blocks(lines: list[str]) -> list[tuple[int, int]]:
    """The first line of each block of more than LARGE lines, and the line behind its last one."""
    ends = [-1, *(number for number, line in enumerate(lines) if not line.startswith("  ")), len(lines)]
    return [(start + 1, end) for start, end in pairwise(ends) if end - start > LARGE]


def _places(lines: list[str], start: int, end: int) -> list[int]:
    """The lines of a block before which it is divided: instructions in equal distances of at most PART."""
    found = [number for number in range(start, end) if _INSTRUCTION.match(lines[number])]
    parts = -(-len(found) // PART)
    return [found[len(found) * part // parts] for part in range(1, parts)] if len(found) > LARGE else []
