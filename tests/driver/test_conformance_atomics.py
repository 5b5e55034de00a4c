"""What c11_atomics asks: each function by each order and scope, on global, local and program memory, and fences."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World, not_on_pocl
from tests.support.builtin_runs import DTYPES
from tests.support.requires import needs_clang

pytestmark = [needs_clang, not_on_pocl("version 3.1 has no atomics of OpenCL C 2.0")]
ITEMS, LOCAL = 240, 60
BASES = {
    **{base: base for base in ("int", "uint", "long", "ulong", "float", "double")},
    "intptr_t": "long", "uintptr_t": "ulong", "size_t": "ulong", "ptrdiff_t": "long",
}  # fmt: skip
ORDERS = ("relaxed", "acquire", "release", "acq_rel", "seq_cst")
SCOPES = {"global": ("device", "all_devices"), "program": ("device", "all_svm_devices"),
          "local": ("work_group", "device"), "generic": ("device", "all_devices")}  # fmt: skip
# What a work-item does with the atomic `a`: `o` is what it stores. `{}` is nothing, or an order and a scope.
TICKETS = {  # each work-item has another number, from 0 on
    "fetch_add": "o = atomic_fetch_add{}(a, one{});",
    "fetch_sub": "o = -atomic_fetch_sub{}(a, one{});",
    "compare_exchange_strong": "o = 0; while (!atomic_compare_exchange_strong{}(a, &o, o + 1{two})) ;",
    "compare_exchange_weak": "o = 0; while (!atomic_compare_exchange_weak{}(a, &o, o + 1{two})) ;",
}
FOLDS = {  # of all work-items' numbers x
    "fetch_or": np.bitwise_or, "fetch_xor": np.bitwise_xor, "fetch_and": np.bitwise_and, "fetch_min": np.minimum,
    "fetch_max": np.maximum,
}  # fmt: skip
STATEMENTS = {
    **TICKETS, **{name: f"o = atomic_{name}{{}}(a, x{{}});" for name in FOLDS},
    "exchange": "o = atomic_exchange{}(a, i + 1{});", "store": "atomic_store{}(a, i + 1{});",
    "load": "o = atomic_load{}(a{}) + 5;",
}  # fmt: skip
OF_FLOATS = ("compare_exchange_strong", "compare_exchange_weak", "exchange", "store", "load")
NOT_ALLOWED = {"store": ("acquire", "acq_rel"), "load": ("release", "acq_rel")}
Step = tuple[str, str]  # the function, its statement


def steps(base: str, space: str) -> list[Step]:
    """Every function without an order, and with each order and a scope, which take turns."""
    found = []
    for name, text in STATEMENTS.items():
        if base in ("float", "double") and name not in OF_FLOATS:
            continue
        found.append((name, filled(text)))
        for at, order in enumerate(ORDERS):
            if order not in NOT_ALLOWED.get(name, ()):
                found.append((name, filled(text, order, SCOPES[space][at % 2])))
    return found


def filled(text: str, order: str = "", scope: str = "") -> str:
    if not order:
        return text.replace("{two}", "").replace("{}", "")
    fails = {"release": "relaxed", "acq_rel": "acquire"}.get(order, order)
    where = f", memory_order_{order}"
    both = f"{where}, memory_order_{fails}, memory_scope_{scope}"
    return text.replace("{two}", both).replace("{}", "_explicit", 1).replace("{}", f"{where}, memory_scope_{scope}")


def source(atomic: str, base: str, space: str, given: list[Step]) -> str:
    """The atomics are 0 in the beginning. The work-item that ends last copies them."""
    count, program = len(given), ""
    if space == "program":
        zeros = ", ".join(["ATOMIC_VAR_INIT(0)"] * count)
        program = f"global volatile atomic_{atomic} at[{count}] = {{{zeros}}};"
    memory = {"global": "global", "generic": "", "program": "global", "local": "local"}[space]
    take = {
        "program": "",
        "local": f"local volatile atomic_{atomic} at[{count}];"
                 f"for (uint k = l; k < {count}; k += n) atomic_init(at + k, 0); barrier(CLK_LOCAL_MEM_FENCE);",
    }.get(space, f"{memory} volatile atomic_{atomic} *at = (global volatile atomic_{atomic} *)memory;")  # fmt: skip
    helpers, calls = "", ""
    for number, (_, text) in enumerate(given):
        helpers += f"{base} f{number}(volatile {memory} atomic_{atomic} *a, uint i, {base} x) {{"
        helpers += f"{base} o = 0, one = 1; {text} return o; }}\n"
        calls += f"old[{number} * n + i] = f{number}(at + {number}, i, xs[i]);"
    return f"""{program}
    {helpers}
    kernel void k(global {base} *memory, global {base} *last, global {base} *old, global atomic_uint *done,
                  global const {base} *xs) {{
        uint i = get_global_id(0), l = get_local_id(0), n = get_global_size(0); {take}
        {calls}
        atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
        if (atomic_fetch_add(done, 1) == n - 1) for (uint k = 0; k < {count}; k++) last[k] = atomic_load(at + k);
    }}"""


def cases() -> list[object]:
    """All types in all memory; without --full one type in each but the first, which other tests have."""
    usual = {("ulong", "local"), ("long", "program"), ("double", "generic")}
    every = list(itertools.product(BASES, SCOPES))
    return [pytest.param(*case, marks=[pytest.mark.full] * (case not in usual)) for case in every]


@pytest.mark.parametrize(("atomic", "space"), cases())
def test_functions(atomic: str, space: str, w: World) -> None:
    base = BASES[atomic]
    given, dtype = steps(base, space), np.dtype(DTYPES[base])
    items = LOCAL if space == "local" else ITEMS  # local memory is that of one group
    xs = np.frombuffer(np.random.default_rng(1).bytes(dtype.itemsize * items), dtype)
    memory, last, done = np.zeros(len(given), dtype), np.zeros(len(given), dtype), np.zeros(1, np.uint32)
    old = np.zeros((len(given), items), dtype)
    run_kernel(w, source(atomic, base, space, given), [memory, last, old, done], [xs], [items], [LOCAL])
    for (name, text), value, seen in zip(given, last, old, strict=True):
        numbers = np.arange(items, dtype=dtype)
        if name in TICKETS:
            np.testing.assert_array_equal(np.sort(seen), numbers, text)
            assert value == (-numbers - dtype.type(1) if name == "fetch_sub" else numbers + 1)[-1], text
        elif name in FOLDS:
            assert value == FOLDS[name].reduce(xs, initial=dtype.type(0)), text
        elif name == "exchange":
            assert sorted([*seen, value]) == list(range(items + 1)), text
        else:
            assert value in (numbers + 1) if name == "store" else (seen == 5).all(), text


def test_flags(w: World) -> None:
    """One work-item of all finds a flag clear, in global and in local memory; and again after it was cleared."""
    orders = ["", *(f"memory_order_{order}, memory_scope_{scope}"
                    for order, scope in zip(ORDERS, itertools.cycle(("work_group", "device"))))]  # fmt: skip
    clears = [order for order in orders if "acq" not in order]
    found = np.zeros((2, len(orders), 2, LOCAL), np.int32)
    text = "local atomic_flag own[99]; uint l = get_local_id(0); if (l < 20) atomic_flag_clear(own + l);"
    for at, order in enumerate(orders):
        clear = clears[at % len(clears)]
        for place, pointer in enumerate((f"flags + {at}", f"own + {at}")):
            row = (place * len(orders) + at) * 2
            tests = [f"r[{(row + n) * LOCAL} + l] = {call('test_and_set', pointer, order)};" for n in range(2)]
            text += f"barrier(CLK_LOCAL_MEM_FENCE); {tests[0]} barrier(CLK_LOCAL_MEM_FENCE);"
            text += f"if (l == 7) {call('clear', pointer, clear)}; barrier(CLK_LOCAL_MEM_FENCE); {tests[1]}\n"
    kernel = f"kernel void k(global int *r, volatile global atomic_flag *flags) {{ {text} }}"
    run_kernel(w, kernel, [found, np.zeros(len(orders), np.int32)], [], [LOCAL], [LOCAL])
    assert ((found == 0).sum(-1) == 1).all() and ((found == 0) | (found == 1)).all()


def call(function: str, pointer: str, order: str) -> str:
    return f"atomic_flag_{function}_explicit({pointer}, {order})" if order else f"atomic_flag_{function}({pointer})"


@pytest.mark.parametrize("how", ["fence", "orders"])
def test_stores_before_loads(how: str, w: World) -> None:
    """Of two work-items, in different groups, that store and then load what the other stores, one sees a store."""
    order = "relaxed" if how == "fence" else "seq_cst"
    fence = "atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);"
    where = f"memory_order_{order}, memory_scope_device"
    source = f"""kernel void k(global int *seen, volatile global atomic_int *at) {{
        uint n = get_global_size(0), i = get_global_id(0), other = (i + n / 2) % n;
        atomic_store_explicit(at + i, 1, {where}); {fence if how == "fence" else ""}
        seen[i] = atomic_load_explicit(at + other, {where}); }}"""
    for _ in range(5):
        seen, at = np.full(1 << 14, -1, np.int32), np.zeros(1 << 14, np.int32)
        run_kernel(w, source, [seen, at], [], [len(seen)], [64])
        first, second = seen.reshape(2, -1)
        assert set(seen) <= {0, 1} and (first | second).all()


FENCES = [(flags, order, scope) for flags in ("GLOBAL", "LOCAL", "IMAGE") for order in ORDERS
          for scope in ("work_item", "sub_group", "work_group", "device", "all_svm_devices")
          if (flags == "IMAGE") or scope != "work_item"]  # fmt: skip


def test_fences_of_all_kinds(w: World) -> None:
    """They may stand anywhere, under a branch as well."""
    fence = "atomic_work_item_fence(CLK_{}_MEM_FENCE, memory_order_{}, memory_scope_{})"
    lines = "".join(f"if (i % 5 != {at % 5}) {fence.format(*each)}; r[i] += i;\n" for at, each in enumerate(FENCES))
    found = np.zeros(ITEMS, np.int32)
    run_kernel(w, f"kernel void k(global int *r) {{ int i = get_global_id(0); {lines} }}", [found], [], [ITEMS])
    np.testing.assert_array_equal(found, len(FENCES) * np.arange(ITEMS))
