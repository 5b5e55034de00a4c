"""The format of golden files, which tests/golden/README.md describes, and its checks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from passes.analysis.divergence import Shapes
from tests.support.compiled import options_of
from wfv.fuzz.interpreted_stages import stage_after
from wfv.ir.core import Function
from wfv.pipeline import read_source

_ARG = re.compile(r"(?P<name>\w+):(?P<type>\w+)(?:\[(?P<count>[^\]]+)\])?(?:=(?P<low>-?[\d.]+)\.\.(?P<high>-?[\d.]+))?")
_DTYPES = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "float": np.float32, "double": np.float64}


@dataclass(frozen=True)
class Arg:
    name: str
    type: str
    count: str  # "" for a scalar
    bounds: tuple[float, float] | None

    def make(self, items: int, rng: np.random.Generator) -> Any:
        dtype = _DTYPES[self.type]
        size = eval(self.count, {"item": items}) if self.count else 1
        values = np.full(size, -1, dtype)
        if self.bounds is not None:
            low, high = self.bounds
            whole = np.issubdtype(dtype, np.integer)
            drawn = rng.integers(int(low), int(high) + 1, size) if whole else rng.uniform(low, high, size)
            values = drawn.astype(dtype)
        return values if self.count else values[0].item()


@dataclass
class Check:
    text: str
    is_not: bool
    line: int

    def pattern(self) -> re.Pattern[str]:
        parts = re.split(r"\{\{(.*?)\}\}", self.text)
        fixed = [r"[ \t]+".join(map(re.escape, re.split(r"[ \t]+", part))) for part in parts[::2]]
        regexes = [f"(?:{part})" for part in parts[1::2]]
        return re.compile("".join(a + b for a, b in zip(fixed, [*regexes, ""], strict=True)))


@dataclass
class Run:
    step: str
    strategy: str
    lanes: int
    target: str = "x86-64-v3"
    bounds: bool = False
    math: str = "fast"
    without: frozenset[str] = frozenset()
    checks: list[Check] = field(default_factory=list)


@dataclass
class Golden:
    text: str
    args: list[Arg]
    runs: list[Run]

    def make_args(self, items: int, seed: int) -> list[Any]:
        rng = np.random.default_rng(seed)
        return [arg.make(items, rng) for arg in self.args]


def read_golden(path: Path) -> Golden:
    args: list[Arg] = []
    runs: list[Run] = []
    text = path.read_text()
    for number, line in enumerate(text.splitlines(), 1):
        key, _, rest = line.removeprefix("; ").partition(":")
        rest = rest.strip()
        if not line.startswith("; "):
            continue
        match key:
            case "ARGS":
                args = [_parse_arg(word) for word in rest.split()]
            case "RUN":
                options = dict(word.strip().split("=") for word in rest.split(","))
                target, math = options.get("target", "x86-64-v3"), options.get("math", "fast")
                lanes = int(options["lanes"])
                without = frozenset({options["without"]} if "without" in options else ())
                run = Run(options["step"], options["strategy"], lanes, target, "bounds" in options, math, without)
                runs.append(run)
            case "CHECK" | "CHECK-NOT":
                runs[-1].checks.append(Check(rest, key == "CHECK-NOT", number))
    return Golden(read_source(text), args, runs)


def _parse_arg(word: str) -> Arg:
    found = _ARG.fullmatch(word)
    assert found, f"not an argument: {word}"
    bounds = None if found["low"] is None else (float(found["low"]), float(found["high"]))
    return Arg(found["name"], found["type"], found["count"] or "", bounds)


def printed(golden: Golden, run: Run) -> str:
    """The text that the checks of `run` are applied to."""
    step = "scalarize" if run.step == "shapes" else run.step
    options = options_of(run.strategy, run.lanes, run.target)
    options = replace(options, bounds=run.bounds, math=run.math, without=run.without)
    found = stage_after(golden.text, "k", options, step)
    assert found is not None, f"{run.strategy} has no step {run.step}"
    stage, _ = found
    if run.step != "shapes":
        return stage.text
    return "\n".join(print_shapes(fn, stage.shapes[fn.name]) for fn in stage.functions)


def print_shapes(fn: Function, shapes: Shapes) -> str:
    lines = [f"%{i.name}: {shapes.of(i)}" for i in fn.instrs() if i.name]
    lines += [f"branch %{block.name}" for block in fn.blocks if block in shapes.divergent_branches]
    lines += [f"loop %{header}" for header in sorted(loop.header.name for loop in shapes.divergent_loops)]
    return "\n".join(lines) + "\n"


def check_text(run: Run, text: str) -> None:
    """Asserts that the checks hold, in order."""
    at, forbidden = 0, list[Check]()
    for check in run.checks:
        if check.is_not:
            forbidden.append(check)
            continue
        found = check.pattern().search(text, at)
        assert found, f"line {check.line}: {check.text!r} is not in\n{text[at:]}"
        _assert_absent(forbidden, text[at : found.start()])
        at, forbidden = found.end(), []
    _assert_absent(forbidden, text[at:])


def _assert_absent(forbidden: list[Check], part: str) -> None:
    for check in forbidden:
        assert not check.pattern().search(part), f"line {check.line}: {check.text!r} is in\n{part}"
