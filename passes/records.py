"""Records of a compilation as JSON, and back; the one that stands in IR from between two steps.

`plain` (wfv/cache/keys.py) is the other direction. The text of a state (wfv/pipeline/write_state.py) ends with its
record:

    !wfv.state = !{!21}
    !21 = !{!"{\22format\22: 3, \22step\22: \22masks\22, ..}"}
"""

import json
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from passes.interface import (
    AtomicCopy,
    BarrierPoint,
    BoundsTest,
    ByValue,
    KernelInterface,
    Param,
    SourceParam,
    SourcePlace,
    TestedAccess,
    Trap,
)
from passes.kernel_hints import KernelHints, kernel_hints
from passes.remarks import NamedCause, Remark
from wfv.divergence_profile import BranchUse, EdgeUse, LoopUse, Profile
from wfv.errors import OptionError, ParseError
from wfv.ir import types
from wfv.ir.names import STATE
from wfv.ir.spelling import escaped, unescaped
from wfv.opencl.printf_buffer import Printf
from wfv.options import Boscc, Options
from wfv.strategies import Strategy

_CLASSES: dict[str, type] = {
    each.__qualname__: each
    for each in (
        *(
            BarrierPoint,
            Boscc,
            BranchUse,
            EdgeUse,
            KernelInterface,
            LoopUse,
            NamedCause,
            Options,
            Param,
            Printf,
            Profile,
            Remark,
            SourcePlace,
            Strategy,
            Trap,
        ),
        *(AtomicCopy, BoundsTest, ByValue, KernelHints, SourceParam, TestedAccess),
        *(types.ArrayType, types.FloatType, types.FnType, types.IntType, types.PtrType, types.StructType),
        *(types.VecType, types.WordType),
    )
}


def record(data: object, more: Mapping[str, Callable[..., object]] = MappingProxyType({})) -> object:
    """The record that `plain` turned into this data. Raises ValueError if there is none.

    `more`: functions that make records of other classes, by their names.
    """
    if isinstance(data, list):
        return tuple(record(each, more) for each in data)
    if not isinstance(data, dict):
        return data
    if data.get("") == "set":
        return frozenset(data["items"])
    classes: Mapping[str, Callable[..., object]] = {**_CLASSES, **more}
    made = classes.get(str(data.get("")))
    if made is None:
        raise ValueError(f"unknown record class {data.get('')!r}")
    try:
        return made(**{name: record(value, more) for name, value in data.items() if name})
    except TypeError as error:
        raise ValueError(str(error)) from None


FORMAT = 3
_NODE = re.compile(r'!\{!"([^"]*)"\}')
_ROOT = re.compile(rf"^{re.escape(STATE)} = !\{{(!\d+)\}}$", re.MULTILINE)


def node_of(data: object) -> str:
    """The metadata node of this data."""
    return f'!{{!"{escaped(json.dumps(data))}"}}'


def data_of(node: str) -> Any:
    """The data of a node. Raises ParseError."""
    found = _NODE.fullmatch(node)
    try:
        return json.loads(unescaped(found[1]) if found else "")
    except ValueError:
        help = "pass the text as `wfv opt` has printed it"
        raise ParseError(f"metadata that wfv does not write: {node[:60]}", help=help) from None


def saved_record(text: str) -> dict[str, Any] | None:
    """The record of a state's text; None for any other text. Raises ParseError, also for that of another version."""
    root = _ROOT.search(text) if f"\n{STATE} = " in text else None  # most texts are others, and some are large
    if root is None:
        return None
    line = re.search(rf"^{root[1]} = (.*)$", text, re.MULTILINE)
    data = data_of(line[1] if line else "")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ParseError(f"no {STATE} of this version of wfv", help="print the IR again with this version's `wfv opt`")
    if not data.keys() >= {"step", "options", "interface", "hints"}:
        raise ParseError(f"{STATE} is incomplete", help="pass the text as `wfv opt` has printed it")
    return data


def saved_options(text: str) -> Options | None:
    """The options of a state's text, the only ones that it can be compiled with; None for any other text."""
    saved = saved_record(text)
    found = None if saved is None else record(saved["options"])
    assert isinstance(found, Options | None)
    return found


def has_scalar(text: str) -> bool:
    """Whether strategy `scalar` can compile the text: a launch module has no functions for one work-item any more."""
    return (saved := saved_record(text)) is None or "functions" in saved


def refuse_saved(text: str) -> None:
    """Raises OptionError for a state's text, where only a kernel's source will do."""
    if (saved := saved_record(text)) is not None:
        help = "begin with the kernel's source"
        raise OptionError(f"this is IR from after {saved['step']}: earlier steps cannot be shown or run", help=help)


def hints_of(text: str, kernel: str) -> KernelHints:
    """`kernel_hints` of a canonical module, or the hints in a state's text, whose kernel has no other options."""
    saved = saved_record(text)
    found = kernel_hints(text, kernel) if saved is None else record(saved["hints"])
    assert isinstance(found, KernelHints)
    return found
