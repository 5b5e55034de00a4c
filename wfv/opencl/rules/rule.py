"""A rule: the forms (overloads) of a built-in, and a function that builds its body.

    Rule(r"ulong, <READABLE>(<NUMBER>)\\*", r"\\g<1>4", build)              vload4

The first text is a regular expression for the types of the parameters, as `Signature` prints them, for exactly the
overloads that OpenCL declares; `<NUMBER>`, .. stand for entries of WORDS. The second one is the type of the result.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from wfv.ir.values import Value
from wfv.opencl.mangling import FLOATING, SIGNED, UNSIGNED, CType

WIDTHS = (1, 2, 3, 4, 8, 16)
NUMBERS = (*(name for pair in zip(SIGNED, UNSIGNED, strict=True) for name in pair), *FLOATING)
# The memory that a pointer is for; private memory has no word.
WORDS = {
    "NUMBER": f"(?:{'|'.join(NUMBERS)})", "SHARED": "(?:global |local |generic )",
    "WRITABLE": "(?:global |local |generic |)", "READABLE": "(?:global |constant |local |generic |)",
}  # fmt: skip
_TYPE = re.compile(r"([a-z]+)(\d*)")

Build = Callable[..., Value | None]  # from the builder and the arguments, as values, to the result


@dataclass(frozen=True)
class Rule:
    """`build` appends the body and returns the result."""

    pattern: str
    result: str
    build: Build

    def result_of(self, params: tuple[CType, ...]) -> CType | None:
        """The type of the result for these parameters; None if there is no such form."""
        pattern = re.sub(r"<([A-Z]+)>", lambda name: WORDS[name[1]], self.pattern)
        found = re.fullmatch(pattern, ", ".join(map(str, params)))
        return type_of(found.expand(self.result)) if found else None


def type_of(text: str) -> CType:
    """The type of a value: `float4`."""
    found = _TYPE.fullmatch(text)
    assert found is not None, text
    return CType(found[1], int(found[2] or 1))


def types(bases: tuple[str, ...]) -> str:
    """A pattern for one of these types, as a group."""
    return f"({'|'.join(bases)})"
