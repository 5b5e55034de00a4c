"""Compile time by the size of a kernel: kernels that grow in one thing, each from N to 8 N (docs/cache.md).

    python docs/compile_scaling.py                      # all; some ten minutes
    python docs/compile_scaling.py switch barriers      # some

A time is processor time from the source to the machine code under `auto`, Clang's included, in a process of its own
that has compiled a small kernel before: the least of RUNS processes.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterable
from itertools import pairwise

import wfv

RUNS, DOUBLINGS = 3, 3
SMALL = "kernel void small(global int *y) { y[get_global_id(0)] = 1; }"
CASE = "case #: s ^= y[x + 3 * #]; break;"
ARRAY = "int a#[8]; for (int i = 0; i < 8; i++) a#[i] = y[x + i]; s += a#[s & 7];"
IMAGE = "s += read_imagei(p#, (int2)(x, s)).x;"
INDEX = "size_t x = get_global_id(0), l = get_local_id(0); int s = n;"


def kernel(body: str, parameters: str = "", name: str = "k", before: str = "") -> str:
    """A kernel with this body, in which `x` is the work-item's number, `l` its local one, and `s` a variable."""
    return f"{before}kernel void {name}(global int *y, int n{parameters}) {{ {INDEX}\n{body}\ny[x] = s; }}\n"


def lines(count: int, line: str) -> str:
    """The line so many times, with its number for `#`."""
    return "\n".join(line.replace("#", str(number)) for number in range(count))


def nested(count: int, head: str, inner: str) -> str:
    """`inner` within so many blocks."""
    return f"{lines(count, head + ' {')} {inner} {'}' * count}"


def branches(count: int) -> str:
    """Blocks that each branch to the next two."""
    blocks = lines(count, "b#: s = s * 3 + y[x + #]; if (s & 1) goto b<#+2>; goto b<#+1>;")
    for number in range(count):
        blocks = blocks.replace(f"<{number}+1>", str(number + 1)).replace(f"<{number}+2>", str(number + 2))
    return kernel(f"{blocks}\nb{count}: s++;\nb{count + 1}: s++;")


def program(count: int) -> str:
    """Kernels that all call one function."""
    helper = "int f(int a) { return a * 3 + 1; }\n"
    return helper + "".join(kernel(f"s = f(s) + {number};", name=f"k{number}") for number in range(count))


def helpers(count: int) -> str:
    """Functions, each of them called once."""
    made = lines(count, "int f#(int a) { for (int i = 0; i < a; i++) a ^= i * #; return a; }")
    return kernel(lines(count, "s += f#(s + y[x]);"), before=made + "\n")


CASES: dict[str, tuple[int, Callable[[int], str]]] = {
    "statements": (250, lambda count: kernel(lines(count, "s = s * 3 ^ y[x + #];"))),
    "ifs": (25, lambda count: kernel(lines(count, "if (y[x + #] > s) s = s * 3 + #;"))),
    "ifs around x++": (25, lambda count: kernel(lines(count, "if (y[x]) x++;"))),
    "nested ifs": (25, lambda count: kernel(nested(count, "if (y[x + #] > s)", "s = 5;"))),
    "loops": (10, lambda count: kernel(lines(count, "for (int i = 0; i < y[x + #]; i++) s ^= s * i + #;"))),
    "nested loops": (2, lambda count: kernel(nested(count, "for (int i# = 0; i# < y[x + #]; i#++)", "s = s * 3 + 1;"))),
    "switch cases": (50, lambda count: kernel(f"switch (y[x]) {{ {lines(count, CASE)} }}")),
    "branches to the next two": (10, branches),
    "barriers": (5, lambda count: kernel(lines(count, "t[l] = s + #; barrier(1); s ^= t[l ^ #];"), ", local int *t")),
    "parameters": (25, lambda count: kernel(lines(count, "s += p#[x];"), lines(count, ", global int *p#"))),
    "kernels": (5, program),
    "helpers": (10, helpers),
    "private arrays": (5, lambda count: kernel(lines(count, ARRAY))),
    "images": (4, lambda count: kernel(lines(count, IMAGE), lines(count, ", read_only image2d_t p#"))),
    "printf": (5, lambda count: kernel(lines(count, 'if (s == #) printf("# %d\\n", s);'))),
}  # fmt: skip


def processor_seconds() -> float:
    """Of this process and of the children that have ended."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)


def compile_once(source: str) -> float:
    """The processor seconds from a source to the machine code of its kernels, in this process."""
    wfv.build(SMALL).compile(processes=1)
    begin = processor_seconds()
    wfv.build(source).compile(processes=1)
    return processor_seconds() - begin


def measure(source: str, runs: int = RUNS) -> float:
    """The least of some processes."""
    command = [sys.executable, __file__, "--once"]
    environment = {**os.environ, "WFV_CACHE": "off"}
    return min(
        float(subprocess.run(command, input=source, env=environment, capture_output=True, text=True, check=True).stdout)
        for _ in range(runs)
    )


def row_of(name: str, runs: int = RUNS) -> list[float]:
    """The seconds of a case for N, 2 N, 4 N and 8 N."""
    least, source_of = CASES[name]
    return [measure(source_of(least << doubling), runs) for doubling in range(DOUBLINGS + 1)]


def growth(seconds: list[float]) -> float:
    """The factor by which the time of a unit grows in the worst doubling."""
    return max(after / before / 2 for before, after in pairwise(seconds))


def main(names: Iterable[str], runs: int) -> None:
    print("| kernels of | N | ms per unit: N | 2 N | 4 N | 8 N | worst doubling |\n|---|---:|---:|---:|---:|---:|---:|")
    for name in names:
        least, seconds = CASES[name][0], row_of(name, runs)
        cells = [f"{1000 * time / (least << doubling):.1f}" for doubling, time in enumerate(seconds)]
        print(f"| {name} | {least} | {' | '.join(cells)} | {growth(seconds):.2f} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *CASES], metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--runs", type=int, default=RUNS, help="processes, of which the least time counts")
    parser.add_argument("--once", action="store_true", help="compile standard input here, and print the seconds")
    given = parser.parse_args()
    if given.once:
        print(compile_once(sys.stdin.read()))
    else:
        main(given.names or CASES, given.runs)
