"""Which texts and modules are refused; no damaged text ends the process."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

import wfv
from wfv import llvm
from wfv.errors import Error, ParseError, UnsupportedError
from wfv.ir.core import Module
from wfv.ir.intrinsics import known_family
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module
from wfv.llvm import foreign
from wfv.pipeline import read_source
from wfv.pipeline.admission import check_function, check_layout, check_variable

pytestmark = pytest.mark.usefixtures("llvm_in_child")

ROOT = Path(__file__).parent.parent
KERNELS = sorted(ROOT.glob("kernels_ir/*.ll"))
HEAD = "define void @f(ptr %p) {\n"
TAIL = "\n  ret void\n}\n"

LOOP = HEAD + "  br label %l\nl:\n  br label %l, !llvm.loop !0\n}\n"

# Line 0: LLVM ends, and names no line.
REFUSED = [
    ("a\n\0" + HEAD, ParseError, 2, "NUL"),
    ("\n\ud800", ParseError, 2, "UTF-8"),
    ("__kernel void f() {}", ParseError, 1, "LLVM IR"),
    ("declare void @f()", ParseError, 0, "define"),
    (HEAD + '; define\n  call void asm sideeffect "", ""()' + TAIL, UnsupportedError, 3, "asm"),
    (HEAD + "  %v = load <vscale x 4 x i32>, ptr %p" + TAIL, UnsupportedError, 2, "vscale"),
    ('define void @f() gc "x" {' + TAIL, UnsupportedError, 1, "gc"),
    (HEAD + "  %v = load <1025 x i8>, ptr %p" + TAIL, UnsupportedError, 2, "1025"),
    (HEAD + "  %v = load <\n 65536x i8>, ptr %p" + TAIL, UnsupportedError, 0, "65536"),
    (HEAD + "  %v = alloca [9999999999 x i8]" + TAIL, UnsupportedError, 2, "9999999999"),
    (HEAD + "  %v = load i129, ptr %p" + TAIL, UnsupportedError, 2, "i129"),
    (HEAD + "  store i4096undef, ptr %p" + TAIL, UnsupportedError, 0, "i4096"),
    (HEAD + "  call void@llvm.x86.sse2.pause()" + TAIL + "declare void @llvm.x86.sse2.pause()", UnsupportedError, 2,
     "@llvm.x86.sse2.pause"),
    (HEAD + r'  call void @"llvm.am\64gcn.s.barrier"()' + TAIL + r'declare void @"llvm.am\64gcn.s.barrier"()',
     UnsupportedError, 2, "@llvm.amdgcn.s.barrier"),
    (HEAD + "  %v = call <2 x float> @llvm.canonicalize.v2f32(<2 x float> zeroinitializer)" + TAIL
     + "declare <2 x float> @llvm.canonicalize.v2f32(<2 x float>)", UnsupportedError, 2, "@llvm.canonicalize.v2f32"),
    (HEAD + "  %v = call { half, half } @llvm.modf.f16(half 0.0)" + TAIL
     + "declare { half, half } @llvm.modf.f16(half)", UnsupportedError, 2, "@llvm.modf.f16"),
    (HEAD + "  %v = call i32 @llvm.llrint.i32.f32(float 0.0)" + TAIL + "declare i32 @llvm.llrint.i32.f32(float)",
     UnsupportedError, 2, "@llvm.llrint.i32"),
    (HEAD + '  call void @g() [ "deopt"(i32 1) ]' + TAIL + "declare void @g()", UnsupportedError, 2, "bundle"),
    (HEAD + '  %v = load target("spirv.Image"), ptr %p' + TAIL, UnsupportedError, 2, "image"),
    (HEAD + '  %v = load target("other.machine"), ptr %p' + TAIL, ParseError, 2, "unsized types"),
    (HEAD + "  %v = call i32 @llvm.ctlz.i32(ptr %p)" + TAIL + "declare i32 @llvm.ctlz.i32(ptr)", Error, 0, "LLVM"),
    ('module asm "nop"\n' + HEAD + TAIL, UnsupportedError, 1, "asm"),
    ("@b = global i32 0\n@a = alias i32, ptr @b\n" + HEAD + TAIL, UnsupportedError, 2, "alias"),
    ("\n@a = thread_local global i32 0\n" + HEAD + TAIL, UnsupportedError, 2, "thread_local"),
    ("define amdgpu_kernel void @f() {" + TAIL, UnsupportedError, 1, "amdgpu_kernel"),
    (HEAD + "  call void @g(ptr nest %p)" + TAIL + "define void @g(ptr nest %p) {" + TAIL, UnsupportedError, 2, "nest"),
    (HEAD + TAIL + "@g = global " + "[1 x " * 30000, Error, 0, ""),
    (HEAD + "  ret void, !x !0\n}\n" + "\n".join(f"!{i} = !{{!{i + 1}}}" for i in range(60000)) + "\n!60000 = !{}",
     UnsupportedError, 0, "LLVM cannot read this module"),
    (HEAD + "  ret void, !tbaa !0\n}\n!0 = !{null}", Error, 0, ""),
    (LOOP + "!0 = distinct !{!0, null}", UnsupportedError, 4, "null"),
    (LOOP + "!0 = !{}", UnsupportedError, 0, "LLVM cannot read this module"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "kind", "line", "message"), REFUSED, ids=range(len(REFUSED)))
def test_text_that_is_refused(text: str, kind: type[Error], line: int, message: str) -> None:
    """Some of it ends LLVM's process, or never ends in it."""
    with pytest.raises(kind) as caught:
        read_source(text)
    assert message in caught.value.message, str(caught.value)
    assert not line or caught.value.line == line, str(caught.value)


MODULES = [
    ("define void @f(bfloat %x, ptr %p) {\n  store bfloat %x, ptr %p" + TAIL, 1, "bfloat"),
    ("define void @f(ptr %p, <2 x half> %x) {\n  %v = atomicrmw fadd ptr %p, <2 x half> %x monotonic" + TAIL, 2,
     "atomic operation on <2 x half>"),
    ("define void @f(i32 %n) {\n  %v = alloca i32, i32 %n" + TAIL, 2, "variable size"),
    ('target datalayout = "e-p:32:32"\n' + HEAD + TAIL, 0, "64 bits"),
    (HEAD + "  %v = call i1 @llvm.is.constant.i32(i32 1)" + TAIL + "declare i1 @llvm.is.constant.i32(i32)", 2,
     "@llvm.is.constant.i32"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "message"), MODULES, ids=range(len(MODULES)))
def test_modules_that_are_refused_before_the_passes(text: str, line: int, message: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        check_module(parse_module(text), ())
    assert caught.value.line == line and message in caught.value.message and caught.value.help


def check_module(module: Module, callees: Collection[str]) -> None:
    check_layout(module)
    for item in module.globals.values():
        check_variable(item, module, callees)
    for fn in module.functions.values():
        check_function(module, fn, callees, "it is no OpenCL built-in that wfv knows: {}".format)


ADMITTED = [
    "; asm token <4096 x i8> @llvm.x86.y\n" + HEAD + TAIL,
    '@"asm token <vscale" = global i32 0\n' + HEAD + TAIL,
    HEAD + "  br label %token\ntoken:\n  br label %asm\nasm:" + TAIL,
    HEAD + "  %gc = call i32 @llvm.ctlz.i32(i32 1, i1 false)" + TAIL,
    'target triple = "spir64"\n' + HEAD + "  call void @target()" + TAIL + "define void @target() {" + TAIL,
]


@pytest.mark.parametrize("text", ADMITTED, ids=lambda text: text[:20])
def test_names_strings_and_comments_do_not_matter(text: str) -> None:
    assert read_source(text) == read_source(text, is_clangs=True)


def test_families_of_intrinsics() -> None:
    names = ("llvm.smax.v8i32", "llvm.uadd.with.overflow.i32", "llvm.memcpy.inline.p0.p0.i64", "llvm.abs.i32")
    kinds = [family.kind for name in names if (family := known_family(name)) is not None]
    assert kinds == ["lanes", "lanes", "memory", "lanes"]
    assert all(known_family(name) is None for name in ("smax", "llvm.smaxi", "llvm.trapped", "llvm.va_start"))
    ctlz = known_family("llvm.ctlz.i32")
    assert ctlz is not None and ctlz.scalar_operands == {1}


UNKNOWN = [
    (HEAD + "  call void @g()" + TAIL + "declare void @g()", 2, "@g"),
    (
        HEAD + "  %v = call i1 @llvm.is.constant.i32(i32 1)" + TAIL + "declare i1 @llvm.is.constant.i32(i32)",
        2,
        "@llvm.is",
    ),
    (HEAD + "  store ptr @f, ptr %p, align 8" + TAIL, 2, "address of @f"),
    ("define void @f(i32 %n) {\n  %v = alloca i8, i32 %n, align 1" + TAIL, 2, "variable size"),
    (HEAD + "  %v = alloca [65536 x [65536 x i8]], align 1" + TAIL, 2, "size of %v"),
    (HEAD + "  %v = load x86_fp80, ptr %p, align 16" + TAIL, 2, "x86_fp80"),
    ("@x = external global i32\n" + HEAD + TAIL, 1, "@x"),
]


@pytest.mark.parametrize(("text", "line", "message"), UNKNOWN, ids=[message for *_, message in UNKNOWN])
def test_unknown_functions_are_named(text: str, line: int, message: str) -> None:
    module = parse_module(text)
    with pytest.raises(UnsupportedError) as caught:
        check_module(module, {"known"})
    assert caught.value.line == line and message in caught.value.message and caught.value.help


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.stem)
def test_kernels_are_known(path: Path) -> None:
    module = parse_module(path.read_text())
    built_ins = {name for name in module.functions if name.startswith("_Z")}
    check_module(module, built_ins)
    with pytest.raises(UnsupportedError, match=re.escape(sorted(built_ins)[0])):
        check_module(module, built_ins - {sorted(built_ins)[0]})


WORDS = [
    b"i1", b"i64", b"<4 x i32>", b"null", b"-1", b"ptr", b"poison", b"void", b"{", b")", b",", b"99999999999999999999",
    b"@f", b"label", b"metadata", b"!0", b"!{}", b"undef", b"float", b"call", b"phi", b"br", b"ret", b"volatile", b'"',
    b";", b"\n", b"asm", b"token", b"<vscale x 2 x i8>", b"i4096",
]  # fmt: skip


def damage(rng: random.Random, text: bytes) -> bytes:
    """One small change: a byte, a stretch of bytes, a line, or a word."""
    at, other = rng.randrange(len(text)), rng.randrange(len(text))
    kind = rng.randrange(6)
    if kind == 0:
        return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + rng.randrange(1, 30) :]
    if kind == 2:
        return text[:at] + text[other : other + rng.randrange(1, 60)] + text[at:]
    if kind == 3:
        rows = text.split(b"\n")
        first, second = rng.randrange(len(rows)), rng.randrange(len(rows))
        rows[first], rows[second] = rows[second], rows[first]
        return b"\n".join(rows)
    words = list(re.finditer(rb"[-%@!#\w.]+|\S", text))
    word, new = rng.choice(words), rng.choice(words)[0] if kind == 4 else rng.choice(WORDS)
    return text[: word.start()] + new + text[word.end() :]


@pytest.mark.full
def test_damaged_kernels_end_cleanly() -> None:
    """LLVM has a process of its own for each; what it accepts, wfv's parser reads as it is, and as LLVM prints it."""
    rng = random.Random(1)
    texts = [llvm.canonicalize(path.read_text()).encode() for path in KERNELS]
    outcomes = Counter[str]()
    for _ in range(40):
        outcomes[judge(damage(rng, rng.choice(texts)).decode("utf-8", "surrogateescape"))] += 1
    assert outcomes["refused by LLVM"] > 8 and outcomes["accepted"] > 1


def judge(text: str) -> str:
    """The result of a text: LLVM must accept what wfv's parser accepts and prints."""
    try:
        canonical = foreign.canonical_text(text)
    except Error:
        return "refused by LLVM"
    with suppress(Error):  # LLVM reads more than its own spelling, so a clean error is all we ask for here
        parse_module(text)
    try:
        module = parse_module(canonical)
    except Error:
        return "refused after LLVM"
    assert llvm.canonicalize(print_module(module)) == canonical
    return "accepted"


OLD = """
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %q = alloca [4 x i32]
  call void @llvm.memset.p0i8.i64(ptr nonnull %q, i8 7, i64 8, i32 4, i1 false)
  %h = getelementptr i8, ptr %q, i64 8
  call void @llvm.memcpy.p0i8.p1i8.i64(ptr %h, ptr addrspace(1) %x, i64 8, i32 0, i1 false)
  call void @llvm.memmove.p1i8.p0i8.i32(ptr addrspace(1) %y, ptr %q, i32 16, i32 4, i1 true)
  ret void
}
declare void @llvm.memset.p0i8.i64(ptr nocapture, i8, i64, i32, i1) argmemonly nounwind
declare void @llvm.memcpy.p0i8.p1i8.i64(ptr nocapture, ptr addrspace(1) nocapture readonly, i64, i32, i1) argmemonly
declare void @llvm.memmove.p1i8.p0i8.i32(ptr addrspace(1) nocapture, ptr nocapture readonly, i32, i32, i1) argmemonly
"""


@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf"])
def test_old_forms_of_memory_intrinsics_are_upgraded(strategy: str) -> None:
    """Pointee types in their names, and the alignment as an operand: LLVM 6 and earlier."""
    x, y = np.arange(1, 5, dtype=np.int32), np.zeros(4, np.int32)
    wfv.build(OLD, strategy=strategy).k(8, 8, x, y)
    assert list(y) == [0x07070707, 0x07070707, 1, 2]
