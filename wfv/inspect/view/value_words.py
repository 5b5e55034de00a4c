"""Values and conditions in words: `n > 4`, `not v == 0`, `levels[node] < 0`.

A value is named after a variable of the source only where it is that variable: a parameter, a phi that Clang has named
after one, or all of an initialization. Any other value is the expression at its line and column. Where the source is
not known, a value has the name that Clang gave it, without the suffixes of passes; a load that has only an automatic
name, which reads like a variable `i`, is called by its array.
"""

import re
from dataclasses import dataclass

from passes.analysis.cause import source_name
from passes.analysis.cause_chain import unnamed_words
from passes.located_remarks import LineText
from wfv.errors import SourceLocation
from wfv.ir.constants import constant_text
from wfv.ir.core import Instr, is_op
from wfv.ir.interp.values import literal_float
from wfv.ir.names import OWN
from wfv.ir.own_values import is_any, is_vote
from wfv.ir.source_expressions import expression_at, variable_at
from wfv.ir.types import I1
from wfv.ir.values import Argument, Const, ConstFloat, ConstInt, Value

_INLINED = re.compile(r"\.i\d*(?=\.|$)")
_EXIT = re.compile(r"^__clang_ocl_kern_imp_.*\.exit")
_OF_LLVM = re.compile(r"(\.(loopexit|unr-lcssa|lcssa|unr|epil|prol|us|split|crit_edge))+\d*$")  # its passes' suffixes
_FORMS = {"latch": "next iteration", "leave": "lanes leave", "stay": "lanes stay"}
_SIGNS = {"eq": "==", "ne": "!=", "gt": ">", "ge": ">=", "lt": "<", "le": "<="}
_OPPOSITES = {"==": "!=", "!=": "==", ">": "<=", ">=": "<", "<": ">=", "<=": ">"}
_WRITTEN_OUT = {"add": "+", "and": "&", "sub": "-", "mul": "*", "fadd": "+", "fsub": "-", "fmul": "*"}
_NUMBER = re.compile(r"\.\d+$|\.lcssa$|\.addr$")
_MOST = 30  # characters of an expression
DEPTH = 2  # of operations that are written out


def block_title(name: str) -> str:
    """`while.body` for `while.body.i`; `while.cond: lanes leave` for `while.cond.i.leave.w4`."""
    plain = _EXIT.sub("exit", _INLINED.sub("", _OF_LLVM.sub("", source_name(name))))
    base, _, last = plain.rpartition(".")
    return f"{base}: {_FORMS[last]}" if base and last in _FORMS else plain


def no_line(location: SourceLocation) -> str:
    """The line of a location where no source is known."""
    return ""


@dataclass(frozen=True)
class ValueWords:
    """Names values. `line`: the source line of a location, "" if it is not known."""

    line: LineText = no_line

    def condition(self, value: Value, depth: int = DEPTH) -> str:
        """A condition, with comparisons written out."""
        if not isinstance(value, Instr) or not depth:
            return self.value(value)
        if value.op in ("icmp", "fcmp"):
            left, right = (self._operand(each, depth - 1) for each in value.operands)
            sign = _SIGNS.get(str(value.attrs["predicate"])[-2:])
            return f"{left} {sign} {right}" if sign else f"{left} {value.attrs['predicate']} {right}"
        if value.op == "xor" and isinstance(value.operands[1], ConstInt):
            return f"not {self.condition(value.operands[0], depth)}"
        if is_vote(value):
            return "any lane active" if is_any(value) else "all lanes active"
        return self.value(value)

    def negated(self, value: Value) -> str:
        """The negation of a condition."""
        text = self.condition(value)
        if is_op(value, "icmp"):
            sign = _SIGNS[str(value.attrs["predicate"])[-2:]]
            return text.replace(f" {sign} ", f" {_OPPOSITES[sign]} ")
        if text.startswith("not "):
            return text.removeprefix("not ")
        return f"not ({text})" if " " in text else f"not {text}"

    def value(self, value: Value) -> str:
        """A value's name in the source, or the constant."""
        if isinstance(value, Instr) and (words := self._in_source(value) or unnamed_words(value)):
            return words
        if isinstance(value, (Instr, Argument)) and value.name:
            return _NUMBER.sub("", block_title(value.name)).removeprefix(OWN)
        if isinstance(value, ConstInt):
            return str(value.value)
        if isinstance(value, ConstFloat):
            return f"{literal_float(value.text, value.type):g}"
        if isinstance(value, Const):
            return constant_text(value)
        return value.op if isinstance(value, Instr) else "?"

    def _operand(self, value: Value, depth: int) -> str:
        """An operand of a comparison: a value that has only a name made by Clang is written out."""
        if isinstance(value, Instr) and depth and value.op in _WRITTEN_OUT and not self._in_source(value):
            return f" {_WRITTEN_OUT[value.op]} ".join(map(self.value, value.operands)).replace("+ -", "- ")
        return self.value(value)

    def _in_source(self, value: Instr) -> str:
        """The variable or the expression that the value is; "" if unknown, for phis, and for conditions: LLVM may have
        negated what stands in the source.
        """
        at = value.line
        if value.op == "phi" or value.type == I1 or not isinstance(at, SourceLocation) or not at.column:
            return ""
        line = self.line(at)
        words = variable_at(line, at.column) or expression_at(line, at.column)
        return words if len(words) <= _MOST else ""


NO_SOURCE = ValueWords()
