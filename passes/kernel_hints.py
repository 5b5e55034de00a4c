"""What a kernel's attributes ask of its launches: work-group sizes, and how wide it computes.

`__attribute__((reqd_work_group_size(64, 1, 1)))` is `!reqd_work_group_size !7` behind the kernel's head and
`!7 = !{i32 64, i32 1, i32 1}` at the end of the module; `vec_type_hint(float4)` is `!{<4 x float> undef, i32 1}`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from wfv.ir.names import quote_global
from wfv.options import MAX_LANES, MIN_LANES

_NODE = re.compile(r"!(\w+) (!\d+)")
_NUMBER = re.compile(r"\bi(?:32|64) (\d+)")
_SCALAR = re.compile(r"\b(?:i(\d+)|(half|float|double))\b")
_BITS = {"half": 16, "float": 32, "double": 64}


@dataclass(frozen=True)
class KernelHints:
    """The work-group size that launches must have, the one they better have (three numbers; None: any), the work-items
    that the author wants in a vector and the bits of the type that the kernel computes with (0: unknown).
    """

    required_size: tuple[int, ...] | None = None
    preferred_size: tuple[int, ...] | None = None
    lanes: int = 0
    element_bits: int = 0


def kernel_hints(text: str, kernel: str) -> KernelHints:
    """The hints of a kernel of a canonical module: LLVM's printer puts heads and nodes on lines of their own."""
    head = re.search(rf"^define .*@{re.escape(quote_global(kernel))}\(.*$", text, re.MULTILINE)
    if head is None:
        return KernelHints()
    nodes = {name: _body(text, node) for name, node in _NODE.findall(head[0])}
    element = _SCALAR.search(nodes.get("vec_type_hint", ""))
    return KernelHints(
        _three(nodes.get("reqd_work_group_size")),
        _three(nodes.get("work_group_size_hint")),
        _lanes(nodes),
        (int(element[1]) if element[1] else _BITS[element[2]]) if element else 0,
    )


def suited_lanes(lanes: int, hints: KernelHints) -> int:
    """What to take instead of so many lanes of 32 bits, if nobody has asked for a number: what the author says, or as
    many as fill a register with the type that the kernel computes with (twice or half as many at most).
    """
    if hints.lanes:
        is_possible = MIN_LANES <= hints.lanes <= MAX_LANES and hints.lanes & (hints.lanes - 1) == 0
        return hints.lanes if is_possible else lanes
    if not hints.element_bits:
        return lanes
    bits = min(max(hints.element_bits, 16), 64)
    return min(max(lanes * 32 // bits, MIN_LANES), MAX_LANES)


def _body(text: str, node: str) -> str:
    found = re.search(rf"^{node} = (?:distinct )?!\{{(.*)\}}$", text, re.MULTILINE)
    return found[1] if found else ""


def _three(body: str | None) -> tuple[int, ...] | None:
    sizes = tuple(map(int, _NUMBER.findall(body or "")))
    return sizes if len(sizes) == 3 and min(sizes) > 0 else None


def _lanes(nodes: dict[str, str]) -> int:
    for name in ("intel_reqd_sub_group_size", "intel_vec_len_hint"):
        if found := _NUMBER.search(nodes.get(name, "")):
            return int(found[1])
    return 0
