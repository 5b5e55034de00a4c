"""LLVM IR in which some functions are refused: the other kernels run, and each refused one has its error and line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import wfv
from tests.support.requires import needs_clang
from tests.support.wild import STRATEGIES

IR = """\
; A comment, so that line numbers differ from those of the canonical text.
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @elsewhere(i32)
@kept = internal addrspace(2) constant [2 x i32] [i32 5, i32 6]

define internal spir_func i32 @helper(i32 %x) noinline {
  %y = call spir_func i32 @elsewhere(i32 %x)
  ret i32 %y
}

define internal spir_func i32 @machine(i32 %x) noinline {
  %y = call i32 asm "incl $0", "=r,0"(i32 %x)
  ret i32 %y
}

define spir_kernel void @linked(ptr addrspace(1) %x) {
  %v = load i32, ptr addrspace(1) %x
  %y = call spir_func i32 @helper(i32 %v)
  store i32 %y, ptr addrspace(1) %x
  ret void
}

define spir_kernel void @"assembled one"(ptr addrspace(1) %x) {
  %y = call spir_func i32 @machine(i32 4)
  store i32 %y, ptr addrspace(1) %x
  ret void
}

define spir_kernel void @plain(ptr addrspace(1) %x) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p
  %k = load i32, ptr addrspace(2) @kept
  %w = add i32 %v, %k
  store i32 %w, ptr addrspace(1) %p
  ret void
}
!opencl.kernels = !{!0, !1}
!0 = !{ptr @linked}
!1 = !{ptr @plain}
"""
LINES = {"linked": (7, "a call of @elsewhere, which is not defined"), "assembled one": (12, "assembly")}


@pytest.mark.parametrize("strategy", STRATEGIES)
def test_the_other_kernels_run(strategy: str) -> None:
    program = wfv.build(IR, strategy=strategy)
    assert list(program) == ["plain"]
    x = np.arange(13, dtype=np.int32)
    program.plain(13, 4, x)
    assert x.tolist() == [i + 5 for i in range(13)]


def test_a_refused_kernel_has_its_error_and_line(tmp_path: Path) -> None:
    path = tmp_path / "module.ll"
    path.write_text(IR)
    program = wfv.build(path)
    assert program.refused.keys() == LINES.keys()
    for name, (line, message) in LINES.items():
        with pytest.raises(wfv.UnsupportedError, match=message) as caught:
            program[name]
        assert (caught.value.line, caught.value.file) == (line, str(path))
        assert caught.value.excerpt.startswith(f"{line:5} | {IR.splitlines()[line - 1]}")
        assert f"{path}: warning: kernel {name!r} is left out: " in program.build_log


def test_without_kernel_conventions_all_functions_are_kernels() -> None:
    """As in IR of C and C++."""
    program = wfv.build(IR.replace("spir_kernel ", "").replace("internal spir_func", "spir_func"))
    assert list(program) == ["plain"] and sorted(program.refused) == ["assembled one", "helper", "linked", "machine"]


def test_the_layout_of_the_text_does_not_matter() -> None:
    program = wfv.build(IR.replace("}\n\ndefine spir_kernel void @linked", " } define spir_kernel void @linked"))
    assert list(program) == ["plain"] and sorted(program.refused) == ["assembled one", "linked"]


def test_module_assembly_refuses_the_module() -> None:
    with pytest.raises(wfv.UnsupportedError, match="assembly") as caught:
        wfv.build('module asm "nop"\n' + IR)
    assert caught.value.line == 1


ASSEMBLY = r"""
#if defined(NEVER)
#define LANE(x) asm volatile("mov.u32 %0, %%laneid;" : "=r"(x))
#endif
__attribute__((noinline)) int lane(int x) { asm volatile("mov %0, %1" : "=r"(x) : "r"(x)); return x; }
kernel void reads(global int *x) { asm(".incbin \"/etc/passwd\""); x[0] = 1; }
kernel void lanes(global int *x) { x[get_global_id(0)] = lane(x[0]); }
kernel void plain(global int *x) { x[get_global_id(0)] += 2; }
"""


@needs_clang
def test_assembly_refuses_the_kernels_that_reach_it() -> None:
    program = wfv.build(ASSEMBLY)
    assert list(program) == ["plain"]
    lines = {name: int(error.line) for name, error in program.refused.items()}
    assert lines == {"reads": 6, "lanes": 5}
    assert all("assembly" in error.message for error in program.refused.values())
    x = np.zeros(13, np.int32)
    program.plain(13, 4, x)
    assert (x == 2).all()


@needs_clang
def test_assembly_outside_of_functions_refuses_the_file() -> None:
    with pytest.raises(wfv.UnsupportedError, match="assembly"):
        wfv.build('asm(".incbin \\"/etc/passwd\\"");\n' + ASSEMBLY)


WRONG_WITH_DEBUG_INFO = """\
define spir_kernel void @k(ptr addrspace(1) %x, i32 %n) !dbg !4 {
  %v = add i32 %w, 1, !dbg !6
  %w = add i32 %n, 1, !dbg !6
  store i32 %v, ptr addrspace(1) %x, !dbg !6
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.cl", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, unit: !0, spFlags: DISPFlagDefinition, type: !5)
!5 = !DISubroutineType(types: !7)
!6 = !DILocation(line: 2, scope: !4)
!7 = !{}
"""


def test_what_is_wrong_is_said_of_ir_with_debug_info() -> None:
    with pytest.raises(wfv.ParseError, match="does not dominate all uses") as caught:
        wfv.build(WRONG_WITH_DEBUG_INFO)
    assert "%v = add i32 %w, 1" in str(caught.value)
