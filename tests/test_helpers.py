"""Which helper functions are inlined, and which stay out of line."""

import numpy as np
import pytest

import wfv
from passes.normalize.inline import MAX_INLINED, MAX_SIZE, prepare_inlining
from wfv.errors import UnsupportedError
from wfv.ir.names import is_helper
from wfv.ir.parser import parse_module
from wfv.pipeline import read_source
from wfv.strategies import STRATEGIES

KERNEL = """
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %v = trunc i64 %id to i32
  %r = call i32 @f{last}(i32 %v)
  %p = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}}
"""


def chain(length: int, body: str = "") -> str:
    """@f0 adds one; each other function calls the one before it twice: 2**length additions in all."""
    lines = ["define i32 @f0(i32 %x) {", body, "  %y = add i32 %x, 1", "  ret i32 %y", "}"]
    for i in range(1, length + 1):
        lines += [f"define i32 @f{i}(i32 %x) {{", f"  %y = call i32 @f{i - 1}(i32 %x)"]
        lines += [f"  %z = call i32 @f{i - 1}(i32 %y)", "  ret i32 %z", "}"]
    return "\n".join(lines) + KERNEL.format(last=length)


def prepared(text: str) -> dict[str, str]:
    """The functions that are defined after the step, with their suffixes."""
    module = parse_module(read_source(text))
    prepare_inlining(module, "k")
    return {name: fn.suffix for name, fn in module.functions.items() if not fn.is_declaration}


def test_few_calls_are_inlined() -> None:
    found = prepared(chain(3))
    assert not any(map(is_helper, found))
    assert all("alwaysinline" in suffix for name, suffix in found.items() if name != "k")


def test_exponential_inlining_is_avoided() -> None:
    text = chain(20)
    assert MAX_INLINED < 2**20
    assert any(map(is_helper, prepared(text)))
    for strategy in ("scalar", "unicf"):
        out = np.zeros(11, np.int32)
        wfv.build(text, strategy=strategy, lanes=4)["k"](11, 11, out)
        assert (out == np.arange(11) + 2**20).all()


DEFAULT = ("scalar", "unicf")
OTHERS = [pytest.param(name, marks=pytest.mark.full) for name in STRATEGIES if name not in DEFAULT]


@pytest.mark.parametrize("strategy", [*DEFAULT, *OTHERS])
def test_kernels_over_the_limit_of_inlining_run(strategy: str) -> None:
    """No helper can stay out of line, because each calls a work-item function."""
    text = chain(12, "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)")
    assert MAX_INLINED < 6 * 2**12 < MAX_SIZE  # six instructions for each addition
    out = np.zeros(11, np.int32)
    wfv.build(text, strategy=strategy, lanes=4)["k"](11, 11, out)
    assert (out == np.arange(11) + 2**12).all()


def test_unavoidable_exponential_inlining_is_refused() -> None:
    text = chain(20, "  %id = call spir_func i64 @_Z13get_global_idj(i32 0)")
    with pytest.raises(UnsupportedError, match=r"inlining all helpers of @k makes \d+ instructions"):
        prepared(text)


def test_recursion_names_the_functions() -> None:
    text = chain(2, "  %again = call i32 @f2(i32 %x)")
    with pytest.raises(UnsupportedError, match=r"recursion: @f0 calls @f2") as caught:
        prepared(text)
    assert caught.value.line


def test_functions_that_the_kernel_does_not_call_are_dropped() -> None:
    assert "other" not in prepared("define i32 @other() {\n  ret i32 1\n}\n" + chain(1))


@pytest.mark.every_case
@pytest.mark.parametrize(
    "linkage",
    ["", "internal", "private", "linkonce", "linkonce_odr", "weak", "weak_odr", "available_externally", "dso_local"],
)
@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
def test_a_kernel_of_any_linkage_runs(linkage: str, strategy: str) -> None:
    text = f"""define {linkage} spir_kernel void @k(ptr addrspace(1) %x) {{
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i64, ptr addrspace(1) %x, i64 %i
  store i64 %i, ptr addrspace(1) %p
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""
    wfv.build(text, strategy=strategy).k(8, 8, x := np.zeros(8, np.int64))
    assert x.tolist() == list(range(8))
