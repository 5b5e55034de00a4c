"""Functions that are stored in the package as LLVM IR text, found by their mangled names."""

import re
from functools import cached_property
from pathlib import Path

from wfv.errors import UnsupportedError

_NAME = re.compile(r"[^@]*@([\w.$]+)\(")


class IrLibrary:
    """The functions that a file of LLVM IR defines. It is read and split at the first query; nothing is parsed."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def has(self, symbol: str) -> bool:
        """Whether the file defines the function of this mangled name."""
        return symbol.startswith("_Z") and symbol in self._definitions

    def text_of(self, symbol: str) -> str:
        """The `define` of a function. Raises UnsupportedError if the file does not define it."""
        if symbol not in self._definitions:
            raise UnsupportedError(f"@{symbol}, which {self.path.name} does not define", help="test has() first")
        return self._definitions[symbol]

    def symbols(self) -> frozenset[str]:
        """The mangled names of all functions that the file defines."""
        return frozenset(self._definitions)

    @cached_property
    def _definitions(self) -> dict[str, str]:
        found = dict[str, str]()
        for part in self.path.read_text().split("\ndefine ")[1:]:
            name = _NAME.match(part)
            assert name is not None
            body, end, _ = part.partition("\n}\n")
            found[name[1]] = "define " + body + end
        return found
