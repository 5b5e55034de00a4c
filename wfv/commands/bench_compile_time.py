"""`wfv bench --compile-time`."""

from __future__ import annotations

from wfv.bench.compile_time import compile_time_table, measure_compile_times
from wfv.bench.large_kernels import KINDS
from wfv.commands.common import stderr, stdout
from wfv.errors import OptionError
from wfv.options import make_options
from wfv.suggestions import known


def run(kinds: list[str], strategies: str, lanes: int, target: str) -> int:
    """Measures, with a line on stderr for each compilation, and prints the table; returns the exit code."""
    names = [name.strip() for name in strategies.split(",") if name.strip()]
    for name in names:
        make_options(name, lanes, target)
    for kind in kinds:
        known(kind, KINDS, "kind of large kernel")
    if not names:
        raise OptionError("no strategies", help="pass some, such as --strategies naive,unicf")
    found = []
    for each in measure_compile_times(names, kinds or KINDS, lanes, target):
        stderr().print(f"{each.kind} {each.strategy} {each.size:,}: {each.total:.2f} s", markup=False)
        found.append(each)
    stdout().print(compile_time_table(found))
    return 0
