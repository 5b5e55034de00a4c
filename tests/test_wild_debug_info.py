"""LLVM IR that Clang writes with debug info, from C, C++ and OpenCL C (tests/wild/debug)."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv import STRATEGIES
from wfv.errors import UnsupportedError
from wfv.opencl.clang import FIXED_FLAGS
from wfv.opencl.clang_program import clang_command

pytestmark = needs_clang
SOURCES = {path.stem: path for path in sorted((Path(__file__).parent / "wild" / "debug").iterdir())}
DEBUG = ("-g", "-g1", "-gline-tables-only", "-gdwarf-5", "-g3 -fdebug-macro", "-g -fstandalone-debug -gdwarf-4")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
TARGETS = ("spir64-unknown-unknown", "x86_64-unknown-linux-gnu")
OPENCL = FIXED_FLAGS[: FIXED_FLAGS.index("-O1")]
GIVEN = np.random.default_rng(5).integers(-20, 100, 64).astype(np.int32)


@cache
def ir_of(name: str, debug: str, level: str, target: str = TARGETS[0]) -> str:
    """The LLVM IR that Clang writes for a source."""
    path = SOURCES[name]
    flags = OPENCL if path.suffix == ".cl" else ("-target", target, "-fno-exceptions", "-w")
    command = [*clang_command(), *flags, level, *debug.split(), "-S", "-emit-llvm", str(path), "-o", "-"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def result(ir: str, name: str, strategy: str, lanes: int) -> list[int]:
    out = np.zeros(64, np.int32)
    extra = [wfv.LocalMemory(16)] if name == "histogram" else []
    getattr(wfv.build(ir, strategy=strategy, lanes=lanes), name)(64, 16, out, GIVEN.copy(), *extra)
    return out.tolist()


def wrapped(x: int, bits: int = 32) -> int:
    """The signed integer of these bits."""
    return (x + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))


def particle(x: int) -> int:
    kind, tag = x & 7, wrapped(x & 15, 5)

    def weigh(value: int, hi: int) -> int:
        lo = value & 0xFFFF
        return tag * (1, 20, 300, 4000)[kind & 3] + ((lo + (lo & 0xFF)) & 0xFF) + hi

    total = weigh(-x, x) + weigh(x, 2)
    match (x % (1 << 32)) % 3:
        case 0:
            return total + 1
        case 1:
            return total + int(total / 2)
    return -total


def shape(x: int) -> int:
    v = [y * 10 if at == 1 and y > 30 else y + 5 for at, y in enumerate((x, x + 1, x + 2))]
    total = sum(v) + 3
    total += 2 * x * x if x % 2 else -2 * 3 * x * 100
    return total + int(np.fmod(x, 5)) ** 3


def control(x: int) -> int:
    n = min(max(x, 1), 60)
    table = [3 + r * n + c * at for r in range(2) for c, at in zip(range(4), range(4 * r, 4 * r + 4), strict=True)]
    steps, value = 0, n
    while value > 1 and steps <= 40:
        value, steps = 3 * value + 1 if value % 2 else value // 2, steps + 1
    return steps * (-1 if n & 1 else 1) + duff(table, n % 8 + 1) + wrapped(x * 0x123456789ABCDEF * steps >> 60)


def duff(values: list[int], n: int) -> int:
    total = 0
    factors = {0: [1, 2, 3, 4], 1: [4], 2: [3, 4], 3: [2, 3, 4]}[n % 4]
    for _ in range((n + 3) // 4):
        for factor in factors:
            n -= 1
            total += values[n] * factor
        factors = [1, 2, 3, 4]
    return total


def draw(x: int) -> int:
    seed, best = x % (1 << 32), -1000
    lo = int(np.fmod(-x, 10))
    for _ in range((x & 7) + 1):
        seed = (seed * 1664525 + 1013904223) % (1 << 32)
        best = max(best, lo + (seed >> 16) % (50 - lo))
    return best * 100 + (x & 7) + 1


def histogram(x: np.ndarray) -> list[int]:
    counts = [np.bincount(np.digitize(group, (10, 40, 70)), minlength=4) for group in x.reshape(4, 16)]
    return [
        int(counts[i // 16][i & 3] * 1000 + 2 * x[i // 16 * 16 + 15 - i % 16] + 15 - i % 16 + x[i] + (i % 16 & 3))
        for i in range(64)
    ]


REFERENCES: dict[str, Callable[[int], int]] = {
    "particles": particle, "shapes": shape, "control": control, "pipeline": draw,
}  # fmt: skip


def expected(name: str) -> list[int]:
    return histogram(GIVEN) if name == "histogram" else [REFERENCES[name](x) for x in GIVEN.tolist()]


def ways() -> list[tuple[str, str, str, str, str, int]]:
    """Each source with each kind of debug info and each level; strategies and targets take turns."""
    chosen = []
    strategies = list(STRATEGIES)
    for n, name in enumerate(SOURCES):
        for d, debug in enumerate(DEBUG):
            for o, level in enumerate(LEVELS):
                number = n + d * len(LEVELS) + o
                target = TARGETS[1 if name == "control" else (d + o) % 2]
                marks = [] if (d + o + n) % 4 == 0 else [pytest.mark.full]
                way = name, debug, level, target, strategies[number % len(strategies)], (4, 8)[d % 2]
                chosen.append(pytest.param(*way, marks=marks))
    return chosen


@pytest.mark.parametrize(("name", "debug", "level", "target", "strategy", "lanes"), ways())
def test_clangs_ir(name: str, debug: str, level: str, target: str, strategy: str, lanes: int) -> None:
    assert result(ir_of(name, debug, level, target), name, strategy, lanes) == expected(name)


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", SOURCES)
def test_full_debug_info_in_every_strategy(name: str, strategy: str) -> None:
    assert result(ir_of(name, "-g", "-O1", TARGETS[name == "control"]), name, strategy, 8) == expected(name)


def line_of(name: str, text: str) -> int:
    return next(n for n, line in enumerate(SOURCES[name].read_text().split("\n"), 1) if text in line)


@pytest.mark.parametrize("debug", ["-g", "-gdwarf-5", "-gline-tables-only"])
def test_remarks_have_lines_of_the_source(debug: str) -> None:
    """Remarks in an inlined function, and in a block with a scope of its own, are among them."""
    kernel = wfv.build(ir_of("particles", debug, "-O1"), strategy="unicf", lanes=8).particles
    found = {(remark.kind, Path(remark.file).name, remark.line) for remark in kernel.compiled().remarks}
    assert ("gather", "particles.c", line_of("particles", "w.i = n->value")) in found
    assert ("loop", "particles.c", line_of("particles", "for (struct node")) in found
    assert ("branch", "particles.c", line_of("particles", "switch")) in found


@pytest.mark.parametrize("debug", ["-g", "-g1"])
def test_an_error_has_the_line_of_the_source(debug: str) -> None:
    ir = ir_of("particles", debug, "-O0").replace("_Z13get_global_idj", "unknown_function")
    with pytest.raises(UnsupportedError, match="@unknown_function") as caught:
        wfv.build(ir)
    line = line_of("particles", "_Z13get_global_idj(0)")
    assert re.search(rf"compiled from \S*particles.c, line {line}, column \d+$", caught.value.excerpt)


def test_no_debug_info_is_left() -> None:
    """There is none in the IR that LLVM compiles to machine code."""
    kernel = wfv.build(ir_of("shapes", "-g", "-O1"), strategy="unicf", lanes=8).shapes
    assert "!DI" not in kernel.compiled().ir()
