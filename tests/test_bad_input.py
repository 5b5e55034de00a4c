"""Bad input gets an error of the right class, with its code, its line and a way out; never a crash, never silence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import wfv
from wfv.cli import EXIT_ERROR, app
from wfv.errors import (
    ArgumentError,
    BarrierDivergenceError,
    Error,
    GeometryError,
    OptionError,
    ParseError,
    UnsupportedError,
)

DECLARATIONS = """
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare void @_Z7barrierj(i32) convergent
"""


def kernel(body: str, params: str = "ptr addrspace(1) %x, i32 %n", more: str = "") -> str:
    """A kernel @k; its body's first line is line 2 of the text."""
    return f"define spir_kernel void @k({params}) {{\n{body.strip()}\n}}\n{DECLARATIONS}{more}"


BARRIER_IN_BRANCH = kernel("""entry:
  %l = call i64 @_Z12get_local_idj(i32 0)
  %c = icmp ult i64 %l, 3
  br i1 %c, label %then, label %end
then:
  call void @_Z7barrierj(i32 1)
  br label %end
end:
  ret void""")

BARRIER_IN_LOOP = kernel("""entry:
  %l = call i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  call void @_Z7barrierj(i32 1)
  %j = add i64 %i, 1
  %c = icmp ult i64 %j, %l
  br i1 %c, label %loop, label %end
end:
  ret void""")

# What it is; the text; class; parts of message and help in this order; the line, 0 if there is none to tell.
BAD_IR: list[tuple[str, str, type[Error], list[str], int]] = [
    ("prose", "this is\nno LLVM IR\n", ParseError, ["LLVM IR"], 0),
    ("half a line", kernel("  %v = add i32 %n,\n  ret void"), ParseError, ["expected value token"], 3),
    ("an unknown opcode", kernel("  %v = frobnicate i32 %n, 1\n  ret void"), ParseError, ["instruction opcode"], 2),
    ("an undefined value", kernel("  %v = add i32 %nix, 1\n  ret void"), ParseError, ["undefined value", "%nix"], 2),
    ("wrong types", kernel("  %v = fadd i32 %n, 1\n  ret void"), ParseError, ["invalid operand type"], 2),
    ("no terminator", kernel("  %v = add i32 %n, 1"), ParseError, ["expected instruction opcode"], 3),
    ("inline assembly", kernel('  call void asm sideeffect "nop", ""()\n  ret void'), UnsupportedError, ["asm"], 2),
    ("an indirect call", kernel("  %f = inttoptr i32 %n to ptr\n  call void %f()\n  ret void"), UnsupportedError,
     ["indirect call"], 3),
    ("an unknown function", kernel("  call void @mystery()\n  ret void", more="declare void @mystery()\n"),
     UnsupportedError, ["@mystery", "not defined", "not an OpenCL built-in"], 2),
    ("an unknown intrinsic", kernel("  call void @llvm.frob()\n  ret void", more="declare void @llvm.frob()\n"),
     UnsupportedError, ["@llvm.frob"], 2),
    ("a target's intrinsic", kernel("  call void @llvm.x86.sse2.pause()\n  ret void",
     more="declare void @llvm.x86.sse2.pause()\n"), UnsupportedError, ["@llvm.x86.sse2.pause"], 2),
    ("a scalable vector", kernel("  %v = add <vscale x 4 x i32> zeroinitializer, zeroinitializer\n  ret void"),
     UnsupportedError, ["vscale"], 2),
    ("a wide integer", kernel("  %v = zext i32 %n to i4096\n  ret void"), UnsupportedError, ["i4096", "128"], 2),
    ("an invoke", kernel("  invoke void @_Z7barrierj(i32 1) to label %a unwind label %b\na:\n  ret void\nb:\n"
     "  %l = landingpad i32 cleanup\n  ret void").replace("{", "personality ptr null {", 1), Error, ["invoke"], 2),
    ("an indirect branch", kernel("a:\n  indirectbr ptr blockaddress(@k, %b), [label %b]\nb:\n  ret void"), Error,
     ["indirectbr"], 3),
    ("an array of variable size", kernel("  %a = alloca i32, i32 %n\n  store i32 1, ptr %a\n  ret void"),
     UnsupportedError, ["variable size"], 2),
    ("an external variable", kernel("  store i32 1, ptr @g\n  ret void", more="@g = external global i32\n"),
     UnsupportedError, ["@g"], 9),
    ("a variable in a section", kernel("  store i32 1, ptr @g\n  ret void",
     more='@g = global i32 0, section ".init_array"\n'), UnsupportedError, ["@g", "section"], 9),
    ("a list of initial functions", kernel("  ret void", more="@llvm.global_ctors = appending global [0 x ptr] []\n"),
     UnsupportedError, ["@llvm.global_ctors", "call them"], 8),
    ("appending linkage", kernel("  ret void", more="@g = appending global [1 x i32] zeroinitializer\n"),
     UnsupportedError, ["@g", "appending"], 8),
    ("an externally initialized variable", kernel("  store i32 1, ptr @g\n  ret void",
     more="@g = externally_initialized global i32 0\n"), UnsupportedError, ["@g", "externally_initialized"], 9),
    ("a huge alignment", kernel("  store i32 1, ptr @g\n  ret void", more="@g = global i32 0, align 4294967296\n"),
     UnsupportedError, ["alignment", "4096"], 9),
    ("a stack alignment", kernel("  ret void").replace("{", "alignstack(4096) {", 1), UnsupportedError,
     ["stack alignment", "256"], 1),
    ("a segment register", kernel("  store i32 1, ptr addrspace(257) null\n  ret void"), UnsupportedError,
     ["address space of 257"], 2),
    ("prologue data", kernel("  ret void").replace("{", "prologue i32 3 {", 1), UnsupportedError, ["prologue"], 1),
    ("musttail", kernel("  musttail call void @f()\n  ret void", more="declare void @f()"), UnsupportedError,
     ["musttail"], 2),
    ("a function table", kernel("  %v = load i64, ptr @g\n  store i64 %v, ptr addrspace(1) %x\n  ret void",
     more="@g = constant [1 x ptr] [ptr @k]\n"), UnsupportedError, ["@k in @g", "call functions"], 10),
    ("variable arguments", kernel("  call void (i32, ...) @f(i32 1)\n  ret void",
     more="define void @f(i32 %n, ...) {\n  ret void\n}\n"), UnsupportedError, ["@f", "any number"], 2),
    ("a call by other types", kernel("  call void @f(i64 1)\n  ret void",
     more="define void @f(i32 %n) {\n  ret void\n}\n"), UnsupportedError, ["@f", "declared void (i32)"], 2),
    ("a built-in by other types", kernel("  call void @_Z7barrierj(i32 1, i32 2, i32 3)\n  ret void"), UnsupportedError,
     ["@_Z7barrierj", "void (i32)"], 2),
    ("a name of ours", kernel("  ret void", params="ptr %wfv.dump_slot"), UnsupportedError, ["'wfv.dump_slot'"], 1),
    ("an array too long to count", kernel("  %a = alloca i32, i64 9223372036854775807\n  store i32 1, ptr %a\n"
     "  ret void"), UnsupportedError, ["size of %a", "2147483648"], 2),
    ("an empty range", kernel("  %v = load i32, ptr addrspace(1) %x, align 4, !range !0\n  ret void",
     more="!0 = !{i32 1, i32 1}\n"), ParseError, ["cannot be the same"], 2),
    ("an 80-bit float", kernel("  %v = sitofp i32 %n to x86_fp80\n  ret void"), UnsupportedError, ["x86_fp80"], 2),
]  # fmt: skip

CALLS_F = "  %r = call i32 @f(i32 %n)\n  store i32 %r, ptr addrspace(1) %x\n  ret void"
RECURSION = kernel(CALLS_F, more="define i32 @f(i32 %a) {\n  %r = call i32 @f(i32 %a)\n  ret i32 %r\n}\n")
MUTUAL_RECURSION = kernel(
    CALLS_F,
    more="define i32 @f(i32 %a) {\n  %r = call i32 @g(i32 %a)\n  ret i32 %r\n}\n"
    "define i32 @g(i32 %a) {\n  %r = call i32 @f(i32 %a)\n  ret i32 %r\n}\n",
)

BAD_KERNELS: list[tuple[str, str, type[Error], list[str], int]] = [
    ("recursion", RECURSION, UnsupportedError, ["recursion", "@f calls @f", "loop"], 0),
    ("mutual recursion", MUTUAL_RECURSION, UnsupportedError, ["recursion", "@g calls @f", "loop"], 0),
    ("a barrier in a varying branch", BARRIER_IN_BRANCH, BarrierDivergenceError,
     ["barrier in %then", "branch in %entry", "all work-items"], 0),
    ("a barrier in a loop of varying length", BARRIER_IN_LOOP, BarrierDivergenceError,
     ["barrier in %loop", "branch in %loop", "all work-items"], 0),
]  # fmt: skip


FOREIGN = kernel("  store i32 1, ptr addrspace(1) %x\n  ret void", more="""@g = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"
attributes #0 = { alignstack(256) "target-cpu"="bogus" "target-features"="+avx9" "fentry-call"="true" "split-stack" }
""").replace("{", "#0 {", 1)  # fmt: skip


def test_what_was_meant_for_another_machine_is_dropped() -> None:
    """LLVM ends the process for a CPU that it does not know."""
    result = np.zeros(1, np.int32)
    wfv.build(FOREIGN).k(8, 8, result, 1)
    assert result[0] == 1


USE_BEFORE_DEFINITION = kernel("  %v = add i32 %w, 1\n  %w = add i32 %n, 1\n  ret void")


def ids(table: list[Any]) -> list[str]:
    return [row[0] for row in table]


def assert_says(error: Error, parts: list[str], line: int) -> None:
    text, at = str(error), 0
    assert text.startswith(error.code)
    for part in parts:
        found = text.lower().find(part.lower(), at)
        assert found >= 0, f"{part!r} does not stand in {text[at:]!r}"
        at = found + len(part)
    if line:
        assert error.line == line, text


@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), BAD_IR, ids=ids(BAD_IR))
def test_bad_ir(what: str, text: str, kind: type[Error], parts: list[str], line: int) -> None:
    with pytest.raises(kind) as caught:
        wfv.build(text)
    assert_says(caught.value, parts, line)
    assert type(caught.value) is not Error and caught.value.help


@pytest.mark.parametrize("strategy", ["scalar", "unicf"])
@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), BAD_KERNELS, ids=ids(BAD_KERNELS))
def test_bad_kernels(what: str, text: str, kind: type[Error], parts: list[str], line: int, strategy: str) -> None:
    program = wfv.build(text, strategy=strategy)
    with pytest.raises(kind) as caught:
        program.k(8, 8, np.zeros(64, np.int64), 1)
    assert_says(caught.value, parts, line)
    assert caught.value.help


ALL_TEXTS = BAD_IR + BAD_KERNELS


@pytest.mark.parametrize(("what", "text", "kind", "parts", "line"), ALL_TEXTS, ids=ids(ALL_TEXTS))
def test_the_command_line_says_so_too(
    what: str, text: str, kind: type[Error], parts: list[str], line: int, tmp_path: Path
) -> None:
    path = tmp_path / "bad.ll"
    path.write_text(text)
    result = CliRunner().invoke(app, ["opt", str(path)])
    assert result.exit_code == EXIT_ERROR, result.output
    assert result.output.startswith("error: WFV")
    assert parts[0].lower() in result.output.lower()
    assert "Traceback" not in result.output
    if line:
        assert f"line {line})" in result.output


AFTER_AN_ERROR = f"""
import gc, wfv
for _ in range(20):
    try:
        wfv.build({USE_BEFORE_DEFINITION!r})
    except wfv.ParseError as error:
        assert "does not dominate" in str(error)
        cycle = [error]
        cycle.append(cycle)
        del cycle
    gc.collect()
"""


def test_the_garbage_of_an_error_is_harmless() -> None:
    done = subprocess.run([sys.executable, "-c", AFTER_AN_ERROR], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_barrier_error_tells_the_lines() -> None:
    with pytest.raises(BarrierDivergenceError) as caught:
        wfv.build(BARRIER_IN_BRANCH).k(8, 8, np.zeros(8, np.int32), 1)
    assert caught.value.line > 0
    assert "(line " in caught.value.message  # that of the branch


# Launches.
COPY = kernel("""  %i = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds float, ptr addrspace(1) %a, i64 %i
  %q = getelementptr inbounds float, ptr addrspace(1) %b, i64 %i
  %v = load float, ptr addrspace(1) %p, align 4
  store float %v, ptr addrspace(1) %q, align 4
  ret void""", "ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n")  # fmt: skip


def floats(count: int = 16) -> np.ndarray:
    return np.arange(count, dtype=np.float32)


def frozen() -> np.ndarray:
    array = floats()
    array.flags.writeable = False
    return array


BAD_ARGUMENTS: list[tuple[str, Any, list[str]]] = [
    ("none", (), ["takes 3 arguments, not 0", "a, b, n"]),
    ("too few", (floats(), floats()), ["takes 3 arguments, not 2"]),
    ("too many", (floats(), floats(), 1, 2), ["takes 3 arguments, not 4"]),
    ("float64", (floats().astype(np.float64), floats(), 1), ["argument 0 (a)", "float64", "float32"]),
    ("int32", (floats(), floats().astype(np.int32), 1), ["argument 1 (b)", "int32", "float32"]),
    ("other byte order", (floats().astype(">f4"), floats(), 1), ["argument 0 (a)", ">f4"]),
    ("objects", (floats().astype(object), floats(), 1), ["argument 0 (a)", "object"]),
    ("every other element", (floats(32)[::2], floats(), 1), ["argument 0 (a)", "not contiguous", "ascontiguousarray"]),
    ("a column", (floats(), floats(64).reshape(8, 8)[:, 1], 1), ["argument 1 (b)", "not contiguous"]),
    ("a read-only array that is written", (floats(), frozen(), 1), ["argument 1 (b)", "read-only", "copy"]),
    ("a list", ([1.0] * 16, floats(), 1), ["argument 0 (a)", "list", "NumPy"]),
    ("a number for a buffer", (1, floats(), 1), ["argument 0 (a)", "int"]),
    ("a string for a number", (floats(), floats(), "1"), ["argument 2 (n)", "str"]),
    ("an array for a number", (floats(), floats(), floats()), ["argument 2 (n)", "ndarray"]),
    ("a fraction for an integer", (floats(), floats(), 1.5), ["argument 2 (n)", "integer", "float"]),
    ("too large a number", (floats(), floats(), 2**40), ["argument 2 (n)", "1099511627776"]),
    ("local memory for a buffer", (wfv.LocalMemory(64), floats(), 1), ["argument 0 (a)", "LocalMemory"]),
]


@pytest.mark.parametrize(("what", "args", "parts"), BAD_ARGUMENTS, ids=ids(BAD_ARGUMENTS))
def test_bad_arguments(what: str, args: tuple[Any, ...], parts: list[str]) -> None:
    with pytest.raises(ArgumentError) as caught:
        wfv.build(COPY).k(16, 8, *args)
    assert isinstance(caught.value, TypeError)
    assert_says(caught.value, parts, 0)


def test_a_read_only_array_that_is_only_read_is_fine() -> None:
    result = np.zeros(16, np.float32)
    wfv.build(COPY).k(16, 8, frozen(), result, 1)
    np.testing.assert_array_equal(result, floats())


BAD_SIZES: list[tuple[str, tuple[Any, Any], list[str]]] = [
    ("zero", (0, 1), ["global size 0", "not positive"]),
    ("negative", (-8, 8), ["global size -8", "not positive"]),
    ("one of two is zero", ((8, 0), None), ["not positive"]),
    ("no local", (8, 0), ["local size 0", "not positive"]),
    ("negative local", (8, -1), ["local size -1", "not positive"]),
    ("four dimensions", ((1, 1, 1, 1), None), ["4 dimensions"]),
    ("dimensions that differ", ((8, 8), 8), ["1 dimension", "2"]),
    ("a float", (8.0, 8), ["8.0", "not an integer"]),
    ("a string", ("8", 8), ["'8'", "not an integer"]),
    ("a group too large", (1 << 30, 1 << 30), ["work-items"]),
]


@pytest.mark.parametrize(("what", "sizes", "parts"), BAD_SIZES, ids=ids(BAD_SIZES))
def test_bad_sizes(what: str, sizes: tuple[Any, Any], parts: list[str]) -> None:
    with pytest.raises(GeometryError) as caught:
        wfv.build(COPY).k(*sizes, floats(), floats(), 1)
    assert isinstance(caught.value, ValueError)
    assert_says(caught.value, parts, 0)


def test_bad_threads_and_offsets() -> None:
    made = wfv.build(COPY).k
    with pytest.raises(GeometryError, match="0 threads"):
        made(16, 8, floats(), floats(), 1, threads=0)
    with pytest.raises(GeometryError, match="offset -1"):
        made(16, 8, floats(), floats(), 1, global_offset=-1)


@pytest.mark.parametrize("bytes_", [0, -4, 1.5, "64"])
def test_bad_local_memory(bytes_: Any) -> None:
    with pytest.raises(ArgumentError):
        wfv.LocalMemory(bytes_)


# Names and options.
def test_a_kernel_that_is_not_there() -> None:
    with pytest.raises(OptionError) as caught:
        _ = wfv.build(COPY)["copy"]
    assert_says(caught.value, ["no kernel 'copy'", "there are: k"], 0)


@pytest.mark.parametrize(
    ("args", "parts"),
    [
        (["run", "Mandelbort"], ["Mandelbort", "Mandelbrot"]),
        (["opt", "nowhere.ll"], ["nowhere.ll"]),
        (["opt", "NBody", "--strategy", "unicfg"], ["unicfg", "unicf"]),
        (["opt", "NBody", "--lanes", "3"], ["3 lanes", "power of two"]),
        (["opt", "NBody", "--lanes", "128"], ["128 lanes"]),
        (["opt", "NBody", "--stop-after", "linearise"], ["linearise", "linearize"]),
        (["opt", "NBody", "--kernel", "nix"], ["nix", "nbody"]),
        (["run", "NBody", "--target", "avx2"], ["avx2", "x86-64-v3"]),
        (["run", "NBody", "--size", "huge"], ["huge", "small"]),
        (["bench", "Nix"], ["Nix"]),
        (["cfg", "NBody", "-o", "x.gif"], ["gif"]),
    ],
    ids=" ".join,
)
def test_names_on_the_command_line(args: list[str], parts: list[str]) -> None:
    result = CliRunner().invoke(app, args)
    assert result.exit_code == EXIT_ERROR, result.output
    assert "Traceback" not in result.output
    for part in parts:
        assert part in result.output


@pytest.mark.parametrize(
    "name",
    ["ParseError", "UnsupportedError", "BarrierDivergenceError", "ArgumentError", "GeometryError", "OptionError"],
)
def test_codes_are_distinct_and_public(name: str) -> None:
    kind = getattr(wfv, name)
    codes = [each.code for each in Error.__subclasses__()]
    assert issubclass(kind, wfv.Error)
    assert codes.count(kind.code) == 1
