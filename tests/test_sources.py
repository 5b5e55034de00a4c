"""Sources of programs: OpenCL C, LLVM IR and bitcode, detected by content; errors with source lines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from wfv.ir.source_locations import move_to_source
from wfv.opencl.clang_program import VARIABLE
from wfv.runtime import program_source
from wfv.runtime.program_source import kind_of

OPENCL = """
// what it does
kernel void k(global int *x) { x[get_global_id(0)] *= 3; }
"""
IR = """
define spir_kernel void @k(ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = mul i32 %v, 3
  store i32 %w, ptr addrspace(1) %p, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""


def bitcode(text: str) -> bytes:
    return bytes(llvm.parse_assembly(text, llvm.create_context()).as_bitcode())


def triples(program: Any) -> None:
    x = np.arange(20, dtype=np.int32)
    program.k(20, 10, x)
    np.testing.assert_array_equal(x, 3 * np.arange(20))


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (IR, "LLVM IR"),
        ("; kernel void k() {}\n" + IR, "LLVM IR"),
        ("/* kernel */ ; ' \" { \n" + IR, "LLVM IR"),
        ("source_filename = \"kernel.cl\"\n", "LLVM IR"),
        ('target triple = "spir64"\n', "LLVM IR"),
        ("%struct.kernel = type { i32 }\n", "LLVM IR"),
        ("@kernel = constant i32 1\n", "LLVM IR"),
        ('@"a b" = constant i32 1\n', "LLVM IR"),
        ("declare range(i32 0, 5) i32 @kernel()\n", "LLVM IR"),
        ("attributes #0 = { nounwind }\n", "LLVM IR"),
        ("!0 = !{}\n", "LLVM IR"),
        ("garbage in front\n" + IR, "LLVM IR"),
        ("/*\ndefine void @f()\n*/ garbage\n" + OPENCL, "OpenCL C"),
        (OPENCL, "OpenCL C"),
        ("\ufeff" + OPENCL, "OpenCL C"),
        ("/* define void @f() */\n// target triple = 3\n" + OPENCL, "OpenCL C"),
        ("typedef int define;\nkernel void k(global define *x) { define @", "OpenCL C"),
        ("declare(float4)\n;define(x)\n" + OPENCL, "OpenCL C"),
        ("__attribute__((x)) __kernel void k() {}", "OpenCL C"),
        ('#include "all.cl"\n', "OpenCL C"),
        ("%:define X 3\n" + OPENCL, "OpenCL C"),
        ("int target = 3, source_filename = 4;\n" + OPENCL, "OpenCL C"),
    ],
)  # fmt: skip
def test_the_kind_of_source_is_detected_by_its_content(text: str, kind: str) -> None:
    assert kind_of(text) == kind


def test_the_kind_of_source_is_detected_by_its_name_otherwise() -> None:
    for name, kind in (("a.cl", "OpenCL C"), ("a.OCL", "OpenCL C"), ("a.ll", "LLVM IR")):
        assert kind_of("MAKE_ALL(4)\n", Path(name)) == kind
    assert kind_of(IR, Path("a.cl")) == "LLVM IR"


def test_an_unknown_kind_of_source_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("this is\nno program\n")
    for source in (path, str(path), path.read_text()):
        with pytest.raises(wfv.ParseError, match=r"neither OpenCL C \(it has no `kernel`\) nor LLVM IR"):
            wfv.build(source)
    with pytest.raises(wfv.ParseError, match="not a text file"):
        wfv.build(b"\xff\xfe\x00\x01")


@needs_clang
def test_opencl_from_texts_and_files(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text(OPENCL)
    (tmp_path / "windows").write_bytes(b"\xef\xbb\xbf" + OPENCL.replace("\n", "\r\n").encode())
    one_line = "kernel void k(global int *x) { x[get_global_id(0)] *= 3; }"
    for source in (OPENCL, one_line, OPENCL.encode(), tmp_path / "k.cl", str(tmp_path / "windows")):
        triples(wfv.build(source))


def test_a_path_may_look_like_code(tmp_path: Path) -> None:
    path = tmp_path / "f(x){y}.txt"
    path.write_text(IR)
    triples(wfv.build(str(path)))
    with pytest.raises(wfv.ParseError, match="neither"):
        wfv.build("f(x){y}" * 2000)


@needs_clang
def test_defines_options_and_directories(tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    (tmp_path / "here" / "k.cl").write_text(
        '#include "a.h"\n#include "b.h"\nkernel void k(global int *x) { x[get_global_id(0)] *= A + B + C; }\n'
    )
    (tmp_path / "here" / "a.h").write_text("#define A 1\n")
    (tmp_path / "there" / "b.h").write_text("#define B N\n")
    path = tmp_path / "here" / "k.cl"
    triples(wfv.build(path, defines={"N": 4}, options="-D C=-2", include_dirs=[tmp_path / "there"]))
    triples(wfv.build(path, defines={"N": 2, "C": 0}, options=["-I", str(tmp_path / "there")]))
    with pytest.raises(wfv.OptionError, match="unknown build option"):
        wfv.build(path, options="-fast")


@needs_clang
def test_contraction_can_be_disabled() -> None:
    source = "kernel void k(global float *x) { x[get_global_id(0)] = x[get_global_id(0)] * 3.0f + 1.0f; }"
    for contract, fused in ((False, False), (True, True), (None, True)):
        assert ("@llvm.fmuladd" in wfv.build(source, contract=contract).k.ir) == fused


@needs_clang
def test_warnings_are_in_the_build_log() -> None:
    assert wfv.build(OPENCL).build_log == wfv.build(IR).build_log == ""
    assert "<text>:1:2: warning: careful" in wfv.build("#warning careful" + OPENCL).build_log


def test_an_error_in_ir_of_another_clang_names_its_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "clang"
    lines = ["define spir_kernel void @k(i32 of_the_future %x) {", "  ret void", "}"]
    script = "".join(f"echo '{line}'\n" for line in lines)
    version = "if [ $1 = --version ]; then echo clang version 99; exit; fi\nwhile [ $1 != -o ]; do shift; done"
    path.write_text(f"#!/bin/sh\n{version}\n{{\n{script}}} > $2\n")  # the last argument
    path.chmod(0o755)
    monkeypatch.setenv(VARIABLE, str(path))
    with pytest.raises(wfv.ParseError, match=r"output of this Clang \(clang version 99\)") as caught:
        wfv.build(OPENCL)
    assert caught.value.line == 0 and VARIABLE in caught.value.help


@needs_clang
def test_a_source_without_kernels_is_refused() -> None:
    with pytest.raises(wfv.ParseError, match="no kernel"):
        wfv.build("// kernel\n#define kernel\n")
    with pytest.raises(wfv.ParseError, match="no kernel"):
        wfv.build("#define X kernel\nfloat f(float x) { return x; }\n")


def test_options_are_for_opencl_only() -> None:
    for given in ({"defines": {"N": 1}}, {"options": "-w"}, {"contract": True}):
        with pytest.raises(wfv.OptionError, match="build options for LLVM IR"):
            wfv.build(IR, **given)  # type: ignore[arg-type]


def test_bitcode_from_bytes_and_files(tmp_path: Path) -> None:
    path = tmp_path / "module.bc"
    path.write_bytes(bitcode(IR))
    for source in (path, str(path), path.read_bytes()):
        triples(wfv.build(source))


def test_bitcode_passes_the_same_checks_as_text() -> None:
    text = 'define spir_kernel void @k() {\n  call void asm sideeffect "nop", ""()\n  ret void\n}\n'
    with pytest.raises(wfv.UnsupportedError, match="assembly"):
        wfv.build(bitcode(text))


def test_damaged_bitcode_is_an_error_and_never_ends_the_process() -> None:
    good = bitcode(IR)
    random = np.random.default_rng(1)
    cases = [good[:4], good[:100], good[: len(good) // 2], b"BC\xc0\xde" + b"\xff" * 200]
    for _ in range(6):
        damaged = bytearray(good)
        for at in random.integers(4, len(good), 8):
            damaged[at] ^= 1 << int(random.integers(8))
        cases.append(bytes(damaged))
    refused = 0
    for case in cases:
        try:
            wfv.build(case)
        except wfv.Error:
            refused += 1
    assert refused >= 4


@needs_clang
def test_an_unsupported_call_has_its_source_line(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text("float other(float);\n\nkernel void k(global float *x) {\n\tx[0] = other(x[1]);\n}\n")
    with pytest.raises(wfv.UnsupportedError, match=r"a call of @.*other") as caught:
        wfv.build(path)
    assert caught.value.line == 4
    assert (caught.value.column, caught.value.file) == (9, str(path))
    assert caught.value.excerpt == "    4 | \tx[0] = other(x[1]);\n      | \t       ^"


@needs_clang
def test_an_unsupported_call_in_an_included_file_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "h.h").write_text("\nfloat other(float);\nfloat f(float x) { return other(x) + 1; }\n")
    (tmp_path / "k.cl").write_text('#include "h.h"\nkernel void k(global float *x) { x[0] = f(x[1]); }\n')
    with pytest.raises(wfv.UnsupportedError) as caught:
        wfv.build(tmp_path / "k.cl")
    assert (caught.value.line, caught.value.column, caught.value.file) == (3, 27, str(tmp_path / "h.h"))
    assert "float f(float x) { return other(x) + 1; }\n" in caught.value.excerpt


@needs_clang
def test_a_barrier_in_a_divergent_branch_has_its_source_line() -> None:
    source = (
        "kernel __attribute__((reqd_work_group_size(8, 1, 1))) void k(global int *x) {\n"
        "  if (get_local_id(0) == 0)\n    barrier(CLK_LOCAL_MEM_FENCE);\n  barrier(CLK_LOCAL_MEM_FENCE);\n}"
    )
    with pytest.raises(wfv.BarrierDivergenceError) as caught:
        _ = wfv.build(source).k.ir
    assert (caught.value.line, caught.value.column) == (3, 5)
    assert [(note.line, note.excerpt.split("\n")[0]) for note in caught.value.notes] == [
        (2, "    2 |   if (get_local_id(0) == 0)")
    ]


@needs_clang
@pytest.mark.parametrize(
    ("source", "message", "line"),
    [
        ("int g(int a) {\n  return a < 2 ? 1 : g(a - 1) + g(a - 2) * g(a / 2);\n}\n"
         "kernel void k(global int *x) { x[0] = g(x[1]); }", "recursion", 2),
        ("kernel void k(global int *x) {\n  int a[2000000];\n  for (int i = 0; i < 2000000; i++) a[i] = x[i];\n"
         "  x[0] = a[x[3]];\n}", r"private arrays.*largest is %a(\.i)? ", 2),
    ],
)  # fmt: skip
def test_errors_of_the_compiler_have_the_source_s_line_or_none(source: str, message: str, line: int) -> None:
    with pytest.raises(wfv.UnsupportedError, match=message) as caught:
        _ = wfv.build(source).k.ir
    assert caught.value.line == line


def test_an_error_about_a_line_without_debug_info_has_no_line() -> None:
    error = wfv.UnsupportedError("it", line=2)
    move_to_source(error, IR)
    assert str(error) == f"WFV002: it\n  help: {wfv.UnsupportedError.default_help}"


@needs_clang
def test_the_examples_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba", reason="kernels in Python need Numba")
    readme, names = (Path(__file__).parent.parent / "README.md").read_text(), dict[str, Any]()
    for part in readme.split("```python\n")[1:3]:
        exec(part.split("```")[0], names)
    assert capsys.readouterr().out == "871 178\n[1. 3. 5. 7.]\n"


@pytest.mark.parametrize("text", [IR, "kernel void k(global int *x) { x[0] = 1; }\n"])
def test_a_source_that_is_too_large_is_refused_before_it_is_read(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No check of its contents runs, and a file is not opened."""
    path = tmp_path / "large.cl"
    with path.open("wb") as file:
        file.truncate(program_source.MAX_SOURCE + 1)  # sparse: no byte is written
    monkeypatch.setattr(program_source, "source_text", None)
    monkeypatch.setattr(program_source, "kind_of", None)
    monkeypatch.setattr(Path, "read_bytes", None)
    for source in (path, str(path)):
        with pytest.raises(wfv.ParseError, match=r"large.cl' has \d+ characters, and the limit is"):
            wfv.build(source)
    monkeypatch.setattr(program_source, "MAX_SOURCE", len(text) - 1)
    for given in (text, text.encode()):
        with pytest.raises(wfv.ParseError, match=f"the source has {len(text)} characters"):
            wfv.build(given)


@pytest.mark.parametrize("text", [IR, "kernel void k(global int *x) { x[0] = 1; }\n"])
def test_a_nul_byte_is_named(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither LLVM nor Clang gets the text."""
    monkeypatch.setattr("wfv.llvm.canonicalize", None)
    monkeypatch.setattr("wfv.opencl.limited_process.run_limited", None)
    damaged = text.lstrip().replace("\n", "\n\0", 1) + "\n"
    path = tmp_path / "k.txt"
    path.write_text(damaged)
    for source in (damaged, damaged.encode(), path):
        with pytest.raises((wfv.ParseError, wfv.UnsupportedError), match="NUL byte") as caught:
            wfv.build(source)
        assert caught.value.line == 2
