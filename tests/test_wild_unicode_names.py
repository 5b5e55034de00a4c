"""Names beyond ASCII: LLVM escapes the bytes of their UTF-8, and users see the names of their source."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from wfv.ir.spelling import quote, unquote
from wfv.strategies import STRATEGIES

SOURCE = """
kernel void größer(global float *größe, float λ, local int *七) {
  size_t ü = get_global_id(0);
  if (größe[ü] > λ)
    größe[ü] += λ;
}
"""


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_kernels_and_parameters_have_the_names_of_the_source(strategy: str) -> None:
    kernel = wfv.build(SOURCE, strategy=strategy)["größer"]
    assert kernel.signature == ["float* größe", "float λ", "local int* 七"]
    x, local = np.arange(8, dtype=np.float32), wfv.LocalMemory(4)
    kernel(8, 4, größe=x, λ=2.0, 七=local)
    assert x.tolist() == [0, 1, 2, 5, 6, 7, 8, 9]
    kernel.specialize(λ=5.0)(8, 4, x, 5.0, local)
    assert x.tolist() == [0, 1, 2, 5, 11, 12, 13, 14]
    with pytest.raises(wfv.ArgumentError, match=r"\(größe\)"):
        kernel(8, 4, 1, 2.0, local)
    with pytest.raises(wfv.ArgumentError, match="größe, λ, 七"):
        kernel(8, 4, x, μ=2.0)


@pytest.mark.parametrize("name", ["ö", "七", "\U0001f600", 'a"b\\', "\udcff\udcc3", "\x7f", ""])
def test_names_keep_their_bytes(name: str) -> None:
    token = quote(name)
    assert token.isascii() and unquote(token) == name


def test_a_name_that_is_not_utf8_is_printed_as_it_was() -> None:
    assert quote(unquote('"\\FF\\C3\\B6x"')) == '"\\FF\\C3\\B6x"'
    assert unquote('"ö"') == unquote('"\\C3\\B6"') == "ö"


def test_macros_in_options_have_names_beyond_ascii() -> None:
    source = "kernel void k(global float *x) { x[get_global_id(0)] = WÄRME + LÄNGE(2); }"
    x = np.zeros(4, np.float32)
    wfv.build(source, options="-DWÄRME=3 -D'LÄNGE(ß)=10*ß'").k(4, 4, x)
    wfv.build(source, defines={"WÄRME": 1, "LÄNGE(x)": "x"}).k(1, 1, x)
    assert x.tolist() == [3, 23, 23, 23]
