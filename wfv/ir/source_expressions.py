"""The names of values in the source: the expression at the line and column that Clang gives an instruction.

    uint value = data[globalId * 256 + i];          column 14, the load          data[globalId * 256 + i]
                                                    column 28, the product       globalId * 256

`variable_at` of the load is `value`: the load is all that the variable is initialized with.

The location of a binary operation is its operator, that of a load, a call or a conversion the begin of an expression.
A line is no whole program: the parser begins anew where no expression begins.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache

MAX_CHARACTERS = 60  # of an expression in a message
_TOKEN = re.compile(r"[A-Za-z_]\w*|(?:0[xX][\da-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)\w*|->|\+\+|--|<<=|>>=|<<|>>|"
                    r"[-+*/%&|^<>=!]=|&&|\|\||\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\S")  # fmt: skip
_OPERATORS = ("* / %", "+ -", "<< >>", "< > <= >=", "== !=", "&", "^", "|", "&&", "||")  # the strongest operators first
_LEVEL = {operator: level for level, operators in enumerate(_OPERATORS) for operator in operators.split()}
_NEW_VALUE = ("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "++", "--")
_PRIMARY = re.compile(r"(?!(?:return|if|while|for|switch|else)$)[\w.\"'].*")
_TYPE = r"(?:(?:u?(?:char|short|int|long)|float|double|half|bool|size_t|ptrdiff_t)\d*|unsigned|signed|const|\*)"
_VARIABLE = re.compile(rf"(?:.* )?([A-Za-z_]\w*) = (?:\( (?:{_TYPE} )+\) )*")


def expression_at(line: str, column: int) -> str:
    """The expression of the source line that a location names, as it is written; "" if it is not found in the line."""
    parsed = _parsed(line)
    first, end = parsed.spans.get(column - 1, (0, 0))
    text = " ".join(line[parsed.begins[first] : parsed.ends[end - 1]].split()) if end else ""
    return text if len(text) <= MAX_CHARACTERS else ""


def variable_at(line: str, column: int) -> str:
    """The variable that is assigned or initialized in the line by all of the expression at the column, else ""."""
    parsed = _parsed(line)
    first, end = parsed.spans.get(column - 1, (0, 0))
    found = _VARIABLE.fullmatch("".join(f"{text} " for text in parsed.texts[:first]))
    return found[1] if found and parsed.texts[end] in (";", ",") else ""


@lru_cache(maxsize=64)  # many values are of one line, which may have thousands of tokens
def _parsed(line: str) -> _Line:
    return _Line(line.split("//", maxsplit=1)[0])


class _Line:
    """The tokens of a line, and its expressions: `spans` has the first token and the end of each, by its location."""

    def __init__(self, code: str) -> None:
        tokens = list(_TOKEN.finditer(code))
        self.texts = [*(token[0] for token in tokens), ""]
        self.begins, self.ends = [token.start() for token in tokens], [token.end() for token in tokens]
        self.spans: dict[int, tuple[int, int]] = {}
        self.at = 0
        for start in range(len(tokens)):
            with suppress(RecursionError):
                if start >= self.at and not self._expression():
                    self.at = start + 1

    def _accept(self, *texts: str) -> bool:
        is_next = self.texts[self.at] in texts
        self.at += is_next
        return is_next

    def _found(self, location: int, first: int, end: int) -> None:
        self.spans[self.begins[location]] = first, end

    def _expression(self, level: int = len(_OPERATORS)) -> bool:
        """Operands that operators of a lower level join, or a conditional expression; False if there is none."""
        first = self.at
        if not self._operand():
            return False
        if level == len(_OPERATORS) and self._accept("?"):
            is_whole = self._expression() and self._accept(":") and self._expression()
            self._found(first, first, self.at)
            return is_whole
        while _LEVEL.get(self.texts[operator := self.at], level) < level:
            self.at += 1
            if not self._expression(_LEVEL[self.texts[operator]]):
                return False
            self._found(operator, first, self.at)
        return True

    def _operand(self) -> bool:
        """An operand with its signs and casts, subscripts, members and calls."""
        first = self.at
        if self._accept("++", "--"):
            return self._operand()
        if self._accept("-", "+", "!", "~", "*", "&") or self._cast():
            is_operand = self._operand()
        else:
            is_operand = self._primary()
            while is_operand and self.texts[self.at] in ("[", "(", ".", "->"):
                is_operand = self._postfix()
        if is_operand:
            self._found(first, first, self.at)
            while self._accept(*_NEW_VALUE):
                self._found(self.at - 1, first, self.at - 1)
        return is_operand

    def _primary(self) -> bool:
        if self._accept("("):
            return self._expression() and self._accept(")")
        is_primary = _PRIMARY.fullmatch(self.texts[self.at]) is not None
        self.at += is_primary
        return is_primary

    def _postfix(self) -> bool:
        if self._accept(".", "->"):
            return self._primary()
        closing = {"[": "]", "(": ")"}[self.texts[self.at]]
        self.at += 1
        while not self._accept(closing):
            if not (self._expression() and (self._accept(",") or self.texts[self.at] == closing)):
                return False
        return True

    def _cast(self) -> bool:
        """Accepts a type in brackets."""
        end = self.at + 1
        while self.texts[self.at] == "(" and re.fullmatch(_TYPE, self.texts[end]):
            end += 1
        is_cast = end > self.at + 1 and self.texts[end] == ")"
        self.at = end + 1 if is_cast else self.at
        return is_cast
