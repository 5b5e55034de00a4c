"""Which texts and modules are refused before LLVM or the passes get them; no damaged text ends the process."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from wfv import llvm
from wfv.errors import Error, ParseError, UnsupportedError
from wfv.ir.admission import check_module, check_text
from wfv.ir.intrinsics import known_family
from wfv.ir.parser import parse_module
from wfv.ir.printer import print_module

ROOT = Path(__file__).parent.parent
KERNELS = sorted(ROOT.glob("kernels_ir/*.ll"))
HEAD = "define void @f(ptr %p) {\n"
TAIL = "\n  ret void\n}\n"
CYCLE = "!0 = distinct !DILocation(line: 1, scope: !1)\n!1 = distinct !DILexicalBlock(scope: !2)\n!2 = distinct "

REFUSED = [
    ("a\n\0" + HEAD, ParseError, 2, "NUL"),
    (b"\n\xff" + HEAD.encode(), ParseError, 2, "UTF-8"),
    ("\n\ud800", ParseError, 2, "UTF-8"),
    (b"BC\xc0\xde\0", ParseError, 0, "bitcode"),
    ("__kernel void f() {}", ParseError, 0, "define"),
    (HEAD + "; define\n  call void asm sideeffect" + TAIL, UnsupportedError, 3, "asm"),
    (HEAD + "; a comment ends here\r asm" + TAIL, UnsupportedError, 2, "asm"),
    (HEAD + "/* asm \n */ asm" + TAIL, UnsupportedError, 3, "asm"),
    (HEAD + "  %v = load <vscale x 4 x i32>, ptr %p" + TAIL, UnsupportedError, 2, "vscale"),
    ('define void @f() gc "x" {' + TAIL, UnsupportedError, 1, "gc"),
    (HEAD + "  %v = load <1025 x i8>, ptr %p" + TAIL, UnsupportedError, 2, "1025"),
    (HEAD + "  %v = load <\n 65536x i8>, ptr %p" + TAIL, UnsupportedError, 2, "65536"),
    (HEAD + "  %v = load <u0x7FFF x i8>, ptr %p" + TAIL, UnsupportedError, 2, "u0x7FFF"),
    (HEAD + "  %v = load [9999999999 x i8], ptr %p" + TAIL, UnsupportedError, 2, "9999999999"),
    (HEAD + "  %v = load i129, ptr %p" + TAIL, UnsupportedError, 2, "i129"),
    (HEAD + "  store i4096undef, ptr %p" + TAIL, UnsupportedError, 2, "i4096"),
    (HEAD + "  call void@llvm.x86.sse2.pause()" + TAIL, UnsupportedError, 2, "@llvm.x86.sse2.pause"),
    (HEAD + r'  call void @"llvm.am\64gcn.s.barrier"()' + TAIL, UnsupportedError, 2, "@llvm.amdgcn.s.barrier"),
    (HEAD + "  call void @llvm.nvvm.barrier0()" + TAIL, UnsupportedError, 2, "@llvm.nvvm.barrier0"),
    (
        HEAD + "  %v = call <2 x float> @llvm.canonicalize.v2f32(<2 x float> zeroinitializer)" + TAIL,
        UnsupportedError,
        2,
        "@llvm.canonicalize.v2f32",
    ),
    (HEAD + "  %v = call { half, half } @llvm.modf.f16(half 0.0)" + TAIL, UnsupportedError, 2, "@llvm.modf.f16"),
    (HEAD + "  %v = call i32 @llvm.llrint.i32.f32(float 0.0)" + TAIL, UnsupportedError, 2, "@llvm.llrint.i32"),
    (HEAD + '  call void @g() [ "deopt"(i32 1) ]' + TAIL, UnsupportedError, 2, "bundle"),
    (HEAD + '  %v = load target("spirv.Image"), ptr %p' + TAIL, UnsupportedError, 2, "image"),
    (HEAD + '  %v = load target("other.machine"), ptr %p' + TAIL, UnsupportedError, 2, "target extension type"),
    (HEAD + "  %v = call i32 @llvm.ctlz.i32(ptr %p)" + TAIL, UnsupportedError, 2, "old form"),
    ('module asm "nop"\n' + HEAD + TAIL, UnsupportedError, 1, "asm"),
    ("@a = alias i32, ptr @b\n" + HEAD + TAIL, UnsupportedError, 1, "alias"),
    ("\n@a = thread_local global i32 0\n" + HEAD + TAIL, UnsupportedError, 2, "thread_local"),
    (HEAD + "  %x = add i32 %9223372036854775807, 0" + TAIL, UnsupportedError, 2, "%9223372036854775807"),
    ("define amdgpu_kernel void @f() {" + TAIL, UnsupportedError, 1, "amdgpu_kernel"),
    (HEAD + TAIL + "@g = global " + "[1 x " * 300, UnsupportedError, 5, "nested"),
    (HEAD + TAIL + "\n".join(f"!{i} = !{{!{i + 1}}}" for i in range(20000)), UnsupportedError, 5, "10000"),
    (HEAD + TAIL + CYCLE + "!DILexicalBlock(scope: !1)", UnsupportedError, 5, "cycle"),
    (HEAD + TAIL + CYCLE + "!DIFile(filename: )", UnsupportedError, 6, "scope: !2"),
    (HEAD + "  ret void, !dbg !0\n}\n!0 = !{}", UnsupportedError, 4, "!dbg !0"),
    (HEAD + "  ret void, !tbaa !0\n}\n!0 = !{null}", UnsupportedError, 4, "null"),
]


@pytest.mark.parametrize(("text", "kind", "line", "message"), REFUSED, ids=range(len(REFUSED)))
def test_text_that_is_refused_before_llvm_parses_it(
    text: str | bytes, kind: type[Error], line: int, message: str
) -> None:
    with pytest.raises(Error) as caught:
        check_text(text)
    assert (type(caught.value), caught.value.line) == (kind, line), str(caught.value)
    assert message in caught.value.message and caught.value.help


MODULES = [
    ("define void @f(bfloat %x, ptr %p) {\n  store bfloat %x, ptr %p" + TAIL, 2, "bfloat"),
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


ADMITTED = [
    "; asm token <4096 x i8> @llvm.x86.y\n" + HEAD + TAIL,
    '@"asm token <vscale" = global i32 0, section "gc"\n' + HEAD + TAIL,
    HEAD + "  br label %token\ntoken:\n  br label %asm\nasm:" + TAIL,
    HEAD + "  %gc = call i32 @llvm.ctlz.i32(i32 1, i1 false)" + TAIL,
    'target triple = "spir64"\n' + HEAD + "  call void @target()" + TAIL + "declare void @target()",
]


@pytest.mark.parametrize("text", ADMITTED + [path.read_text() for path in KERNELS], ids=lambda text: text[:20])
def test_names_strings_and_comments_do_not_matter(text: str) -> None:
    assert check_text(text) == check_text(text.encode()) == text
    llvm.verify(text)


@pytest.mark.parametrize(
    ("node", "help"), [("!dbg !0", "compile without -g"), ("!llvm.loop !0", "drop"), ("!tbaa !0", "drop")]
)
def test_the_help_for_a_wrong_node_fits_its_kind(node: str, help: str) -> None:
    with pytest.raises(UnsupportedError) as caught:
        check_text(HEAD + f"  ret void, {node}\n}}\n!0 = !{{null}}")
    assert caught.value.help.startswith(help)


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
    module = parse_module(check_text(text))
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


def judge(text: bytes) -> str:
    """The result of a text: each step must end cleanly, and LLVM must accept the printed text."""
    try:
        admitted = check_text(text)
    except Error:
        return "refused"
    with suppress(Error):  # LLVM reads more than its own spelling, so a clean error is all we ask for here
        parse_module(admitted)
    try:
        canonical = llvm.canonicalize(admitted)
    except (Error, UnicodeDecodeError):
        return "refused by LLVM"
    try:
        module = parse_module(canonical)
    except Error:
        return "refused after LLVM"
    assert llvm.canonicalize(print_module(module)) == canonical
    return "accepted"


def judge_many(seed: int, count: int) -> None:
    rng = random.Random(seed)
    texts = [llvm.canonicalize(path.read_text()).encode() for path in KERNELS]
    for number in range(count):
        text = damage(rng, rng.choice(texts))
        print(number, end=" ", flush=True)
        print(judge(text))


def test_damaged_kernels_end_cleanly() -> None:
    """In a process of its own, because LLVM ends it where we let something through."""
    command = [sys.executable, __file__, "1", "600"]
    done = subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout[-200:]}\n{done.stderr[-2000:]}"
    outcomes = [line.split(" ", 1)[1] for line in done.stdout.splitlines()]
    assert len(outcomes) == 600
    assert min(map(outcomes.count, ("refused", "refused by LLVM", "accepted"))) > 20


if __name__ == "__main__":
    judge_many(int(sys.argv[1]), int(sys.argv[2]))
