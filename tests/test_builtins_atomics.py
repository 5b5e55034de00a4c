"""Atomic functions on global and local memory, of 32 and 64 bits."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

import numpy as np
import pytest

import wfv
from tests.support.builtin_references import wrap
from tests.support.builtin_runs import DTYPES, ITEMS, WAYS, limits
from wfv.opencl.builtin_table import table
from wfv.opencl.clang import compile_opencl
from wfv.opencl.mangling import CType
from wfv.opencl.rules import RULES

EXTENSIONS = "".join(
    f"#pragma OPENCL EXTENSION cl_khr_{name}_atomics : enable\n"
    for name in (
        "global_int32_base", "global_int32_extended", "local_int32_base", "local_int32_extended", "int64_base",
        "int64_extended",
    )
)  # fmt: skip
# One after the other in any order, these give the same in the end.
COMBINE: dict[str, Callable[[int, int], int]] = {
    "add": lambda old, x: old + x,
    "sub": lambda old, x: old - x,
    "min": min,
    "max": max,
    "and": lambda old, x: old & x,
    "or": lambda old, x: old | x,
    "xor": lambda old, x: old ^ x,
    "inc": lambda old, x: old + 1,
    "dec": lambda old, x: old - 1,
}
BASES = [("atomic", base) for base in ("int", "uint")] + [("atom", base) for base in ("int", "uint", "long", "ulong")]


def run(source: str, strategy: str, lanes: int, *arrays: np.ndarray) -> None:
    wfv.build(compile_opencl(EXTENSIONS + source).ir, strategy=strategy, lanes=lanes).k(ITEMS, 16, *arrays)


@pytest.mark.parametrize(("prefix", "base"), BASES)
@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_operations(prefix: str, base: str, strategy: str, lanes: int) -> None:
    """On one element by every second work-item, on seven by the others, on local memory by the whole group."""
    type = CType(base)
    names = list(COMBINE)
    lines, shared = [], f"local {base} s[{len(names)}];"
    for n, name in enumerate(names):
        value = "" if name in ("inc", "dec") else ", x"
        call = f"{prefix}_{name}"
        lines.append(
            f"if (i & 1) {call}(one + {n}{value}); {call}(seven + {n * 7} + i % 7{value}); {call}(s + {n}{value});"
        )
    source = f"""kernel void k(global {base} *one, global {base} *seven, global {base} *groups,
                              global const {base} *a) {{
        {shared}
        size_t i = get_global_id(0), l = get_local_id(0);
        {base} x = a[i];
        if (l < {len(names)}) s[l] = groups[get_group_id(0) * {len(names)} + l];
        barrier(CLK_LOCAL_MEM_FENCE);
        {" ".join(lines)}
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < {len(names)}) groups[get_group_id(0) * {len(names)} + l] = s[l];
    }}"""
    random = np.random.default_rng(6)
    low, high = limits(type)

    def numbers(count: int) -> np.ndarray:
        return random.integers(low, high, count, DTYPES[base], endpoint=True)

    one, seven, groups, a = numbers(len(names)), numbers(7 * len(names)), numbers(4 * len(names)), numbers(ITEMS)
    given = [int(x) for x in a]

    def combined(name: str, start: int, items: list[int]) -> int:
        return reduce(lambda old, i: wrap(type, COMBINE[name](old, given[i])), items, int(start))

    every = range(ITEMS)
    want_one = [combined(name, one[n], [i for i in every if i & 1]) for n, name in enumerate(names)]
    want_seven = [
        combined(name, seven[n * 7 + m], [i for i in every if i % 7 == m])
        for n, name in enumerate(names)
        for m in range(7)
    ]
    want_groups = [
        combined(name, groups[g * len(names) + n], list(range(g * 16, g * 16 + 16)))
        for g in range(4) for n, name in enumerate(names)
    ]  # fmt: skip
    run(source, strategy, lanes, one, seven, groups, a)
    assert [int(x) for x in one] == want_one
    assert [int(x) for x in seven] == want_seven
    assert [int(x) for x in groups] == want_groups


@pytest.mark.parametrize(("prefix", "base"), BASES)
@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_atomics_return_the_old_value(prefix: str, base: str, strategy: str, lanes: int) -> None:
    """Tickets: everyone gets another number; exchanges hand every number on, once."""
    source = f"""kernel void k(global {base} *counter, global {base} *ticket, global {base} *chain,
                              global {base} *got) {{
        size_t i = get_global_id(0);
        ticket[i] = {prefix}_inc(counter);
        got[i] = {prefix}_xchg(chain, ({base})(i + 1));
        {base} seen;
        do {{ seen = counter[1]; }} while ({prefix}_cmpxchg(counter + 1, seen, seen * 3 + 1) != seen);
        {prefix}_cmpxchg(counter + 2, ({base})(i + 1000), ({base})5);
    }}"""
    counter, ticket, chain, got = (np.zeros(n, DTYPES[base]) for n in (3, ITEMS, 1, ITEMS))
    counter[2] = 1000 + 37
    run(source, strategy, lanes, counter, ticket, chain, got)
    value = reduce(lambda old, _: wrap(CType(base), old * 3 + 1), range(ITEMS), 0)
    assert (int(counter[0]), int(counter[1]), int(counter[2])) == (ITEMS, value, 5)
    assert sorted(ticket) == list(range(ITEMS))
    assert sorted([*got, *chain]) == list(range(ITEMS + 1))


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_floats_are_exchanged(strategy: str, lanes: int) -> None:
    source = """kernel void k(global float *chain, global float *got) {
        local float s[1];
        if (get_local_id(0) == 0) s[0] = 0.5f;
        barrier(CLK_LOCAL_MEM_FENCE);
        float x = atomic_xchg(s, get_global_id(0) + 0.5f);
        got[get_global_id(0)] = atomic_xchg(chain, x);
    }"""
    chain, got = np.full(1, -1, np.float32), np.zeros(ITEMS, np.float32)
    run(source, strategy, lanes, chain, got)
    # The last one of each group stays in local memory, and each begins with 0.5.
    found = sorted([*got, *chain])
    assert len(found) == ITEMS + 1 and found[0] == -1 and found.count(0.5) in (4, 5)
    assert set(found[1:]) <= {i + 0.5 for i in range(ITEMS)}


def test_every_atomic_function_is_tested() -> None:
    tried = {f"{prefix}_{name}" for prefix in ("atomic", "atom") for name in (*COMBINE, "xchg", "cmpxchg")}
    assert tried == {name for name in RULES if name.startswith("atom") and table()[name].section in ("6.12.11", "9.3")}
