"""Large kernels begin one work-item at a time, while the model's choice is compiled."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import wfv
from wfv.cost import Candidate, rank
from wfv.ir.parser import parse_module
from wfv.ir.program_variables import program_variables
from wfv.options import Options, make_options
from wfv.runtime.choice import Receiver
from wfv.runtime.compile_process import background
from wfv.runtime.kernel import Kernel
from wfv.runtime.variants import Variants


class Order(NamedTuple):
    """What `background.order` was called with."""

    variants: Variants
    options: Options
    receiver: Receiver


# Gathers: with many lanes, vector code has hundreds of instructions.
TERMS, LARGE = 12, 150
SUM = " ".join(f"sum += table[(at * {2 * i + 1} + {i}) & 255];" for i in range(TERMS))
SOURCE = f"""
kernel void gathers(global int *y, global const int *table, global const int *x) {{
  size_t i = get_global_id(0);
  int at = x[i], sum = 0;
  {SUM}
  y[i] = sum;
}}
kernel void small(global int *y, global const int *x) {{ size_t i = get_global_id(0); y[i] = 3 * x[i]; }}
kernel void speaks(global int *y, global const int *table, global const int *x) {{
  size_t i = get_global_id(0);
  int at = x[i], sum = 0;
  {SUM}
  y[i] = sum;
  if (i == 9999) printf("%d", sum);
}}
"""
ITEMS, LOCAL = 320, 64
X = np.random.default_rng(1).integers(0, 256, ITEMS).astype(np.int32)
TABLE = np.random.default_rng(2).integers(-999, 999, 256).astype(np.int32)
EXPECTED = sum(TABLE[(X * (2 * i + 1) + i) & 255] for i in range(TERMS))


@pytest.fixture(autouse=True)
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Large kernels are small ones here."""
    monkeypatch.setattr("wfv.runtime.chooser.LARGE", LARGE)


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """What is ordered in the background; nothing compiles it."""
    found = list[Order]()
    monkeypatch.setattr(background, "order", lambda *order: found.append(Order(*order)))
    return found


def built(name: str = "gathers", **options: object) -> Kernel:
    settings = {"strategy": "auto", "tune": True, "specialize": False, "target": "host", **options}
    kernel = wfv.build(SOURCE, **settings)[name]  # type: ignore[arg-type]
    assert kernel.chooser is not None
    return kernel


def check(kernel: Kernel, threads: int = 1) -> None:
    y = np.zeros(ITEMS, np.int32)
    kernel(ITEMS, LOCAL, y, TABLE, X, threads=threads)
    np.testing.assert_array_equal(y, EXPECTED)


def codes(kernel: Kernel) -> list[str]:
    """The strategies whose machine code has been made."""
    each = kernel.chooser._variants.values()
    return [variants.options.strategy.name for variants in each if any(v.has_code for v in variants)]


def begin(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Launches until the model's choice is ordered."""
    monkeypatch.setattr("wfv.runtime.choice.compile_seconds", lambda _: 0.0)
    check(kernel)


@pytest.mark.parametrize("threads", [1, 3])
def test_a_large_kernel_compiles_scalar_code_only(orders: list[Order], threads: int) -> None:
    kernel = built()
    assert kernel.chooser.ranked[0].options.strategy.vectorize and kernel.chooser.ranked[0].instructions > LARGE
    check(kernel, threads)
    check(kernel, threads)
    assert codes(kernel) == ["scalar"]
    assert not list(kernel.variants)  # its vector code is not even IR
    assert not kernel.chooser.is_settled
    title, size = kernel.chooser.ranked[0].title, kernel.chooser.ranked[0].instructions
    text = kernel.launch_remarks(ITEMS, LOCAL, threads=threads)[-1].text
    assert text == (
        f"scalar first: {title} has about {size} instructions; not measured yet: its launches have been short"
    )


def test_the_model_s_choice_is_compiled_first(orders: list[Order], monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = built()
    begin(kernel, monkeypatch)
    assert orders[0].variants is kernel.variants and orders[0].options == kernel.options
    assert len(orders) > 1 and not any(each.variants is kernel.variants for each in orders[1:])
    check(kernel)
    assert codes(kernel) == ["scalar"]


def test_the_model_s_choice_is_compared(orders: list[Order], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.auto.trial.ROUNDS", 4)
    monkeypatch.setattr("wfv.auto.trial.LEAST_SECONDS", 0.001)
    monkeypatch.setattr("wfv.runtime.choice.SHORTEST", 0.0)
    kernel = built()
    begin(kernel, monkeypatch)
    for order in orders:
        order.variants.get(order.options).compile()
        order.receiver("")
    while not kernel.chooser.is_settled:
        check(kernel)
    assert kernel.options.strategy.name in codes(kernel)
    text = kernel.launch_remarks(ITEMS, LOCAL)[-1].text
    assert "measured in" in text and kernel.chooser.ranked[0].title in text and "scalar" in text


def test_scalar_code_stays_where_vector_code_is_refused(orders: list[Order], monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = built()
    begin(kernel, monkeypatch)

    def refuse(*_: object) -> object:
        raise wfv.UnsupportedError("too large")

    monkeypatch.setattr(kernel.variants, "get", refuse)
    for order in orders:
        order.receiver("the compiler process could not compile it")
    check(kernel)
    check(kernel)
    assert codes(kernel) == ["scalar"]
    text = kernel.chooser.remarks(kernel.range(ITEMS, LOCAL), 1)[-1].text
    assert text.startswith("scalar first: unicf") and "; not unicf" in text and ": too large" in text


def test_what_no_other_process_can_compile_is_compiled_here(
    orders: list[Order], monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = built()
    begin(kernel, monkeypatch)
    orders[0].receiver("it cannot be compiled in another process")
    assert kernel.variants.has_code(kernel.options)
    check(kernel)


@pytest.mark.parametrize(
    ("name", "settings"),
    [("gathers", {"tune": False}), ("small", {}), ("speaks", {})],
    ids=["model", "small", "printf"],
)
def test_others_begin_with_the_model_s_choice(orders: list[Order], name: str, settings: dict[str, object]) -> None:
    kernel = built(name, **settings)
    args = (TABLE, X) if name != "small" else (X,)
    y = np.zeros(ITEMS, np.int32)
    kernel(ITEMS, LOCAL, y, *args)
    np.testing.assert_array_equal(y, EXPECTED if name != "small" else 3 * X)
    assert kernel.variants.has_code(kernel.options)


def test_a_kernel_from_the_cache_has_no_first_version(
    orders: list[Order], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WFV_CACHE", str(tmp_path))
    built().variant().compile()
    kernel = built()
    check(kernel)
    assert codes(kernel) == [kernel.options.strategy.name]


def test_the_local_size_is_that_of_the_model_s_choice(orders: list[Order]) -> None:
    kernel = built()
    chosen = kernel.range(1 << 20, None).local_size
    assert chosen == built(tune=False).range(1 << 20, None).local_size


def test_the_background_makes_the_model_s_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wfv.runtime.choice.compile_seconds", lambda _: 0.0)
    kernel = built()
    end = time.monotonic() + 120
    while not kernel.variants.has_code(kernel.options):
        check(kernel)
        assert time.monotonic() < end, "not compiled"


def test_more_lanes_are_more_instructions_where_lanes_load_alone() -> None:
    among = [Candidate("scalar", 16), *(Candidate("unicf", lanes) for lanes in (8, 16, 32, 64))]
    program = wfv.build(SOURCE, strategy="unicf")
    found = rank(program.text, "gathers", make_options(target="host"), among)
    sizes = {(each.candidate.strategy, each.candidate.lanes): each.instructions for each in found}
    counts = [sizes[each.strategy, each.lanes] for each in among]
    assert counts == sorted(counts) and counts[0] * 5 < counts[2] and counts[2] * 2 <= counts[3] + 2
    assert counts[0] > 2 * TERMS  # a load and an addition for each term


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("@a.b = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4", False),
        ("@a = internal addrspace(1) global i32 0", True),
        ("@a = addrspace(1) externally_initialized global i32 0", True),
        ("@a = global i32 0", True),
        ("@a = private unnamed_addr addrspace(2) constant i32 3", False),
    ],
)
def test_local_memory_is_no_variable_of_the_program(line: str, expected: bool) -> None:
    assert bool(program_variables(parse_module(line))) == expected
