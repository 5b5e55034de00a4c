"""Constructs of several words in IR text that LLVM's parser accepts and that make LLVM crash or never end.

The text has no comments and no string contents (`wfv.ir.admission` removes them).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import accumulate

from wfv.ir.intrinsics import OPERAND_COUNTS, SPECIAL_GLOBALS, family_of
from wfv.ir.old_masked_calls import MASKED, is_upgradable
from wfv.ir.refused_metadata import Finding, refused_metadata

MAX_VECTOR, MAX_ARRAY, MAX_NESTING = 1024, 1 << 31, 256
MAX_ALIGN, MAX_STACK_ALIGN, MAX_SPACE = 4096, 256, 255

_COUNT = re.compile(r"([<\[])\s*(\d+)\s*x", re.ASCII)
_BUNDLE = re.compile(r'\[\s*""\s*\(')
_NO_BUNDLES = "drop them: only calls of llvm.assume may have bundles"
_BRACKET = re.compile(r"[][(){}<>]")
_BRACKET_OR_COMMA = re.compile(r"[][(){}<>,]")
_DEPTH = {**dict.fromkeys("[({<", 1), **dict.fromkeys("])}>", -1)}
_LIMITED = re.compile(r"\b(align|alignstack|addrspace)\b\s*[(=]?\s*(\d+)", re.ASCII)
_LIMITS = {
    "align": (MAX_ALIGN, "an alignment"),
    "alignstack": (MAX_STACK_ALIGN, "a stack alignment"),
    "addrspace": (MAX_SPACE, "an address space"),  # higher numbers are segment registers of x86
}
_APPENDING = re.compile(r"@([-\w.$]*)\s*=\s*(?:\w+\s+)*?appending\b", re.ASCII)
_CALL = re.compile(r"@(llvm\.[-\w.$]+)\s*\(", re.ASCII)


def first_refused_construct(bare: str) -> Finding | None:
    """The first refused construct or metadata node of this text, or None."""
    found = [
        *_bundles(bare),
        *_counts(bare),
        *_nesting(bare),
        *_operand_counts(bare),
        *_numbers(bare),
        *_appending(bare),
    ]
    found += refused_metadata(bare)
    return min(found, default=None)


def _numbers(bare: str) -> Iterator[Finding]:
    for match in _LIMITED.finditer(bare):
        limit, what = _LIMITS[match[1]]
        if len(match[2]) > 12 or int(match[2]) > limit:
            yield match.start(), f"{what} of {match[2][:20]}", f"at most {limit} is possible"


def _appending(bare: str) -> Iterator[Finding]:
    for match in _APPENDING.finditer(bare):
        if match[1] not in SPECIAL_GLOBALS:
            yield match.start(), f"the variable @{match[1]} with `appending`", "give it `internal`"


def _bundles(bare: str) -> Iterator[Finding]:
    for match in _BUNDLE.finditer(bare):
        yield match.start(), 'operand bundles (`[ ".."(..) ]` of a call)', _NO_BUNDLES


def _counts(bare: str) -> Iterator[Finding]:
    for match in _COUNT.finditer(bare):
        limit, what = (MAX_VECTOR, "a vector") if match[1] == "<" else (MAX_ARRAY, "an array")
        if len(match[2]) > 12 or int(match[2]) > limit:
            yield match.start(), f"{what} of {match[2][:20]} elements", f"at most {limit} are possible"


def _nesting(bare: str) -> Iterator[Finding]:
    depths = list(accumulate(_DEPTH[bracket] for bracket in _BRACKET.findall(bare)))
    if max(depths, default=0) > MAX_NESTING:
        number = next(i for i, depth in enumerate(depths) if depth > MAX_NESTING)
        position = [match.start() for match in _BRACKET.finditer(bare)][number]
        yield position, "brackets nested too deeply", f"at most {MAX_NESTING} levels are possible"


def _operand_counts(bare: str) -> Iterator[Finding]:
    for match in _CALL.finditer(bare):
        family = family_of(match[1])
        wanted = OPERAND_COUNTS.get(family)
        if wanted is None or len(operands := _operands_at(bare, match.end())) == wanted:
            continue
        before = bare[bare.rfind("\n", 0, match.start()) + 1 : match.start()]
        if family not in MASKED or not is_upgradable(family, before, operands):
            yield match.start(), f"an old form of @{match[1]}", f"it has {wanted} operands in LLVM 22"


def _operands_at(bare: str, position: int) -> list[str]:
    """The operands after an opening parenthesis."""
    depth, start = 0, position
    operands: list[str] = []
    for match in _BRACKET_OR_COMMA.finditer(bare, position):
        depth += _DEPTH.get(match[0], 0)
        if depth < 0 or (match[0] == "," and depth == 0):
            operands.append(bare[start : match.start()])
            start = match.end()
        if depth < 0:
            break
    return operands if len(operands) != 1 or operands[0].strip() else []
