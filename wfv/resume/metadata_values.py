"""Python data as metadata nodes, and back: texts, numbers, lists, and dictionaries with texts as keys.

    {"step": "loops", "lanes": 8, "forms": ["f", "g"]}

    !7 = !{!"wfv.dict", !"step", !"loops", !"lanes", i64 8, !"forms", !8}
    !8 = !{!"wfv.list", !"f", !"g"}

The first operand keeps these nodes apart from others: LLVM makes one node of equal ones.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence

from wfv.errors import ParseError
from wfv.ir.source_locations import escaped, unescaped

Data = None | bool | int | float | str | Sequence["Data"] | Mapping[str, "Data"]

PREFIX = '!{!"wfv.'  # begins each node
_DICT, _LIST = "wfv.dict", "wfv.list"
_OPERAND = re.compile(r'!"([^"]*)"|(!\d+)|(null)|i1 (true|false)|i64 (-?\d+)|double (\S+?)(?=,|\}|$)')


def add_nodes(data: Data, nodes: dict[str, str], free: Iterator[str]) -> str:
    """Adds the nodes of a list or dictionary to `nodes`, with names from `free`; returns its operand."""
    if isinstance(data, (list, dict)):
        name = next(free)
        nodes[name] = ""  # its place, before the nodes of its parts
        items = [part for pair in data.items() for part in pair] if isinstance(data, dict) else data
        parts = [_DICT if isinstance(data, dict) else _LIST, *items]
        nodes[name] = f"!{{{', '.join(add_nodes(part, nodes, free) for part in parts)}}}"
        return name
    return _simple(data)


def _simple(data: Data) -> str:
    if data is None:
        return "null"
    if isinstance(data, bool):
        return f"i1 {str(data).lower()}"
    if isinstance(data, int):
        return f"i64 {data}"
    if isinstance(data, float):
        return f"double 0x{struct.pack('>d', data).hex().upper()}"
    assert isinstance(data, str), data
    return f'!"{escaped(data)}"'


def data_of(operand: str, nodes: Mapping[str, str]) -> Data:
    """The data that an operand stands for. Raises ParseError."""
    found = _OPERAND.fullmatch(operand)
    if found is None:
        raise ParseError(f"metadata that wfv does not write: {operand[:60]}", help=_HELP)
    text, node, null, truth, number, real = found.groups()
    if node is not None:
        return _container(nodes.get(node, ""), nodes)
    if text is not None:
        return unescaped(text)
    if null or truth:
        return None if null else truth == "true"
    return int(number) if number is not None else _float(real)


_HELP = "pass the text as `wfv opt` has printed it"


def _container(text: str, nodes: Mapping[str, str]) -> Data:
    if not text.startswith(PREFIX):
        raise ParseError(f"metadata that wfv does not write: {text[:60]}", help=_HELP)
    kind, *parts = (data_of(found[0], nodes) for found in _OPERAND.finditer(text))
    if kind == _LIST:
        return parts
    keys = parts[::2]
    return {key: value for key, value in zip(keys, parts[1::2], strict=True) if isinstance(key, str)}


def _float(text: str) -> float:
    return struct.unpack(">d", bytes.fromhex(text[2:].zfill(16)))[0] if text.startswith("0x") else float(text)
