"""Random text by a grammar whose productions are templates of LLVM IR.

A grammar is a TOML file: a table for each nonterminal, and in it `name = [weight, needs, template]` for each of its
productions; where kernels are written in two languages, another template may be that of the second one. `needs`: words
of which each must hold, or with a `-` before it must not. The lines of a template are expanded in order:

    x := add i32 {a}, 1     `x` stands for the result from here on
    -> add i32 {x}, {b}     the result of the production
    {then}:                 a block begins
    40% store i32 {x}, ..   only in 40 % of the expansions
    br label {then}         any other line is an instruction

A field `{name:words}` is a name of this expansion, a nonterminal of the grammar, a function (`functions`, `of_frame`),
a choice made once in the expansion (`choices`, `derived`), or otherwise a new name; `{pick:a|b}` is one of several
texts. Text without a space is a value, any other an instruction, for whose result a name is made. Names in capitals are
known in the productions that an expansion uses.
"""

from __future__ import annotations

import random
import re
import tomllib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

_LINE = re.compile(r"(?:(\d+)% )?(?:(\w+) := |(-> ))?(.*)")


@cache
def read_grammar(*names: str) -> Mapping[str, Sequence[tuple[float, list[str], list[str]]]]:
    """Nonterminal -> its productions, in all of these files: of this folder, or with their paths."""
    found = defaultdict[str, list[tuple[float, list[str], list[str]]]](list)
    for name in names:
        for nonterminal, rows in tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text()).items():
            found[nonterminal] += [(weight, needs.split(), texts) for weight, needs, *texts in rows.values()]
    return found


@dataclass
class Body:
    """The function that is written at the moment."""

    lines: list[str] = field(default_factory=list)
    start: list[str] = field(default_factory=list)  # of the entry block: allocas, and values that are computed once
    ids: dict[str, str] = field(default_factory=dict)  # name: definition, before `start`
    variables: list[Any] = field(default_factory=list)
    is_kernel: bool = True
    indent: str = "  "


class Frame(dict[str, Any]):
    """The names of one expansion. `depth`: of expressions that it may contain; `level`: of their values."""

    def __init__(
        self, writer: Writer, depth: int, level: int, scope: Any = None, names: Mapping[str, Any] = {}
    ) -> None:
        super().__init__(names)
        self.writer, self.depth, self.level, self.scope = writer, depth, level, scope

    def __missing__(self, name: str) -> Any:
        writer = self.writer
        if name == "pick":
            return lambda words: writer.rng.choice(words.split("|"))
        if name in writer.grammar:
            return lambda words: writer.produce(self, name, *words.split())
        if name in writer.functions:
            return lambda words: getattr(writer, name)(*map(self.resolve, words.split()))
        if name in writer.of_frame:
            return lambda words: getattr(writer, name)(self, *map(self.resolve, words.split()))
        if name in writer.choices:
            self[name] = writer.rng.choice(writer.choices[name])
        else:
            self[name] = writer.derived[name](self) if name in writer.derived else f"%{writer.name(name)}"
        return self[name]

    def resolve(self, word: str) -> str:
        """The value of a word of a field."""
        known = word in self or word in self.writer.choices or word in self.writer.derived
        return str(self[word]) if known else word


class Writer(Formatter):
    """Expands productions into the lines of `body`."""

    functions: tuple[str, ...] = ("n", "slot")  # methods that get a field's words
    of_frame: tuple[str, ...] = ()  # methods that get the expansion's names, too
    language = 0  # LLVM IR; else Python, or OpenCL C, whose template is the last one

    def __init__(self, seed: int | str, *grammars: str) -> None:
        self.rng, self.grammar = random.Random(seed), read_grammar(*grammars)
        self.body, self.number = Body(), 0
        self.choices: dict[str, Sequence[object]] = {}
        self.derived: dict[str, Callable[[Frame], object]] = {}

    def n(self, *limits: str) -> str:
        """A random number: below a limit, or from one limit to below another."""
        return str(self.rng.randrange(*map(int, limits)))

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def name(self, stem: str) -> str:
        self.number += 1
        return f"{stem}{self.number}"

    def emit(self, line: str) -> None:
        """Adds an instruction, or the label of a block."""
        if line.endswith(":"):
            self.start_block(line[:-1].removeprefix("%"))
        elif line:
            self.body.lines.append(self.body.indent + line)

    def start_block(self, label: str) -> None:
        self.body.lines.append(f"{label}:")

    def value(self, text: str) -> str:
        """The value itself, or the name of an instruction's result."""
        if " " not in text:
            return text
        name = f"%{self.name('t')}"
        self.emit(f"{name} = {text}")
        return name

    def slot(self, type: str) -> str:
        """A new variable."""
        name = f"%{self.name('slot')}"
        self.body.start.append(f"  {name} = alloca {type}")
        return name

    def format_field(self, value: Any, format_spec: str) -> str:
        return str(value(format_spec) if callable(value) else value)

    def expand(self, template: str, frame: Frame) -> str:
        """Emits the lines of a template; returns its result, "" if it has none."""
        for line in map(str.strip, template.splitlines()):
            percent, name, arrow, rest = _LINE.fullmatch(line).groups()  # type: ignore[union-attr]
            if percent and not self.chance(int(percent) / 100):
                continue
            text = self.vformat(rest, (), frame)
            if name:
                frame[name] = self.value(text)
            elif arrow:
                return self.value(text)
            else:
                self.emit(text)
        return ""

    def produce(self, frame: Frame, name: str, *words: str) -> str:
        """Expands a random production of the nonterminal; `words` ask for a type or a level."""
        inner = self.inner_frame(frame, *words)
        holds = self.words(inner)
        rows = [
            row
            for row in self.grammar[name]
            if all((word[1:] not in holds) if word[0] == "-" else word in holds for word in row[1])
        ]
        (row,) = self.rng.choices(rows, [weight for weight, _, _ in rows])
        return self.expand(row[2][-(self.language > 1)], inner)

    def inner_frame(self, frame: Frame, *words: str) -> Frame:
        names = {name: value for name, value in frame.items() if name.isupper()}
        return Frame(self, frame.depth, frame.level, frame.scope, names)

    def words(self, frame: Frame) -> set[str]:
        """The words that hold for an expansion."""
        return set()
