"""Conditions and masks in words: `n > 4`, `not v == 0`, in the source's names as far as they are known."""

from __future__ import annotations

import re
import struct

from wfv.ir.core import Instr
from wfv.ir.printer import constant_text
from wfv.ir.values import Argument, Const, ConstFloat, ConstInt, Value
from wfv.view.source_names import block_title

_SIGNS = {"eq": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
_OPPOSITES = {"==": "!=", "!=": "==", ">": "<=", ">=": "<", "<": ">=", "<=": ">"}
_NUMBER = re.compile(r"\.\d+$|\.lcssa$|\.addr$")
DEPTH = 2  # of operations that are written out


def condition_text(value: Value, depth: int = DEPTH) -> str:
    """A condition, with comparisons written out."""
    if not isinstance(value, Instr) or not depth:
        return value_text(value)
    if value.op in ("icmp", "fcmp"):
        left, right = (_operand(each, depth - 1) for each in value.operands)
        sign = _SIGNS.get(str(value.attrs["predicate"])[-2:])
        return f"{left} {sign} {right}" if sign else f"{left} {value.attrs['predicate']} {right}"
    if value.op == "xor" and isinstance(value.operands[1], ConstInt):
        return f"not {condition_text(value.operands[0], depth)}"
    if value.callee.startswith(("wfv.any", "wfv.all")):
        return "any lane" if value.callee.startswith("wfv.any") else "all lanes"
    return value_text(value)


def negated_text(value: Value) -> str:
    """The negation of a condition."""
    text = condition_text(value)
    if isinstance(value, Instr) and value.op == "icmp":
        sign = _SIGNS[str(value.attrs["predicate"])[-2:]]
        return text.replace(f" {sign} ", f" {_OPPOSITES[sign]} ")
    if text.startswith("not "):
        return text.removeprefix("not ")
    return f"not ({text})" if " " in text else f"not {text}"


def _operand(value: Value, depth: int) -> str:
    """An operand of a comparison: a value that has only a name made by Clang is written out."""
    if isinstance(value, Instr) and depth and value.op in ("add", "and", "sub", "mul", "fadd", "fsub", "fmul"):
        sign = {"add": "+", "and": "&", "sub": "-", "mul": "*"}[value.op.removeprefix("f")]
        return f" {sign} ".join(value_text(each) for each in value.operands).replace("+ -", "- ")
    return value_text(value)


def value_text(value: Value) -> str:
    """A value's name in the source, or the constant."""
    if isinstance(value, (Instr, Argument)) and value.name:
        return _NUMBER.sub("", block_title(value.name)).removeprefix("wfv.")
    if isinstance(value, ConstInt):
        return str(value.value)
    if isinstance(value, ConstFloat):
        return _float(value.text)
    if isinstance(value, Const):
        return constant_text(value)
    return value.op if isinstance(value, Instr) else "?"


def _float(text: str) -> str:
    """A literal in decimal; LLVM writes some in hexadecimal."""
    try:
        if text.startswith("0x") and len(text) == len("0x") + 16:
            return f"{struct.unpack('>d', bytes.fromhex(text[2:]))[0]:.4g}"
        return f"{float(text):g}"
    except ValueError:
        return text
