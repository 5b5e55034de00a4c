"""LLVM services: optimization, object code, linking."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from wfv import llvm
from wfv.errors import InternalError, UnsupportedError
from wfv.llvm.elf import read_symbols

SCALAR_LOOP = """
define void @scale(ptr noalias %a) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %y = fmul float %x, 3.0
  store float %y, ptr %p, align 4
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4096
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
"""


def constant(value: int, name: str = "f") -> str:
    return f"define i32 @{name}() {{\n  ret i32 {value}\n}}\n"


def load(text: str, *symbols: str) -> llvm.NativeCode:
    return llvm.load_object(llvm.emit_object(text, llvm.find_target("host")), symbols)


def call(code: llvm.NativeCode, symbol: str, *args: float, result: type = ctypes.c_int32) -> float:
    kinds = [ctypes.c_float if isinstance(arg, float) else ctypes.c_int32 for arg in args]
    return ctypes.CFUNCTYPE(result, *kinds)(code.address(symbol))(*args)


def test_vectorizers_are_off_unless_asked_for() -> None:
    target = llvm.find_target("x86-64-v3")
    assert "x float>" not in llvm.optimize(SCALAR_LOOP, target)
    assert "x float>" in llvm.optimize(SCALAR_LOOP, target, vectorize=True)


def test_objects_are_deterministic() -> None:
    target = llvm.find_target("x86-64-v3")
    assert llvm.emit_object(SCALAR_LOOP, target) == llvm.emit_object(SCALAR_LOOP, target)


def test_spir_modules_become_code_for_this_machine() -> None:
    text = 'target triple = "spir64-unknown-unknown"\n' + constant(5)
    assert call(load(text, "f"), "f") == 5


def test_many_objects_with_the_same_symbol_coexist() -> None:
    codes = [load(constant(k), "f") for k in range(20)]
    assert [call(code, "f") for code in codes] == list(range(20))
    del codes[::2]
    gc.collect()
    assert [call(code, "f") for code in codes] == list(range(1, 20, 2))


def test_objects_load_from_several_threads() -> None:
    results: dict[int, float] = {}

    def work(k: int) -> None:
        results[k] = call(load(constant(k), "f"), "f")

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {k: k for k in range(8)}


def test_libm_can_be_called() -> None:
    text = (
        "declare float @expf(float)\ndefine float @f(float %x) {\n  %y = call float @expf(float %x)\n  ret float %y\n}"
    )
    assert call(load(text, "f"), "f", 1.0, result=ctypes.c_float) == pytest.approx(2.7182817)


def test_calls_that_codegen_makes_are_linked() -> None:
    text = """define float @f(float %x) {
  %h = fptrunc float %x to half
  %y = fpext half %h to float
  ret float %y
}
define i128 @g(i128 %x, i128 %y) {
  %z = udiv i128 %x, %y
  ret i128 %z
}"""
    code = llvm.load_object(llvm.emit_object(text, llvm.find_target("x86-64-v2")), ["f", "g"])
    assert call(code, "f", 1.5, result=ctypes.c_float) == 1.5


@pytest.mark.skipif(not llvm.libmvec_symbols(), reason="this system has no libmvec")
def test_libmvec_can_be_called() -> None:
    text = """declare <4 x float> @_ZGVbN4v_expf(<4 x float>)
define float @f(float %x) {
  %v = insertelement <4 x float> zeroinitializer, float %x, i32 2
  %w = call <4 x float> @_ZGVbN4v_expf(<4 x float> %v)
  %y = extractelement <4 x float> %w, i32 2
  ret float %y
}"""
    assert call(load(text, "f"), "f", 1.0, result=ctypes.c_float) == pytest.approx(2.7182817)


@pytest.mark.parametrize("name", ["system", "_Z13get_global_idj", "printf", "_ZGVbN4v_nosuchf", "__truncfoo"])
def test_other_functions_are_refused_by_name(name: str) -> None:
    text = f"declare i32 @{name}(ptr)\ndefine i32 @f() {{\n  %x = call i32 @{name}(ptr null)\n  ret i32 %x\n}}"
    with pytest.raises(UnsupportedError, match=name):
        load(text, "f")


def test_a_missing_symbol_is_an_internal_error() -> None:
    with pytest.raises(InternalError, match="does not define g"):
        load(constant(1), "f", "g")


def test_symbols_are_read_from_objects() -> None:
    text = (
        "declare float @sinf(float)\ndefine float @f(float %x) {\n  %y = call float @sinf(float %x)\n  ret float %y\n}"
    )
    assert read_symbols(llvm.emit_object(text, llvm.find_target("host"))) == ({"f"}, {"sinf"})


@pytest.mark.parametrize(
    "data",
    [b"", b"hello, this is no object file at all", b"\x7fELF\x02\x01", b"\x7fELF\x02\x01" + b"\xff" * 90],
    ids=["empty", "text", "cut", "garbage"],
)
def test_bytes_that_are_not_an_object_are_an_internal_error(data: bytes) -> None:
    with pytest.raises(InternalError, match="not a 64-bit ELF"):
        read_symbols(data)


def test_loaded_code_does_not_disturb_the_interpreters_exit() -> None:
    script = (
        "from wfv import llvm; h = llvm.find_target('host');"
        "a = llvm.load_object(llvm.emit_object('define void @f() {\\n ret void\\n}', h), ['f']);"
        "print(a.address('f') > 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], check=False, capture_output=True, text=True, cwd=Path(__file__).parent.parent
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "True", "")


def test_modules_are_linked_into_one_object() -> None:
    """Internal functions of the same name stay apart."""
    texts = [
        f"define internal i32 @own() {{\n  ret i32 {k}\n}}\n"
        f"define i32 @f{k}() {{\n  %x = call i32 @own()\n  ret i32 %x\n}}\n"
        for k in (3, 4)
    ]
    code = llvm.load_object(
        llvm.emit_object(llvm.link_texts(texts), replace(llvm.find_target("host"), level=0)), ["f3", "f4"]
    )
    assert [ctypes.CFUNCTYPE(ctypes.c_int)(code.address(name))() for name in ("f3", "f4")] == [3, 4]
