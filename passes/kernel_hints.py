"""The attributes of a kernel that concern its launches: local sizes, and the width of its vectors.

In LLVM IR, `__attribute__((reqd_work_group_size(64, 1, 1)))` is `!reqd_work_group_size !7` at the kernel's head and
`!7 = !{i32 64, i32 1, i32 1}` at the end of the module; `vec_type_hint(float4)` is `!{<4 x float> undef, i32 1}`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from wfv.errors import OptionError
from wfv.ir.items import items_of
from wfv.ir.reached import reaching
from wfv.ir.spelling import unquote
from wfv.options import MAX_LANES, MIN_LANES

if TYPE_CHECKING:  # a program in the cache is launched without it
    from wfv.ir.core import Function, Module

REQUIRED_SIZE, FULL_GROUPS, FIXED = "reqd_work_group_size", "wfv_full_groups", "wfv_fixed"
STATED_SIZE = "wfv_stated_size"
_HEAD = re.compile(r'^define [^\n]*?@("[^"\n]*"|[-\w.$]+)\(([^\n]*)', re.MULTILINE)
_TUPLE = re.compile(r"^(!\d+) = (?:distinct )?!\{(.*)\}$", re.MULTILINE)
_NODE = re.compile(r"!(\w+) (!\d+)")
_PAIR = re.compile(r'!("[^"]*"), !"([^"]*)"')
_NUMBER = re.compile(r"\bi(?:32|64) (\d+)")
_SCALAR = re.compile(r"\b(?:i(\d+)|(half|float|double))\b")
_SUB_GROUP = re.compile(r"^declare [^\n]*?@(_Z\d+\w*sub_group\w*)\(", re.MULTILINE)
_BITS = {"half": 16, "float": 32, "double": 64}


class Fixed(NamedTuple):
    """The values that are compiled into a kernel as constants.

    `arguments`: names of scalar parameters, each with the bytes that a launch passes, in hexadecimal digits.
    `local_size`: three numbers; all groups of a launch then have this size. None: any.
    """

    arguments: tuple[tuple[str, str], ...] = ()
    local_size: tuple[int, ...] | None = None


@dataclass(frozen=True)
class KernelHints:
    """`required_size`, `preferred_size`: the local size that launches must, or should, have (three numbers; None: any).
    `lanes`: the work-items per vector that the kernel declares; `element_bits`: the width of the type that it mainly
    computes with (0: not declared). `has_sub_groups`: the kernel calls sub-group functions, so the lanes are the size
    of its sub-groups: `lanes`, if declared, is required, and no launch may change the lanes. `has_full_groups`: no
    group of a launch may be smaller than the others. `fixed`: the parameters that the kernel is specialized on, each
    with the bytes that a launch must pass, in hexadecimal digits. `keeps_options`: the kernel is IR from between two
    steps, which is made for certain options: no launch may change them. `needs_size`: each launch states a local size.
    """

    required_size: tuple[int, ...] | None = None
    preferred_size: tuple[int, ...] | None = None
    lanes: int = 0
    element_bits: int = 0
    has_sub_groups: bool = False
    has_full_groups: bool = False
    fixed: tuple[tuple[str, str], ...] = ()
    keeps_options: bool = False
    needs_size: bool = False


class _ModuleFacts(NamedTuple):
    """`nodes`: the metadata of each function's head by kind; `bodies`: the texts between the braces of these nodes.

    `callers`: the functions that mention a sub-group function, directly or through others.
    """

    nodes: dict[str, dict[str, str]]
    bodies: dict[str, str]
    callers: Collection[str]


@lru_cache(maxsize=4)  # all kernels of a program are asked for, one after the other
def _module_facts(text: str) -> _ModuleFacts:
    nodes = {unquote(name): dict(_NODE.findall(rest)) for name, rest in _HEAD.findall(text)}
    named = {node for each in nodes.values() for node in each.values()}
    bodies = {node: body for node, body in _TUPLE.findall(text) if node in named}
    return _ModuleFacts(nodes, bodies, _callers_of_sub_groups(text))


def kernel_hints(text: str, kernel: str) -> KernelHints:
    """The hints of a kernel of a canonical module, in which heads and metadata nodes each are one line."""
    facts = _module_facts(text)
    nodes = facts.nodes.get(kernel, {})

    def body(name: str) -> str:
        return facts.bodies.get(nodes.get(name, ""), "")

    element = _SCALAR.search(body("vec_type_hint"))
    return KernelHints(
        _three(body(REQUIRED_SIZE)),
        _three(body("work_group_size_hint")),
        _lanes(body("intel_reqd_sub_group_size") or body("intel_vec_len_hint")),
        (int(element[1]) if element[1] else _BITS[element[2]]) if element else 0,
        kernel in facts.callers,
        FULL_GROUPS in nodes,
        fixed_in(body(FIXED)),
        needs_size=STATED_SIZE in nodes,
    )


def fixed_in(node: str) -> tuple[tuple[str, str], ...]:
    """The names and digits of a metadata node `!wfv_fixed`."""
    return tuple((unquote(name), digits) for name, digits in _PAIR.findall(node))


def required_local_size(module: Module, fn: Function) -> tuple[int, ...] | None:
    """The local size that a parsed kernel's attributes demand (three numbers); None: any."""
    node = dict(_NODE.findall(fn.suffix)).get(REQUIRED_SIZE, "")
    return _three(module.metadata.get(node))


def suited_lanes(lanes: int, hints: KernelHints) -> int:
    """The default number of lanes: the one that the kernel declares, else as many values of its declared element type
    as fill a register (at least half and at most twice `lanes`, the number of 32-bit values in a register).
    """
    if hints.lanes:
        is_possible = _is_possible(hints.lanes)
        return hints.lanes if is_possible else lanes
    if not hints.element_bits:
        return lanes
    bits = min(max(hints.element_bits, 16), 64)
    return min(max(lanes * 32 // bits, MIN_LANES), MAX_LANES)


def check_sub_group_size(hints: KernelHints, lanes: int, kernel: str) -> None:
    """Raises OptionError if the kernel requires a size of its sub-groups that `lanes` is not."""
    if not hints.has_sub_groups or hints.lanes in (0, lanes):
        return
    if not _is_possible(hints.lanes):
        raise OptionError(
            f"kernel {kernel!r} requires {hints.lanes}, a sub-group size that no vector has",
            help=f"use reqd_sub_group_size with a power of two from {MIN_LANES} to {MAX_LANES}",
        )
    raise OptionError(
        f"{lanes} lanes: kernel {kernel!r} requires sub-groups of {hints.lanes}",
        help=f"leave out the lanes, or pass {hints.lanes}",
    )


def _is_possible(lanes: int) -> bool:
    return MIN_LANES <= lanes <= MAX_LANES and lanes & (lanes - 1) == 0


def _callers_of_sub_groups(text: str) -> Collection[str]:
    if "sub_group" not in text:  # found much faster than the pattern
        return ()
    names = set(_SUB_GROUP.findall(text))
    return reaching(names, {item.name: item.mentions for item in items_of(text)}) if names else ()


def _three(body: str | None) -> tuple[int, ...] | None:
    sizes = tuple(map(int, _NUMBER.findall(body or "")))
    return sizes if len(sizes) == 3 and min(sizes) > 0 else None


def _lanes(node: str) -> int:
    found = _NUMBER.search(node)
    return int(found[1]) if found else 0
