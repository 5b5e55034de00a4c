"""The assembly languages that LLVM prints: how comments begin, and the kinds of instructions."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from wfv import llvm

KINDS = (
    "arithmetic", "divide", "convert", "compare", "mask", "shuffle", "load", "store", "gather", "scatter", "spill",
    "move", "scalar", "branch", "call",
)  # fmt: skip

_PREFIX = re.compile(r"^(?:(?:lock|rep|repne) )+")


@dataclass(frozen=True)
class Syntax:
    """`comment`: how a comment begins. `rules`: kinds, each with the pattern of its instructions."""

    comment: str
    rules: Sequence[tuple[str, re.Pattern[str]]]

    def kind_of(self, text: str, comment: str = "") -> str:
        """One of KINDS. `text`: an instruction; `comment`: what LLVM says of it, such as `8-byte Spill`."""
        if "Spill" in comment or "Reload" in comment:
            return "spill"
        plain = _PREFIX.sub("", " ".join(text.split()))
        return next(kind for kind, pattern in self.rules if pattern.match(plain))

    def split(self, row: str) -> tuple[str, str]:
        """Code and comment. What begins a comment begins none in a string, or in a name that is quoted."""
        end = re.match(rf'(?:(?!{self.comment})[^"]|"(?:[^"\\]|\\.)*")*', row).end()  # type: ignore[union-attr]
        return row[:end].rstrip(), row[end + len(self.comment) :].strip()


def _read(table: dict[str, Any]) -> Syntax:
    names = table["names"]
    rules = ((kind, re.sub(r"<([A-Z]+)>", lambda name: names[name[1]], pattern)) for kind, pattern in table["rules"])
    return Syntax(table["comment"], [(kind, re.compile(pattern)) for kind, pattern in rules])


X86, AARCH64, RISCV = map(_read, yaml.safe_load(Path(__file__).with_suffix(".yaml").read_text()).values())


def syntax_of(target: llvm.Target) -> Syntax:
    """The language that LLVM prints for the target."""
    return X86 if target.is_x86 else RISCV if target.triple.startswith("riscv") else AARCH64
