"""Works around LLVM 22 reading memory that a mask excludes.

    %x = masked.load(%p, %m)     vmovdqu64 (%rdi), %xmm0 {%k1} {z}      becomes    vpshufd $232, (%rdi), %xmm0 {%k1} {z}
    %y = trunc %x                vpshufd $232, %xmm0, %xmm0 {%k1} {z}
    select %m, %y, 0

Instructions that move elements between lanes read their whole memory operand, whatever the mask, and fault on pages
that the mask excludes (X86InstrInfo::foldMemoryOperandImpl, llvm-project pull requests 161074 and 178888). To prevent
the fold, a value that is loaded under a mask and then moved passes through `llvm.arithmetic.fence`, which is no code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_NAME = re.compile(r'%(?:"[^"]*"|[-\w.$]+)')
_ASSIGNED = re.compile(rf"^  ({_NAME.pattern}) = (?:(?:tail|notail|musttail) )?(\w+)(.*)$")
MASKED_LOAD = "llvm.masked.load."  # prefix of the names of the intrinsics
_MASKED_LOAD = re.compile(r"<(\d+) x (\w+)(?: addrspace\((\d+)\))?> @llvm\.masked\.load\.")
_MOVING = frozenset({"shufflevector", "trunc", "fptrunc", "extractelement", "insertelement"})
_MOVING_CALL = re.compile(r"@llvm\.vector\.")
_SEEN_THROUGH = frozenset({"bitcast", "freeze", "select"})
_WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64}
_PREFIX = "%wfv.kept"


def keep_masked_loads(text: str) -> str:
    """The text of an optimized module, with a fence after each masked load whose elements are moved."""
    declared: dict[str, None] = {}
    parts = [_fenced(part, declared) for part in re.split(r"(?m)^(?=define )", text)]
    declarations = [line for line in declared if line not in text]
    return "\n".join(["".join(parts), *declarations, ""]) if declared else text


def _fenced(function: str, declared: dict[str, None]) -> str:
    lines = function.split("\n")
    loads = [
        (found[1], load) for found in map(_ASSIGNED.match, lines) if found and (load := _MASKED_LOAD.search(found[3]))
    ]
    if not loads:
        return function
    moved = _moved(lines)
    kept = {name: load for name, load in loads if name in moved and _bits(load) % 32 == 0}
    new = {name: f"{_PREFIX}{number}" for number, name in enumerate(kept, function.count(_PREFIX))}
    made = list[str]()
    for line in lines:
        found = _ASSIGNED.match(line)
        head = line[: line.index(" = ")] if found else ""
        made.append(head + _NAME.sub(lambda name: new.get(name[0], name[0]), line[len(head) :]))
        if found and found[1] in kept:
            made += _fence(found[1], new[found[1]], kept[found[1]], declared)
    return "\n".join(made)


def _moved(lines: list[str]) -> set[str]:
    """The values whose elements are moved by an instruction, directly or after a bitcast, freeze or select."""
    moved = set[str]()
    for line in reversed(lines):
        found = _ASSIGNED.match(line)
        if found is None or found[1].startswith(_PREFIX):
            continue
        _, op, rest = found.groups()
        moves = op in _MOVING or (op == "call" and _MOVING_CALL.search(rest))
        if moves or (op in _SEEN_THROUGH and found[1] in moved):
            moved.update(_NAME.findall(rest))
    return moved


def _bits(load: re.Match[str]) -> int:
    count, element, _ = load.groups()
    return int(count) * (_WIDTH.get(element) or int(element.removeprefix("i")))


def _fence(name: str, new: str, load: re.Match[str], declared: dict[str, None]) -> Iterator[str]:
    """The lines that define `new` as `name` after a fence. Fences exist for floats only: other types are converted."""
    count, element, space = load.groups()
    type = f"<{count} x {element}{f' addrspace({space})' if space else ''}>"
    lanes, float, short = _bits(load) // 64, "double", "f64"
    if _bits(load) % 64:
        lanes, float, short = _bits(load) // 32, "float", "f32"
    fence, floats = f"@llvm.arithmetic.fence.v{lanes}{short}", f"<{lanes} x {float}>"
    declared[f"declare {floats} {fence}({floats})"] = None
    plain = f"<{count} x i64>" if element == "ptr" else type
    steps = [("bitcast", plain, floats), (f"call {floats} {fence}(", floats, ")"), ("bitcast", floats, plain)]
    if element == "ptr":
        steps = [("ptrtoint", type, plain), *steps, ("inttoptr", plain, type)]
    for number, (op, source, to) in enumerate(steps, 1):
        result = new if number == len(steps) else f"{new}.{number}"
        yield f"  {result} = {op} {source} {name}{to if to == ')' else f' to {to}'}"
        name = result
