"""`python -m tests.large_kernels`: times the compilation of large kernels, with a line on stderr for each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console

from tests.large_kernels.compile_time import compile_time_table, measure_compile_times
from tests.large_kernels.generator import KINDS

STRATEGIES = ("scalar", "naive", "unival", "boscc", "unicf")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.large_kernels", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)} [default: all]")
    parser.add_argument("--strategies", type=lambda text: text.split(","), default=STRATEGIES)
    parser.add_argument("--lanes", type=int, default=4)
    parser.add_argument("--target", default="x86-64-v2")
    asked = parser.parse_args(arguments)
    found = []
    for each in measure_compile_times(asked.strategies, asked.kinds or tuple(KINDS), asked.lanes, asked.target):
        print(f"{each.kind} {each.strategy} {each.size:,}: {each.total:.2f} s", file=sys.stderr)
        found.append(each)
    Console(width=140).print(compile_time_table(found))


if __name__ == "__main__":
    main()
