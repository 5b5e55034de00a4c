"""Hostile LLVM IR, bytes and build options by rule, with the same right result as in opencl_rules.py."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.hostile.opencl_rules import program

IR = """{globals}
define {header}void @k(ptr addrspace(1) {parameter}%x) {attributes}{{
entry:
  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %c = icmp eq i32 %v, 12345
  br i1 %c, label %never, label %done
never:
  {body}
  br label %done
done:
  %n = trunc i64 %i to i32
  %m = add i32 %n, 1
  store i32 %m, ptr addrspace(1) %p, align 4
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
"""


def ir(
    body: str = "", *, globals: str = "", header: str = "spir_kernel ", parameter: str = "", attributes: str = ""
) -> str:
    return IR.format(body=body, globals=globals, header=header, parameter=parameter, attributes=attributes)


_WIDTHS = (0, 1, 7, 24, 33, 128, 129, 1000, 65_536, 8_388_607, 8_388_608, 1 << 32)
_COUNTS = (0, 1, 3, 17, 1024, 1025, 65_536, (1 << 32) - 1)
_OF_BODY = (
    "%a = zext i32 %v to i{w}\n  %b = mul i{w} %a, %a\n  %d = trunc i{w} %b to i32\n  store i32 %d, ptr null",
    "%a = alloca i{w}, align {n}\n  store i{w} 1, ptr %a", "%a = alloca [{n} x i8]\n  store volatile i8 1, ptr %a",
    "unreachable\nmore:",
    "%a = insertelement <{c} x i32> poison, i32 %v, i64 {n}\n  %b = extractelement <{c} x i32> %a, i32 %v",
    "%a = load <{c} x i{w}>, ptr addrspace(1) %x, align {n}\n  store <{c} x i{w}> %a, ptr addrspace(1) %x, align {n}",
    'call void asm "int3", ""()',
    "store i32 %v, ptr addrspace({n}) null, align 4",
    "%a = inttoptr i64 {n} to ptr addrspace({c})\n  store i8 1, ptr addrspace({c}) %a",
    "%a = getelementptr [{n} x i{w}], ptr addrspace(1) %x, i64 {n}\n  store i8 0, ptr addrspace(1) %a",
    "%a = freeze <{c} x i1> poison", "fence seq_cst",
    "%a = fptoui double 0x7FF8000000000000 to i{w}",
    "%a = load atomic i{w}, ptr addrspace(1) %x seq_cst, align {n}", "%a = va_arg ptr null, i32",
    "%a = atomicrmw uinc_wrap ptr addrspace(1) %x, i32 {n} seq_cst",
    "switch i{w} 0, label %done [i{w} 1, label %done]\nmore:", "callbr void @f() to label %done []\nmore:",
    "%a = shufflevector <{c} x i32> poison, <{c} x i32> poison, <{c} x i32> zeroinitializer",
    "indirectbr ptr null, [label %done]\nmore:", "resume i32 1\nmore:",
    "%a = alloca i32, i64 {n}\n  store volatile i32 1, ptr %a", "%a = alloca <vscale x 4 x i32>",
    "br label %never2\nnever2:\n  br label %never2\nmore:", "ret void\nmore:",
)  # fmt: skip
_OF_GLOBALS = (
    "@g = thread_local global i32 0", "@g = global [{n} x i8] zeroinitializer", "@g = external global i{w}",
    "@a = alias void (ptr addrspace(1)), ptr @k", 'module asm "int3"',
    "@llvm.global_ctors = appending global [1 x {{ i32, ptr, ptr }}] zeroinitializer",
    'target triple = "no-such-machine"',
    'target datalayout = "e-p:{w}:{w}"', "@i = ifunc void (), ptr @k", "$c = comdat any",
    "!llvm.module.flags = !{{!0}}\n!0 = !{{i32 1, !\"x\", i32 {n}}}", "!0 = !{{!0, !1}}",
    "!named = !{{!0}}\n!0 = distinct !{{!0}}", "declare void @llvm.no.such()",
    "declare i32 @llvm.ctpop.i{w}(i{w})", "@k = global i32 0", "%t = type {{ %t }}", "%t = type opaque",
    "@g = global ptr @k", "@g = addrspace({n}) global i32 undef",
    "@llvm.used = appending global [1 x ptr] [ptr @k]", "uselistorder i32 0, {{ 1, 0 }}",
    "^0 = module: (path: \"\")",
)  # fmt: skip
_OF_HEADER = (
    "cc {n} ", "amdgpu_kernel ", "ptx_kernel ", "x86_intrcc ", "ghccc ", "swiftcc ", "tailcc ",
    "linkonce_odr spir_kernel ", "available_externally spir_kernel ", "dllexport spir_kernel ",
    "internal spir_kernel ", "extern_weak spir_kernel ",
)  # fmt: skip
_OF_FUNCTION = (
    'gc "no such" ', "prefix i32 1 ", "prologue i8 1 ", "personality ptr @k ", "naked ", "alignstack({n}) ",
    "align {n} ", 'section "a" ', '"target-cpu"="none" ', "presplitcoroutine ", "noreturn ",
    '"target-features"="+none" ', "sanitize_address ", "allocsize(0) ", '"stack-probe-size"="-1" ',
    "vscale_range({c},{n}) ", "optnone noinline ", "returns_twice ", "memory(none) ", "speculatable ",
)  # fmt: skip
_OF_PARAMETER = (
    "byval(i{w}) ", "sret(i{w}) ", "align {n} ", "dereferenceable({n}) ", "inalloca(i8) ", "preallocated(i8) ",
    "swiftself ", "nest ", "inreg ", "readnone ", "nonnull noundef ", "elementtype(i32) ",
)  # fmt: skip


def llvm_ir(random: Random) -> Iterator[str]:
    def filled(text: str) -> str:
        numbers = (0, 1, 3, 4, 64, 255, 256, 1 << 16, 1 << 31, 1 << 32, 1 << 33, 1 << 63)
        return text.format(w=random.choice(_WIDTHS), c=random.choice(_COUNTS), n=random.choice(numbers))

    for text in random.sample(_OF_BODY, 14):
        yield ir(filled(text))
    for text in random.sample(_OF_GLOBALS, 12):
        yield ir(globals=filled(text))
    for text in random.sample(_OF_HEADER, 5):
        yield ir(header=filled(text))
    for text in random.sample(_OF_FUNCTION, 8):
        yield ir(attributes=filled(text))
    for text in random.sample(_OF_PARAMETER, 5):
        yield ir(parameter=filled(text))


def raw_bytes(random: Random) -> Iterator[bytes]:
    """Files that are no text, of IR or of OpenCL C."""
    text = program().encode()
    noise = random.randbytes(random.choice((1, 100, 5000)))
    yield from (
        b"",
        b"\0",
        b"BC\xc0\xde",
        b"BC\xc0\xde" + noise,
        b"\xde\xc0\x17\x0b" + noise,
        noise,
        b"\xef\xbb\xbf" + text,
    )
    yield from (
        program().encode("utf-16"),
        text.replace(b"i", b"\xff", 1),
        text + b"\0" + noise,
        text[: random.randrange(len(text))],
    )
    yield from (
        text.replace(b"\n", b"\r"),
        b"\x1b[2J" + text,
        b"// \xff\xfe" + noise.replace(b"\n", b"") + b"\n" + text,
    )


_OPTIONS = (
    '-DX="', "-D", "-D=1", "-DX='a b'", "-Dkernel=", "-Dvoid=int", "-I/dev/zero", "-I", "-include /dev/zero",
    "-cl-std=CL9", "-x c", "-o /dev/full", "@/dev/zero", "-Xclang -load -Xclang x", "-fplugin=x", "-mllvm -help",
    "-version", "--help", "-emit-ast", "-E", "-MF /tmp/no", "-target x", "-Wl,-x", "-w " * 5000, "\0", "\n", "-\xe9",
    "-cl-opt-disable -cl-fast-relaxed-math", "-D\xe9=1", "-g", "-cl-kernel-arg-info", "-Werror", "-save-temps",
    "-ftime-trace", "-DX=" + "1" * 100_000, "-Uget_global_id -Dget_global_id=",
)  # fmt: skip


def options(random: Random) -> Iterator[str]:
    """Build options of a program that is right."""
    yield from random.sample(_OPTIONS, 14)
