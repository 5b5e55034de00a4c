"""Why a value is varying: the chain of causes from it to the value that began it, in words."""

from __future__ import annotations

import re

from passes.analysis.divergence import Shapes
from wfv.ir.core import Instr
from wfv.ir.values import Value

# Behind the name that a value had in the source.
_SERIAL = re.compile(r"(\.w\d+)+\b")
_MAX_STEPS = 100


def source_name(name: str) -> str:
    """A value's name without what wfv has put behind it."""
    return _SERIAL.sub("", name)


def cause(value: Value, shapes: Shapes) -> str:
    """`%i6 (line 50): why it varies`, of the value that a varying one has its variance from; "" if nothing is known."""
    root = _root(value, shapes)
    if not isinstance(root, Instr) or root not in shapes.reason:
        return ""
    where = f" (line {root.line})" if root.line else ""
    return f"%{source_name(root.name)}{where}: {_SERIAL.sub('', shapes.reason[root])}"


def _root(value: Value, shapes: Shapes) -> Value:
    """The first in a chain of `.. is varying` that has a reason itself."""
    for _ in range(_MAX_STEPS):
        reason = shapes.reason.get(value, "")
        operands = value.operands if isinstance(value, Instr) and reason.endswith(" is varying") else []
        above = next((x for x in operands if reason == f"%{getattr(x, 'name', '?')} is varying"), None)
        if above is None or above not in shapes.reason:
            break
        value = above
    return value
