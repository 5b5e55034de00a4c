"""What a value is called in the source: the expression at the line and column that Clang gives an instruction.

    uint value = data[globalId * 256 + i];          column 14, the load          data[globalId * 256 + i]
                                                    column 28, the product       globalId * 256

`variable_at` of the load is `value`: the load is all that the variable is initialized with.

The location of a binary operation is its operator, that of a load, a call or a conversion the begin of an expression.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

MAX_CHARACTERS = 60  # of an expression in a message
_TOKEN = re.compile(r"[A-Za-z_]\w*|(?:0[xX][\da-fA-F]+|\d+\.?\d*(?:[eE][-+]?\d+)?|\.\d+)\w*|->|\+\+|--|<<=|>>=|<<|>>|"
                    r"[-+*/%&|^<>=!]=|&&|\|\||\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|\S")  # fmt: skip
_LEVELS = (("*", "/", "%"), ("+", "-"), ("<<", ">>"), ("<", ">", "<=", ">="), ("==", "!="), ("&",), ("^",), ("|",),
           ("&&",), ("||",))  # fmt: skip
_LEVEL = {operator: level for level, operators in enumerate(_LEVELS) for operator in operators}
_ASSIGNMENTS = ("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
_OPENING, _CLOSING = {"(": ")", "[": "]"}, {")": "(", "]": "["}
_UNARY = ("-", "+", "!", "~", "*", "&")
_TYPES = re.compile(r"(?:u?(?:char|short|int|long)|float|double|half|bool|size_t|ptrdiff_t)\d*|unsigned|signed|const")


@dataclass(frozen=True)
class _Token:
    text: str
    begin: int
    end: int


def expression_at(line: str, column: int) -> str:
    """The expression of the source line that a location names, as it is written; "" if it is not found in the line."""
    tokens, places = _tokens(line)
    at = places.get(column - 1)
    if at is None:
        return ""
    first, last = _extent(tokens, at)
    if not _is_whole(tokens[first : last + 1]):
        return ""
    text = " ".join(line[tokens[first].begin : tokens[last].end].split())
    return text if len(text) <= MAX_CHARACTERS else ""


def variable_at(line: str, column: int) -> str:
    """The variable that is assigned or initialized in the line by all of the expression at the column, else ""."""
    tokens, places = _tokens(line)
    at = places.get(column - 1)
    if at is None:
        return ""
    first, last = _extent(tokens, at)
    first = _before_casts(tokens, first)
    ends = last + 1 < len(tokens) and tokens[last + 1].text in (";", ",")
    if first < 2 or tokens[first - 1].text != "=" or not ends or not tokens[first - 2].text.isidentifier():
        return ""
    return tokens[first - 2].text


def _is_whole(tokens: Sequence[_Token]) -> bool:
    """Whether the expression does not go on in another line."""
    texts = [token.text for token in tokens]
    if not texts or not (_ends_operand(texts[-1]) or texts[-1] in ("++", "--")):
        return False
    return all(texts.count(opening) == texts.count(closing) for opening, closing in _OPENING.items())


@lru_cache(maxsize=64)  # many values are of one line, which may have thousands of tokens
def _tokens(line: str) -> tuple[Sequence[_Token], Mapping[int, int]]:
    """The tokens of a line, and the number of the one that begins at each place."""
    code = line.split("//", maxsplit=1)[0]
    tokens = [_Token(found[0], found.start(), found.end()) for found in _TOKEN.finditer(code)]
    return tokens, {token.begin: number for number, token in enumerate(tokens)}


def _extent(tokens: Sequence[_Token], at: int) -> tuple[int, int]:
    """The first and last token of the expression that the token at `at` stands for."""
    text = tokens[at].text
    if text in _LEVEL and at > 0 and _ends_operand(tokens[at - 1].text):
        return _operands_left(tokens, at - 1, _LEVEL[text]), _operands_right(tokens, at + 1, _LEVEL[text] - 1)
    if text in (*_ASSIGNMENTS[1:], "++", "--") and at > 0 and _ends_operand(tokens[at - 1].text):  # its new value
        return _unary_left(tokens, at - 1), at - 1
    if text in (*_ASSIGNMENTS, "++", "--", "?", ";", ",", ")", "]", "{", "}"):
        return at, at - 1
    end = _unary_right(tokens, at)
    if end + 1 < len(tokens) and tokens[end + 1].text == "?":
        end = _conditional_right(tokens, end + 1)
    return at, end


def _conditional_right(tokens: Sequence[_Token], at: int) -> int:
    """The last token of a conditional expression in the line."""
    depth = 0
    for number in range(at, len(tokens)):
        depth += (tokens[number].text in _OPENING) - (tokens[number].text in _CLOSING)
        if depth < 0 or (depth == 0 and tokens[number].text in (";", ",")):
            return number - 1
    return len(tokens) - 1


def _ends_operand(text: str) -> bool:
    return text in _CLOSING or text[-1].isalnum() or text[-1] in "_\"'."


def _operands_left(tokens: Sequence[_Token], at: int, level: int) -> int:
    """The first token of the operands that end at `at`, joined by operators of at most this level."""
    while True:
        at = _unary_left(tokens, at)
        if at < 2 or _LEVEL.get(tokens[at - 1].text, len(_LEVELS)) > level or not _ends_operand(tokens[at - 2].text):
            return at
        at -= 2


def _unary_left(tokens: Sequence[_Token], at: int) -> int:
    """The first token of the operand that ends at `at`: with its subscripts, members, calls, casts and signs."""
    while at > 0:
        if tokens[at].text in _CLOSING:
            at = _matching(tokens, at, -1)
            if at > 0 and _is_part_before(tokens[at - 1].text):
                at -= 1
                continue
        if at > 1 and tokens[at - 1].text in (".", "->"):
            at -= 2
            continue
        break
    at = _before_casts(tokens, at)
    if at > 0 and tokens[at - 1].text in _UNARY and (at == 1 or not _ends_operand(tokens[at - 2].text)):
        at -= 1
    return max(at, 0)


def _is_part_before(text: str) -> bool:
    """Whether a bracket behind this token is a call or a subscript."""
    return text in _CLOSING or (text.isidentifier() and text not in ("return", "if", "while", "for", "switch"))


def _before_casts(tokens: Sequence[_Token], at: int) -> int:
    """The first token of the casts in front of `at`, or `at`."""
    while at > 2 and tokens[at - 1].text == ")":
        begin = _matching(tokens, at - 1, -1)
        inside = [token.text for token in tokens[begin + 1 : at - 1]]
        if not inside or not all(_TYPES.fullmatch(text) or text == "*" for text in inside):
            break
        at = begin
    return at


def _operands_right(tokens: Sequence[_Token], at: int, level: int) -> int:
    """The last token of the operands that begin at `at`, joined by operators of at most this level."""
    end = _unary_right(tokens, at)
    while end + 2 < len(tokens) and _LEVEL.get(tokens[end + 1].text, len(_LEVELS)) <= level:
        end = _unary_right(tokens, end + 2)
    return end


def _unary_right(tokens: Sequence[_Token], at: int) -> int:
    """The last token of the operand that begins at `at`."""
    end = at
    while end < len(tokens) and tokens[end].text in (*_UNARY, "++", "--"):
        end += 1
    while end < len(tokens):
        text = tokens[end].text
        if text in _OPENING:
            is_cast = text == "(" and _is_cast(tokens, end)
            end = _matching(tokens, end, 1)
            if is_cast and end + 1 < len(tokens):
                return _unary_right(tokens, end + 1)
        following = tokens[end + 1].text if end + 1 < len(tokens) else ""
        if following in _OPENING:
            end += 1
        elif following in (".", "->"):
            end += 2
        else:
            break
    return min(end, len(tokens) - 1)


def _is_cast(tokens: Sequence[_Token], at: int) -> bool:
    close = _matching(tokens, at, 1)
    inside = [token.text for token in tokens[at + 1 : close]]
    return bool(inside) and all(_TYPES.fullmatch(text) or text == "*" for text in inside)


def _matching(tokens: Sequence[_Token], at: int, step: int) -> int:
    """The bracket that matches the one at `at`; the last token in this direction if there is none."""
    depth = 0
    while 0 <= at < len(tokens):
        depth += tokens[at].text in _OPENING
        depth -= tokens[at].text in _CLOSING
        if depth == 0:
            return at
        at += step
    return max(0, min(at, len(tokens) - 1))
