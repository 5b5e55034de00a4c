"""The implementation chosen for a math function by level, type and machine; the sources of the vector math library."""

from __future__ import annotations

import re

import pytest

from wfv import llvm
from wfv.errors import OptionError
from wfv.ir.parser import parse_module
from wfv.opencl import vector_math
from wfv.opencl.builtins import libm_functions
from wfv.opencl.math_implementations import Implementation, Libmvec, choose_implementation, implementations_of

needs_libmvec = pytest.mark.skipif("_ZGVdN8v_sinf" not in llvm.libmvec_symbols(), reason="this system has no libmvec")


def implementation_of(*what: str, **lanes: int) -> Implementation:
    return implementations_of(*what, **lanes)[0]


def test_levels_of_exp() -> None:
    assert implementation_of("exp", "float", "exact").kind == "libm"
    assert implementation_of("exp", "float", "fast", "x86-64-v3").name == "_Z8fast_expf"
    assert implementation_of("exp", "float", "precise", "x86-64-v3").name == "_Z11precise_expf"
    assert implementation_of("native_exp", "float", "precise") == implementation_of("exp", "float", "precise")
    assert implementation_of("sqrt", "double", "fast").kind == "instruction"
    assert implementation_of("sinpi", "float", "fast").kind == "library"
    with pytest.raises(OptionError, match="no built-in half_exp"):
        implementation_of("half_exp", "double")


@needs_libmvec
def test_libmvec_is_chosen_where_it_is_faster() -> None:
    assert implementation_of("tanh", "float", "fast", "x86-64-v3").name == "_ZGVdN8v_tanhf"
    assert implementation_of("tanh", "float", "fast", "x86-64-v3", lanes=4).name == "_ZGVbN4v_tanhf"
    assert implementation_of("tan", "double", "precise", "x86-64-v4").name == "_ZGVeN8v_tan"


@needs_libmvec
@pytest.mark.parametrize(("name", "letters"), [("logf", "bde"), ("cbrtf", "bd"), ("log10f", "bde"), ("exp10f", "bde")])
def test_libmvec_functions_beyond_the_bound_are_not_chosen(name: str, letters: str) -> None:
    for letter in letters:
        assert choose_implementation(name, "fast", Libmvec(llvm.libmvec_symbols(), letter), 16).kind == "own"


@needs_libmvec
def test_an_old_libmvec_has_six(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_LIBMVEC", "cos,exp,log,pow,sin,sincos")
    assert len(llvm.libmvec_symbols()) == 5 * 2 * 3  # sincos has a form of its own, with pointers
    assert implementation_of("pow", "double", "fast", "x86-64-v3").kind == "libmvec"
    assert implementation_of("tanh", "float", "fast").kind == "own"
    assert implementation_of("tanh", "double", "fast").kind == "own"


def test_without_libmvec() -> None:
    for level in ("fast", "precise"):
        kinds = [choose_implementation(name, level, Libmvec(), 8).kind for name in libm_functions()]
        assert "libm" not in kinds


def test_libmvec_is_off_if_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WFV_LIBMVEC", "off")
    assert llvm.libmvec_symbols() == frozenset()


def test_branches_are_on_any_lane_only() -> None:
    for symbol in vector_math.symbols():
        for instr in parse_module(vector_math.text_of(symbol)).functions[symbol].instrs():
            if instr.op == "br" and instr.operands:
                (condition,) = instr.operands
                assert getattr(condition, "callee", "") == "wfv.any", symbol
            assert instr.op not in ("load", "store", "alloca", "switch"), symbol


def test_each_name_is_of_libm_and_of_a_level() -> None:
    for symbol in vector_math.symbols():
        found = re.fullmatch(r"_Z\d+(fast|precise|paired)_(\w+?)(f|ff|d|dd)", symbol)
        assert found is not None, symbol
